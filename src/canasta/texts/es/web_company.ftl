### Compañía para jugar: mesas abiertas, una cuarta persona, personas que no se sientan juntas.

company-title = Jugar con otros
company-about = Gente de este servidor a la que no hace falta conocer. Juegas con el nombre que figura sobre tus cartas, y se habla con frases hechas.

open-yours = Para abrir una mesa propia, elige Jugar con amigos en la primera página, y ábrela allí a todos.

## Una cuarta persona

wish-game = Juego
wish-until = Hasta las
wish-begin = Yo jugaría
wish-waiting = Buscando compañía: { $title }, hasta las { $time }.
wish-people =
    { $n ->
        [one] De momento solo estás tú
       *[other] Están esperando { $n }
    }{ $missing ->
        [0] .
        [one] ; falta una persona.
       *[other] ; faltan { $missing }.
    }
wish-later-bots = Al cabo de dos minutos, dos personas o más pueden empezar con bots.
wish-keep-open = Deja abierta esta página: avisa en cuanto haya mesa. Salir de ella termina la búsqueda.
wish-stop = Dejar de buscar
wish-called-title = Hay mesa para ti
wish-called = Ya hay { $n } personas. ¿Te sientas?
wish-called-bots =
    { $bots ->
        [one] Ya hay { $n } personas. ¿Juegas con un bot?
       *[other] Ya hay { $n } personas. ¿Juegas con { $bots } bots?
    }
wish-until-all = todos tienen tiempo hasta las { $time }
wish-left =
    { $n ->
        [one] Queda 1 segundo para contestar
       *[other] Quedan { $n } segundos para contestar
    }
wish-said = Han dicho que sí { $yes } de { $n }. La partida empieza cuando lo digan todos.
wish-yes = Sentarme
wish-yes-bots = Jugar con bots
wish-no = Ahora no
wish-wait = Esperar a personas

## En la sala

open-table = ¿Abierta a todos?
open-who = Gente de este servidor que no tiene tu enlace
open-way-no = No entra
open-way-ask = Me pregunta
open-way-yes = Entra
open-says-no = A esta mesa solo llega quien tiene el enlace.
open-says-ask = Cualquiera de este servidor encuentra esta mesa en una lista, y quien la abrió le deja sentarse.
open-says-yes = Cualquiera de este servidor encuentra esta mesa en una lista, y puede sentarse.
open-phrases = La mesa está en la lista hasta que se complete o empiece, mientras esté aquí quien la abrió. Si se sienta alguien de la lista, solo hay frases hechas.
asked-sit = { $name } ha encontrado tu mesa y quiere sentarse.
asked-yes = Que se siente
asked-no = No
asked-wait = Has pedido una silla. { $host } contesta en un momento.

## Personas que no se sientan juntas

avoid = No sentarme con { $name }
avoid-done = No te sentarás más con { $name }. Nadie se entera.
avoid-list = No se sientan contigo
avoid-about = En mesas abiertas y búsquedas no se cruzan contigo. No se les dice. Esta lista está solo en este dispositivo.
avoid-no-more = Volver a sentarnos
