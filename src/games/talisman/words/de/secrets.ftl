# What a finished game reveals.

secret-adventures = 🃏 Übrige Abenteuer, von oben
secret-spells = ✨ Übrige Zauber, von oben
secret-known = 👁️ Was man sich angesehen hatte
secret-characters = 🧙 Charaktere, die niemand gespielt hat
secret-divined = { $count ->
    [one] { START($who) } hatte sich das nächste Abenteuer angesehen.
   *[other] { START($who) } hatte sich die nächsten { $count } Abenteuer angesehen.
  }
secret-peeked = { START($who) } hatte **{ NAME($spell) }** auf der Hand von { $rival } gesehen.
secret-dealt = Zur Wahl für { $who }: { NAME($characters) }.
secret-numbered = { $place }. { NAME($card) }
secret-no-pile = Keine. Der Stapel war leer.
secret-unused = { NAME($characters) }
