### Mesas abiertas, como las muestra la primera página; el resto de la búsqueda de compañía está en web_company.ftl.

open-tables = Mesas abiertas
open-none = Ahora mismo no hay ninguna mesa abierta.
open-usual = Suele venir gente { $times }.
open-usual-at = el { $day } a las { $time }
open-free =
    { $n ->
        [one] 1 silla libre
       *[other] { $n } sillas libres
    }
open-bots =
    { $n ->
        [one] 1 bot
       *[other] { $n } bots
    }
open-persons =
    { $n ->
        [one] 1 persona
       *[other] { $n } personas
    }
open-target = a { $n }
open-clock = { $n } s por turno
open-days = por días
open-level = bots: { $level }
open-unhurried = sin reloj
open-changes =
    { $n ->
        [one] 1 regla de la casa
       *[other] { $n } reglas de la casa
    }
open-asks = se pregunta antes a quien la abrió
open-sit = Sentarme
open-ask = Pedir silla
open-all = Todas las mesas abiertas: { $n }
open-more =
    { $n ->
        [one] Hay una mesa abierta más, con más sillas libres.
       *[other] Hay { $n } mesas abiertas más, con tantas sillas libres o más.
    }
open-wanted =
    { $n ->
        [one] 1 persona espera para jugar: { $title }.
       *[other] { $n } personas esperan para jugar: { $title }.
    }
open-fourth = Buscar con quién jugar
