### Los cursos de sutilezas: en cada posición está permitido más de lo que conviene.

lesson-safe-discard-title = El descarte seguro
lesson-safe-discard-text = El pozo es grande y no está premiado. Los contrarios juntan ases, sietes y nueves: cualquiera de esas cartas les da el pozo. Roba y descarta algo que no les sirva, sin romper tu pareja de reyes.
lesson-safe-discard-hint = Descarta el cuatro o la jota: ya pasaron por el pozo y nadie las quiso.
lesson-safe-discard-done = Antes de descartar mira dos cosas: lo que tienen en la mesa y lo que dejaron pasar.

lesson-sure-discard-title = Contar cartas
lesson-sure-discard-text =
    { $naturals ->
        [2] El pozo está premiado: los contrarios necesitan una pareja en la mano. Siete reyes están en su mesa y tú tienes otro.
       *[3] Aquí el pozo pide siempre una pareja en la mano. Diez reyes están en la mesa de los contrarios y tú tienes otro.
    } Roba y descarta lo único que es del todo seguro.
lesson-sure-discard-hint = De los { $each } reyes ya los ves casi todos: nadie puede tener dos. Descarta el rey.
lesson-sure-discard-done = Cuando hace falta una pareja, lo que los contrarios tienen en la mesa ya no les ayuda: cuenta las cartas que quedan.

lesson-save-stop-title = Guardar el tapón
lesson-save-stop-text = Tienes un tres negro: con él encima nadie se lleva el pozo. Pero el pozo tiene una sola carta, y el tapón dura un turno. Roba y descarta otra carta suelta.
lesson-save-stop-hint = Descarta el cuatro, el seis o la jota.
lesson-save-stop-done = Guarda el tres negro para un pozo grande y un contrario que lo espera.

lesson-keep-pairs-title = Guardar parejas
lesson-keep-pairs-text = Tu bando no ha abierto: para el pozo necesitas una pareja en la mano. Tienes cuatro parejas y unas cartas sueltas. Roba y descarta sin romper ninguna pareja.
lesson-keep-pairs-hint = Descarta el cinco, el ocho o la jota.
lesson-keep-pairs-done = Cada pareja es una llave del pozo; una carta suelta no abre nada.

lesson-freeze-title = Premiar el pozo
lesson-freeze-text = Los contrarios ya abrieron y tienen tres combinaciones: casi todo descarte les sirve para tomar el pozo. Tu bando no ha abierto y tú tienes { $naturals ->
        [2] parejas
       *[3] tríos
    }. Quítales la ventaja: roba y premia el pozo.
lesson-freeze-hint = Toca el mazo y descarta el dos.
lesson-freeze-done = Ahora también ellos necesitan { lesson-naturals } naturales en la mano. Premia el pozo cuando los contrarios tengan más en la mesa que tú.

lesson-open-lean-title = Abrir con lo justo
lesson-open-lean-text = Hacen falta { $minimum } puntos para abrir. Podrías exponer más, pero cada carta que guardas ayuda después a llevarte el pozo. Roba, abre con lo justo y descarta.
lesson-open-lean-hint = Prepara los tres ases, confirma y descarta. Los reyes se quedan en la mano.
lesson-open-lean-done = Quien abre con media mano se queda sin llaves para el pozo. Si los contrarios van a cerrar, en cambio, expón todo lo que puedas.

lesson-open-lean-three-hint = Prepara los tres ases y los tres reyes, confirma y descarta. Los nueves se quedan en la mano.

lesson-small-pile-title = Un pozo pequeño
lesson-small-pile-text = El pozo es una sola carta. Con tu nueve y el dos podrías llevártelo, pero gastarías un comodín por un nueve. Haz lo que conviene y descarta.
lesson-small-pile-hint = Toca el mazo y descarta el cuatro.
lesson-small-pile-done = Por pocas cartas no gastes comodines ni parejas. Por un pozo grande, casi siempre.

lesson-wild-finish-title = Para qué sirve un comodín
lesson-wild-finish-text = Tienes un comodín. En la mesa hay seis reyes y tres nueves. Ponlo donde más sirve y descarta.
lesson-wild-finish-hint = Roba. Elige el dos, toca los reyes y descarta.
lesson-wild-finish-done = El comodín que remata una canasta vale { $dirty } puntos; con tres nueves aún no hace nada.

lesson-concealed-title = Todo de una vez
lesson-concealed-text = No has expuesto nada y al robar tendrás siete ases, tres reyes y un cuatro. Quien lo expone todo en un solo turno gana un premio. No abras a medias: roba y cierra.
lesson-concealed-hint = Roba. Prepara los siete ases y los tres reyes, confirma y descarta el cuatro.
lesson-concealed-done = Cerrar así vale { $concealedlater } puntos más, además de los { $goingout } del cierre. Cuando te falten pocas cartas, espera.

lesson-catch-title = Cerrar a tiempo
lesson-catch-text = Puedes cerrar ahora o seguir juntando. A los contrarios les quedan más de veinte cartas en la mano y solo tienen tres ases en la mesa. Roba y elige bien.
lesson-catch-hint = Roba. Expón los tres nueves, añade el ocho a los ochos y descarta el cuatro.
lesson-catch-done = Todo lo que tenían en la mano les resta. Cuantas más cartas tengan los contrarios, más vale cerrar.

lesson-say-no-title = Decir que no
lesson-say-no-text = Tu compañero pregunta si puede cerrar. Tú tienes en la mano ases, damas y comodines que aún puedes exponer, y nadie más está cerca de cerrar. Contéstale.
lesson-say-no-hint = Pulsa «No». En tu turno expondrás los ases y las damas.
lesson-say-no-done = Un sí te habría costado todo lo que tienes en la mano. Di que sí cuando te quede poco, o cuando los contrarios vayan a cerrar.

lesson-clean-game-title = El juego limpio
lesson-clean-game-text = Tu bando tiene dos canastas limpias y ningún comodín en la mesa. Quien cierra así cuenta todos los puntos dobles. Ya robaste: podrías rematar las damas con el dos. Pregunta, cierra y mantén limpia la mesa.
lesson-clean-game-hint = Pulsa «¿Puedo cerrar?». Expón los tres nueves, añade el siete a los sietes y descarta el dos.
lesson-clean-game-done = Un comodín descartado al final no ensucia el juego. El compañero tampoco puede tener ninguno en la mano.
