# What stands on Adventure Cards: all that a card does beyond what its figures, tables and bonuses say. Its line in italics
# is the `.flavour` of its name.

does-angel = **Bueno**: ganas 1 Vida. **Malvado**: pierdes 1 Vida. **Neutral**: no pasa nada.
does-blizzard = Durante dos rondas, todo el mundo mueve 1 casilla por Turno.
does-book-of-spells = Roba Hechizos hasta tu máximo.
does-devil = **Malvado**: ganas 1 Vida. **Bueno**: pierdes 1 Vida. **Neutral**: no pasa nada.
does-evil-darkness = Quien no sea Malvado pierde 1 Turno.
does-imp = Te manda a otra parte.
does-magical-vortex = Se pierden todos los Hechizos de todas las manos.
does-market-day = Todo el mundo puede comprar, empezando por ti y en el sentido del reloj.
does-mephistopheles = **Malvado**: ganas 1 de Astucia. **Si no**: pasas al lado Malvado.
does-pestilence = Todos los de esta Región pierden 1 Vida.
does-raiders = Se llevan todo tu Oro y lo dejan en el Oasis.
does-siren = Todos los de esta Región pierden el próximo Turno.
does-storm = Todos los de esta Región pierden 1 Turno.
does-hag = Se une a ti, y tus demás Seguidores se van. El Místico del Pueblo puede librarte de ella. Un Abismo, también.
does-poltergeist = Se te pega. Mueves 1 casilla por Turno hasta cruzar el Río de las Tormentas.
does-bandit = Págale 1 de Oro y te deja en paz. Él se queda.
does-ghost = Tira 1 dado para saber dónde ronda.
does-enchanter = Concede un deseo al primero que pueda pedirlo y desaparece.
does-fairy = Concede un deseo al primero que pueda pedirlo y desaparece.
does-healer = Cura hasta 2 Vidas por visita, gratis.
does-hermit = Tira 1 dado para saber dónde vive. Su primera visita allí recibe un Talismán.
does-mage = Da 1 Hechizo por visita a quien venga.
does-phantom = Concede un deseo al primero que pueda pedirlo y desaparece.
does-sorcerer = Vende 1 Hechizo por visita a 1 de Oro.
does-witch = Se queda para siempre.
does-alchemist = Convierte los Objetos tuyos que quieras en 1 de Oro cada uno.
does-gnome = **Portal con Astucia**: 1 dado. **Minas**: 2 dados. **Riscos**: no hace falta tirar. **Colinas**: elude lo que sea.
does-guide = No hace falta tirar en el Bosque, los Riscos ni el Abismo.
does-mercenary = Se contrata por 1 de Oro. Cada Turno, 1 de Oro más compra 3 de Fuerza en Combate hasta que acabe el Turno.
does-mule = Carga por ti con todos los Objetos que quieras.
does-pixie = No hace falta tirar en el Bosque. En las Arboledas, elude lo que sea.
does-prince = Cura gratis en el Castillo, o cámbialo por 3 de Oro.
does-princess = Cura gratis en el Castillo, o cámbiala por 3 de Oro.
does-amulet = No puedes lanzar Hechizos, y ninguno te afecta salvo el de Mando.
does-cross = A salvo en la Capilla (Malvado) y en el Cementerio (Bueno). Puedes destruir Espíritus sin más.
does-holy-grail = Sin sed en el Desierto.
does-holy-lance = Un Arma.
does-orb-of-knowledge = Al robar cartas de Aventura, puedes descartar una. Tendrás que enfrentarte a la que la sustituya.
does-potion-of-strength = Se bebe una vez: +2 de Fuerza hasta que acabe el Turno.
does-runesword = Un Arma. La Vida que quites con ella pasa a ser tuya.
does-talisman = Tu llave del Valle de Fuego.
does-wand = Siempre tienes al menos 1 Hechizo, y puedes guardar 1 más de lo habitual si tu Astucia permite alguno.
does-armour = Si vas a perder una Vida en Combate, tira 1 dado.
does-axe = Un Arma. En las Arboledas o en el Bosque también construye una Balsa.
does-helmet = Si vas a perder una Vida en Combate, tira 1 dado.
does-shield = Si vas a perder una Vida en Combate, tira 1 dado.
does-sword = Un Arma.
does-water-bottle = No pierdes Vidas en el Desierto.
does-raft = Al empezar tu próximo Turno puedes cruzar el Río de las Tormentas. Luego se hunde, la uses o no.
does-bag-of-gold = Vale 1 de Oro.
does-two-bags-of-gold = Valen 2 de Oro.
does-cave = Puedes entrar.
does-fountain-of-wisdom = Contiene 4 de Astucia. Bebe 1 por visita.
does-magic-portal = Puedes cruzarlo.
does-magic-stream = Contiene 4 de Fuerza. Bebe 1 por visita.
does-market = En cada visita puedes comprar.
does-marsh = Pierdes 1 Turno.
does-maze = Pierdes 1 Turno.
does-pool-of-life = Contiene 4 Vidas. Bebe 1 por visita.
does-shrine = Puedes rezar.

## Spells

does-acquisition = Quítale 1 Objeto o 1 de Oro a cualquier Personaje.
colour-acquisition = Si rima, no es robo.
does-alchemy = Convierte cuantos Objetos tuyos quieras en 1 de Oro cada uno.
does-counterspell = Deshaz un Hechizo recién lanzado, incluido el de Mando.
colour-counterspell = El equivalente mágico de «no».
does-destroy-magic = Hasta que empiece tu próximo Turno, nadie lanza Hechizos ni usa Objetos Mágicos.
does-destruction = Retira del tablero cualquier carta de Aventura boca arriba.
does-divination = Mira en secreto las próximas 5 Aventuras.
does-healing = Cúrate, o cura a quien quieras, hasta 4 Vidas.
colour-healing = Bondad o inversión.
does-hex = Ponlo en una casilla vacía de la Región Exterior o Media. Quien caiga ahí pierde 1 Vida. Dura 3 rondas.
does-immobility = Paraliza a un Personaje durante el Turno, o a una criatura o Personaje que vaya a molestarte.
does-invisibility = Elude a cualquier criatura o Personaje hasta que acabe el Turno.
colour-invisibility = Prohibido estornudar.
does-mesmerism = Quítale 1 Seguidor a cualquier Personaje.
colour-mesmerism = Mírame a los ojos. No alrededor.
does-nullify = Otro Personaje descarta todos sus Hechizos.
does-preservation = Evita que se pierda una Vida, que muera un Seguidor o que muera un Enemigo.
does-psionic-blast = Suma tu Astucia inicial a tu Fuerza en ese Combate.
colour-psionic-blast = Es normal que sangre la nariz.
does-random = Tira 1 dado por cualquier Personaje: de Sapo a Vida extra.
colour-random = La constancia es para los débiles.
does-teleport = En vez de tirar, ve a cualquier otra casilla de tu Región.
colour-teleport = Cuidado con el aterrizaje.
does-temporal-warp = Juega tres Turnos seguidos.
colour-temporal-warp = El resto puede ponerse al día con sus lecturas.

# What Characters begin with.

extra-strength = { $count } de Fuerza extra
extra-craft = { $count } de Astucia extra
extra-lives = { $count ->
    [one] 1 Vida extra
   *[other] { $count } Vidas extra
  }
extra-gold = { $count } de Oro extra
less-strength = { $count } de Fuerza menos
less-craft = { $count } de Astucia menos
less-lives = { $count ->
    [one] 1 Vida menos
   *[other] { $count } Vidas menos
  }
less-gold = { $count } de Oro menos
begins-strength = Fuerza { $count }
begins-craft = Astucia { $count }
begins-lives = Vidas { $count }
begins-gold = Oro { $count }
begins-included = { $what ->
    [head-start] ventaja inicial incluida
    [handicap] ventaja incluida
   *[both] todas las ventajas incluidas
  }
