# Jokes for the chronicle. They follow the facts of a line and state no rule. What turns up again in a match has `.second`,
# `.third` and so on; after the last of them nothing is said.

## Explorations, by the place and the total of the dice. The tables of `exploration.json` tell what is found.
## `.often` has a second joke for the totals that come up most.

quip-nobnodd = { $total ->
    [2] El boticario acepta el pago en acero.
    [3] Un malentendido por un ganso.
    [4] El tío de alguien está vaciando el cobertizo.
    [5] Estaba debajo del felpudo.
    [6] Sopa.
    [7] Un día tranquilo. Sospechosamente tranquilo, pero tranquilo.
    [8] Algo pasa en la calle.
    [9] El barbero no sabe guardar un secreto.
    [10] Una niña la vende por un botón.
    [11] La casa de empeños tiene puerta trasera.
   *[12] El barbero es también el cirujano, y le hace falta una navaja nueva.
  }
    .often = { $total ->
        [5] Está clavada en la cervecería, bajo manchas de cerveza.
        [7] El pregonero tiene el día libre.
        [8] Las palomas dejan la plaza, todas a la vez.
       *[9] Un borracho la recita dos veces, cada vez distinta.
      }
quip-imperial-capital = { $total ->
    [2] Era el parterre personal del Emperador.
    [3] Los papeles están en orden. En el orden equivocado.
    [4] El médico de la corte colecciona espadas, y pacientes.
    [5] Un escribano la archivó entre lo que no debe mencionarse.
    [6] Una venda, con dos sellos.
    [7] La cola avanza una persona.
    [8] La multitud se aparta, y no es buena señal.
    [9] Una estatua señala. Ayer no señalaba.
    [10] Alguien habla en sueños, durante una audiencia.
    [11] Aquí es delito inclinarse tarde. Inclinarse pronto, también.
   *[12] Al cirujano de la Guardia le falta un arma y le sobran vendas.
  }
    .often = { $total ->
        [5] Está al dorso de una invitación.
        [7] El Emperador duerme la siesta. Todo el mundo va de puntillas.
        [8] Una puerta que siempre está cerrada está abierta.
       *[9] Un jardinero la recorta en un seto.
      }
quip-pirates-den = { $total ->
    [2] Los piratas tienen una celda. Conocen muchas, por dentro.
    [3] En su día fue ron. Hace ya bastante.
    [4] Alguien lo perdió a los dados y aún no se ha dado cuenta.
    [5] La lleva tatuada el cocinero.
    [6] Se cayó de un galeón.
    [7] Los cantos cesan.
    [8] El vigía grita, y todos buscan algo con filo.
    [9] El loro dice lo que sea por una galleta.
    [10] Hay una X debajo de la alfombra.
    [11] Su último capitán lo dejó por la vía de la tabla.
   *[12] Era la hamaca del capitán.
  }
    .often = { $total ->
        [5] Estaba dentro de la pata de palo.
        [7] De lo oscuro sale rodando un barril, y algo detrás.
        [8] Alguien apaga el farol de un soplido.
       *[9] El ancla la lleva grabada, para que no se pierda.
      }
quip-monastery = { $total ->
    [2] Alguien tarareó.
    [3] El abad señala la puerta. Para él es un discurso largo.
    [4] Hierbas, y un silencio muy suave.
    [5] Un monje mira con intención el tercer candelabro por la izquierda.
    [6] Al enfermero le hace falta algo con que cortar hierbas.
    [7] El enfermero tiene las manos frías y el caldo caliente.
    [8] Nadie dice una palabra en todo el día.
    [9] Está tallada debajo de un banco, en letra muy pequeña.
    [10] La campana no suena, y el motivo está enrollado dentro.
    [11] Los monjes curan a todo el mundo, y quieren un cuchillo para el huerto.
   *[12] Un novicio la escribe, que no es hablar.
  }
    .often = { $total ->
        [5] Está al margen de un himno.
        [7] Sopa de col, y un gesto con la cabeza.
        [8] El abad sonríe. No hay más noticias.
       *[9] La sujeta una de las gárgolas.
      }
quip-vanishing-oasis = { $total ->
    [2] Había un camello dentro.
    [3] El estanque claro es el que evitan los camellos.
    [4] Algo más ha venido a beber.
    [5] Un hueso de dátil lleva algo escrito.
    [6] Sombra, dátiles y un paño húmedo.
    [7] El guardián del pozo cura por hierro, que en las palmeras no crece.
    [8] Las palmeras susurran, y no hay viento.
    [9] El estanque refleja algo que aún no está.
    [10] Alguien la talló en una palmera, que hoy está aquí.
    [11] Mojaba. No se puede decir más en su favor.
   *[12] Un camellero la vende, y mañana volverá a venderla.
  }
    .often = { $total ->
        [5] Estaba en el fondo de la cesta de dátiles.
        [7] El guardián del pozo tiene ungüento, pero no cuchillo.
        [8] Las ranas se callan.
       *[9] Está anudada en una alfombra, a la izquierda del camello.
      }
quip-lost-city = { $total ->
    [2] Medio templo, más o menos.
    [3] Hay huellas en el polvo, y son recientes.
    [4] Lo dejó el último ejército que se perdió aquí.
    [5] Está en la pared, en una lengua con muchas serpientes.
    [6] Un esqueleto señala, porque nadie le dijo que parase.
    [7] Una de las estatuas se ha movido.
    [8] Algo contesta al eco.
    [9] Un mosaico muestra un mapa, y un hombre con una pala.
    [10] La tumba de un cartógrafo, que se guardó una copia.
    [11] La fuente sigue manando, tras mil años sin cambiar el agua.
   *[12] Una puerta se abre sola: ya había esperado bastante.
  }
    .often = { $total ->
        [5] Un jarrón la lleva pintada en el borde.
        [7] El polvo respira.
        [8] Una verja se cierra de golpe, muy lejos.
       *[9] Está arañada sobre una puerta, por alguien con prisa.
      }
quip-wizards-tower = { $total ->
    [2] El tercer sótano es más grande que la Torre, y más caluroso.
    [3] La puerta pide una contraseña, y luego un poco de paz.
    [4] El armario de las escobas estaba cerrado por algo.
    [5] Un libro se abre por la página justa y muerde.
    [6] El gato lo sabe, y se deja sobornar con arenques.
    [7] La escalera lleva abajo y afuera, se suba como se suba.
    [8] El experimento del cuarto piso ha vuelto a salir.
    [9] La bola de cristal habla sola.
    [10] Ungüento azul. El picor va incluido.
    [11] Está escrita en el techo, donde piensa el mago.
   *[12] El mago se lo cuenta a Gerardo. No hay ningún Gerardo.
  }
    .often = { $total ->
        [5] Sale de un sombrero, después de un conejo.
        [7] La puerta se abre hacia dentro, por fuera.
        [8] Una de las armaduras da las buenas noches.
       *[9] Un espejo la muestra, del revés.
      }
quip-port-barnacle = { $total ->
    [2] Era el bote de remos del capitán del puerto.
    [3] El barril decía «fresca». No decía cuándo.
    [4] El dueño está en la taberna, y allí seguirá unos años.
    [5] Estaba en una botella, debajo del ron.
    [6] Un contrabandista liquida por cierre.
    [7] Por la pasarela sube algo que no estaba en la lista.
    [8] La niebla se levanta y muestra más niebla.
    [9] Las gaviotas se posan siempre en el mismo bolardo.
    [10] Un marinero la cambia por una canción, y lamenta ambas.
    [11] Salvamento, dice un hombre con las mangas mojadas.
   *[12] El cirujano de a bordo ha perdido la sierra, y no es exigente.
  }
    .often = { $total ->
        [5] Está pintada en el fondo de un bote.
        [7] La campana del puerto suena sola.
        [8] Marea alta. Más tarde, marea baja.
       *[9] El faro la transmite a parpadeos, por error.
      }
quip-brassbottom = { $total ->
    [2] El caballo tenía dueño, después de todo.
    [3] Poco usado, por alguien poco puntual.
    [4] El herrador también hace personas, a cambio de hierro.
    [5] La regalan con una alfombra.
    [6] De tercera mano, y por eso más barato que de segunda.
    [7] Los puestos cierran, bastante pronto.
    [8] Todo está en venta, y nadie quiere nada.
    [9] La adivina la lee al dorso de un recibo.
    [10] Era el papel de envolver.
    [11] Se vende tal cual. Y tal cual ha visto mucho.
   *[12] Una cura milagrosa, a un arma el frasco. Por una vez funciona.
  }
    .often = { $total ->
        [5] Estaba en el fondo de un saco de lentejas.
        [7] Todas las balanzas del mercado se inclinan del mismo lado.
        [8] En la subasta no hay pujas, ni lotes.
       *[9] Un carpintero la usaba para calzar un armario.
      }
quip-castle-dampwick = { $total ->
    [2] La mazmorra llega a la rodilla. Esa es la celda buena.
    [3] La gotera reparada era una reliquia familiar.
    [4] Ha salido del foso. Del de arriba.
    [5] Pasa flotando.
    [6] Un baño caliente, el único de aquí hecho adrede.
    [7] Algo emerge en el gran salón.
    [8] El puente levadizo está bajado, y algo lo ha notado.
    [9] Está detrás de un tapiz, tendida a secar.
    [10] Las ranas lo saben, y no saben callar.
    [11] La armería está abierta a quien nade bien.
   *[12] El médico cambia sanguijuelas por acero. Le sobran.
  }
    .often = { $total ->
        [5] Estaba sellada en una botella, como todo lo seco de aquí.
        [7] Se mueve un cubo, y nadie lo llevaba.
        [8] El foso tiene compañía.
       *[9] Aparece en la pared, en moho.
      }
quip-castle-highgloom = { $total ->
    [2] Era la silla del tío.
    [3] El cuarto de invitados se cierra por fuera.
    [4] Un retrato ha salido de su marco.
    [5] Los murciélagos cuelgan en forma de flecha.
    [6] Ha venido a cenar un invitado de más.
    [7] Una cena larga en una mesa larga, donde no se oye nada.
    [8] Está arañada en el fondo de un plato de sopa.
    [9] Caldo, pasado de mano en mano por doce metros de mesa.
    [10] La corriente la saca por debajo de una puerta.
    [11] Salió de la pared, con parte de la pared.
   *[12] El mayordomo la anuncia por error.
  }
    .often = { $total ->
        [5] Un marcapáginas, en un libro que nadie ha terminado.
        [7] El reloj da las trece, como todos los días.
        [8] Estaba escrita en el polvo, debajo del piano.
       *[9] Un vendaje, y una mirada que ha visto cosas peores.
      }
quip-castle-saltspray = { $total ->
    [2] En la colección del Barón faltaba uno de estos.
    [3] Lo trajo anoche la marea, y nadie lo ha reclamado.
    [4] La marea ha traído algo más que madera.
    [5] El Barón la murmura mientras cuenta.
    [6] Una gaviota la deja caer por la chimenea.
    [7] El Barón enseña su colección. Entera.
    [8] Está detrás del jabón, donde aquí no mira nadie.
    [9] El centinela de la muralla del mar ha dejado de saludar.
    [10] La bajamar la descubre, con un cangrejo pegado.
    [11] La visita guiada acaba en el sótano.
   *[12] El médico del Barón cobra en piezas de museo.
  }
    .often = { $total ->
        [5] Está tallada en un hueso de ballena, en el salón.
        [7] La niebla también está dentro del castillo.
        [8] El farero la usa de servilleta.
       *[9] Algo ha trepado por la muralla del mar.
      }
quip-fort-norwatch = { $total ->
    [2] Llegar por el sur es sospechoso. Por ahí no vigila nadie.
    [3] El intendente hace inventario con los ojos cerrados.
    [4] El centinela dormía. Despertarlo es un delito.
    [5] Está arañada en las almenas, del lado que nadie guarda.
    [6] Al cirujano de campaña le viene bien practicar.
    [7] La armería está vigilada, pero solo por el norte.
    [8] Problemas otra vez, y otra vez por el otro lado.
    [9] El corneta tararea lo que oyó en el comedor.
    [10] La contraseña de la semana resulta ser un lugar.
    [11] La campana de alarma suena, tarde.
   *[12] La guarnición cambia vendas por acero.
  }
    .often = { $total ->
        [5] El centinela la grita en sueños.
        [7] Estaba detrás del cartel de reclutamiento.
        [8] Algo llama a la puerta sur.
       *[9] La veleta señala al sur, para variar.
      }
quip-fort-sandgrit = { $total ->
    [2] La arena no puede salir del fuerte, ni siquiera en una bota.
    [3] La cisterna está seca, así que era otra cosa.
    [4] Alguien barrió, y estaba debajo.
    [5] Estaba escrita en la arena, y alguien la leyó a tiempo.
    [6] Ungüento contra el sol, la arena y el sargento.
    [7] Una de las dunas se ha acercado.
    [8] La guarnición cuenta la arena. Está toda.
    [9] El cocinero la encuentra en la harina, que es casi toda arena.
    [10] El sargento se lo cuenta todo a su cactus.
    [11] El muro se cayó. Alguien se había apoyado.
   *[12] El enfermero haría lo que fuera por un filo sin arena.
  }
    .often = { $total ->
        [5] Está en la otra bota del sargento.
        [7] Fuera, la arena va dejando huellas.
        [8] El centinela informa de arena.
       *[9] Un escorpión estaba sentado encima.
      }
quip-fort-grimrock = { $total ->
    [2] El peaje eran 2 monedas. El soborno, también.
    [3] Rocas, sobre todo.
    [4] Confiscado una vez, y ahora confiscado de vuelta.
    [5] Alguien pagó con ella el peaje, y nadie supo leerla.
    [6] En la puerta hay alguien más que no quiere pagar.
    [7] Rodear el fuerte es gratis. Que te atrapen, no.
    [8] El peajero ha ido a comer, y todo lo demás también.
    [9] Está al dorso de la lista de peajes.
    [10] El camino tiene una piedra suelta, y la piedra, una nota.
    [11] Una venda. Por una vez no se cobra.
   *[12] El peaje de la enfermería es un arma.
  }
    .often = { $total ->
        [5] Está bajo el tercer adoquín del Camino del Emperador.
        [7] El recibo estaba a nombre de otra persona.
        [8] Todo el mundo espera el cambio del peajero.
       *[9] Un carretero la canta en la barrera.
      }
quip-little-muddle = { $total ->
    [2] Hay tres versiones del motivo, y todas acaban en la puerta del pueblo.
    [3] Nadie pregunta qué murió en el pozo.
    [4] La tía de alguien se hace cargo.
    [5] Dos de las tres historias coinciden en esto.
    [6] El mejor momento es un sándwich.
    [7] Se oye algo detrás de los establos.
    [8] Una cataplasma. De qué, nadie lo dice.
    [9] A la lechera se le escapa, junto con el cubo.
    [10] Está escrita con tiza en la puerta de la posada, bajo lo que se debe.
    [11] El herrero le debe un favor a alguien.
   *[12] La partera lo arregla todo, y necesita un cuchillo para el ganso.
  }
    .often = { $total ->
        [5] La desentierra el perro del posadero.
        [7] Las dos posadas han echado el cerrojo.
        [8] Un huevo, y un buen descanso.
       *[9] Está en la tercera versión de la historia.
      }
quip-upper-wobble = { $total ->
    [2] La mitad de arriba del pueblo visita a la de abajo.
    [3] Alguien cerró una puerta demasiado fuerte.
    [4] Algo baja rodando por la calle y se levanta.
    [5] Ha rodado hasta la zanja más baja.
    [6] Servía para calzar una mesa.
    [7] La gente se inclina y mira. No hace más.
    [8] Las cabras bajan bastante deprisa.
    [9] Se le cayó al cartero, y tardó una legua en pararse.
    [10] Una venda, puesta algo torcida.
    [11] Sostenía la panadería.
   *[12] El huesero tiene práctica, y le vendría bien un puntal.
  }
    .often = { $total ->
        [5] Iba pegada a un queso que rodaba.
        [7] A alguien se le cae un plato. Todo el mundo lo oye alejarse.
        [8] La campana de la iglesia pasa resbalando.
       *[9] Está escrita en la pared, bastante abajo.
      }
quip-fishgut = { $total ->
    [2] Tenía nata.
    [3] Tenía aletas.
    [4] Estaba en la red, entre los arenques.
    [5] Se la había tragado un bacalao.
    [6] Sopa de pescado. También sirve por fuera.
    [7] El viento viene del puerto, así que no sale nadie.
    [8] Los gatos dejan el muelle, todos.
    [9] Una pescadera la grita por el mercado, con el precio del lenguado.
    [10] El dueño se ha mudado tierra adentro, por el aire.
    [11] Es el papel que envolvía la merluza.
   *[12] El doctor de las anguilas cura a todos, a cambio de algo con filo para destripar.
  }
    .often = { $total ->
        [5] Está en el barril de las anguilas.
        [7] Se pesa un arenque. Pesa lo mismo que ayer.
        [8] Las redes se mueven, y están colgadas a secar.
       *[9] Está tallada en el mostrador, debajo de la balanza.
      }
quip-owlsbarrow = { $total ->
    [2] Los leñadores tienen planes para esta noche, sin invitados.
    [3] Alguien preguntó por la ropa.
    [4] Un hacha se calla, y luego se callan todas.
    [5] Estaba en el bolsillo de un abrigo muy bueno.
    [6] Se cayó de un carruaje, por aquí cerca, de noche.
    [7] De pronto todo el mundo se acuerda de que tenía una cita.
    [8] Un pañuelo de seda, con el escudo de alguien.
    [9] Un búho la escupe.
    [10] Se corta leña. Se corta más leña.
    [11] Estaba en un árbol hueco, en compañía de un reloj de oro.
   *[12] El cochero habla, ahora que lo han desatado.
  }
    .often = { $total ->
        [5] Está grabada a fuego debajo de un tocón.
        [7] Los búhos están despiertos, a mediodía.
        [8] Musgo, y un coñac carísimo.
       *[9] La lleva el posadero, de pañuelo en el bolsillo.
      }
quip-silverleaf = { $total ->
    [2] Los elfos cantan sobre la senda, y adónde lleva.
    [3] Era un árbol anciano, y no un perchero.
    [4] Los elfos curan por hierro, que luego entierran.
    [5] De un millón de hojas, una lleva algo escrito.
    [6] Rocío, luz de luna y una venda muy buena.
    [7] Los elfos lo dicen con educación, en cuatro estrofas.
    [8] Los pájaros se han callado.
    [9] Está en la tercera estrofa. Las dos primeras son sobre hojas.
    [10] Un elfo suspira, y el moretón se avergüenza.
    [11] Una ardilla la guardaba para el invierno.
   *[12] Los elfos no lo echarán de menos. Solo tiene novecientos años.
  }
    .often = { $total ->
        [5] Cuelga del árbol más alto, a la vista de todos.
        [7] Los elfos han terminado de hablar, y los demás también.
        [8] Un ciervo levanta la cabeza y ya no está.
       *[9] El arroyo la murmura, con paciencia.
      }
quip-khumdrum-mines = { $total ->
    [2] El nivel cinco es ahora el nivel seis.
    [3] Alguien estornudó en el nivel tres.
    [4] Estaba al final de un túnel, junto a su dueño.
    [5] Está escrita con tiza en una vagoneta que va para el otro lado.
    [6] Algo golpea, del lado que nadie ha excavado.
    [7] Los puntales estaban en la lista de mañana.
    [8] El canario canta.
    [9] Las lámparas se apagan, empezando por el fondo.
    [10] Un enano la vende por una cerveza, y el resto por otra.
    [11] Los enanos arreglan lo que sea, si se paga en hierro.
   *[12] Está donde el mapa viejo dice que no se cave.
  }
    .often = { $total ->
        [5] Está en el almuerzo del capataz.
        [7] La montaña no había acabado de asentarse.
        [8] Reluce, un poco a la izquierda del oro.
       *[9] El eco vuelve con otra voz.
      }
quip-smoking-mountain = { $total ->
    [2] No era poco profundo.
    [3] Resulta que el puente era de ceniza.
    [4] Parecía una puesta de sol.
    [5] Está arañada en el basalto, con prisa.
    [6] Los apuntes de alguien, chamuscados por un borde.
    [7] Algo se mueve en el humo, y no es humo.
    [8] El cráter carraspea.
    [9] No todas las piedras del paso eran piedras.
    [10] Una fumarola la escupe, todavía legible.
    [11] La montaña retumba, y no le gusta repetirse.
   *[12] Está en una grieta, entre caliente y demasiado caliente.
  }
    .often = { $total ->
        [5] Está cocida dentro de un ladrillo de ceniza.
        [7] Una de las rocas abre los ojos.
        [8] El vapor se aparta para dejar pasar a alguien.
       *[9] El sendero era una costra, y fina.
      }

## Encounters

quip-foe-absent-minded-wizard = Llama Gerardo a todo el mundo, y algo le pica en la nariz.
    .second = Lleva buscando a Gerardo desde la última vez.
    .third = Pregunta si alguien ha visto su otro zapato. Lo lleva puesto.
    .fourth = Dejó el fuego encendido, en otro siglo.
quip-foe-avalanche = Alguien cantó a la tirolesa.
quip-foe-bear = Puede que haya comido. Puede que no.
    .second = Ha vuelto por la miel, o por quien la tenga.
quip-foe-black-cat = Busca personal.
quip-foe-demon = Vive en la Montaña Humeante y viaja a diario.
    .second = El trayecto ha sido un infierno, dice, y sabe de lo que habla.
quip-foe-ed-eagle = Un águila simpática, con una vista excelente y chistes malos.
    .second = Tiene un chiste nuevo. Es el viejo.
quip-foe-elephant = Se escapó de la historia de otra persona y le gustaría estar en esta.
    .second = No ha olvidado a nadie.
quip-foe-elf-princess = Perdida, y segura de que quienes se han movido son los demás.
quip-foe-evil-sorcerer = Lanza chispas de lejos, e insultos todo el rato.
    .second = Desde entonces ha mejorado los insultos.
    .third = Se anuncia por extenso. La barba se le ha enganchado en algo.
    .fourth = Hay menos chispas, y los insultos van ya en verso.
quip-foe-giant-crab = Se acerca de lado, así que nadie está seguro de que se acerque.
    .second = Lleva todo este tiempo acercándose.
quip-foe-giant-octopus = Ocho brazos y nadie a quien abrazar.
    .second = Ha estado practicando con un bote de remos.
quip-foe-giant-roc = Lo que parecía una nube ha plegado las alas.
    .second = La sombra fue más rápida que el pájaro.
quip-foe-giant-scorpion = Espera debajo de la única piedra buena para sentarse.
    .second = La misma piedra, la misma idea.
quip-foe-giant-spider = Ocho patas, que es mejor contar de lejos.
    .second = Ha tejido un felpudo de bienvenida.
quip-foe-goblins = Valientes en grupo, y acaban de perder la cuenta.
    .second = Han recuperado la cuenta. Eran cuatro, o muchos.
    .third = Atacan por números, y los suyos llegan hasta el tres.
quip-foe-griffin = Mitad águila, mitad león, todo apetito.
    .second = Hoy las dos mitades tienen hambre.
quip-foe-guillaume-tell = Buena puntería. Escondan las manzanas.
    .second = Se ha quedado sin manzanas y mira los sombreros.
quip-foe-hermit = Lleva doce años sin hablar con nadie, y hoy lo recupera.
    .second = Se ha acordado de otra cosa.
quip-foe-giant = Primero tira rocas, y luego hace preguntas en una lengua que no habla nadie.
    .second = Ha encontrado una roca más grande y está encantado.
quip-foe-imperial-guard = «¿Algo que declarar?»
    .second = «Papeles, por favor. Otros papeles.»
    .third = «Control aleatorio. Es el tercero de hoy.»
quip-foe-imperial-navy = Un guardacostas con opiniones.
    .second = El guardacostas ha traído su propio sello.
quip-foe-lion = Puede que tenga una espina en la pata. Alguien tendría que mirar.
    .second = La espina sigue ahí, o hay una segunda.
quip-foe-maid-marywin = Once baúles, y una idea muy clara de dónde van.
    .second = Ya son doce baúles.
quip-foe-mermaid = Conoce todos los naufragios del fondo, y quién roncaba en cada uno.
    .second = Pregunta por el capitán. Por cualquier capitán.
quip-foe-nomads = Tienen té, dátiles y sables, sin un orden fijo.
    .second = El té está recién hecho, y los sables, recién afilados.
quip-foe-ogre = Grande, hambriento y aficionado a los viajeros, hervidos.
    .second = Ha traído su propia olla.
    .third = Dice que ya no come viajeros, y echa otro vistazo.
quip-foe-olliver-j-dragon = Un dragón cortés que colecciona para su tesoro.
    .second = Ha traído un talonario de recibos.
quip-foe-peddler = «Casi nuevo, de un solo dueño.»
    .second = «Por ser hoy, al precio de ayer.»
quip-foe-pirates = Excelentes cantantes, invitados espantosos.
    .second = Se han aprendido la segunda estrofa.
    .third = Ahora habla el loro.
quip-foe-sandstorm = El desierto se levanta y da un paseo.
    .second = Ha traído más arena.
quip-foe-sea-serpent = Más larga que casi todos los barcos, y mejor conservada.
    .second = El otro extremo aún está llegando.
quip-foe-skeletons = Todo hueso, sin conversación ni retirada.
    .second = Algunas de estas costillas suenan de algo.
    .third = Castañetean, que para ellos es charlar del tiempo.
    .fourth = Les falta una mandíbula, y se nota en el grito de guerra.
quip-foe-storm-at-sea = Gritarle no sirve de nada.
    .second = Esperaba a que alguien dijera «qué calma».
    .third = El mar se pone de pie.
quip-foe-tax-collector = Con dos alguaciles y un formulario por triplicado.
    .second = Había un error en el primer formulario.
quip-foe-lost-city = Un muro que nadie veía desde hace mil años, hasta que alguien tropezó con él.
quip-foe-thugs = La bolsa o la vida, dicen. Las botas también sirven.
    .second = Aceptarían una capa, si abriga.
    .third = Han traído a un primo más grande.
    .fourth = Dicen que no es nada personal. Es la única frase que han ensayado.
quip-foe-troll = Le vuelve a crecer lo que le cortan.
    .second = Tiene un brazo más que la última vez.
quip-foe-wild-horse = Aún no ha decidido nada sobre nadie.
    .second = Ha decidido, y luego otra vez no.
quip-foe-wolves = Para ser lobos, muy educados: primero aúllan.
    .second = El de delante ya ha estado aquí.
    .third = Esta vez no aúllan, que es peor educación.
quip-foe-zombies = Lentos, húmedos y difíciles de desanimar.
    .second = Son los mismos, con algunas piezas menos.
    .third = No tienen ningún plan, pero sí todo el tiempo del mundo.

## Treasures

quip-item-grail = En los pueblos lo adoran, y a los monjes les tiemblan las rodillas.
quip-item-scepter-of-baldan = Se agita ante un castillo, y se abren las puertas.
quip-item-talisman-of-quox = La forma favorita del Emperador de estar en otra parte.
quip-item-battle-ring-of-gorath = Aún conserva el calor de Gorath.
quip-item-emerald-of-life = Parece que respira.
quip-item-palantir-of-zog = Muestra el futuro, y atiende reclamaciones.
quip-item-scroll-of-healing = Léase en voz alta y mejórese.
    .second = La letra ya calma de por sí.
    .third = Dos veces al día, dice, y alcanza para una.
    .fourth = Huele un poco a menta.
quip-item-scroll-of-protection = Un muro de palabras.
    .second = Se sostiene delante, no encima.
    .third = Casi todo es letra pequeña, y toda cuenta.
    .fourth = Repele filos, flechas y vecinos.
    .fifth = La última línea dice «por favor».
quip-item-scroll-of-teleportation = Un viaje, sin perder las maletas.
    .second = Cuidado al pronunciar la tercera palabra.
    .third = Incluye otra parte.
    .fourth = A veces llega antes que quien lo lee.
quip-item-lucky-charm = Una pata de conejo. Al conejo ya le da igual.
    .second = Una herradura, poco usada por un caballo.
quip-item-large-ruby = Más o menos como un huevo de ganso, y el ganso lo reclama.
    .second = Este es algo más rojo. Quizá sea vergüenza.
quip-item-stone-of-fire = Mejor no llevarla en el bolsillo de atrás.
quip-item-gold-crown = Era de alguien más bajo.
quip-item-gold-chalice = No es el Grial, por mucho que lo digan.
quip-item-gold-idol = Sonríe mucho para no tener amigos.
quip-item-gold-harp = Toca una sola melodía, casi siempre de noche.
quip-item-gold-necklace = No pega con la cota de malla.
quip-item-gold-plate = La salsa sale con cincel.
quip-item-gold-mask = Para varios de sus dueños fue una mejora.
quip-item-gold-egg = No sentarse encima. Ya se ha probado.
quip-item-silver-goblet = Abollada en una discusión.
quip-item-silver-mirror = Muestra a la gente como es; por eso nadie se lo queda.
quip-item-silver-bell = Llama a cenar. No está claro a quién se cenan.
quip-item-silver-comb = Lo busca una sirena.
quip-item-silver-flute = Encanta a los ratones y harta a los demás.
quip-item-silver-candlestick = Eran dos. El otro es una prueba judicial.
quip-item-silver-buckle = Sostiene pantalones y conversaciones.
quip-item-silver-birdcage = El pájaro ha jurado no contarlo.
quip-item-silver-spoon = Alguien vino al mundo con ella.
quip-item-magic-dagger = Zumba cuando hay pan cerca.
quip-item-magic-sword = Sabe que vale más que su dueño.
quip-item-magic-axe = Parte leña, escudos y opiniones.
quip-item-magic-mace = La encantó alguien que nunca fue de sutilezas.
quip-item-magic-club = Con él, todo el mundo capta la indirecta.
quip-item-magic-staff = Brilla en la oscuridad, y en los funerales.
quip-item-magic-spear = Señala los problemas por su cuenta.
quip-item-magic-sling = La piedra pide perdón en pleno vuelo.
quip-item-magic-bow = Las flechas se saben el camino.
quip-item-magic-small-shield = Se encoge antes que su dueño.
quip-item-magic-large-shield = Una puerta con una opinión muy firme sobre las visitas.

## Clues

quip-clue-nobnodd-1 = El tercer ladrillo por la izquierda era la pared del horno, y quemaba.
quip-clue-imperial-capital-1 = El escribano se alegra. No tiene que rellenar el formulario.
quip-clue-imperial-capital-2 = El capitán admira el arma y mira para otro lado.
quip-clue-pirates-den-1 = La hamaca no se despertó.
quip-clue-pirates-den-2 = Es muy difícil apuñalar a nadie con un tesoro, explican los piratas.
quip-clue-monastery-1 = Fue la primera puja que se oyó.
quip-clue-monastery-2 = La etiqueta se queda.
quip-clue-vanishing-oasis-1 = Había una palmera. Eso es medio trabajo.
quip-clue-vanishing-oasis-2 = Dos vasijas en el pozo, solo en días pares.
quip-clue-lost-city-1 = De todas las puertas, era la que no tenía llave.
quip-clue-lost-city-2 = Se le pidió al rey con amabilidad, y se apartó.
quip-clue-wizards-tower-1 = El libro que tapa el hueco muerde.
quip-clue-wizards-tower-2 = La ventana se queda abierta, y el mago se queda abajo.
quip-clue-port-barnacle-1 = Nadie escucha a los loros. Sale a cuenta.
quip-clue-port-barnacle-2 = «ESTE LADO ARRIBA», dice, boca abajo.
quip-clue-brassbottom-1 = Nadie sabía qué había en el lote cuarenta y dos, y su dueño menos.
quip-clue-brassbottom-2 = Era de un caballero que ya no volverá a recogerlo.
quip-clue-castle-dampwick-1 = El sótano es también el lago.
quip-clue-castle-dampwick-2 = Hacía tiempo que los paraguas se habían ido flotando.
quip-clue-castle-highgloom-1 = Era la silla catorce. La trece crujía.
quip-clue-castle-highgloom-2 = La armadura vacía sujeta su nueva arma con aparente satisfacción.
quip-clue-castle-saltspray-1 = Ahí no se lava nadie, así que los grifos eran lugar seguro.
quip-clue-castle-saltspray-2 = La cámara se abre con la bajamar, un momento, y hay un cangrejo.
quip-clue-fort-norwatch-1 = Pesaba más que una bota.
quip-clue-fort-norwatch-2 = La inspección no echa nada en falta, ni de más.
quip-clue-fort-sandgrit-1 = Intervinieron unas pinzas y un cactus.
quip-clue-fort-sandgrit-2 = Nadie vigila una cisterna seca.
quip-clue-fort-grimrock-1 = El peajero no tenía cambio de todos modos.
quip-clue-fort-grimrock-2 = El hueco de la armería queda cubierto.
quip-clue-little-muddle-1 = Era la segunda posada. Siempre es la segunda.
quip-clue-little-muddle-2 = El espantapájaros iba demasiado elegante.
quip-clue-upper-wobble-1 = La chimenea se inclinaba para el otro lado.
quip-clue-upper-wobble-2 = Se había atascado bajo la última casa de la cuesta.
quip-clue-fishgut-1 = El grande no se escapó, y su cena tampoco.
quip-clue-fishgut-2 = No olía a pescado. Tenía que ser oro.
quip-clue-owlsbarrow-1 = Del primer roble contestó alguien. Era el otro.
quip-clue-silverleaf-1 = Todas son de plata. Ha llevado todo el día.
quip-clue-silverleaf-2 = El señor elfo lo agradece, y dice adiós con la mano un buen rato.
quip-clue-khumdrum-mines-1 = El capataz nunca ha oído hablar de ese nivel.
quip-clue-khumdrum-mines-2 = El capataz no es exigente con el óxido.
quip-clue-smoking-mountain-1 = El dueño había salido.
