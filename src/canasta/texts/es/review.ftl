### El entrenador: qué tal se ha jugado una partida.

cli-review-short = Revisar una partida jugada: aciertos, errores y suerte
cli-review = Revisa una partida guardada. Cada decisión se juzga solo con lo que quien jugaba podía saber: se reparten muchas manos posibles, se prueba en todas cada jugada que merece pensarse y se mira cuánto se pierde con la elegida. Después dice qué puso la suerte y cuáles fueron los tres momentos que decidieron la partida. La misma semilla da la misma revisión, con cualquier número de procesos.
cli-review-example =
    canasta review partida.txt
    canasta review partida.txt --seat 0 --all
    canasta review partida.txt --json

cli-option-review-seat = Juzgar solo las decisiones de este asiento; se puede repetir. Si no se dice, las de todos.
cli-option-review-name = Juzgar solo las decisiones de quien lleva este nombre.
cli-option-review-deal = Revisar solo este juego; se puede repetir. Si no se dice, la partida entera.
cli-option-review-worlds = En cuántas manos posibles se prueba cada decisión, como mucho; si no se dice, 512.
cli-option-review-all = Mostrar todas las decisiones, también las buenas.
cli-option-review-seed = La semilla de la que salen las manos posibles.

cli-review-grading = Revisando
cli-review-stopped = Parado antes de terminar: no hay revisión.
cli-review-heading =
    Partida { $match }, { $deals ->
        [one] un juego
       *[other] { $deals } juegos
    }; cada decisión, en { $most } manos posibles como mucho
cli-review-decisions = decisiones
cli-review-cost = pérdida
cli-review-accuracy = precisión
cli-review-level = nivel
cli-review-notes = Cuentan las decisiones en las que había algo que perder. La pérdida es la media por decisión, en puntos; el nivel, el del bot con más o menos la misma precisión. !! brillante, ! gran jugada, = la mejor, · buena, ?! imprecisión, ? error, ?? error grave.
cli-review-luck = La suerte, en puntos de ventaja
cli-review-lead = ventaja
cli-review-dealt = mano repartida
cli-review-drawn = cartas robadas
cli-review-adjusted = sin la suerte
cli-review-turning = Los momentos que decidieron la partida
cli-review-turn = Juego { $deal }, turno { $turn }, { $name }: probabilidad de ganar para { $side }, del { $before } al { $after }.
cli-review-deal = Juego { $deal }
cli-review-where = Turno { $turn }, { $name }:
cli-review-line = Puede seguir así: { $line }

## Clases

review-class-brilliant = Brillante
review-class-great = Gran jugada
review-class-best = La mejor
review-class-good = Buena
review-class-inaccuracy = Imprecisión
review-class-mistake = Error
review-class-blunder = Error grave

## Costumbres en varias partidas

habits-better = Va mejor. { $habit }: { $before } de cada 100 veces en las primeras partidas, { $after } en las últimas.
habits-figures = Tú: { $slips } de { $chances } veces; los bots de tu nivel ({ $bot }): { $usual } de cada 100. Cada vez cuesta unos { $cost } puntos.
habits-short = Aún hay pocas decisiones para hablar de costumbres: hacen falta tres partidas terminadas o más.
habits-unknown = Aquí no se pueden mostrar costumbres: no se ha medido a ningún bot con estas reglas.
habits-none = No tienes ninguna costumbre que no tengan los bots de tu nivel. Para verla hacen falta tres partidas y ocho ocasiones.
habit-breaks-pairs = Rompes parejas
habit-carries-points = Te guardas puntos cuando el final está cerca
habit-early-wilds = Gastas pronto los comodines
habit-feeds = Descartas lo que juntan los contrarios
habit-forgets = Olvidas lo que se ha descartado
habit-forgets-goals = Olvidas las metas del juego
habit-freezes-idly = Premias el pozo sin necesidad
habit-leave = Pides o das permiso a destiempo
habit-leaves-piles = Dejas pozos que valen la pena
habit-never-freezes = Nunca premias el pozo
habit-opens-late = Abres tarde
habit-soils = Ensucias con comodines canastas limpias
habit-strips-hand = Te quedas con muy pocas cartas
habit-takes-anything = Tomas cualquier pozo
habit-wastes-stops = Malgastas los treses negros

## Una decisión en palabras

review-alone = { $done }: no había nada mejor que hacer.
review-right = { $done }. { $why }
review-great = { $done }: difícil de ver, y aventaja a todo lo demás en { $ahead }. { $why }
review-brilliant = { $done }: se sacrifica un comodín, y aun así aventaja a todo lo demás en { $ahead }. { $why }
review-taken = Que se lleven el pozo: { $chance }.
review-wrong = { $done } cuesta { $cost }. Mejor { $better }. { $why }
review-loses = { $done } cuesta { $cost }. { $why }
review-cost = { $points ->
    [one] un punto
   *[other] { $points } puntos
}
review-cost-share = un { $share } de la probabilidad de ganar la partida

## Lo que no puede ser

review-error-seat = No hay asiento { $found } en esta partida: se esperaba uno del 0 al { $last }.
review-error-deal = No hay juego { $found } en esta partida: se esperaba uno del 1 al { $last }.
review-error-nothing = En esta partida no hay ninguna decisión que revisar: se esperaba un juego con sus cartas y algún turno jugado.
