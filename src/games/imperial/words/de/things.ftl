# What things, spells and people can do, in a few words.

health = Gesundheit { $left }/{ $max }
character-line = Beweglichkeit { $agility }, Laufen { $running }, Gesundheit { $health }, { $spells }
spells = { $count ->
    [0] keine Zauber
   *[other] { $count } Zauber
  }

## Spells and scrolls

gist-fireball = Beweglichkeit + { $figure } Würfel, trifft ab 4, Rüstung hilft nicht
    .hint = Würfle Beweglichkeit + { $figure } Würfel, sie treffen ab 4. Rüstung hilft nicht.
gist-healing = heilt alle Wunden von jemandem aus deiner Gruppe
    .hint = Heilt alle Wunden von jemandem aus deiner Gruppe.
gist-lightning = { $figure ->
    [one] so viele Wunden, wie 1 Würfel zeigt, Rüstung hilft nicht
   *[other] so viele Wunden, wie { $figure } Würfel zeigen, Rüstung hilft nicht
  }
    .hint = { $figure ->
        [one] Schlägt so viele Wunden, wie ein Würfel zeigt. Rüstung hilft nicht.
       *[other] Schlägt so viele Wunden, wie { $figure } Würfel zeigen. Rüstung hilft nicht.
      }
gist-teleportation = bringt dich bis zu 2W6 Felder weit, über alles hinweg
    .hint = Bringt dich über alles hinweg, höchstens so viele Felder, wie 2 Würfel zeigen.
gist-sleep = { $figure ->
    [one] Gegner würfelt 1 Runde nicht, und du darfst fliehen
   *[other] Gegner würfelt { $figure } Runden nicht, und du darfst fliehen
  }
    .hint = { $figure ->
        [one] Die Gegenseite würfelt 1 Runde lang nicht, und du darfst fliehen.
       *[other] Die Gegenseite würfelt { $figure } Runden lang nicht, und du darfst fliehen.
      }
gist-friendship = schließt sich dir an, wenn 2 Würfel die Höchstgesundheit übertreffen
    .hint = Ein Wesen schließt sich dir an, wenn 2 Würfel seine Höchstgesundheit übertreffen.
gist-wall-of-stone = { $figure ->
    [one] hält den nächsten Treffer auf deiner Seite auf
   *[other] hält die nächsten { $figure } Treffer auf deiner Seite auf
  }
    .hint = { $figure ->
        [one] Hält den nächsten Treffer auf deiner Seite auf.
       *[other] Hält die nächsten { $figure } Treffer auf deiner Seite auf.
      }
gist-strength = +{ $figure } Beweglichkeit ab der nächsten Runde
    .hint = +{ $figure } Beweglichkeit ab der nächsten Runde.
gist-speak-with-animals = das Tier schließt sich dir an, ohne Wurf
    .hint = Ein Tier schließt sich dir an, ohne Wurf.
gist-invisibility = ihr entwischt alle, ohne Wurf
    .hint = Ihr entwischt alle, ohne Wurf.
gist-invisibility-in-peace = diesen Zug keine Begegnung in der Wildnis
    .hint = Diesen Zug keine Begegnung in der Wildnis.
time-movement = statt der Bewegung
time-approach = im Kampf
time-melee = im Kampf
time-flee = statt der Flucht
time-prison = im Gefängnis
scroll-once = { $gist }, einmal
    .hint = { $gist } Wirkt einmal.
scroll-protection = hält { $hits } Treffer auf deiner Seite auf, auch auf See
    .hint = Hält { $hits } Treffer auf deiner Seite auf, auch auf See.

## Weapons, treasures and vessels

arms-attack = Angriff +{ $bonus }
arms-shooting = Schießen +{ $bonus }
arms-defence = hält { $hits } auf
arms-magic = trifft ab 4
# The same for a choice. `.magic` hits on 4 as well.
wield-melee = { $stops ->
    [0] Angriff +{ $bonus }.
   *[other] Angriff +{ $bonus }. Hält pro Kampf { $stops } Treffer auf.
  }
    .magic = { $stops ->
        [0] Angriff +{ $bonus }, trifft ab 4.
       *[other] Angriff +{ $bonus }, trifft ab 4. Hält pro Kampf { $stops } Treffer auf.
      }
wield-ranged = Schießen +{ $bonus }.
    .magic = Schießen +{ $bonus }, trifft ab 4.
wield-shield = Hält pro Kampf { $stops } Treffer auf.
power-grail = verschieb deinen Erkundungswurf in Nobnodd und im Kloster um 1
    .hint = Verschiebt deinen Erkundungswurf in Nobnodd und im Kloster um 1.
power-scepter-of-baldan = verschieb deinen Erkundungswurf in Burgen und Festungen um 1
    .hint = Verschiebt deinen Erkundungswurf in Burgen und Festungen um 1.
power-talisman-of-quox = +1 Laufen, und auf der Straße 4 Felder
    .hint = +1 Laufen, und auf der Straße 1 Feld mehr.
power-battle-ring-of-gorath = +1 Beweglichkeit
    .hint = +1 Beweglichkeit.
power-emerald-of-life = bringt dich nach dem Tod heil zurück, dann geht er an die Bank
    .hint = Bringt dich nach dem Tod heil zurück und geht dann an die Bank.
power-palantir-of-zog = schick die erste gezogene Begegnung zurück und zieh eine andere
    .hint = Tauscht die erste gezogene Begegnung gegen eine andere.
power-lucky-charm = ändere einmal einen deiner Würfel um 1
    .hint = Ändert einmal einen deiner Würfel um 1.
vessel-gist = { $dice } Würfel in Kämpfen am Wasser, Gesundheit { $health }

## Creatures

# The strength of a creature to fight, and what it leaves: a list of the rewards below.
fight-strength = { $dice } Würfel, Gesundheit { $health }. Bei Sieg: { $rewards }.
fight-strength-at-distance = { $ranged } Würfel auf Distanz, { $dice } im Nahkampf, Gesundheit { $health }. Bei Sieg: { $rewards }.
reward-treasure = { $count ->
    [one] 1 Schatz
   *[other] { $count } Schätze
  }
reward-weapon = { $count ->
    [one] 1 Waffe
   *[other] { $count } Waffen
  }
reward-clue = { $count ->
    [one] 1 Hinweis
   *[other] { $count } Hinweise
  }
reward-spell = { $count } Zauber
reward-vessel = { $count ->
    [one] 1 Boot
   *[other] { $count } Boote
  }
reward-cure-all = die Heilung aller Wunden
