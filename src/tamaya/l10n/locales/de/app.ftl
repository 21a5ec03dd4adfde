app-title = Tamaya
app-tagline = Feuerwerk über dem Fluss, gemeinsam.
