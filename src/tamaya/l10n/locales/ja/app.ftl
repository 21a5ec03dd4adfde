app-title = たまや
app-tagline = 川の上に、みんなで花火を。
