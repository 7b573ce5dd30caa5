# What stands on Adventure Cards: all that a card does beyond what its figures, tables and bonuses say. Its line in italics
# is the `.flavour` of its name.

does-angel = **Gut**: 1 Leben dazu. **Böse**: 1 Leben weg. **Neutral**: nichts passiert.
does-blizzard = Zwei Runden lang ziehen alle nur 1 Feld pro Zug.
does-book-of-spells = Zieh Zauber, bis deine Hand voll ist.
does-devil = **Böse**: 1 Leben dazu. **Gut**: 1 Leben weg. **Neutral**: nichts passiert.
does-evil-darkness = Wer nicht Böse ist, setzt 1 Zug aus.
does-imp = Es schickt dich woandershin.
does-magical-vortex = Alle Zauber auf allen Händen sind verloren.
does-market-day = Alle dürfen einkaufen, im Uhrzeigersinn, du zuerst.
does-mephistopheles = **Böse**: 1 Talent dazu. **Alle anderen**: werden Böse.
does-pestilence = Alle in dieser Region verlieren 1 Leben.
does-raiders = Sie nehmen dein ganzes Gold und lassen es in der Oase.
does-siren = Alle in dieser Region setzen den nächsten Zug aus.
does-storm = Alle in dieser Region setzen 1 Zug aus.
does-hag = Sie schließt sich dir an, und alle anderen Begleiter gehen. Der Mystiker im Dorf wird mit ihr fertig. Ein Abgrund auch.
does-poltergeist = Er heftet sich an dich. Du ziehst 1 Feld pro Zug, bis du den Sturmfluss überquerst.
does-bandit = Zahl ihm 1 Gold, und er lässt dich in Ruhe. Er bleibt.
does-ghost = Wirf 1 Würfel: So steht fest, wo er spukt.
does-enchanter = Erfüllt dem ersten passenden Gast einen Wunsch und verschwindet.
does-fairy = Erfüllt dem ersten passenden Gast einen Wunsch und verschwindet.
does-healer = Heilt bis zu 2 Leben pro Besuch, kostenlos.
does-hermit = Wirf 1 Würfel: So steht fest, wo er wohnt. Wer ihn dort zuerst besucht, bekommt einen Talisman.
does-mage = Gibt bei jedem Besuch 1 Zauber.
does-phantom = Erfüllt dem ersten passenden Gast einen Wunsch und verschwindet.
does-sorcerer = Verkauft pro Besuch 1 Zauber für 1 Gold.
does-witch = Sie bleibt für immer.
does-alchemist = Macht aus jedem deiner Gegenstände 1 Gold.
does-gnome = **Portal mit Talent**: 1 Würfel. **Minen**: 2 Würfel. **Felsen**: kein Wurf nötig. **Hügel**: weiche allem aus.
does-guide = Kein Wurf nötig im Forst, in den Felsen und am Abgrund.
does-mercenary = Anheuern für 1 Gold. In jedem Zug bringt 1 weiteres Gold 3 Stärke im Kampf, bis der Zug endet.
does-mule = Trägt beliebig viele Gegenstände für dich.
does-pixie = Kein Wurf nötig im Forst. In Wäldern weichst du allem aus.
does-prince = Kostenlose Heilung im Schloss. Oder du tauschst ihn dort gegen 3 Gold ein.
does-princess = Kostenlose Heilung im Schloss. Oder du tauschst sie dort gegen 3 Gold ein.
does-amulet = Du kannst nicht zaubern, und außer dem Herrschaftszauber wirkt kein Zauber auf dich.
does-cross = Sicher in der Kapelle (Böse) und auf dem Friedhof (Gut). Geister darfst du einfach vernichten.
does-holy-grail = Kein Durst in der Wüste.
does-holy-lance = Eine Waffe.
does-orb-of-knowledge = Wenn du Abenteuerkarten ziehst, darfst du eine ablegen. Ihrem Ersatz musst du dann begegnen.
does-potion-of-strength = Einmal trinken: +2 Stärke bis zum Ende des Zuges.
does-runesword = Eine Waffe. Ein Leben, das du damit nimmst, gehört dir.
does-talisman = Dein Schlüssel zum Feuertal.
does-wand = Du hast immer mindestens 1 Zauber und darfst 1 mehr halten als sonst, falls dein Talent überhaupt welche erlaubt.
does-armour = Würdest du im Kampf ein Leben verlieren, wirf 1 Würfel.
does-axe = Eine Waffe. Im Wald oder im Forst baut sie auch ein Floß.
does-helmet = Würdest du im Kampf ein Leben verlieren, wirf 1 Würfel.
does-shield = Würdest du im Kampf ein Leben verlieren, wirf 1 Würfel.
does-sword = Eine Waffe.
does-water-bottle = In der Wüste verlierst du kein Leben.
does-raft = Zu Beginn deines nächsten Zuges darfst du damit über den Sturmfluss. Danach sinkt es, benutzt oder nicht.
does-bag-of-gold = 1 Gold wert.
does-two-bags-of-gold = 2 Gold wert.
does-cave = Du darfst hineingehen.
does-fountain-of-wisdom = Enthält 4 Talent. Pro Besuch darfst du 1 trinken.
does-magic-portal = Du darfst hindurchtreten.
does-magic-stream = Enthält 4 Stärke. Pro Besuch darfst du 1 trinken.
does-market = Bei jedem Besuch darfst du einkaufen.
does-marsh = Du setzt 1 Zug aus.
does-maze = Du setzt 1 Zug aus.
does-pool-of-life = Enthält 4 Leben. Pro Besuch darfst du 1 trinken.
does-shrine = Du darfst beten.

## Spells

does-acquisition = Nimm irgendeinem Charakter 1 Gegenstand oder 1 Gold.
colour-acquisition = Wenn es sich reimt, ist es kein Diebstahl.
does-alchemy = Mach aus beliebig vielen deiner Gegenstände je 1 Gold.
does-counterspell = Hebt einen eben gewirkten Zauber auf, auch den Herrschaftszauber.
colour-counterspell = Das magische Gegenstück zu „nö“.
does-destroy-magic = Bis dein nächster Zug beginnt, zaubert niemand und niemand benutzt Magische Gegenstände.
does-destruction = Entfernt irgendeine offene Abenteuerkarte vom Brett.
does-divination = Sieh dir heimlich die nächsten 5 Abenteuer an.
does-healing = Heilt dich oder jemand anderen auf 4 Leben.
colour-healing = Nächstenliebe oder Geldanlage.
does-hex = Leg ihn auf ein leeres Feld der Äußeren oder Mittleren Region. Wer dort landet, verliert 1 Leben. Hält 3 Runden.
does-immobility = Lähmt einen Charakter für den Zug, oder ein Wesen oder einen Charakter, der dir gerade zu nahe kommt.
does-invisibility = Weiche bis zum Ende des Zuges jedem Wesen und jedem Charakter aus.
colour-invisibility = Bitte nicht niesen.
does-mesmerism = Nimm irgendeinem Charakter 1 Begleiter.
colour-mesmerism = Schau mir in die Augen. Nicht daneben.
does-nullify = Ein anderer Charakter legt alle Zauber ab.
does-preservation = Verhindert, dass ein Leben verloren geht oder dass ein Begleiter oder ein Gegner getötet wird.
does-psionic-blast = Addiere in diesem Kampf dein Start-Talent zu deiner Stärke.
colour-psionic-blast = Nasenbluten ist normal.
does-random = Wirf 1 Würfel für irgendeinen Charakter: von Kröte bis Extraleben ist alles drin.
colour-random = Beständigkeit ist etwas für Feiglinge.
does-teleport = Statt zu würfeln, ziehst du auf ein beliebiges anderes Feld deiner Region.
colour-teleport = Vorsicht bei der Landung.
does-temporal-warp = Drei Züge hintereinander, alle für dich.
colour-temporal-warp = Die anderen kommen endlich zum Lesen.

# What Characters begin with.

extra-strength = { $count } Stärke extra
extra-craft = { $count } Talent extra
extra-lives = { $count } Leben extra
extra-gold = { $count } Gold extra
less-strength = { $count } Stärke weniger
less-craft = { $count } Talent weniger
less-lives = { $count } Leben weniger
less-gold = { $count } Gold weniger
begins-strength = Stärke { $count }
begins-craft = Talent { $count }
begins-lives = Leben { $count }
begins-gold = Gold { $count }
begins-included = { $what ->
    [head-start] Vorsprung eingerechnet
    [handicap] Handicap eingerechnet
   *[both] Vorsprung und Handicap eingerechnet
  }
