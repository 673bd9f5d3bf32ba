# ディールの終わり方（end-）とその価値（worth-）。結果は、終わり方、価値、加算の順に並ぶ。$name は話題のプレイヤーで、
# 読み手自身なら「あなた」になる。$points は計算に入る点数で、クローズ後はクローズした時点の点数のこともある。

end-claim = { $name }の上がり宣言は成立しました。必要な{ $target }点に対して{ $points }点です。
end-wrong-claim = { $name }の上がり宣言は誤りでした。必要な{ $target }点に対して{ $points }点しかありません。
end-failed-close =
    { $name }はクローズしましたが、{ $target }点の上がりを宣言できず、失敗に終わりました（{ $points }点）。
end-last-trick = どちらも上がりを宣言しなかったので、最後のトリックを取った{ $name }の勝ちです。
end-carried =
    どちらも上がりを宣言せず、{ $first }点対{ $second }点では勝者が決まりません。得点はなく、次のディールの勝者に1ゲームポイントが加わります。
end-only-one =
    どちらも上がりを宣言しませんでしたが、{ $target }点以上なのは{ $name }だけなので、{ $points }点で{ $name }の勝ちです。
end-tie-carried = どちらも{ $points }点です。得点はなく、次のディールの勝者に1ゲームポイントが加わります。
end-tie = どちらも{ $points }点です。得点はなく、同じディーラーがもう一度配ります。
end-higher =
    どちらも上がりを宣言しなかったので、{ $points }点対{ $others }点で{ $name }の勝ちです。

worth-no-trick = { $name }には数えられるトリックがありません（シュヴァルツ）。3ゲームポイントです。
worth-no-points = { $name }には数えられる点がありません（シュヴァルツ）。3ゲームポイントです。
worth-schneider =
    { $name }は{ $points }点（{ $limit }点未満、シュナイダー）なので、2ゲームポイントです。
worth-one = { $name }は{ $points }点（{ $limit }点以上）なので、1ゲームポイントです。
worth-last-trick = 最後のトリックで{ $name }が得るのは、点数に関係なく1ゲームポイントです。

worth-closer-trickless = クローズした{ $name }は1トリックも取っていません。3ゲームポイントです。
worth-closer-beaten = クローズしたのは{ $name }ですが、相手が先に上がりました。2ゲームポイントです。
worth-failed-always-three = このルールでは、{ $name }のクローズの失敗は必ず3ゲームポイントになります。
worth-failed-closer-zero = クローズした{ $name }は0点です。3ゲームポイントです。
worth-failed-trickless = クローズの時点で{ $name }は1トリックも取っていませんでした。3ゲームポイントです。
worth-failed-one =
    クローズした{ $name }は{ $points }点で、{ $limit }点以上です。1ゲームポイントです。
worth-failed-two = { $name }のクローズの失敗は2ゲームポイントになります。

worth-wrong-trickless = { $name }がまだ1トリックも取っていないので、誤った宣言は3ゲームポイントになります。
worth-wrong-two = { $name }の誤った宣言は2ゲームポイントになります。
worth-wrong-closer =
    { $name }はクローズもしていたので、誤った宣言はクローズの失敗と同じになります。{ $why ->
        [trickless] クローズの時点で相手は1トリックも取っていなかったので（§8.3）、
        [closer-zero] クローズした人は0点なので（§8.3）、
        [always-three] このルールではいつも（§8.3）
       *[other] {""}
    }{ $value }ゲームポイントです。

# 上に加わるもの。$value はここまでの合計。
worth-closed = クローズされたディールなので{ $times }倍になり、{ $value }ゲームポイントです。
worth-carried = 繰り越しの{ $carry }ゲームポイントが加わり、合計{ $value }ゲームポイントです。

# クローズした時点で相手が持っていたものによる同じ計算。
worth-at-close-three = クローズの時点で{ $name }には数えられるものがありませんでした（シュヴァルツ）。3ゲームポイントです。
worth-at-close-two =
    クローズの時点で{ $name }は{ $points }点で、{ $limit }点未満でした（シュナイダー）。2ゲームポイントです。
worth-at-close-one = クローズの時点で{ $name }は{ $points }点で、{ $limit }点以上でした。1ゲームポイントです。
worth-wrong-as-won = { $name }の誤った宣言は、成立していれば得られたはずの{ $value }ゲームポイントを失います。
