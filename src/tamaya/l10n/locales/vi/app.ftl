app-title = Tamaya
app-tagline = Cùng nhau thắp pháo hoa trên dòng sông.
