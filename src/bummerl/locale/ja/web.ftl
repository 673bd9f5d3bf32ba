# The fixed words of the pages: buttons, headings and labels.  None has a parameter: numbers and names stand beside them.

# Places and pages
web-pages = ページ
web-nav-play = 遊ぶ
web-nav-learn = 学ぶ
web-nav-history = 対戦記録
web-nav-rules = ルール
web-language = 言語
web-settings = 設定
web-close = 閉じる
web-missing = このページはありません。
web-to-start = 最初のページへ
web-failed = うまくいきませんでした。何も失われていません。もう一度試してください。
web-loading = お待ちください…
web-yes = はい
web-no = いいえ
web-show = 見る
web-understood = わかりました
web-ober-unter = O（オーバー）はクイーン、U（ウンター）はジャックに当たります。
web-copy = コピー
web-copied = コピーしました

# The first page
web-home-title = カードを一局、いかがですか。
web-home-free = 登録なし、時間制限なし。
web-deal-cards = カードを配る
web-with-friends = 友だちと遊ぶ
web-your-name = お名前
web-player = プレイヤー
web-go-on = 続ける
web-forget = リストから消す
web-games = ゲーム
web-game = ゲーム
web-minutes = 分
web-opponent = 相手
web-fair-cards = どのレベルでも、カードの配りは公平です。
web-house-rules = ローカルルール
web-own-rules = 変更する
web-promise = どのディールも配る前に封印され、あとで検証できます。

# A new table
web-new-table = 自分のテーブル
web-memory = テーブルが覚えていること
web-seats = 席
web-seat = 席
web-seat-me = 自分
web-seat-open = 友だち用に空ける
web-clock = 一手の制限時間
web-takeover = 離席後にコンピューターが代わるまで
web-never = なし
web-watchers = 観戦を許可
web-open-table = テーブルを開く

# Before the match
web-invite = このリンクで招待
web-qr = テーブルのリンクのQRコード
web-free = 空席
web-sit = 席に着く
web-waiting = 全員が席に着くと始まります。

# The table
web-hand = 手札
web-calls = 宣言
web-choice = このカードの使い方
web-trick = トリック
web-tricks = トリック
web-talon = 山札
web-talon-count = 山札の枚数：
web-bidding = ビッド
web-less = 減らす
web-more = 増やす
web-safe = この手札での安全な上限：
web-playable = 出せます
web-not-playable = 今は出せません
web-new = 新
web-next = 予約
web-unqueue = 予約を取り消す
web-ahead = 優勢
web-thinking = 考え中…
web-computer-plays = 今はコンピューターが代わっています。
web-last-trick = 最後のトリック
web-losses = ブンメル
web-practice = 練習
web-unseen = まだ見ていないカード
web-deal = ディール
web-deals = ディール
web-total = 合計
web-next-deal = 次のディール
web-rematch = もう一局
web-another = 別のゲーム
web-tab-log = 記録
web-tab-about = テーブル
web-step-first = 最初へ
web-step-back = 一手戻る
web-step-on = 一手進む
web-step-last = 最後へ
web-now = 現在
web-looking = 過去の場面を見ています。対局は続いています。
web-back-to-now = 現在に戻る

# Banners
web-connecting = 再接続しています…
web-connecting-more = 手札はそのままです。
web-replaced = このテーブルは別のタブで続いています。ここでは観戦中です。
web-play-here = ここで遊ぶ
web-taken-over = コンピューターが代わりに打っています。
web-take-back-seat = 席に戻る

# The menu and its sheets
web-sheet-menu = メニュー
web-sheet-settings = 設定
web-sheet-log = 記録とスコア
web-sheet-rules = ルール
web-sheet-last = 最後のトリック
web-sheet-verify = シャッフル
web-sheet-help = キー操作
web-sheet-phrases = ひとこと
web-way-hint = ヒント
web-way-takeback = 待った
web-way-resign = 投了
web-way-leave = 席を立つ
web-ask-resign = このマッチを投了しますか？負けになります。
web-ask-leave = 席を立ちますか？以後はコンピューターが代わりにプレイします。
web-way-return = 席に戻る

# Keys, in their order
web-key-1 = カードを選ぶ。もう一度かEnterで出す
web-key-2 = 矢印で選び、Enterで出す
web-key-3 = カードを戻す、質問を閉じる
web-key-4 = マリッジを宣言
web-key-5 = 切り札を交換
web-key-6 = 山札をクローズ
web-key-7 = 上がりを宣言
web-key-8 = 最後のトリック
web-key-9 = 場を読み上げる
web-key-10 = 点を読み上げる
web-key-11 = もう一度読み上げる
web-key-12 = 待った
web-key-13 = ヒント
web-key-14 = この一覧

# The shuffle
web-verify = シャッフルを検証
web-verify-later = マッチが終わると検証できます。
web-verify-meaning = プレイヤーの乱数を見たあとで誰もカードを選んでいないことを証明します。運営者がカードを見なかったことの証明にはなりません。
web-verifying = 検証中…
web-verify-right = 証明済み：配る前に決まっていました
web-verify-wrong = 不一致：封印と合いません
web-verify-open = まだ公開されていません
web-no-proof = このマッチにはシャッフルの証明がありません。

# Replays
web-replay = リプレイ
web-step = 手
web-play-on = 再生
web-play-from-here = ここから遊ぶ
web-pause = 一時停止
web-link-to-move = この手へのリンク
web-statistics = 統計
web-seen-by = 見る席
web-open-cards = 全員の手札

# Own matches
web-no-matches = まだ対戦がありません
web-no-matches-more = 最初のディールは5分ほどです。
web-matches = 勝ったマッチ
web-points-a-deal = 1ディールの得点
web-running-sum = 得点の累計
web-won = 勝ち
web-lost = 負け
web-unfinished = 途中
web-look-again = 見返す

# Learning
web-strategy = 戦略
web-try-it = あなたなら何を出しますか。
web-show-answer = 答えを見る
web-so-far = ここまで
web-learn-title = 遊んで覚える
web-learn-lead = 待ったもヒントも使えて、点数も見えるテーブルです。
web-learn-1 = 上がっているカードが出せます。ほかのカードを選ぶと理由が出ます。
web-learn-2 = 山札があるうちはフォロー義務がありません。切り札は温存しましょう。
web-learn-3 = 同じスートのキングとクイーンは20点、切り札なら40点。リードのときに宣言します。
web-learn-4 = 点数を数えましょう。足りたら自分で宣言します。
web-learn-5 = クローズすると厳格ルールになり、リスクも上がります。強い切り札があるときに。
web-learn-6 = ディールのあとは集計を見ましょう。点の出どころがわかります。
web-learn-play = 遊んで学ぶ
web-learn-games = ヒント付きで好きなゲームを遊ぶ
web-lesson = レッスン
web-lesson-again = もう一度
web-lesson-match = マッチを遊ぶ

# Settings
web-set-deck = カード
web-set-letters = カードの文字
web-set-large = 大きな文字
web-set-back = 裏面
web-set-theme = 配色
web-theme-system = 端末に合わせる
web-theme-light = ライト
web-theme-dark = ダーク
web-set-speed = カードの速さ
web-speed-off = なし
web-speed-fast = 速い
web-speed-normal = 普通
web-speed-slow = 遅い
web-set-taps = カードの出し方
web-taps-auto = 端末に合わせる
web-taps-one = 1回タップ
web-taps-two = 2回タップ
web-set-order = 手札の並び
web-order-suit = スート順
web-order-rank = ランク順
web-set-sound = 音
web-set-keys = 文字キーで操作
web-set-only = 出せるカードが1枚なら自動で出す
web-set-safe = ビッド中に安全な上限を表示
web-set-phrases = ほかの人の「ひとこと」を表示
