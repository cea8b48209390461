### What can be wrong with an action, or a sequence of actions, written as text.

notation-error-column = Column { $column }: { $what }
notation-error-action = Action { $number }, column { $column }: { $what }

notation-error-empty = Expected an action such as “draw” or “discard 7h”.
notation-error-verb = { $found } is not an action: expected one of { $verbs }.
notation-error-card = { $found } is not a card: expected a rank A 2-9 T J Q K with or without a suit s h d c, 3r or 3b for a three, or X for a joker.
notation-error-three = A three needs its colour: expected 3r or 3b, or a suit such as 3h.
notation-error-too-few = “{ $verb }” needs more cards: expected something like “{ $example }”.
notation-error-too-many = This is more than “{ $verb }” takes: expected something like “{ $example }”.
notation-error-no-meld = “{ $verb }” names no meld: expected something like “{ $example }”.
notation-error-which-meld = “{ $verb }” must name a meld: expected something like “{ $example }”.
notation-error-meld-number = Expected the number of a meld after “>”, counted from 1, found { $found }.
notation-error-after-meld = Expected nothing after the number of the meld, found { $found }.
notation-error-cut-number = Expected how many cards are lifted, as in “cut 61”, found { $found }.
