reason-search-ahead = Với những bài có thể đang ở trên tay tôi, tôi đã chơi thử phần còn lại { $games } lần trong đầu. Cứ một trăm ván, nước này đem về cho cả bàn thêm khoảng { $gain } điểm so với nước thường lệ.
reason-search-usual = Tôi đã chơi thử phần còn lại trong đầu, và nước thường lệ cho kết quả tốt nhất.
