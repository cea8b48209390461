### Lo que puede fallar en una posición.

position-error-at = { $place }: { $what }
position-error-toml = Esto no es TOML: { $reason }.
position-error-too-big = Esto no es una posición: se esperaba un texto de { $most } kB como mucho.
position-error-not-utf8 = Estos bytes no son texto: se esperaba UTF-8.
position-error-no-rules = Falta la modalidad: se esperaba una línea como rules = "clasica".
position-error-unknown-key = Aquí no existe la clave { $found }{ $nearest -> 
    [none] {""}
   *[other] , quizá { $nearest }
 }: se esperaba una de { $keys }.
position-error-too-many-tables = Hay { $found } tablas con este nombre: en { $rules } se esperaban { $most } como mucho.
position-error-scores = Hay { $found } puntuaciones: se esperaba una por cada uno de los { $sides } bandos.
position-error-expected-table = Se esperaba una tabla, no { $found }.
position-error-expected-list = Se esperaba una lista, no { $found }.
position-error-expected-text = Se esperaba un texto entre comillas, no { $found }.
position-error-expected-yes-no = Se esperaba true o false, no { $found }.
position-error-expected-number = Se esperaba un número entero de { $low } a { $high }, no { $found }.
position-error-expected-choice = Se esperaba una de estas palabras, no { $found }: { $choices }.
position-error-expected-cards = Se esperaban cartas en un solo texto como "Kh 5c X", no { $found }.
position-error-too-many-cards = Hay { $found } cartas: ningún juego tiene tantas.
position-error-card = { $found } no es una carta: se esperaba un valor A 2-9 T J Q K con o sin palo s h d c, 3r o 3b para un tres, o X para un joker.
position-error-three = A { $found } le falta el color: se esperaba 3r o 3b, o un palo como en 3h.
position-error-red-threes = Se esperaban solo treses rojos, como "3h 3d", no { $found }.
position-error-rank = Se esperaba un valor de 4 a A, no { $found }.
position-error-wild = Se esperaba un dos o un joker, no { $found }.
position-error-copies = Aquí hay un { $card } más de los que tienen { $packs } barajas.
position-error-not-so-many = Se esperaban como mucho las { $most } cartas que la posición no menciona, no { $found }.
position-error-laid-by = Se esperaba un asiento por cada una de las { $melds } combinaciones, no { $found }.
position-error-laid-by-seat = El asiento { $seat } no es del bando { $side }.
position-error-meld-too-small = Una combinación tiene al menos tres cartas.
position-error-meld-red-three = Un tres rojo nunca forma parte de una combinación: se esperaba en red_threes.
position-error-meld-two-ranks = Una combinación solo tiene cartas de un mismo valor y comodines.
position-error-wild-meld-none = Con estas reglas no hay combinaciones solo de comodines.
position-error-wild-meld-big = Una combinación de comodines tiene siete cartas como mucho.
position-error-meld-black-threes = Una combinación de treses negros no lleva comodines.
position-error-meld-closed = Con estas reglas una canasta tiene exactamente siete cartas.
position-error-meld-wilds = Con estas reglas una combinación tiene al menos { $naturals } cartas naturales y como mucho { $wilds } comodines.
position-error-meld-more-naturals = Con estas reglas una combinación tiene más cartas naturales que comodines.
position-error-black-threes = Solo hay treses negros en la mesa mientras un bando cierra: se esperaba el bando que tiene el turno y phase = "play".
position-error-rank-twice = Con estas reglas un bando tiene una sola combinación de cada valor.
position-error-no-moda = Con estas reglas no hay canasta de moda.
position-error-no-exact-cut = Con estas reglas no hay premio por el corte exacto.
position-error-no-leave = Con estas reglas no se pide permiso para cerrar.
position-error-no-last-draw = Con estas reglas no importa qué dio el último robo del mazo.
position-error-no-last-turn = Con estas reglas un tres rojo como última carta no hace de este el último turno.
position-error-no-swap = Con estas reglas nunca sale un comodín de una canasta.
position-error-no-owed = Con estas reglas no se deben reposiciones: los treses rojos repartidos están en la mano o ya se han repuesto.
position-error-not-drawn-yet = En phase = "draw" aún no se ha robado: esta clave solo se esperaba en otra fase.
position-error-answer-and-leave = En phase = "answer" el compañero aún no ha contestado: no se esperaba ninguna respuesta.
position-error-drew-none = Quien juega ya ha robado: se esperaba "stock" o "pile".
position-error-outcome-early = Esta clave solo se esperaba con phase = "over".
position-error-face-down = Hay más cartas boca abajo de las que tiene el pozo.
position-error-no-cards = Quien está en mitad de su turno tiene al menos una carta.
position-error-laid-melds = Se esperaba como mucho un texto por cada una de las { $melds } combinaciones del bando que tiene el turno, no { $found }.
position-error-no-seat = No hay asiento { $found } en esta mesa: los asientos van del 0 al { $last }.
position-error-names = Hay { $found } nombres: se esperaba uno por cada uno de los { $seats } asientos, o ninguno.
position-error-laid-cards = Estas cartas no están todas en esa combinación del bando que tiene el turno.
position-error-freed-both = Las claves freed y freed_from van juntas: un comodín y el número de la canasta de la que salió.
position-error-freed-from = Se esperaba el número de una de las { $melds } combinaciones del bando que tiene el turno, contando desde 1.
position-error-freed-canasta = Un comodín solo sale de una canasta de siete cartas o más que no sea de comodines.
position-error-opened = Un bando con combinaciones de turnos anteriores ya ha abierto.
position-error-pile-taken = El pozo se ha tomado en este turno: no se esperaban cartas en él.

# Quién se sienta ahí, cuando nadie tiene nombre
position-seat = Asiento { $n }
