# Trang luật. Mỗi thông điệp là một đoạn, một dòng danh sách hoặc lời dưới hình; *dấu sao* làm nổi bật cụm từ.

rules-title = Ở đây chơi Hanabi thế nào
rules-intro = Đây chính là trò chơi ở nơi này, trọn vẹn và theo thứ tự. Chỗ nào các bản in và trang khác làm khác đi thì có lựa chọn; *cách thường dùng được nói trước*, và bàn nào cũng ghi bằng lời luật đang áp dụng.
rules-contents = Trên trang này
rules-top = Lên đầu trang
rules-options = Có thể chọn

## Mục tiêu

rules-goal = Mục tiêu
rules-goal-show = Tất cả cùng nhau bắn pháo hoa: không ai là đối thủ của ai. Mỗi màu là một quả pháo hoa, xếp từng lá từ 1 đến 5. Cuối ván bầu trời càng nhiều lá, buổi diễn càng đẹp.
rules-goal-hand = Cái khó là: *bạn thấy bài của mọi người, trừ bài của mình.* Mình cầm gì, bạn biết nhờ gợi ý của đồng đội, và nhờ những điều họ không nói.

## Lá bài và chia bài

rules-cards = Lá bài và chia bài
rules-cards-count = Năm màu, mỗi màu mười lá: ba lá 1, hai lá mỗi số 2, 3 và 4, và *chỉ một lá 5*. Tất cả là 50 lá.
rules-cards-copies = Đủ mười lá của một màu.
rules-cards-emblems = Mỗi màu có hình riêng, nên không ai phải phân biệt chỉ bằng màu.
rules-deal-hands = Hai hoặc ba người thì mỗi người năm lá, bốn hoặc năm người thì bốn lá. Phần còn lại là bộ bài rút, úp xuống. Bài của bạn quay lưng về phía bạn; mọi người khác đều thấy mặt.
rules-deal-tokens = Có tám token lưu ý, vẽ thành đèn lồng, và chỗ cho ba token bão, vẽ thành ngòi nổ.
rules-deal-tokens-drawn = Tám đèn lồng, ba ngòi nổ.
rules-deal-first = Bốc thăm xem ai đi trước. Sau đó đi theo chiều kim đồng hồ, sang trái.
rules-deal-option-six = Sáu người cũng chơi được, mỗi người ba lá. Đây không phải số người chính thức.
rules-deal-option-hand = Mỗi người có thể thêm hoặc bớt một lá, miễn là còn bộ bài rút.
rules-deal-option-tokens = Token lưu ý: tối đa từ 1 đến 16, lúc đầu bao nhiêu cũng được trong mức đó. Token bão thứ nhất, thứ hai hay thứ ba kết thúc ván là do bàn chọn.
rules-deal-option-first = Có thể chỉ định ghế đi trước. Lệ nhà nào cũng tốt như bốc thăm: người mặc nhiều màu nhất, người lớn tuổi nhất, người thắng oẳn tù tì.
rules-deal-option-fixed = Chia bài xong thì không đổi gì nữa. Không bao giờ trộn biến thể màu giữa ván.

## Lượt

rules-turn = Một lượt
rules-turn-one = Đến lượt mình, bạn làm *đúng một trong ba việc*: đưa ra gợi ý, bỏ thẻ, hoặc chơi bài. Không được bỏ lượt, và đã làm là không rút lại.

rules-clue = Đưa ra gợi ý
rules-clue-cost = Một gợi ý tốn một token lưu ý; hết token thì không gợi ý được. Bạn chọn một người chơi khác, nói *một màu hoặc một số*, và chỉ vào *mọi* lá trên tay người đó khớp với điều bạn nói. Như vậy bạn cũng nói rằng những lá kia không khớp.
rules-clue-true = Gợi ý luôn đúng và đủ. Không được chừa lá nào, không được nói cả màu lẫn số một lúc, không được gợi ý khi chưa đến lượt.
rules-clue-option-empty = Gợi ý không chỉ vào lá nào, như “bạn không có lá màu lam”, là được phép. Bàn có thể cấm, như bản R&R và hầu hết các chương trình.

rules-discard = Bỏ thẻ
rules-discard-how = Đặt một lá của mình ngửa lên chồng bỏ. *Một token lưu ý quay lại*, rồi bạn rút một lá mới mà không nhìn mặt. Khi token còn đủ thì không được bỏ.
rules-discard-pile = Chồng bỏ lúc nào cũng mở cho mọi người xem.

rules-play = Chơi bài
rules-play-how = Lật một lá của mình. Nếu nó là lá kế tiếp của màu ấy, nó được xếp vào pháo hoa: chưa có gì thì là 1, sau 1 là 2, cứ thế tiếp.
rules-play-misplay = Nếu không, nó vào chồng bỏ và bạn nhận *một token bão*. Không token lưu ý nào quay lại.
rules-play-draw = Đằng nào bạn cũng rút một lá mới mà không nhìn.
rules-play-order = Theo thứ tự: lá bài di chuyển, rồi đến token lưu ý hoặc bão, rồi xem ván đã kết thúc chưa; sau đó là phần thưởng, nếu có chơi phần thưởng; cuối cùng mới rút bài.
rules-turn-order-hand = Bạn xếp lại bài trên tay lúc nào cũng được. Đó không phải hành động và không tốn gì. Lá mới vào từ bên trái.

## Ví dụ

rules-example = Hai vòng làm ví dụ
rules-example-start = Ba người chơi: A, B và C. Màu đỏ đã đến 1, màu lam chưa bắt đầu. Còn hai token lưu ý, đã có một token bão. Đây là bài của B, ai cũng thấy trừ B:
rules-example-hand = B cầm: 2 đỏ, 1 lam, 4 trắng, 3 vàng, 4 đỏ.
rules-example-clue = *A* nói với B: “hai lá này màu đỏ” và phải chỉ vào cả hai, lá đầu và lá cuối. Còn một token.
rules-example-knows = Giờ B biết: lá đầu và lá cuối màu đỏ, ba lá giữa thì không. Lá đỏ nào là 2, B chưa phân biệt được.
rules-example-b = *B* nói với C: “lá này là số 1” và chỉ vào mọi lá 1 mà C cầm. Hết token.
rules-example-c = *C* đã biết lá này màu lam từ trước nên chơi nó: 1 lam mở đầu pháo hoa lam.
rules-example-a2 = *A* không có token nên không gợi ý được, đành bỏ thẻ. Một token quay lại.
rules-example-b2 = *B* đánh liều chơi lá cuối. Đó là 4 đỏ, mà đỏ mới đến 1: không khớp, token bão thứ hai.
rules-example-c2 = *C* có thể dùng token ấy để gợi ý.
rules-example-lesson = Gợi ý nói lá bài là gì. Nó không ra lệnh cho ai chơi lá đó.

## Pháo hoa

rules-fireworks = Pháo hoa
rules-fireworks-rank = Mỗi màu một quả pháo hoa, mỗi số nằm trong đó một lần. Chơi thêm một lá giống lá đã nằm đó là sai.
rules-fireworks-complete = Ai hoàn thành một pháo hoa thì *một token lưu ý quay lại*, trừ khi token còn đủ.
rules-fireworks-lost = Nếu mọi bản của một lá đều nằm trong chồng bỏ, pháo hoa ấy không thể lên quá đó. Những lá sau của màu ấy chỉ còn để bỏ. Bàn đánh dấu chúng, dựa trên những gì ai cũng thấy.

## Kết thúc

rules-end = Kết thúc và tính điểm
rules-end-three = Ván kết thúc theo một trong ba cách.
rules-end-strikes = *Ba token bão.* Token bão thứ ba kết thúc ván ngay. Buổi diễn thất bại, 0 điểm.
rules-end-perfect = *Hoàn hảo.* Mọi pháo hoa hoàn thành, ván kết thúc ngay: 25 điểm.
rules-end-deck = *Hết bài rút.* Khi lá cuối được rút, mỗi người còn đúng một lượt, kể cả người vừa rút, và người đó đi sau cùng. Không ai rút nữa. Token bão thứ ba hay một màn hoàn hảo vẫn kết thúc ván ngay.
rules-end-score = Điểm là số lá trên bầu trời, tức tổng các lá cao nhất của mỗi pháo hoa. Bài trên tay và chồng bỏ không tính.
rules-end-score-drawn = 4 + 3 + 2 + 5 + 1 = 15 điểm
rules-grades = Diễn hay đến đâu?
rules-grades-points = Điểm
rules-grades-grade = Buổi diễn
rules-grades-thirty = Khi có thể đạt 30 điểm, 25 đến 29 là huyền thoại và 30 là thần thánh.
rules-end-option-keep = Bàn có thể cho tính điểm cả sau token bão thứ ba, như một số chương trình. Dù thế nào, những gì trên bàn vẫn được cho xem.
rules-end-option-stop = Bàn có thể dừng ván ngay khi pháo hoa và chồng bỏ cho thấy không thể thêm điểm. Có phần thưởng hay màn kết hoành tráng thì không thể biết chắc, nên không dùng chung.

## Màn kết hoành tráng

rules-finale = Màn kết hoành tráng
rules-finale-about = Dành cho ai muốn được cả hoặc mất cả. Ván không kết thúc khi hết bài rút: không có vòng cuối cùng, bài trên tay vơi dần.
rules-finale-won = Chỉ thắng khi mọi pháo hoa đều hoàn thành.
rules-finale-lost = Thua khi nhận token bão cuối cùng, hoặc ngay khi bản cuối của một lá còn cần nằm trong chồng bỏ, dù do bỏ hay chơi sai. Phần thưởng không cứu được.
rules-finale-empty = Người hết bài vẫn được gợi ý. Nếu có người không làm được gì cả, buổi diễn thất bại.
rules-finale-score = Không có điểm và không xếp hạng, chỉ hoàn hảo hoặc thua. Cuối ván sẽ nói ai còn ít bài nhất.

## Biến thể

rules-variants = Biến thể màu
rules-variants-about = Chất thứ sáu làm trò chơi khó hơn. Ở đây nói đủ nó làm gì, vì *cùng một tên ở nơi khác lại có nghĩa khác*.
rules-variants-names = Cẩn thận với “tuyết lở sắc màu”: Board Game Arena chơi với mười lá nhiều màu mà không gợi ý nào gọi tên được, và ở đây cũng vậy. Nhiều bản luật in lại dùng tên ấy cho lá nhiều màu được gọi tên như mọi màu. Nếu hộp của bạn có mười lá nhiều màu đủ 1, 1, 1, 2, 2, 3, 3, 4, 4, 5 và được gọi tên, ở đây đó là “khó lường”; nếu chỉ có năm lá, ở đây đó là “khó”.
rules-variants-marks = Dấu trong tuyết lở chỉ suy từ gợi ý. Lá được một màu chỉ vào thì có màu đó hoặc nhiều màu; được hai màu chỉ vào thì là nhiều màu; được một màu chỉ vào mà màu khác bỏ qua thì đúng là màu đầu.
rules-variants-black = Thuốc súng đen: pháo hoa đen bắt đầu bằng 5 và hoàn thành bằng 1. Có ba lá 5, hai lá mỗi số 4, 3 và 2, và một lá 1. Cuối ván mỗi lá đen còn thiếu trừ một điểm, không xuống dưới 0.
rules-variants-perfect = Màn hoàn hảo được 30 điểm khi có chất nhiều màu, và 25 điểm với thuốc súng đen.

## Phần thưởng

rules-bonuses = Năm phần thưởng
rules-bonuses-about = Tùy chọn. Ai hoàn thành một pháo hoa thì nhận phần thưởng *thay cho* token lưu ý, trừ khi ván kết thúc ở đó.
bonus-name =
    { $bonus ->
        [token] Token
        [mend] Sửa chữa
        [return] Trả về
        [rescue] Cứu lá
        [colour] Màu
       *[rank] Số
    }
bonus-about =
    { $bonus ->
        [token] Một token lưu ý quay lại, nếu còn chỗ.
        [mend] Xóa một token bão, nếu có, và một token lưu ý quay lại, nếu còn chỗ.
        [return] Bạn chọn một lá trong chồng bỏ. Nó về một chỗ ngẫu nhiên trong bộ bài rút và không ai còn biết gì về nó. Nếu hết bài rút thì vẫn để trống, và phần thưởng này thành cứu lá.
        [rescue] Bạn chọn một lá trong chồng bỏ đang khớp với pháo hoa, và nó được chơi. Bạn không rút bài cho lá này.
        [colour] Bạn gợi ý màu cho bất kỳ ai khác mà không tốn token.
       *[rank] Bạn gợi ý số cho bất kỳ ai khác mà không tốn token.
    }
rules-bonuses-modes = Cách định phần thưởng:
rules-bonuses-tiles = *Thẻ thưởng.* Sáu thẻ này được xáo và úp xuống, mỗi lần lật thẻ kế tiếp. Hết thẻ thì một token quay lại thay vào.
rules-bonuses-random = *Ngẫu nhiên.* Một trong năm phần thưởng, trừ “token”, cơ hội như nhau.
rules-bonuses-choice = *Tự chọn.* Người chơi chọn một trong năm phần ấy và cách dùng.
rules-bonuses-decline = Phần thưởng cần quyết định thì được từ chối, khi đó không có gì thay vào. Nó thuộc cùng lượt ấy, trong lúc đó không ai khác hành động.
rules-bonuses-again = Nếu cứu lá làm hoàn thành một pháo hoa nữa, lại có thêm phần thưởng.

## Chuyện trò

rules-talk = Trò chuyện bên bàn
rules-talk-chat = Có trò chuyện, vì quanh bàn ai chẳng nói. *Nói về bài trên tay trong đó là phá hỏng trò chơi và trái luật*, và tác động đến lượt của người khác bằng bóng gió, thở dài hay im lặng lâu cũng vậy.
rules-talk-phrases = Có những câu ở đâu cũng nói được, như “mình chẳng biết gì về bài của mình” hay “bạn có nhớ bài của mình không?”. Bàn có thể chỉ cho dùng những câu mẫu như thế, hoặc không cho trò chuyện.
rules-talk-spectators = Điều người xem viết, người chơi chỉ thấy sau khi kết thúc.
rules-talk-undo = Rút lại lượt là để cứu những lần lỡ tay ở bàn chơi vui, khi mọi người đồng ý, và không bao giờ sau khi kết thúc. Lá bài trở lại úp như cũ, và bản ghi giữ lại chuyện đã xảy ra.

## Phép lịch sự

rules-etiquette = Phép lịch sự
rules-etiquette-turn = Lượt ai người ấy quyết. Không ai nhắc, không ai giục.
rules-etiquette-blame = Thua thì cùng thua. Sau một lá chơi sai, tốt nhất là đừng nói gì, hoặc đưa ra gợi ý hay tiếp theo.
rules-etiquette-conventions = Gợi ý nghĩa là gì, hãy thống nhất trước ván; trong ván, chỉ gợi ý lên tiếng.
rules-etiquette-leave = Nếu phải đi, hãy nói một tiếng: bot có thể ngồi thay nếu mọi người đồng ý.
rules-etiquette-secret = Ở đây không ai thấy nhiều hơn luật cho phép. Bài của bạn luôn kín cho đến khi bạn đặt xuống, kể cả sau khi tải lại hay rút lại lượt.

rules-ready = Đọc đủ rồi. Thắp quả đầu tiên thôi!
rules-ready-play = Vào bàn
