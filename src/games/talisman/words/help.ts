import type { Passage } from '../../../engine/index.ts'

/** The rules for a beginner, in the order in which a Turn asks for them. Each passage fits a message. */
export const HELP: readonly Passage[] = [
  {
    heading: '👑 The goal',
    lines: [
      'The wizard is dead, and his Crown of Command lies unattended in the middle of the board. Grow strong outside, find a **Talisman**, go in.',
      'On the Crown you cast the **Command Spell** every Turn: on 4 to 6 everybody else loses a Life or gives up. **The last one left wins.**',
      'In a **short game** everyone begins stronger and with a Talisman, and whoever reaches the Crown first wins at once. At closing time points decide: how far in you are, Strength, Craft, Lives, Gold.',
    ],
  },
  {
    heading: '🧭 A Turn',
    lines: [
      '1. **Move**: roll the die and go exactly that far round your ring, either way.',
      '2. **Encounter**: the space you land on, or one Character who stands there. Never both.',
      'I roll, draw and reckon; you only decide.',
    ],
  },
  {
    heading: '🗺️ Three rings',
    lines: [
      '**Outer**: for growing. **Middle**: richer and ruder. **Inner**: one space a Turn, no dice, no mercy.',
      'The Storm River lies between the first two. Over it leads the bridge, where the **Sentinel** (Strength 9) stops all who go in; or a **Raft**, bought, found, or built with an Axe in the Woods; or a boatman from the Tavern.',
      'The **Portal of Power** leads to the Inner Region: two dice, no higher than your Strength or your Craft. In a short game it stands open.',
    ],
  },
  {
    heading: '💪 Four numbers',
    lines: [
      '💪 **Strength** for Combat, 🧠 **Craft** for Psychic Combat and Spells, ❤️ **Lives**, 💰 **Gold**. Neither Strength nor Craft ever falls below where you began.',
      'Healing stops at four Lives; gained Lives do not. Without Lives you are dead, leave everything behind, and come back as somebody else, until somebody has stood on the Crown. After that, dead is out.',
    ],
  },
  {
    heading: '🃏 Drawing cards',
    lines: [
      'Most spaces say *draw*. Cards lying there count towards the number and are met as well. In this order: Events, Enemies, Strangers, things to take, Places. What you leave stays, face up.',
      'While an Enemy lies there nobody gets at the rest without beating or evading it.',
    ],
  },
  {
    heading: '⚔️ Fights',
    lines: [
      'Your Strength plus a die against theirs plus a die; Spirits fight with Craft. Several Enemies fight as one. Higher wins. Lose, and a Life goes and your Turn ends; a tie only ends the Turn.',
      'One Weapon counts. Armour (4 to 6), Shield (5, 6) or Helmet (6) may save a Life lost in Combat, but not against Spirits.',
      'Killed Animals, Monsters and Dragons are **trophies**: seven points of their Strength (five in a short game) buy one of your own.',
    ],
  },
  {
    heading: '🗡️ Other Characters',
    lines: [
      'Land on somebody and you may attack, or use a Special Ability on them. Whoever wins takes a Life, an Object or 1 Gold. It ends the Turn, and sometimes the friendship.',
      'Who can **evade** is asked first.',
    ],
  },
  {
    heading: '🎒 Objects and Followers',
    lines: [
      'Four Objects at most, unless a Mule carries them; Followers without number. Some cards refuse the Good or the Evil.',
      'Anything may be left behind at any quiet moment, under the other buttons. Except the Hag.',
    ],
  },
  {
    heading: '📜 Spells',
    lines: [
      'Craft 3 allows one, 4 two, 6 three. They are secret: `/clues` shows yours, and when each may be cast.',
      'A Spell is announced with its target; then anybody may answer with a Counterspell.',
    ],
  },
  {
    heading: '🔔 Windows and standing orders',
    lines: [
      'At certain moments, as a Turn begins, on arrival, in an attack, before the dice, when a Life is about to go, I wait for everybody who **might** act: otherwise my silence would tell. Whoever can do nothing passes without being asked.',
      'Tired of it? Give **standing orders**: ask me in my own matters only (that is how you begin), also when Spells are cast, always, or never but where a card or ability of yours may act; not as my Turn starts, when I land, or as it ends; or for the rest of this Turn not at all. They are secret, and I pass for you after a moment’s thought. Weapons, Protection and spoils can be ordered, too. What is plain I decide: things you have room for, trophies, cards seen coming. Order it, and I ask.',
    ],
  },
  {
    heading: '✨ Getting a Talisman',
    lines: [
      'Two lie among the Adventures. The **Warlock** in the Middle Region gives one for a Quest, the **Temple** for a prayer (10 on two dice), the **Hermit** to his first visitor.',
      'And other people have them. Nobody said you should ask.',
    ],
  },
  {
    heading: '🔥 The Inner Region',
    lines: [
      'Two ways lead from the Plain of Peril to the Valley of Fire. Through the **Mines** (dice less Craft), the Vampire, who takes Lives or Followers, and the Pits; or through the **Crypt** (dice less Strength), Death, who plays dice, and your own Werewolf.',
      'A sum of 0 or less gets you through Crypt or Mines; more throws you out somewhere further off. You may always turn back, and nothing happens on the way.',
      'The Valley opens to a Talisman only. Behind it is the Crown.',
    ],
  },
  {
    heading: '🐸 Toads and other weather',
    lines: [
      'A Toad has Strength 1, Craft 1, no belongings and no dignity, for three Turns. It moves one space a Turn.',
      'Slaves of the Temple roll for freedom. Who misses Turns, misses them later, never the one under way.',
    ],
  },
  {
    heading: '🏠 House rules',
    lines: [
      'A table may play by rules of its own; its overview lists them. Tokens of **luck**: after a roll of yours you are asked whether it shall fall again, unless you order otherwise. **Trading**: with somebody on your space, under the other buttons, on your Turn or theirs. **Spirits** that teach are kept like trophies and buy Craft.',
      'A **contest** for the Crown is won by whoever sits there alone as the next Turn of that player begins.',
    ],
  },
  {
    heading: '⌨️ Commands',
    lines: [
      'Press the buttons, or type: `/play` lists all you may do now. `/move`, `/explore`, `/cast`, `/use`, `/fight`, `/flee`, `/trade` and `/pass` are shorter ways to the same.',
      '`/game map` shows the whole board, `/clues` your Spells, Quest and standing orders. Trading trophies and leaving things behind stand under the other buttons: they cost no Turn.',
    ],
  },
]
