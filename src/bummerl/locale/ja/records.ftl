# カード、アクション、デッキ、ファイルのどこがおかしいか。また、公正に配られたかどうか。

# $given は書かれていたもの。
notation-suit = 「{ $given }」はスートではありません。スートはS、H、D、Cです。
notation-card =
    「{ $given }」はカードではありません。ランク（A T K Q J 9 8 7）とスート（S H D C）を続けて、AHのように書きます。
notation-card-number = { $given }番のカードはありません。カードの番号は0から31です。
notation-card-twice = { $card }が2回書かれています。
notation-action = 「{ $given }」はアクションではありません。カード（AH）、マリッジ（40H）、またはdocs/notation.mdにある語を書きます。
# $missing と $foreign はカード。
deck-wrong =
    デッキには異なる{ $size }枚のカードが必要ですが、{ $given }枚あります。足りないカード：{ $missing }。余分なカード：{ $foreign }。

record-empty = ディールがありません。
record-one-deal = ディールは1つだけのはずですが、{ $deals }あります。
record-header-twice = 「{ $header }」が2回書かれています。
record-version = バージョン「{ $given }」で書かれていますが、このプログラムが読めるのはバージョン{ $known }です。
record-format = 「{ $given }」はマッチ（bummerl-match）やディール（bummerl-deal）の形式ではありません。
record-fields =
    ディールは、ゲーム、ディーラーと得点、デッキ、アクション、ポイント、リンクの3から6の部分を | で区切って書きます。ここには{ $given }あります。
record-other-game = ゲーム「{ $given }」はこのマッチのゲームではありません。
record-game = ゲーム「{ $given }」は遊べません。
record-points = 「{ $given }」はディールのポイントではありません。2-0のように書きます。
record-option-twice = 同じオプションが2回書かれています：「{ $given }」
record-standing = 「{ $given }」はこのゲームの得点ではありません。dealer 0 score 3-5 のように書きます。
record-json = JSONではありません：{ $problem }
record-field-unknown = フィールド「{ $field }」はここにはありません。
record-book = フィールド「{ $field }」は数でも数のリストでもありません。得点の記録はそのどちらかです。
# $kind は int、str、dict、object で、それ以外はリスト。
record-field =
    { $kind ->
        [int] フィールド「{ $field }」は整数でなければなりません。
        [str] フィールド「{ $field }」は文字列でなければなりません。
        [dict] フィールド「{ $field }」はオブジェクトでなければなりません。
        [object] フィールド「{ $field }」はオブジェクトでなければなりません。
       *[other] フィールド「{ $field }」はリストでなければなりません。
    }
record-seats = プレイヤーが{ $given }人書かれていますが、このゲームは{ $needed }人用です。
record-memory = 「{ $given }」という記憶レベルはありません。レベル：{ $known }
record-practice = 「{ $given }」はこのマッチのディールの番号ではありません。
record-hex = 「{ $given }」は、0から9とaからfを2文字ずつ並べたものではありません。
record-unfinished = 第{ $deal }ディールが終わっていないのに、第{ $number }ディールが始まっています。
record-after-end = 第{ $number }ディールは、マッチが終わったあとにあります。
record-wrong-standing = 第{ $number }ディールには「{ $given }」とありますが、それまでのディールによれば「{ $right }」です。
record-deck = 第{ $number }ディールのデッキは配れません。
record-action = 第{ $number }ディールのアクション{ $at }が読めません。
record-illegal = 第{ $number }ディールのアクション{ $at }「{ $action }」はできません。
record-past-end = 第{ $number }ディールのアクション{ $at }「{ $action }」は、ディールが終わったあとにあります。
record-wrong-points = 第{ $number }ディールのポイントは{ $given }とありますが、並べ直すと{ $right }です。

match-seats = プレイヤーが{ $given }人いますが、このゲームは{ $needed }人用です。
match-name =
    「{ $given }」は名前に使えません。名前は表示できる1から80文字（改行や制御文字は不可）で、| を含まず、前後に空白を
    置けません。
match-deal-unfinished = まだディールの途中です。終わってから次を配ってください。
match-over = マッチは終わりました。もうディールはありません。
match-no-deal = プレイ中のディールがありません。先に次のディールを配ってください。
match-no-shuffle = このマッチはシャッフルを公開しないので、追加するものはありません。

verify-nothing-published = マッチの前に何も公開されていないので、配りに細工があったかどうかは誰にも分かりません。
verify-none-finished = このマッチには終わったディールがないので、まだ何も証明されていません。ディールは終わって初めて証明されます。
verify-entropy = シャッフルに乱数を加えたのは{ $given }人ですが、このゲームは{ $seats }人用です。確かめられません。
verify-links = 公開されたシャッフルのリンクは{ $given }個ですが、{ $needed }個必要です。確かめられません。
verify-link = シャッフルのリンク{ $number }が、マッチの前に公開されたものと合いません。変更されています。
verify-dealer = シャッフルによれば、最初のディーラーは席{ $given }ではありません。変更されています。
verify-deck = 第{ $number }ディールのカードがシャッフルの結果と違います。変更されています。
verify-opening = このマッチは「{ $given }」から始まっています。新しいマッチは「{ $right }」から始まります。それより前のことは検証できません。
verify-chosen =
    どの山札もマッチ前に決まっていた数から導かれますが、--seed のときはいつもそうであるように、自分の数を加えたプレイヤーが
    いません。マッチを用意した人は札を選べました。したがって、札が仕組まれていないことは証明されません。
file-unfinished = { $path }は途中のマッチです。「bummerl play」で続けられます。再生と検証は、終わってからできます。
