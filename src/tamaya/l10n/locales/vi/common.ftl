# Từ dùng chung cho nhiều trang. Biến chỉ mang id, không mang chữ.
# Không bao giờ viết riêng chữ «xanh»: nó có thể là lục hoặc lam.

common-close = Đóng
common-copy = Sao chép
common-copied = Đã sao chép
common-share = Chia sẻ
common-home = Tamaya, về trang đầu
common-rules = Luật chơi
common-save = Lưu
common-saved = Đã lưu
common-left =
    { $left ->
        [0] Đã hết chỗ
       *[other] Còn { $left } ký tự
    }
common-you = bạn
common-host = chủ bàn
common-bot = bot
common-guest = Khách { $number }
common-anonymous = Ẩn danh
common-language = Ngôn ngữ
common-error = Có trục trặc ({ $code }).
common-nowhere = Ở đây không có gì.
common-to-start = Về trang đầu
common-theme = Sáng tối
common-theme-auto = Tự động
common-theme-dark = Đêm
common-theme-light = Ngày

## Chất bài. “suit-name” là màu của pháo hoa và của gợi ý, “suit-shape” là biểu tượng.

suit-name =
    { $suit ->
        [red] đỏ
        [yellow] vàng
        [green] lục
        [blue] lam
        [white] trắng
        [multicolour] nhiều màu
        [black] đen
       *[other] { $suit }
    }
suit-shape =
    { $suit ->
        [red] mẫu đơn
        [yellow] ngôi sao
        [green] liễu rủ
        [blue] vòng tròn
        [white] hoa cúc
        [multicolour] xoắn ốc
        [black] chữ thập
       *[other] biểu tượng
    }
suit-card =
    { $suit ->
        [red] { $rank } đỏ
        [yellow] { $rank } vàng
        [green] { $rank } lục
        [blue] { $rank } lam
        [white] { $rank } trắng
        [multicolour] { $rank } nhiều màu
        [black] { $rank } đen
       *[other] { $rank } { $suit }
    }

## Đánh giá màn trình diễn

grade-name =
    { $grade ->
        [failed] thất bại
        [horrible] thảm họa
        [poor] kém
        [decent] tạm được
        [excellent] xuất sắc
        [extraordinary] phi thường
        [legendary] huyền thoại
        [divine] thần thánh
       *[other] { $grade }
    }
