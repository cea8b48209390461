### Contra quién se juega: los bots, por su nombre y en una línea.

bot-name-greedy = Con oficio
bot-about-greedy = Busca canastas, mira lo que descarta y cierra cuando le conviene.
bot-name-random = Principiante
bot-about-random = Hace cualquier jugada permitida: para aprender sin prisa.
