# Jokes for the chronicle. They follow the facts of a line and state no rule. What turns up again in a match has `.second`,
# `.third` and so on; after the last of them nothing is said.

## Explorations, by the place and the total of the dice. The tables of `exploration.json` tell what is found.
## `.often` has a second joke for the totals that come up most.

quip-nobnodd = { $total ->
    [2] The apothecary takes payment in steel.
    [3] A misunderstanding about a goose.
    [4] Somebody’s uncle is clearing out his shed.
    [5] It was under the doormat.
    [6] Soup.
    [7] A quiet day. Suspiciously quiet, but quiet.
    [8] Something is going on in the street.
    [9] The barber cannot keep a secret.
    [10] A child sells it for a button.
    [11] The pawnshop has a back door.
   *[12] The barber is also the surgeon, and needs a new blade.
  }
    .often = { $total ->
        [5] It is pinned up in the brewery, under beer stains.
        [7] The town crier has the day off.
        [8] The pigeons leave the square, all at once.
       *[9] A drunk recites it, twice, both times differently.
      }
quip-imperial-capital = { $total ->
    [2] That was the Emperor’s own flower bed.
    [3] The papers are in order. It is the wrong order.
    [4] The court physician collects swords, and patients.
    [5] A clerk filed it under things never to be mentioned.
    [6] A bandage, stamped twice.
    [7] The queue moves forward by one person.
    [8] A crowd parts, and it is not a good sign.
    [9] A statue is pointing. It was not pointing yesterday.
    [10] Somebody talks in his sleep, during an audience.
    [11] Bowing too late is a crime here. So is bowing too early.
   *[12] The Guard’s surgeon is short of a weapon and long on bandages.
  }
    .often = { $total ->
        [5] It is on the back of an invitation.
        [7] The Emperor is having a nap. Everybody tiptoes.
        [8] A gate that is always shut stands open.
       *[9] A gardener trims it into a hedge.
      }
quip-pirates-den = { $total ->
    [2] The pirates own a cell. They know a great many from the inside.
    [3] It was rum once. That was some time ago.
    [4] Somebody lost it at dice and has not noticed yet.
    [5] It is tattooed on the cook.
    [6] It fell off the back of a galleon.
    [7] The singing stops.
    [8] A lookout shouts, and everybody reaches for something sharp.
    [9] The parrot will say anything for a biscuit.
    [10] There is an X under the rug.
    [11] Its last captain left it by way of a plank.
   *[12] It was the captain’s hammock.
  }
    .often = { $total ->
        [5] It was inside the wooden leg.
        [7] A barrel rolls out of the dark, and something follows it.
        [8] Somebody blows out the lantern.
       *[9] The anchor has it engraved, for safe keeping.
      }
quip-monastery = { $total ->
    [2] Somebody hummed.
    [3] The abbot points at the door. For him that is a long speech.
    [4] Herbs, and a very gentle silence.
    [5] A monk nods at the third candlestick from the left.
    [6] The infirmarian needs something to cut herbs with.
    [7] The infirmarian has cold hands and warm broth.
    [8] Nobody says a word all day.
    [9] It is carved under a pew, in very small letters.
    [10] The bell does not ring, and there is a reason rolled up in it.
    [11] The monks mend everybody, and want a blade for the garden.
   *[12] A novice writes it down, which is not speaking.
  }
    .often = { $total ->
        [5] It is in the margin of a hymn.
        [7] Cabbage soup, and a nod.
        [8] The abbot smiles. That is the whole of the news.
       *[9] One of the gargoyles is holding it.
      }
quip-vanishing-oasis = { $total ->
    [2] There was a camel in it.
    [3] The clear pool is the one the camels avoid.
    [4] Something else has come to drink.
    [5] A date stone has writing on it.
    [6] Shade, dates and a wet cloth.
    [7] The keeper of the well heals for iron, which does not grow on palms.
    [8] The palms rustle, and there is no wind.
    [9] The pool reflects something that is not there yet.
    [10] Somebody carved it into a palm, which is here today.
    [11] It was wet. Nothing else can be said for it.
   *[12] A camel driver sells it, and will sell it again tomorrow.
  }
    .often = { $total ->
        [5] It was at the bottom of the date basket.
        [7] The keeper of the well has a salve, and no knife.
        [8] The frogs stop.
       *[9] It is knotted into a rug, left of the camel.
      }
quip-lost-city = { $total ->
    [2] Half a temple, mostly.
    [3] There are footprints in the dust, and they are fresh.
    [4] The last army to get lost here left it behind.
    [5] It is on the wall, in a language with many snakes in it.
    [6] A skeleton is pointing, since nobody told it to stop.
    [7] One of the statues has moved.
    [8] Something answers the echo.
    [9] A mosaic shows a map, and a man with a spade.
    [10] The tomb of a mapmaker, who kept one for himself.
    [11] The fountain still runs, after a thousand years without a change.
   *[12] A door opens by itself, having waited long enough.
  }
    .often = { $total ->
        [5] A vase has it painted round the rim.
        [7] The dust is breathing.
        [8] A gate swings shut, a long way off.
       *[9] It is scratched over a door, by somebody in a hurry to leave.
      }
quip-wizards-tower = { $total ->
    [2] The third cellar is larger than the Tower, and hotter.
    [3] The door asks for a password, and then for some peace.
    [4] The broom cupboard was locked for a reason.
    [5] A book falls open at the right page and bites.
    [6] The cat knows, and can be bribed with herring.
    [7] The stairs lead down and out, whichever way one climbs.
    [8] The experiment on the fourth floor is out again.
    [9] The crystal ball is talking to itself.
    [10] Blue ointment. The itching is part of it.
    [11] It is written on the ceiling, where the wizard does his thinking.
   *[12] The wizard tells Gerald. There is no Gerald.
  }
    .often = { $total ->
        [5] It falls out of a hat, after a rabbit.
        [7] The door opens inwards, on the outside.
        [8] One of the suits of armour says good evening.
       *[9] A mirror shows it, back to front.
      }
quip-port-barnacle = { $total ->
    [2] It was the harbour master’s rowing boat.
    [3] The barrel said fresh. It did not say when.
    [4] The owner is in the tavern, and will be for years.
    [5] It was in a bottle, under the rum.
    [6] A smuggler is closing down.
    [7] Something comes up the gangplank that was not on the list.
    [8] The fog lifts and shows more fog.
    [9] The gulls always land on the same bollard.
    [10] A sailor swaps it for a song, and regrets both.
    [11] Salvage, says a man with wet sleeves.
   *[12] The ship’s surgeon has lost his saw, and is not particular.
  }
    .often = { $total ->
        [5] It is painted on the bottom of a boat.
        [7] The harbour bell rings by itself.
        [8] High tide. Later, low tide.
       *[9] The lighthouse blinks it out, by mistake.
      }
quip-brassbottom = { $total ->
    [2] The horse had an owner after all.
    [3] Slightly used, by somebody slightly late.
    [4] The farrier does people too, for iron.
    [5] It comes free with a carpet.
    [6] Third hand, and so cheaper than second.
    [7] The stalls are shutting, rather early.
    [8] Everything is for sale, and nothing is wanted.
    [9] The fortune teller reads it off the back of a receipt.
    [10] It was the wrapping paper.
    [11] Sold as seen. It has seen a good deal.
   *[12] A miracle cure, at one weapon the bottle. For once it works.
  }
    .often = { $total ->
        [5] It was at the bottom of a sack of lentils.
        [7] The scales in the market all tip one way.
        [8] The auction has no bids, and no lots.
       *[9] A carpenter has used it to wedge a wardrobe.
      }
quip-castle-dampwick = { $total ->
    [2] The dungeon is knee-deep. That is the good cell.
    [3] The leak that got mended was an heirloom.
    [4] It came from the moat. The upper one.
    [5] It floats past.
    [6] A hot bath, the only one here that was meant.
    [7] Something surfaces in the great hall.
    [8] The drawbridge is down, and something has noticed.
    [9] It is behind a tapestry, pinned up to dry.
    [10] The frogs know, and cannot keep quiet.
    [11] The armoury is open to good swimmers.
   *[12] The physician trades leeches for steel. He has plenty.
  }
    .often = { $total ->
        [5] It was sealed in a bottle, like everything dry here.
        [7] A bucket moves, and nobody was carrying it.
        [8] The moat has company.
       *[9] It appears on the wall, in mould.
      }
quip-castle-highgloom = { $total ->
    [2] That was the uncle’s chair.
    [3] The guest room locks from the outside.
    [4] A portrait has left its frame.
    [5] The bats hang in the shape of an arrow.
    [6] One guest too many has come to dinner.
    [7] A long dinner at a long table, out of earshot.
    [8] It is scratched into the bottom of a soup plate.
    [9] Broth, passed down forty feet of table.
    [10] The draught blows it out from under a door.
    [11] It came off the wall, with some of the wall.
   *[12] The butler announces it by mistake.
  }
    .often = { $total ->
        [5] A bookmark, in a book nobody has finished.
        [7] The clock strikes thirteen, as it does every day.
        [8] It was written in the dust under the piano.
       *[9] A plaster, and a look that has seen worse.
      }
quip-castle-saltspray = { $total ->
    [2] The Baron’s collection lacked one of these.
    [3] Washed up last night, and nobody has asked for it back.
    [4] The tide has brought more than driftwood.
    [5] The Baron mutters it while he counts.
    [6] A gull drops it down the chimney.
    [7] The Baron shows his collection. All of it.
    [8] It is behind the soap, where nobody here looks.
    [9] The sentry on the sea wall has stopped waving.
    [10] Low tide uncovers it, with a crab attached.
    [11] The tour of the castle ends in the cellar.
   *[12] The Baron’s doctor is paid in exhibits.
  }
    .often = { $total ->
        [5] It is carved into a whalebone, in the hall.
        [7] The fog is in the castle as well.
        [8] The lighthouse keeper uses it as a napkin.
       *[9] Something has climbed the sea wall.
      }
quip-fort-norwatch = { $total ->
    [2] Arriving from the south is suspicious. Nobody watches it.
    [3] The quartermaster counts with his eyes shut.
    [4] The sentry was asleep. Waking him is an offence.
    [5] It is scratched into the battlements, on the side nobody guards.
    [6] The field surgeon needs the practice.
    [7] The armoury is guarded, but only from the north.
    [8] Trouble again, and from the other side again.
    [9] The trumpeter hums what he heard in the mess.
    [10] The password of the week turns out to be a place.
    [11] The alarm bell rings, late.
   *[12] The garrison trades bandages for steel.
  }
    .often = { $total ->
        [5] The sentry shouts it in his sleep.
        [7] It was behind the recruiting poster.
        [8] Something is knocking at the south gate.
       *[9] The weathercock points south, for a change.
      }
quip-fort-sandgrit = { $total ->
    [2] Sand may not leave the fort, not even in a boot.
    [3] The cistern is dry, so it was something else.
    [4] Somebody swept, and it was underneath.
    [5] It was written in the sand, and somebody read it in time.
    [6] Ointment against the sun, the sand and the sergeant.
    [7] One of the dunes has come closer.
    [8] The garrison counts the sand. It is all there.
    [9] The cook finds it in the flour, which is mostly sand.
    [10] The sergeant tells his cactus everything.
    [11] The wall fell over. Leaning was involved.
   *[12] The medic would do anything for a blade without sand in it.
  }
    .often = { $total ->
        [5] It is in the sergeant’s other boot.
        [7] The sand outside is making footprints.
        [8] The sentry reports sand.
       *[9] A scorpion was sitting on it.
      }
quip-fort-grimrock = { $total ->
    [2] The toll was 2 coppers. So was the bribe.
    [3] Rocks, mostly.
    [4] Confiscated once, and now confiscated back.
    [5] Somebody paid the toll with it, and nobody could read it.
    [6] Somebody else at the gate will not pay either.
    [7] Going round the fort is free. Being caught is not.
    [8] The toll keeper is at lunch, and so is everything else.
    [9] It is on the back of the list of tolls.
    [10] The road has a loose stone, and the stone has a note.
    [11] A bandage. The charge is waived, for once.
   *[12] The toll for the infirmary is one weapon.
  }
    .often = { $total ->
        [5] It is under the third cobble of the Emperor’s Road.
        [7] The receipt was made out to somebody else.
        [8] Everybody waits for the toll keeper’s change.
       *[9] A carter sings it at the barrier.
      }
quip-little-muddle = { $total ->
    [2] There are three versions of why, and all of them end at the gate.
    [3] Nobody asks what died in the well.
    [4] Somebody’s aunt takes over.
    [5] Two of the three stories agree on it.
    [6] The high point is a sandwich.
    [7] There is a noise behind the stables.
    [8] A poultice. Nobody says of what.
    [9] The milkmaid lets it slip, with the pail.
    [10] It is chalked on the inn door, under the unpaid bills.
    [11] The blacksmith owes somebody a favour.
   *[12] The midwife mends everything, and needs a blade for the goose.
  }
    .often = { $total ->
        [5] The innkeeper’s dog digs it up.
        [7] Both inns have bolted their doors.
        [8] An egg, and a good rest.
       *[9] It is in the third version of the story.
      }
quip-upper-wobble = { $total ->
    [2] The top half of the village visits the bottom half.
    [3] Somebody closed a door too hard.
    [4] Something rolls down the street and gets up.
    [5] It has rolled into the lowest gutter.
    [6] It was keeping a table level.
    [7] The locals lean and stare. That is all they do.
    [8] The goats are coming down rather fast.
    [9] The postman dropped it, and it took a mile to stop.
    [10] A bandage, wound slightly crooked.
    [11] It was propping up the bakery.
   *[12] The bone-setter has had practice, and could do with a prop.
  }
    .often = { $total ->
        [5] It was stuck to a rolling cheese.
        [7] Somebody drops a plate. Everybody listens to it go.
        [8] The church bell slides past.
       *[9] It is written on the wall, rather low down.
      }
quip-fishgut = { $total ->
    [2] It had a skin on it.
    [3] It had fins in it.
    [4] It was in the net, between the herrings.
    [5] A cod had swallowed it.
    [6] Fish soup. It also works from the outside.
    [7] The wind is from the harbour, so nobody goes out.
    [8] The cats leave the quay, all of them.
    [9] A fishwife shouts it across the market, with the price of plaice.
    [10] The owner has moved inland, for the air.
    [11] It is the paper round the haddock.
   *[12] The eel doctor heals everybody, for something sharp to gut with.
  }
    .often = { $total ->
        [5] It is in the barrel with the eels.
        [7] A herring is weighed. It is the same as yesterday.
        [8] The nets are moving, and they are hung up to dry.
       *[9] It is carved on the counter, under the scales.
      }
quip-owlsbarrow = { $total ->
    [2] The woodcutters have plans for tonight, without guests.
    [3] Somebody asked about the clothes.
    [4] An axe falls silent, and then all of them do.
    [5] It was in the pocket of a very good coat.
    [6] It fell off a coach, near here, at night.
    [7] Everybody suddenly remembers an appointment.
    [8] A silk handkerchief, with somebody’s crest on it.
    [9] An owl coughs it up.
    [10] Wood is cut. More wood is cut.
    [11] It was in a hollow tree, with a gold watch for company.
   *[12] The coachman talks, now that he has been untied.
  }
    .often = { $total ->
        [5] It is burnt into the underside of a tree stump.
        [7] The owls are awake, at noon.
        [8] Moss, and a very expensive brandy.
       *[9] The innkeeper wears it, as a pocket square.
      }
quip-silverleaf = { $total ->
    [2] The elves sing about the lane, and where it leads.
    [3] It was an old tree, and no place to hang a hat.
    [4] The elves heal for iron, which they then bury.
    [5] One leaf has writing on it, of a million.
    [6] Dew, moonlight and a very good bandage.
    [7] The elves are polite about it, in four verses.
    [8] The birds have stopped.
    [9] It is in the third verse. The first two are about leaves.
    [10] An elf sighs, and the bruise is ashamed.
    [11] A squirrel was keeping it for the winter.
   *[12] The elves will not miss it. It is only nine hundred years old.
  }
    .often = { $total ->
        [5] It hangs in the highest tree, in full view.
        [7] The elves have finished talking, and so has everybody.
        [8] A deer looks up and is gone.
       *[9] The brook murmurs it, if one is patient.
      }
quip-khumdrum-mines = { $total ->
    [2] Level five is now level six.
    [3] Somebody sneezed on level three.
    [4] It was at the end of a tunnel, beside its owner.
    [5] It is chalked on a mine cart going the other way.
    [6] Something knocks, from the side nobody has dug.
    [7] The pit props were on the list for tomorrow.
    [8] The canary sings.
    [9] The lamps go out, beginning at the far end.
    [10] A dwarf sells it for a beer, and the rest for another.
    [11] The dwarves can fix anything, if paid in iron.
   *[12] It is where the old map says not to dig.
  }
    .often = { $total ->
        [5] It is in the foreman’s sandwich box.
        [7] The mountain had not finished settling.
        [8] It glitters, a little to the left of the gold.
       *[9] The echo comes back with a different voice.
      }
quip-smoking-mountain = { $total ->
    [2] It was not a shallow one.
    [3] The bridge was ash, it turns out.
    [4] It had looked like a sunset.
    [5] It is scratched into the basalt, in a hurry.
    [6] Somebody’s notes, singed along one edge.
    [7] Something moves in the smoke, and it is not smoke.
    [8] The crater clears its throat.
    [9] Not all of the stepping stones were stones.
    [10] A vent blows it out, still legible.
    [11] The mountain rumbles, and dislikes repeating itself.
   *[12] It lies in a crack, between hot and too hot.
  }
    .often = { $total ->
        [5] It is baked into a brick of ash.
        [7] One of the boulders opens its eyes.
        [8] The steam parts for somebody.
       *[9] The path was a crust, and a thin one.
      }

## Encounters

quip-foe-absent-minded-wizard = He calls everybody Gerald, and has something in his nose.
    .second = He has been looking for Gerald since last time.
    .third = He asks whether anybody has seen his other shoe. He is wearing it.
    .fourth = He has left the kettle on, in some other century.
quip-foe-avalanche = Somebody yodelled.
quip-foe-bear = It may be full. It may not.
    .second = It has come back for the honey, or for whoever has it.
quip-foe-black-cat = Looking for staff.
quip-foe-demon = Lives in the Smoking Mountain and commutes.
    .second = The commute was murder, it says, and it would know.
quip-foe-ed-eagle = A friendly eagle with excellent eyesight and poor jokes.
    .second = He has a new joke. It’s the old one.
quip-foe-elephant = It wandered off from somebody else’s story and would like to be in this one.
    .second = It has not forgotten anybody.
quip-foe-elf-princess = Lost, and certain that it is everybody else who has moved.
quip-foe-evil-sorcerer = Throws sparks from afar and insults throughout.
    .second = He has worked on his insults since.
    .third = He announces himself at length. The beard is caught in something.
    .fourth = His sparks are fewer, and the insults are now in verse.
quip-foe-giant-crab = Approaches sideways, so nobody is sure it is approaching.
    .second = It has been approaching all this time.
quip-foe-giant-octopus = Eight arms and nobody to hug.
    .second = It has been practising on a rowing boat.
quip-foe-giant-roc = What looked like a cloud has folded its wings.
    .second = The shadow was quicker than the bird.
quip-foe-giant-scorpion = It waits under the one stone that is good to sit on.
    .second = Same stone, same idea.
quip-foe-giant-spider = Eight legs, best counted from a distance.
    .second = It has spun a welcome mat.
quip-foe-goblins = Brave in numbers, and they have just lost count.
    .second = They have found their count again. It was four, or a lot.
    .third = They attack by the numbers, and these go up to three.
quip-foe-griffin = Half eagle, half lion, all appetite.
    .second = Both halves are hungry today.
quip-foe-guillaume-tell = A fine shot. Hide the apples.
    .second = He has run out of apples and is looking at hats.
quip-foe-hermit = Has talked to nobody for twelve years and makes up for it now.
    .second = He has thought of something else.
quip-foe-giant = Throws rocks first and asks questions in a language nobody speaks.
    .second = He has found a larger rock and is quite pleased with it.
quip-foe-imperial-guard = “Anything to declare?”
    .second = “Papers, please. Other papers.”
    .third = “Random check. You are the third today.”
quip-foe-imperial-navy = A customs cutter with opinions.
    .second = The cutter has brought its own stamp.
quip-foe-lion = There may be a thorn in its paw. Somebody would have to look.
    .second = The thorn is still in, or there is a second one.
quip-foe-maid-marywin = Eleven trunks, and a firm idea of where they belong.
    .second = It’s twelve trunks now.
quip-foe-mermaid = Knows every wreck on the sea bed and who snored in it.
    .second = She asks after the captain. Any captain.
quip-foe-nomads = They have tea, dates and sabres, in no fixed order.
    .second = The tea is fresh, and so are the sabres.
quip-foe-ogre = Large, hungry, and fond of travellers, boiled.
    .second = He has brought his own pot.
    .third = He’s off travellers, he says, and takes a second look.
quip-foe-olliver-j-dragon = A courteous dragon, collecting for the hoard.
    .second = He has brought a receipt book.
quip-foe-peddler = “Hardly used, one careful owner.”
    .second = “For you, today only, the price of yesterday.”
quip-foe-pirates = Excellent singers, dreadful guests.
    .second = They have learnt a second verse.
    .third = The parrot does the talking now.
quip-foe-sandstorm = The desert gets up and walks about.
    .second = It has brought more sand.
quip-foe-sea-serpent = Longer than most ships and better preserved.
    .second = The other end is still arriving.
quip-foe-skeletons = All bone, no conversation, no retreat.
    .second = Some of these ribs look familiar.
    .third = They rattle, which for them is small talk.
    .fourth = They are short of one jaw, and it shows in the war cry.
quip-foe-storm-at-sea = Shouting at it is no use.
    .second = It has been waiting for somebody to say how calm it was.
    .third = The sea stands up.
quip-foe-tax-collector = With two bailiffs and a form in triplicate.
    .second = There was a mistake in the first form.
quip-foe-lost-city = A wall nobody has seen for a thousand years, until somebody fell over it.
quip-foe-thugs = Money or life, they say. Boots would also do.
    .second = They would take a cloak, if it’s a warm one.
    .third = They have brought a bigger cousin.
    .fourth = They say it’s nothing personal. It’s the one line they’ve rehearsed.
quip-foe-troll = Grows back whatever is cut off.
    .second = It has an arm more than last time.
quip-foe-wild-horse = It has not decided about anybody yet.
    .second = It has decided, and then again it has not.
quip-foe-wolves = Polite for wolves, which is to say they howl first.
    .second = The one at the front has been here before.
    .third = They do not howl this time, which is worse manners.
quip-foe-zombies = Slow, damp and hard to discourage.
    .second = They’re the same ones, minus a few pieces.
    .third = They have no plan, but all the time in the world.

## Treasures

quip-item-grail = Villagers adore it and monks go weak at the knees.
quip-item-scepter-of-baldan = Wave it at a castle and doors open.
quip-item-talisman-of-quox = The Emperor’s favourite way of being elsewhere.
quip-item-battle-ring-of-gorath = Still warm from Gorath.
quip-item-emerald-of-life = It seems to be breathing.
quip-item-palantir-of-zog = Shows the future and listens to complaints about it.
quip-item-scroll-of-healing = Read aloud, feel better.
    .second = The handwriting alone is soothing.
    .third = Take twice daily, it says, and there is enough for once.
    .fourth = It smells faintly of peppermint.
quip-item-scroll-of-protection = A wall of words.
    .second = Hold it in front, not above.
    .third = Most of it is small print, and all of it counts.
    .fourth = It repels blades, arrows and neighbours.
    .fifth = The last line says please.
quip-item-scroll-of-teleportation = One journey, no luggage handlers.
    .second = Pronounce the third word carefully.
    .third = Somewhere else is included.
    .fourth = Arrives before its reader does, now and then.
quip-item-lucky-charm = A rabbit’s foot. The rabbit is past caring.
    .second = A horseshoe, slightly used by a horse.
quip-item-large-ruby = Roughly the size of a goose egg, and the goose wants it back.
    .second = This one is a little redder. It may be embarrassed.
quip-item-stone-of-fire = Do not keep it in a back pocket.
quip-item-gold-crown = Belonged to somebody shorter.
quip-item-gold-chalice = Not the Grail, however often somebody says it is.
quip-item-gold-idol = Smiles a great deal for something with no friends.
quip-item-gold-harp = Plays one tune, mostly at night.
quip-item-gold-necklace = Clashes with chain mail.
quip-item-gold-plate = The gravy comes off with a chisel.
quip-item-gold-mask = An improvement on several of its wearers.
quip-item-gold-egg = Do not sit on it. It has been tried.
quip-item-silver-goblet = Dented by argument.
quip-item-silver-mirror = Shows people as they are, which is why nobody kept it.
quip-item-silver-bell = Rings for dinner. Whose dinner is unclear.
quip-item-silver-comb = A mermaid is looking for it.
quip-item-silver-flute = Charms mice, annoys everyone else.
quip-item-silver-candlestick = One of a pair. The other is evidence.
quip-item-silver-buckle = Holds up trousers and conversation.
quip-item-silver-birdcage = The bird has sworn to tell nobody.
quip-item-silver-spoon = Somebody was born with it.
quip-item-magic-dagger = Hums when bread is near.
quip-item-magic-sword = Knows it is better than its owner.
quip-item-magic-axe = Splits logs, shields and opinions.
quip-item-magic-mace = Enchanted by someone who never liked subtlety.
quip-item-magic-club = Membership is mandatory for anyone it hits.
quip-item-magic-staff = Glows in the dark, and at funerals.
quip-item-magic-spear = Points at trouble of its own accord.
quip-item-magic-sling = The stone apologises in mid-air.
quip-item-magic-bow = The arrows know the way.
quip-item-magic-small-shield = Flinches before its owner does.
quip-item-magic-large-shield = A door with a very firm opinion about visitors.

## Clues

quip-clue-nobnodd-1 = The third brick from the left was the oven wall, and warm.
quip-clue-imperial-capital-1 = The clerk is glad. He need not fill in the form.
quip-clue-imperial-capital-2 = The captain admires the weapon and looks the other way.
quip-clue-pirates-den-1 = The hammock did not wake.
quip-clue-pirates-den-2 = It is very hard to stab anyone with treasure, the pirates explain.
quip-clue-monastery-1 = It was the first bid anyone could hear.
quip-clue-monastery-2 = The label stays behind.
quip-clue-vanishing-oasis-1 = There was a palm. That is half the work.
quip-clue-vanishing-oasis-2 = Two jars in the well, on even days only.
quip-clue-lost-city-1 = Of all the doors, it was the one that was not locked.
quip-clue-lost-city-2 = The king was asked nicely and moved.
quip-clue-wizards-tower-1 = The book in front of it bites.
quip-clue-wizards-tower-2 = The window stays open, and the wizard stays down.
quip-clue-port-barnacle-1 = Nobody listens to parrots. It pays to.
quip-clue-port-barnacle-2 = THIS WAY UP, it says, upside down.
quip-clue-brassbottom-1 = Nobody knew what was in lot forty-two, least of all its owner.
quip-clue-brassbottom-2 = Forfeited by a gentleman who will not be back.
quip-clue-castle-dampwick-1 = The cellar is also the lake.
quip-clue-castle-dampwick-2 = The umbrellas had floated off long ago.
quip-clue-castle-highgloom-1 = It was the fourteenth chair. The thirteenth creaked.
quip-clue-castle-highgloom-2 = The empty armour holds its new weapon with every sign of content.
quip-clue-castle-saltspray-1 = Nobody there washes, so the taps were safe.
quip-clue-castle-saltspray-2 = The vault opens at low tide, briefly, and there is a crab.
quip-clue-fort-norwatch-1 = It was heavier than a boot.
quip-clue-fort-norwatch-2 = The inspection finds nothing missing and nothing extra.
quip-clue-fort-sandgrit-1 = There were tweezers involved, and a cactus.
quip-clue-fort-sandgrit-2 = Nobody guards a dry cistern.
quip-clue-fort-grimrock-1 = The toll keeper had no change anyway.
quip-clue-fort-grimrock-2 = The gap in the armoury is filled.
quip-clue-little-muddle-1 = It was the second inn. It always is.
quip-clue-little-muddle-2 = The scarecrow was far too well dressed.
quip-clue-upper-wobble-1 = The chimney leaned the other way.
quip-clue-upper-wobble-2 = It had stuck under the last house on the slope.
quip-clue-fishgut-1 = The big one did not get away, and neither did its supper.
quip-clue-fishgut-2 = It did not smell of fish. It had to be gold.
quip-clue-owlsbarrow-1 = Somebody answered the first oak. It was the other one.
quip-clue-silverleaf-1 = They are all silver. It took all day.
quip-clue-silverleaf-2 = The elf lord is grateful, and waves for a long time.
quip-clue-khumdrum-mines-1 = The foreman has never heard of such a level.
quip-clue-khumdrum-mines-2 = The foreman is not particular about rust.
quip-clue-smoking-mountain-1 = The owner was out.
