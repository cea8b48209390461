### La arena: bots que se miden con las mismas cartas.

cli-arena-short = Medir unos bots contra otros con las mismas cartas

cli-arena = Mide unos bots contra otros. Un reparto es un orden de las cartas que dos bots juegan con todas las alineaciones, para que las cartas no favorezcan a ninguno: con dos bandos se juega dos veces, con los bandos cambiados; con tres bandos, seis veces. En una liga juegan todos contra todos, y greedy y random participan siempre, como puntos fijos de la escala. Con --sprt se comparan dos bots: ¿es mejor el primero? La misma semilla da el mismo resultado con cualquier número de procesos y después de cualquier interrupción. Estado de salida de una prueba: 0 si se acepta H1, 1 si no.
cli-arena-example =
    canasta arena --deals 500 --picture liga.png --table liga.md
    canasta arena --rules reglamento --form 3 --matches --deals 50
    canasta arena --bots greedy,random --sprt 0/10 --deals 20000 --resume prueba.jsonl

cli-option-arena-bots = Los bots que juegan; si no se indica, todos. En una prueba: el bot nuevo y después el viejo.
cli-option-boards = Los repartos que juegan cada dos bots; en una prueba, el máximo.
cli-option-matches = Jugar partidas enteras en lugar de juegos.
cli-option-sprt = Prueba de dos bots. H0 y H1 son los puntos por juego que el primero saca al segundo, como en 0/10.
cli-option-alpha = Riesgo de aceptar H1 cuando lo cierto es H0.
cli-option-beta = Riesgo de aceptar H0 cuando lo cierto es H1.
cli-option-arena-resume = Guardar los repartos en este archivo y seguir a partir de los que ya tenga.
cli-option-cores = El número de procesos que juegan a la vez; si no se indica, tantos como núcleos haya.
cli-option-arena-table = Escribir la escala como tabla para publicar: Markdown, una página o CSV.
cli-option-arena-picture = Dibujar la matriz y el Elo: un .png, .svg o .pdf. Necesita el extra «pictures» (matplotlib).

cli-arena-deals =
    { $n ->
        [one] Un reparto por cada dos bots
       *[other] { $n } repartos por cada dos bots
    }, cada uno jugado { $ways } veces; { $games } juegos en total, semilla { $seed }
cli-arena-matches =
    { $n ->
        [one] Un reparto por cada dos bots
       *[other] { $n } repartos por cada dos bots
    }, cada uno jugado { $ways } veces; { $games } partidas en total, semilla { $seed }
cli-arena-rank = puesto
cli-arena-bot = bot
cli-arena-deals-of = juegos
cli-arena-matches-of = partidas
cli-arena-illegal = no permitidas
cli-arena-table-notes = ± es un intervalo del 95 % sobre los repartos. Los puntos son los que el bot saca a los demás de esta liga. El Elo de greedy es 1000. Después de un fallo de un bot de fuera, como una jugada no permitida, greedy sigue por él hasta que acaba el juego; después de 20, siempre.
cli-arena-table-made = Jugado con canasta { $version }, reglas { $rules }, versión { $of }.
cli-arena-table-house = Opciones de las reglas: { $said }.
cli-arena-table-open = La liga se detuvo antes de jugar todos los repartos.
cli-arena-elo = Elo
cli-arena-mean-deals = puntos/juego
cli-arena-mean-matches = puntos/partida
cli-arena-won = por delante
cli-arena-worst = peor
cli-arena-ms = ms p50 / p99
cli-arena-faults = fallos
cli-arena-matrix-deals = Puntos por juego que la fila saca a la columna
cli-arena-matrix-matches = Partidas que la fila gana a la columna
cli-arena-notes = ± es un intervalo del 95 % sobre los repartos. La escala es contra los demás de esta liga: «peor» es el resultado más bajo de la fila. El Elo de greedy es 1000.
cli-arena-test-h1 = { $one } es mejor que { $other }: se acepta H1, { $high } puntos por juego, después de { $n } repartos.
cli-arena-test-h0 = No se demuestra que { $one } sea mejor que { $other }: se acepta H0, { $low } puntos por juego, después de { $n } repartos.
cli-arena-test-open =
    { $n ->
        [one] Sin decisión después de un reparto
       *[other] Sin decisión después de { $n } repartos
    } entre { $low } y { $high } puntos por juego para { $one } contra { $other }: con más --deals puede haberla.
cli-arena-test = LLR { $llr }; H0 se acepta en { $low } y H1 en { $high }, con riesgos del { $alpha } y del { $beta }.
cli-arena-stopped = Parado después de { $done } de { $all } repartos; no se guarda nada. Con --resume ARCHIVO se podría seguir.
cli-arena-stopped-kept = Parado después de { $done } de { $all } repartos, que están guardados en { $file }: la misma orden sigue desde ahí.

arena-error-two = Una prueba es de dos bots distintos, y aquí hay { $found }: se esperaba --bots NUEVO,VIEJO.
arena-error-bounds = { $found } no son límites válidos de una prueba: se esperaban dos números de puntos por juego, el menor primero, como en 0/10.
arena-error-risks = { $found } no son riesgos válidos de una prueba: se esperaban alfa y beta mayores que 0 que sumen menos de 1.
arena-error-test-matches = Una prueba cuenta puntos por juego: se esperaba --sprt sin --matches.
arena-error-foreign = { $file } no es un archivo de la arena y se ha dejado como estaba: se esperaba uno de los suyos o un nombre nuevo.
arena-error-damaged = La línea { $line } de { $file } está dañada y no se le ha añadido nada: se esperaban repartos enteros de este juego.
arena-error-in-use = { $file } está abierto en otra arena: se esperaba un archivo propio para cada una.
arena-error-other-version = { $file } tiene la versión { $found } de los archivos de la arena: se esperaba { $expected }.
arena-error-other-rules = { $file } tiene juegos con las reglas { $found }: se esperaban { $expected } o un archivo nuevo.
arena-error-other-rules-version = En { $file } hay juegos con la versión { $found } de las reglas: se esperaba la { $expected } o un archivo nuevo.
arena-error-other-house = { $file } tiene juegos con las reglas de la casa { $found }: se esperaban { $expected } o un archivo nuevo.
arena-error-other-games = { $file } tiene { $found }: se esperaban { $expected } o un archivo nuevo.
arena-error-other-seed = { $file } tiene juegos de la semilla { $found }: se esperaba { $expected } o un archivo nuevo.
arena-error-other-play = { $file } tiene juegos de { $one } contra { $other } que ahora salen de otra manera: se esperaban los bots y las reglas con los que se hizo o un archivo nuevo.
