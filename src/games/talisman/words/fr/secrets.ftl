# What a finished game reveals.

secret-adventures = 🃏 Aventures restantes, dans l’ordre
secret-spells = ✨ Sorts restants, dans l’ordre
secret-known = 👁️ Ce que certains avaient vu
secret-characters = 🧙 Personnages que personne n’a joués
secret-divined = { $count ->
    [one] { START($who) } avait regardé la prochaine Aventure.
   *[other] { START($who) } avait regardé les { $count } prochaines Aventures.
  }
secret-peeked = { START($who) } avait vu **{ NAME($spell) }** en main chez { $rival }.
secret-dealt = { START($who) } avait eu le choix entre { NAME($characters) }.
secret-numbered = { $place }. { NAME($card) }
secret-no-pile = Aucune. La pioche était vide.
secret-unused = { NAME($characters) }
