### Las reglas como opciones: su nombre, sus valores en palabras, y por qué no se admite un cambio.
### `switch-NOMBRE` es el nombre; `-says` lo dice como una regla, sin punto final; los demás son valores con nombre.

## Formas de jugar

form-2 = 2 jugadores
form-3 = 3 jugadores
form-4 = 4 jugadores
form-6-teams = 6 jugadores en dos equipos
form-6-pairs = 6 jugadores en tres parejas
title-reglamento = Canasta de reglamento para { $form }

## Descripción de un reglamento

rules-version = { $title }, versión { $version }
rules-newest = La versión más reciente, la { $version }, se diferencia en esto:
rules-like = Como «{ $parent }», salvo lo siguiente:
rules-house = Reglas de la casa:
rules-changed = { $sentence } (según el libro: { $book }).

## Grupos

switches-deal = La mesa y el reparto
switches-melds = Las combinaciones
switches-pile = El pozo
switches-out = Abrir, cerrar y el fin del mazo
switches-cards = Los puntos de las cartas
switches-awards = Los premios
switches-match = La partida

## Cantidades y tablas

unit-number = { $n }
unit-players = { $n } jugadores
unit-sides = { $n } bandos
unit-packs =
    { $n ->
        [one] una baraja
       *[other] { $n } barajas
    }
unit-cards =
    { $n ->
        [one] una carta
       *[other] { $n } cartas
    }
unit-naturals = { $n } naturales
unit-wilds =
    { $n ->
        [0] ningún comodín
        [one] un comodín
       *[other] { $n } comodines
    }
unit-canastas =
    { $n ->
        [one] una canasta
       *[other] { $n } canastas
    }
unit-points = { $n } puntos
unit-rank_points =
    { $n ->
        [0] como la de otro valor
       *[other] { $n } puntos
    }
unit-most_deals =
    { $n ->
        [0] cualquier número de juegos
        [one] { $n } juego
       *[other] { $n } juegos
    }
unit-limit_points =
    { $n ->
        [0] lo que sumarían
       *[other] { $n } puntos
    }
table-always = { $points } con cualquier puntuación
table-below = { $points } por debajo de { $score }
table-from = { $points } desde { $score }
table-canastas = { $points } por { $n } canastas
table-none = ninguno

## Lo que se espera

expects-whole-unit = un número entero de { $low } a { $high }
expects-whole-step = un múltiplo de { $step } de { $low } a { $high }
expects-choice = uno de estos valores: { $choices }
expects-points =
    { $longest ->
        [4] cuatro cantidades de puntos
       *[other] de { $shortest } a { $longest } cantidades de puntos, una por cada tres rojo
    }
expects-table = una tabla como { $example }
expects-yes-no = true (sí) o false (no)

## La mesa y el reparto

switch-seats = Jugadores
switch-seats-says = Juegan { $n } jugadores
switch-sides = Bandos
switch-sides-says = Se juega en { $n } bandos
switch-packs = Barajas
switch-packs-says =
    { $n ->
        [one] Se juega con una baraja
       *[other] Se juega con { $n } barajas
    }
switch-hand_size = Cartas de cada jugador
switch-hand_size-says = Se reparten { $n } cartas a cada jugador
switch-draw = Cartas que se roban
switch-draw-says =
    { $n ->
        [one] Se roba una carta del mazo
       *[other] Se roban { $n } cartas del mazo
    }
switch-clockwise = Sentido del juego
switch-clockwise-true = se juega en el sentido de las agujas del reloj
switch-clockwise-false = se juega en sentido contrario a las agujas del reloj
switch-seating = Sitios y primer reparto
switch-seating-given = cada jugador se sienta donde quiere
switch-seating-partners = cada jugador saca una carta y los dos de las más altas son compañeros
switch-seating-partners_mano_chooses = los dos de las cartas más altas son compañeros y el mano elige asiento
switch-seating-lowest_deals = cada uno juega solo y reparte primero quien saca la carta más baja, a la derecha de quien saca la más alta
switch-seating-lowest_deals_left = cada uno juega solo y reparte primero quien saca la carta más baja, a la izquierda de quien saca la más alta
switch-seating-teams = las tres cartas más altas juegan contra las tres más bajas, alternadas
switch-seating-pairs = se forman tres parejas, con los compañeros frente a frente
switch-cut = El corte
switch-cut-none = no se corta
switch-cut-plain = se corta, y se reparte primero del resto y luego de la parte levantada
switch-cut-moda = el corte señala la canasta de moda, y se reparte de la parte levantada
switch-cut-lifted = se corta, y se reparte de la parte levantada
switch-aimed_cut = Cómo se corta
switch-aimed_cut-true = quien corta apunta, y la mano levanta unas cartas más o menos
switch-aimed_cut-false = quien corta dice un número, y se levantan esas cartas
switch-exact_cut_red_threes = Treses rojos en el corte exacto
switch-exact_cut_red_threes-true = los treses rojos que se queda quien corta no entran en las cartas del corte exacto
switch-exact_cut_red_threes-false = el corte exacto levanta justo las cartas que pide el reparto, con los treses rojos que se queda quien corta
switch-late_plug = Tres negro tardío en el corte
switch-late_plug-true = un tres negro que sale más tarde en el corte también hace de tapón, desde ahí
switch-late_plug-false = en el corte solo hace de tapón un tres negro que sale el primero
switch-initial_pile = Cartas con que empieza el pozo
switch-initial_pile-says =
    { $n ->
        [one] El pozo empieza con una carta vuelta
       *[other] El pozo empieza con { $n } cartas, solo la de encima vuelta
    }
switch-upcard_black_three = Tres negro como primera carta
switch-upcard_black_three-true = un tres negro puede quedar como primera carta del pozo
switch-upcard_black_three-false = un tres negro que sale como primera carta del pozo se cubre con otra
switch-red_threes_dealt = Treses rojos del reparto
switch-red_threes_dealt-at_once = los treses rojos del reparto se exponen y se reponen antes de jugar
switch-red_threes_dealt-replaced_on_first_turn = los treses rojos del reparto se exponen en el acto y se reponen en el primer turno de su dueño
switch-red_threes_dealt-on_first_turn = los treses rojos del reparto se exponen y se reponen en el primer turno de su dueño
switch-red_three_freezes = Tres rojo bajo la primera carta
switch-red_three_freezes-true = un tres rojo que queda bajo la primera carta premia el pozo, como un comodín
switch-red_three_freezes-false = un tres rojo que queda bajo la primera carta no premia el pozo

## Las combinaciones

switch-min_naturals = Naturales en una combinación, como mínimo
switch-min_naturals-says = Cada combinación tiene al menos { $n } naturales
switch-max_wilds = Comodines en una combinación, como máximo
switch-max_wilds-says =
    { $n ->
        [0] Ninguna combinación admite comodines
        [one] Cada combinación tiene como mucho un comodín
       *[other] Cada combinación tiene como mucho { $n } comodines
    }
switch-more_naturals = Más naturales que comodines
switch-more_naturals-true = una combinación tiene siempre más naturales que comodines
switch-more_naturals-false = una combinación puede tener tantos comodines como naturales, o más
switch-closed_canastas = Canastas de siete cartas justas
switch-closed_canastas-true = una canasta tiene siete cartas justas y no se le añade ninguna
switch-closed_canastas-false = a una canasta se le pueden añadir cartas
switch-separate_melds = Varias combinaciones de un valor
switch-separate_melds-true = un bando puede tener varias combinaciones del mismo valor, que nunca se unen
switch-separate_melds-false = cada bando tiene una sola combinación de cada valor
switch-wild_melds = Combinaciones de comodines
switch-wild_melds-none = no hay combinaciones de solo comodines
switch-wild_melds-allowed = cada bando puede tener una combinación de solo comodines
switch-wild_melds-before_frozen_pile = se admiten combinaciones de solo comodines, pero no se empieza ninguna después de tomar un pozo premiado
switch-wild_melds_first = Comodines antes del pozo
switch-wild_melds_first-true = antes de llevarse un pozo premiado, el bando que ya ha abierto puede exponer combinaciones de solo comodines
switch-wild_melds_first-false = el bando que ya ha abierto no expone nada antes de llevarse el pozo
switch-wild_canasta_counts = La canasta de comodines como canasta
switch-wild_canasta_counts-true = la canasta de comodines vale como canasta para cerrar y para los premios por número
switch-wild_canasta_counts-false = la canasta de comodines no vale como canasta ni para cerrar ni para los premios por número
switch-swap_wilds = Cambio de comodines
switch-swap_wilds-true = una natural puede ocupar el lugar de un comodín en una canasta del propio bando
switch-swap_wilds-false = un comodín expuesto no se mueve de su sitio
switch-black_threes_last = Treses negros al cerrar
switch-black_threes_last-true = los treses negros son lo último que se expone al cerrar
switch-black_threes_last-false = los treses negros se exponen en cualquier momento de la jugada que cierra

## El pozo

switch-pile_unopened = El pozo antes de abrir
switch-pile_unopened-top_counts = para abrir con el pozo, su carta superior cuenta en el mínimo
switch-pile_unopened-open_first = antes de tomar el pozo hay que haber abierto con cartas de la mano
switch-pile_frozen_naturals = Naturales que toman un pozo premiado
switch-pile_frozen_naturals-says = El pozo premiado se toma con { $n } naturales de la mano
switch-frozen_pair_again = El pozo premiado, tomado otra vez
switch-frozen_pair_again-true = al bando que ya ha tomado el pozo le bastan dos naturales, también si está premiado
switch-frozen_pair_again-false = el pozo premiado pide las mismas naturales cada vez que se toma
switch-pile_with_wild = Tomar el pozo con un comodín
switch-pile_with_wild-true = una natural y un comodín toman un pozo que no está premiado
switch-pile_with_wild-false = el pozo no se toma nunca con comodines
switch-pile_lay_off = Tomar el pozo añadiendo su carta
switch-pile_lay_off-true = un pozo que no está premiado se toma también añadiendo su carta superior a una combinación
switch-pile_lay_off-false = el pozo no se toma añadiendo solo su carta superior
switch-frozen_lay_off = El pozo premiado, sobre una combinación
switch-frozen_lay_off-true = las naturales que toman un pozo premiado pueden añadirse a una combinación expuesta
switch-frozen_lay_off-false = las naturales que toman un pozo premiado forman una combinación nueva
switch-one_card_hand = Tomar el pozo con una sola carta en la mano
switch-one_card_hand-any = quien tiene una sola carta puede tomar el pozo
switch-one_card_hand-not_one_card_pile = quien tiene una sola carta no puede tomar un pozo de una sola carta
switch-one_card_hand-not_while_stock = quien tiene una sola carta no puede tomar el pozo mientras quede mazo
switch-pile_seen = Mirar el pozo
switch-pile_seen-nothing = del pozo solo se ve la carta superior
switch-pile_seen-face_up = en la primera vuelta, quien juega puede mirar las cartas descubiertas del pozo
switch-pile_seen-all = en la primera vuelta, quien juega puede mirar todo el pozo, también las cartas tapadas

## Abrir, cerrar y el fin del mazo

switch-opening = Mínimo para abrir
switch-opening-says = Se abre con { $list }
switch-opening_waiver = Abrir sin mínimo
switch-opening_waiver-none = el mínimo para abrir rige siempre
switch-opening_waiver-whole_hand = quien expone toda la mano de una vez, con una canasta, no necesita el mínimo para abrir
switch-opening_waiver-whole_hand_from_stock = quien expone toda la mano de una vez, con una canasta y tras robar del mazo, no necesita el mínimo para abrir
switch-leave = Permiso para cerrar
switch-leave-none = no se pide permiso para cerrar
switch-leave-optional_before_melding = se puede pedir permiso para cerrar, antes de exponer nada en ese turno
switch-leave-optional = se puede pedir permiso para cerrar en cualquier momento del turno
switch-leave-compulsory = hay que pedir permiso para cerrar, antes de exponer nada en ese turno
switch-go_out_needs = Qué hace falta para cerrar
switch-go_out_needs-canastas = para cerrar basta el número de canastas convenido
switch-go_out_needs-clean_and_dirty = para cerrar hacen falta una canasta limpia y una sucia, o dos limpias sin comodines en la mesa
switch-canastas_to_go_out = Canastas para cerrar
switch-canastas_to_go_out-says =
    { $n ->
        [one] Para cerrar hace falta una canasta
       *[other] Para cerrar hacen falta { $n } canastas
    }
switch-final_discard = Descarte al cerrar
switch-final_discard-true = para cerrar hay que descartarse de la última carta
switch-final_discard-false = se puede cerrar sin descartar
switch-pumba = Pumba
switch-pumba-true = quien se queda con una sola carta dice «pumba»
switch-pumba-false = no se anuncia la última carta
switch-lone_discard = Cerrar con la última carta
switch-lone_discard-true = quien tiene una sola carta puede cerrar descartándola sin exponer ninguna
switch-lone_discard-false = nadie cierra con un simple descarte: hay que exponer alguna carta en ese turno
switch-stock_end = Cuando se acaba el mazo
switch-stock_end-turn_ends = el juego termina con el turno que acaba el mazo
switch-stock_end-take_on = acabado el mazo, se sigue jugando mientras se tome el pozo
switch-stock_end-last_take = las últimas cartas robadas deciden si queda una toma del pozo o termina el juego
switch-must_take = Obligación de tomar el pozo
switch-must_take-never = acabado el mazo, nadie está obligado a tomar el pozo
switch-must_take-fits_meld = acabado el mazo, hay que tomar un pozo sin premiar si su carta encaja en una combinación del bando
switch-must_take-fits_meld_frozen_too = acabado el mazo, hay que tomar el pozo si su carta encaja en una combinación del bando y se puede tomar, también premiado
switch-must_take-whenever_possible = acabado el mazo, hay que tomar el pozo siempre que se pueda
switch-last_red_three = Tres rojo como última carta
switch-last_red_three-play_on = tras un tres rojo como última carta, el turno se juega como de costumbre
switch-last_red_three-no_discard = tras un tres rojo como última carta, se juega sin tener que descartar y el juego termina
switch-last_red_three-no_play = tras un tres rojo como última carta, el juego termina en el acto
switch-last_taker_discards = Descarte del último que se lleva el pozo
switch-last_taker_discards-true = el último que se lleva el pozo se descarta como siempre, así que tiene que quedarle una carta
switch-last_taker_discards-false = el último que se lleva el pozo no se descarta y puede exponer hasta quedarse sin cartas

## Los puntos de las cartas

switch-value_four_to_seven = Del 4 al 7
switch-value_four_to_seven-says = Cada carta del 4 al 7 vale { $n } puntos
switch-value_eight_to_king = Del 8 al rey
switch-value_eight_to_king-says = Cada carta del 8 al rey vale { $n } puntos
switch-value_ace = El as
switch-value_ace-says = Cada as vale { $n } puntos
switch-value_two = El dos
switch-value_two-says = Cada dos vale { $n } puntos
switch-value_joker = El joker
switch-value_joker-says = Cada joker vale { $n } puntos
switch-value_black_three = El tres negro
switch-value_black_three-says = Cada tres negro vale { $n } puntos
switch-value_red_three_in_hand = El tres rojo en la mano
switch-value_red_three_in_hand-says = Cada tres rojo que queda en la mano resta { $n } puntos
switch-hands_count_if_nobody_out = Las manos cuando nadie cierra
switch-hands_count_if_nobody_out-true = las cartas de la mano restan también cuando nadie cierra
switch-hands_count_if_nobody_out-false = cuando nadie cierra, las cartas de la mano no cuentan

## Los premios

switch-canasta_clean = Canasta limpia
switch-canasta_clean-says = La canasta limpia vale { $n } puntos
switch-canasta_dirty = Canasta sucia
switch-canasta_dirty-says = La canasta sucia vale { $n } puntos
switch-aces_clean = Canasta limpia de ases
switch-aces_clean-says = La canasta limpia de ases vale { $n } puntos
switch-aces_dirty = Canasta sucia de ases
switch-aces_dirty-says = La canasta sucia de ases vale { $n } puntos
switch-canasta_sevens = Canasta de sietes
switch-canasta_sevens-says =
    { $n ->
        [0] La canasta de sietes vale lo mismo que la de otro valor
       *[other] La canasta de sietes, limpia o sucia, vale { $n } puntos
    }
switch-wilds_mixed = Canasta de comodines mezclados
switch-wilds_mixed-says = La canasta de comodines mezclados vale { $n } puntos
switch-wilds_twos = Canasta de siete doses
switch-wilds_twos-says = La canasta de siete doses vale { $n } puntos
switch-wilds_jokers = Canasta con todos los jokers
switch-wilds_jokers-says = La canasta de comodines con todos los jokers vale { $n } puntos
switch-canasta_awards = Premios por número de canastas
switch-canasta_awards-says = Hay premio por número de canastas: { $list }
switch-canasta_awards-none = No hay premio por número de canastas
switch-canasta_awards_add = Suma de los premios por número
switch-canasta_awards_add-true = el bando que llega a un premio por número de canastas cobra también los menores
switch-canasta_awards_add-false = de los premios por número de canastas solo se cobra el mayor
switch-moda_doubles = La canasta de moda
switch-moda_doubles-true = la canasta de moda vale el doble
switch-moda_doubles-false = la canasta de moda no vale más que las otras
switch-repeats_multiply = Canastas dobles y triples
switch-repeats_multiply-true = la segunda canasta de un valor vale el doble, y la tercera, el triple
switch-repeats_multiply-false = todas las canastas de un valor valen lo mismo
switch-third_alone = Tres canastas de un valor
switch-third_alone-true = de tres canastas de un valor solo la tercera cuenta más de una vez
switch-third_alone-false = de tres canastas de un valor, la segunda sigue siendo doble
switch-wild_canasta_repeats = Segunda canasta de comodines
switch-wild_canasta_repeats-true = de dos canastas de comodines, la de más valor cuenta el doble
switch-wild_canasta_repeats-false = una segunda canasta de comodines no dobla nada
switch-multiples_add = Canasta de moda doble o triple
switch-multiples_add-true = lo que añade la moda y lo que añade ser doble o triple se suman
switch-multiples_add-false = la moda y ser doble o triple se multiplican
switch-clean_game = Juego limpio
switch-clean_game-true = cerrar con juego limpio cuenta doble
switch-clean_game-false = cerrar con juego limpio no dobla nada
switch-clean_game_cards = Cartas del juego limpio
switch-clean_game_cards-true = en un juego limpio se doblan también las cartas de la mesa
switch-clean_game_cards-false = en un juego limpio se dobla solo la base
switch-discarded_wild_soils = Comodín en el último descarte
switch-discarded_wild_soils-true = un comodín como descarte que cierra acaba con el juego limpio
switch-discarded_wild_soils-false = un comodín como descarte que cierra no ensucia el juego limpio
switch-exact_cut = Corte exacto
switch-exact_cut-says =
    { $n ->
        [0] El corte exacto no tiene premio
       *[other] El corte exacto vale { $n } puntos
    }
switch-going_out = Cerrar
switch-going_out-says =
    { $n ->
        [0] Cerrar no tiene premio
       *[other] Cerrar vale { $n } puntos
    }
switch-concealed = Cerrar con toda la mano (abatir)
switch-concealed-none = cerrar con toda la mano de una vez no tiene premio aparte
switch-concealed-every_meld_alone = cerrar con toda la mano tiene premio si cada combinación vale sin las cartas del compañero y una es canasta
switch-concealed-canasta_alone = cerrar con toda la mano tiene premio si se expone completa una canasta propia
switch-concealed-canasta_joined = cerrar con toda la mano tiene premio si se exponen siete cartas de una canasta, aunque se añadan a una combinación del compañero
switch-concealed_awards = Premios por cerrar con toda la mano
switch-concealed_awards-says = Cerrar con toda la mano vale, de mano sin y con las combinaciones del compañero, y más tarde sin y con ellas: { $list }
switch-first_turn_undrawn = Cerrar de mano
switch-first_turn_undrawn-true = solo cierra de mano quien no ha robado ninguna carta del mazo
switch-first_turn_undrawn-false = cierra de mano quien lo hace en su primer turno, también tras robar
switch-red_threes = Treses rojos
switch-red_threes-says = Los treses rojos valen, según cuántos tenga el bando: { $list }
switch-red_threes_need = Treses rojos a favor del bando
switch-red_threes_need-meld = los treses rojos cuentan a favor con cualquier combinación expuesta
switch-red_threes_need-canasta = los treses rojos cuentan a favor solo con una canasta
switch-red_threes_against_if_nobody_out = Treses rojos cuando nadie cierra
switch-red_threes_against_if_nobody_out-true = los treses rojos del bando sin las combinaciones exigidas restan también cuando nadie cierra
switch-red_threes_against_if_nobody_out-false = cuando nadie cierra, los treses rojos suman siempre
switch-red_threes_against_limit = Treses rojos en contra del bando, como máximo
switch-red_threes_against_limit-says =
    { $n ->
        [0] Los treses rojos en contra restan lo que sumarían
       *[other] Los treses rojos en contra restan como mucho { $n } puntos
    }
switch-red_threes_unshown_count = Treses rojos sin exponer
switch-red_threes_unshown_count-true = los treses rojos que no se llegaron a exponer cuentan como expuestos
switch-red_threes_unshown_count-false = los treses rojos que no se llegaron a exponer son cartas de la mano
switch-black_threes_out = Treses negros expuestos al cerrar
switch-black_threes_out-says =
    { $n ->
        [0] Exponer los treses negros al cerrar no tiene premio
       *[other] Exponer los treses negros al cerrar vale { $n } puntos
    }
switch-black_threes_held = Treses negros en la mano al final
switch-black_threes_held-says =
    { $n ->
        [0] Tener los treses negros en la mano al final no cuesta nada aparte
       *[other] Tener los treses negros en la mano al final cuesta { $n } puntos
    }
switch-black_threes_number = Cuántos treses negros
switch-black_threes_number-says = Para el premio y el coste de los treses negros hacen falta { $n }
switch-black_threes_flat = Los puntos de los treses negros
switch-black_threes_flat-true = el premio de los treses negros incluye los puntos de esas cartas
switch-black_threes_flat-false = al premio de los treses negros se suman los puntos de esas cartas
switch-black_threes_held_if_nobody_out = Treses negros en la mano cuando nadie cierra
switch-black_threes_held_if_nobody_out-true = los treses negros en la mano cuestan también cuando nadie cierra
switch-black_threes_held_if_nobody_out-false = los treses negros en la mano solo cuestan cuando alguien cierra
switch-laid_against_without_canasta = Cartas expuestas sin canasta
switch-laid_against_without_canasta-true = si el otro bando cierra, las cartas expuestas de un bando sin canasta restan
switch-laid_against_without_canasta-false = las cartas expuestas suman siempre, también sin canasta

## La partida

switch-target = Puntos de la partida
switch-target-says = La partida es a { $n } puntos
switch-deals = Juegos de la partida
switch-deals-says =
    { $n ->
        [0] La partida no tiene un número fijo de juegos
        [one] La partida se acaba con un juego
       *[other] La partida se acaba a los { $n } juegos, si nadie ha ganado antes
    }
switch-target_enough = Justo los puntos de la partida
switch-target_enough-true = para ganar basta con llegar justo a los puntos de la partida
switch-target_enough-false = para ganar hay que pasar de los puntos de la partida
switch-tie = Empate
switch-tie-play_on = en caso de empate se juega otra vez
switch-tie-draw = en caso de empate no gana nadie

## Por qué no: nombres y valores

rules-error-name-taken = { $place } no puede ser el nombre de otra modalidad: se esperaba uno en minúsculas, sin acentos y con guiones, distinto de { $known } y de sus otros nombres.
rules-error-unknown-rule-set =
    { $nearest ->
        [none] No hay ninguna modalidad «{ $name }»; las que hay son { $known }.
       *[other] No hay ninguna modalidad «{ $name }»: ¿quizá { $nearest }? Las que hay son { $known }.
    }
rules-error-no-rules = { $found } no es una modalidad ni el nombre de una: se esperaba una de { $known }, o un valor `Rules` como los de `get`.
rules-error-unknown-form = { $set } no tiene una forma «{ $form }»; las que hay son { $known }.
rules-error-unknown-version = { $set } no tiene la versión { $version }; las que hay son { $known }.
rules-error-version-below-one = La versión { $version } no es válida: se esperaban números enteros de 1 en adelante.
rules-error-version-twice = { $name } y la versión { $version } se contradicen: nombra solo una de las dos.
rules-error-seats-of-form = { $name } solo se juega con { $seats } jugadores en { $sides } bandos.
rules-error-no-form-for-seats = { $set } no se juega así; los jugadores (y bandos) pueden ser { $known }.
rules-error-form-undecided = { $set } se puede jugar así de varias formas: indica cuál de { $known }.
rules-error-parent-circle = La modalidad desciende de sí misma: { $circle }.
rules-error-unknown-parent = { $set } se basa en «{ $parent }», que no existe; las modalidades que hay son { $known }.
rules-error-unknown-field =
    { $nearest ->
        [none] No existe ninguna opción «{ $name }».
       *[other] No existe ninguna opción «{ $name }»; la más parecida es { $nearest }.
    }
rules-error-difference-changes-nothing = { $name } = { $value } no cambia nada: la modalidad en que se basa ya lo tiene.
rules-error-unknown-default-form = La forma habitual «{ $form }» no es una de las que tiene: { $known }.
rules-error-unknown-switch =
    { $nearest ->
        [none] No existe ninguna regla de la casa «{ $name }».
       *[other] No existe ninguna regla de la casa «{ $name }»; la más parecida es { $nearest }.
    }
rules-error-named-twice = { $name } aparece dos veces: indícalo una sola vez.
rules-error-expected-change = «{ $line }» no es una regla de la casa: escribe nombre = valor.
rules-error-changes-nothing = { $name } = { $value } no cambia nada: en { $set } ya es así.
rules-error-form-instead = { $name } no se puede cambiar en { $set }: elige una de sus formas, { $forms }.
rules-error-expected-whole = { $name } = { $value } no es válido: se esperaba un número entero de { $low } a { $high }.
rules-error-out-of-range = { $name } = { $value } no es válido: tiene que estar entre { $low } y { $high }.
rules-error-not-a-multiple = { $name } = { $value } no es válido: los puntos van de { $step } en { $step }.
rules-error-expected-yes-no = { $name } = { $value } no es válido: se esperaba true (sí) o false (no).
rules-error-expected-choice = { $name } = { $value } no es válido: se esperaba uno de estos valores: { $choices }.
rules-error-expected-row =
    { $longest ->
        [4] { $name } = { $value } no es válido: se esperaban cuatro cantidades de puntos, como 1000 500 500 200.
       *[other] { $name } = { $value } no es válido: se esperaban de { $shortest } a { $longest } cantidades de puntos, como 100 200 300 800.
    }
rules-error-expected-table = { $name } = { $value } no es válido: se esperaba una tabla como { $example }.
rules-error-table-not-rising = { $name } = { $value } no es válido: en la tabla tienen que subir tanto los números como los puntos.

## Por qué no: reglas que no casan

rules-error-seats-and-sides = { $seats } jugadores no se reparten por igual en { $sides } bandos.
rules-error-seating = Los asientos no se pueden sortear así (seating = { $seating }) con { $seats } jugadores en { $sides } bandos.
rules-error-leave-without-partners = Donde cada jugador juega solo no hay compañero a quien pedir permiso: leave tiene que ser none, no { $leave }.
rules-error-too-many-cards = No hay cartas bastantes: se reparten { $dealt } y, para empezar siempre el pozo, harían falta { $needed }, pero solo hay { $cards }.
rules-error-red-threes-length = red_threes tiene { $given } cantidades, pero en las barajas hay { $threes } treses rojos: hace falta una por cada uno.
rules-error-too-many-black-threes = black_threes_number = { $number } no es válido: solo hay { $threes } treses negros.
rules-error-moda-without-cut = moda_doubles pide que el corte señale la moda: cut tiene que ser moda, no { $cut }.
rules-error-exact-cut-without-cut = El premio de { $points } puntos por el corte exacto pide que se reparta de la parte levantada: cut tiene que ser moda o lifted, no { $cut }.
rules-error-separate-melds-grow = Varias combinaciones de un mismo valor (separate_melds) piden canastas de siete cartas justas: closed_canastas tiene que ser true.
rules-error-separate-melds = Las combinaciones separadas (separate_melds) solo están definidas con { $name } = { $value }.
rules-error-wild-melds-need = Las combinaciones de comodines con wild_melds = { $wild_melds } piden { $name } = { $value }.
rules-error-swap-wilds = Cambiar un comodín de una canasta (swap_wilds) solo está definido con { $name } = { $value }.
rules-error-too-many-wilds = Con estas barajas caben como mucho { $limit } comodines en una combinación; max_wilds vale { $max_wilds }.
rules-error-repeats-without-separate-melds = Sin varias combinaciones de un mismo valor no hay canastas dobles ni triples: repeats_multiply pide separate_melds = true.
rules-error-pile-with-wild-without-wilds = Si ninguna combinación admite comodines (max_wilds = 0), el pozo no se puede tomar con uno: pile_with_wild tiene que ser false.
rules-error-wild-canastas-without-wild-melds = { $name } = { $points } premia una canasta de comodines, pero no se admiten combinaciones de comodines (wild_melds = none).
rules-error-concealed-awards-without-concealed = concealed_awards = { $awards } premia abatir, que no tiene premio (concealed = none): tiene que ser 0 0 0 0.
rules-error-canastas-and-clean-and-dirty = canastas_to_go_out = { $canastas } no casa con go_out_needs = clean_and_dirty, que ya dice qué canastas hacen falta para cerrar.
rules-error-pumba-without-limit = pumba avisa de que un jugador ya no puede tomar el pozo con su única carta: one_card_hand no puede ser any.
rules-error-last-take-draw = stock_end = last_take juzga las dos últimas cartas robadas: draw tiene que ser 2, no { $draw }.
rules-error-must-take-without-take-on = must_take = { $must_take } solo vale donde se sigue jugando sin mazo: stock_end tiene que ser take_on, no { $stock_end }.
rules-error-last-red-three-without-take-on = last_red_three = { $last_red_three } solo vale donde se sigue jugando sin mazo: stock_end tiene que ser take_on, no { $stock_end }.
rules-error-without-effect =
    { $name } = { $value } no tendría ningún efecto: { $name ->
        [aimed_cut] no se corta (cut)
        [late_plug] el corte no señala la moda (cut = moda)
        [wild_melds_first] ninguna combinación de comodines tiene que estar en la mesa antes de llevarse un pozo premiado (wild_melds = before_frozen_pile)
        [wild_canasta_counts] no se admiten combinaciones de comodines (wild_melds)
        [frozen_lay_off] con una sola combinación de cada valor, las cartas iguales se unen siempre (separate_melds)
        [max_wilds] en una canasta de siete cartas justas no caben tantos comodines
        [canasta_awards_add] hacen falta al menos dos premios por número de canastas (canasta_awards)
        [black_threes_number] los treses negros no tienen premio ni coste (black_threes_out, black_threes_held)
        [black_threes_flat] no hay premio por los treses negros, o esas cartas no valen puntos (black_threes_out, value_black_three)
        [last_taker_discards] el final del mazo no depende de una última toma (stock_end = last_take)
        [frozen_pair_again] un pozo premiado pide solo una pareja (pile_frozen_naturals)
        [third_alone] las canastas de un mismo valor no se multiplican (repeats_multiply)
        [wild_canasta_repeats] las canastas de un mismo valor no se multiplican, o las de comodines no tienen premio (repeats_multiply, wilds_mixed)
        [multiples_add] hacen falta la canasta de moda y las canastas dobles (moda_doubles, repeats_multiply)
        [clean_game_cards] el juego limpio no dobla nada (clean_game)
        [discarded_wild_soils] no hay juego limpio, o no hay último descarte (clean_game, final_discard)
        [exact_cut_red_threes] el corte exacto no tiene premio (exact_cut, cut = moda)
        [first_turn_undrawn] abatir de mano se premia igual que después (concealed_awards)
        [red_threes_against_limit] los treses rojos nunca cuestan tanto (red_threes)
        [red_threes_unshown_count] los treses rojos se muestran antes de jugar (red_threes_dealt)
       *[black_threes_held_if_nobody_out] tener los treses negros en la mano no cuesta nada (black_threes_held)
    }.
