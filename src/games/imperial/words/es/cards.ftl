# What stands on tiles. `does-…` is all that a tile does beyond what its figures and tables say. `colour-…` is its line in
# italics: it states no rule.

## Encounters

colour-absent-minded-wizard = Llama Gerardo a todo el mundo, y puede confundir un tesoro con tu sombrero.
does-avalanche = Cada miembro de tu grupo tira un dado. **1**: dos heridas. **2–3**: una herida.
colour-avalanche = Alguien cantó a la tirolesa.
colour-bear = Puede que ya haya comido, y el alivio será tuyo.
does-black-cat = Se une a elfos, clérigos y magos. A los demás solo se les cruza.
colour-black-cat = Elige a su propio personal.
colour-demon = Vive en la Montaña Humeante y viaja a diario. Rápido, ardiente y poco razonable.
does-draw-twice = Aparta esta ficha, roba dos más y resuélvelas una tras otra.
colour-draw-twice = Las desgracias nunca vienen solas.
does-ed-eagle = Se une a ti.
colour-ed-eagle = Un águila simpática, con una vista excelente y chistes malos.
does-elephant = Se une a ti.
colour-elephant = Se escapó de la historia de otra persona, y le gustaría estar en la tuya.
does-elf-princess = Se une a ti.
colour-elf-princess = Perdida, y segura de que quienes se han movido son los demás.
does-evil-sorcerer = Juégaselo a cualquier rival que no esté en prisión.
colour-evil-sorcerer = Lanza chispas en la Aproximación, e insultos todo el rato.
colour-giant-crab = Se aproxima de lado, así que nadie está seguro de que se aproxime. Lleva un arma clavada.
colour-giant-octopus = Ocho brazos y nadie a quien abrazar.
colour-giant-roc = Da una sombra con código postal propio.
colour-giant-scorpion = Espera debajo justo de la piedra en la que te sientas.
colour-giant-spider = Ocho patas, y puedes contarlas todas de muy cerca.
colour-goblins = Valientes en grupo, y acaban de perder la cuenta.
colour-griffin = Mitad águila, mitad león, todo apetito.
does-guillaume-tell = Se ofrece a acompañarte.
colour-guillaume-tell = Esconde las manzanas.
does-hermit = Roba una pista.
colour-hermit = Lleva doce años sin hablar con nadie, y hoy lo recupera.
colour-giant = Primero tira rocas, y luego hace preguntas en una lengua que no hablas.
does-imperial-guard = Confisca todos los Tesoros Imperiales que lleves. Si no llevas ninguno, su cirujano trata una herida.
colour-imperial-guard = «¿Algo que declarar?»
does-imperial-navy = Confisca todos los Tesoros Imperiales que lleves. Si no llevas ninguno, su carpintero repara dos heridas de tu nave.
colour-imperial-navy = Un guardacostas con opiniones.
colour-lion = Quiere que le quiten una espina, o almorzar.
does-maid-marywin = Se une a ti.
colour-maid-marywin = Once baúles, y alguien que los lleve.
does-mermaid = Toma una pista, o deja que repare todas las heridas de tu nave.
colour-mermaid = Conoce todos los naufragios del fondo, y quién roncaba en cada uno.
colour-nomads = Conocen todos los pozos del desierto, y lo que pagarías por ellos.
colour-ogre = Grande, hambriento y aficionado a los viajeros, hervidos.
does-olliver-j-dragon = Juégaselo a cualquier rival que no esté en prisión. A cambio de un tesoro (o, a falta de él, un arma o una pista), se va.
colour-olliver-j-dragon = Un dragón cortés que colecciona para su tesoro.
does-peddler = Cambia un arma por una pista, o por la mejor de dos armas, o solo mira.
colour-peddler = «Casi nuevo, de un solo dueño.»
colour-pirates = Excelentes cantantes, invitados espantosos.
does-sandstorm = Cada miembro de tu grupo tira un dado. **1–2**: una herida. El próximo turno toca cavar, así que no te mueves.
colour-sandstorm = El desierto se levanta y da un paseo.
colour-sea-serpent = Más larga que tu barco, y mejor conservada.
does-skeletons = Juégaselos a cualquier rival que esté en tierra y no en prisión.
colour-skeletons = Todo hueso, sin conversación ni retirada.
does-storm-at-sea = Tira cuatro dados: cada 4, 5 o 6 es una herida de tu nave. No sirven escudos, armas, hechizos ni pergaminos.
colour-storm-at-sea = Gritar tampoco sirve.
does-tax-collector = Entrega un arma o una pista, o niégate y pelea.
colour-tax-collector = Con dos alguaciles y un formulario por triplicado.
colour-thugs = La bolsa o la vida o, si no hay, las botas.
colour-troll = Vive bajo su puente, y le vuelve a crecer lo que le cortas.
colour-wild-horse = Decide si puedes tomarle prestado el lomo.
colour-wolves = Para ser lobos, muy educados: primero aúllan.
does-zombies = Juégaselos a cualquier rival que esté en tierra y no en prisión.
colour-zombies = Lentos, húmedos y difíciles de desanimar.

## Treasures

colour-grail = En los pueblos lo adoran, y a los monjes les tiemblan las rodillas.
colour-scepter-of-baldan = Agítalo ante un castillo, y se abren las puertas.
colour-talisman-of-quox = La forma favorita del Emperador de estar en otra parte.
colour-battle-ring-of-gorath = Aún conserva el calor de Gorath.
colour-emerald-of-life = Se derrite en el momento de tu muerte y te devuelve sin un rasguño.
colour-palantir-of-zog = Muestra el futuro, y te deja protestar.
colour-scroll-of-healing = Léase en voz alta y mejórese.
colour-scroll-of-protection = Un muro de palabras.
colour-scroll-of-teleportation = Un viaje, sin perder las maletas.
colour-lucky-charm = Una pata de conejo; al conejo ya le da igual.
