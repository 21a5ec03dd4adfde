app-title = Tamaya
app-tagline = 一起點亮河上的花火。
