app-title = Tamaya
app-tagline = Fireworks over the river, together.
