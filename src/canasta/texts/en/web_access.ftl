# The statement on accessibility, in short. docs/reference/accessibility.md is the long one.

access-aim = We aim at WCAG 2.2, level AA, on every page. Nobody from outside has audited it.
access-works = What works
access-works-keyboard = Everything can be done with the keyboard, and the focus is always visible. Single-letter keys can be turned off in the preferences.
access-works-listen = Every card, pile, meld, player and button has a name for a screen reader. It says each event once, and each sound has its sentence.
access-works-colour = Nothing is said by colour alone. Text has a contrast of at least 4.5 : 1; “More contrast” goes further.
access-works-size = With text at twice the size nothing is cut off. With large cards, everything you press is at least 44 pixels in size.
access-works-touch = Nothing has to be dragged, held or double-tapped.
access-works-motion = Where the system asks for less motion, nothing flies or fades. “No flight” does the same here alone.
access-works-time = A table can be opened without a clock. “What happened” keeps the text of messages that have gone.
access-short = What falls short
access-short-untried = It has not been used with NVDA, JAWS, VoiceOver or TalkBack, nor tried by people who depend on them.
access-short-huge = On a phone held upright, a hand of more than twenty very large cards leaves little of the table in view. Held sideways there is more room.
access-short-wall = The wall display of a club is made for the eye; the public page gives the same in a table. Printed sheets have no tags.
access-short-languages = There is no easy-to-read version, no sign language, and no language other than English and Spanish.
access-tell = Is something in your way? Tell the people who run your table what you wanted to do, with which browser and which aid.
