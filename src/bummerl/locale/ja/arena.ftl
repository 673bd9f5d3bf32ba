# 自作ボットと、終わらないマッチ

arena-undecided = { $matches }マッチは{ $deals }ディール打っても勝者が決まらず、どちらの勝ちにも数えていません。
arena-bot-stays = ボット「{ $name }」は別のプロセスに渡せません。プロセスを1にするか、モジュールのクラスを指定してください。
bot-no-module = モジュール「{ $module }」はありません。ボットは「モジュール:クラス」の形で指定します。モジュールはこのフォルダーにあるか、インストール済みでなければなりません。
bot-broken-module = モジュール「{ $module }」を読み込めません：{ $error }
bot-no-class = モジュール「{ $module }」に「{ $name }」はありません。
bot-not-made = 「{ $name }」からボットを作れません（引数なしで呼び出します）。エラー：{ $error }
bot-is-none = 「{ $name }」はボットではありません。ボットには名前（name、表示できる1〜40文字）とメソッドchoose(view, rng)が必要です。
bot-raised = 席{ $place }（0から数えます）のボット「{ $name }」が中断しました：{ $error }。ここまでのディール：{ $line }
bot-illegal = 席{ $place }（0から数えます）のボット「{ $name }」が選んだのは{ $action }ですが、できるのは{ $legal }です。ここまでのディール：{ $line }
arena-rough = 並びが{ $decks }組より少ないと、区間は大まかです。どの並びも同じ結果でばらつきが分からないところは?で示します。
