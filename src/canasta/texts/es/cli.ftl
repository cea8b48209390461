### La orden `canasta`: su ayuda, lo que muestra, y lo que puede estar mal en sus palabras.

## Ayuda

cli-canasta = La canasta en la terminal: jugar contra bots, consultar las reglas, probar posiciones, repasar y comprobar partidas.
cli-canasta-example =
    canasta play
    canasta rules clasica
    canasta simulate --bots greedy,random --deals 1000
cli-help-usage = Uso
cli-help-command = ORDEN
cli-help-options = OPCIONES
cli-help-arguments = Argumentos
cli-help-commands = Órdenes
cli-help-option-list = Opciones
cli-help-example = Ejemplo

cli-play-short = Jugar una partida contra bots
cli-rules-short = Consultar modalidades, reglas y opciones
cli-try-short = Probar jugadas en una posición
cli-replay-short = Repasar paso a paso una partida guardada
cli-verify-short = Comprobar que las cartas de una partida no estaban amañadas
cli-simulate-short = Hacer que los bots jueguen miles de juegos

cli-option-help = Mostrar esta ayuda.
cli-option-version = Mostrar la versión, cómo se compiló el motor y las versiones de Python, de las reglas y del sistema.
cli-option-lang = Idioma de la respuesta; si no se indica, el del sistema, y si no, inglés.
cli-option-csv = Escribir una tabla en CSV, con una fila por juego o por partida.
cli-option-parquet = Lo mismo en Parquet. Necesita el extra «frames» (Polars).
cli-option-json = Responder en JSON, para programas.
cli-option-rules = La modalidad; `canasta rules` las enumera.
cli-option-form = La forma de la modalidad, si tiene varias: 2, 3, 4, 6-teams, 6-pairs.
cli-option-house = Una regla de la casa, como target=3000; puede repetirse. `canasta rules SET --switches` las enumera.

## canasta --version

cli-version = canasta { $version }, { $build }, Python { $python }
cli-version-rules = Reglas: { $sets }
cli-version-system = Sistema: { $system }
cli-build-compiled = motor compilado
cli-build-pure = motor en Python

## canasta rules

cli-rules = Las reglas. Sin argumentos enumera las modalidades; con una modalidad, todas sus reglas por apartados; con el código de una regla, esa regla; con --switches, todo lo que una mesa puede cambiar.
cli-rules-example =
    canasta rules
    canasta rules tres-barajas
    canasta rules TB-4.3
    canasta rules salon --switches
    canasta rules salon --find "puedo tomar el pozo"
cli-argument-set = Una modalidad, o el código de una regla.
cli-argument-rule = El código de una regla, con las letras de su modalidad o sin ellas.
cli-option-switches = Mostrar las opciones de la modalidad con sus valores.
cli-option-find = Buscar la regla que responde a una pregunta, con tus propias palabras.
cli-rules-forms = Formas: { $forms }
cli-rules-version =
    { $others ->
        [none] Versión { $version }
       *[other] Versión { $version }; también: { $others }
    }
cli-rules-more = Una modalidad: canasta rules SET · una regla: canasta rules ID · opciones: canasta rules SET --switches
cli-rules-parent = Todo lo demás se juega como en «{ $title }»: canasta rules { $set }
cli-rules-none = Ninguna regla coincide. Prueba con otras palabras.
cli-house-agrees = { $name } = { $value } es lo que { $set } ya tiene.
cli-switch-changed = { $words } (en el libro: { $book })
cli-switches-more = Para cambiar una: --house OPCIÓN=VALOR. Las atenuadas no tienen efecto tal como están las demás.

## canasta verify

cli-verify = Comprueba las mezclas de una partida guardada: si las cartas de cada juego se deducen del compromiso que hizo quien reparte antes de que los jugadores aportaran su parte. Estado de salida 1 si alguna no queda demostrada.
cli-verify-example = canasta verify partida.canasta
cli-argument-record = El acta de una partida; - para la entrada estándar.
cli-verify-commitment = { "  " }compromiso { $commitment }
cli-verify-done = Nada habla en contra de estas mezclas. Compara los compromisos con los que se mostraron antes de cada juego.
cli-verify-failed = No todas las mezclas quedan demostradas.

## Lo que puede estar mal

cli-error-fault = Esto es un fallo de canasta ({ $what }); pon CANASTA_TRACEBACK=1 para ver dónde, y cuéntalo, por favor.
cli-error-memory = No hay memoria suficiente para esto: se esperaba algo más pequeño.
cli-error-file = No se puede usar { $file }: { $reason }.
cli-error-review-whose = { $file }: ¿de quién son las decisiones? Se esperaba --name con uno de { $names }.
cli-error-together = { $option } no tiene efecto junto a { $other }: se esperaba solo una de las dos.
cli-error-too-big = { $file } es demasiado grande: se esperaban { $most } MB como mucho.
cli-error-not-utf8 = { $file }, línea { $line }: estos bytes no son texto, se esperaba UTF-8.
cli-error-no-option = Aquí no existe la opción { $option }.
cli-error-missing = Falta { $place }.
cli-error-option = { $option } no está completa: necesita un valor, o no lleva ninguno.
cli-error-value = { $place } no admite eso: se esperaba { $expected }.
cli-error-command = Esa orden no existe: se esperaba una de { $commands }.
cli-error-words = Hay más argumentos de los que admite esta orden.
cli-error-help = Ayuda: { $command } --help
cli-error-rule = Aquí no hay ninguna regla { $found }; la más parecida es { $nearest }.

## Bots

bot-error-unknown = No hay ningún bot { $found }: se esperaba uno de { $names }.

## Juegos entre bots

simulation-error-bots =
    { $found ->
        [one] { $found } bot no se puede sentar: se esperaba 1, { $sides } (uno por bando) o { $seats } (uno por asiento).
       *[other] { $found } bots no se pueden sentar: se esperaba 1, { $sides } (uno por bando) o { $seats } (uno por asiento).
    }
simulation-error-number = { $name } = { $found } no es válido: se esperaba un número entero de { $least } en adelante.

## La mesa

cli-table-clockwise = hacia la izquierda
cli-table-counter-clockwise = hacia la derecha
cli-table-deal = juego { $deal } · a { $target }
cli-points = { $n } puntos
cli-table-red-threes = treses rojos
cli-table-stock = Mazo { $n }
cli-table-pile = Pozo { $n } ·
cli-table-no-pile = no hay pozo
cli-table-blocked = bloqueado
cli-table-moda = Moda
cli-table-pile-cards = En el pozo
cli-table-freed = En este turno aún hay que poner en otra combinación: { $card }.
cli-table-points = Expuesto hasta ahora para abrir: { $points } de { $minimum } puntos.

## El menú

cli-row-turn = turno
cli-row-take = tomar
cli-row-meld = exponer
cli-row-add = añadir
cli-row-swap = cambiar
cli-row-discard = descartar
cli-row-answer = respuesta
cli-menu-draw = robar
cli-menu-take = añadir la carta de encima
cli-menu-pass = pasar
cli-menu-ask = pedir permiso para cerrar
cli-menu-yes = sí
cli-menu-no = no

### Lo que se puede escribir para cada acción, además del verbo de la notación. La primera palabra es la de la ayuda.

cli-verb-draw = robar roba r mazo
cli-verb-take = tomar toma coger coge c
cli-verb-meld = exponer expone e bajar baja b
cli-verb-add = añadir añade a
cli-verb-swap = cambiar cambia
cli-verb-discard = descartar descarta d tirar tira t
cli-verb-pass = pasar paso p
cli-verb-ask = pedir permiso
cli-verb-yes = sí s
cli-verb-no = no n
cli-verb-cut = cortar corta
cli-wish-help = ? ayuda
cli-wish-quit = q salir
cli-wish-rule = regla
cli-wish-hint = consejo pista h
cli-wish-story = historia
cli-wish-sheet = puntos
cli-wish-save = guardar

## canasta play

cli-play = Una partida contra bots en esta terminal. Sin opciones pregunta a qué se juega. Se guarda sola después de cada acción, así que puedes dejarla con q, con Ctrl-C o cerrando la ventana, y volver más tarde.
cli-play-example =
    canasta play
    canasta play --rules reglamento --form 2 --name Ana
    canasta play --rules clasica --house target=3000 --save velada.canasta
cli-option-bot = Los jugadores de los demás asientos, del más fuerte al más flojo: maestro, experto, fuerte, afinado, reglas, codicioso, novato, azar.
cli-option-depth = Hasta dónde llegan las razones de un consejo: 1, lo que se ve en la mesa; 2, también lo que hay que contar; 3, también lo que se deduce de cómo juegan los demás. Si no se indica, depende del bot.
cli-option-name = Tu nombre.
cli-option-seed = Un texto del que se deducen todas las cartas: el mismo texto da la misma partida otra vez.
cli-option-resume = Seguir con la partida de este archivo.
cli-option-save = Guardar la partida en este archivo; si no se indica, entre tus partidas.
cli-option-warn = Avisar, o no, antes de un descarte que parece malo por lo que hay en la mesa. Si no se indica, solo contra los bots más flojos.
cli-seat-help = Escribe un número o una respuesta; Intro toma la opción entre corchetes y q sale.
cli-seat-language = Idioma
cli-seat-rules = ¿A qué jugamos?
cli-seat-form = ¿Cuántos jugadores?
cli-seat-name = Tu nombre
cli-choose-number = Un número del 1 al { $most }, por favor.
cli-play-left =
    { $deal ->
        [0] Dejaste una partida sin empezar: { $title }, con { $names }.
       *[other] Dejaste una partida sin terminar: { $title }, con { $names }, en el juego { $deal }.
    }
cli-play-left-lost = La partida que dejaste no puede seguir. { $why }
cli-play-resume = ¿Seguimos con ella? [S/n]
cli-play-saved = Guardada en { $file }.
cli-play-record = El acta de la partida está en { $file }; canasta verify comprueba sus mezclas y canasta replay la muestra otra vez.
cli-play-draw = El sorteo de asientos: ¿qué carta tomas? Del 1 al { $most }, o Intro
cli-play-commitment = La mezcla está sellada: { $commitment }
cli-play-seeded = Cartas de una semilla: quien la conoce puede saberlas todas.
cli-play-shuffle = Pulsa Intro para repartir; lo que escribas antes entra en la mezcla, o si no, números al azar
cli-play-aim = Cortas tú: ¿a cuántas cartas apuntas? De 1 a { $most }, Intro para { $best }; la mano falla por unas pocas
cli-play-cut = Cortas tú: ¿cuántas cartas levantas? De 1 a { $most }, o Intro
cli-play-next = Intro para el juego siguiente
cli-play-enter = Intro para seguir
cli-play-hint = Yo jugaría:
cli-play-warned = Escríbelo otra vez para jugarlo igual, o elige otra cosa.
cli-play-no-action = { $found } no es una acción: escribe un número, o algo que empiece por { $verbs }; { $help } muestra la ayuda.
cli-play-nothing = Todavía no hay nada que mostrar.
cli-play-won = ¡Has ganado la partida!
cli-play-lost = Has perdido la partida. ¿Otra?
cli-play-draw-game = La partida termina empatada.
cli-play-help =
    Escribe el número de una acción, o la acción misma: { $vtake } K K · { $vmeld } 9 9 2 · { $vadd } 5 X > 1 · { $vdiscard } 7. Varias caben en una línea, separadas con ;
    Valores: A K Q J 10 9 8 7 6 5 4; el 2 y X (joker) son comodines; 3b y 3r son el tres negro y el rojo. > 1 es la combinación número 1.
    { $wrule } 4.1 muestra una regla · { $whint } dice qué haría un bot · { $wstory } cuenta el juego otra vez · { $wsheet } muestra la hoja de puntuación
    { $wsave } ARCHIVO guarda una copia · q deja la mesa; la partida queda guardada
cli-sheet-deal = Este juego
cli-sheet-before = Antes
cli-sheet-total = Total
cli-sheet-row = juego { $deal }
cli-table-face-down = { $n } boca abajo,
cli-error-exists = { $file } ya existe y se perdería: se esperaba el nombre de un archivo nuevo.
cli-error-no-person = { $file } no es una partida con la que puedas seguir: se esperaba una con una persona y bots.
cli-error-finished = La partida de { $file } ha terminado: canasta replay la muestra.
cli-play-recorded = El acta está en { $file }. En ella no figura lo que todavía no se debe saber.

## canasta simulate

cli-simulate = Hace que los bots jueguen entre sí, cada bando desde 0 puntos, y cuenta los resultados. La misma semilla da los mismos juegos con cualquier número de procesos. Los bots ven lo que vería un jugador en su asiento, y nada más.
cli-simulate-example =
    canasta simulate --bots greedy,random --deals 1000
    canasta simulate --rules tres-barajas --bots greedy --picture puntos.png
cli-option-bots = Un bot para todos los asientos, uno por bando o uno por asiento, como codicioso,azar.
cli-option-deals = El número de juegos.
cli-option-sim-seed = Un texto del que se deducen todas las cartas.
cli-option-processes = El número de procesos que juegan a la vez.
cli-option-picture = Dibujar cómo se reparten los puntos: un .png, .svg o .pdf. Necesita el extra «pictures» (matplotlib).
cli-sim-playing = Jugando
cli-sim-deals =
    { $n ->
        [one] Un juego, semilla { $seed }
       *[other] { $n } juegos, semilla { $seed }
    }
cli-sim-side = Bando { $side }: { $bots }
cli-sim-points = puntos por juego
cli-sim-best = gana
cli-sim-out = cierra
cli-sim-canastas = canastas
cli-sim-clean = limpias
cli-sim-difference = Bando 1 menos bando 2: { $interval } puntos por juego (intervalo del 95 %).
cli-sim-ends = El { $out } de los juegos termina con un cierre; el { $stock }, al acabarse el mazo.
cli-sim-length = Un juego tiene { $turns } turnos (de { $least } a { $most }) y { $actions } acciones de media.
cli-sim-picture = El dibujo está en { $file }.
cli-sim-axis = puntos en un juego
cli-sim-heading = { $title }: puntos en { $n } juegos
cli-error-bots = { $found } bots no encajan en esta mesa: se esperaba 1 para todos, { $sides } para los bandos o { $seats } para los asientos.
cli-error-table = { $file } no puede ser el nombre de la tabla: se esperaba uno que termine en { $formats }.
cli-error-picture = { $file } no puede ser el nombre del dibujo: se esperaba uno que termine en { $formats }.
cli-error-folder = No se puede escribir { $file }: se esperaba una carpeta { $folder } donde se pueda escribir.
cli-error-parquet = { $file } no es el nombre de un archivo Parquet: se esperaba uno que termine en .parquet.

## canasta try

cli-try = Prueba acciones en una posición, hasta donde las reglas las permiten, y muestra la posición resultante. Con --json imprime un objeto: accepted, refused, legal, position, score, winner. Estado de salida 1 si se rechaza una acción, 2 si no se puede leer la posición o una acción.
cli-try-example =
    canasta try posicion.toml "take 6 6; meld 9 9 9; discard 7h" --json
    canasta try - "draw" < posicion.toml
cli-argument-position = Una posición en TOML; - para la entrada estándar.
cli-argument-actions = Acciones separadas con ; — sin ninguna se muestran las permitidas.
cli-try-made-up = Estas cartas son inventadas: la posición solo dice cuántas hay.
cli-try-winner = El bando { $side } ha ganado la partida.
cli-try-draw = La partida termina empatada.

## canasta replay

cli-replay = Muestra otra vez una partida guardada, turno a turno, después de comprobarla entera. En una terminal se avanza con teclas: n o → siguiente, b o ← atrás, d y u juego siguiente y anterior, q salir. En una tubería se imprime todo.
cli-replay-example =
    canasta replay partida.canasta
    canasta replay partida.canasta --seat 2
    canasta replay partida.canasta --html partida.html
cli-option-seat = Ver lo que vio este asiento; si no se indica, todas las manos están descubiertas.
cli-option-html = Escribir la partida entera como página HTML, para recorrerla en un navegador.
cli-replay-written = La partida está en { $file }: { $turns } imágenes para recorrer en un navegador.
cli-replay-empty = En esta acta no ha empezado ningún juego.
cli-replay-hidden = Hay un juego en curso; sus cartas no figuran en el acta hasta que termine.
cli-replay-not-dealt = Las cartas del juego { $deal } aún no se han repartido.
cli-replay-where = juego { $deal }, turno { $turn }
cli-replay-end = , el final
cli-replay-keys = n sigue · b atrás · d u juegos · q salir
cli-error-seat = En esta mesa no hay asiento { $found }: se esperaba uno del 0 al { $last }.

## canasta completion

cli-completion = Muestra las líneas con las que un intérprete de órdenes completa órdenes, opciones, modalidades y bots. Ponlas donde tu intérprete lee al empezar; sin nombre son para el de la variable SHELL.
cli-completion-short = Hacer que la terminal complete estas palabras
cli-completion-example =
    canasta completion bash >> ~/.bashrc
    canasta completion zsh >> ~/.zshrc
    canasta completion fish > ~/.config/fish/completions/canasta.fish
cli-argument-shell = El intérprete: bash, zsh, fish, powershell o pwsh.
cli-error-shell = { $shell } no es un intérprete en el que se puedan completar palabras: se esperaba { $shells }.
