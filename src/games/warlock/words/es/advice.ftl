# A player's aim, in one or two short sentences, and hints for beginners, each shown once. They have to be true under all
# house rules.

aim-learn = Averigua los { $locks } números que hay bajo el cofre y trae sus llaves.
aim-learn-rest =
    { $known ->
        [0] Aún no sabes ninguno de los { $locks } números que hay bajo el cofre.
       *[other] Sabes { $known } de los { $locks } números que hay bajo el cofre: { $numbers }.
    }
    .how = Los Desafíos de Llave y las cartas de Llave de otra gente te dirán más.
    .alone = Los Desafíos de Llave te dirán más.
aim-key =
    { $count ->
        [one] { $turns ->
            [0] Te hace falta la llave { $keys }, y después el cofre, donde ya estás.
            [one] Te hace falta la llave { $keys }, y después el cofre, a 1 turno.
           *[other] Te hace falta la llave { $keys }, y después el cofre, a { $turns } turnos.
          }
       *[other] { $turns ->
            [0] Te hacen falta las llaves { $keys }, y después el cofre, donde ya estás.
            [one] Te hacen falta las llaves { $keys }, y después el cofre, a 1 turno.
           *[other] Te hacen falta las llaves { $keys }, y después el cofre, a { $turns } turnos.
          }
    }
aim-key-known =
    { $turns ->
        [one] La llave { $key } está { $place }, a 1 turno.
       *[other] La llave { $key } está { $place }, a { $turns } turnos.
    }
aim-chest =
    { $turns ->
        [0] Tienes las llaves correctas. ¡Abre el cofre!
        [one] Tienes las llaves correctas. El cofre está a 1 turno.
       *[other] Tienes las llaves correctas. El cofre está a { $turns } turnos.
    }
aim-treasure =
    { $turns ->
        [one] El tesoro más cercano está { $place }, a 1 turno.
       *[other] El tesoro más cercano está { $place }, a { $turns } turnos.
    }
aim-rounds =
    { $rounds ->
        [0] Esta es la última ronda.
        [one] Queda 1 ronda después de esta.
       *[other] Quedan { $rounds } rondas después de esta.
    }
aim-way =
    { $turns ->
        [one] El cofre está a 1 turno.
       *[other] El cofre está, con suerte, a { $turns } turnos.
    }
aim-go =
    { $rounds ->
        [0] ¡Es hora de ir! Esta es la última ronda.
        [one] ¡Es hora de ir! Solo queda 1 ronda después de esta.
       *[other] ¡Es hora de ir! Solo quedan { $rounds } rondas después de esta.
    }
aim-out-of-reach = Al cofre ya no llegas, pero los números correctos aún cuentan.
aim-missed =
    { $turns ->
        [one] Pierdes tu próximo turno.
       *[other] Pierdes tus próximos { $turns } turnos.
    }
aim-reckoning = Escribe los números que tu cuaderno deja abiertos o demuestra. Un número cuenta más si tienes su llave.

beginner-goal = Una carta de Llave muestra un número que no está bajo el cofre. Una llave abre una cerradura. Para ganar te hacen falta los números que sí están, y una llave de cada uno.
beginner-missed = Vas a perder un turno: la crónica dice por qué, por ejemplo un callejón sin salida en el Laberinto. No se pierde nada más.
beginner-window = Nadie debe deducir de mi silencio lo que llevas, así que en momentos así pregunto aunque no puedas usar nada. Pasar no cuesta nada.
beginner-chest = Si todos tus números son correctos, ganas. Si alguno no lo es, vuelves a la Orilla Sur, y todo el mundo oye cuántos fallaste.
beginner-adventurer = Las Provisiones curan. El Oro paga la barca, a la Vidente y más. Un poco de cada es un buen comienzo.
beginner-reenter = Un aventurero nuevo empieza solo con lo que se lleva. Lo que llevaba el muerto está donde cayó.
beginner-move = En las salas hay tesoros, y alguien que los guarda. Los corredores solo llevan de sala en sala.
beginner-passage = Los pasadizos secretos llevan lejos. Sin linterna, un dado decide dónde sales.
beginner-maze = El Laberinto se descubre carta a carta. Un callejón sin salida cuesta tiempo, y después todo el mundo lo conoce.
beginner-river = La barca cuesta Oro y es segura. La balsa pide suerte, y el puente, lo que diga el dado.
beginner-encounter = No todo el mundo en una sala busca pelea. Lee lo que cuesta cada opción y lo que puede darte.
beginner-resolve = Es el momento de los tratos y las riñas con quien esté en esta casilla. Si no hay nadie, sigue.
beginner-reckoning = Escribe los números que crees que hay bajo el cofre. Uno correcto cuenta más si tienes su llave.

# The lesson: its goal, its steps as orders, what became of a decision, and its end.

lesson-goal = El cofre del Hechicero está cerrado. Te hacen falta los números correctos y una llave de cada uno, y todo se encuentra en las salas.
lesson-room = Entra en una sala
lesson-treasure = Llévate un tesoro
lesson-battle = Gana una batalla
lesson-number = Averigua un número
came-killed = Ganas, así que nadie se interpone entre tú y el tesoro.
came-escaped = Sales con vida, y no es ninguna vergüenza. La sala guarda su tesoro para después.
came-claimed = Puede ser una llave, un arma o algo con que pagar. Mira tu mano.
came-beneath = Ese número está bajo el cofre, y vale la pena buscar su llave. Tu cuaderno lo recuerda por ti.
came-number = Si has visto el número en una carta de Llave, no está bajo el cofre. Tu cuaderno lo recuerda por ti.
came-round =
    { $outcome ->
        [won] Tu tirada y tu Destreza suman más, así que tu rival pierde Resistencia.
        [lost] Tu rival suma más, así que pierdes Resistencia.
       *[other] En esta ronda nadie sale con heridas.
    }
lesson-praise = ¡Bien hecho! Has explorado, peleado, conseguido un tesoro y averiguado un número.
lesson-next = Sigue hasta el río, el Laberinto y el cofre que hay detrás. *Cómo se juega* te lo cuenta.
