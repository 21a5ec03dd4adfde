app-title = Tamaya
app-tagline = Des feux d’artifice sur la rivière, tous ensemble.
