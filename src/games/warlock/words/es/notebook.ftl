# The reader’s own Key cards and detective’s notebook. Nobody else sees them.

own-key-cards = 🔑 Tus cartas de Llave
own-key-cards-not-yet = Se reparten cuando toda la mesa tenga listo el equipaje.
own-key-cards-in-stack = Ninguna. Las otras { $stack } están en la pila.
own-key-cards-blank = Solo una en blanco.
own-key-cards-held = **{ $numbers }** y una en blanco. Así que esas no están bajo el cofre.
notebook = 🔎 El cuaderno de detective
notebook-legend = -# ● aquí, · aquí no, ? abierto, + y − tu propio lápiz

## The notebook as a form

notebook-form = Cuaderno
notebook-form-question = ¿Qué llaves anotas a lápiz, y de quién? Tus marcas no cambian los hechos, y nadie más las ve.
notebook-form-row = Número { $number }
notebook-form-yes = Quizá aquí (+)
notebook-form-no = Quizá aquí no (−)

## Holders of Key cards

# `.column` stands alone; `.grid` has at most 7 letters.
holder-chest = el cofre
    .column = El cofre
    .grid = Cofre
    .at = bajo el cofre
    .with = bajo el cofre
holder-stack = la pila
    .column = La pila
    .grid = Pila
    .at = en la pila
    .with = en la pila
holder-you = tú
    .column = Tú
    .grid = Tú
    .with = en tus manos
holder-at = en manos de { $who }

## Proofs

proven-here = El **{ $number }** está { $place }.
proven-absent = El **{ $number }** no está { $places }.
proven-why = ({ $proof })
proven-why-round = ({ $proof }, ronda { $round })
proven-failure = Ronda { $round }: { $who } probó { $numbers }, con { $wrong } mal.
proof-own = la tuya
proof-open-lock = la cerradura abierta
proof-challenge = Desafío de Llave
proof-prisoner = el Prisionero
proof-gossip = chismes
proof-underdogs = oído de paso
proof-shown = te lo mostraron
proof-answer = una respuesta
proof-ledger = el libro del Hechicero
proof-stranger = el Forastero
proof-chest = tu intento con el cofre
proof-stack = un vistazo a la pila
proof-row = lo demás, descartado
proof-deduced = deducido
