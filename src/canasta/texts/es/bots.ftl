### Contra quién se juega: los bots, por su nombre y en una línea.

bot-name-master = Maestro
bot-called-master = maestro
bot-about-master = Piensa más que ningún otro: hasta un segundo por jugada.
bot-name-expert = Experto
bot-called-expert = experto
bot-about-expert = Prueba más jugadas, en más manos posibles, antes de decidir.
bot-name-strong = Fuerte
bot-called-strong = fuerte
bot-about-strong = Antes de jugar prueba cada jugada en decenas de manos posibles.
bot-name-tuned = Afinado
bot-called-tuned = afinado
bot-about-tuned = Recuerda todas las cartas y juega con reglas afinadas en miles de juegos contra otros estilos.
bot-name-rules = Reglas
bot-called-rules = reglas
bot-about-rules = Recuerda lo que se descarta y juega por reglas de buen jugador.
bot-name-greedy = Codicioso
bot-called-greedy = codicioso
bot-about-greedy = Busca canastas y se lleva lo que puede; no recuerda lo que pasó.
bot-name-novice = Novato
bot-called-novice = novato
bot-about-novice = Conoce el juego, pero olvida los descartes y se equivoca a menudo.
bot-name-random = Azar
bot-called-random = azar
bot-about-random = Hace cualquier jugada permitida: para aprender sin prisa.
bot-about-guest = De fuera: añadido por quien lleva este servidor.

## Los niveles entre los que se elige, del más suave al más fuerte

level-name-novice = Novato
level-about-novice = Conoce las reglas, pero olvida los descartes y se equivoca a menudo.
level-name-rules = Fácil
level-about-rules = Recuerda lo que se descarta y juega por reglas sencillas.
level-name-tuned = Normal
level-about-tuned = Mide cada carta, como quien juega todas las semanas.
level-name-strong = Difícil
level-about-strong = Antes de cada jugada piensa en decenas de manos posibles.
level-name-master = Maestro
level-about-master = Piensa más que ninguno: hasta un segundo por jugada.
