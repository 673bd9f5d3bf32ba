# 実物のカードで遊ぶ人のためのスコアシート。行頭の単語（fine、undo）はどの言語でもこのまま入力でき、score-words が
# ほかの言い方を加える。

score-words =
    undo: 取消, 戻す
    redo: やり直し
    help: ヘルプ
    sheet: 表
    export: 書き出し
    quit: 終了
    fix: 訂正
    dealer: ディーラー, 親
    new: 次
    fine: ペナルティ
    misdeal: ミスディール
    redeal: 配り直し
    cut: カット
    breach: 違反
    blind: ブラインド
    writeoff: 降り
    bomb: ボム
    stock: ストック
    nobody: 勝者なし, 引き分け
    lost: 失敗
    claim: 上がり
    wrong: 誤り
    closed: クローズ
    drum: ドラム
    whistle: 口笛
    ten: 切り札の10

score-help-thousand =
    1ディール：宣言者、契約、続けて列の順に各プレイヤーのカードの点。書かなかった人の点は計算されます。
    anna 120 75 45 → 3人目は120の残り
    anna 120 75+100 45 ? → マリッジはプラスの後に、点かスートで（75+h）。? は残り
    ben 100 cora=0 ben=80 → 名前でも書けます。0はトリックなし、0tは点のないトリックだけ
    ディール以外：ペナルティ ben、ペナルティ ben 60、ミスディール、配り直し。
score-help-thousand-two =
    1ディール：宣言者、契約、続けて列の順に各プレイヤーのカードの点。書かなかった人の点は計算されます。
    anna 120 75 → 相手は120の残り
    anna 120 75+100 ? → マリッジはプラスの後に、点かスートで（75+h）。? は残り
    ben 100 anna=40 ben=80 → 名前でも書けます。0はトリックなし、0tは点のないトリックだけ
    ディール以外：ペナルティ ben、ペナルティ ben 60、ミスディール、配り直し。
score-help-blind = anna 120 ブラインド 80 40 → ブラインドビッド
score-help-write-off = anna 120 降り → 降り
score-help-bomb = anna 120 ボム → 手札を投げ出した
score-help-stock = anna 120 75 45 ストック 25 → 休む人に入るストックの点、またはそのカード（ストック KH QH 9S）
score-help-cut = カット → 一番下が悪いカード
score-help-breach = 違反 ben 150 → 上限を超えたビッド
score-help-points =
    1ディール：誰が何ゲームポイントで勝ったか。
    anna 2 → または上がり宣言のあとの敗者のカードの点：anna 上がり 20（0はトリックなし、0tは点のないトリックだけ）
score-help-contracts =
    1ディール：誰が宣言し、何点になったか。
    anna 2 → Annaの側のゲームポイント。anna 失敗 2 なら相手の側
    anna 上がり 20 → 上がり宣言のあとの敗者のカードの点（0はトリックなし）
    anna schnapser → 契約の名前で。anna schnapser 失敗、ダブルのあとは anna schnapser x2
score-help-closed = anna 2 クローズ → 得点の増える、山札のクローズ
score-help-losers = anna 1 2 → 敗者がそれぞれ払う点
score-help-wrong = anna 誤り → 誤った上がり宣言
score-help-drum = anna 2 ドラム → ドラムして勝ち。ほかに：anna 失敗 2 ドラム、anna 口笛
score-help-ten = anna 2 切り札の10 ben → Benが切り札の10を取った
score-help-nobody = 勝者なし → 勝者のいないディール
score-help-redeal = 配り直し → もう一度配ります
score-help-all =
    プレイヤーは番号、名前、または名前の初めの文字で書きます。
    取消、取消 3、やり直し：戻す、もう一度行う。訂正 4 …：4行目を書き直す。ディーラー ben：次はBenが配る。
    次：マッチが終わったら次のマッチ。表：表示。書き出し ファイル：.csv、.md、.json。書き出し! ファイル：すでにあるファイルに上書き。終了：やめる（すべて保存済み）。

score-column-entry = ディール
score-row =
    { $kind ->
        [fine] ペナルティ：{ $name }
        [misdeal] ミスディール：{ $name }
        [redeal] 配り直し
        [cut] カットの失敗
        [breach] 高すぎるビッド：{ $name }
        [dealer] ディーラー：{ $name }
        [new] 次のマッチ
        [nobody] 勝者なし
        [blind] ブラインド
        [writeoff] 降り
        [bomb] 投げ出し
       *[other] { $name }
    }
score-book-bolts = ボルト
score-book-barrel = 樽：残りディール
score-book-falls = 落下
score-book-write-offs = 降りの回数
score-book-bummerl = ブンメル
score-book-matches = 勝ったマッチ
score-next = 次のディーラーは{ $name }です。
score-next-sits = { $name }は休みです。
score-next-golden = ゴールデンラウンド、{ $count }ディール中{ $number }回目：{ $name }が120で宣言者になり、得点はすべて2倍です。
score-next-cuts = 続けて失敗したカット：{ $count }回。
score-won = マッチが終わりました。勝者：{ $names }。
score-another = Enterか「次」で次のマッチ、間違いがあれば「取消」、やめるなら「終了」。

score-welcome = 1ディールを1行で書いてください。「ヘルプ」で書き方、「終了」で終わり。すべてすぐに保存されます。
score-ask-players = { $game }：プレイヤー{ $count }人の名前を席の順にコンマで区切って（なければEnter）：
score-resumed = このシートの続きです：{ $path }　新しいシート：bummerl score --new
score-saved = シートを保存しました：{ $path }
score-exported = 書き出しました：{ $path }
score-fined = { $name }はペナルティ{ $value }点を失います。
score-misdealt =
    { $value ->
        [0] { $name }のミスディールです。
       *[other] { $name }のミスディールです。{ $value }点を失います。
    }
score-redealt = { $name }がもう一度配ります。得点はありません。
score-bad-cut = 一番下が悪いカードでした。続けて{ $count }回目の失敗です。
score-cut-fine = 3回続けてカットに失敗しました。{ $name }は{ $value }点を失います。
score-breached = { $name }は必要なマリッジなしに{ $value }をビッドしたので、その点を失います。

score-empty = ディールを書いてください。「ヘルプ」で書き方がわかります。
score-line-strange = 1行には表示できる文字を{ $most }字まで書けます。
score-full = 1枚のシートは{ $most }行までです。新しく始めてください：bummerl score --new
score-player-unknown = 「{ $given }」というプレイヤーはいません。プレイヤーは：{ $players }。
score-player-two = 「{ $given }」に当たるプレイヤーが複数います：{ $players }。名前をもっと長く書くか、番号を書いてください。
score-players = このゲームは{ $count }人で、名前は{ $given }人分でした。たとえば --players "{ $example }" と書きます。
score-name = 「{ $given }」は名前になりません。名前は1字から{ $most }字です。
score-name-taken = 「{ $given }」は別の意味があるので、ここでは名前になりません。ほかの名前にしてください。
score-names-same = 同じ名前のプレイヤーが2人います。片方に1字足してください。
score-too-much = この行に「{ $given }」は余分です。「ヘルプ」で書き方がわかります。
score-word-unknown = このゲームでは「{ $given }」がわかりません。「ヘルプ」で書き方がわかります。
score-deal-expected = ディールは宣言者、契約、カードの点の順に書きます。例：{ $example }
score-contract = 「{ $given }」は契約になりません。契約は{ $low }から{ $high }まで、刻みは{ $steps }です。
score-golden = ゴールデンラウンドでは{ $name }がファーストハンドで、120で宣言者になります。ほかの人はなれません。
score-sits-out = { $name }はこのディールでは休みです。ほかの人が配るなら、先に「ディーラー」と名前を書いてください。
score-points = 「{ $given }」がわかりません。カードの点は75、マリッジがあれば75+100か75+hと書きます。0はトリックなし、? は残りです。
score-points-missing = 少なくとも{ $least }人のカードの点を書いてください：{ $players }。すべてのカードを使うなら、1人分は計算されます。
score-points-total = カードの点は全部で120ですが、これは{ $total }です。マリッジはプラスの後に書きます：75+100。
score-points-twice = { $name }の点が2つあります。1人に1つずつ書いてください。
score-marriage = 「{ $given }」というマリッジはありません。点は{ $known }で、スートはs、h、d、cの文字で書けます。
score-marriage-twice = { $value }点のマリッジはそんなにありません。
score-stock-missing = { $name }は休みで、ストックの点を得ます。「ストック 25」のように点を書くか、カードを書いてください：「ストック KH QH 9S」。
score-stock-worth = 「{ $given }」はストックの3枚の点になりません。点か3枚のカードを書いてください：「ストック KH QH 9S」。
score-stock-nobody = このディールではストックは誰の得点にもなりません。書かないでください。
score-not-played = このテーブルに「{ $word }」はありません。オプション{ $option }で決まります。
score-blind-who = ブラインドビッドは認められた人だけが{ $least }以上でできます。ゴールデンラウンドではできません。
score-blind-score = ブラインドビッドには合計{ $least }点以上が必要です。
score-write-off-limit = { $name }はもう{ $count }回降りたので、これ以上は降りられません。
score-fine-expected = ペナルティは「ペナルティ ben」（通常の{ $fine }点）か、1から999の数を付けて「ペナルティ ben 60」と書きます。
score-breach-expected = 制限を超えたビッドは、プレイヤーとビッドを書きます：「違反 ben 150」。
score-expected = 誰が何ゲームポイントで勝ったかを「{ $name } 2」のように書くか、「勝者なし」と書いてください。
score-expected-contracts = 誰が宣言したかとゲームポイントか契約を、「{ $name } 2」や「{ $name } schnapser 失敗」のように書いてください。
score-value = 「{ $given }」は、加算や倍の前のディールの点になりません：{ $known }。
score-game-points = 「{ $given }」はディールのゲームポイントになりません。倍にした後の1から{ $most }の数を書いてください。
score-claim = 「{ $given }」は敗者のカードの点になりません。0（トリックなし）、0t（点のないトリックだけ）、または130までです。
score-contract-alone = { $contract }は点が決まっています。数と「上がり」を書かないか、契約を書かないでください。
score-losers = 数を1つ、または負けた人それぞれに1つ書いてください：{ $players }。
score-nobody = このゲームのディールには必ず勝者がいます。勝った人を書いてください。
score-dealer-expected = 次に配る人を書いてください：「ディーラー ben」。
score-match-goes-on = マッチはまだ終わっていません。新しいシート：bummerl score --new
score-match-over = マッチは終わり、{ $name }が勝ちました。「次」で次のマッチ、「取消」で取り消しです。
score-fix-expected = 1から{ $count }の行番号と正しい行を書いてください：「訂正 3 anna 120 75 45」。
score-fix-breaks = この訂正では{ $number }行目（{ $line }）が合わなくなります。そこまで取り消してください。
score-nothing-to-undo = 取り消すものがありません。
score-undo-most = 取り消せるのは{ $count }回までです。
score-nothing-to-redo = やり直すものがありません。
score-redo-most = やり直せるのは{ $count }回までです。
score-steps = 何回かを書いてください：「{ $word }」または「{ $word } 3」。
score-export-kind = 「{ $given }」には書き出せる拡張子（.csv、.md、.json）がありません。
score-export-own = { $path }はシートそのものです。ほかの名前にしてください。
score-export-there = { $path }はもうあります。ほかの名前にするか、上書きしてください：「export! ファイル」、コマンドラインでは --overwrite。
score-export-failed = { $path }に書き出せません：{ $problem }。ほかのファイルを指定してください。
score-nothing-to-export = そのシートはまだありません。始めてください：bummerl score
score-start = 「{ $given }」は{ $seats }人のマッチの始まりになりません。「{ $example }」のように、得点をハイフンでつないで書いてください。
score-cannot-read = シート{ $path }を読めません：{ $problem }。
score-cannot-write = シートを{ $path }に書き込めません：{ $problem }。--folderか--fileで別の場所を選んでください。
score-file-damaged = シート{ $path }は壊れているので、そのまま残しました。新しく始めてください：bummerl score --new
score-file-changed = シート{ $path }は別のプログラムで変更されました。何も書き込んでいません。終了して始め直してください。
score-file-there = { $path }はもうあります。ほかの名前にするか、続けるなら --new を外してください。
score-file-other = { $path }は{ $players }の{ $game }の始まっているシートです。ゲーム、プレイヤー、始まりの指定を外すか、ほかのファイルにしてください。
