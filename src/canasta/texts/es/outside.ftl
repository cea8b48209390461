### Bots de fuera: módulos y programas de otros.

## Un bot que no se puede usar

outside-error-form = No hay ningún bot { $found }: se esperaba un nombre, o módulo:Clase, o process:ORDEN.
outside-error-no-module = No hay ningún módulo { $module }: se esperaba uno que Python encuentre, o un archivo de esta carpeta.
outside-error-import = No se puede importar { $found }: { $what }.
outside-error-no-name = El módulo { $module } no tiene { $name }: se esperaba una clase o una función.
outside-error-not-made = No se puede crear { $found }: { $what }; se esperaba una clase sin argumentos obligatorios.
outside-error-no-bot = { $found } no es un bot: se esperaba choose(view, chance), o una función con esos dos argumentos.
outside-error-system = En este sistema un bot no puede ser un programa propio: se esperaba Linux o macOS.
outside-error-no-program = No hay ningún programa { $found }: se esperaba uno que se pueda iniciar.
outside-error-file = { $file } no describe ningún bot: { $what }; se esperaba command = ["PROGRAMA", "PALABRA"] y límites.
outside-error-start = { $found } no está listo para jugar: { $what }.

## Un bot que falla al jugar

outside-fault-ended = { $bot } falló en el asiento { $seat }, en el juego { $deal }.
outside-fault-illegal = { $bot } eligió una acción no permitida en el asiento { $seat }, en el juego { $deal }.
outside-fault-late = { $bot } tardó demasiado en el asiento { $seat }, en el juego { $deal }.
outside-fault-long = { $bot } escribió más de lo que cabe en una línea en el asiento { $seat }, en el juego { $deal }.
outside-fault-start = { $bot } no arrancó en el asiento { $seat }, en el juego { $deal }.
outside-fault-unreadable = { $bot } dio una respuesta que no se puede leer en el asiento { $seat }, en el juego { $deal }.
outside-fault-words = Sus palabras: «{ $told }».
outside-fault-answer = Su respuesta: «{ $told }».
outside-fault-then = { $stand_in } juega en su lugar hasta el final del juego.

## Fallos en una tabla de resultados

outside-kind-ended = roto
outside-kind-illegal = no permitido
outside-kind-late = demasiado tarde
outside-kind-long = demasiado largo
outside-kind-start = sin arrancar
outside-kind-unreadable = ilegible
outside-faults = Fallos de { $bot }: { $found }. Cada vez, { $stand_in } siguió jugando hasta el final del juego.
