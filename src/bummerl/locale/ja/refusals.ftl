# いまできない理由と、代わりにすること。読み手はそれを試みたプレイヤー。

refused-over = このディールは終わりました。もう何もできません。
refused-not-your-turn = まだあなたの番ではありません。先に相手が行動します。

# $led はリードされたカード、$suit はそのスート、$cards は出せるカード。
refused-not-held = { $card }は手札にありません。手札からカードを出してください。
refused-lead-marriage = { $suit }のマリッジを宣言したので、その2枚の中からリードしなければなりません。
refused-lead-king = { $suit }のマリッジを宣言したので、このルールではKをリードしなければなりません。
refused-follow = リードは{ $suit }で、{ $suit }が手札にあります。マストフォローです。出せるカード：{ $cards }
refused-head = { $led }に勝てるカードがあるので、それを出さなければなりません。出せるカード：{ $cards }
refused-trump = { $suit }が手札にないので、切り札を出さなければなりません。出せるカード：{ $cards }

refused-exchange-not-leading = 交換できるのはリードする人だけです。先に、リードに対してカードを出してください。
refused-exchange-not-held = ターンアップと交換できるのは{ $card }だけですが、手札にありません。
refused-exchange-no-trick = 交換できるのは、トリックを1つ取ってからです。
refused-exchange-talon =
    交換するには、山札がターンアップを含めて{ $least }枚以上残っていなければなりません。いまは{ $talon }枚です。
refused-exchange-closed = 山札がクローズされたので、もう交換できません。
refused-exchange-gone = 山札がなくなったので、交換するターンアップがありません。
refused-exchange-not-now = 交換は、山札から引いたあと、リードする前に行います。

refused-close-not-leading = クローズできるのはリードする人だけです。先に、リードに対してカードを出してください。
refused-close-not-played = このルールではクローズできません。
refused-close-first-lead = 最初のトリックが終わるまではクローズできません。
refused-close-talon =
    クローズするには、山札がターンアップを含めて{ $least }枚以上残っていなければなりません。いまは{ $talon }枚です。
refused-close-already = 山札はすでにクローズされています。
refused-close-gone = 山札がなくなったので、クローズできません。

refused-meld-not-leading = マリッジを宣言できるのはリードする人だけです。自分のリードの番まで待ってください。
refused-meld-not-held = { $suit }のマリッジを宣言するには、2枚とも手札に必要です。
refused-no-marriage = 手札にマリッジがありません。同じスートのキングとクイーンが必要です。
refused-meld-value = { $suit }のマリッジは{ $value }点です。{ $value }点を宣言してください。
refused-meld-first-lead = このルールでは、最初のリードではマリッジを宣言できません。先にトリックを取ってください。
refused-meld-second = 1回のリードで宣言できるマリッジは1つだけです。宣言した2枚の中からリードしてください。
refused-meld-closed = 山札がクローズされたので、このルールではもうマリッジを宣言できません。
refused-meld-gone = 山札がなくなったので、このルールではもうマリッジを宣言できません。

refused-claim-auto = 上がりを宣言する必要はありません。どちらかが{ $target }点に達すると、自動的に終わります。
refused-claim-not-now =
    上がりを宣言できるのは、トリックを取った直後かマリッジを宣言した直後の、リードする前だけです。
refused-pass-not-now = パスできるのは、最後のトリックを取り、上がりを宣言しないときだけです。

refused-draw-not-now = いまは引くカードがありません。カードを引くのは、山札が開いている間、トリックのあとだけです。
refused-decline-not-now = 交換を断れるのは、相手がクローズした直後だけです。
refused-draw-first = トリックを取りました。先に山札から引くか、クローズしてください。
refused-answer-first = 相手がクローズしました。先に、交換するか、しないかを決めてください。
refused-last-first = カードはすべて出され、最後のトリックを取りました。上がりを宣言するか、パスしてください。

refused-other-game = このゲームにその宣言はありません。
