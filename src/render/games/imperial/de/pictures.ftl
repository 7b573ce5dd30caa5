# Words in the pictures. Names of creatures, items, spells and places are those of the chronicle.

picture-title = Die Suche nach den Kaiserlichen Schätzen
# Two lines in two fonts.
map-title =
    Das Reich des
    Kaisers Baldan

## The legend

legend-plains = Ebene
legend-forest = Wald
legend-mountain = Gebirge
legend-steppe = Steppe
legend-desert = Wüste
legend-coast = Küste
legend-ocean = Meer
legend-active = am Zug
legend-ship = Schiff
legend-boat = Boot
legend-company = Gefolge
legend-prison = im Gefängnis

## Signs that only the viewer sees

own-clues = deine Hinweise
own-turns = Züge entfernt

## The map

# Without an article. The map has room for the whole name of the Oasis.
map-place = { $place ->
    [place-vanishing-oasis] Verschwindende Oase
   *[other] { NAME($place, form: "plain") }
  }

# Regions, in the lines that they take on the map.
region-grumbling-sea =
    Die Brummende
    See
region-wrecker-bay = Strandräuberbucht
region-shrug-mountains = Das Achselzuckgebirge
region-spine =
    Das Rückgrat
    des Reichs
region-soggy-forest = Der Matschwald
region-middling-plains = Die Mittelmäßige Ebene
region-windy-steppe = Die Zugige Steppe
region-crown-fields = Die Kronfelder
region-rampart-hills = Die Wallhügel
region-anvil = Der Amboss
region-owlwood = Eulenwald
region-cinder-range = Die Aschenkette

## Fights

fight-hand-to-hand = { $round ->
    [0] Nahkampf
   *[other] Nahkampf · Runde { $round }
  }
fight-in-approach = { $round ->
    [0] Annäherung
   *[other] Annäherung · Runde { $round } von { $rounds }
  }

fighter-name = { NAME($name) }
fighter-boat = Boot
fighter-ship = Schiff
# A seat whose character is unknown.
fighter-unknown = Platz { $seat }

guards-party = schützt die ganze Gruppe

# "5 dice, 4+ to hit: Agility 3, Sword 2"
rolls-now = { $dice }, Treffer ab { $least }
rolls-later = { $dice } im Nahkampf, Treffer ab { $least }
rolls-from = { $rolls }: { $parts }
rolls-part = { $from } { $value }
rolls-count = { $dice ->
    [0] keine Würfel
   *[other] { $dice } Würfel
  }
source-agility = Beweglichkeit
source-attack = Angriff
source-shooting = Schießen
source-experience = Erfahrung
# A companion’s Attack or Shooting.
source-own = Eigener Angriff
source-boat = Mannschaft
source-ship = Mannschaft

# Beside the dice.
dice-fallen = { $hits ->
    [0] kein Treffer
   *[other] { $hits } Treffer
  }
dice-to-roll = noch { $dice }
dice-later = später
dice-none = keine Würfel

note-asleep = { $rounds ->
    [one] schläft diese Runde
   *[other] schläft { $rounds } Runden
  }
note-rolled-by = { $who } würfelt dafür
note-company = noch { $count } auf dieser Seite

# What to expect of a side: "The party: 7 dice, about 2.3 hits a round, and can still stop 3."
side-party = Die Gruppe
side-asleep = { $who }, schläft
side-hits = { NUMBER($hits, maximumFractionDigits: 1) } Treffer
side-rolls-now = { $stops ->
    [0] { $who }: { $dice }, etwa { $hits } pro Runde.
   *[other] { $who }: { $dice }, etwa { $hits } pro Runde, hält noch { $stops } auf.
  }
side-rolls-later = { $stops ->
    [0] { $who }: { $dice } im Nahkampf, etwa { $hits } pro Runde.
   *[other] { $who }: { $dice } im Nahkampf, etwa { $hits } pro Runde, hält noch { $stops } auf.
  }
side-rolls-nothing = { $stops ->
    [0] { $who }: keine Würfel.
   *[other] { $who }: keine Würfel, hält aber noch { $stops } auf.
  }
