/** The messages of the Fluent files here, with their arguments. Written by `npm run words`. */
export interface WarlockMessages {
  readonly 'ask-anything': object
  readonly 'ask-supplies': object
  readonly 'ask-supplies-sheet': {
    readonly luck: string | number
    readonly skill: string | number
    readonly stamina: string | number
  }
  readonly 'ask-supplies-strength': {
    readonly fair: string | number
    readonly seats: string | number
    readonly skill: string | number
    readonly wins: string | number
  }
  readonly 'ask-reenter': object
  readonly 'ask-action': { readonly place: string | number }
  readonly 'ask-move': { readonly steps: string | number }
  readonly 'ask-where': object
  readonly 'ask-passage': object
  readonly 'ask-maze': object
  readonly 'ask-cross': object
  readonly 'dead-end': object
  readonly 'ask-twine': object
  readonly 'nothing-helps': object
  readonly 'looks-up': { readonly foe: string | number }
  readonly 'ask-card-first': object
  readonly 'ask-card-or-roll': object
  readonly 'ask-sneak': object
  readonly 'ask-bluff': object
  readonly 'ask-feed': object
  readonly 'ask-gas': object
  readonly 'ask-pedlar': object
  readonly 'ask-prisoner': object
  readonly 'ask-stranger': { readonly price: string | number }
  readonly 'ask-quartermaster': object
  readonly 'ask-dwarfs': object
  readonly 'ask-wager': object
  readonly 'ask-winnings': object
  readonly 'ask-seer': { readonly price: string | number }
  readonly 'ask-seer-alone': { readonly price: string | number }
  readonly 'standing-foe': {
    readonly foe: string | number
    readonly left: string | number
    readonly own: string | number
  }
  readonly 'standing-monster': {
    readonly left: string | number
    readonly monster: string | number
    readonly more: string | number
    readonly own: string | number
  }
  readonly 'standing-rival': {
    readonly left: string | number
    readonly own: string | number
    readonly rival: string | number
  }
  readonly 'ask-sword': object
  readonly 'ask-declare': object
  readonly 'ask-luck': object
  readonly 'ask-roll': { readonly foe: string | number; readonly who: string | number }
  readonly 'ask-roll-monster': object
  readonly 'ask-between': object
  readonly 'ask-flight': object
  readonly 'ask-meeting': { readonly count: string | number; readonly people: string | number }
  readonly 'ask-alone': object
  readonly 'ask-attacked': { readonly rival: string | number }
  readonly 'ask-truce': { readonly rival: string | number }
  readonly 'ask-rob': object
  readonly 'ask-lantern': object
  readonly 'ask-loot': object
  readonly 'ask-leave': object
  readonly 'ask-leave-sword': object
  readonly 'ask-leave-card': object
  readonly 'ask-claim': object
  readonly 'ask-keep': { readonly card: string | number }
  readonly 'ask-keep-unseen': object
  readonly 'ask-put-down': object
  readonly 'ask-pick-up': object
  readonly 'ask-reclaim': object
  readonly 'ask-turn-end': object
  readonly 'ask-challenge': object
  readonly 'ask-chest': { readonly locks: string | number }
  readonly 'ask-chest-open': { readonly locks: string | number; readonly open: string | number }
  readonly 'ask-reckoning': { readonly locks: string | number }
  readonly 'ask-reckoning-more': { readonly locks: string | number; readonly written: string | number }
  readonly 'odds-round': { readonly lose: string | number; readonly win: string | number }
  readonly 'odds-figures': { readonly skill: string | number; readonly stamina: string | number }
  readonly 'odds-luck': { readonly chance: string | number; readonly luck: string | number }
  readonly pack: { readonly goods: string | number }
  readonly 'pack.hint': {
    readonly ferry: string | number
    readonly seer: string | number
    readonly stamina: string | number
  }
  readonly reenter: object
  readonly 'reenter.hint': object
  readonly 'leave-game': object
  readonly 'leave-game.hint': object
  readonly 'leave-game.sure': object
  readonly move: object
  readonly 'move-through-passage': object
  readonly 'move-into-maze': object
  readonly 'move-dice': { readonly dice: string | number }
  readonly 'move-earns-challenge': { readonly face: string | number }
  readonly 'move-earns-look': { readonly face: string | number }
  readonly eat: object
  readonly 'eat.hint': { readonly stamina: string | number }
  readonly 'stay-in-room': object
  readonly 'stay-in-room.hint': object
  readonly 'stay-here': object
  readonly 'stay-here.hint': object
  readonly cross: object
  readonly 'cross.hint': object
  readonly 'open-chest': object
  readonly 'open-chest.hint': { readonly locks: string | number }
  readonly 'end-turn': object
  readonly 'end-turn.hint': object
  readonly 'put-down': object
  readonly 'put-down.hint': object
  readonly 'put-down-first': object
  readonly 'put-down-first.hint': object
  readonly 'take-sword': { readonly sword: string | number }
  readonly 'take-sword.hint': object
  readonly 'use-card': { readonly card: string | number }
  readonly poison: { readonly rival: string | number }
  readonly curse: { readonly rival: string | number }
  readonly 'turn-back': object
  readonly 'turn-back.hint': object
  readonly 'stand-and-fight': object
  readonly 'stand-and-fight.hint': object
  readonly 'roll-round': object
  readonly 'roll-round.hint': object
  readonly 'effect-crescent-shield': object
  readonly 'effect-silver-cross': object
  readonly 'effect-bow-and-silver-arrow': object
  readonly 'effect-potion-of-invisibility': object
  readonly 'enter-room': { readonly room: string | number }
  readonly 'enter-room-by': { readonly room: string | number; readonly square: string | number }
  readonly 'go-to': { readonly to: string | number }
  readonly walk: { readonly square: string | number; readonly wind: string | number }
  readonly 'step-count': { readonly steps: string | number }
  readonly 'ends-turn': object
  readonly 'may-cross': object
  readonly 'maze-edge': object
  readonly 'at-door': { readonly room: string | number }
  readonly 'near-door': { readonly room: string | number }
  readonly 'hint-people': { readonly count: string | number; readonly people: string | number }
  readonly 'hint-pile': { readonly count: string | number }
  readonly 'hint-cache': { readonly count: string | number }
  readonly 'hint-chest': object
  readonly 'hint-unguarded': object
  readonly 'hint-face-down': object
  readonly 'hint-foe': { readonly foe: string | number }
  readonly 'hint-monster': {
    readonly figures: string | number
    readonly foe: string | number
    readonly odds: string | number
  }
  readonly 'hint-room-treasure': { readonly count: string | number }
  readonly 'passage-stay': object
  readonly 'passage-exit': { readonly place: string | number }
  readonly 'passage-exit.hint': object
  readonly 'walk-away': object
  readonly 'walk-away.hint': object
  readonly 'enter-maze': { readonly place: string | number }
  readonly 'enter-maze.hint': object
  readonly 'enter-known-maze': { readonly place: string | number }
  readonly 'enter-known-maze.hint': { readonly card: string | number; readonly sides: string | number }
  readonly ferry: { readonly price: string | number }
  readonly 'ferry.hint': { readonly gold: string | number }
  readonly raft: object
  readonly 'raft.hint': { readonly figures: string | number; readonly luck: string | number }
  readonly 'bridge-crossing': object
  readonly 'bridge-crossing.hint': { readonly across: string | number; readonly fall: string | number }
  readonly 'stay-on-bank': object
  readonly 'stay-on-bank.hint': object
  readonly 'fight-round': object
  readonly 'fight-sure': { readonly lose: string | number; readonly stamina: string | number }
  readonly press: { readonly stamina: string | number }
  readonly 'press.hint': { readonly stamina: string | number }
  readonly 'press-low': object
  readonly finish: object
  readonly 'finish.hint': object
  readonly 'try-escape': object
  readonly 'try-escape.hint': {
    readonly away: string | number
    readonly die: string | number
    readonly modifier: string | number
  }
  readonly 'offer-truce': object
  readonly 'offer-truce.hint': object
  readonly 'flight-guarded': object
  readonly 'flight-free': object
  readonly 'draw-sword': { readonly sword: string | number }
  readonly 'draw-plain': { readonly sword: string | number }
  readonly 'draw-plain.hint': object
  readonly 'declare-nothing': object
  readonly 'declare-nothing.hint': object
  readonly declare: { readonly cards: string | number }
  readonly 'declare.hint': { readonly count: string | number }
  readonly 'test-luck': object
  readonly 'test-luck.hint': {
    readonly dealt: string | number
    readonly dealtNot: string | number
    readonly luck: string | number
    readonly taken: string | number
    readonly takenNot: string | number
  }
  readonly 'leave-to-fate': object
  readonly 'roll-dice': object
  readonly 'roll-dice.hint': { readonly skill: string | number }
  readonly 'roll-its-dice': object
  readonly 'roll-its-dice.hint': object
  readonly attack: { readonly rival: string | number }
  readonly 'attack.hint': {
    readonly cards: string | number
    readonly odds: string | number
    readonly stamina: string | number
  }
  readonly 'leave-them': object
  readonly 'leave-them.hint': object
  readonly defend: object
  readonly 'buy-off': object
  readonly 'buy-off.hint': object
  readonly 'accept-truce': object
  readonly 'accept-truce.hint': object
  readonly 'refuse-truce': object
  readonly 'rob-keys': object
  readonly 'rob-keys.hint': object
  readonly 'rob-random': object
  readonly 'rob-nothing': object
  readonly 'take-lantern': object
  readonly 'take-lantern.hint': object
  readonly 'leave-lantern': object
  readonly wake: object
  readonly tiptoe: object
  readonly 'tiptoe.hint': { readonly luck: string | number }
  readonly 'fight-skeletons': object
  readonly pretend: object
  readonly 'pretend.hint': { readonly luck: string | number }
  readonly 'fight-barbarian': object
  readonly feed: object
  readonly 'feed.hint': object
  readonly 'open-lid': object
  readonly 'open-lid.hint': { readonly bad: string | number; readonly worst: string | number }
  readonly 'leave-lid': object
  readonly 'leave-lid.hint': object
  readonly 'buy-provisions': { readonly count: string | number }
  readonly 'buy-provisions.hint': { readonly price: string | number }
  readonly 'buy-flask': object
  readonly 'buy-flask.hint': { readonly price: string | number; readonly stamina: string | number }
  readonly 'buy-charm': object
  readonly 'buy-charm.hint': { readonly luck: string | number; readonly price: string | number }
  readonly 'buy-nothing': object
  readonly 'buy-nothing.hint': object
  readonly 'buy-treasure': object
  readonly 'buy-treasure.hint': { readonly price: string | number }
  readonly sell: { readonly card: string | number }
  readonly 'sell.hint': { readonly price: string | number }
  readonly 'sell-bunch': { readonly card: string | number }
  readonly 'sell-bunch.hint': { readonly keys: string | number; readonly price: string | number }
  readonly 'see-key-card': { readonly rival: string | number }
  readonly 'see-key-card.hint': { readonly count: string | number }
  readonly 'pay-stranger': { readonly price: string | number }
  readonly 'pay-stranger.hint': object
  readonly 'give-stranger': { readonly card: string | number }
  readonly 'give-stranger.hint': object
  readonly 'decline-stranger': object
  readonly 'decline-stranger.hint': object
  readonly 'play-dwarfs': { readonly stake: string | number }
  readonly 'play-dwarfs.hint': { readonly chance: string | number }
  readonly 'gossip-stack': object
  readonly 'gossip-stack.hint': { readonly price: string | number }
  readonly gossip: { readonly rival: string | number }
  readonly 'gossip.hint': { readonly count: string | number; readonly price: string | number }
  readonly 'leave-dwarfs': object
  readonly 'leave-dwarfs.hint': object
  readonly 'stake-gold': { readonly stake: string | number }
  readonly 'stake-gold.hint': {
    readonly chance: string | number
    readonly from: string | number
    readonly stake: string | number
  }
  readonly 'stake-card': { readonly card: string | number }
  readonly 'stake-card.hint': {
    readonly chance: string | number
    readonly from: string | number
    readonly stake: string | number
  }
  readonly 'no-bet': object
  readonly 'winnings-gold': { readonly gold: string | number }
  readonly 'winnings-card': object
  readonly 'winnings-card.hint': object
  readonly 'write-likeliest': { readonly numbers: string | number }
  readonly 'write-likeliest.hint': object
  readonly 'pay-look': object
  readonly 'pay-look.hint': object
  readonly 'no-number': object
  readonly 'name-number': { readonly number: string | number }
  readonly 'name-number-showing': { readonly card: string | number; readonly number: string | number }
  readonly 'leave-chest': object
  readonly 'leave-chest.hint': object
  readonly 'sure-not-beneath': { readonly number: string | number }
  readonly 'sure-beneath': { readonly number: string | number }
  readonly 'known-open': { readonly places: string | number }
  readonly 'known-chest': object
  readonly 'known-stack': object
  readonly 'known-own': object
  readonly 'known-rival': object
  readonly 'known-key': object
  readonly claim: object
  readonly 'claim.hint': object
  readonly 'leave-unseen': object
  readonly keep: { readonly card: string | number }
  readonly 'keep-unseen': object
  readonly 'put-back': object
  readonly 'put-back.hint': object
  readonly 'leave-card': { readonly card: string | number }
  readonly 'put-down-card': { readonly card: string | number }
  readonly 'take-card': { readonly card: string | number }
  readonly 'take-back-card': { readonly card: string | number }
  readonly 'take-all': object
  readonly 'take-all.hint': object
  readonly 'plain-sword-left': object
  readonly 'keep-the-rest': object
  readonly done: object
  readonly 'that-is-all': object
  readonly 'go-on': object
  readonly 'make-offer': { readonly rival: string | number }
  readonly 'make-offer.hint': { readonly cards: string | number; readonly gold: string | number }
  readonly propose: object
  readonly 'deal-step': { readonly step: string | number }
  readonly 'deal-step.hint': { readonly step: string | number }
  readonly 'deal-card': { readonly card: string | number }
  readonly 'deal-card-not': { readonly card: string | number }
  readonly 'deal-count': { readonly count: string | number }
  readonly 'deal-key-card': { readonly number: string | number }
  readonly 'deal-number': { readonly number: string | number }
  readonly 'deal-number-not': { readonly number: string | number }
  readonly 'deal-plain': { readonly choice: string | number }
  readonly decline: object
  readonly counter: object
  readonly 'counter.hint': object
  readonly accept: object
  readonly 'accept-giving': { readonly cards: string | number }
  readonly 'accept-showing': { readonly number: string | number }
  readonly 'accept-showing-blank': object
  readonly 'accept-giving-showing': { readonly cards: string | number; readonly number: string | number }
  readonly 'accept-giving-blank': { readonly cards: string | number }
  readonly 'you-give': { readonly goods: string | number }
  readonly 'terms-card': { readonly card: string | number }
  readonly 'terms-key': { readonly number: string | number }
  readonly 'terms-own-yours': object
  readonly 'terms-own-theirs': object
  readonly 'terms-show': { readonly number: string | number }
  readonly 'terms-answers': { readonly numbers: string | number }
  readonly 'terms-nothing': object
  readonly 'ask-deal-somebody': object
  readonly 'ask-deal-from': { readonly who: string | number }
  readonly 'ask-deal-look': { readonly who: string | number }
  readonly 'ask-deal-truth': { readonly terms: string | number; readonly who: string | number }
  readonly 'ask-deal': {
    readonly asks: string | number
    readonly gives: string | number
    readonly who: string | number
  }
  readonly 'ask-build': object
  readonly 'ask-build-more': { readonly asks: string | number; readonly gives: string | number }
  readonly 'ask-part-gold': { readonly side: string | number }
  readonly 'ask-part-provisions': { readonly side: string | number }
  readonly 'ask-part-card': { readonly side: string | number }
  readonly 'ask-part-key': object
  readonly 'ask-part-own': { readonly side: string | number }
  readonly 'ask-part-answer': { readonly side: string | number }
  readonly 'ask-part-show': object
  readonly 'rub-out': { readonly holder: string | number; readonly number: string | number }
  readonly 'pencil-yes': { readonly holder: string | number; readonly number: string | number }
  readonly 'pencil-no': { readonly holder: string | number; readonly number: string | number }
  readonly 'arm-me': object
  readonly 'arm-me.hint': object
  readonly 'arm-myself': object
  readonly 'arm-myself.hint': object
  readonly 'ask-at-turn-end': object
  readonly 'ask-at-turn-end.hint': object
  readonly 'skip-at-turn-end': object
  readonly 'skip-at-turn-end.hint': object
  readonly 'beginner-turn': object
  readonly 'beginner-battle': object
  readonly 'beginner-duel': object
  readonly 'beginner-deal': object
  readonly 'beginner-challenge': object
  readonly 'beginner-treasure': object
  readonly gold: { readonly count: string | number }
  readonly provisions: { readonly count: string | number }
  readonly 'treasure-cards': { readonly count: string | number }
  readonly 'the-lantern': object
  readonly lanterns: { readonly count: string | number }
  readonly skill: { readonly count: string | number }
  readonly stamina: { readonly count: string | number }
  readonly luck: { readonly count: string | number }
  readonly more: { readonly count: string | number }
  readonly 'the-card': { readonly card: string | number }
  readonly 'player-and-number': { readonly number: string | number; readonly who: string | number }
  readonly 'player-and-die': { readonly die: string | number; readonly who: string | number }
  readonly 'rolled-up': {
    readonly luck: string | number
    readonly skill: string | number
    readonly stamina: string | number
    readonly who: string | number
  }
  readonly 'rolled-up-again': {
    readonly luck: string | number
    readonly skill: string | number
    readonly stamina: string | number
    readonly who: string | number
  }
  readonly supplied: { readonly goods: string | number; readonly who: string | number }
  readonly 'need-rolled': { readonly rolls: string | number }
  readonly 'need-settled': { readonly order: string | number; readonly who: string | number }
  readonly 'laid-out': { readonly treasures: string | number }
  readonly 'laid-out-without': { readonly rooms: string | number; readonly treasures: string | number }
  readonly 'laid-out-without-many': { readonly count: string | number; readonly treasures: string | number }
  readonly 'key-cards-stacked': { readonly stack: string | number }
  readonly 'key-cards-dealt-evenly': { readonly each: string | number }
  readonly 'key-cards-dealt': { readonly dealt: string | number }
  readonly 'lock-open': { readonly number: string | number }
  readonly overheard: {
    readonly count: string | number
    readonly rivals: string | number
    readonly who: string | number
  }
  readonly 'keys-ready': { readonly cards: string | number }
  readonly 'night-grew-long': { readonly skill: string | number; readonly stamina: string | number }
  readonly 'turn-began': { readonly round: string | number; readonly who: string | number }
  readonly 'turn-missed': { readonly left: string | number; readonly who: string | number }
  readonly 'turn-owed': { readonly owed: string | number; readonly who: string | number }
  readonly 'turn-owed-to-foe': {
    readonly foe: string | number
    readonly owed: string | number
    readonly who: string | number
  }
  readonly passed: { readonly who: string | number }
  readonly stayed: { readonly place: string | number; readonly who: string | number }
  readonly 'move-rolled': { readonly roll: string | number; readonly who: string | number }
  readonly 'at-the-chest': { readonly told: string | number; readonly who: string | number }
  readonly moved: { readonly to: string | number; readonly who: string | number }
  readonly 'moved-rolled': {
    readonly roll: string | number
    readonly to: string | number
    readonly who: string | number
  }
  readonly 'nowhere-to-go': { readonly place: string | number; readonly who: string | number }
  readonly 'maze-reached': { readonly place: string | number; readonly who: string | number }
  readonly 'open-to': { readonly sides: string | number }
  readonly 'maze-turned-up': {
    readonly card: string | number
    readonly maze: string | number
    readonly sides: string | number
    readonly text: string | number
  }
  readonly 'maze-turned-up-again': {
    readonly card: string | number
    readonly maze: string | number
    readonly sides: string | number
  }
  readonly 'maze-dead-end': { readonly who: string | number }
  readonly 'maze-walled': { readonly who: string | number }
  readonly 'passage-entered': { readonly passage: string | number; readonly who: string | number }
  readonly 'passage-taken': { readonly place: string | number; readonly who: string | number }
  readonly 'passage-groped': {
    readonly die: string | number
    readonly place: string | number
    readonly who: string | number
  }
  readonly 'passage-groped-back': {
    readonly die: string | number
    readonly place: string | number
    readonly who: string | number
  }
  readonly 'river-by-ferry': { readonly who: string | number }
  readonly 'river-by-raft': { readonly who: string | number }
  readonly 'river-by-bridge': { readonly who: string | number }
  readonly bridge: { readonly die: string | number; readonly who: string | number }
  readonly 'river-crossed': { readonly place: string | number; readonly who: string | number }
  readonly 'river-turned-back': { readonly place: string | number; readonly who: string | number }
  readonly 'river-fell': { readonly told: string | number; readonly who: string | number }
  readonly 'test-raft': object
  readonly 'test-vampire': object
  readonly 'test-werewolf': object
  readonly 'test-orc-sentry': object
  readonly 'test-skeleton-crew': object
  readonly 'test-portrait': object
  readonly 'test-wound': object
  readonly 'test-bow-and-silver-arrow': object
  readonly 'luck-tested-lucky': {
    readonly against: string | number
    readonly roll: string | number
    readonly who: string | number
  }
  readonly 'luck-tested-unlucky': {
    readonly against: string | number
    readonly roll: string | number
    readonly who: string | number
  }
  readonly 'luck-tested-how-lucky': {
    readonly against: string | number
    readonly how: string | number
    readonly roll: string | number
    readonly who: string | number
  }
  readonly 'luck-tested-how-unlucky': {
    readonly against: string | number
    readonly how: string | number
    readonly roll: string | number
    readonly who: string | number
  }
  readonly 'skill-tested-passed': {
    readonly against: string | number
    readonly roll: string | number
    readonly who: string | number
  }
  readonly 'skill-tested-failed': {
    readonly against: string | number
    readonly roll: string | number
    readonly who: string | number
  }
  readonly 'skill-tested-how-passed': {
    readonly against: string | number
    readonly how: string | number
    readonly roll: string | number
    readonly who: string | number
  }
  readonly 'skill-tested-how-failed': {
    readonly against: string | number
    readonly how: string | number
    readonly roll: string | number
    readonly who: string | number
  }
  readonly meal: { readonly now: string | number; readonly who: string | number }
  readonly 'provision-eaten': { readonly left: string | number; readonly who: string | number }
  readonly 'lantern-out': { readonly who: string | number }
  readonly 'gold-taken': { readonly gold: string | number; readonly who: string | number }
  readonly 'gold-found': { readonly gold: string | number; readonly who: string | number }
  readonly 'gold-found-on': {
    readonly foe: string | number
    readonly gold: string | number
    readonly who: string | number
  }
  readonly gained: { readonly amount: string | number; readonly now: string | number; readonly who: string | number }
  readonly 'gained-kill': {
    readonly amount: string | number
    readonly now: string | number
    readonly who: string | number
  }
  readonly 'gained-flask': {
    readonly amount: string | number
    readonly now: string | number
    readonly who: string | number
  }
  readonly 'gained-charm': {
    readonly amount: string | number
    readonly now: string | number
    readonly who: string | number
  }
  readonly 'gained-card': {
    readonly amount: string | number
    readonly card: string | number
    readonly now: string | number
    readonly who: string | number
  }
  readonly bled: { readonly amount: string | number; readonly now: string | number; readonly who: string | number }
  readonly 'bled-card': {
    readonly amount: string | number
    readonly card: string | number
    readonly now: string | number
    readonly who: string | number
  }
  readonly lost: { readonly amount: string | number; readonly now: string | number; readonly who: string | number }
  readonly 'lost-card': {
    readonly amount: string | number
    readonly card: string | number
    readonly now: string | number
    readonly who: string | number
  }
  readonly 'room-sentry-bunkroom': object
  readonly 'room-orc-mess': object
  readonly 'room-trophy-hall': object
  readonly 'room-snake-cellar': object
  readonly 'room-torture-chamber': object
  readonly 'room-armoury': object
  readonly 'room-guardroom': object
  readonly 'room-rat-larder': object
  readonly 'room-prison-cell': object
  readonly 'room-well-room': object
  readonly 'room-stores': object
  readonly 'room-resting-room': object
  readonly 'room-portrait-gallery': object
  readonly 'room-spider-vault': object
  readonly 'room-portcullis-room': object
  readonly 'room-gaming-room': object
  readonly 'room-rope-store': object
  readonly 'room-boat-house': object
  readonly 'room-keepers-lodge': object
  readonly 'room-mosaic-room': object
  readonly 'room-sandy-cave': object
  readonly 'room-burial-chamber': object
  readonly 'room-crypt': object
  readonly 'room-barrel-workshop': object
  readonly 'room-temple': object
  readonly 'room-ogre-cave': object
  readonly 'room-library': object
  readonly 'room-minotaur-den': object
  readonly 'room-seers-alcove': object
  readonly 'room-dragon-cavern': object
  readonly 'room-hall-of-mirrors': object
  readonly 'room-laboratory': object
  readonly 'room-warlocks-study': object
  readonly 'met-warlock': { readonly who: string | number }
  readonly 'met-dragon': { readonly who: string | number }
  readonly 'met-iron-cyclops': { readonly who: string | number }
  readonly 'met-vampire': { readonly who: string | number }
  readonly 'met-minotaur': { readonly who: string | number }
  readonly 'met-quartermaster': { readonly told: string | number; readonly who: string | number }
  readonly 'met-caretaker': { readonly told: string | number; readonly who: string | number }
  readonly 'met-gambling-dwarfs': { readonly told: string | number; readonly who: string | number }
  readonly 'met-old-man-and-gremlin': { readonly told: string | number; readonly who: string | number }
  readonly 'met-blind-seer': { readonly told: string | number; readonly who: string | number }
  readonly 'met-goblin-torturers': { readonly who: string | number }
  readonly 'met-orc-sentry': { readonly who: string | number }
  readonly 'met-drunken-orcs': { readonly who: string | number }
  readonly 'met-orc-chieftain': { readonly who: string | number }
  readonly 'met-wild-barbarian': { readonly who: string | number }
  readonly 'met-cave-snake': { readonly who: string | number }
  readonly 'met-giant-rats': { readonly who: string | number }
  readonly 'met-sandworm': { readonly who: string | number }
  readonly 'met-giant-spider': { readonly who: string | number }
  readonly 'met-ogre': { readonly who: string | number }
  readonly 'met-ghoul': { readonly who: string | number }
  readonly 'met-skeleton-crew': { readonly who: string | number }
  readonly 'met-zombies': { readonly who: string | number }
  readonly 'met-werewolf': { readonly who: string | number }
  readonly 'met-pit-trap': { readonly who: string | number }
  readonly 'met-poison-gas': { readonly who: string | number }
  readonly 'met-falling-portcullis': { readonly who: string | number }
  readonly 'met-grasping-hands': { readonly who: string | number }
  readonly 'met-bat-swarm': { readonly who: string | number }
  readonly 'met-pedlar': { readonly who: string | number }
  readonly 'met-prisoner': { readonly who: string | number }
  readonly 'met-hooded-stranger': { readonly told: string | number; readonly who: string | number }
  readonly 'met-portrait': { readonly who: string | number }
  readonly 'encounter-banished': { readonly foe: string | number; readonly told: string | number }
  readonly 'encounter-fed': { readonly foe: string | number }
  readonly 'encounter-slipped': { readonly foe: string | number; readonly who: string | number }
  readonly 'encounter-left-alone': { readonly foe: string | number; readonly who: string | number }
  readonly 'encounter-rolled-hurt': { readonly die: string | number; readonly who: string | number }
  readonly 'encounter-rolled-nothing': {
    readonly die: string | number
    readonly told: string | number
    readonly who: string | number
  }
  readonly 'encounter-rolled-lantern': {
    readonly die: string | number
    readonly told: string | number
    readonly who: string | number
  }
  readonly 'chose-open': { readonly who: string | number }
  readonly 'chose-gold': {
    readonly foe: string | number
    readonly gold: string | number
    readonly who: string | number
  }
  readonly 'chose-treasure': { readonly foe: string | number; readonly who: string | number }
  readonly 'bought-provisions': {
    readonly count: string | number
    readonly foe: string | number
    readonly price: string | number
    readonly who: string | number
  }
  readonly 'bought-flask': {
    readonly foe: string | number
    readonly price: string | number
    readonly who: string | number
  }
  readonly 'bought-charm': {
    readonly foe: string | number
    readonly price: string | number
    readonly who: string | number
  }
  readonly 'bought-treasure': {
    readonly foe: string | number
    readonly price: string | number
    readonly who: string | number
  }
  readonly sold: { readonly pile: string | number; readonly price: string | number; readonly who: string | number }
  readonly 'dwarfs-beaten': {
    readonly own: string | number
    readonly stake: string | number
    readonly theirs: string | number
    readonly told: string | number
    readonly who: string | number
  }
  readonly 'dwarfs-win': {
    readonly own: string | number
    readonly stake: string | number
    readonly theirs: string | number
    readonly told: string | number
    readonly who: string | number
  }
  readonly 'wager-won-gold': {
    readonly die: string | number
    readonly gold: string | number
    readonly who: string | number
  }
  readonly 'wager-won-treasure': { readonly die: string | number; readonly who: string | number }
  readonly 'wager-lost-gold': {
    readonly die: string | number
    readonly gold: string | number
    readonly told: string | number
    readonly who: string | number
  }
  readonly 'wager-lost-treasure': {
    readonly die: string | number
    readonly told: string | number
    readonly who: string | number
  }
  readonly 'looked-beneath-chest': { readonly who: string | number }
  readonly 'looked-in-ledger': { readonly who: string | number }
  readonly 'looked-with-prisoner': {
    readonly rival: string | number
    readonly told: string | number
    readonly who: string | number
  }
  readonly 'looked-with-dwarfs': {
    readonly gold: string | number
    readonly rival: string | number
    readonly who: string | number
  }
  readonly 'treasure-claimed': { readonly room: string | number; readonly who: string | number }
  readonly 'treasure-seen-claimed': { readonly cards: string | number }
  readonly 'treasure-seen-pile': { readonly cards: string | number }
  readonly 'treasure-seen-bought': { readonly cards: string | number }
  readonly 'treasure-seen-won': { readonly cards: string | number }
  readonly 'treasure-seen-picked-up': { readonly cards: string | number }
  readonly 'treasure-seen-reclaimed': { readonly cards: string | number }
  readonly 'treasure-seen-robbed': { readonly cards: string | number }
  readonly 'treasure-seen-looted': { readonly cards: string | number }
  readonly 'treasure-seen-deal': { readonly cards: string | number }
  readonly 'treasure-put-back': { readonly room: string | number; readonly who: string | number }
  readonly 'found-gold-3': {
    readonly card: string | number
    readonly goods: string | number
    readonly who: string | number
  }
  readonly 'found-gold-4': {
    readonly card: string | number
    readonly goods: string | number
    readonly who: string | number
  }
  readonly 'found-gold-6': {
    readonly card: string | number
    readonly goods: string | number
    readonly who: string | number
  }
  readonly 'found-gold-8': {
    readonly card: string | number
    readonly goods: string | number
    readonly who: string | number
  }
  readonly 'found-provisions-2': {
    readonly card: string | number
    readonly goods: string | number
    readonly who: string | number
  }
  readonly 'found-provisions-3': {
    readonly card: string | number
    readonly goods: string | number
    readonly who: string | number
  }
  readonly 'treasure-left-limit': {
    readonly cards: string | number
    readonly place: string | number
    readonly who: string | number
  }
  readonly 'treasure-left': {
    readonly cards: string | number
    readonly place: string | number
    readonly who: string | number
  }
  readonly 'starting-sword-left': { readonly who: string | number }
  readonly 'picked-up': {
    readonly cards: string | number
    readonly place: string | number
    readonly who: string | number
  }
  readonly 'picked-up-some': {
    readonly cards: string | number
    readonly left: string | number
    readonly place: string | number
    readonly who: string | number
  }
  readonly reclaimed: {
    readonly cards: string | number
    readonly place: string | number
    readonly who: string | number
  }
  readonly 'reclaimed-some': {
    readonly cards: string | number
    readonly left: string | number
    readonly place: string | number
    readonly who: string | number
  }
  readonly 'card-used': { readonly card: string | number; readonly who: string | number }
  readonly 'card-used-on': {
    readonly card: string | number
    readonly rival: string | number
    readonly who: string | number
  }
  readonly 'card-used-against': {
    readonly card: string | number
    readonly foe: string | number
    readonly who: string | number
  }
  readonly 'cards-declared': { readonly cards: string | number; readonly who: string | number }
  readonly 'sword-drawn': { readonly who: string | number }
  readonly 'challenged-roll': {
    readonly number: string | number
    readonly told: string | number
    readonly who: string | number
  }
  readonly 'challenged-seer': {
    readonly number: string | number
    readonly told: string | number
    readonly who: string | number
  }
  readonly 'challenged-ball': {
    readonly number: string | number
    readonly told: string | number
    readonly who: string | number
  }
  readonly 'stack-looked-at-roll': { readonly who: string | number }
  readonly 'stack-looked-at-seer': { readonly who: string | number }
  readonly 'stack-looked-at-ball': { readonly who: string | number }
  readonly 'stack-looked-at-prisoner': { readonly who: string | number }
  readonly 'stack-looked-at-gossip': { readonly who: string | number }
  readonly 'stack-looked-at-underdogs': { readonly who: string | number }
  readonly 'chest-left-alone': { readonly who: string | number }
  readonly 'chest-tried': {
    readonly cards: string | number
    readonly numbers: string | number
    readonly who: string | number
  }
  readonly 'chest-wrong': {
    readonly numbers: string | number
    readonly who: string | number
    readonly wrong: string | number
  }
  readonly 'chest-opened': object
  readonly 'chest-opened-3': object
  readonly 'held-out': { readonly number: string | number; readonly rival: string | number }
  readonly 'own-keys-blank': object
  readonly 'own-keys': { readonly numbers: string | number }
  readonly 'challenge-held': { readonly number: string | number; readonly rival: string | number }
  readonly 'challenge-blank': { readonly number: string | number }
  readonly 'seen-blank': { readonly rival: string | number }
  readonly 'seen-held': { readonly number: string | number; readonly rival: string | number }
  readonly 'seen-not-held': { readonly number: string | number; readonly rival: string | number }
  readonly 'seen-beneath': { readonly number: string | number }
  readonly 'seen-stack': { readonly number: string | number }
  readonly 'chest-all-blank': object
  readonly 'chest-held': { readonly held: string | number }
  readonly 'chest-held-by': { readonly number: string | number; readonly rival: string | number }
  readonly 'chest-held-yourself': { readonly count: string | number }
  readonly 'deal-proposed': { readonly rival: string | number; readonly who: string | number }
  readonly 'deal-countered': { readonly rival: string | number; readonly who: string | number }
  readonly 'deal-off': { readonly rival: string | number; readonly who: string | number }
  readonly 'deal-failed': { readonly rival: string | number; readonly who: string | number }
  readonly 'deal-shown': { readonly rival: string | number; readonly who: string | number }
  readonly 'deal-done': {
    readonly given: string | number
    readonly rival: string | number
    readonly taken: string | number
    readonly who: string | number
  }
  readonly 'deal-gives': { readonly goods: string | number; readonly who: string | number }
  readonly 'deal-gives-and-shows': { readonly goods: string | number; readonly who: string | number }
  readonly 'deal-shows': { readonly who: string | number }
  readonly 'deal-gives-nothing': { readonly who: string | number }
  readonly 'battle-began': {
    readonly foe: string | number
    readonly place: string | number
    readonly who: string | number
  }
  readonly 'duel-began': { readonly rival: string | number; readonly who: string | number }
  readonly 'battle-cheer': {
    readonly champion: string | number
    readonly foe: string | number
    readonly told: string | number
    readonly who: string | number
  }
  readonly 'bought-off': { readonly rival: string | number; readonly who: string | number }
  readonly 'shield-helps': { readonly die: string | number }
  readonly 'shield-dented': { readonly die: string | number; readonly told: string | number }
  readonly paralysed: { readonly loss: string | number; readonly who: string | number }
  readonly 'breath-hurts': {
    readonly die: string | number
    readonly foe: string | number
    readonly loss: string | number
    readonly who: string | number
  }
  readonly 'breath-smoke': {
    readonly die: string | number
    readonly foe: string | number
    readonly told: string | number
  }
  readonly escape: {
    readonly loss: string | number
    readonly roll: string | number
    readonly row: string | number
    readonly who: string | number
  }
  readonly 'escape-plainly': {
    readonly loss: string | number
    readonly roll: string | number
    readonly row: string | number
    readonly who: string | number
  }
  readonly 'monster-down': { readonly monster: string | number; readonly told: string | number }
  readonly 'monster-hurt': {
    readonly foe: string | number
    readonly left: string | number
    readonly loss: string | number
  }
  readonly 'monster-finished': { readonly foe: string | number; readonly loss: string | number }
  readonly 'put-outside': {
    readonly place: string | number
    readonly room: string | number
    readonly who: string | number
  }
  readonly 'truce-offered': { readonly rival: string | number; readonly who: string | number }
  readonly 'truce-accepted': { readonly who: string | number }
  readonly 'truce-declined': { readonly who: string | number }
  readonly 'robbed-keys': {
    readonly count: string | number
    readonly rival: string | number
    readonly who: string | number
  }
  readonly 'robbed-random': {
    readonly count: string | number
    readonly rival: string | number
    readonly who: string | number
  }
  readonly 'robbed-named': {
    readonly count: string | number
    readonly rival: string | number
    readonly who: string | number
  }
  readonly 'robbed-nothing': { readonly rival: string | number; readonly who: string | number }
  readonly 'lantern-taken': { readonly rival: string | number; readonly who: string | number }
  readonly looted: { readonly goods: string | number; readonly rival: string | number; readonly who: string | number }
  readonly 'looted-nothing': { readonly rival: string | number; readonly who: string | number }
  readonly fled: { readonly to: string | number; readonly who: string | number }
  readonly vanished: { readonly who: string | number }
  readonly 'dragged-outside': { readonly who: string | number }
  readonly 'battle-off': { readonly foe: string | number; readonly who: string | number }
  readonly 'duel-off': { readonly rival: string | number; readonly who: string | number }
  readonly slain: { readonly foe: string | number; readonly who: string | number }
  readonly 'slain-at-once': {
    readonly blows: string | number
    readonly foe: string | number
    readonly who: string | number
  }
  readonly 'slain-unhurt': {
    readonly foe: string | number
    readonly rounds: string | number
    readonly who: string | number
  }
  readonly 'slain-narrowly': {
    readonly foe: string | number
    readonly left: string | number
    readonly rounds: string | number
    readonly who: string | number
  }
  readonly 'slain-in-rounds': {
    readonly foe: string | number
    readonly left: string | number
    readonly rounds: string | number
    readonly taken: string | number
    readonly who: string | number
  }
  readonly hits: { readonly count: string | number }
  readonly rounds: { readonly count: string | number }
  readonly fought: {
    readonly dealt: string | number
    readonly foe: string | number
    readonly left: string | number
    readonly rounds: string | number
    readonly taken: string | number
    readonly who: string | number
  }
  readonly 'fought-and-died': {
    readonly dealt: string | number
    readonly foe: string | number
    readonly rounds: string | number
    readonly taken: string | number
    readonly who: string | number
  }
  readonly dueled: {
    readonly dealt: string | number
    readonly rival: string | number
    readonly rounds: string | number
    readonly taken: string | number
    readonly who: string | number
  }
  readonly 'stamina-left': { readonly stamina: string | number; readonly who: string | number }
  readonly sentence: { readonly clauses: string | number }
  readonly 'round-of': { readonly number: string | number; readonly round: string | number }
  readonly 'round-fought': {
    readonly dice: string | number
    readonly own: string | number
    readonly theirDice: string | number
    readonly theirs: string | number
  }
  readonly 'round-fought-by': {
    readonly dice: string | number
    readonly own: string | number
    readonly roller: string | number
    readonly theirDice: string | number
    readonly theirs: string | number
  }
  readonly 'round-won': object
  readonly 'round-lost': object
  readonly 'round-hit-by': { readonly who: string | number }
  readonly 'round-tied': object
  readonly 'round-rang': object
  readonly died: { readonly place: string | number; readonly who: string | number }
  readonly 'died-by-foe': {
    readonly foe: string | number
    readonly place: string | number
    readonly who: string | number
  }
  readonly 'died-by-card': {
    readonly card: string | number
    readonly place: string | number
    readonly who: string | number
  }
  readonly 'died-by-player': {
    readonly place: string | number
    readonly rival: string | number
    readonly who: string | number
  }
  readonly 'died-on-bridge': { readonly place: string | number; readonly who: string | number }
  readonly 'cache-left': { readonly count: string | number; readonly who: string | number }
  readonly 'player-left': { readonly who: string | number }
  readonly 'player-left-cards': {
    readonly count: string | number
    readonly place: string | number
    readonly who: string | number
  }
  readonly 'player-returned': { readonly who: string | number }
  readonly 'reckoning-bell': { readonly round: string | number }
  readonly 'reckoning-dark': { readonly round: string | number }
  readonly 'wrote-nothing': { readonly who: string | number }
  readonly 'wrote-none-right': { readonly numbers: string | number; readonly who: string | number }
  readonly 'wrote-some-right': {
    readonly count: string | number
    readonly numbers: string | number
    readonly right: string | number
    readonly who: string | number
  }
  readonly 'wrote-all-right': {
    readonly count: string | number
    readonly numbers: string | number
    readonly who: string | number
  }
  readonly 'holds-keys': {
    readonly count: string | number
    readonly keys: string | number
    readonly who: string | number
  }
  readonly scored: { readonly points: string | number }
  readonly 'beneath-the-chest': { readonly numbers: string | number }
  readonly 'revealed-hand': { readonly numbers: string | number; readonly who: string | number }
  readonly 'revealed-hand-cards': {
    readonly cards: string | number
    readonly numbers: string | number
    readonly who: string | number
  }
  readonly 'revealed-blank': { readonly who: string | number }
  readonly 'revealed-blank-cards': { readonly cards: string | number; readonly who: string | number }
  readonly 'revealed-cards': { readonly cards: string | number; readonly who: string | number }
  readonly 'revealed-nothing': { readonly who: string | number }
  readonly 'won-by-chest': { readonly who: string | number }
  readonly 'won-by-chest-together': { readonly who: string | number }
  readonly 'won-by-default': { readonly who: string | number }
  readonly 'won-by-default-together': { readonly who: string | number }
  readonly 'won-by-reckoning': { readonly who: string | number }
  readonly 'won-by-reckoning-together': { readonly who: string | number }
  readonly 'nobody-won-reckoning': object
  readonly 'nobody-won-left': object
  readonly 'face-met': { readonly foe: string | number; readonly who: string | number }
  readonly 'face-found': { readonly card: string | number; readonly who: string | number }
  readonly 'face-used': { readonly card: string | number; readonly who: string | number }
  readonly 'face-at-chest': { readonly who: string | number }
  readonly 'face-weary': { readonly skill: string | number; readonly stamina: string | number }
  readonly 'fight-killed': { readonly foe: string | number; readonly who: string | number }
  readonly 'fight-banished': { readonly foe: string | number; readonly who: string | number }
  readonly 'fight-died': { readonly foe: string | number; readonly who: string | number }
  readonly 'fight-paralysed': { readonly foe: string | number; readonly who: string | number }
  readonly 'fight-escaped': { readonly foe: string | number; readonly who: string | number }
  readonly 'fight-vanished': { readonly foe: string | number; readonly who: string | number }
  readonly 'fight-left': { readonly foe: string | number; readonly who: string | number }
  readonly 'duel-died': { readonly rival: string | number; readonly who: string | number }
  readonly 'duel-escaped': { readonly rival: string | number; readonly who: string | number }
  readonly 'duel-vanished': { readonly rival: string | number; readonly who: string | number }
  readonly 'duel-robbed': { readonly rival: string | number; readonly who: string | number }
  readonly 'duel-truce': { readonly rival: string | number; readonly who: string | number }
  readonly 'duel-left': { readonly rival: string | number; readonly who: string | number }
  readonly 'fight-tally': {
    readonly dealt: string | number
    readonly rounds: string | number
    readonly taken: string | number
    readonly who: string | number
  }
  readonly 'side-stamina': { readonly stamina: string | number }
  readonly 'side-dead': object
  readonly 'side-slain': object
  readonly 'side-gone': object
  readonly 'side-unbeaten': object
  readonly 'part-unnamed': object
  readonly death: { readonly who: string | number }
  readonly 'death-by-player': { readonly rival: string | number }
  readonly 'death-by-foe': { readonly foe: string | number }
  readonly 'death-by-card': { readonly card: string | number }
  readonly 'death-by-river': object
  readonly 'death-otherwise': object
  readonly 'death-where': { readonly place: string | number }
  readonly 'death-where-and-when': { readonly place: string | number; readonly round: string | number }
  readonly 'death-skill': { readonly skill: string | number }
  readonly 'death-carried': { readonly goods: string | number }
  readonly 'death-carried-nothing': object
  readonly robbery: { readonly rival: string | number; readonly who: string | number }
  readonly 'robbery-loot': { readonly count: string | number }
  readonly loot: { readonly rival: string | number; readonly who: string | number }
  readonly 'loot-goods': { readonly goods: string | number }
  readonly chest: { readonly who: string | number }
  readonly 'chest-numbers': { readonly numbers: string | number }
  readonly 'chest-treasure': object
  readonly victory: { readonly count: string | number; readonly who: string | number }
  readonly 'victory-by-reckoning': object
  readonly 'victory-by-default': object
  readonly 'part-numbers': { readonly count: string | number }
  readonly 'part-keys': { readonly count: string | number }
  readonly 'decided-by-chest': {
    readonly numbers: string | number
    readonly round: string | number
    readonly who: string | number
  }
  readonly 'decided-by-reckoning': {
    readonly numbers: string | number
    readonly right: string | number
    readonly who: string | number
  }
  readonly 'decided-by-leaving': {
    readonly rival: string | number
    readonly round: string | number
    readonly who: string | number
  }
  readonly 'decided-by-leaving-at': {
    readonly place: string | number
    readonly rival: string | number
    readonly round: string | number
    readonly who: string | number
  }
  readonly 'secret-keys': object
  readonly 'secret-rooms': object
  readonly 'secret-lying': object
  readonly 'secret-maze': object
  readonly 'secret-room': { readonly room: string | number; readonly things: string | number }
  readonly 'secret-foe': { readonly foe: string | number }
  readonly 'secret-pile': { readonly cards: string | number }
  readonly 'secret-floor': { readonly cards: string | number; readonly place: string | number }
  readonly 'secret-cache': {
    readonly cards: string | number
    readonly place: string | number
    readonly who: string | number
  }
  readonly 'secret-maze-card': {
    readonly card: string | number
    readonly sides: string | number
    readonly space: string | number
  }
  readonly 'secret-not-dealt': object
  readonly 'secret-chest': { readonly numbers: string | number }
  readonly 'secret-stack': { readonly numbers: string | number }
  readonly 'secret-hand': { readonly numbers: string | number; readonly who: string | number }
  readonly 'secret-hand-blank': { readonly who: string | number }
  readonly 'game-title': object
  readonly 'game-blurb': object
  readonly 'private-use': object
  readonly 'help-goal': object
  readonly 'help-goal.text': object
  readonly 'help-keys': object
  readonly 'help-keys.text': object
  readonly 'help-turn': object
  readonly 'help-turn.text': object
  readonly 'help-moving': object
  readonly 'help-moving.text': object
  readonly 'help-challenges': object
  readonly 'help-challenges.text': object
  readonly 'help-battles': object
  readonly 'help-battles.text': object
  readonly 'help-scores': object
  readonly 'help-scores.text': object
  readonly 'help-rooms': object
  readonly 'help-rooms.text': object
  readonly 'help-ways': object
  readonly 'help-ways.text': object
  readonly 'help-players': object
  readonly 'help-players.text': object
  readonly 'help-alone': object
  readonly 'help-alone.text': object
  readonly 'help-chest': object
  readonly 'help-chest.text': object
  readonly 'help-death': object
  readonly 'help-death.text': object
  readonly 'help-commands': object
  readonly 'help-commands.text': object
  readonly 'preset-standard': object
  readonly 'preset-standard.line': object
  readonly 'preset-short': object
  readonly 'preset-short.line': object
  readonly 'preset-full': object
  readonly 'preset-full.line': object
  readonly 'preset-balanced': object
  readonly 'preset-balanced.line': object
  readonly 'preset-solo': object
  readonly 'preset-solo.line': object
  readonly 'option-start-at-river': object
  readonly 'option-start-at-river.line': object
  readonly 'option-swift-feet': object
  readonly 'option-swift-feet.line': object
  readonly 'option-swift-feet-dice': object
  readonly 'option-swift-feet-dice.line': object
  readonly 'option-loose-tongues': object
  readonly 'option-loose-tongues.line': object
  readonly 'option-loose-tongues-face': object
  readonly 'option-loose-tongues-face.line': object
  readonly 'option-open-lock': object
  readonly 'option-open-lock.line': object
  readonly 'option-ready-keys': object
  readonly 'option-ready-keys.line': object
  readonly 'option-ready-keys-each': object
  readonly 'option-ready-keys-each.line': object
  readonly 'option-lesser-warlock': object
  readonly 'option-lesser-warlock.line': object
  readonly 'option-lesser-warlock-skill': object
  readonly 'option-lesser-warlock-skill.line': object
  readonly 'option-lesser-warlock-stamina': object
  readonly 'option-lesser-warlock-stamina.line': object
  readonly 'option-midnight-bell': object
  readonly 'option-midnight-bell.line': object
  readonly 'option-midnight-bell-round': object
  readonly 'option-midnight-bell-round.line': object
  readonly 'option-midnight-bell-number': object
  readonly 'option-midnight-bell-number.line': object
  readonly 'option-midnight-bell-key': object
  readonly 'option-midnight-bell-key.line': object
  readonly 'option-peaceful-mountain': object
  readonly 'option-peaceful-mountain.line': object
  readonly 'option-monster-champion': object
  readonly 'option-monster-champion.line': object
  readonly 'option-deduction-helper': object
  readonly 'option-deduction-helper.line': object
  readonly 'option-auto-equip': object
  readonly 'option-auto-equip.line': object
  readonly 'option-long-memory': object
  readonly 'option-long-memory.line': object
  readonly 'option-double-six': object
  readonly 'option-double-six.line': object
  readonly 'option-double-six-multiplier': object
  readonly 'option-double-six-multiplier.line': object
  readonly 'option-luck-in-battle': object
  readonly 'option-luck-in-battle.line': object
  readonly 'option-stamina-cap': object
  readonly 'option-stamina-cap.line': object
  readonly 'option-maze-strict': object
  readonly 'option-maze-strict.line': object
  readonly 'option-solo-expedition': object
  readonly 'option-solo-expedition.line': object
  readonly 'option-underdogs': object
  readonly 'option-underdogs.line': object
  readonly 'option-underdogs-cards': object
  readonly 'option-underdogs-cards.line': object
  readonly 'option-underdogs-stamina': object
  readonly 'option-underdogs-stamina.line': object
  readonly 'bell-by-players': object
  readonly 'bell-after': { readonly round: string | number }
  readonly 'clash-alone': object
  readonly 'clash-in-company': object
  readonly dungeon: object
  readonly 'dungeon-about': object
  readonly 'dungeon-last-round': { readonly round: string | number }
  readonly 'dungeon-distances': object
  readonly 'dungeon-where-you-are': object
  readonly 'dungeon-you-are': { readonly place: string | number }
  readonly 'dungeon-who-is-where': object
  readonly 'dungeon-south': object
  readonly 'dungeon-north': object
  readonly 'dungeon-maze': object
  readonly 'dungeon-sanctum': object
  readonly 'dungeon-person': { readonly person: string | number; readonly place: string | number }
  readonly corridor: { readonly label: string | number }
  readonly 'map-corridor': { readonly label: string | number }
  readonly 'map-space': { readonly label: string | number; readonly space: string | number }
  readonly 'map-doors': { readonly count: string | number; readonly squares: string | number }
  readonly 'people-there': { readonly count: string | number; readonly who: string | number }
  readonly 'people-here': { readonly count: string | number; readonly who: string | number }
  readonly 'look-way': object
  readonly 'look-people': object
  readonly 'look-nobody': object
  readonly 'look-things': object
  readonly 'look-links': object
  readonly 'look-no-way': object
  readonly 'side-north': object
  readonly 'side-south': object
  readonly 'side-west': object
  readonly 'side-east': object
  readonly 'side-passage': object
  readonly 'side-river': object
  readonly 'link-door': object
  readonly 'link-open': object
  readonly 'link-maze-unknown': object
  readonly 'link-maze-open': object
  readonly 'link-maze-walled': object
  readonly 'link-passage': object
  readonly 'link-river': object
  readonly link: { readonly how: string | number; readonly side: string | number; readonly to: string | number }
  readonly 'link-run': {
    readonly end: string | number
    readonly how: string | number
    readonly side: string | number
    readonly steps: string | number
    readonly to: string | number
  }
  readonly 'near-link': { readonly side: string | number; readonly to: string | number }
  readonly 'near-run': { readonly side: string | number; readonly steps: string | number; readonly to: string | number }
  readonly 'landmark-maze-edge': { readonly square: string | number }
  readonly 'landmark-fork': { readonly square: string | number }
  readonly 'landmark-dead-end': { readonly square: string | number }
  readonly steps: { readonly count: string | number }
  readonly 'leg-walk': { readonly steps: string | number; readonly to: string | number }
  readonly 'leg-through': {
    readonly space: string | number
    readonly steps: string | number
    readonly to: string | number
  }
  readonly 'leg-river': { readonly to: string | number }
  readonly 'leg-river-from': { readonly from: string | number; readonly to: string | number }
  readonly 'leg-rest': object
  readonly 'person-sheet': {
    readonly gold: string | number
    readonly luck: string | number
    readonly provisions: string | number
    readonly skill: string | number
    readonly stamina: string | number
    readonly treasures: string | number
    readonly who: string | number
  }
  readonly 'person-turn': object
  readonly 'person-no-lantern': object
  readonly 'person-misses': { readonly turns: string | number }
  readonly 'things-floor': { readonly count: string | number }
  readonly 'things-cache': { readonly count: string | number; readonly who: string | number }
  readonly 'things-pile': { readonly count: string | number }
  readonly 'things-not-laid-out': object
  readonly 'things-nobody': object
  readonly 'things-unknown': object
  readonly 'things-foe': { readonly foe: string | number }
  readonly 'things-foe-down': { readonly foe: string | number }
  readonly 'things-monster': {
    readonly monster: string | number
    readonly skill: string | number
    readonly stamina: string | number
  }
  readonly 'things-closed': { readonly who: string | number }
  readonly 'things-closed-alone': { readonly who: string | number }
  readonly 'things-maze-unknown': object
  readonly 'things-maze': { readonly card: string | number; readonly sides: string | number }
  readonly 'things-maze-down': { readonly card: string | number; readonly sides: string | number }
  readonly 'things-chest': object
  readonly 'things-chest-open': { readonly number: string | number }
  readonly 'things-known': { readonly cards: string | number }
  readonly 'past-first-kill': { readonly who: string | number }
  readonly 'past-first-death': object
  readonly 'past-foe-kills-again': { readonly count: string | number; readonly foe: string | number }
  readonly 'past-feud': {
    readonly count: string | number
    readonly rival: string | number
    readonly who: string | number
  }
  readonly 'past-feud.second': {
    readonly count: string | number
    readonly rival: string | number
    readonly who: string | number
  }
  readonly 'past-feud.third': {
    readonly count: string | number
    readonly rival: string | number
    readonly who: string | number
  }
  readonly 'past-robbed-back': { readonly rival: string | number; readonly who: string | number }
  readonly 'past-robbed-back.second': { readonly rival: string | number; readonly who: string | number }
  readonly 'past-robbed-back.third': { readonly rival: string | number; readonly who: string | number }
  readonly 'past-robbed-again': { readonly count: string | number; readonly rival: string | number }
  readonly 'past-robbed-again.second': { readonly count: string | number; readonly rival: string | number }
  readonly 'past-robbed-again.third': { readonly count: string | number; readonly rival: string | number }
  readonly 'past-winning-streak': { readonly count: string | number; readonly who: string | number }
  readonly 'past-winning-streak.second': { readonly count: string | number; readonly who: string | number }
  readonly 'past-winning-streak.third': { readonly count: string | number; readonly who: string | number }
  readonly 'past-rematch': { readonly foe: string | number; readonly who: string | number }
  readonly 'past-rematch.second': { readonly who: string | number }
  readonly 'past-rematch.third': { readonly who: string | number }
  readonly 'past-beaten-at-last': { readonly foe: string | number; readonly who: string | number }
  readonly 'past-beaten-at-last.second': { readonly who: string | number }
  readonly 'past-beaten-at-last.third': { readonly who: string | number }
  readonly 'past-finished-for': {
    readonly foe: string | number
    readonly rival: string | number
    readonly who: string | number
  }
  readonly 'past-finished-for.second': { readonly rival: string | number; readonly who: string | number }
  readonly 'past-finished-for.third': { readonly foe: string | number; readonly rival: string | number }
  readonly 'past-dead-end-again': { readonly count: string | number; readonly who: string | number }
  readonly 'past-dead-end-again.second': { readonly count: string | number; readonly who: string | number }
  readonly 'past-passage-again': { readonly count: string | number; readonly who: string | number }
  readonly 'past-passage-again.second': { readonly count: string | number; readonly who: string | number }
  readonly 'past-passage-again.third': { readonly count: string | number; readonly who: string | number }
  readonly 'past-number-again': { readonly count: string | number; readonly number: string | number }
  readonly 'past-number-again.second': { readonly count: string | number; readonly number: string | number }
  readonly 'past-number-again.third': { readonly count: string | number; readonly number: string | number }
  readonly 'past-unlucky-again': { readonly count: string | number; readonly who: string | number }
  readonly 'past-unlucky-again.second': { readonly count: string | number; readonly who: string | number }
  readonly 'past-unlucky-again.third': { readonly count: string | number; readonly who: string | number }
  readonly 'past-calls-again': { readonly count: string | number; readonly who: string | number }
  readonly 'past-calls-again.second': { readonly count: string | number; readonly who: string | number }
  readonly 'past-calls-again.third': { readonly count: string | number; readonly who: string | number }
  readonly 'past-no-deal-again': {
    readonly count: string | number
    readonly rival: string | number
    readonly who: string | number
  }
  readonly 'past-no-deal-again.second': {
    readonly count: string | number
    readonly rival: string | number
    readonly who: string | number
  }
  readonly 'past-river-again': { readonly count: string | number; readonly who: string | number }
  readonly 'past-river-again.second': { readonly count: string | number; readonly who: string | number }
  readonly 'past-river-again.third': { readonly count: string | number; readonly who: string | number }
  readonly 'foe-warlock': object
  readonly 'foe-dragon': object
  readonly 'foe-iron-cyclops': object
  readonly 'foe-vampire': object
  readonly 'foe-minotaur': object
  readonly 'foe-quartermaster': object
  readonly 'foe-caretaker': object
  readonly 'foe-gambling-dwarfs': object
  readonly 'foe-gambling-dwarfs.number': object
  readonly 'foe-old-man-and-gremlin': object
  readonly 'foe-old-man-and-gremlin.number': object
  readonly 'foe-blind-seer': object
  readonly 'foe-goblin-torturers': object
  readonly 'foe-goblin-torturers.number': object
  readonly 'foe-orc-sentry': object
  readonly 'foe-drunken-orcs': object
  readonly 'foe-drunken-orcs.number': object
  readonly 'foe-orc-chieftain': object
  readonly 'foe-wild-barbarian': object
  readonly 'foe-cave-snake': object
  readonly 'foe-giant-rats': object
  readonly 'foe-giant-rats.number': object
  readonly 'foe-sandworm': object
  readonly 'foe-giant-spider': object
  readonly 'foe-ogre': object
  readonly 'foe-ghoul': object
  readonly 'foe-skeleton-crew': object
  readonly 'foe-zombies': object
  readonly 'foe-zombies.number': object
  readonly 'foe-werewolf': object
  readonly 'foe-pit-trap': object
  readonly 'foe-poison-gas': object
  readonly 'foe-falling-portcullis': object
  readonly 'foe-grasping-hands': object
  readonly 'foe-grasping-hands.number': object
  readonly 'foe-bat-swarm': object
  readonly 'foe-pedlar': object
  readonly 'foe-prisoner': object
  readonly 'foe-hooded-stranger': object
  readonly 'foe-portrait': object
  readonly 'foe-crocodile': object
  readonly 'monster-goblin-first': object
  readonly 'monster-goblin-second': object
  readonly 'monster-orc-first': object
  readonly 'monster-orc-second': object
  readonly 'monster-orc-servant': object
  readonly 'monster-skeleton-first': object
  readonly 'monster-skeleton-second': object
  readonly 'monster-zombie-first': object
  readonly 'monster-zombie-second': object
  readonly 'card-key-2': object
  readonly 'card-key-3': object
  readonly 'card-key-4': object
  readonly 'card-key-6': object
  readonly 'card-key-7': object
  readonly 'card-key-8': object
  readonly 'card-key-9': object
  readonly 'card-bunch-gaoler': object
  readonly 'card-bunch-cook': object
  readonly 'card-bunch-ferryman': object
  readonly 'card-bunch-librarian': object
  readonly 'card-bunch-boatwright': object
  readonly 'card-gold-3': object
  readonly 'card-gold-4': object
  readonly 'card-gold-6': object
  readonly 'card-gold-8': object
  readonly 'card-provisions-2': object
  readonly 'card-provisions-3': object
  readonly 'card-starting-sword': object
  readonly 'card-enchanted-sword': object
  readonly 'card-silver-sword': object
  readonly 'card-crescent-shield': object
  readonly 'card-iron-helmet': object
  readonly 'card-jewelled-eye': object
  readonly 'card-silver-cross': object
  readonly 'card-bow-and-silver-arrow': object
  readonly 'card-potion-of-fortune': object
  readonly 'card-potion-of-invisibility': object
  readonly 'card-scroll-of-dragonfire': object
  readonly 'card-crystal-ball': object
  readonly 'card-vial-of-poison': object
  readonly 'card-scroll-of-cursing': object
  readonly 'card-ball-of-twine': object
  readonly 'place-corridor': { readonly label: string | number }
  readonly 'place-corridor.in': { readonly label: string | number }
  readonly 'place-corridor.to': { readonly label: string | number }
  readonly 'place-maze': { readonly number: string | number }
  readonly 'place-maze.in': { readonly number: string | number }
  readonly 'place-maze.to': { readonly number: string | number }
  readonly 'place-by-door': { readonly place: string | number; readonly room: string | number }
  readonly 'space-sentry-bunkroom': object
  readonly 'space-sentry-bunkroom.the': object
  readonly 'space-sentry-bunkroom.in': object
  readonly 'space-sentry-bunkroom.to': object
  readonly 'space-orc-mess': object
  readonly 'space-orc-mess.the': object
  readonly 'space-orc-mess.in': object
  readonly 'space-orc-mess.to': object
  readonly 'space-trophy-hall': object
  readonly 'space-trophy-hall.the': object
  readonly 'space-trophy-hall.in': object
  readonly 'space-trophy-hall.to': object
  readonly 'space-snake-cellar': object
  readonly 'space-snake-cellar.the': object
  readonly 'space-snake-cellar.in': object
  readonly 'space-snake-cellar.to': object
  readonly 'space-torture-chamber': object
  readonly 'space-torture-chamber.the': object
  readonly 'space-torture-chamber.in': object
  readonly 'space-torture-chamber.to': object
  readonly 'space-armoury': object
  readonly 'space-armoury.the': object
  readonly 'space-armoury.in': object
  readonly 'space-armoury.to': object
  readonly 'space-guardroom': object
  readonly 'space-guardroom.the': object
  readonly 'space-guardroom.in': object
  readonly 'space-guardroom.to': object
  readonly 'space-rat-larder': object
  readonly 'space-rat-larder.the': object
  readonly 'space-rat-larder.in': object
  readonly 'space-rat-larder.to': object
  readonly 'space-prison-cell': object
  readonly 'space-prison-cell.the': object
  readonly 'space-prison-cell.in': object
  readonly 'space-prison-cell.to': object
  readonly 'space-well-room': object
  readonly 'space-well-room.the': object
  readonly 'space-well-room.in': object
  readonly 'space-well-room.to': object
  readonly 'space-stores': object
  readonly 'space-stores.the': object
  readonly 'space-stores.in': object
  readonly 'space-stores.to': object
  readonly 'space-resting-room': object
  readonly 'space-resting-room.the': object
  readonly 'space-resting-room.in': object
  readonly 'space-resting-room.to': object
  readonly 'space-portrait-gallery': object
  readonly 'space-portrait-gallery.the': object
  readonly 'space-portrait-gallery.in': object
  readonly 'space-portrait-gallery.to': object
  readonly 'space-spider-vault': object
  readonly 'space-spider-vault.the': object
  readonly 'space-spider-vault.in': object
  readonly 'space-spider-vault.to': object
  readonly 'space-portcullis-room': object
  readonly 'space-portcullis-room.the': object
  readonly 'space-portcullis-room.in': object
  readonly 'space-portcullis-room.to': object
  readonly 'space-gaming-room': object
  readonly 'space-gaming-room.the': object
  readonly 'space-gaming-room.in': object
  readonly 'space-gaming-room.to': object
  readonly 'space-rope-store': object
  readonly 'space-rope-store.the': object
  readonly 'space-rope-store.in': object
  readonly 'space-rope-store.to': object
  readonly 'space-boat-house': object
  readonly 'space-boat-house.the': object
  readonly 'space-boat-house.in': object
  readonly 'space-boat-house.to': object
  readonly 'space-keepers-lodge': object
  readonly 'space-keepers-lodge.the': object
  readonly 'space-keepers-lodge.in': object
  readonly 'space-keepers-lodge.to': object
  readonly 'space-mosaic-room': object
  readonly 'space-mosaic-room.the': object
  readonly 'space-mosaic-room.in': object
  readonly 'space-mosaic-room.to': object
  readonly 'space-sandy-cave': object
  readonly 'space-sandy-cave.the': object
  readonly 'space-sandy-cave.in': object
  readonly 'space-sandy-cave.to': object
  readonly 'space-burial-chamber': object
  readonly 'space-burial-chamber.the': object
  readonly 'space-burial-chamber.in': object
  readonly 'space-burial-chamber.to': object
  readonly 'space-crypt': object
  readonly 'space-crypt.the': object
  readonly 'space-crypt.in': object
  readonly 'space-crypt.to': object
  readonly 'space-barrel-workshop': object
  readonly 'space-barrel-workshop.the': object
  readonly 'space-barrel-workshop.in': object
  readonly 'space-barrel-workshop.to': object
  readonly 'space-temple': object
  readonly 'space-temple.the': object
  readonly 'space-temple.in': object
  readonly 'space-temple.to': object
  readonly 'space-ogre-cave': object
  readonly 'space-ogre-cave.the': object
  readonly 'space-ogre-cave.in': object
  readonly 'space-ogre-cave.to': object
  readonly 'space-library': object
  readonly 'space-library.the': object
  readonly 'space-library.in': object
  readonly 'space-library.to': object
  readonly 'space-minotaur-den': object
  readonly 'space-minotaur-den.the': object
  readonly 'space-minotaur-den.in': object
  readonly 'space-minotaur-den.to': object
  readonly 'space-seers-alcove': object
  readonly 'space-seers-alcove.the': object
  readonly 'space-seers-alcove.in': object
  readonly 'space-seers-alcove.to': object
  readonly 'space-dragon-cavern': object
  readonly 'space-dragon-cavern.the': object
  readonly 'space-dragon-cavern.in': object
  readonly 'space-dragon-cavern.to': object
  readonly 'space-hall-of-mirrors': object
  readonly 'space-hall-of-mirrors.the': object
  readonly 'space-hall-of-mirrors.in': object
  readonly 'space-hall-of-mirrors.to': object
  readonly 'space-laboratory': object
  readonly 'space-laboratory.the': object
  readonly 'space-laboratory.in': object
  readonly 'space-laboratory.to': object
  readonly 'space-warlocks-study': object
  readonly 'space-warlocks-study.the': object
  readonly 'space-warlocks-study.in': object
  readonly 'space-warlocks-study.to': object
  readonly 'space-treasure-room': object
  readonly 'space-treasure-room.the': object
  readonly 'space-treasure-room.in': object
  readonly 'space-treasure-room.to': object
  readonly 'space-south-bank': object
  readonly 'space-south-bank.the': object
  readonly 'space-south-bank.in': object
  readonly 'space-south-bank.to': object
  readonly 'space-north-bank': object
  readonly 'space-north-bank.the': object
  readonly 'space-north-bank.in': object
  readonly 'space-north-bank.to': object
  readonly 'space-entrance': object
  readonly 'space-entrance.the': object
  readonly 'space-entrance.in': object
  readonly 'space-entrance.to': object
  readonly 'space-red-west': object
  readonly 'space-red-west.the': object
  readonly 'space-red-west.in': object
  readonly 'space-red-west.to': object
  readonly 'space-red-east': object
  readonly 'space-red-east.the': object
  readonly 'space-red-east.in': object
  readonly 'space-red-east.to': object
  readonly 'space-red-heart': object
  readonly 'space-red-heart.the': object
  readonly 'space-red-heart.in': object
  readonly 'space-red-heart.to': object
  readonly 'space-blue-southeast': object
  readonly 'space-blue-southeast.the': object
  readonly 'space-blue-southeast.in': object
  readonly 'space-blue-southeast.to': object
  readonly 'space-blue-southwest': object
  readonly 'space-blue-southwest.the': object
  readonly 'space-blue-southwest.in': object
  readonly 'space-blue-southwest.to': object
  readonly 'space-blue-northwest': object
  readonly 'space-blue-northwest.the': object
  readonly 'space-blue-northwest.in': object
  readonly 'space-blue-northwest.to': object
  readonly 'space-green-west': object
  readonly 'space-green-west.the': object
  readonly 'space-green-west.in': object
  readonly 'space-green-west.to': object
  readonly 'space-green-east': object
  readonly 'space-green-east.the': object
  readonly 'space-green-east.in': object
  readonly 'space-green-east.to': object
  readonly 'space-green-study': object
  readonly 'space-green-study.the': object
  readonly 'space-green-study.in': object
  readonly 'space-green-study.to': object
  readonly 'own-key-cards': object
  readonly 'own-key-cards-not-yet': object
  readonly 'own-key-cards-in-stack': { readonly stack: string | number }
  readonly 'own-key-cards-blank': object
  readonly 'own-key-cards-held': { readonly numbers: string | number }
  readonly notebook: object
  readonly 'notebook-legend': object
  readonly 'notebook-form': object
  readonly 'notebook-form-question': object
  readonly 'notebook-form-row': { readonly number: string | number }
  readonly 'notebook-form-yes': object
  readonly 'notebook-form-no': object
  readonly 'holder-chest': object
  readonly 'holder-chest.column': object
  readonly 'holder-chest.grid': object
  readonly 'holder-chest.at': object
  readonly 'holder-stack': object
  readonly 'holder-stack.column': object
  readonly 'holder-stack.grid': object
  readonly 'holder-stack.at': object
  readonly 'holder-you': object
  readonly 'holder-you.column': object
  readonly 'holder-you.grid': object
  readonly 'holder-at': { readonly who: string | number }
  readonly 'proven-here': { readonly number: string | number; readonly place: string | number }
  readonly 'proven-absent': { readonly number: string | number; readonly places: string | number }
  readonly 'proven-why': { readonly proof: string | number }
  readonly 'proven-why-round': { readonly proof: string | number; readonly round: string | number }
  readonly 'proven-failure': {
    readonly numbers: string | number
    readonly round: string | number
    readonly who: string | number
    readonly wrong: string | number
  }
  readonly 'proof-own': object
  readonly 'proof-open-lock': object
  readonly 'proof-challenge': object
  readonly 'proof-prisoner': object
  readonly 'proof-gossip': object
  readonly 'proof-underdogs': object
  readonly 'proof-shown': object
  readonly 'proof-answer': object
  readonly 'proof-ledger': object
  readonly 'proof-stranger': object
  readonly 'proof-chest': object
  readonly 'proof-stack': object
  readonly 'proof-row': object
  readonly 'proof-deduced': object
  readonly 'order-fighting.hint': object
  readonly 'order-cards': object
  readonly 'order-cards.hint': object
  readonly 'order-cards.value': { readonly value: string | number }
  readonly 'order-cards.followed': object
  readonly 'order-attacks': object
  readonly 'order-attacks.hint': object
  readonly 'order-attacks.value': { readonly value: string | number }
  readonly 'order-attacks.followed': object
  readonly 'order-truces': object
  readonly 'order-truces.hint': object
  readonly 'order-truces.value': { readonly value: string | number }
  readonly 'order-truces.followed': { readonly value: string | number }
  readonly 'order-deals': object
  readonly 'order-deals.hint': object
  readonly 'order-deals.value': { readonly value: string | number }
  readonly 'order-deals.followed': object
  readonly 'order-finds': object
  readonly 'order-finds.hint': object
  readonly 'order-finds.value': { readonly value: string | number }
  readonly 'order-finds.followed': object
  readonly 'order-challenges': object
  readonly 'order-challenges.hint': object
  readonly 'order-challenges.value': { readonly value: string | number }
  readonly 'order-challenges.followed': { readonly value: string | number }
  readonly 'order-lantern': object
  readonly 'order-lantern.hint': object
  readonly 'order-lantern.value': { readonly value: string | number }
  readonly 'order-lantern.followed': object
  readonly 'order-champion': object
  readonly 'order-champion.hint': object
  readonly 'order-champion.value': { readonly value: string | number }
  readonly 'order-champion.followed': object
  readonly 'kind-monster': object
  readonly 'kind-trap': object
  readonly 'kind-trader': object
  readonly 'kind-stranger': object
  readonly 'kind-omen': object
  readonly 'kind-treasure-key': object
  readonly 'kind-treasure-key-bunch': object
  readonly 'kind-treasure-gold': object
  readonly 'kind-treasure-provisions': object
  readonly 'kind-treasure-sword': object
  readonly 'kind-treasure-armour': object
  readonly 'kind-treasure-magic': object
  readonly 'group-treasure': object
  readonly 'kind-key-card': object
  readonly 'kind-maze-card': object
  readonly 'kind-entrance': object
  readonly 'kind-corridor': object
  readonly 'kind-room': object
  readonly 'kind-bank': object
  readonly 'kind-passage': object
  readonly 'kind-maze': object
  readonly 'kind-table': object
  readonly 'kind-crossing': object
  readonly 'kind-option': object
  readonly 'kind-preset': object
  readonly 'tag-warlock': object
  readonly 'tag-dragon': object
  readonly 'tag-construct': object
  readonly 'tag-undead': object
  readonly 'tag-vampire': object
  readonly 'tag-beast': object
  readonly 'tag-lycanthrope': object
  readonly 'figure-skill': object
  readonly 'figure-stamina': object
  readonly 'topic-monster': { readonly monster: string | number; readonly stats: string | number }
  readonly 'topic-escape': { readonly modifier: string | number }
  readonly 'topic-gold-on-kill': { readonly gold: string | number }
  readonly 'topic-one-of': { readonly foe: string | number }
  readonly 'topic-another-of': { readonly foe: string | number }
  readonly 'lies-somewhere': object
  readonly 'lies-always': { readonly room: string | number }
  readonly 'lies-named': { readonly room: string | number }
  readonly 'lies-river': object
  readonly 'topic-keys': { readonly count: string | number; readonly locks: string | number }
  readonly 'topic-attack': { readonly bonus: string | number }
  readonly 'topic-outside-rucksack': object
  readonly 'uses-permanent': object
  readonly 'uses-once': object
  readonly 'uses-on-claim': object
  readonly 'key-card': { readonly number: string | number }
  readonly 'key-card-proves': { readonly number: string | number }
  readonly 'key-card-keys': { readonly cards: string | number; readonly number: string | number }
  readonly 'topic-south': { readonly label: string | number }
  readonly 'topic-north': { readonly label: string | number }
  readonly 'topic-maze': { readonly label: string | number }
  readonly 'topic-sanctum': { readonly label: string | number }
  readonly 'topic-room': object
  readonly 'topic-chest': object
  readonly 'topic-never-leaves': { readonly foe: string | number }
  readonly 'topic-named-on-door': { readonly foe: string | number }
  readonly 'topic-no-lantern': { readonly dice: string | number }
  readonly 'topic-maze-card': object
  readonly 'table-escape': object
  readonly 'table-ferry': object
  readonly 'table-raft': object
  readonly 'table-bridge': object
  readonly 'table-key-deal': object
  readonly 'table-bell': object
  readonly 'table-row': {
    readonly cost: string | number
    readonly die: string | number
    readonly end: string | number
    readonly text: string | number
  }
  readonly 'row-away': object
  readonly 'row-not-away': object
  readonly 'row-across': object
  readonly 'row-back': object
  readonly 'row-in-river': object
  readonly 'row-no-harm': object
  readonly 'row-crocodile': object
  readonly 'row-loss': { readonly goods: string | number }
  readonly 'ferry-row': { readonly gold: string | number }
  readonly 'raft-row': object
  readonly 'key-deal-row': {
    readonly each: string | number
    readonly players: string | number
    readonly spare: string | number
  }
  readonly 'bell-row': { readonly players: string | number; readonly round: string | number }
  readonly 'value-on': object
  readonly 'value-off': object
  readonly 'topic-values': { readonly usual: string | number; readonly values: string | number }
  readonly 'topic-range': {
    readonly least: string | number
    readonly most: string | number
    readonly usual: string | number
  }
  readonly 'topic-switch': { readonly usual: string | number }
  readonly 'topic-preset': { readonly line: string | number }
  readonly 'topic-sets': { readonly options: string | number }
  readonly 'saga-foe': { readonly foe: string | number; readonly round: string | number; readonly who: string | number }
  readonly 'saga-robbery': {
    readonly count: string | number
    readonly rival: string | number
    readonly round: string | number
    readonly who: string | number
  }
  readonly 'saga-deaths': {
    readonly count: string | number
    readonly place: string | number
    readonly round: string | number
    readonly who: string | number
  }
  readonly 'saga-chest-wrong': {
    readonly round: string | number
    readonly who: string | number
    readonly wrong: string | number
  }
  readonly 'saga-chest-opened': {
    readonly numbers: string | number
    readonly round: string | number
    readonly who: string | number
  }
  readonly 'saga-last': { readonly who: string | number }
  readonly 'saga-reckoning': { readonly right: string | number; readonly who: string | number }
  readonly 'saga-reckoning-close': {
    readonly ahead: string | number
    readonly points: string | number
    readonly rival: string | number
    readonly theirs: string | number
    readonly who: string | number
  }
  readonly 'saga-chest-reached': { readonly round: string | number; readonly who: string | number }
  readonly 'saga-river': { readonly round: string | number; readonly who: string | number }
  readonly 'saga-length': { readonly foes: string | number; readonly rounds: string | number }
  readonly 'saga-battles': { readonly count: string | number; readonly who: string | number }
  readonly 'ending-best': { readonly moment: string | number; readonly round: string | number }
  readonly 'ending-points-short': { readonly by: string | number }
  readonly 'ending-keys-short': {
    readonly count: string | number
    readonly right: string | number
    readonly short: string | number
  }
  readonly 'ending-tie-gold': {
    readonly fewer: string | number
    readonly more: string | number
    readonly rival: string | number
    readonly score: string | number
  }
  readonly 'ending-tie-luck': {
    readonly fewer: string | number
    readonly more: string | number
    readonly rival: string | number
    readonly score: string | number
  }
  readonly 'headline-setup': object
  readonly 'headline-over': { readonly round: string | number }
  readonly headline: { readonly phase: string | number; readonly round: string | number; readonly who: string | number }
  readonly 'headline-of': {
    readonly last: string | number
    readonly phase: string | number
    readonly round: string | number
    readonly who: string | number
  }
  readonly 'headline-reckoning': { readonly round: string | number }
  readonly 'phase-start': object
  readonly 'phase-move': object
  readonly 'phase-resolve': object
  readonly 'phase-treasure': object
  readonly 'scene-setup': object
  readonly 'scene-reckoning': object
  readonly 'scene-person': { readonly place: string | number; readonly who: string | number }
  readonly sheet: {
    readonly gold: string | number
    readonly luck: string | number
    readonly provisions: string | number
    readonly skill: string | number
    readonly stamina: string | number
    readonly treasures: string | number
  }
  readonly 'sheet-no-lantern': object
  readonly 'sheet-misses': { readonly turns: string | number }
  readonly 'score-below-initial': { readonly initial: string | number; readonly now: string | number }
  readonly figures: { readonly skill: string | number; readonly stamina: string | number }
  readonly 'scene-foe': {
    readonly foe: string | number
    readonly more: string | number
    readonly skill: string | number
    readonly stamina: string | number
  }
  readonly 'scene-duel-ahead': {
    readonly lead: string | number
    readonly rival: string | number
    readonly round: string | number
    readonly who: string | number
  }
  readonly 'scene-duel-behind': {
    readonly lead: string | number
    readonly rival: string | number
    readonly round: string | number
    readonly who: string | number
  }
  readonly 'scene-duel-even': {
    readonly rival: string | number
    readonly round: string | number
    readonly who: string | number
  }
  readonly 'scene-last-round': { readonly dice: string | number; readonly round: string | number }
  readonly 'scene-last-round-duel': {
    readonly dice: string | number
    readonly round: string | number
    readonly who: string | number
  }
  readonly 'scene-also-here': { readonly people: string | number }
  readonly 'scene-floor': { readonly cards: string | number }
  readonly 'scene-room': { readonly things: string | number }
  readonly 'guard-unknown': object
  readonly 'guard-figures': { readonly figures: string | number; readonly foe: string | number }
  readonly 'scene-at-chest': { readonly count: string | number; readonly who: string | number }
  readonly 'clock-locks': object
  readonly 'clock-lock-open': { readonly number: string | number }
  readonly 'clock-bell': { readonly round: string | number }
  readonly 'clock-peace': object
  readonly 'picture-before': object
  readonly 'picture-person-gone': { readonly who: string | number }
  readonly 'picture-met': { readonly foes: string | number }
  readonly 'foe-somewhere': { readonly foe: string | number; readonly place: string | number }
  readonly 'picture-floor': { readonly piles: string | number }
  readonly 'cards-somewhere': { readonly cards: string | number; readonly place: string | number }
  readonly 'picture-bare': { readonly rooms: string | number }
  readonly 'maze-space': { readonly sides: string | number; readonly space: string | number }
  readonly 'picture-known': { readonly cards: string | number }
  readonly 'picture-near': { readonly rooms: string | number }
  readonly outcome: { readonly rank: string | number; readonly result: string | number }
  readonly 'outcome-won': { readonly who: string | number }
  readonly 'outcome-other': { readonly who: string | number }
  readonly 'outcome-won-points': { readonly points: string | number; readonly who: string | number }
  readonly 'outcome-other-points': { readonly points: string | number; readonly who: string | number }
  readonly 'outcome-points': { readonly points: string | number }
  readonly 'outcome-left': object
  readonly 'outcome-held': { readonly count: string | number; readonly numbers: string | number }
  readonly 'outcome-blank': object
  readonly 'outcome-alone-won': { readonly who: string | number }
  readonly 'outcome-alone-lost': { readonly who: string | number }
  readonly 'overview-active': { readonly who: string | number }
  readonly 'overview-stack': { readonly count: string | number }
  readonly 'overview-keys': { readonly count: string | number }
  readonly 'overview-carries': { readonly cards: string | number }
  readonly 'overview-overheard': { readonly count: string | number; readonly rivals: string | number }
  readonly 'overview-left': object
  readonly 'overview-dead': object
  readonly 'overview-unblooded': object
  readonly 'overview-must-face': { readonly room: string | number }
  readonly 'overview-cache': { readonly cards: string | number; readonly place: string | number }
  readonly 'overview-rooms': object
  readonly 'overview-known': { readonly guards: string | number }
  readonly 'overview-guard': { readonly foe: string | number; readonly room: string | number }
  readonly 'overview-unknown': { readonly count: string | number }
  readonly 'overview-unguarded': { readonly rooms: string | number }
  readonly 'overview-table': object
  readonly 'overview-locks': object
  readonly 'overview-lock-open': { readonly number: string | number }
  readonly 'overview-bell': { readonly round: string | number }
  readonly 'overview-dark': { readonly round: string | number }
  readonly 'overview-maze': { readonly spaces: string | number }
  readonly 'overview-floor': { readonly piles: string | number }
  readonly 'overview-peace': object
  readonly 'overview-champion': object
  readonly 'overview-closed': { readonly room: string | number; readonly who: string | number }
  readonly 'overview-closed-alone': { readonly room: string | number; readonly who: string | number }
  readonly 'overview-gone': { readonly foes: string | number }
  readonly 'overview-underdogs': { readonly gifts: string | number; readonly skill: string | number }
  readonly 'overview-underdogs-nothing': object
  readonly 'overheard-cards': { readonly count: string | number }
  readonly rucksack: { readonly count: string | number }
  readonly 'rucksack-no-keys': object
  readonly 'rucksack-keys': { readonly keys: string | number }
  readonly 'rucksack-key': { readonly card: string | number }
  readonly 'rucksack-card': { readonly card: string | number; readonly text: string | number }
  readonly 'rucksack-card-idle': { readonly card: string | number }
  readonly 'rucksack-sword': { readonly sword: string | number }
  readonly 'rucksack-sword-in-hand': { readonly sword: string | number }
  readonly known: object
  readonly 'known-carried': { readonly card: string | number; readonly who: string | number }
  readonly 'known-lying': { readonly card: string | number; readonly place: string | number }
  readonly 'known-pile': { readonly card: string | number; readonly place: string | number }
  readonly 'known-cache': {
    readonly card: string | number
    readonly place: string | number
    readonly who: string | number
  }
  readonly 'game-called': object
  readonly 'game-called-many': object
  readonly nameless: object
  readonly 'count-chests': object
  readonly 'count-chests.told': { readonly count: string | number }
  readonly 'count-slain': object
  readonly 'count-slain.told': { readonly count: string | number }
  readonly 'count-deaths': object
  readonly 'count-deaths.told': { readonly count: string | number }
  readonly 'count-treasures': object
  readonly 'count-treasures.told': { readonly count: string | number }
  readonly 'count-fights-won': object
  readonly 'count-fights-won.told': { readonly count: string | number }
  readonly 'count-fights-lost': object
  readonly 'count-fights-lost.told': { readonly count: string | number }
  readonly 'count-flights': object
  readonly 'count-flights.told': { readonly count: string | number }
  readonly 'count-murders': object
  readonly 'count-murders.told': { readonly count: string | number }
  readonly 'count-robberies': object
  readonly 'count-robberies.told': { readonly count: string | number }
  readonly 'count-challenges': object
  readonly 'count-challenges.told': { readonly count: string | number }
  readonly 'count-wrong-keys': object
  readonly 'count-wrong-keys.told': { readonly count: string | number }
  readonly 'count-gold': object
  readonly 'count-gold.told': { readonly count: string | number }
  readonly 'count-meals': object
  readonly 'count-meals.told': { readonly count: string | number }
  readonly 'count-dead-ends': object
  readonly 'count-dead-ends.told': { readonly count: string | number }
  readonly 'count-soakings': object
  readonly 'count-soakings.told': { readonly count: string | number }
  readonly 'count-deals': object
  readonly 'count-deals.told': { readonly count: string | number }
  readonly 'count-wagers-won': object
  readonly 'count-wagers-won.told': { readonly count: string | number }
  readonly 'count-lucky-tests': object
  readonly 'count-lucky-tests.told': { readonly count: string | number }
  readonly 'count-unlucky-tests': object
  readonly 'count-unlucky-tests.told': { readonly count: string | number }
  readonly 'cause-adventurer': object
  readonly 'cause-bridge': object
  readonly 'cause-raft': object
  readonly 'cause-ferry': object
  readonly 'cause-dead-end': object
  readonly 'cause-wound': object
  readonly 'cause-escape': object
  readonly 'cause-breath': object
  readonly 'title-locksmith': object
  readonly 'title-locksmith.line': object
  readonly 'title-guesser': object
  readonly 'title-guesser.line': object
  readonly 'title-lost': object
  readonly 'title-lost.line': object
  readonly 'title-gourmet': object
  readonly 'title-gourmet.line': object
  readonly 'title-robber': object
  readonly 'title-robber.line': object
  readonly 'title-gambler': object
  readonly 'title-gambler.line': object
  readonly 'title-unlucky': object
  readonly 'title-unlucky.line': object
  readonly 'sum-stamina': object
  readonly 'sum-luck': object
  readonly 'sum-supplies': object
  readonly 'sum-movement': object
  readonly 'sum-luck-test': object
  readonly 'sum-skill-test': object
  readonly 'sum-dwarfs': object
  readonly 'sum-foe': object
  readonly 'sum-wound': object
  readonly 'sum-escape': object
  readonly 'sum-points': object
  readonly 'why-rolled-up': { readonly die: string | number; readonly skill: string | number }
  readonly 'why-luck-test': { readonly against: string | number }
  readonly 'why-skill-test': { readonly against: string | number }
  readonly 'why-dwarfs': object
  readonly 'why-escaped': { readonly loss: string | number; readonly row: string | number }
  readonly 'why-not-escaped': { readonly loss: string | number; readonly row: string | number }
  readonly 'why-shield': object
  readonly 'why-sheet': {
    readonly change: string | number
    readonly rule: string | number
    readonly source: string | number
  }
  readonly 'source-base': object
  readonly 'source-skill': object
  readonly 'source-luck': object
  readonly 'source-foe': object
  readonly 'source-double-six': object
  readonly 'source-right': object
  readonly 'source-held': object
  readonly 'source-wound': object
  readonly 'source-underdogs': object
  readonly 'source-kill': object
  readonly 'source-test': object
  readonly 'source-meal': object
  readonly 'source-escape': object
  readonly 'source-raft': object
  readonly 'source-dead-end': object
  readonly 'source-breath': object
  readonly 'source-ferry': object
  readonly 'source-bridge': object
  readonly 'source-deal': object
  readonly 'source-robbery': object
  readonly 'source-loot': object
  readonly 'source-flask': object
  readonly 'source-charm': object
  readonly 'source-wager': object
  readonly 'source-game': object
  readonly 'source-gossip': object
  readonly 'source-purchase': object
  readonly 'source-sale': object
}
