# What a finished game reveals.

secret-adventures = 🃏 Aventuras restantes, desde arriba
secret-spells = ✨ Hechizos restantes, desde arriba
secret-known = 👁️ Lo que cada cual había mirado
secret-characters = 🧙 Personajes sin usar
secret-divined = { $count ->
    [one] { START($who) } había mirado la próxima Aventura.
   *[other] { START($who) } había mirado las próximas { $count } Aventuras.
  }
secret-peeked = { START($who) } había visto **{ NAME($spell) }** en la mano de { $rival }.
secret-dealt = { START($who) } recibió al empezar: { NAME($characters) }.
secret-numbered = { $place }. { NAME($card) }
secret-no-pile = Nada. El mazo estaba vacío.
secret-unused = { NAME($characters) }
