### Los pesos que se afinan en una liga, y la prueba que pasa un cambio en un bot.

cli-tune-short = Afinar los pesos de un bot para una modalidad

cli-tune = Busca mejores pesos para una modalidad, en una liga de la que ningún miembro sale nunca: estilos de juego, los pesos que la búsqueda encontró antes y las respuestas a estos, de búsquedas largas que empiezan cerca y lejos. Cuentan más los miembros que mejor resultado sacan. Al final se eligen los pesos cuyo peor resultado es el mejor y se miden, siempre con repartos que no han servido antes para elegir nada; se escriben en un archivo pequeño que dice con qué orden se vuelve a hacer. La misma semilla y el mismo número de generaciones dan los mismos pesos con cualquier número de procesos y después de cualquier interrupción. Estado de salida: 0 si los pesos ganan a los escritos a mano y su peor resultado no queda más de 20 puntos por debajo; 1 si no.
cli-tune-example =
    canasta tune clasica --resume clasica.json
    canasta tune reglamento --form 3 --generations 200 --out tres.toml
    canasta tune salon --minutes 30 --seed 7 --start salon.toml --out mejores.toml

cli-argument-tune = La modalidad.
cli-option-generations = El número de generaciones de muestras.
cli-option-minutes = Terminar la búsqueda con la generación en que se cumplan estos minutos.
cli-option-samples = El número de muestras de una generación.
cli-option-tune-boards = Los repartos que juega cada muestra contra la liga; lo que se mide al final crece con ellos.
cli-option-tune-start = Pesos con los que empieza la búsqueda y que se quedan en la liga: un archivo de pesos. Si no se indica, los escritos a mano.
cli-option-tune-earlier = Pesos anteriores, que se quedan en la liga y a los que hay que ganar: un archivo de pesos.
cli-option-tune-lead = La ventaja que se busca sobre by-eye, en puntos por juego a la escala de clasica: 170 si no se indica.
cli-option-tune-out = Dónde escribir los pesos: un archivo nuevo; si no se indica, con el nombre de la modalidad.
cli-option-tune-resume = Guardar la búsqueda en este archivo y seguir a partir de ella.
cli-option-ray = Jugar en las máquinas del clúster de Ray que está en esta dirección, o «local». Necesita el extra «ray».

cli-tune-searching = Generaciones
cli-tune-generation = { $n }: { $mean } puntos por juego contra la liga; el miembro más difícil es { $who }, { $worst }
cli-tune-measuring = Eligiendo y midiendo…
cli-tune-figures = Puntos por juego de los pesos después de { $done } generaciones, con { $n } repartos cada uno
cli-tune-before = contra los pesos escritos a mano
cli-tune-style = contra { $who }
cli-tune-worst-before = lo peor de los pesos escritos a mano ({ $who })
cli-tune-answer = lo que les gana la mejor respuesta encontrada
cli-tune-written = Los pesos están en { $file }.
cli-tune-refused = No se aceptan: no ganan a los escritos a mano, o su peor resultado es demasiado bajo.
cli-tune-stopped = Búsqueda detenida después de { $done } generaciones; no se guarda nada. Con --resume ARCHIVO se podría seguir.
cli-tune-stopped-kept = Búsqueda detenida después de { $done } generaciones, guardadas en { $file }: la misma orden sigue desde ahí.

tune-error-foreign = { $file } no es el archivo de una búsqueda, así que queda como está: se esperaba uno propio, o un nombre nuevo.
tune-error-other = En { $file } hay una búsqueda con otro valor de { $what }, { $found }: se esperaba { $expected }, o un archivo nuevo.
tune-error-other-search = En { $file } hay una búsqueda que empezó con otros pesos, otros estilos u otro número de repartos: se esperaban los mismos, o un archivo nuevo.
tune-error-ray = No se llega al clúster de Ray { $found }: se esperaba su dirección, o «local».
tune-error-before = La prueba compara con lo que había antes: se esperaba --before con otro bot que { $bot }, o con la carpeta de otra canasta.
tune-error-no-canasta = En { $folder } no hay una canasta que pueda jugar aquí: se esperaba la carpeta donde está el paquete, como el src de una copia del proyecto.
tune-error-elsewhere = La canasta de { $folder } no respondió ({ $what }): se esperaba una con las mismas reglas y con ese bot.

cli-gate-short = Comprobar si un cambio en un bot o en unos pesos se puede quedar

cli-gate = Compara un bot, o un archivo de pesos, con el de antes, con las mismas cartas. Pasa si se demuestra que no es peor, en una prueba secuencial de 0 contra −10 puntos por juego, y si su peor resultado contra una liga no queda más de 20 puntos por debajo del que había. El de antes es otro bot, el mismo bot en la canasta de otra carpeta (por ejemplo, una copia del proyecto anterior al cambio) o, si son pesos, los que vienen con canasta. Estado de salida: 0 si pasa, 1 si no.
cli-gate-example =
    canasta gate clasica.toml
    canasta gate greedy --before ../antes/src
    canasta gate greedy --before random --rules salon --deals 2000

cli-argument-gate = El nuevo: el nombre de un bot o un archivo de pesos (.toml).
cli-option-gate-before = El de antes: un bot, un archivo de pesos o la carpeta de otra canasta.
cli-option-gate-league = Los bots contra los que juegan los dos; si no se indica, los que juegan sin probar jugadas. Los pesos se miden con los estilos.
cli-option-gate-deals = Cuántos repartos como máximo en la prueba; si no se indica, 40000 con pesos y 4000 con bots.
cli-option-league-deals = Cuántos repartos contra cada uno de la liga; si no se indica, 4000 con pesos y 400 con bots.
cli-gate-league = La liga
cli-gate-against = puntos por juego en { $n } repartos
cli-gate-new = nuevo
cli-gate-before = antes
cli-gate-test-h1 = { $one } no es peor que { $other }: se acepta H1, { $high } puntos por juego, después de { $n } repartos.
cli-gate-test-h0 = No se demuestra que { $one } sea tan bueno como { $other }: se acepta H0, { $low } puntos por juego, después de { $n } repartos.
cli-gate-test-open =
    { $n ->
        [one] Sin decidir después de un reparto
       *[other] Sin decidir después de { $n } repartos
    } entre { $low } y { $high } puntos por juego de { $one } contra { $other }: con más --deals quizá se decida.
cli-gate-worst-holds = El peor resultado no queda más de { $most } puntos por debajo del que había.
cli-gate-worst-lower = El peor resultado queda más de { $most } puntos por debajo del que había.
cli-gate-passed = Pasa.
cli-gate-refused = No pasa.
cli-gate-stopped = Se ha detenido antes de llegar al final: la misma orden empieza de nuevo.

## Archivos de pesos y de redes de valores

weights-error-toml = { $file } no es un archivo TOML: { $reason }.
weights-error-table = { $file } no es un archivo de pesos: se esperaba una tabla [weights] con un número entero para cada peso.
weights-error-whole = { $file } no es un archivo de pesos de esta versión: se esperaba un número entero de -{ $most } a { $most } para { $name }.
weights-error-unknown = { $file } no es un archivo de pesos de esta versión: no existe ningún peso { $found }.
weights-error-input = { $file } no es una red de valores de esta versión: no existe ninguna entrada { $found }.
weights-error-net = { $file } no contiene una red de valores de { $rules } ({ $reason }): se esperaba una como las que escribe el programa.

## Políticas de archivos

policy-error-network = { $file } no es una red ONNX que se pueda ejecutar aquí ({ $reason }): se esperaba una exportada entera.

## Entornos para aprender

env-error-action = { $found } no es una acción: se esperaba un número entero, como en la máscara de las acciones legales.
env-error-action-deal = Juego { $deal }: { $found } no es una acción, se esperaba un número entero, como en su máscara de las acciones legales.
env-error-illegal = La acción { $number } ({ $said }) no es legal: se esperaba { $legal ->
    [one] la única legal, { $kinds }
   *[other] una de las { $legal } legales, { $kinds }
}.
env-error-illegal-deal = Juego { $deal }: la acción { $number } ({ $said }) no es legal, se esperaba { $legal ->
    [one] la única legal, { $kinds }
   *[other] una de las { $legal } legales, { $kinds }
}.
env-error-actions = Acciones en la forma { $found }: se esperaban { $deals } en fila, una para cada juego.
env-error-option = No existe la opción { $found }: se esperaba «scores» o ninguna.
env-error-deals = No puede haber { $found } juegos a la vez: se esperaba un número entero de 1 en adelante.
env-error-reset = No hay ningún juego en curso: se esperaba antes reset().
env-error-render = No existe el modo de dibujo { $found }: se esperaba { $known } o ninguno.
