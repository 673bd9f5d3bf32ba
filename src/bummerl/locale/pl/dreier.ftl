# Dreierschnapsen: jeden na dwóch. Reszta o tej grze jest po angielsku.

preset-dreierschnapsen = Dreierschnapsen
about-dreierschnapsen = Schnapsen na troje: jeden gra kontrakt przeciw dwojgu, od zwykłej gry do 24 punktów.
preset-talonschnapsen = Talonschnapsen
about-talonschnapsen = Dreierschnapsen, w którym grający może wziąć dwie karty talonu i odłożyć dwie inne.
