# 全画面のテーブル。場所が限られるので、印もボタンも短く。

screen-small =
    テーブルには{ $wide }桁{ $high }行が必要です（いまは{ $columns }桁{ $rows }行）。画面を広げるか、行モードで遊んでください：bummerl play --plain

# 上の帯。
screen-deal = 第{ $number }ディール
# 表示中のゲームとルールの設定が違うとき。
screen-house-rules = ローカルルール
screen-help = ヘルプ
screen-quit = 保存して終了
screen-unsaved = 未保存

# 名前のそば。
screen-dealer = ディーラー
screen-forehand = ファーストハンド
screen-declarer = 契約者
screen-closed = クローズ
screen-tricks = { $count }トリック
# $pending はトリックを待っているマリッジの点。
screen-points = { $points }点{ $pending ->
        [0] {""}
       *[other] （＋{ $pending }点待ち）
    }
screen-your-lead = あなたのリード
screen-your-answer = あなたの番
screen-your-call = 下の操作から選択
screen-their-turn = { $name }の番…
screen-go-on = 続ける（どのキーでも）

# テーブルの上。
screen-trump = 切り札
screen-own-tricks = 取ったトリック
screen-last-trick = 最後のトリック
# 引いたばかりのカードの上。
screen-new = 新
# 宣言できるものがないときに示す、いまのフォローのルール。
screen-rule-none = いまはどのカードでも出せます。
screen-rule-suit = マストフォローです。
screen-rule-suit_trump = マストフォローです。なければ切り札を出します。
screen-rule-strict = マストフォローです。勝てるときは勝ち、なければ切り札を出します。

# 長いボタンが入らないとき。$sign はスートの印。
screen-call-exchange = 交換
screen-call-meld = { $value }点 { $sign }
screen-call-close = クローズ
screen-call-claim = 上がり
screen-call-draw = 引く
screen-call-pass = パス
screen-call-decline = 交換しない
screen-next = 次のディール
screen-leave = テーブルを離れる
screen-new-match = 新しいマッチ
screen-look-through = トリックを見返す

# 手札の上。
screen-resumed = 前回の続きです。新しいマッチ：bummerl play --new
screen-chosen = { $card }：もう一度押すか、Enterで出します。
# $action は「20点を宣言（ハート）」のようなボタン。
screen-chosen-pair = { $key }：先に{ $action }。
screen-choose-first = 先にカードを選んでください。番号、矢印キー、クリックで選べます。
screen-no-key = このキーには働きがありません。?ですべてのキーを表示します。

# 枠。
screen-score = スコア
screen-seat-score = スコア{ $score }
screen-log = このディール
screen-unseen = 見えていないカード
screen-count = このディールの結果
screen-marriage = マリッジ
screen-bonus = 最後のトリック
screen-uncounted = 数えられず
# $score は「あなた 4 : 5 Resi」。
screen-new-score = 現在のスコア：{ $score }
screen-rules = ルール
screen-back = Esc：テーブルに戻る

# 1行に1つ。キー、「 = 」、働き。
screen-help-keys =
    1 2 3 … = カードを選ぶ。同じキーかEnterで出す
    ← → Enter = 矢印で選び、Enterで出す
    マウス = クリックでカードを選び、もう一度クリックで出す。ボタンもクリックできる
    m b v = マリッジを宣言
    x = 最も低い切り札をターンアップと交換
    c = 山札をクローズ（一度確認）
    s = 上がりを宣言（一度確認）
    d = 引く（引く前にクローズできるルールで）
    n = パス、または交換しない
    Esc = カードの選択や確認を取り消す
    {" "}
    l = 最後のトリック。取ったトリックのクリックでも
    o = 見返せるトリックを見る
    t = テーブル全体を読み上げる（練習用のテーブルでは、見えていないカードがどこにある確率も）
    p = 点を読み上げる
    r = 最後のメッセージを全部もう一度
    h = ヒント（出せるテーブルで）
    e = このゲームのルール。断られたあとは、その条項から
    u = 取り消し（練習テーブルで）
    {" "}
    Ctrl+T = 暗い画面と明るい画面
    任意のキー = 相手を待つ間を終わらせる
    q = 保存して終了。「bummerl play」で続きから
