# The computer players: how the lobby introduces each, and what each says at the table.

# Each attribute is said aloud at one moment of a game, by somebody who isn’t part of it.
# $name is in bold.

company-grisel = 🤖 { $name }, que nunca mete prisa a una frase
  .start = A sentarse, a sentarse. El camino lleva esperando todo este tiempo y no se ha quejado ni una vez.
  .robbery = Las cosas viajan. Espera lo suficiente junto al mismo camino y casi todas vuelven.
  .rescue = Listo. Estaba a punto de preocuparme, y no me ha dado tiempo.
  .death = Un momento de silencio, por favor. Aquí nadie llega tarde a nada.
  .end = Una buena partida, y larga. Lo diría con más detalle, pero se apaga el fuego.

company-oddmund = 🤖 { $name }, que cuenta dos veces cada moneda
  .start = Según mis cuentas, los dados están todos. ¿Empezamos antes de que cambie?
  .robbery = No he visto nada. Contarlo sí lo he contado, por costumbre.
  .rescue = Uno más de los que esperaba. Con gusto repito esa suma.
  .death = He restado uno del total, y no me gusta la cifra nueva.
  .end = Todas las piezas a la caja, por favor. Si falta una, lo sabré.

company-tansy = 🤖 { $name }, que tararea mientras el resto piensa
  .start = Si tarareo, todo va bien. Si paro, mira detrás de ti.
  .robbery = Sobre eso hay una canción. Tiene once estrofas, y nadie recupera nada.
  .rescue = Ah, eso merece el estribillo.
  .death = Tararearé la lenta. Es corta y amable.
  .end = Pues da para una melodía, si se toca desde el principio.

company-corbin = 🤖 { $name }, que se viste para la ocasión
  .start = Me he puesto el cuello bueno. Es lo educado, con tanta persecución por delante.
  .robbery = Qué escándalo. Con lo bien que íbamos de ropa.
  .rescue = A salvo, y casi sin una arruga. Así se hacen las cosas.
  .death = Me subo el cuello. Es lo menos que se puede hacer, y lo hago bien.
  .end = Un placer. Colgaré este abrigo donde la gente pregunte por él.

company-mossop = 🤖 { $name }, que ocupa dos sillas
  .start = ¿Está libre esta silla? ¿Y esa? Entonces estoy a gusto.
  .robbery = Eso no es nada. A mí me robaron un puente.
  .rescue = Bien. Me había levantado a ayudar, y ya puedo sentarme. Cuidado con la mesa.
  .death = Presto un hombro a quien lo necesite. He traído dos, grandes.
  .end = Qué bien. Solo he roto una silla.

company-pell = 🤖 { $name }, que corrige la ortografía de las maldiciones
  .start = Una nota antes de empezar. «Travesía» se escribe con uve, y en el mapa lleva be.
  .robbery = «Robado» va con be. Lo digo porque hará falta para la denuncia.
  .rescue = Tenía redactado algo sombrío. Lo tacho con mucho gusto.
  .death = Escribiré el nombre con cuidado. Aquí menos que en ningún sitio caben erratas.
  .end = Punto final. Me encanta ponerlos.

company-wenna = 🤖 { $name }, que trae un cojín para cada cual
  .start = Hay un cojín por cabeza. La aventura consiste sobre todo en sentarse entre susto y susto.
  .robbery = Ay, ay. El cojín azul es para quien más lo necesite.
  .rescue = A sentarse, rápido, antes de que se enteren las rodillas.
  .death = El cojín se queda donde está. Guardamos el sitio.
  .end = Los cojines son de regalo. Después de esto, todo el mundo merece algo blando.

company-nib = 🤖 { $name }, que se sienta en tres libros para ver el tablero
  .start = Desde aquí arriba lo veo todo. Bueno, veo el borde de este lado.
  .robbery = ¡Yo no he sido! He estado todo el rato en mis libros. Que lo digan los libros.
  .rescue = Casi me caigo de los libros. En el buen sentido.
  .death = Me bajo un momento. Para esto hay que estar de pie.
  .end = ¿Me puedo quedar la silla? ¿No? Pues la recordaré.

company-yorven = 🤖 { $name }, que ha visto siglos mejores
  .start = Recuerdo cuando todo esto era campo. Yo estaba debajo.
  .robbery = A mí me robaron una vez. Me dejaron los huesos, y me las he arreglado.
  .rescue = Bien hecho. Te habría guardado sitio, pero no hay prisa.
  .death = No está tan mal. Los primeros cien años son muy tranquilos.
  .end = Se ha pasado volando. Como todo, a partir del segundo siglo.

company-ottoline = 🤖 { $name }, que conoció a tu abuela
  .start = Conocí a tu abuela. Querría que te sentaras con la espalda recta y te cuidaras de los pozos.
  .robbery = En mis tiempos, un ladrón al menos dejaba tarjeta.
  .rescue = Espléndido. Siempre dije que venías de buena familia.
  .death = Un final valiente. Escribiré a la familia, con la tinta buena.
  .end = Qué modales tan exquisitos. No hablaré de otra cosa a la hora del té.

company-fenwick = 🤖 { $name }, que siempre pregunta dónde está el gato
  .start = Antes de tirar nada, ¿alguien ha visto al gato?
  .robbery = Si ha caído debajo de un banco, lo tiene el gato. Ahí acaba todo.
  .rescue = El gato nunca lo dudó. Estaba dormido, pero no lo dudó.
  .death = El gato se ha ido a sentar en el sitio vacío. No hay honor más alto.
  .end = He encontrado al gato. Ha estado encima del mapa todo el rato.

company-marrow = 🤖 { $name }, que pide perdón a los muebles
  .start = Perdón, silla. Perdón, mesa. Hola, gente.
  .robbery = Ay, perdón. Ya sé que no he sido yo. Perdón de todas formas.
  .rescue = He aguantado la respiración, y creo que he torcido el banco. Perdón, banco.
  .death = Perdón. No tengo nada más que decir, y lo digo en serio.
  .end = Gracias por invitarme. La puerta la arreglo yo.

company-isaure = 🤖 { $name }, que se ríe con un poco de retraso
  .start = Alegría para toda la mesa. Puede que yo tarde un momento.
  .robbery = ¡Qué rápido! Yo todavía me reía del turno anterior.
  .rescue = Qué miedo he pasado. Hasta la cena no voy a poder alegrarme.
  .death = Para eso no tengo risa, ni pronto ni tarde.
  .end = ¡Ah! Ahora entiendo el primer chiste.

company-kestrin = 🤖 { $name }, que saca brillo a lo que ya brilla
  .start = He pulido los dados. No saldrán mejor, pero parecerá que lo hacen adrede.
  .robbery = Una lástima. Espero que al menos le quiten el polvo.
  .rescue = Oh, ha quedado reluciente.
  .death = Puliré la lápida. Tiene que leerse desde lejos.
  .end = Ni un rasguño en toda la noche.

company-ruddock = 🤖 { $name }, que cuenta cada historia mejor que la vez anterior
  .start = Si alguien ya la conoce, que me pare. Salimos al camino, y nadie tenía un plan.
  .robbery = En la versión que contaré, eran nueve y a caballo.
  .rescue = Yo estaba allí. Para primavera habré estado mucho más cerca.
  .death = Esa la contaré como es debido. Con más estatura, y con la última palabra.
  .end = Y así es como fue, dragón arriba, dragón abajo.

company-sallow = 🤖 { $name }, que se sienta bien lejos de la ventana
  .start = Buenas noches. ¿Quien esté junto a la cortina sería tan amable?
  .robbery = A plena luz del día, supongo. Rara vez estoy para verlo.
  .rescue = Qué maravilla. Se me habría parado el corazón, si le quedara algo que parar.
  .death = La oscuridad es más amable de lo que parece. Lo digo porque vivo en ella.
  .end = ¿Eso es el alba? Entonces les doy las gracias, deprisa.

company-thistle = 🤖 { $name }, que balancea los pies bajo la mesa
  .start = ¿Falta mucho? Ya sé que no hemos salido. Me gusta preguntar pronto.
  .robbery = ¡Eh! ¡Que ya tenía un buen hogar!
  .rescue = ¡Sí! He dado una patada a la mesa. Era de alegría.
  .death = He parado de balancear los pies. Así se nota que hay pena.
  .end = ¿Otra? Solo pregunto. Y además sigo en mi silla.

company-umber = 🤖 { $name }, con un leve olor a pan
  .start = Hay una hogaza en el centro. De mi mesa nadie se levanta con el estómago vacío.
  .robbery = Que me roben lo que sea menos la corteza, y tan amigos.
  .rescue = Arriba otra vez, como la buena masa. Nunca me canso de verlo.
  .death = Esta noche hornearé el pan negro. Es el de recordar.
  .end = Migas por todas partes. Señal de que ha sido buena.

company-vesper = 🤖 { $name }, que bendice los dados
  .start = Benditos sean estos dados, y las manos que los tiran debajo de la mesa.
  .robbery = Diré una oración por quien lo perdió, y otra más larga por quien se lo llevó.
  .rescue = Solo iba por la mitad de la súplica. Qué puntualidad.
  .death = Ve en paz. Dejaremos una vela en la ventana.
  .end = Amén. Y ahora, ¿quién lava las tazas?

company-inkley = 🤖 { $name }, que lo apunta todo
  .start = Capítulo uno. Reinaba un humor excelente, y nadie había leído el mapa.
  .robbery = He puesto «extraviado». Este libro lo leen familias.
  .rescue = He tenido que volver una página atrás. Nunca me alegró tanto un borrón.
  .death = Dejaré en blanco la línea siguiente. Se lee mejor así.
  .end = Fin. He dejado sitio para otro tomo.

company-lorcan = 🤖 { $name }, que rima cuando hay nervios
  .start = Una vela, una mesa, y un mapa que pesa. Perdón, son los nervios.
  .robbery = Estaba, no está, y quién lo tendrá. Lo siento. Me sale solo.
  .rescue = ¡Con vida y con cuento, qué gran momento! No, esa iba a propósito.
  .death = Para eso no tengo rima, y la he buscado.
  .end = Vinimos, jugamos, y qué bien lo pasamos. Y ya ni siquiera hay nervios.

company-hepzie = 🤖 { $name }, que no deja de tejer por nada
  .start = He empezado una bufanda. Cuando llegue al suelo, será hora de dormir.
  .robbery = Se me ha escapado un punto. Hay gente sin consideración por la lana.
  .rescue = Ese es un nudo que me alegra ver deshecho.
  .death = Tejeré una vuelta negra. Solo se ve si sabes dónde mirar.
  .end = Hemos acabado, y la bufanda también. Da para toda la mesa a la vez.

company-jory = 🤖 { $name }, que se inclina por si la mesa se mueve
  .start = Buen viento y mesa llana. Me inclino igual, por costumbre.
  .robbery = La carga se desplaza. La he visto desplazarse hasta otro barco.
  .rescue = ¡Arriba, por el cuello de la camisa! Vale tanto como llegar a puerto.
  .death = Bajemos la luz y toquemos la campana pequeña. El nombre se dice dos veces.
  .end = A tierra todo el mundo. Cuidado con el escalón. No hay escalón.

company-agnar = 🤖 { $name }, que solo habla en susurros
  .start = Hola. Me dicen que se me oye.
  .robbery = Eso ha sido grosero. Lo digo bajito, para que dure.
  .rescue = Estoy gritando de alegría. Quizá haya que acercarse.
  .death = Silencio ahora. Esta parte se me da bien.
  .end = Bien jugado. Lo gritaría, pero me sale así.

company-bettany = 🤖 { $name }, que trae las galletas buenas
  .start = He sacado las galletas buenas. No lo hago por cualquier aventura.
  .robbery = He contado las galletas y están todas. Aún queda honor en el mundo.
  .rescue = El agua otra vez al fuego. ¡De aquí no se va nadie!
  .death = Una galleta se queda en el plato. En mi casa es la norma.
  .end = Invita la casa. La ventana se paga aparte.

company-cuthwin = 🤖 { $name }, que no se quita el yelmo bajo techo
  .start = Saludos. Si sueno lejos, es la visera.
  .robbery = Me lo he perdido. La visera mira al frente, y el crimen viene de lado.
  .rescue = ¡Bravo! Disculpen el ruido de chapa. Es un aplauso.
  .death = He bajado la visera. Ya estaba bajada, pero ahora va en serio.
  .end = Un honor. Me quitaría el yelmo, pero ya somos uno.

company-drusk = 🤖 { $name }, que hace reverencias a todo el mundo, sillas incluidas
  .start = Honorable compañía, honorable tablero, honorable lámpara. Creo que no falta nadie.
  .robbery = Me inclino ante quien lo perdió. La otra parte ya ha tenido bastante hoy.
  .rescue = Me inclino dos veces, y otra más porque se me cayó el sombrero.
  .death = Es la reverencia más honda que tengo. No hay prisa por levantarse.
  .end = Gracias, gracias, y gracias, silla.

company-elspet = 🤖 { $name }, que lee reglamentos por placer
  .start = He traído mi ejemplar. Se abre solo por las partes buenas.
  .robbery = Sobre eso hay un párrafo. No lo hace más agradable.
  .rescue = Ay, me encanta esa regla. Casi nunca sale de casa.
  .death = Dice qué pasa después, pero no cómo sentirse. Es un capítulo muy corto.
  .end = He leído el final muchas veces, pero nunca con este reparto.

company-zadok = 🤖 { $name }, que ha perdido el otro guante
  .start = Tenía un discurso. Estaba en el guante.
  .robbery = Si se van a registrar bolsillos, a mí me falta un guante.
  .rescue = Asombroso. ¿He sido yo? ¿No? Pues enhorabuena.
  .death = Antes sabía las palabras para esto. Me quedaré aquí hasta que lleguen.
  .end = ¡Lo he encontrado! No, es otro izquierdo.

company-ivo = 🤖 { $name }, que da las gracias a las cartas
  .start = ¿Siempre es tan emocionante? Aún no ha pasado nada, y ya me encanta.
  .robbery = ¿Eso se puede? Se puede. Madre mía.
  .rescue = He cerrado los ojos. ¿Ha funcionado? ¡Ha funcionado!
  .death = Ese nombre quiero recordarlo bien. Hizo que pareciera que valía la pena.
  .end = Gracias, cartas. Gracias, dados. Y gracias, sobre todo, a la mesa.

# A computer player of an older table, who has no manner.
company-nobody = 🤖 { $name }
# What one of them says. $line: one of the sentences above.
company-says = 🤖 { $name }: «{ $line }»

company-gentle = -# En esta mesa, las máquinas juegan con suavidad.

company-quiet = -# En esta mesa, las máquinas no dicen nada.

# Who somebody is: the character’s name, and who plays it.
name-person = { $name } ({ $player })
name-companion = { $name } ({ $player }, máquina)
# A computer player without a character, or one of an older table.
name-computer = { $name } (máquina)
