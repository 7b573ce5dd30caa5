# The reader’s own Key cards and detective’s notebook. Nobody else sees them.

own-key-cards = 🔑 Tes cartes Clef
own-key-cards-not-yet = Elles sont distribuées quand tout le monde a fait son sac.
own-key-cards-in-stack = Aucune. Les { $stack } autres sont dans la pile.
own-key-cards-blank = Rien qu’une vierge.
own-key-cards-held = **{ $numbers }** et une vierge. Donc pas sous le coffre.
notebook = 🔎 Le carnet du détective
notebook-legend = -# ● ici, · pas ici, ? ouvert, + et − ton propre crayon

## The notebook as a form

notebook-form = Carnet
notebook-form-question = Les clefs de qui notes-tu au crayon ? Tes marques ne changent rien aux faits, et personne d’autre ne les voit.
notebook-form-row = Numéro { $number }
notebook-form-yes = Peut-être ici (+)
notebook-form-no = Peut-être pas ici (−)

## Holders of Key cards

# `.column` stands alone; `.grid` has at most 7 letters.
holder-chest = le coffre
    .column = Le coffre
    .grid = Coffre
    .at = sous le coffre
    .with = sous le coffre
holder-stack = la pile
    .column = La pile
    .grid = Pile
    .at = dans la pile
    .with = dans la pile
holder-you = toi
    .column = Toi
    .grid = Toi
    .with = chez toi
holder-at = chez { $who }

## Proofs

proven-here = Le **{ $number }** est { $place }.
proven-absent = Le **{ $number }** n’est pas { $places }.
proven-why = ({ $proof })
proven-why-round = ({ $proof }, manche { $round })
proven-failure = Manche { $round } : { $who } a essayé { $numbers }, dont { $wrong } de faux.
proof-own = la tienne
proof-open-lock = la serrure ouverte
proof-challenge = Défi des Clefs
proof-prisoner = le Prisonnier
proof-gossip = des ragots
proof-underdogs = une oreille qui traîne
proof-shown = on te l’a montré
proof-answer = une réponse
proof-ledger = le registre du Sorcier
proof-stranger = l’Étranger
proof-chest = ton essai au coffre
proof-stack = un regard dans la pile
proof-row = tous les autres écartés
proof-deduced = déduction
