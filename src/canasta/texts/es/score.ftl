### La hoja de puntuación: qué es cada línea. Las claves son las de canasta.deal.score.

## La base: canastas y premios

score-canasta-clean = Canasta limpia de { $ranks }
score-canasta-dirty = Canasta sucia de { $ranks }
score-wilds-mixed =
    { $number ->
        [one] Canasta de comodines
       *[other] { $number } canastas de comodines
    }
score-wilds-twos =
    { $number ->
        [one] Canasta de siete doses
       *[other] { $number } canastas de siete doses
    }
score-wilds-jokers =
    { $number ->
        [one] Canasta de jokers
       *[other] { $number } canastas de jokers
    }
score-moda = Canasta de moda, de { $ranks }
score-double = Canasta doble de { $ranks }
score-triple = Canasta triple de { $ranks }
score-wilds-double = Canasta doble de comodines
score-canastilla = Canastilla (5 canastas)
score-canaston = Canastón (10 canastas)
score-canastron = Canastrón (5 canastas)
score-canasta-of-canastas = Canasta de canastas (7 canastas)
score-canastas = { $number } canastas
score-red-threes =
    { $number ->
        [one] Un tres rojo
       *[other] { $number } treses rojos
    }
score-red-threes-many = { $number } treses rojos
score-red-threes-against =
    { $number ->
        [one] Un tres rojo, en contra por no tener combinaciones
       *[other] { $number } treses rojos, en contra por no tener combinaciones
    }
score-red-threes-all-against = { $number } treses rojos, en contra por no tener combinaciones
score-red-threes-no-canasta =
    { $number ->
        [one] Un tres rojo, en contra por no tener canasta
       *[other] { $number } treses rojos, en contra por no tener canasta
    }
score-going-out = Cierre
score-concealed = Cierre en oculto
score-concealed-first-alone = Abatir de mano, sin las combinaciones del compañero
score-concealed-first-with = Abatir de mano, con las combinaciones del compañero
score-concealed-later-alone = Abatir, sin las combinaciones del compañero
score-concealed-later-with = Abatir, con las combinaciones del compañero
score-black-threes-out = { $number } treses negros expuestos al cerrar
score-exact-cut = Corte exacto
score-clean-game = Juego limpio: la base se dobla
score-black-threes-held = { $number } treses negros en una mano

## Las cartas

score-cards-laid = Cartas en la mesa
score-cards-laid-against = Cartas en la mesa, en contra por no tener canasta
score-clean-game-cards = Juego limpio: las cartas de la mesa se doblan
score-cards-in-hand =
    { $number ->
        [one] Una carta en la mano
       *[other] { $number } cartas en la mano
    }
score-red-threes-in-hand =
    { $number ->
        [one] Un tres rojo en la mano
       *[other] { $number } treses rojos en la mano
    }
