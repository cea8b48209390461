### Lo que puede fallar en una jugada, o una serie de jugadas, escrita como texto.

notation-error-column = Columna { $column }: { $what }
notation-error-action = Jugada { $number }, columna { $column }: { $what }

notation-error-empty = Se esperaba una jugada como «draw» o «discard 7h».
notation-error-verb = { $found } no es una jugada: se esperaba una de { $verbs }.
notation-error-card = { $found } no es una carta: se esperaba un valor A 2-9 T J Q K con o sin palo s h d c, 3r o 3b para un tres, o X para un joker.
notation-error-three = A un tres le falta el color: se esperaba 3r o 3b, o un palo como en 3h.
notation-error-too-few = A «{ $verb }» le faltan cartas: se esperaba algo como «{ $example }».
notation-error-too-many = Esto es más de lo que admite «{ $verb }»: se esperaba algo como «{ $example }».
notation-error-no-meld = «{ $verb }» no nombra ninguna combinación: se esperaba algo como «{ $example }».
notation-error-which-meld = «{ $verb }» tiene que nombrar una combinación: se esperaba algo como «{ $example }».
notation-error-meld-number = Tras «>» se esperaba el número de una combinación, contando desde 1, no { $found }.
notation-error-after-meld = Tras el número de la combinación se esperaba el final de la jugada, no { $found }.
notation-error-cut-number = Se esperaba cuántas cartas se levantan, como en «cut 61», no { $found }.
