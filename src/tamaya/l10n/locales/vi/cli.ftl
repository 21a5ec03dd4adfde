## Words of all help
cli-usage = Cách dùng:
cli-options-place = [TÙY CHỌN]
cli-command-place = LỆNH [ĐỐI SỐ]…
cli-arguments = Đối số:
cli-options = Tùy chọn:
cli-commands = Lệnh:
cli-default = mặc định:
cli-environment = biến môi trường:
cli-required = bắt buộc
cli-help = Hiện phần trợ giúp này rồi thoát.
cli-type-text = <chữ>
cli-type-texts = <nhiều chữ>
cli-type-whole = <số nguyên>
cli-type-whole-range = <số nguyên>
cli-type-number-range = <số>
cli-type-path = <đường dẫn>
cli-json-object-lines = Mỗi dòng một đối tượng JSON.
cli-json-last-line = Dòng cuối là một đối tượng JSON.
cli-lang = Ngôn ngữ, ví dụ en, ja hay ru; mặc định là ngôn ngữ của hệ thống.
cli-rules = Bộ luật có sẵn: printed, bga, rnr, hanab-live, hle.
cli-bonuses = Năm phần thưởng: off, tiles, random hay choice.
cli-grand-finale = Không có vòng cuối cùng: hoặc trọn vẹn, hoặc thua.
cli-players = Số chỗ ngồi ở bàn.
cli-variant = Biến thể màu.

## tamaya
cli-tamaya = Hanabi: để chơi, để mở máy chủ, để nghiên cứu.
cli-version = In phiên bản.
cli-install-completion = Cài tự động hoàn thành cho shell đang dùng.
cli-show-completion = Hiện phần tự động hoàn thành của shell đang dùng, để chép lại hay chỉnh theo ý mình.

## play
cli-play = Chơi với bot trong cửa sổ dòng lệnh.
cli-play-players = Số chỗ ngồi ở bàn; mặc định là ba, hoặc đủ cho số bot được gọi.
cli-play-bots = Các bạn chơi, cách nhau bằng dấu phẩy (xem `tamaya bots`); lần lượt ngồi vào các chỗ.
cli-play-variant = Biến thể màu (xem `tamaya variants`).
cli-play-seed = Chia lại đúng ván ấy; mặc định là một ván bí mật.
cli-play-plain = Chỉ dùng câu chữ, không vẽ hình, dành cho trình đọc màn hình.
cli-play-explain = Sau ván, nói vì sao các bot đã làm vậy.
cli-play-name = Tên gọi bạn trong lời giải thích của bot.

## serve
cli-serve = Mở máy chủ trò chơi trên máy này.
cli-serve-config = Một tệp TOML có mọi thiết đặt này.
cli-serve-host = Địa chỉ để lắng nghe; 0.0.0.0 là mọi địa chỉ của máy này.
cli-serve-port = Cổng để lắng nghe; 0 là cổng trống bất kỳ.
cli-serve-data = Thư mục cho cơ sở dữ liệu và tệp khóa; chưa có thì tạo.
cli-serve-database = PostgreSQL: postgresql://user:password@host/name; nếu không thì là một tệp trong thư mục.
cli-serve-workers = Số tiến trình phục vụ; nhiều tiến trình thì cần PostgreSQL.
cli-serve-lease-seconds = Một tiến trình im lặng bấy nhiêu giây thì tiến trình khác trông các bàn của nó.
cli-serve-bot-delay = Số giây bot dùng cho một nước.
cli-serve-bot-workers = Số tiến trình để bot suy nghĩ.
cli-serve-origin = Một nguồn gốc khác mà trang của nó được dùng máy chủ này; có thể lặp lại.
cli-serve-trusted-proxy = Địa chỉ hay mạng của proxy mà tiêu đề chuyển tiếp được tin; có thể lặp lại. Proxy của máy này luôn được tin.
cli-serve-metrics-from = Mạng được đọc /metrics, ngoài máy này; có thể lặp lại.
cli-serve-contact = Dịch vụ thông báo đẩy viết cho ai về máy chủ này: mailto:… hay https://… Một số dịch vụ muốn biết.
cli-serve-limit = NAME=VALUE, với tần suất là NAME=PER_SECOND/AT_ONCE; có thể lặp lại. Xem docs/server.md.
cli-serve-log-level = debug, info, warning hay error; nhật ký ra đầu ra lỗi chuẩn.

## replay
cli-replay = Xem lại các ván đã ghi: điểm, pháo hoa, kết thúc, số lượt, token bão và token lưu ý.
cli-replay-more = Nếu lúc đầu có cho thấy lời hứa về bộ bài rút thì lời hứa ấy được mở ra. Tệp hỏng thì được báo và các tệp khác vẫn được làm; khi ấy mã thoát là 1.
cli-replay-files = Bản ghi hay liên kết xem lại của hanab.live; - thì đọc bản ghi từ đầu vào chuẩn.
cli-replay-rules = Xem lại theo bộ luật có sẵn: printed, bga, rnr, hanab-live, hle.
cli-replay-json = Mỗi tệp một dòng JSON.
cli-replay-turns = Kể cả ván, từng lượt một.

## solve
cli-solve = Nói về một ván chia, khi biết mọi lá: có thể thắng (và thắng thế nào), chắc chắn thua (và vì sao), hay chưa rõ.
cli-solve-more = Với --turns còn nói ván đã ghi thắng được đến lúc nào và nước nào làm thua, nếu chứng minh được. Tệp hỏng thì được báo và các tệp khác vẫn được làm; khi ấy mã thoát là 1.
cli-solve-files = Bản ghi, của chúng tôi hay của hanab.live; - thì đọc từ đầu vào chuẩn.
cli-solve-seed = Giải ván chia của số gieo này.
cli-solve-deck = Giải bộ bài này: mọi lá theo thứ tự rút, ví dụ 'R1 Y3 W5 …'.
cli-solve-players = Số chỗ ngồi, cho --seed và --deck.
cli-solve-variant = Biến thể màu, cho --seed và --deck.
cli-solve-turns = Kể từng lượt của ván đã ghi.
cli-solve-json = Mỗi ván chia một dòng JSON.

## variants, bots
cli-variants = Liệt kê các biến thể: nội dung, số lá, điểm tối đa, tên gọi ở nơi khác.
cli-variants-json = Mỗi biến thể một dòng JSON.
cli-bots = Liệt kê các bot: tên, trình độ, quy ước và đặc điểm từng bot.

## Commands that play many games
cli-games = Số ván.
cli-seed = Đánh số các ván chia: số gieo giống nhau thì ván chia giống nhau.
cli-jobs = Số tiến trình để chơi; bao nhiêu thì các ván cũng như nhau.
cli-backend = Chơi ở đâu: local, hay ray (phần thêm `cluster`).
cli-address = Địa chỉ cụm Ray: auto, HOST:PORT hay ray://HOST:PORT; không có thì khởi động một cụm tại đây.
cli-keep = Thư mục cho các phần đã xong; phần nào có ở đó thì không chơi lại.
cli-evaluate = Chơi nhiều ván với một bot ở mọi chỗ và nói kết quả.
cli-evaluate-more = Với --with các bot lần lượt ngồi vào các chỗ, và mỗi ván lại dời đi một chỗ.
cli-evaluate-bot = Tên bot (xem `tamaya bots`), hay module:factory cho bot của bạn.
cli-evaluate-with = Một bot khác cho các chỗ còn lại; có thể lặp lại.
cli-cross-play = Cho mọi cặp bot chơi với nhau trên cùng các ván chia và hiện bảng điểm trung bình.
cli-cross-play-more = Hai bot lần lượt ngồi vào các chỗ, và mỗi ván lại dời đi một chỗ, nên bảng đối xứng.
cli-cross-play-bots = Tên (xem `tamaya bots`), hay module:factory.
cli-cross-play-games = Số ván cho mỗi cặp.
cli-cross-play-svg = Nơi ghi biểu đồ nhiệt của điểm trung bình.
cli-cross-play-out = Nơi ghi bảng và số liệu của mọi cặp, dạng JSON.
cli-dataset = Chơi nhiều ván và giữ trọn vẹn: bản ghi, quyết định và lý do, mỗi ván một hàng (phần thêm `datasets`).
cli-dataset-bots = Các bot lần lượt ngồi vào các chỗ (xem `tamaya bots`).
cli-dataset-out = Thư mục; ván nào đã có ở đó thì không chơi lại.
cli-bench = Đo tốc độ trên máy này.
cli-bench-kernel = Đo việc chơi ngẫu nhiên theo luật HLE trong phần lõi, trên một nhân.
cli-bench-batch = Số ván chạy song song.
cli-bench-seconds = Số giây cho mỗi lần đo.
cli-bench-variant = Xem `tamaya variants`.
cli-bench-fresh = Biên dịch lại, dù bộ nhớ đệm có gì.
cli-bench-json = In một đối tượng JSON.
cli-calibrate = Cho một bot chơi mọi loại ván xếp hạng và tính điểm xếp hạng của Hanabot từ kết quả.
cli-calibrate-out = Nơi ghi bảng, dạng JSON; bảng đang dùng nằm trong tamaya/ratings/.
cli-calibrate-version = Phiên bản của bảng: hơn bảng đang dùng một.
cli-calibrate-reference = Bot có điểm làm gốc.
cli-calibrate-games = Số ván cho mỗi biến thể và số người chơi.
cli-calibrate-seed = Đánh số các ván chia.

## Keeping a server: admin, backup, restore, ratings
cli-data = Thư mục dữ liệu của máy chủ.
cli-admin = Giữ trật tự ở máy chủ đang chạy trên máy này. WHO là tên tài khoản, hay mã người dùng của bất kỳ ai.
cli-admin-who = Nói đó là ai.
cli-admin-person = Tên tài khoản, hay mã người dùng.
cli-admin-close = Đóng hẳn một bàn; ván đang chơi kết thúc và không được tính.
cli-admin-table = Mã hay liên kết của bàn.
cli-admin-reason = Lý do; được ghi lại.
cli-admin-ban = Chặn không cho một người hay một địa chỉ vào.
cli-admin-address = WHO là một địa chỉ.
cli-admin-unban = Cho vào lại.
cli-admin-silence = Cấm một người nói.
cli-admin-unsilence = Cho nói lại.
cli-admin-rename = Đổi tên một người ở mọi nơi họ từng có mặt.
cli-admin-new-name = Tên mới.
cli-admin-reset-password = Hủy một mật khẩu và in mã để đặt mật khẩu mới.
cli-admin-grant = Cho một tài khoản giữ trật tự trên trang quản trị.
cli-admin-revoke = Thu lại quyền ấy.
cli-admin-reports = Liệt kê các báo cáo, cùng những gì đã nói.
cli-admin-reports-closed = Những báo cáo đã xử lý.
cli-admin-close-report = Ghi rằng một báo cáo đã được xử lý.
cli-admin-report = Số của báo cáo.
cli-admin-sanctions = Liệt kê ai đang bị chặn hoặc cấm nói.
cli-admin-log = Liệt kê những việc đã làm để giữ trật tự, mới nhất trước.
cli-backup = Sao lưu mọi thứ máy chủ lưu giữ, cả khi nó đang chạy.
cli-backup-file = Tệp sẽ ghi; phải chưa tồn tại.
cli-restore = Khôi phục bản sao lưu: vào một thư mục chưa có cơ sở dữ liệu, hay một cơ sở dữ liệu PostgreSQL trống.
cli-restore-file = Tệp mà `tamaya backup` đã ghi.
cli-ratings = Điểm xếp hạng: xem docs/ratings.md.
cli-ratings-recompute = Chơi lại bản ghi của mọi ván xếp hạng và so điểm tính ra với điểm đang giữ.
cli-ratings-data = Thư mục dữ liệu của máy chủ. Với --write thì máy chủ phải dừng.
cli-ratings-database = PostgreSQL: postgresql://…
cli-ratings-write = Giữ kết quả tính ra ở chỗ khác nhau.

## What is refused
cli-refusal = Lỗi: { $why }
cli-refusal-hint = Gõ `{ $command }` để xem trợ giúp.
cli-refusal-command = Không có lệnh “{ $name }”.
cli-refusal-no-command = Thiếu lệnh.
cli-refusal-option = Không có tùy chọn { $name }.
cli-refusal-option-like = Không có tùy chọn { $name }. Gần giống: { $list }
cli-refusal-missing = Thiếu { $name }.
cli-refusal-no-value = { $name } cần một giá trị.
cli-refusal-too-much = Đối số thừa: { $name }
cli-refusal-value-of = Giá trị của { $name } không hợp lệ: { $why }
cli-refusal-value = Giá trị không hợp lệ: { $why }
cli-refusal-whole = phải là số nguyên
cli-refusal-number = phải là một số
cli-refusal-least = ít nhất phải là { $limit }
cli-refusal-most = nhiều nhất là { $limit }
cli-refusal-unknown =
    { $kind ->
        [bot] không có bot “{ $name }”
        [variant] không có biến thể “{ $name }”
        [preset] không có bộ luật “{ $name }”
        [bonuses] không có kiểu phần thưởng “{ $name }”
        [language] không có ngôn ngữ “{ $name }”
       *[other] không có “{ $name }”
    }; có { $list }
cli-refusal-seats = { $bots } bot và bạn là { $players } người chơi: bỏ --players, hoặc gọi ít bot hơn
cli-refusal-solve-nothing = hãy cho một tệp, --seed hay --deck
cli-refusal-solve-turns = --turns cần một ván đã ghi
cli-refusal-bots-twice = mỗi bot chỉ nêu một lần
