# Vì sao bị từ chối. Id là “error-” và mã mà máy chủ gửi.

error-offline = Không liên lạc được với máy chủ. Hãy kiểm tra kết nối rồi thử lại.

## Một lượt

error-game_over = Ván đã kết thúc.
error-bonus_pending = Trước hết hãy dùng hoặc từ chối phần thưởng.
error-bonus_use = Không thể dùng phần thưởng như vậy.
error-no_bonus = Lúc này không có phần thưởng nào để dùng.
error-not_your_card = Lá đó không nằm trên tay người đang đến lượt.
error-tokens_full = Token lưu ý còn đủ nên không được bỏ thẻ.
error-no_clue_tokens = Hết token lưu ý. Hãy bỏ thẻ hoặc chơi bài.
error-clue_target = Gợi ý phải dành cho một người chơi khác.
error-clue_no_cards = Người đó không còn bài.
error-clue_value = Trò này không có gợi ý như vậy.
error-empty_clue = Ở bàn này gợi ý phải chỉ vào ít nhất một lá.

## Cài đặt

error-players = Hai đến sáu người chơi được.
error-hand_size = Chia như vậy thì không còn bộ bài rút.
error-max_clue_tokens = Có thể có từ 1 đến 16 token lưu ý.
error-start_clue_tokens = Lúc đầu không thể có nhiều token lưu ý hơn mức tối đa.
error-strike_limit = Ván có thể kết thúc sau một, hai hoặc ba token bão.
error-first_player = Không có ghế đó để đi trước.
error-stop_when_decided = “Khi không thể thêm điểm: dừng” không dùng chung với phần thưởng hay màn kết hoành tráng.
error-unknown_variant = Không có biến thể màu đó.
error-unknown_preset = Không có bộ luật đó.

## Bản ghi

error-deck = Bộ bài đó không khớp với các lá của biến thể này.
error-no_deck = Ván chơi cần có bộ bài.
error-chance = Phần ngẫu nhiên của bản ghi sai độ dài.

## Tại bàn

error-spectators_forbidden = Bàn này không cho người xem.
error-seat_taken = Ghế đó đã có người ngồi.
error-seat_free = Ghế đó vốn đang trống.
error-seat_unknown = Không có ghế đó.
error-seats_taken = Muốn bớt người thì phải bỏ trống các ghế thừa trước.
error-seats_free = Phải đủ người ngồi mới chia bài được.
error-table_full = Ghế nào cũng có người.
error-not_seated = Phải ngồi vào bàn mới làm được việc này.
error-nobody_there = Ghế đó không có ai.
error-nobody_left = Không ai rời ghế đó.
error-no_bot_there = Ghế đó không có bot.
error-unknown_bot = Không có bot nào tên như vậy.
error-has_seen_hands = Ai đã thấy bài trên tay mọi người thì không được ngồi vào ván này.
error-host_only = Chỉ chủ bàn mới làm được việc này.
error-game_running = Không làm được khi ván đang diễn ra.
error-no_game = Không có ván nào đang diễn ra.
error-not_your_turn = Chưa đến lượt bạn.
error-stale_turn = Ván đã đi tiếp. Hãy nhìn lại trước khi hành động.
error-order = Đó không phải các lá trên tay bạn.
error-proposal_open = Đang có một việc khác chờ biểu quyết.
error-no_proposal = Không có gì để biểu quyết.
error-not_asked = Việc này không hỏi bạn, hoặc bạn đã trả lời rồi.
error-undo_forbidden = Ở bàn này không được rút lại.
error-nothing_to_undo = Không có lượt nào để rút lại.
error-chat_closed = Bàn này không có trò chuyện.
error-phrases_only = Bàn này chỉ dùng câu mẫu.
error-unknown_phrase = Không có câu mẫu đó.
error-empty_text = Tin nhắn không có gì.
error-empty_name = Tên phải có ít nhất một chữ.

## Yêu cầu gửi máy chủ

error-bad_json = Máy chủ không đọc được yêu cầu.
error-bad_message = Máy chủ không hiểu yêu cầu. Hãy thử tải lại trang.
error-not_json = Máy chủ không hiểu yêu cầu. Hãy thử tải lại trang.
error-not_text = Máy chủ không hiểu yêu cầu. Hãy thử tải lại trang.
error-hello_first = Máy chủ không hiểu yêu cầu. Hãy thử tải lại trang.
error-version = Trang này đã cũ. Hãy tải lại.
error-too_large = Gửi quá nhiều trong một lần.
error-rate_limited = Quá nhiều trong thời gian quá ngắn. Hãy chờ một chút.
error-origin = Yêu cầu đến từ một trang khác nên bị từ chối.
error-not_found = Địa chỉ này không có gì.
error-method_not_allowed = Ở đây không làm được việc đó.
error-no_table = Không có bàn này. Hãy kiểm tra liên kết.
error-no_session = Máy chủ chưa biết bạn. Hãy cho phép cookie cho trang này rồi tải lại.
error-too_many_sockets = Bàn này đang mở ở quá nhiều cửa sổ.
error-busy = Máy chủ đang bận. Hãy thử lại sau giây lát.
error-slow = Kết nối đang quá chậm. Đang kết nối lại…
error-restart = Máy chủ đang khởi động lại. Ván sẽ tiếp tục ngay.
error-replaced = Bàn này vừa được mở ở cửa sổ khác.
error-gone = Bàn này đã đóng.
error-storage = Máy chủ hiện không lưu được. Chưa có gì thay đổi.
error-internal = Máy chủ gặp trục trặc. Chưa có gì thay đổi.
error-no_lesson = Không có bài học ấy.
error-same_cards = Bài này được chia theo luật của ván cũ và không tính vào xếp hạng.
