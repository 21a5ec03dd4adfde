app-title = Тамая
app-tagline = Фейерверк над рекой — вместе.
