# The texts printed on spaces, cards and tables. They have no bold print. The rows of a table go by the first number that
# leads to each. `.title` is the name of a card of the Maze.

## Spaces

print-space-entrance = La luz del día, por última vez en un buen rato. Cuidado con el escalón; nadie más lo tuvo.
print-space-south-bank = Guijarros, una campana de latón para el barquero, una balsa y el principio de un puente muy optimista.
print-space-north-bank = Guijarros más secos. A nadie se le ha visto hacer cola para volver.
print-space-sentry-bunkroom = Dos jergones de paja, uno aún caliente. La guardia nocturna es partidaria de trabajar desde la cama.
print-space-orc-mess = Una mesa larga, un guiso frío y nada dentro que te convenga identificar.
print-space-trophy-hall = Las cabezas cubren las paredes sobre plaquitas de latón. Una placa está en blanco y recién pulida.
print-space-snake-cellar = Cajas con agujeros para respirar, apiladas por alguien que no se quedó a revisar las tapas.
print-space-torture-chamber = Un brasero, un potro y un buzón de sugerencias. El buzón está vacío.
print-space-armoury = Hileras de picas torcidas y escudos mellados: aquí todo ha perdido ya alguna vez.
print-space-guardroom = Puertas al norte y al sur, y un cartel que ruega llamar antes. Pocos llegan a hacerlo.
print-space-rat-larder = Estantes de queso con población residente. Va ganando el queso.
print-space-prison-cell = Barrotes, un plato de hojalata y días tachados en la pared con cuatro letras distintas.
print-space-well-room = Un pozo seco, un cubo en una cuerda y el eco lejano de alguien que fue a mirar.
print-space-stores = Estantes numerados, un mostrador y una campanilla. Todo se firma, y tú también.
print-space-resting-room = Un banco, una manta y un conserje que prefiere las botas lejos de ambos.
print-space-portrait-gallery = Todos los cuadros muestran al mismo hombre, y todos estaban mirando la puerta.
print-space-spider-vault = Sábanas grises sobre los muebles, hasta que notas que no hay muebles.
print-space-portcullis-room = Surcos en los marcos y grasa reciente en las cadenas. Alguien le hace el mantenimiento.
print-space-gaming-room = Cuatro enanos, una lámpara, naipes blandos. Te reparten cartas antes de que te sientes.
print-space-rope-store = Rollos de cuerda mojada y media balsa: la mitad que volvió flotando.
print-space-boat-house = El costillar de un bote sin acabar. Los carpinteros llevan siglos muertos y van con retraso.
print-space-keepers-lodge = Una guarida acogedora, con remos en la pared y arañazos por dentro de la puerta.
print-space-mosaic-room = Baldosas con estrellas, una mano de piedra en cada esquina. Una acaba de moverse.
print-space-sandy-cave = Arena fina y ninguna huella. Entonces ves que las tuyas se van cerrando detrás de ti.
print-space-burial-chamber = Una losa, una vela y tres ataúdes. Nadie ha barrido, y alguien se ha ido.
print-space-crypt = Un ataúd forrado de terciopelo, abierto. Su dueño trasnocha y tiene buenos modales.
print-space-barrel-workshop = Duelas, aros y martillos. Los toneleros nunca paran a comer, por falta de estómago.
print-space-temple = Una gran figura de hierro con una cuenca en la frente. Se gira a ver quién ha entrado.
print-space-ogre-cave = Huesos junto al fuego, por tamaños. El inquilino está orgulloso de su archivo.
print-space-library = Diez mil libros y un viejo que no habla gratis de ninguno.
print-space-minotaur-den = Las paredes tienen surcos a la altura del hombro. No era un hombro humano.
print-space-seers-alcove = Una cortina, un taburete y una ciega que dice tu nombre antes que tú.
print-space-dragon-cavern = La pared del fondo es de cristal; antes era roca. Aquí hace mucho calor.
print-space-hall-of-mirrors = Entras cuarenta veces. Hay una que, casi seguro, no te está copiando.
print-space-laboratory = Retortas burbujeantes y una etiqueta de advertencia que se ha disuelto.
print-space-warlocks-study = Un escritorio, una lámpara y el señor de la montaña, que estaba en mitad de algo.
print-space-treasure-room = Piedra desnuda, un cofre cerrado y los restos de gente que probó a adivinar.
print-space-red-west = Un arco bajo, una corriente de aire y una argolla de hierro, brillante de tanta gente con prisa.
print-space-red-east = Un arco bajo, una corriente de aire y una argolla de hierro, brillante de tanta gente con prisa.
print-space-red-heart = Un arco bajo, una corriente de aire y una argolla de hierro, brillante de tanta gente con prisa.
print-space-blue-southeast = Un arco bajo, una corriente de aire y una argolla de hierro, brillante de tanta gente con prisa.
print-space-blue-southwest = Un arco bajo, una corriente de aire y una argolla de hierro, brillante de tanta gente con prisa.
print-space-blue-northwest = Un arco bajo, una corriente de aire y una argolla de hierro, brillante de tanta gente con prisa.
print-space-green-west = Un arco bajo, una corriente de aire y una argolla de hierro, brillante de tanta gente con prisa.
print-space-green-east = Un arco bajo, una corriente de aire y una argolla de hierro, brillante de tanta gente con prisa.
print-space-green-study = Un arco bajo, una corriente de aire y una argolla de hierro, brillante de tanta gente con prisa.
print-space-maze-1 = Seis cruces, seis cartas y muchísimo ladrillo idéntico.
print-space-maze-2 = Seis cruces, seis cartas y muchísimo ladrillo idéntico.
print-space-maze-3 = Seis cruces, seis cartas y muchísimo ladrillo idéntico.
print-space-maze-4 = Seis cruces, seis cartas y muchísimo ladrillo idéntico.
print-space-maze-5 = Seis cruces, seis cartas y muchísimo ladrillo idéntico.
print-space-maze-6 = Seis cruces, seis cartas y muchísimo ladrillo idéntico.

## Encounters

print-foe-warlock = Destreza 11, Resistencia 18. Señor de la montaña, interrumpido en su escritorio. Mátalo, y su libro de cuentas nombra una de las tres llaves.
print-foe-dragon = Destreza 10, Resistencia 12. Por cada ronda que gane, tira un dado: con 1 o 2, su aliento te cuesta 1 de Resistencia más.
print-foe-iron-cyclops = Destreza 10, Resistencia 10. No nació: lo fabricaron. Si ganas la ronda por un solo punto, tu hoja solo tintinea.
print-foe-vampire = Destreza 10, Resistencia 10, no muerto. Antes de la pelea, prueba tu Suerte contra su mirada. Sin suerte, pierdes 2 de Resistencia.
print-foe-minotaur = Destreza 10, Resistencia 9. Primero embiste, y luego se presenta: su herida de la primera ronda cuesta 4.
print-foe-quartermaster = Provisiones a 1 de Oro cada una, hasta 3. La carta de arriba de su pila, sin verla, por 4 de Oro. Paga 2 de Oro por una tuya. No se admiten devoluciones.
print-foe-caretaker = Botas fuera, pies en alto: recupera 2 de Resistencia y 1 de Suerte. Cuando te vas, cuenta las cucharas.
print-foe-gambling-dwarfs = Juega 1–3 de Oro (supera sus 2d6), o paga 2 de Oro por ver una carta de Llave al azar de un rival. Conocen la mano de todo el mundo.
print-foe-old-man-and-gremlin = Apuesta 3 de Oro o una carta de Tesoro a un dado: con 1–3 se la queda, con 4–6 te llevas su carta de arriba o 3 de Oro. Tira el gremlin.
print-foe-blind-seer = Por 2 de Oro te deja hacer un Desafío de Llave en el acto. No puede verte la cara, y es un detalle por su parte.
print-foe-goblin-torturers = Dos goblins en la pausa del café: Destreza 6 Resistencia 4, luego Destreza 6 Resistencia 5. Pelea con ellos uno tras otro.
print-foe-orc-sentry = Destreza 7, Resistencia 5, y profundamente dormido. Prueba tu Suerte para pasar de puntillas con la mercancía, o despiértalo como es debido.
print-foe-drunken-orcs = Destreza 6 Resistencia 5, luego Destreza 5 Resistencia 4. Entre los dos suman 2 de Oro y una canción.
print-foe-orc-chieftain = Delante de él, a empujones, va su criado (Destreza 5 Resistencia 3); luego el jefe, Destreza 8 Resistencia 6. Bolsa: 3 de Oro.
print-foe-wild-barbarian = Destreza 8, Resistencia 7 y mucha hambre. Dale 1 Provisión antes de la pelea, y se va llorando de gratitud.
print-foe-cave-snake = Destreza 6, Resistencia 3. Pequeña, pero va en serio: sus heridas cuestan 3 de Resistencia.
print-foe-giant-rats = Destreza 6, Resistencia 6, pelean como una sola. Por cada ronda que ganen, además se comen 1 de tus Provisiones.
print-foe-sandworm = Destreza 8, Resistencia 7. Sube desde abajo: en la primera ronda no puedes herirlo.
print-foe-giant-spider = Destreza 8, Resistencia 8. Pegajosa: resta 1 a tu dado cuando intentes escapar de ella.
print-foe-ogre = Destreza 9, Resistencia 10. Sin trucos, sin conversación, sin cuello.
print-foe-ghoul = Destreza 8, Resistencia 7, no muerto. Su tercera herida paraliza: pierdes 2 de Resistencia más, acabas fuera y pierdes un turno.
print-foe-skeleton-crew = No muertos: Destreza 7 Resistencia 5, luego Destreza 8 Resistencia 5. O prueba tu Suerte y hazte pasar por el jefe.
print-foe-zombies = No muertos y lentos: Destreza 7 Resistencia 6, luego Destreza 7 Resistencia 6. Suma 1 a tu dado cuando te alejes a buen paso.
print-foe-werewolf = Destreza 9, Resistencia 8. Si te hirió, prueba tu Suerte al acabar la pelea. Sin suerte, pierdes 1 de Destreza.
print-foe-pit-trap = Prueba tu Suerte. Sin suerte: 3 de Resistencia por la caída, y este turno no hay Tesoro. La alfombra era una pista.
print-foe-poison-gas = La tapa silba. Déjala, o ábrela y tira: 1 cuesta 4 de Resistencia, 2–3 cuestan 2, con 4–6 contienes la respiración a tiempo.
print-foe-falling-portcullis = Tira un dado. 1–3: cae, y pierdes 1 de Resistencia y tu próximo turno. 4–6: abultas menos de lo que creías.
print-foe-grasping-hands = Manos de piedra en el suelo. Prueba tu Destreza: saca tu Destreza o menos con dos dados, o pierdes 3 de Resistencia despegándolas.
print-foe-bat-swarm = Tira un dado. 1–2: te quedas sin linterna para siempre. 3–4: pierdes 1 de Resistencia. 5–6: solo estaban saliendo.
print-foe-pedlar = Hasta 2 Provisiones a 1 de Oro cada una; una petaca (4 de Resistencia) por 2 de Oro; un amuleto (2 de Suerte) por 2 de Oro. Después ya llega tarde a otra parte.
print-foe-prisoner = Libre, te devuelve el favor: mira en secreto una carta de Llave al azar del rival que elijas. Estuvo en los bolsillos de todo el mundo.
print-foe-hooded-stranger = Por 4 de Oro o una carta de Tesoro, te muestra una carta de Llave al azar de debajo del cofre. Mejor no preguntar cómo.
print-foe-portrait = Prueba tu Suerte. Con suerte: le sostienes la mirada, +1 de Destreza (sin pasar de la inicial) y +2 de Resistencia. Sin suerte: te la sostiene él, −1 de Destreza.
print-foe-crocodile = Destreza 7, Resistencia 6. Mata uno, y su primo se instala antes de que se calmen las ondas.

## Treasure

print-card-key-2 = Una llave suelta con el número 2. Pulida a base de preocupación.
print-card-key-3 = Una llave suelta con el número 3. Pesa tanto que sirve dos veces.
print-card-key-4 = Una llave suelta con el número 4. De quién es el hueso no consta.
print-card-key-6 = Una llave suelta con el número 6. Verde de puro vieja, como su último dueño.
print-card-key-7 = Una llave suelta con el número 7. Da ganas de gastarla.
print-card-key-8 = Una llave suelta con el número 8. La torció alguien que juraba que era la otra cerradura.
print-card-key-9 = Una llave suelta con el número 9. Deja mancha en todo lo que abre.
print-card-bunch-gaoler = Un aro con cuatro llaves: 1, 2, 3, 4. Siempre sabía dónde estaba cada cual, hasta hace poco.
print-card-bunch-cook = Un aro con cuatro llaves: 1, 5, 6, 7. Despensa, bodega, cucharas y una que nunca explicó.
print-card-bunch-ferryman = Un aro con cuatro llaves: 2, 5, 8, 9. Húmedo, y vale más que el pasaje.
print-card-bunch-librarian = Un aro con cuatro llaves: 1, 3, 6, 8. Con cuarenta años de retraso en la devolución.
print-card-bunch-boatwright = Un aro con cuatro llaves: 4, 5, 7, 9. Sigue en el garfio de una mano muerta.
print-card-gold-3 = Ganas 3 de Oro. Era para el pasaje de alguien.
print-card-gold-4 = Ganas 4 de Oro. Cuatro monedas y un diente. El diente no es de curso legal.
print-card-gold-6 = Ganas 6 de Oro. Seis monedas y olor a caja.
print-card-gold-8 = Ganas 8 de Oro. Qué decepción se van a llevar los goblins.
print-card-provisions-2 = Ganas 2 Provisiones. La mitad que no tiene dientes dentro.
print-card-provisions-3 = Ganas 3 Provisiones. Nadie sabe qué los puso.
print-card-enchanted-sword = Suma 1 a tu total de ataque mientras la uses. Tararea, sobre todo marchas.
print-card-silver-sword = No corta más que la tuya, pero los muertos la odian: sus heridas cuestan 4 de Resistencia a los no muertos y al Hombre Lobo.
print-card-crescent-shield = Cuando pierdas una ronda, tira un dado: con 5 o 6, la herida cuesta 1 de Resistencia menos. Tiene una abolladura de la última vez.
print-card-iron-helmet = Suma 1 a tu total de ataque en batalla. También zanja discusiones sobre techos bajos.
print-card-jewelled-eye = Enséñaselo al Hechicero, y la pelea se acaba. Se acuerda de dónde lo dejó.
print-card-silver-cross = Muéstrala al Vampiro, al Necrófago, a los Esqueletos o a los Zombis, y se van. No da Suerte: pelea, lo que se dice pelea, no hubo.
print-card-bow-and-silver-arrow = Un tiro antes de la primera ronda: prueba tu Destreza para quitarle 4 de Resistencia a cualquier enemigo. El Vampiro y el Hombre Lobo, sencillamente, mueren.
print-card-potion-of-fortune = Devuelve tu Suerte a su valor inicial. Sabe a algo de cuatro hojas.
print-card-potion-of-invisibility = Pasa junto a un monstruo y llévate el Tesoro, o deja cualquier batalla sin heridas y sin que te roben. Las botas siguen viéndose.
print-card-scroll-of-dragonfire = Léelo en voz alta antes de una ronda: el Dragón muere de su propia medicina; cualquier otro monstruo pierde 6 de Resistencia.
print-card-crystal-ball = Haz un Desafío de Llave antes de tirar. Muestra una cosa con claridad y luego, de mal humor, nada.
print-card-vial-of-poison = Para un rival en tu casilla: prueba su Suerte y pierde 1 de Resistencia si la tiene, 4 si no. Servir con una sonrisa.
print-card-scroll-of-cursing = Cualquier rival, a cualquier distancia: pierde 2 de Suerte y su próximo turno. Habla sobre todo de su madre.
print-card-ball-of-twine = En el Laberinto, un callejón sin salida no te cuesta turno. El truco está en recordar qué extremo tienes.

## The Maze

print-maze-crossroads = Cuatro caminos, todos muy seguros de sí mismos.
    .title = Encrucijada
print-maze-tee-south = El que querías es justo el que está tapiado.
    .title = T con muro al norte
print-maze-tee-north = Tres salidas y ninguna vuelta atrás.
    .title = T con muro al sur
print-maze-straight = Norte o sur: a veces el Laberinto es razonable.
    .title = Pasillo recto
print-maze-corner-southeast = Dobla la esquina, y tú también.
    .title = Esquina sureste
print-maze-corner-northwest = Alguien ha escrito CASI en la pared.
    .title = Esquina noroeste

## The escape table

print-escape-1 = Contra la pared. Recibes una herida, y mejores vistas del muro.
print-escape-2 = Camino cortado. Amagas, y nadie pica.
print-escape-3 = Fuera, con un golpe de despedida donde se nota.
print-escape-5 = Fuera, con algo menos de piel.
print-escape-6 = Ni rastro antes de que la puerta deje de moverse.

## The rope bridge

print-bridge-1 = La cuerda se parte, y el río gana compañía.
print-bridge-2 = Cede una tabla. De vuelta a la orilla, con moretones.
print-bridge-3 = A medio camino miras abajo, y vuelves.
print-bridge-4 = Al otro lado, pero el almuerzo no iba bien agarrado.
print-bridge-5 = Al otro lado. A todo el mundo le cuentas que no fue nada.
