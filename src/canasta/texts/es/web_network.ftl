### El servidor, abierto a la red local por el anfitrión de una mesa.

network-alone = Este enlace solo vale en este equipo.
network-ask = Invitar a dispositivos de esta red
network-sure = Se abrirá todo el servidor: todos los que estén en esta red podrán ver sus páginas, y quienes tengan el enlace podrán sentarse a esta mesa. Aquí mismo se puede volver a cerrar.
network-yes = Abrir a esta red
network-open = Todo el servidor está abierto a esta red: todos los que estén en ella pueden abrir sus páginas, y quienes tengan el enlace pueden sentarse a esta mesa.
network-close = Volver a cerrar
