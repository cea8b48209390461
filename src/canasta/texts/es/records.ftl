### Lo que puede fallar en el acta de una partida.

record-error-line = Línea { $line }: { $what }

## El texto

record-error-too-big = Esto no es el acta de una partida: se esperaba un archivo de { $most } MB como mucho.
record-error-not-utf8 = Estos bytes no son texto: se esperaba UTF-8.
record-error-unprintable = El carácter { $character } no puede figurar en un acta: se esperaban solo caracteres imprimibles y finales de línea.
record-error-foreign = Esto no es el acta de una partida: se esperaba «{ $expected }» al principio y se encontró { $found }.
record-error-version = Esta acta es de otra versión: se esperaba «{ $expected }» y se encontró { $found }.
record-error-expected = Se esperaba una línea como { $examples } y se encontró { $found }.
record-error-ended = El acta se interrumpe aquí: se esperaba una línea como { $examples }.
record-error-after-result = Tras el resultado de la partida no se esperaba nada más y se encontró { $found }.

## La mesa

record-error-rules = { $found } no es una modalidad: se esperaban su nombre y su versión, como «clasica 1» o «reglamento/6-pairs 1».
record-error-house = { $found } no es una opción cambiada: se esperaban un nombre de letras minúsculas, cifras y guiones bajos, y un valor de una línea.
record-error-house-twice = La opción { $name } ya se había cambiado: se esperaba cada opción una sola vez.
record-error-match-id = { shuffle-error-match-id }
record-error-name = { $found } no puede ser el nombre de un jugador: se esperaban de 1 a { $most } caracteres imprimibles, sin espacios al principio ni al final.
record-error-seats = Hay { $seats } asientos y { $sides } bandos: se esperaban de 2 a { $most } asientos, los mismos en cada uno de dos o más bandos.
record-error-seat = No hay ningún asiento { $found }: se esperaba uno del 0 al { $last }.
record-error-side = No hay ningún bando { $found }: se esperaba uno del 0 al { $last }.

## Las cartas

record-error-bytes = Un compromiso o un secreto tiene { $found } bytes: se esperaban { $bytes }.
record-error-secret-alone = Hay un secreto sin compromiso: se esperaba antes el compromiso.
record-error-contribution = { shuffle-error-contribution }
record-error-contributions = Hay { $found } aportaciones a la mezcla: se esperaba una por cada uno de los { $seats } asientos, vacía donde un asiento no aportó nada.
record-error-contribution-order = La aportación del asiento { $seat } llega tarde o por segunda vez: se esperaba una por asiento, en el orden de los asientos.
record-error-card = { $found } no es una carta: se esperaba un valor A 2-9 T J Q K con un palo s h d c, o X para un joker.
record-error-card-number = No hay ninguna carta { $found }: se esperaba un número del 0 al { $last }.
record-error-order = Estas { $cards } cartas no son barajas enteras: se esperaban todas las cartas de una o más barajas de { $pack }, cada una tantas veces como esté en ellas.
record-error-player = No hay ningún jugador { $found }: se esperaba uno del 0 al { $last }.
record-error-place = No hay ningún lugar { $found } en el abanico: se esperaba uno del 0 al { $last }.
record-error-pick = Esa carta no pudo salir del lugar { $place }: se esperaba la carta que ocupa ese lugar en el orden, y cada lugar una sola vez.
record-error-players = Estos no son los jugadores de los asientos: se esperaba cada número del 0 al { $last } una sola vez.
record-error-lifted = No se pueden levantar { $found } cartas: se esperaban de 1 a { $most }.

## Los turnos

record-error-turn-number = Este es el turno { $found }: se esperaba el turno { $expected } del juego.
record-error-no-action = Un turno sin acciones no puede figurar en un acta: se esperaba al menos una.
record-error-verb = { $found } no es una acción: se esperaba una que empiece por { $verbs }.
record-error-action = { $found } no es una acción completa: se esperaba algo como «{ $example }».
record-error-not-canonical = { $found } no está en la forma en que se guarda: se esperaba «{ $canonical }».
record-error-cut-in-turn = El corte no forma parte de un turno: se esperaba antes de los turnos del juego, en una línea como «cut 1: 61».

## El final de un juego y de la partida

record-error-scores = Los puntos no se corresponden con los bandos: se esperaban { $sides } puntuaciones y { $sides } totales.
record-error-points = { $found } puntos son demasiados: se esperaban { $most } como mucho, a favor o en contra.
record-error-total = El total del bando { $side } no cuadra: se esperaba { $expected } y se encontró { $found }.
record-error-deal-open = Un juego que no es el último no tiene final: se esperaba uno en cada juego al que sigue otro.
record-error-won-side = Un bando gana solo si la partida queda ganada: se esperaba un bando en ese resultado, y ninguno en otro.
record-error-result-early = La partida no puede decidirse con un juego en curso: se esperaba antes el final del juego.
