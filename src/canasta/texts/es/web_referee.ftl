### La página del árbitro, y la decisión donde se muestre.

referee-page = Árbitro
referee-page-about = Di qué ha pasado y cuándo se advirtió, y lee qué dice el libro.
referee-page-rules = Reglas en juego
referee-page-by = Quién fue, si se quiere anotar
referee-page-what = ¿Qué ha pasado?
referee-page-search = Buscar con tus palabras
referee-page-search-example = robó tres cartas
referee-page-none = Ningún caso coincide; prueba con otras palabras.
referee-page-nearest = Lo más cercano en las reglas:
referee-page-lent = Las reglas en juego no dicen nada de esto; lo trata otro libro:
referee-page-trail = Lo que has dicho
referee-page-other = Otro caso
referee-page-change = Cambiar
referee-page-again = Cambiar la respuesta: { $question }

ruling-points = puntos para el bando infractor
ruling-by = Infractor: { $name }
ruling-no-points = No se restan puntos
ruling-undecided = Decide el árbitro
ruling-lapsed = Ha prescrito: no se restan puntos
ruling-why =
    { $n ->
        [one] Cómo se ha leído el libro
       *[other] Cómo se ha leído el libro ({ $n } notas)
    }
ruling-kind-points = Puntos
ruling-kind-penalised = Penalizadas
ruling-kind-cards = Cartas
ruling-kind-redeal = Nuevo reparto
ruling-kind-ban = No puede
ruling-kind-must = Debe
ruling-kind-may = Puede
ruling-kind-decides = Decide
ruling-kind-stands = Vale
ruling-kind-lapsed = Prescrito
ruling-kind-nothing = Sin penalización
