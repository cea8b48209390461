### Lo que puede fallar antes de la primera carta: la mezcla, el sorteo de parejas y el corte.

shuffle-error-match-id = { $found } no es el identificador de una partida: se esperaban de 1 a 64 letras, cifras, puntos, guiones o guiones bajos, y al principio una letra o una cifra.
shuffle-error-contribution = { $found } no se puede aportar a la mezcla: se esperaban como mucho { $most } caracteres imprimibles, sin espacios al principio ni al final.
shuffle-error-secret = Un secreto de { $found } bytes no puede sellar un juego: se esperaban { $bytes } bytes.
shuffle-error-deal = El juego { $deal } no se puede mezclar: se esperaba 0 para el sorteo de parejas, o un juego a partir del 1.

draw-error-none = En este juego no se sortean los asientos: se esperaban unas reglas con sorteo de parejas.
draw-error-dealer = El asiento { $seat } no puede repartir: se esperaba un asiento del 0 al { $last }.
draw-error-not-waiting = { $player } no puede sacar carta ahora: se esperaba a quien aún tiene que sacarla ({ $waiting }).
draw-error-over = { $player } no puede sacar carta: el sorteo ha terminado y no se esperaba ninguna más.
draw-error-place = No hay ningún lugar { $place } en el abanico: se esperaba un lugar del 0 al { $last }.
draw-error-taken = { $player } ya ha sacado la carta del lugar { $place }: se esperaba un lugar donde aún quede carta.
draw-error-used-up = Se ha agotado el abanico de { $cards } cartas sin resolver un empate: se esperaba que se mezclara de nuevo.

cut-error-none = No se pueden levantar { $lifted } cartas: en este juego no se corta, así que se esperaba 0.
cut-error-lifted = No se pueden levantar { $lifted } cartas: se esperaban de 1 a { $most } de las { $cards }.
cut-error-no-natural = Estas cartas no pueden señalar la moda: se esperaba entre ellas al menos una carta natural.
