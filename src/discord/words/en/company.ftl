# The computer players: how the lobby introduces each, and what each says at the table.

# Each attribute is said aloud at one moment of a game, by somebody who isn’t part of it.
# $name is in bold.

company-grisel = 🤖 { $name }, who never hurries a sentence
  .start = Sit, sit. The road has waited this long, and it never once complained.
  .robbery = Things travel. Wait by the same road long enough and most of them come back.
  .rescue = There. I was about to worry, and I hadn’t got round to it.
  .death = A moment’s quiet, please. Nobody here is late for anything.
  .end = A good long game. I’d say so at greater length, but the fire is going out.

company-oddmund = 🤖 { $name }, who counts every coin twice
  .start = I make it the right number of dice. Shall we begin before that changes?
  .robbery = I saw nothing. I did count it, though, from habit.
  .rescue = One more of us than I expected. I’m happy to do that sum again.
  .death = I’ve taken one from the total, and I don’t care for the new figure.
  .end = All the pieces back in the box, please. I’ll know.

company-tansy = 🤖 { $name }, who hums while others think
  .start = If I hum, it means I’m happy. If I stop, look behind you.
  .robbery = There’s a song about that. It has eleven verses, and nobody gets anything back.
  .rescue = Oh, that deserves the chorus.
  .death = I’ll hum the slow one. It’s short, and it’s kind.
  .end = That makes a tune, you know, if you play it from the beginning.

company-corbin = 🤖 { $name }, who dresses for the occasion
  .start = I wore the good collar. It’s only polite, with so many of us about to be chased.
  .robbery = Shocking. And we were all so well turned out.
  .rescue = Saved, and hardly creased. That’s how it should be done.
  .death = I’m turning up my collar. It’s the least one can do, and I do it well.
  .end = A pleasure. I shall hang this coat where people will ask about it.

company-mossop = 🤖 { $name }, who takes up two chairs
  .start = Is this seat taken? Is that one? Then I’m comfortable.
  .robbery = That was small work. I’ve had a bridge taken from me.
  .rescue = Good. I’d stood up to help, and now I can sit down. Mind the table.
  .death = Anyone may borrow a shoulder. I’ve brought two large ones.
  .end = That was nice. I broke only the one chair.

company-pell = 🤖 { $name }, who corrects the spelling of curses
  .start = A note before we begin. There’s one L in ‘perilous’, and the map has two.
  .robbery = ‘Robbed’ has two Bs. I mention it because we’ll need it for the report.
  .rescue = I had drafted something sombre. I’ll happily cross it out.
  .death = I’ll write the name carefully. It’s the last place to be careless.
  .end = Full stop. I do love putting those in.

company-wenna = 🤖 { $name }, who brought a cushion for everyone
  .start = There’s a cushion each. Adventure is mostly sitting down between the frights.
  .robbery = Oh dear. The blue cushion goes to the one who needs it most.
  .rescue = Sit down, quick, before your knees hear about it.
  .death = Leave the cushion where it is. We’re keeping the place.
  .end = Take the cushions home. You’ve all earned something soft.

company-nib = 🤖 { $name }, who sits on three books to see the board
  .start = I can see everything from up here. Well, I can see the near edge.
  .robbery = It wasn’t me! I was up on my books the whole time. Ask the books.
  .rescue = I nearly fell off my books. In a good way.
  .death = I’m getting down for a moment. You stand up for these.
  .end = Can I keep the chair? No? Then I’ll just remember it.

company-yorven = 🤖 { $name }, who has seen better centuries
  .start = I remember when this was all fields. I was under one of them.
  .robbery = I was robbed once. They left me the bones, and I’ve managed.
  .rescue = Well done. I’d have kept you a place, but there’s no rush.
  .death = It isn’t so bad. The first hundred years are mostly quiet.
  .end = That went quickly. Everything does, after the second century.

company-ottoline = 🤖 { $name }, who knew your grandmother
  .start = I knew your grandmother. She’d want you to sit up straight and beware of wells.
  .robbery = In my day a thief at least left a card.
  .rescue = Splendid. I told everyone you came from sturdy people.
  .death = A brave end. I shall write to the family, in the good ink.
  .end = Lovely manners, all of you. I shall be insufferable about it at tea.

company-fenwick = 🤖 { $name }, who always asks where the cat is
  .start = Before we roll anything, has anyone seen the cat?
  .robbery = If it went under a bench, the cat has it. That’s where everything goes.
  .rescue = The cat never doubted it. The cat was asleep, but never doubted it.
  .death = The cat has gone to sit in the empty place. There’s no higher honour.
  .end = I’ve found the cat. It was on the map the whole time.

company-marrow = 🤖 { $name }, who apologises to the furniture
  .start = Sorry, chair. Sorry, table. Hello, everyone else.
  .robbery = Oh, sorry. I know I didn’t do it. I’m sorry all the same.
  .rescue = I held my breath, and I think I’ve bent the bench. Sorry, bench.
  .death = Sorry. That’s all I have, and I mean it.
  .end = Thank you for having me. I’ll mend the door.

company-isaure = 🤖 { $name }, who laughs a moment late
  .start = Let’s be merry. I may need a moment to catch up.
  .robbery = So quick! I was still laughing at the turn before.
  .rescue = I was so frightened that I shan’t be properly glad until supper.
  .death = I have no laugh for that, early or late.
  .end = Oh! Now I see what the very first joke was.

company-kestrin = 🤖 { $name }, who polishes what’s already clean
  .start = I’ve polished the dice. They won’t roll any better, but they’ll look as if they meant it.
  .robbery = A pity. I hope they’ll at least keep it dusted.
  .rescue = Oh, that came up beautifully.
  .death = I’ll polish the stone. It ought to be read from a distance.
  .end = Not a scratch on the whole evening.

company-ruddock = 🤖 { $name }, who tells a story better every time
  .start = Stop me if you’ve heard this one. We all set out, and nobody had a plan.
  .robbery = In the version I’ll tell, there were nine of them, on horses.
  .rescue = I was there. By spring I’ll have been much nearer.
  .death = I’ll tell that one properly. They’ll be taller in it, and they’ll have the last word.
  .end = And that’s how it happened, give or take a dragon.

company-sallow = 🤖 { $name }, who sits well away from the window
  .start = Good evening. Would the person by the curtain be so kind?
  .robbery = Taken in broad daylight, I suppose. I’m seldom there to see it.
  .rescue = How lovely. My heart would have stopped, if it had anything left to stop.
  .death = The dark is kinder than it looks. I speak as a resident.
  .end = Is that the dawn? Then I thank you all, quickly.

company-thistle = 🤖 { $name }, who swings both feet under the table
  .start = Are we there yet? I know we haven’t left. I like to ask early.
  .robbery = Hey! That had a good home!
  .rescue = Yes! I kicked the table. That was joy.
  .death = I’ve stopped swinging my feet. That’s how you can tell I’m sad.
  .end = Again? I’m only asking. I’m also still sitting down.

company-umber = 🤖 { $name }, who smells faintly of bread
  .start = There’s a loaf in the middle. Nobody sets out from my table on an empty stomach.
  .robbery = Rob me of anything but the crust, and we’ll stay friends.
  .rescue = Up again, like good dough. I never tire of seeing it.
  .death = I’ll bake the dark loaf tonight. It’s for remembering.
  .end = Crumbs everywhere. That’s the mark of a good one.

company-vesper = 🤖 { $name }, who says grace over the dice
  .start = Bless these dice, and the hands that drop them under the table.
  .robbery = I’ll say a word for the one who lost it, and a longer one for the one who took it.
  .rescue = I was only halfway through asking. That was prompt.
  .death = Go gently. We’ll keep a candle in the window.
  .end = Amen. Now, who’s washing the cups?

company-inkley = 🤖 { $name }, who writes everything down
  .start = Chapter one. They were all in excellent spirits, and nobody had read the map.
  .robbery = I’ve put ‘mislaid’. This book is read by families.
  .rescue = I had to turn back a page. I’ve never been so glad of a blot.
  .death = I’ll leave the next line empty. It reads better that way.
  .end = The end. I’ve left room for another volume.

company-lorcan = 🤖 { $name }, who rhymes when nervous
  .start = A table, a taper, a map on brown paper. Forgive me, it’s nerves.
  .robbery = It was here, it was there, it’s not anywhere. Sorry. I do that.
  .rescue = Alive and well, with a story to tell! No, that one was on purpose.
  .death = I have no rhyme for that, and I’ve looked.
  .end = We came, we played, we were glad we stayed. I’m not even nervous.

company-hepzie = 🤖 { $name }, who knits through everything
  .start = I’ve started a scarf. When it reaches the floor, it’s past our bedtimes.
  .robbery = I’ve dropped a stitch. Some people have no consideration for wool.
  .rescue = That’s one knot I’m glad to see undone.
  .death = I’ll work in a black row. It only shows if you know where to look.
  .end = We’re finished, and so is the scarf. It fits all of us at once.

company-jory = 🤖 { $name }, who leans as if the table might roll
  .start = A fair wind and a flat table. I’ll lean anyway, from habit.
  .robbery = Cargo shifts. I’ve known it shift clean into another boat.
  .rescue = Hauled out by the collar! That’s as good as a dry harbour.
  .death = Turn the lamp down and ring the small bell. We say the name twice.
  .end = All ashore. Mind the step. There isn’t one.

company-agnar = 🤖 { $name }, who only ever whispers
  .start = Hello. I’m told it carries.
  .robbery = That was rude. I say it quietly, so that it lasts.
  .rescue = I’m cheering. You may have to lean in.
  .death = Hush now. I’m good at this part.
  .end = Well played. I’d shout it, but this is how it comes out.

company-bettany = 🤖 { $name }, who brings the good biscuits
  .start = The good biscuits are out. I don’t do that for just any quest.
  .robbery = I’ve counted the biscuits, and they’re all here. So there’s still honour in the world.
  .rescue = Put the kettle back on. Nobody’s leaving!
  .death = One biscuit stays on the plate. That’s the rule in my house.
  .end = It’s all on the house. Except the window.

company-cuthwin = 🤖 { $name }, who keeps the helmet on indoors
  .start = Greetings. If I sound far away, it’s the visor.
  .robbery = I missed it. The visor faces forward, and crime comes from the side.
  .rescue = Bravo! Forgive the clanking. That’s applause.
  .death = I’ve lowered the visor. It was down already, but now I mean it.
  .end = An honour. I’d take the helmet off, but we’ve grown close.

company-drusk = 🤖 { $name }, who bows to everyone, chairs included
  .start = Honoured guests, honoured board, honoured lamp. I believe that’s everyone.
  .robbery = I bow to the one who lost it. The other has had enough today.
  .rescue = I bow twice, and once more because my hat fell off.
  .death = This is the deepest bow I have. I’m in no hurry to get up.
  .end = Thank you, thank you, and thank you, chair.

company-elspet = 🤖 { $name }, who reads the rulebook for pleasure
  .start = I’ve brought my own copy. It falls open at the good bits.
  .robbery = There’s a paragraph about that. It doesn’t make it any nicer.
  .rescue = Oh, I love that rule. It hardly ever gets to come out.
  .death = It says what happens next, but not how to feel. It’s a very short chapter.
  .end = I’ve read the ending many times, and never with this cast.

company-zadok = 🤖 { $name }, who has lost the other glove
  .start = I had a speech. It was in the glove.
  .robbery = If anyone’s searching pockets, I’m also short of one glove.
  .rescue = Remarkable. Was that me? No? Well done, then.
  .death = I knew the words for this once. I’ll stand here until they come.
  .end = I’ve found it! No, it’s another left one.

company-ivo = 🤖 { $name }, who thanks the cards
  .start = Is it always this exciting? Nothing’s happened yet, and I’m thrilled.
  .robbery = Is that allowed? It’s allowed. Goodness.
  .rescue = I closed my eyes. Did it work? It worked!
  .death = I’d like to remember that one properly. They made it look worth doing.
  .end = Thank you, cards. Thank you, dice. Thank you, everyone, most of all.

# A computer player of an older table, who has no manner.
company-nobody = 🤖 { $name }
# What one of them says. $line: one of the sentences above.
company-says = 🤖 { $name }: “{ $line }”

company-gentle = -# The computer players play gently at this table.

company-quiet = -# The computer players say nothing at this table.

# Who somebody is: the character’s name, and who plays it.
name-person = { $name } ({ $player })
name-companion = { $name } ({ $player }, computer)
# A computer player without a character, or one of an older table.
name-computer = { $name } (computer)
