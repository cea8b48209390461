### Cómo se llaman las cartas: `card-one` con artículo, `card-many` en plural. Las claves son las de canasta.cards.KIND_TEXTS.

card-one-4 = un cuatro
card-one-5 = un cinco
card-one-6 = un seis
card-one-7 = un siete
card-one-8 = un ocho
card-one-9 = un nueve
card-one-T = un diez
card-one-J = una jota
card-one-Q = una dama
card-one-K = un rey
card-one-A = un as
card-one-3b = un tres negro
card-one-2 = un dos
card-one-X = un joker
card-one-3r = un tres rojo

card-many-4 = cuatros
card-many-5 = cincos
card-many-6 = seises
card-many-7 = sietes
card-many-8 = ochos
card-many-9 = nueves
card-many-T = dieces
card-many-J = jotas
card-many-Q = damas
card-many-K = reyes
card-many-A = ases
card-many-3b = treses negros
card-many-2 = doses
card-many-X = jokers
card-many-3r = treses rojos

## Varias cartas: «un rey, 2 doses y un joker»

cards-some = { $number } { $many }
cards-and = { $first } y { $last }

## Una carta con su palo: «un rey de corazones»

card-face = { $one } de { $suit }
card-one-3 = un tres
card-suit-s = picas
card-suit-h = corazones
card-suit-d = diamantes
card-suit-c = tréboles

card-error-card = { $found } no es una carta: se esperaban un valor A 2-9 T J Q K y un palo s h d c, o X para un joker.
card-error-kind = { $found } no es una carta: se esperaba un valor A 2-9 T J Q K con o sin palo s h d c, 3r o 3b para un tres, o X para un joker.

## En la mesa

canasta-kind-clean = limpia
canasta-kind-dirty = sucia
canasta-kind-wilds_mixed = de comodines
canasta-kind-wilds_twos = siete doses
canasta-kind-wilds_jokers = todos los jokers
pile-frozen = premiado
side-opens = abre con { $n }
