# 2人から4人のテーブル：ゲームについてテーブルが伝えること、できること、マッチの終わり。
# $name は文の主語。

# 契約と入札。
fact-makes-trumps = { $name }が切り札を決めます。
fact-no-call = まだ契約の宣言はありません。このままなら{ $name }の通常ゲームです。
fact-called = { $name }が{ $contract }（{ $value }）を宣言しています。
fact-contract = { $name }の契約は{ $contract }（{ $value }）です。
fact-normal = 通常ゲームです。契約者は{ $name }です。
fact-doubled = コントラがかかり、このディールは{ $times }倍です。
fact-no-trumps = 切り札はありません。
fact-turned = めくられた切り札：{ $card }
fact-took-talon = { $name }はタロンを取りました。
fact-lays-away = { $name }があと捨てる枚数：{ $count }
fact-drummed = { $name }はドラムを打ちました。1人で66点を目指します。
fact-whistled = { $name }はドラムを打ち、口笛を吹きました。相手が1トリック取る前に66点を目指します。
fact-bid = いちばん高いビッドは{ $name }の{ $value }です。
fact-plays-for = { $name }の契約は{ $value }です。
fact-passed = { $name }はパスしています。
fact-blind = { $name }は手札を見ずにビッドしました。
fact-unseen = { $name }はまだ手札を見ていません。
fact-widow = ストックは{ $cards }でした。
fact-coming = 次のトリックから切り札は{ $suit }です。
fact-golden = ゴールデンラウンド：入札はなく、得点はすべて2倍です。

# 参加する人と得点表。
fact-sits = { $name }はこのディールを休みます。
fact-rests = { $name }は手札を伏せて休んでいます。
fact-out-first = { $name }は勝ち上がりました。残りの人で負けを決めます。
fact-carry = このディールの勝者が得る繰り越し：{ $value }
fact-barrel = { $name }は樽の上にいます（{ $attempts }回中{ $attempt }回目）。
fact-barrel-for-ever = { $name }は樽の上にいます。
fact-bolts = { $name }のボルト：{ $limit }個中{ $count }個
fact-falls = { $name }が樽から落ちた回数：{ $count }
# だれが持っているか全員が知っているカード。
fact-known = { $name }が持っていると分かっているカード：{ $cards }

# テーブルを文で。
table-trump = 切り札は{ $trump }です。
table-trick = 場のカード：{ $cards }
trick-of-all = { $cards }：{ $who ->
        [you] あなたのトリックです。
       *[other] { $winner }のトリックです。
    }

# マッチの終わり。$names は点を分け合う人たち。
match-goes-to = マッチの勝者：{ $names }
match-bummerl = { $names }のブンメル：{ $count }
match-level = 首位が同点なので、誰かが上回るまでマッチを続けます。
match-shuffle-spent = { $deals }ディールでこのシャッフルの秘密を使い切ったため、マッチは勝者なしで終わります。次のマッチは新しいシャッフルで始まります。

# できること。
choice-give = { $card }を{ $name }に渡す
choice-decline = このままプレイする
choice-stock = ストック{ $number }を取る
choice-turn = { $number }枚目のカードをめくる
choice-turn-next = 次のカードで切り札を決める
choice-call = { $call }（{ $value }）
choice-aces = 4枚のエース（{ $value }点）を宣言
confirm-writeoff = このディールを降りますか。取り消せません。もう一度{ $key }を押すと降ります。
confirm-bomb = 手札を投げ出しますか。取り消せません。もう一度{ $key }を押すと投げ出します。
confirm-turn = { $action }——取り消せません。もう一度{ $key }を押すとめくります。

# カードを出す以外に決めること。
ask-cut = カットかノックか
ask-look = 手札を見るか、見ずにビッドするか
ask-redeal = 配り直しを求めるか
ask-trump = 切り札のスートを指定
ask-drum = ドラムかパスか
ask-call = 契約を宣言（パスなら通常ゲーム）
ask-call-more = より高い契約かパスか
ask-bid = ビッドかパスか
ask-stock = どちらのストックを取るか
ask-take = タロンを取るかパスか
ask-raise = ビッドを上げるか、そのままか
ask-give = 手放すカードを選択
ask-kontra = コントラかパスか
ask-draw = 引くかクローズか
ask-claim = 上がりを宣言するかパスか
ask-meld = マリッジを宣言するかパスか
ask-decline = 交換するかしないか

# 行モード。
lines-amounts-bid = ビッド（数を入力）：{ $amounts }
lines-amounts-blind = 見ずにビッド（数を入力）：{ $amounts }
lines-amounts-raise = 契約を上げる（数を入力）：{ $amounts }
lines-move-to = 1枚を選ぶ（{ $to }）：{ $cards }
lines-move = 1枚と渡す相手の文字（{ $to }）を続けて入力。例：{ $key }　{ $cards }
lines-lay-away = 捨てる
lines-help-more =
    11枚目と12枚目のキーは - と = です。ビッドは 120 や b120 のように数で入力します。

    a、b、f、g…：切り札を指定、カードをめくる、ストックを取る（どの文字かはその都度表示）。c1、c2…：その契約を宣言（名前でも可）。n：パス、契約を変えない。k：コントラ、ノック。3a：左から3枚目を左隣の人に、3bはその次の人に渡す。g：配り直しを求める。v：手札を見る。x：タロンを取る。w：降りる。j：手札を投げ出す。i：ヒント。

    すべて記法でも入力できます：bid:120、give:9D:1、discard:QH、trump:H、call:land。

# 全画面のテーブル。
screen-facts = このゲーム
screen-sits = 休み
screen-choose-call = ↑と↓で選び、Enterで決めます。
screen-chosen-gift = { $card }：{ $ways }
screen-rule-trick = 出せるカードは上にずれています。
screen-rule-gift = { $how ->
        [give] 渡すカードを選んでください。
        [discard] 捨てるカードを選んでください。
       *[either] 渡すカードか捨てるカードを選んでください。
    }
screen-call-redeal = 配り直し
screen-call-look = 見る
screen-call-take = タロン
screen-call-keep = そのまま
screen-call-writeoff = 降りる
screen-call-bomb = 投げ出す
screen-call-trump = 切り札{ $sign }
screen-call-kontra = コントラ
screen-call-drum = ドラム
screen-call-cut = カット
screen-call-knock = ノック
screen-call-stock = ストック{ $value }
screen-call-turn = { $value }枚目を開く
# 1行に1つのキー：キー、「 = 」、働き。
screen-help-more =
    ↑ ↓ Enter = ビッド、契約、選んだカードを渡す相手を選んで決める
    1 … 0 - = = 枚数の多い手札のカード（左から）
    n = パス、契約を変えない
    k = コントラ、ノック
    g = 配り直しを求める
    v = 手札を見る
    x = タロンを取る
    a b = 選んだカードを渡す相手
    w j = 降りる、手札を投げ出す（確認あり）
    i = ヒント
