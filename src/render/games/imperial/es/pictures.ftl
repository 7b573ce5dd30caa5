# Words in the pictures. Names of creatures, items, spells and places are those of the chronicle.

picture-title = En busca de los Tesoros Imperiales
# Two lines in two fonts.
map-title =
    El reino del
    Emperador Baldan

## The legend

legend-plains = Llanura
legend-forest = Bosque
legend-mountain = Montañas
legend-steppe = Estepa
legend-desert = Desierto
legend-coast = Costa
legend-ocean = Mar
legend-active = le toca
legend-ship = barco
legend-boat = bote
legend-company = compañía
legend-prison = en prisión

## Signs that only the viewer sees

own-clues = tus pistas
own-turns = turnos de distancia

## The map

# Without an article. The map has room for the whole name of the Oasis.
map-place = { $place ->
    [place-vanishing-oasis] Oasis Fugaz
   *[other] { NAME($place, form: "plain") }
  }

# Regions, in the lines that they take on the map.
region-grumbling-sea =
    El Mar
    Gruñón
region-wrecker-bay = Bahía Naufragio
region-shrug-mountains = Montes Ni Fu Ni Fa
region-spine =
    El Espinazo
    del Reino
region-soggy-forest = El Bosque Empapado
region-middling-plains = Las Llanuras Así Así
region-windy-steppe = La Estepa Ventosa
region-crown-fields = Campos de la Corona
region-rampart-hills = Colinas del Baluarte
region-anvil = El Yunque
region-owlwood = Bosquebúho
region-cinder-range = Sierra de Ceniza

## Fights

fight-hand-to-hand = { $round ->
    [0] Cuerpo a cuerpo
   *[other] Cuerpo a cuerpo · ronda { $round }
  }
fight-in-approach = { $round ->
    [0] Aproximación
   *[other] Aproximación · ronda { $round } de { $rounds }
  }

fighter-name = { NAME($name) }
fighter-boat = Bote
fighter-ship = Barco
# A seat whose character is unknown.
fighter-unknown = Asiento { $seat }

guards-party = protege a todo el grupo

# "5 dice, 4+ to hit: Agility 3, Sword 2"
rolls-now = { $dice }, acierta con { $least }+
rolls-later = { $dice } cuerpo a cuerpo, acierta con { $least }+
rolls-from = { $rolls }: { $parts }
rolls-part = { $from } { $value }
rolls-count = { $dice ->
    [0] sin dados
    [one] 1 dado
   *[other] { $dice } dados
  }
source-agility = Agilidad
source-attack = Ataque
source-shooting = Disparo
source-experience = Experiencia
# A companion’s Attack or Shooting.
source-own = Ataque propio
source-boat = Tripulación
source-ship = Tripulación

# Beside the dice.
dice-fallen = { $hits ->
    [0] sin aciertos
    [one] 1 acierto
   *[other] { $hits } aciertos
  }
dice-to-roll = { $dice } por tirar
dice-later = después
dice-none = sin dados

note-asleep = { $rounds ->
    [one] duerme esta ronda
   *[other] duerme { $rounds } rondas
  }
note-rolled-by = tira { $who }
note-company = { $count } más de este lado

# What to expect of a side: "The party: 7 dice, about 2.3 hits a round, and can still stop 3."
side-party = El grupo
side-asleep = { $who }, durmiendo
side-hits = { NUMBER($hits, maximumFractionDigits: 1) ->
    [one] 1 acierto
   *[other] { NUMBER($hits, maximumFractionDigits: 1) } aciertos
  }
side-rolls-now = { $stops ->
    [0] { $who }: { $dice }, más o menos { $hits } por ronda.
   *[other] { $who }: { $dice }, más o menos { $hits } por ronda, y aún puede detener { $stops }.
  }
side-rolls-later = { $stops ->
    [0] { $who }: { $dice } cuerpo a cuerpo, más o menos { $hits } por ronda.
   *[other] { $who }: { $dice } cuerpo a cuerpo, más o menos { $hits } por ronda, y aún puede detener { $stops }.
  }
side-rolls-nothing = { $stops ->
    [0] { $who }: sin dados.
   *[other] { $who }: sin dados, pero aún puede detener { $stops }.
  }
