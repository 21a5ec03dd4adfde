reason-hat-play = Theo mọi thông điệp, lá thứ { $slot } trên tay tôi dù là lá gì cũng khớp.
reason-hat-play-known = Các thông điệp đã cho tôi biết lá thứ { $slot } trên tay mình là { reason-card }, và nó khớp.
reason-hat-play-chance = Lá thứ { $slot } trên tay tôi khớp với xác suất { $percent }%, và cả bàn vẫn chịu được một token bão.
reason-hat-clue = Với mỗi người trừ tôi, tôi tính ra một con số mô tả bài của họ. Gợi ý cho { $target } nói lên tổng: { $number } trong khoảng 0 đến { $most }.
reason-hat-clue-plain = Gợi ý này cho { $target } không mang con số nào; chỉ có nghĩa đúng như lời.
reason-hat-discard-message = Ai cũng biết vài lá của tôi vô ích. Tôi bỏ lá nào chính là thông điệp: lá thứ { $slot }.
reason-hat-discard-useless = Lá thứ { $slot } trên tay tôi không còn ích gì nữa.
reason-hat-discard-least = Lá thứ { $slot } trên tay tôi là lá ít đáng tiếc nhất.
