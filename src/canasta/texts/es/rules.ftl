### Las modalidades y los títulos de sus apartados. Las reglas están en rules_*.ftl, un mensaje por regla: `TB-1_1` es TB-1.1.

set-tres-barajas = Canasta de tres barajas (15.000)
set-tres-barajas_description =
    La canasta larga por parejas: tres barajas, quince cartas por jugador, dos cartas robadas en cada turno y partidas a 15.000 puntos.
    El pozo empieza con siete cartas, hay canastas de comodines, el corte fija una canasta de moda y el juego limpio puntúa doble.
set-salon = Canasta de salón (pumba y abatir)
set-salon_description =
    La canasta de dos barajas por parejas con sus usos de salón: quien se queda con una carta dice «pumba», y abatir la mano entera de una vez tiene premios propios.
    Once cartas por jugador, una carta robada en cada turno, partidas a 5000 puntos y, para el árbitro, una tabla de penalizaciones.
set-clasica = Canasta clásica
set-clasica_description =
    La canasta por parejas tal como se juega en las salas de cartas de internet: dos barajas, once cartas por jugador, una carta robada en cada turno y partidas a 5000 puntos.
    Para cerrar basta una canasta, y cerrar en oculto tiene premio.
set-reglamento = Canasta de reglamento, 2, 3, 4 o 6 jugadores
set-reglamento_description =
    El reglamento impreso para dos, tres, cuatro o seis jugadores: combinaciones de comodines, comodines que se liberan de una canasta, pumba, abatir, penalizaciones y partidas a 5000 puntos.
    De sus seis páginas solo se disponía de la 3 y la 5: lo señalado con (página 6) o (páginas 1–2) procede de otras copias publicadas, y lo que ninguna mostraba, señalado con (de salón), de la canasta de salón, su texto gemelo.
set-internacional = Canasta internacional
set-internacional_description =
    Lo que los jugadores de otros países entienden por canasta clásica: las leyes internacionales de 1949–51.
    Es la canasta clásica con cinco reglas cambiadas; todo lo que estas no mencionan se juega como en la clásica.

## Títulos

section-equipment = Material y preparación
section-setup = Preparación
section-players = Jugadores y reparto
section-turn = El turno
section-melds = Las combinaciones
section-play = El juego
section-turn-pile = El turno y el pozo
section-pile = El pozo
section-opening = La apertura
section-closing = El cierre
section-going-out = Cerrar el juego
section-stock-end = Fin del mazo
section-opening-to-end = Apertura, cierre y fin del mazo
section-scoring = Puntuación
section-conduct = Información y comportamiento
section-irregularities = Irregularidades
section-penalties = Penalizaciones: puntos que se restan al bando infractor
section-penalties-only = Penalizaciones: puntos que se restan al bando infractor y nunca se dan a los demás
section-penalised = Cartas penalizadas
section-penalised-others = Cartas penalizadas y otras irregularidades
section-competitions = Competiciones
section-screen = En la pantalla: no son reglas del juego
section-examples = Ejemplos resueltos, en los que solo importan los valores
section-differences = Qué cambia respecto a la clásica
section-advice = Consejos

## Cada modalidad en dos líneas, para elegir

set-about-clasica =
    Dos barajas, once cartas y una carta por turno.
    Para cerrar basta una canasta; se juega a 5000 puntos.
set-about-internacional =
    La clásica con las leyes de 1949, como se juega en otros países.
    Cambian cinco reglas; a 5000 puntos.
set-about-salon =
    Con una sola carta se dice «pumba»; abatir (exponer toda la mano a la vez) tiene premios.
    Dos barajas, once cartas; a 5000 puntos.
set-about-reglamento =
    La del reglamento impreso, para dos, tres, cuatro o seis.
    Con canastas de comodines y comodines que se liberan.
set-about-tres-barajas =
    La larga: tres barajas, quince cartas y dos por turno.
    Con canasta de moda y juego limpio; a 15.000 puntos.

rulebook-error-nearest = No hay ninguna regla { $found }; las más parecidas: { $nearest }.
rulebook-error-rule = No hay ninguna regla { $found }; un código es como TB-4.3.
rulebook-error-set = No hay ninguna modalidad { $found }; se esperaba una de { $known }.
