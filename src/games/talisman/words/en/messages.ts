/** The messages of the Fluent files here, with their arguments. Written by `npm run words`. */
export interface TalismanMessages {
  readonly 'extra-strength': { readonly count: string | number }
  readonly 'extra-craft': { readonly count: string | number }
  readonly 'extra-lives': { readonly count: string | number }
  readonly 'extra-gold': { readonly count: string | number }
  readonly 'less-strength': { readonly count: string | number }
  readonly 'less-craft': { readonly count: string | number }
  readonly 'less-lives': { readonly count: string | number }
  readonly 'less-gold': { readonly count: string | number }
  readonly 'begins-strength': { readonly count: string | number }
  readonly 'begins-craft': { readonly count: string | number }
  readonly 'begins-lives': { readonly count: string | number }
  readonly 'begins-gold': { readonly count: string | number }
  readonly 'begins-changed': { readonly by: string | number; readonly printed: string | number }
  readonly 'wins-even': object
  readonly 'wins-far-more': object
  readonly 'wins-more': object
  readonly 'wins-average': object
  readonly 'wins-less': object
  readonly 'wins-far-less': object
  readonly 'go-on': object
  readonly done: object
  readonly 'done-here': object
  readonly 'done-here.hint': object
  readonly 'some-card': object
  readonly 'last-talisman': object
  readonly 'play-character': { readonly character: string | number }
  readonly 'play-character.hint': {
    readonly place: string | number
    readonly start: string | number
    readonly wins: string | number
  }
  readonly 'play-character.short': { readonly place: string | number; readonly start: string | number }
  readonly 'roll-move': object
  readonly 'roll-move.hint': object
  readonly step: object
  readonly 'step.hint': object
  readonly go: { readonly how: string | number; readonly to: string | number }
  readonly 'nothing-happens-back': object
  readonly 'cross-bridge': object
  readonly 'cross-bridge.hint': { readonly odds: string | number }
  readonly 'enter-portal': object
  readonly 'enter-portal.hint': object
  readonly 'force-portal': object
  readonly 'force-portal.hint': { readonly odds: string | number }
  readonly 'pick-portal': object
  readonly 'pick-portal.hint': { readonly odds: string | number }
  readonly 'finish-business': object
  readonly 'finish-business.hint': object
  readonly regenerate: object
  readonly 'regenerate.hint': object
  readonly 'regenerate-move': object
  readonly 'regenerate-move.hint': object
  readonly 'hint-bridge': object
  readonly 'hint-hex': object
  readonly 'hint-here': { readonly things: string | number }
  readonly 'hint-toad': { readonly who: string | number }
  readonly 'hint-passage': {
    readonly chance: string | number
    readonly dice: string | number
    readonly score: string | number
    readonly stat: string | number
  }
  readonly 'rule-space': { readonly space: string | number }
  readonly 'rule-draw': { readonly cards: string | number }
  readonly 'rule-of-draw': { readonly space: string | number }
  readonly 'encounter-space': object
  readonly 'face-space': { readonly here: string | number; readonly space: string | number }
  readonly 'face-lying': object
  readonly 'draw-cards': { readonly cards: string | number }
  readonly 'draw-and-face': { readonly cards: string | number }
  readonly 'encounter-player': { readonly rival: string | number }
  readonly 'encounter-player.hint': {
    readonly craft: string | number
    readonly gold: string | number
    readonly lives: string | number
    readonly strength: string | number
  }
  readonly 'encounter-toad': { readonly rival: string | number }
  readonly 'encounter-toad.hint': {
    readonly craft: string | number
    readonly gold: string | number
    readonly lives: string | number
    readonly strength: string | number
  }
  readonly 'do-nothing-here': object
  readonly 'take-gold': { readonly gold: string | number }
  readonly hire: { readonly card: string | number; readonly price: string | number }
  readonly meet: { readonly card: string | number; readonly way: string | number }
  readonly attack: { readonly rival: string | number }
  readonly 'attack-with-craft': { readonly rival: string | number }
  readonly 'leave-it-at-that': object
  readonly 'use-ability': {
    readonly ability: string | number
    readonly name: string | number
    readonly rival: string | number
  }
  readonly 'hint-beguile': { readonly chance: string | number; readonly needs: string | number }
  readonly 'hint-steal': object
  readonly 'hint-lure': object
  readonly 'bare-hands': object
  readonly 'bare-hands.hint': object
  readonly 'use-weapons': { readonly weapons: string | number }
  readonly 'use-weapons.hint': { readonly bonus: string | number }
  readonly 'take-the-blow': object
  readonly 'take-the-blow.hint': object
  readonly 'try-card': { readonly card: string | number }
  readonly 'win-life': object
  readonly 'win-life.hint': object
  readonly 'take-1-gold': object
  readonly 'let-go': object
  readonly take: { readonly card: string | number }
  readonly 'take-nothing': object
  readonly 'take-nothing.hint': object
  readonly raise: object
  readonly 'raise.hint': object
  readonly 'keep-as-trophy': object
  readonly 'keep-as-trophy.hint': { readonly rate: string | number }
  readonly 'pass-hint': object
  readonly 'look-round': object
  readonly 'roll-to-be-free': object
  readonly 'on-to-move': object
  readonly 'let-dice-decide': object
  readonly 'let-dice-decide.hint': { readonly own: string | number; readonly theirs: string | number }
  readonly 'let-dice-decide-many': object
  readonly 'let-dice-decide-many.hint': { readonly own: string | number; readonly theirs: string | number }
  readonly strike: object
  readonly 'accept-loss': object
  readonly 'end-turn': object
  readonly 'stand-and-fight': object
  readonly 'meet-foe': { readonly foe: string | number }
  readonly 'let-try': { readonly rival: string | number }
  readonly 'let-w-start': { readonly rival: string | number }
  readonly 'let-w-land': { readonly rival: string | number }
  readonly 'let-w-attack': object
  readonly 'let-w-combat': object
  readonly 'let-w-loss': { readonly rival: string | number }
  readonly 'let-kill': object
  readonly 'let-w-cast': object
  readonly 'let-w-end': object
  readonly pass: object
  readonly 'pass-w-start': { readonly who: string | number }
  readonly 'pass-w-land': { readonly who: string | number }
  readonly 'pass-w-attack': object
  readonly 'pass-w-combat': object
  readonly 'pass-w-loss': object
  readonly 'pass-kill': object
  readonly 'pass-w-cast': object
  readonly 'pass-w-end': object
  readonly bribe: { readonly card: string | number; readonly gold: string | number }
  readonly 'bribe.hint': object
  readonly 'evade-all': object
  readonly 'evade-all.hint': object
  readonly evade: { readonly foe: string | number }
  readonly 'evade.hint': object
  readonly 'evade-plain': object
  readonly 'evade-plain.hint': object
  readonly charm: { readonly foe: string | number }
  readonly 'charm.hint': { readonly chance: string | number; readonly strength: string | number }
  readonly 'attack-foe': { readonly foe: string | number }
  readonly 'send-in': { readonly card: string | number }
  readonly 'send-in.hint': { readonly strength: string | number }
  readonly 'pay-fighter': { readonly card: string | number; readonly gold: string | number }
  readonly 'pay-fighter.hint': { readonly strength: string | number }
  readonly drink: { readonly card: string | number }
  readonly 'drink.hint': { readonly strength: string | number }
  readonly assassinate: object
  readonly 'assassinate.hint': object
  readonly 'destroy-foe': { readonly foe: string | number }
  readonly 'destroy-foe.hint': object
  readonly 'destroy-foe-with': { readonly foe: string | number }
  readonly 'destroy-foe-with.hint': { readonly card: string | number }
  readonly 'cast-spell': { readonly spell: string | number }
  readonly 'cast-on-self': { readonly spell: string | number }
  readonly 'cast-on-target': { readonly spell: string | number; readonly target: string | number }
  readonly 'cast-to-space': { readonly spell: string | number; readonly target: string | number }
  readonly 'cast-for-loot': {
    readonly loot: string | number
    readonly spell: string | number
    readonly target: string | number
  }
  readonly 'cast-at-card': {
    readonly card: string | number
    readonly place: string | number
    readonly spell: string | number
  }
  readonly 'leave-card': { readonly card: string | number }
  readonly 'leave-nothing': object
  readonly 'leave-nothing.hint': object
  readonly 'part-with': { readonly card: string | number }
  readonly 'sell-card': { readonly card: string | number }
  readonly 'turn-card': { readonly card: string | number }
  readonly 'alchemy-cast': object
  readonly 'alchemy-cast.hint': object
  readonly 'alchemy-keep': object
  readonly 'alchemy-keep.hint': object
  readonly 'put-away': { readonly card: string | number }
  readonly 'replace-card': { readonly card: string | number }
  readonly 'replace-nothing': object
  readonly 'replace-nothing.hint': object
  readonly 'discard-spell': { readonly spell: string | number }
  readonly 'discard-copy': { readonly copy: string | number; readonly spell: string | number }
  readonly peek: { readonly rival: string | number }
  readonly 'peek.hint': object
  readonly 'lose-lives': { readonly lives: string | number }
  readonly 'lose-lives.hint': { readonly have: string | number }
  readonly 'admit-defeat': object
  readonly 'admit-defeat.hint': object
  readonly 'admit-defeat.sure': object
  readonly 'keep-trophies': object
  readonly 'keep-trophies.hint': object
  readonly 'choose-trophies': { readonly stat: string | number }
  readonly 'choose-trophies.hint': object
  readonly 'trade-trophies': { readonly points: string | number; readonly stat: string | number }
  readonly 'trade-trophies.hint': { readonly cards: string | number }
  readonly 'trade-trophies.short': { readonly count: string | number }
  readonly 'keep-all-trophies': object
  readonly 'hand-in': { readonly card: string | number }
  readonly 'roll-again': object
  readonly 'roll-again.hint': object
  readonly 'keep-roll': object
  readonly 'give-him': { readonly card: string | number }
  readonly 'pay-in-lives': object
  readonly 'offer-deal': { readonly rival: string | number }
  readonly 'offer-deal.hint': object
  readonly 'propose-deal': object
  readonly 'cancel-deal': object
  readonly 'give-card': { readonly card: string | number }
  readonly 'give-gold': object
  readonly 'want-card': { readonly card: string | number }
  readonly 'want-gold': object
  readonly 'agree-deal': object
  readonly 'decline-deal': object
  readonly 'decline-deal.hint': object
  readonly 'stay-aligned': { readonly alignment: string | number }
  readonly 'become-aligned': { readonly alignment: string | number }
  readonly 'become-aligned.hint': object
  readonly 'draw-spells': object
  readonly 'draw-spells.hint': object
  readonly 'draw-no-spells': object
  readonly 'pay-toll': object
  readonly 'pay-toll.hint': { readonly gold: string | number }
  readonly 'lose-life': object
  readonly 'lose-life.hint': { readonly have: string | number }
  readonly 'lose-follower': object
  readonly 'lose-follower.hint': object
  readonly buy: { readonly item: string | number; readonly price: string | number }
  readonly pocket: { readonly item: string | number }
  readonly 'pocket.hint': { readonly gist: string | number }
  readonly 'pocket.short': object
  readonly 'roll-here': { readonly space: string | number }
  readonly 'roll-here-not': { readonly space: string | number }
  readonly 'hint-temple': { readonly harm: string | number }
  readonly 'hint-graveyard': {
    readonly heal: string | number
    readonly miss: string | number
    readonly spell: string | number
  }
  readonly 'skip-roll': object
  readonly 'skip-roll.hint': { readonly by: string | number }
  readonly 'skip-own-roll': object
  readonly 'skip-own-roll.hint': { readonly by: string | number }
  readonly 'roll-anyway': object
  readonly 'roll-anyway.hint': object
  readonly 'visit-none': object
  readonly 'visit-blacksmith': object
  readonly 'visit-blacksmith.hint': { readonly wares: string | number }
  readonly 'visit-mystic': object
  readonly 'visit-mystic.hint': {
    readonly craft: string | number
    readonly good: string | number
    readonly spell: string | number
  }
  readonly 'visit-alchemist': object
  readonly 'visit-alchemist.hint': object
  readonly 'visit-enchantress': object
  readonly 'visit-enchantress.hint': {
    readonly gain: string | number
    readonly lose: string | number
    readonly toad: string | number
  }
  readonly 'visit-pray': object
  readonly 'visit-pray.hint': { readonly life: string | number; readonly spell: string | number }
  readonly 'wares-priced': { readonly items: string | number; readonly price: string | number }
  readonly 'heal-free': { readonly lives: string | number }
  readonly 'heal-free.hint': object
  readonly 'heal-paid': { readonly gold: string | number; readonly lives: string | number }
  readonly 'trade-in': { readonly card: string | number; readonly gold: string | number }
  readonly 'trade-in.hint': object
  readonly 'add-one': object
  readonly 'add-nothing': object
  readonly 'wish-gain-spell': object
  readonly 'wish-gain-gold': object
  readonly 'wish-gain-strength': object
  readonly 'wish-gain-craft': object
  readonly 'wish-gain-life': object
  readonly 'wish-teleport-choice': object
  readonly 'wish-teleport-choice.hint': object
  readonly 'accept-quest': object
  readonly 'accept-quest.hint': object
  readonly 'decline-quest': object
  readonly 'pay-warlock': { readonly gold: string | number }
  readonly 'pay-warlock.hint': object
  readonly 'pay-later': object
  readonly 'hand-over': { readonly card: string | number }
  readonly 'toad-of': { readonly who: string | number }
  readonly 'strength-not-spared': { readonly who: string | number }
  readonly 'craft-not-spared': { readonly who: string | number }
  readonly 'strength-now': { readonly now: string | number; readonly who: string | number }
  readonly 'craft-now': { readonly now: string | number; readonly who: string | number }
  readonly 'lives-now': { readonly now: string | number; readonly who: string | number }
  readonly 'gold-now': { readonly now: string | number; readonly who: string | number }
  readonly 'strength-gained': {
    readonly change: string | number
    readonly now: string | number
    readonly who: string | number
  }
  readonly 'craft-gained': {
    readonly change: string | number
    readonly now: string | number
    readonly who: string | number
  }
  readonly 'lives-gained': {
    readonly change: string | number
    readonly now: string | number
    readonly who: string | number
  }
  readonly 'gold-gained': {
    readonly change: string | number
    readonly now: string | number
    readonly who: string | number
  }
  readonly 'strength-lost': {
    readonly change: string | number
    readonly now: string | number
    readonly who: string | number
  }
  readonly 'craft-lost': {
    readonly change: string | number
    readonly now: string | number
    readonly who: string | number
  }
  readonly 'lives-lost': {
    readonly change: string | number
    readonly now: string | number
    readonly who: string | number
  }
  readonly 'gold-lost': {
    readonly change: string | number
    readonly now: string | number
    readonly who: string | number
  }
  readonly 'toll-desert': { readonly now: string | number; readonly who: string | number }
  readonly 'toll-black-knight': { readonly now: string | number; readonly who: string | number }
  readonly 'toll-graveyard': { readonly now: string | number; readonly who: string | number }
  readonly 'toll-chapel': { readonly now: string | number; readonly who: string | number }
  readonly 'life-saved': { readonly who: string | number }
  readonly died: {
    readonly cause: string | number
    readonly character: string | number
    readonly told: string | number
  }
  readonly 'luck-spent': {
    readonly again: string | number
    readonly dice: string | number
    readonly left: string | number
    readonly who: string | number
  }
  readonly misses: { readonly cause: string | number; readonly turns: string | number; readonly who: string | number }
  readonly toad: { readonly cause: string | number; readonly who: string | number }
  readonly 'toad-over': { readonly told: string | number; readonly who: string | number }
  readonly 'alignment-good': object
  readonly 'alignment-neutral': object
  readonly 'alignment-evil': object
  readonly 'aligned-good': { readonly who: string | number }
  readonly 'aligned-neutral': { readonly who: string | number }
  readonly 'aligned-evil': { readonly who: string | number }
  readonly 'align-refused': { readonly alignment: string | number; readonly who: string | number }
  readonly taken: { readonly card: string | number; readonly who: string | number }
  readonly 'gold-taken': { readonly gold: string | number; readonly who: string | number }
  readonly given: { readonly card: string | number; readonly rival: string | number; readonly who: string | number }
  readonly 'gold-given': {
    readonly gold: string | number
    readonly rival: string | number
    readonly who: string | number
  }
  readonly received: { readonly card: string | number; readonly who: string | number }
  readonly dropped: { readonly card: string | number; readonly place: string | number; readonly who: string | number }
  readonly 'dropped-limit': {
    readonly card: string | number
    readonly place: string | number
    readonly who: string | number
  }
  readonly drunk: { readonly card: string | number; readonly who: string | number }
  readonly lost: { readonly card: string | number; readonly cause: string | number; readonly who: string | number }
  readonly 'used-up': { readonly card: string | number }
  readonly 'deal-offered': {
    readonly gets: string | number
    readonly gives: string | number
    readonly rival: string | number
    readonly who: string | number
  }
  readonly 'deal-agreed': { readonly who: string | number }
  readonly 'deal-declined': { readonly who: string | number }
  readonly 'traded-spirits': {
    readonly cards: string | number
    readonly craft: string | number
    readonly who: string | number
  }
  readonly 'traded-trophies': {
    readonly cards: string | number
    readonly strength: string | number
    readonly who: string | number
  }
  readonly 'attacked-combat': {
    readonly count: string | number
    readonly foes: string | number
    readonly who: string | number
  }
  readonly 'attacked-psychic': {
    readonly count: string | number
    readonly foes: string | number
    readonly who: string | number
  }
  readonly 'duel-combat': { readonly rival: string | number; readonly who: string | number }
  readonly 'duel-psychic': { readonly rival: string | number; readonly who: string | number }
  readonly 'tried-thief-steal': { readonly rival: string | number; readonly who: string | number }
  readonly 'tried-sorceress-beguile': { readonly rival: string | number; readonly who: string | number }
  readonly 'tried-sorceress-lure': { readonly rival: string | number; readonly who: string | number }
  readonly 'tried-minstrel-serenade': { readonly rival: string | number; readonly who: string | number }
  readonly 'tried-ability': {
    readonly ability: string | number
    readonly rival: string | number
    readonly who: string | number
  }
  readonly evaded: { readonly other: string | number; readonly who: string | number }
  readonly bribed: { readonly card: string | number; readonly gold: string | number; readonly who: string | number }
  readonly 'fought-combat': {
    readonly other: string | number
    readonly ours: string | number
    readonly outcome: string | number
    readonly theirs: string | number
    readonly who: string | number
  }
  readonly 'fought-psychic': {
    readonly other: string | number
    readonly ours: string | number
    readonly outcome: string | number
    readonly theirs: string | number
    readonly who: string | number
  }
  readonly 'fight-won': { readonly way: string | number; readonly winner: string | number }
  readonly 'fight-lost': { readonly way: string | number; readonly who: string | number }
  readonly 'fight-tied': { readonly way: string | number }
  readonly 'killed-guardian': { readonly foe: string | number }
  readonly killed: { readonly count: string | number; readonly foes: string | number }
  readonly 'killed-for-trophies': {
    readonly count: string | number
    readonly foes: string | number
    readonly kept: string | number
    readonly who: string | number
  }
  readonly protected: {
    readonly card: string | number
    readonly die: string | number
    readonly told: string | number
    readonly who: string | number
  }
  readonly 'not-protected': {
    readonly card: string | number
    readonly die: string | number
    readonly told: string | number
    readonly who: string | number
  }
  readonly 'spoils-nothing': {
    readonly rival: string | number
    readonly told: string | number
    readonly who: string | number
  }
  readonly 'spoils-life': { readonly rival: string | number; readonly who: string | number }
  readonly 'spirit-destroyed': {
    readonly foe: string | number
    readonly told: string | number
    readonly who: string | number
  }
  readonly 'spirit-destroyed-with': {
    readonly card: string | number
    readonly foe: string | number
    readonly told: string | number
    readonly who: string | number
  }
  readonly assassinates: { readonly told: string | number; readonly who: string | number }
  readonly boosted: {
    readonly cause: string | number
    readonly strength: string | number
    readonly who: string | number
  }
  readonly 'raised-spent': {
    readonly card: string | number
    readonly strength: string | number
    readonly who: string | number
  }
  readonly bought: { readonly item: string | number; readonly price: string | number; readonly who: string | number }
  readonly 'bought-for-nothing': {
    readonly item: string | number
    readonly shop: string | number
    readonly who: string | number
  }
  readonly sold: {
    readonly card: string | number
    readonly cause: string | number
    readonly gold: string | number
    readonly who: string | number
  }
  readonly visited: { readonly place: string | number; readonly who: string | number }
  readonly 'visited-village-healer': { readonly who: string | number }
  readonly 'visited-city-doctor': { readonly who: string | number }
  readonly 'visited-city-alchemist': { readonly who: string | number }
  readonly 'visited-castle-doctor': { readonly who: string | number }
  readonly 'visited-chapel-heal-free': { readonly who: string | number }
  readonly 'visited-chapel-heal-paid': { readonly who: string | number }
  readonly wished: { readonly card: string | number; readonly who: string | number; readonly wish: string | number }
  readonly 'quest-taken': {
    readonly quest: string | number
    readonly text: string | number
    readonly who: string | number
  }
  readonly 'quest-paid': { readonly quest: string | number; readonly who: string | number }
  readonly 'quest-done': { readonly quest: string | number; readonly who: string | number }
  readonly enslaved: { readonly who: string | number }
  readonly 'blizzard-began': object
  readonly raided: { readonly gold: string | number; readonly place: string | number; readonly who: string | number }
  readonly 'raided-nothing': { readonly who: string | number }
  readonly appeared: { readonly card: string | number; readonly place: string | number }
  readonly 'cursed-hag': { readonly who: string | number }
  readonly 'cursed-poltergeist': { readonly who: string | number }
  readonly unmoved: { readonly cause: string | number; readonly who: string | number }
  readonly 'left-in-stock': { readonly card: string | number; readonly left: string | number }
  readonly 'chasm-falls': { readonly roll: string | number; readonly who: string | number }
  readonly 'chasm-safe': { readonly roll: string | number; readonly who: string | number }
  readonly 'chasm-follower-falls': {
    readonly card: string | number
    readonly roll: string | number
    readonly who: string | number
  }
  readonly 'chasm-follower-safe': {
    readonly card: string | number
    readonly roll: string | number
    readonly who: string | number
  }
  readonly 'spells-drawn': { readonly number: string | number; readonly who: string | number }
  readonly 'spell-seen': { readonly gist: string | number; readonly spell: string | number }
  readonly 'spells-discarded': { readonly spells: string | number; readonly who: string | number }
  readonly 'spells-left-behind': { readonly spells: string | number; readonly who: string | number }
  readonly 'spell-name': { readonly spell: string | number }
  readonly cast: { readonly spell: string | number; readonly who: string | number }
  readonly 'cast-on': {
    readonly spell: string | number
    readonly target: string | number
    readonly who: string | number
  }
  readonly 'cast-for': {
    readonly loot: string | number
    readonly spell: string | number
    readonly target: string | number
    readonly who: string | number
  }
  readonly 'cast-to': {
    readonly spell: string | number
    readonly target: string | number
    readonly who: string | number
  }
  readonly 'spell-countered': { readonly spell: string | number }
  readonly 'command-countered': object
  readonly 'spell-lost': { readonly spell: string | number }
  readonly 'hex-laid': { readonly space: string | number }
  readonly 'magic-destroyed': { readonly who: string | number }
  readonly 'time-warped': { readonly turns: string | number; readonly who: string | number }
  readonly immobilised: { readonly who: string | number }
  readonly invisible: { readonly who: string | number }
  readonly 'preserved-player': { readonly who: string | number }
  readonly preserved: { readonly foe: string | number }
  readonly blasted: { readonly strength: string | number; readonly who: string | number }
  readonly divined: { readonly cards: string | number }
  readonly 'hand-seen': { readonly rival: string | number; readonly spells: string | number }
  readonly 'hand-seen-empty': { readonly rival: string | number }
  readonly charmed: {
    readonly above: string | number
    readonly card: string | number
    readonly roll: string | number
    readonly who: string | number
  }
  readonly 'not-charmed': {
    readonly above: string | number
    readonly card: string | number
    readonly roll: string | number
    readonly told: string | number
    readonly who: string | number
  }
  readonly raised: { readonly card: string | number; readonly who: string | number }
  readonly beguiled: {
    readonly needs: string | number
    readonly rival: string | number
    readonly roll: string | number
    readonly told: string | number
    readonly who: string | number
  }
  readonly 'not-beguiled': {
    readonly needs: string | number
    readonly rival: string | number
    readonly roll: string | number
    readonly who: string | number
  }
  readonly regenerated: { readonly who: string | number }
  readonly foreseen: {
    readonly card: string | number
    readonly cause: string | number
    readonly drawn: string | number
    readonly who: string | number
  }
  readonly 'foreseen-nothing': { readonly card: string | number; readonly who: string | number }
  readonly 'still-inside': {
    readonly from: string | number
    readonly roll: string | number
    readonly told: string | number
    readonly who: string | number
  }
  readonly 'came-out': {
    readonly from: string | number
    readonly roll: string | number
    readonly to: string | number
    readonly who: string | number
  }
  readonly 'vampire-demands': { readonly lives: string | number; readonly who: string | number }
  readonly 'werewolf-comes': { readonly strength: string | number; readonly who: string | number }
  readonly 'pitfiends-come': { readonly left: string | number; readonly who: string | number }
  readonly 'pitfiends-left': { readonly left: string | number }
  readonly 'diced-won': {
    readonly death: string | number
    readonly own: string | number
    readonly told: string | number
    readonly who: string | number
  }
  readonly 'diced-lost': {
    readonly death: string | number
    readonly own: string | number
    readonly told: string | number
    readonly who: string | number
  }
  readonly 'diced-stand-off': {
    readonly death: string | number
    readonly own: string | number
    readonly told: string | number
    readonly who: string | number
  }
  readonly moved: { readonly to: string | number; readonly who: string | number }
  readonly 'moved-rolled': {
    readonly die: string | number
    readonly to: string | number
    readonly who: string | number
  }
  readonly 'moved-slowly': {
    readonly to: string | number
    readonly told: string | number
    readonly who: string | number
  }
  readonly 'moved-raft': { readonly to: string | number; readonly who: string | number }
  readonly 'moved-build': { readonly to: string | number; readonly who: string | number }
  readonly 'moved-ferry': { readonly to: string | number; readonly who: string | number }
  readonly 'moved-wizard': { readonly to: string | number; readonly who: string | number }
  readonly 'moved-ability': { readonly to: string | number; readonly who: string | number }
  readonly 'moved-inner': { readonly to: string | number; readonly who: string | number }
  readonly 'moved-on': { readonly to: string | number; readonly who: string | number }
  readonly 'moved-retreat': { readonly to: string | number; readonly who: string | number }
  readonly 'moved-portal': { readonly to: string | number; readonly who: string | number }
  readonly 'valley-entered': { readonly who: string | number }
  readonly placed: { readonly place: string | number; readonly who: string | number }
  readonly stayed: { readonly place: string | number; readonly who: string | number }
  readonly 'stayed-put': { readonly who: string | number }
  readonly 'bridge-crossed-in': { readonly to: string | number; readonly who: string | number }
  readonly 'bridge-crossed-out': { readonly who: string | number }
  readonly 'raft-sunk': { readonly who: string | number }
  readonly 'tavern-declined': { readonly who: string | number }
  readonly 'portal-strength-opens': {
    readonly against: string | number
    readonly roll: string | number
    readonly who: string | number
  }
  readonly 'portal-strength-shut': {
    readonly against: string | number
    readonly roll: string | number
    readonly who: string | number
  }
  readonly 'portal-craft-opens': {
    readonly against: string | number
    readonly roll: string | number
    readonly who: string | number
  }
  readonly 'portal-craft-shut': {
    readonly against: string | number
    readonly roll: string | number
    readonly who: string | number
  }
  readonly 'portal-passed': { readonly who: string | number }
  readonly freed: { readonly die: string | number; readonly who: string | number }
  readonly 'not-freed': { readonly die: string | number; readonly told: string | number; readonly who: string | number }
  readonly 'hex-spared': { readonly space: string | number; readonly who: string | number }
  readonly 'hex-struck': { readonly place: string | number; readonly who: string | number }
  readonly 'drew-nothing': { readonly who: string | number }
  readonly drew: { readonly cards: string | number; readonly who: string | number }
  readonly 'drew-strength': {
    readonly card: string | number
    readonly strength: string | number
    readonly who: string | number
  }
  readonly 'drew-craft': {
    readonly card: string | number
    readonly craft: string | number
    readonly who: string | number
  }
  readonly 'drew-useful': {
    readonly bonuses: string | number
    readonly card: string | number
    readonly who: string | number
  }
  readonly 'bonus-strength': { readonly bonus: string | number }
  readonly 'bonus-craft': { readonly bonus: string | number }
  readonly 'bonus-combat': { readonly bonus: string | number }
  readonly event: { readonly card: string | number }
  readonly met: { readonly card: string | number; readonly who: string | number }
  readonly 'first-roll': { readonly roll: string | number; readonly who: string | number }
  readonly 'first-roll-again': { readonly roll: string | number; readonly who: string | number }
  readonly 'first-player': { readonly who: string | number }
  readonly entered: {
    readonly character: string | number
    readonly from: string | number
    readonly who: string | number
  }
  readonly 'entered-with': {
    readonly abilities: string | number
    readonly character: string | number
    readonly from: string | number
    readonly who: string | number
  }
  readonly 'entered-again': {
    readonly character: string | number
    readonly place: string | number
    readonly told: string | number
    readonly who: string | number
  }
  readonly handicap: { readonly character: string | number; readonly handicap: string | number }
  readonly 'turn-began': { readonly round: string | number; readonly who: string | number }
  readonly 'turn-missed': { readonly told: string | number; readonly who: string | number }
  readonly 'turn-missed-more': {
    readonly left: string | number
    readonly way: string | number
    readonly who: string | number
  }
  readonly 'turn-extra': { readonly left: string | number; readonly who: string | number }
  readonly 'turn-extra-last': { readonly who: string | number }
  readonly 'roll-skipped': { readonly space: string | number; readonly who: string | number }
  readonly 'nothing-happens': { readonly cause: string | number; readonly who: string | number }
  readonly 'player-left': { readonly who: string | number }
  readonly 'player-left-ambitions': { readonly who: string | number }
  readonly 'player-out': { readonly told: string | number; readonly who: string | number }
  readonly 'talismans-freed': { readonly count: string | number }
  readonly 'blizzard-over': object
  readonly 'hex-over': { readonly space: string | number }
  readonly 'magic-returns': object
  readonly 'pile-shuffled-spells': object
  readonly 'pile-shuffled-adventure': object
  readonly 'read-city-enchantress': {
    readonly roll: string | number
    readonly row: string | number
    readonly who: string | number
  }
  readonly 'read-city-enchantress.row': { readonly total: string | number }
  readonly 'read-village-mystic': {
    readonly roll: string | number
    readonly row: string | number
    readonly who: string | number
  }
  readonly 'read-village-mystic.row': { readonly told: string | number; readonly total: string | number }
  readonly 'read-graveyard-invoke': {
    readonly roll: string | number
    readonly row: string | number
    readonly who: string | number
  }
  readonly 'read-graveyard-invoke.row': { readonly total: string | number }
  readonly 'read-chapel-pray': {
    readonly roll: string | number
    readonly row: string | number
    readonly who: string | number
  }
  readonly 'read-chapel-pray.row': { readonly told: string | number; readonly total: string | number }
  readonly 'read-crags': {
    readonly roll: string | number
    readonly row: string | number
    readonly who: string | number
  }
  readonly 'read-crags.row': { readonly told: string | number; readonly total: string | number }
  readonly 'read-forest': {
    readonly roll: string | number
    readonly row: string | number
    readonly who: string | number
  }
  readonly 'read-forest.row': { readonly told: string | number; readonly total: string | number }
  readonly 'read-tavern': {
    readonly roll: string | number
    readonly row: string | number
    readonly who: string | number
  }
  readonly 'read-tavern.row': { readonly total: string | number }
  readonly 'read-temple': {
    readonly roll: string | number
    readonly row: string | number
    readonly who: string | number
  }
  readonly 'read-temple.row': { readonly total: string | number }
  readonly 'read-cave': { readonly roll: string | number; readonly row: string | number; readonly who: string | number }
  readonly 'read-cave.row': { readonly total: string | number }
  readonly 'read-shrine': {
    readonly roll: string | number
    readonly row: string | number
    readonly who: string | number
  }
  readonly 'read-shrine.row': { readonly told: string | number; readonly total: string | number }
  readonly 'read-witch': {
    readonly roll: string | number
    readonly row: string | number
    readonly who: string | number
  }
  readonly 'read-witch.row': { readonly total: string | number }
  readonly 'read-random-spell': {
    readonly roll: string | number
    readonly row: string | number
    readonly who: string | number
  }
  readonly 'read-random-spell.row': { readonly total: string | number }
  readonly 'read-quests': { readonly roll: string | number; readonly who: string | number }
  readonly 'read-vampires-tower': { readonly roll: string | number; readonly who: string | number }
  readonly 'read-imp': { readonly roll: string | number; readonly who: string | number }
  readonly 'read-ghost': { readonly roll: string | number; readonly who: string | number }
  readonly 'read-hermit': { readonly roll: string | number; readonly who: string | number }
  readonly 'read-magic-portal': { readonly roll: string | number; readonly who: string | number }
  readonly 'crown-reached': { readonly who: string | number }
  readonly 'crown-reached-first': { readonly who: string | number }
  readonly 'command-cast': { readonly outcome: string | number; readonly who: string | number }
  readonly 'command-rolled': {
    readonly outcome: string | number
    readonly roll: string | number
    readonly who: string | number
  }
  readonly 'command-works': { readonly lives: string | number }
  readonly 'command-fizzles': { readonly told: string | number }
  readonly 'command-idle': { readonly who: string | number }
  readonly 'command-idle-toad': { readonly who: string | number }
  readonly 'defeat-admitted': { readonly told: string | number; readonly who: string | number }
  readonly scored: { readonly points: string | number; readonly who: string | number }
  readonly 'over-crown': { readonly who: string | number }
  readonly 'over-last': { readonly who: string | number }
  readonly 'over-nobody': object
  readonly 'over-limit': { readonly count: string | number; readonly who: string | number }
  readonly 'face-drew': { readonly card: string | number; readonly who: string | number }
  readonly 'face-met': { readonly card: string | number; readonly who: string | number }
  readonly 'face-bought': { readonly card: string | number; readonly who: string | number }
  readonly 'face-cast': { readonly spell: string | number; readonly who: string | number }
  readonly 'face-took': { readonly card: string | number; readonly who: string | number }
  readonly 'fight-even': { readonly rival: string | number; readonly who: string | number }
  readonly 'fight-beaten': { readonly rival: string | number; readonly who: string | number }
  readonly 'fight-beaten-by': {
    readonly count: string | number
    readonly foes: string | number
    readonly who: string | number
  }
  readonly 'fight-by-strength': object
  readonly 'fight-by-craft': object
  readonly 'fight-strength': object
  readonly 'fight-craft': object
  readonly 'side-dead': object
  readonly 'side-lives': {
    readonly change: string | number
    readonly count: string | number
    readonly left: string | number
  }
  readonly 'side-stands': object
  readonly 'side-wins': object
  readonly 'side-beaten': object
  readonly 'side-trophy': object
  readonly 'side-slain': object
  readonly death: { readonly character: string | number }
  readonly 'death-where': { readonly place: string | number }
  readonly 'death-where-and-when': { readonly place: string | number; readonly round: string | number }
  readonly 'death-by': { readonly cause: string | number }
  readonly 'death-figures': { readonly craft: string | number; readonly strength: string | number }
  readonly 'death-leaves': { readonly goods: string | number }
  readonly 'death-leaves-nothing': object
  readonly 'death-trophies': { readonly count: string | number }
  readonly 'death-objects': { readonly count: string | number }
  readonly 'death-followers': { readonly count: string | number }
  readonly robbery: { readonly rival: string | number; readonly who: string | number }
  readonly 'robbery-card': { readonly card: string | number }
  readonly 'robbery-gold': { readonly gold: string | number }
  readonly crown: { readonly who: string | number }
  readonly 'crown-first': object
  readonly blow: { readonly who: string | number }
  readonly 'blow-strikes': object
  readonly 'blow-misses': object
  readonly 'blow-fizzles': object
  readonly victory: { readonly count: string | number; readonly who: string | number }
  readonly 'victory-crown': object
  readonly 'victory-last': object
  readonly 'victory-limit': object
  readonly 'part-region': { readonly points: string | number }
  readonly 'part-talisman': { readonly points: string | number }
  readonly 'part-strength': { readonly points: string | number }
  readonly 'part-craft': { readonly points: string | number }
  readonly 'part-lives': { readonly points: string | number }
  readonly 'part-gold': { readonly points: string | number }
  readonly 'part-other': { readonly part: string | number; readonly points: string | number }
  readonly 'decided-by-crown': { readonly round: string | number; readonly who: string | number }
  readonly 'decided-by-death': {
    readonly cause: string | number
    readonly place: string | number
    readonly rival: string | number
    readonly round: string | number
    readonly who: string | number
  }
  readonly 'decided-by-leaving': {
    readonly rival: string | number
    readonly round: string | number
    readonly who: string | number
  }
  readonly 'decided-together': { readonly who: string | number }
  readonly 'decided-by-region': {
    readonly points: string | number
    readonly rival: string | number
    readonly who: string | number
  }
  readonly 'decided-by-talisman': {
    readonly points: string | number
    readonly rival: string | number
    readonly who: string | number
  }
  readonly 'decided-by-strength': {
    readonly points: string | number
    readonly rival: string | number
    readonly who: string | number
  }
  readonly 'decided-by-craft': {
    readonly points: string | number
    readonly rival: string | number
    readonly who: string | number
  }
  readonly 'decided-by-lives': {
    readonly points: string | number
    readonly rival: string | number
    readonly who: string | number
  }
  readonly 'decided-by-gold': {
    readonly points: string | number
    readonly rival: string | number
    readonly who: string | number
  }
  readonly 'decided-by-points': {
    readonly points: string | number
    readonly rival: string | number
    readonly who: string | number
  }
  readonly 'gist-acquisition': object
  readonly 'gist-acquisition.when': object
  readonly 'gist-alchemy': object
  readonly 'gist-alchemy.when': object
  readonly 'gist-counterspell': object
  readonly 'gist-counterspell.when': object
  readonly 'gist-destroy-magic': object
  readonly 'gist-destroy-magic.when': object
  readonly 'gist-destruction': object
  readonly 'gist-destruction.when': object
  readonly 'gist-divination': object
  readonly 'gist-divination.when': object
  readonly 'gist-healing': object
  readonly 'gist-healing.when': object
  readonly 'gist-hex': object
  readonly 'gist-hex.when': object
  readonly 'gist-immobility': object
  readonly 'gist-immobility.when': object
  readonly 'gist-invisibility': object
  readonly 'gist-invisibility.when': object
  readonly 'gist-mesmerism': object
  readonly 'gist-mesmerism.when': object
  readonly 'gist-nullify': object
  readonly 'gist-nullify.when': object
  readonly 'gist-preservation': object
  readonly 'gist-preservation.when': object
  readonly 'gist-psionic-blast': object
  readonly 'gist-psionic-blast.when': object
  readonly 'gist-random': object
  readonly 'gist-random.when': object
  readonly 'gist-teleport': object
  readonly 'gist-teleport.when': object
  readonly 'gist-temporal-warp': object
  readonly 'gist-temporal-warp.when': object
  readonly 'gist-hint': { readonly gist: string | number }
  readonly 'figure-strength': { readonly figure: string | number }
  readonly 'figure-craft': { readonly figure: string | number }
  readonly 'bonus-dragons': { readonly bonus: string | number }
  readonly 'bonuses-hint': { readonly bonuses: string | number }
  readonly 'bonuses-not-for': { readonly alignments: string | number; readonly bonuses: string | number }
  readonly saves: { readonly dice: string | number }
  readonly 'saves.hint': { readonly dice: string | number }
  readonly 'dice-from-to': { readonly first: string | number; readonly last: string | number }
  readonly 'mule-plus-four': object
  readonly 'use-mule-unlimited': object
  readonly 'use-mule-plus-four': object
  readonly 'use-hag': object
  readonly 'use-poltergeist': object
  readonly 'use-enchanter': object
  readonly 'use-fairy': object
  readonly 'use-healer': object
  readonly 'use-hermit': object
  readonly 'use-mage': object
  readonly 'use-phantom': object
  readonly 'use-sorcerer': object
  readonly 'use-witch': object
  readonly 'use-alchemist': object
  readonly 'use-gnome': object
  readonly 'use-guide': object
  readonly 'use-mercenary': object
  readonly 'use-pixie': object
  readonly 'use-prince': object
  readonly 'use-princess': object
  readonly 'use-amulet': object
  readonly 'use-cross': object
  readonly 'use-orb-of-knowledge': object
  readonly 'use-potion-of-strength': object
  readonly 'use-talisman': object
  readonly 'use-wand': object
  readonly 'use-water-bottle': object
  readonly 'use-raft': object
  readonly 'use-bag-of-gold': object
  readonly 'use-two-bags-of-gold': object
  readonly 'use-cave': object
  readonly 'use-fountain-of-wisdom': object
  readonly 'use-magic-portal': object
  readonly 'use-magic-stream': object
  readonly 'use-market': object
  readonly 'use-marsh': object
  readonly 'use-maze': object
  readonly 'use-pool-of-life': object
  readonly 'use-shrine': object
  readonly 'crown-instant': object
  readonly 'crown-contest': object
  readonly 'crown-always': object
  readonly odds: { readonly lose: string | number; readonly win: string | number }
  readonly 'odds-scores': {
    readonly fight: string | number
    readonly own: string | number
    readonly theirs: string | number
  }
  readonly 'odds-scores-yours': {
    readonly fight: string | number
    readonly own: string | number
    readonly theirs: string | number
  }
  readonly 'odds-against': { readonly odds: string | number; readonly scores: string | number }
  readonly 'odds-duel': {
    readonly fight: string | number
    readonly odds: string | number
    readonly own: string | number
    readonly theirs: string | number
  }
  readonly 'odds-at-most': {
    readonly chance: string | number
    readonly dice: string | number
    readonly most: string | number
  }
  readonly score: {
    readonly counted: string | number
    readonly total: string | number
    readonly value: string | number
  }
  readonly 'score-best-of': {
    readonly counted: string | number
    readonly dice: string | number
    readonly total: string | number
    readonly value: string | number
  }
  readonly 'score-sure': { readonly total: string | number }
  readonly 'game-title': object
  readonly 'game-blurb': object
  readonly 'private-cast': object
  readonly 'help-goal': object
  readonly 'help-goal.text': object
  readonly 'help-turn': object
  readonly 'help-turn.text': object
  readonly 'help-rings': object
  readonly 'help-rings.text': object
  readonly 'help-numbers': object
  readonly 'help-numbers.text': object
  readonly 'help-cards': object
  readonly 'help-cards.text': object
  readonly 'help-fights': object
  readonly 'help-fights.text': object
  readonly 'help-others': object
  readonly 'help-others.text': object
  readonly 'help-things': object
  readonly 'help-things.text': object
  readonly 'help-spells': object
  readonly 'help-spells.text': object
  readonly 'help-windows': object
  readonly 'help-windows.text': object
  readonly 'help-orders': object
  readonly 'help-orders.text': object
  readonly 'help-talisman': object
  readonly 'help-talisman.text': object
  readonly 'help-inner': object
  readonly 'help-inner.text': object
  readonly 'help-toads': object
  readonly 'help-toads.text': object
  readonly 'help-house-rules': object
  readonly 'help-house-rules.text': object
  readonly 'help-commands': object
  readonly 'help-commands.text': object
  readonly 'beginner-move': object
  readonly 'beginner-window': object
  readonly 'beginner-fight': object
  readonly 'beginner-encounter': object
  readonly 'beginner-space': object
  readonly 'beginner-trade': object
  readonly 'preset-standard': object
  readonly 'preset-standard.line': object
  readonly 'preset-short': object
  readonly 'preset-short.line': object
  readonly 'preset-sprint': object
  readonly 'preset-sprint.line': object
  readonly 'preset-async': object
  readonly 'preset-async.line': object
  readonly 'preset-full': object
  readonly 'preset-full.line': object
  readonly 'preset-balanced': object
  readonly 'preset-balanced.line': object
  readonly 'option-character-selection': object
  readonly 'option-character-selection.line': object
  readonly 'option-character-selection.random': object
  readonly 'option-character-selection.choose': object
  readonly 'option-character-selection.pick-of-three': object
  readonly 'option-first-player': object
  readonly 'option-first-player.line': object
  readonly 'option-first-player.dice': object
  readonly 'option-first-player.host': object
  readonly 'option-first-player.random': object
  readonly 'option-crown-victory': object
  readonly 'option-crown-victory.line': object
  readonly 'option-crown-victory.command': object
  readonly 'option-crown-victory.instant': object
  readonly 'option-crown-victory.contest': object
  readonly 'option-round-limit': object
  readonly 'option-round-limit.line': object
  readonly 'option-round-limit.value': { readonly count: string | number }
  readonly 'option-turn-budget': object
  readonly 'option-turn-budget.line': object
  readonly 'option-turn-budget.value': { readonly count: string | number }
  readonly 'option-replacements': object
  readonly 'option-replacements.line': object
  readonly 'option-replacements.until-crown': object
  readonly 'option-replacements.never': object
  readonly 'option-replacements.always': object
  readonly 'option-head-start': object
  readonly 'option-head-start.line': object
  readonly 'option-head-start.value': { readonly count: string | number }
  readonly 'option-start-gold': object
  readonly 'option-start-gold.line': object
  readonly 'option-start-gold.value': { readonly count: string | number }
  readonly 'option-handicaps': object
  readonly 'option-handicaps.line': object
  readonly 'option-start-talisman': object
  readonly 'option-start-talisman.line': object
  readonly 'option-luck-tokens': object
  readonly 'option-luck-tokens.line': object
  readonly 'option-luck-tokens.value': { readonly count: string | number }
  readonly 'option-trophy-rate': object
  readonly 'option-trophy-rate.line': object
  readonly 'option-trophy-rate.value': { readonly count: string | number }
  readonly 'option-spirit-trophies': object
  readonly 'option-spirit-trophies.line': object
  readonly 'option-mule-capacity': object
  readonly 'option-mule-capacity.line': object
  readonly 'option-mule-capacity.unlimited': object
  readonly 'option-mule-capacity.plus-four': object
  readonly 'option-protection-rolls': object
  readonly 'option-protection-rolls.line': object
  readonly 'option-protection-rolls.one': object
  readonly 'option-protection-rolls.all': object
  readonly 'option-spell-limit-per-turn': object
  readonly 'option-spell-limit-per-turn.line': object
  readonly 'option-spell-limit-per-turn.none': object
  readonly 'option-spell-limit-per-turn.hand': object
  readonly 'option-dead-gear': object
  readonly 'option-dead-gear.line': object
  readonly 'option-dead-gear.space': object
  readonly 'option-dead-gear.killer': object
  readonly 'option-ban-last-life': object
  readonly 'option-ban-last-life.line': object
  readonly 'option-trading': object
  readonly 'option-trading.line': object
  readonly 'option-command-always': object
  readonly 'option-command-always.line': object
  readonly 'option-command-growth': object
  readonly 'option-command-growth.line': object
  readonly 'option-command-growth.value': { readonly count: string | number }
  readonly 'option-inner-gate': object
  readonly 'option-inner-gate.line': object
  readonly 'option-inner-gate.roll': object
  readonly 'option-inner-gate.open': object
  readonly 'option-reaction-timer': object
  readonly 'option-reaction-timer.line': object
  readonly 'option-turn-timer': object
  readonly 'option-turn-timer.line': object
  readonly 'time-as-paced': object
  readonly 'time-of': { readonly seconds: string | number }
  readonly 'clash-always-ends': object
  readonly board: object
  readonly 'board-about': object
  readonly 'board-ways': object
  readonly 'board-distances': object
  readonly 'board-where-you-are': object
  readonly 'board-you-are': { readonly place: string | number }
  readonly 'board-who-is-where': object
  readonly 'board-nobody': object
  readonly 'board-person': { readonly person: string | number; readonly place: string | number }
  readonly 'board-outer': { readonly count: string | number }
  readonly 'board-middle': { readonly count: string | number }
  readonly 'board-inner': { readonly count: string | number }
  readonly 'board-out-of-reach': object
  readonly 'board-space': { readonly space: string | number }
  readonly 'board-space-far': { readonly far: string | number; readonly space: string | number }
  readonly draws: { readonly count: string | number }
  readonly 'people-there': { readonly count: string | number; readonly who: string | number }
  readonly 'people-here': { readonly count: string | number; readonly who: string | number }
  readonly 'things-there': { readonly things: string | number }
  readonly 'things-here': { readonly things: string | number }
  readonly 'look-about': { readonly region: string | number }
  readonly 'look-bonus': { readonly bonus: string | number }
  readonly 'look-no-magic': object
  readonly 'look-way': object
  readonly 'look-people': object
  readonly 'look-nobody': object
  readonly 'look-things': object
  readonly 'look-nothing': object
  readonly 'look-card': { readonly card: string | number; readonly text: string | number }
  readonly 'look-card-left': {
    readonly card: string | number
    readonly left: string | number
    readonly text: string | number
  }
  readonly 'look-links': object
  readonly sentence: { readonly clause: string | number }
  readonly link: { readonly by: string | number; readonly to: string | number }
  readonly 'link-taking': {
    readonly by: string | number
    readonly takes: string | number
    readonly to: string | number
  }
  readonly 'link-hint': { readonly by: string | number; readonly takes: string | number }
  readonly 'link-clockwise': { readonly side: string | number }
  readonly 'link-anticlockwise': { readonly side: string | number }
  readonly 'link-bridge': object
  readonly 'link-portal': object
  readonly 'link-portal-back': object
  readonly 'link-inwards': object
  readonly 'link-outwards': object
  readonly 'link-river': object
  readonly 'takes-sentinel': { readonly strength: string | number }
  readonly 'takes-portal': object
  readonly 'takes-talisman': object
  readonly 'takes-no-return': object
  readonly 'takes-nobody': object
  readonly 'takes-raft': object
  readonly 'no-way-crown': object
  readonly 'no-way-river': object
  readonly 'no-way-valley': object
  readonly 'no-way-portal': object
  readonly 'way-die': { readonly dice: string | number }
  readonly 'way-dice': { readonly die: string | number }
  readonly 'leg-die': { readonly die: string | number; readonly to: string | number }
  readonly 'leg-die-past': {
    readonly die: string | number
    readonly past: string | number
    readonly to: string | number
  }
  readonly 'leg-step': { readonly to: string | number }
  readonly 'leg-bridge-step': { readonly to: string | number }
  readonly 'leg-bridge': { readonly die: string | number; readonly to: string | number }
  readonly 'leg-bridge-past': {
    readonly die: string | number
    readonly past: string | number
    readonly to: string | number
  }
  readonly 'leg-portal-step': { readonly to: string | number }
  readonly 'leg-portal': { readonly die: string | number; readonly to: string | number }
  readonly 'leg-portal-past': {
    readonly die: string | number
    readonly past: string | number
    readonly to: string | number
  }
  readonly 'leg-freed': { readonly die: string | number; readonly to: string | number }
  readonly 'leg-freed-past': {
    readonly die: string | number
    readonly past: string | number
    readonly to: string | number
  }
  readonly 'leg-raft': { readonly to: string | number }
  readonly 'leg-ferry': { readonly to: string | number }
  readonly 'leg-wizard': { readonly to: string | number }
  readonly 'leg-woods': { readonly to: string | number }
  readonly 'leg-teleport': { readonly to: string | number }
  readonly 'leg-rest': object
  readonly 'person-sheet': {
    readonly alignment: string | number
    readonly craft: string | number
    readonly gold: string | number
    readonly lives: string | number
    readonly strength: string | number
    readonly who: string | number
  }
  readonly 'person-followers': { readonly count: string | number }
  readonly 'person-turn': object
  readonly 'past-first-death': object
  readonly 'past-death-there': { readonly count: string | number; readonly in: string | number }
  readonly 'past-death-there.second': { readonly count: string | number; readonly in: string | number }
  readonly 'past-death-there.third': { readonly count: string | number; readonly in: string | number }
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
  readonly 'past-revenge': { readonly rival: string | number; readonly who: string | number }
  readonly 'past-revenge.second': { readonly rival: string | number; readonly who: string | number }
  readonly 'past-revenge.third': { readonly rival: string | number; readonly who: string | number }
  readonly 'past-winning-streak': { readonly count: string | number; readonly who: string | number }
  readonly 'past-winning-streak.second': { readonly count: string | number; readonly who: string | number }
  readonly 'past-winning-streak.third': { readonly count: string | number; readonly who: string | number }
  readonly 'past-losing-streak': { readonly count: string | number; readonly who: string | number }
  readonly 'past-losing-streak.second': { readonly count: string | number; readonly who: string | number }
  readonly 'past-losing-streak.third': { readonly count: string | number; readonly who: string | number }
  readonly 'past-foe-again': {
    readonly count: string | number
    readonly foe: string | number
    readonly who: string | number
  }
  readonly 'past-foe-again.second': {
    readonly count: string | number
    readonly foe: string | number
    readonly who: string | number
  }
  readonly 'past-foe-again.third': {
    readonly count: string | number
    readonly foe: string | number
    readonly who: string | number
  }
  readonly 'past-beaten-at-last': {
    readonly count: string | number
    readonly foe: string | number
    readonly who: string | number
  }
  readonly 'past-beaten-at-last.second': {
    readonly count: string | number
    readonly foe: string | number
    readonly who: string | number
  }
  readonly 'past-beaten-at-last.third': { readonly foe: string | number; readonly who: string | number }
  readonly 'past-toad-again': { readonly count: string | number; readonly who: string | number }
  readonly 'past-toad-again.second': { readonly who: string | number }
  readonly 'past-changed-hands': { readonly card: string | number; readonly count: string | number }
  readonly 'past-changed-hands.second': { readonly card: string | number; readonly count: string | number }
  readonly 'past-changed-hands.third': { readonly card: string | number; readonly count: string | number }
  readonly 'past-missed-again': { readonly count: string | number; readonly who: string | number }
  readonly 'past-missed-again.second': { readonly count: string | number; readonly who: string | number }
  readonly 'past-missed-again.third': { readonly count: string | number; readonly who: string | number }
  readonly 'past-back-again': {
    readonly count: string | number
    readonly in: string | number
    readonly who: string | number
  }
  readonly 'past-back-again.second': {
    readonly count: string | number
    readonly in: string | number
    readonly who: string | number
  }
  readonly 'past-back-again.third': {
    readonly count: string | number
    readonly in: string | number
    readonly who: string | number
  }
  readonly 'past-fizzles-again': { readonly count: string | number; readonly who: string | number }
  readonly 'past-fizzles-again.second': { readonly count: string | number; readonly who: string | number }
  readonly 'past-fizzles-again.third': { readonly count: string | number; readonly who: string | number }
  readonly 'past-portal-shut-again': { readonly count: string | number; readonly who: string | number }
  readonly 'past-portal-shut-again.second': { readonly count: string | number; readonly who: string | number }
  readonly 'past-portal-shut-again.third': { readonly count: string | number; readonly who: string | number }
  readonly 'card-angel': object
  readonly 'card-angel.a': object
  readonly 'card-angel.the': object
  readonly 'card-angel.The': object
  readonly 'card-angel.flavour': object
  readonly 'card-blizzard': object
  readonly 'card-blizzard.a': object
  readonly 'card-blizzard.the': object
  readonly 'card-blizzard.The': object
  readonly 'card-blizzard.flavour': object
  readonly 'card-book-of-spells': object
  readonly 'card-book-of-spells.a': object
  readonly 'card-book-of-spells.the': object
  readonly 'card-book-of-spells.The': object
  readonly 'card-book-of-spells.flavour': object
  readonly 'card-devil': object
  readonly 'card-devil.a': object
  readonly 'card-devil.the': object
  readonly 'card-devil.The': object
  readonly 'card-devil.flavour': object
  readonly 'card-evil-darkness': object
  readonly 'card-evil-darkness.a': object
  readonly 'card-evil-darkness.the': object
  readonly 'card-evil-darkness.The': object
  readonly 'card-evil-darkness.flavour': object
  readonly 'card-imp': object
  readonly 'card-imp.a': object
  readonly 'card-imp.the': object
  readonly 'card-imp.The': object
  readonly 'card-imp.flavour': object
  readonly 'card-magical-vortex': object
  readonly 'card-magical-vortex.a': object
  readonly 'card-magical-vortex.the': object
  readonly 'card-magical-vortex.The': object
  readonly 'card-magical-vortex.flavour': object
  readonly 'card-market-day': object
  readonly 'card-market-day.a': object
  readonly 'card-market-day.the': object
  readonly 'card-market-day.The': object
  readonly 'card-market-day.flavour': object
  readonly 'card-mephistopheles': object
  readonly 'card-mephistopheles.a': object
  readonly 'card-mephistopheles.the': object
  readonly 'card-mephistopheles.The': object
  readonly 'card-mephistopheles.flavour': object
  readonly 'card-pestilence': object
  readonly 'card-pestilence.a': object
  readonly 'card-pestilence.the': object
  readonly 'card-pestilence.The': object
  readonly 'card-pestilence.flavour': object
  readonly 'card-raiders': object
  readonly 'card-raiders.a': object
  readonly 'card-raiders.the': object
  readonly 'card-raiders.The': object
  readonly 'card-raiders.flavour': object
  readonly 'card-siren': object
  readonly 'card-siren.a': object
  readonly 'card-siren.the': object
  readonly 'card-siren.The': object
  readonly 'card-siren.flavour': object
  readonly 'card-storm': object
  readonly 'card-storm.a': object
  readonly 'card-storm.the': object
  readonly 'card-storm.The': object
  readonly 'card-storm.flavour': object
  readonly 'card-hag': object
  readonly 'card-hag.a': object
  readonly 'card-hag.the': object
  readonly 'card-hag.The': object
  readonly 'card-hag.flavour': object
  readonly 'card-poltergeist': object
  readonly 'card-poltergeist.a': object
  readonly 'card-poltergeist.the': object
  readonly 'card-poltergeist.The': object
  readonly 'card-poltergeist.flavour': object
  readonly 'card-wild-boar': object
  readonly 'card-wild-boar.a': object
  readonly 'card-wild-boar.the': object
  readonly 'card-wild-boar.The': object
  readonly 'card-wild-boar.plural': object
  readonly 'card-wild-boar.flavour': object
  readonly 'card-wolf': object
  readonly 'card-wolf.a': object
  readonly 'card-wolf.the': object
  readonly 'card-wolf.The': object
  readonly 'card-wolf.flavour': object
  readonly 'card-ape': object
  readonly 'card-ape.a': object
  readonly 'card-ape.the': object
  readonly 'card-ape.The': object
  readonly 'card-ape.flavour': object
  readonly 'card-bear': object
  readonly 'card-bear.a': object
  readonly 'card-bear.the': object
  readonly 'card-bear.The': object
  readonly 'card-bear.flavour': object
  readonly 'card-lion': object
  readonly 'card-lion.a': object
  readonly 'card-lion.the': object
  readonly 'card-lion.The': object
  readonly 'card-lion.flavour': object
  readonly 'card-serpent': object
  readonly 'card-serpent.a': object
  readonly 'card-serpent.the': object
  readonly 'card-serpent.The': object
  readonly 'card-serpent.flavour': object
  readonly 'card-goblin': object
  readonly 'card-goblin.a': object
  readonly 'card-goblin.the': object
  readonly 'card-goblin.The': object
  readonly 'card-goblin.plural': object
  readonly 'card-goblin.flavour': object
  readonly 'card-hobgoblin': object
  readonly 'card-hobgoblin.a': object
  readonly 'card-hobgoblin.the': object
  readonly 'card-hobgoblin.The': object
  readonly 'card-hobgoblin.plural': object
  readonly 'card-hobgoblin.flavour': object
  readonly 'card-bandit': object
  readonly 'card-bandit.a': object
  readonly 'card-bandit.the': object
  readonly 'card-bandit.The': object
  readonly 'card-bandit.plural': object
  readonly 'card-bandit.flavour': object
  readonly 'card-ogre': object
  readonly 'card-ogre.a': object
  readonly 'card-ogre.the': object
  readonly 'card-ogre.The': object
  readonly 'card-ogre.plural': object
  readonly 'card-ogre.flavour': object
  readonly 'card-giant': object
  readonly 'card-giant.a': object
  readonly 'card-giant.the': object
  readonly 'card-giant.The': object
  readonly 'card-giant.flavour': object
  readonly 'card-dragon': object
  readonly 'card-dragon.a': object
  readonly 'card-dragon.the': object
  readonly 'card-dragon.The': object
  readonly 'card-dragon.plural': object
  readonly 'card-dragon.flavour': object
  readonly 'card-lemure': object
  readonly 'card-lemure.a': object
  readonly 'card-lemure.the': object
  readonly 'card-lemure.The': object
  readonly 'card-lemure.plural': object
  readonly 'card-lemure.flavour': object
  readonly 'card-shadow': object
  readonly 'card-shadow.a': object
  readonly 'card-shadow.the': object
  readonly 'card-shadow.The': object
  readonly 'card-shadow.plural': object
  readonly 'card-shadow.flavour': object
  readonly 'card-spectre': object
  readonly 'card-spectre.a': object
  readonly 'card-spectre.the': object
  readonly 'card-spectre.The': object
  readonly 'card-spectre.flavour': object
  readonly 'card-ghost': object
  readonly 'card-ghost.a': object
  readonly 'card-ghost.the': object
  readonly 'card-ghost.The': object
  readonly 'card-ghost.plural': object
  readonly 'card-ghost.flavour': object
  readonly 'card-wraith': object
  readonly 'card-wraith.a': object
  readonly 'card-wraith.the': object
  readonly 'card-wraith.The': object
  readonly 'card-wraith.plural': object
  readonly 'card-wraith.flavour': object
  readonly 'card-demon': object
  readonly 'card-demon.a': object
  readonly 'card-demon.the': object
  readonly 'card-demon.The': object
  readonly 'card-demon.flavour': object
  readonly 'card-enchanter': object
  readonly 'card-enchanter.a': object
  readonly 'card-enchanter.the': object
  readonly 'card-enchanter.The': object
  readonly 'card-enchanter.flavour': object
  readonly 'card-fairy': object
  readonly 'card-fairy.a': object
  readonly 'card-fairy.the': object
  readonly 'card-fairy.The': object
  readonly 'card-fairy.flavour': object
  readonly 'card-healer': object
  readonly 'card-healer.a': object
  readonly 'card-healer.the': object
  readonly 'card-healer.The': object
  readonly 'card-healer.flavour': object
  readonly 'card-hermit': object
  readonly 'card-hermit.a': object
  readonly 'card-hermit.the': object
  readonly 'card-hermit.The': object
  readonly 'card-hermit.flavour': object
  readonly 'card-mage': object
  readonly 'card-mage.a': object
  readonly 'card-mage.the': object
  readonly 'card-mage.The': object
  readonly 'card-mage.flavour': object
  readonly 'card-phantom': object
  readonly 'card-phantom.a': object
  readonly 'card-phantom.the': object
  readonly 'card-phantom.The': object
  readonly 'card-phantom.flavour': object
  readonly 'card-sorcerer': object
  readonly 'card-sorcerer.a': object
  readonly 'card-sorcerer.the': object
  readonly 'card-sorcerer.The': object
  readonly 'card-sorcerer.flavour': object
  readonly 'card-witch': object
  readonly 'card-witch.a': object
  readonly 'card-witch.the': object
  readonly 'card-witch.The': object
  readonly 'card-witch.flavour': object
  readonly 'card-alchemist': object
  readonly 'card-alchemist.a': object
  readonly 'card-alchemist.the': object
  readonly 'card-alchemist.The': object
  readonly 'card-alchemist.flavour': object
  readonly 'card-gnome': object
  readonly 'card-gnome.a': object
  readonly 'card-gnome.the': object
  readonly 'card-gnome.The': object
  readonly 'card-gnome.flavour': object
  readonly 'card-guide': object
  readonly 'card-guide.a': object
  readonly 'card-guide.the': object
  readonly 'card-guide.The': object
  readonly 'card-guide.plural': object
  readonly 'card-guide.flavour': object
  readonly 'card-maiden': object
  readonly 'card-maiden.a': object
  readonly 'card-maiden.the': object
  readonly 'card-maiden.The': object
  readonly 'card-maiden.flavour': object
  readonly 'card-mercenary': object
  readonly 'card-mercenary.a': object
  readonly 'card-mercenary.the': object
  readonly 'card-mercenary.The': object
  readonly 'card-mercenary.flavour': object
  readonly 'card-mule': object
  readonly 'card-mule.a': object
  readonly 'card-mule.the': object
  readonly 'card-mule.The': object
  readonly 'card-mule.plural': object
  readonly 'card-mule.flavour': object
  readonly 'card-pixie': object
  readonly 'card-pixie.a': object
  readonly 'card-pixie.the': object
  readonly 'card-pixie.The': object
  readonly 'card-pixie.flavour': object
  readonly 'card-prince': object
  readonly 'card-prince.a': object
  readonly 'card-prince.the': object
  readonly 'card-prince.The': object
  readonly 'card-prince.flavour': object
  readonly 'card-princess': object
  readonly 'card-princess.a': object
  readonly 'card-princess.the': object
  readonly 'card-princess.The': object
  readonly 'card-princess.flavour': object
  readonly 'card-unicorn': object
  readonly 'card-unicorn.a': object
  readonly 'card-unicorn.the': object
  readonly 'card-unicorn.The': object
  readonly 'card-unicorn.flavour': object
  readonly 'card-amulet': object
  readonly 'card-amulet.a': object
  readonly 'card-amulet.the': object
  readonly 'card-amulet.The': object
  readonly 'card-amulet.flavour': object
  readonly 'card-cross': object
  readonly 'card-cross.a': object
  readonly 'card-cross.the': object
  readonly 'card-cross.The': object
  readonly 'card-cross.flavour': object
  readonly 'card-holy-grail': object
  readonly 'card-holy-grail.a': object
  readonly 'card-holy-grail.the': object
  readonly 'card-holy-grail.The': object
  readonly 'card-holy-grail.flavour': object
  readonly 'card-holy-lance': object
  readonly 'card-holy-lance.a': object
  readonly 'card-holy-lance.the': object
  readonly 'card-holy-lance.The': object
  readonly 'card-holy-lance.flavour': object
  readonly 'card-magic-belt': object
  readonly 'card-magic-belt.a': object
  readonly 'card-magic-belt.the': object
  readonly 'card-magic-belt.The': object
  readonly 'card-magic-belt.flavour': object
  readonly 'card-orb-of-knowledge': object
  readonly 'card-orb-of-knowledge.a': object
  readonly 'card-orb-of-knowledge.the': object
  readonly 'card-orb-of-knowledge.The': object
  readonly 'card-orb-of-knowledge.flavour': object
  readonly 'card-potion-of-strength': object
  readonly 'card-potion-of-strength.a': object
  readonly 'card-potion-of-strength.the': object
  readonly 'card-potion-of-strength.The': object
  readonly 'card-potion-of-strength.flavour': object
  readonly 'card-ring': object
  readonly 'card-ring.a': object
  readonly 'card-ring.the': object
  readonly 'card-ring.The': object
  readonly 'card-ring.flavour': object
  readonly 'card-runesword': object
  readonly 'card-runesword.a': object
  readonly 'card-runesword.the': object
  readonly 'card-runesword.The': object
  readonly 'card-runesword.flavour': object
  readonly 'card-solomons-crown': object
  readonly 'card-solomons-crown.a': object
  readonly 'card-solomons-crown.the': object
  readonly 'card-solomons-crown.The': object
  readonly 'card-solomons-crown.flavour': object
  readonly 'card-talisman': object
  readonly 'card-talisman.a': object
  readonly 'card-talisman.the': object
  readonly 'card-talisman.The': object
  readonly 'card-talisman.plural': object
  readonly 'card-talisman.flavour': object
  readonly 'card-wand': object
  readonly 'card-wand.a': object
  readonly 'card-wand.the': object
  readonly 'card-wand.The': object
  readonly 'card-wand.flavour': object
  readonly 'card-armour': object
  readonly 'card-armour.a': object
  readonly 'card-armour.the': object
  readonly 'card-armour.The': object
  readonly 'card-armour.plural': object
  readonly 'card-armour.flavour': object
  readonly 'card-axe': object
  readonly 'card-axe.a': object
  readonly 'card-axe.the': object
  readonly 'card-axe.The': object
  readonly 'card-axe.plural': object
  readonly 'card-axe.flavour': object
  readonly 'card-helmet': object
  readonly 'card-helmet.a': object
  readonly 'card-helmet.the': object
  readonly 'card-helmet.The': object
  readonly 'card-helmet.plural': object
  readonly 'card-helmet.flavour': object
  readonly 'card-shield': object
  readonly 'card-shield.a': object
  readonly 'card-shield.the': object
  readonly 'card-shield.The': object
  readonly 'card-shield.plural': object
  readonly 'card-shield.flavour': object
  readonly 'card-sword': object
  readonly 'card-sword.a': object
  readonly 'card-sword.the': object
  readonly 'card-sword.The': object
  readonly 'card-sword.plural': object
  readonly 'card-sword.flavour': object
  readonly 'card-water-bottle': object
  readonly 'card-water-bottle.a': object
  readonly 'card-water-bottle.the': object
  readonly 'card-water-bottle.The': object
  readonly 'card-water-bottle.plural': object
  readonly 'card-water-bottle.flavour': object
  readonly 'card-raft': object
  readonly 'card-raft.a': object
  readonly 'card-raft.the': object
  readonly 'card-raft.The': object
  readonly 'card-raft.plural': object
  readonly 'card-raft.flavour': object
  readonly 'card-bag-of-gold': object
  readonly 'card-bag-of-gold.a': object
  readonly 'card-bag-of-gold.the': object
  readonly 'card-bag-of-gold.The': object
  readonly 'card-bag-of-gold.plural': object
  readonly 'card-bag-of-gold.flavour': object
  readonly 'card-two-bags-of-gold': object
  readonly 'card-two-bags-of-gold.a': object
  readonly 'card-two-bags-of-gold.the': object
  readonly 'card-two-bags-of-gold.The': object
  readonly 'card-two-bags-of-gold.plural': object
  readonly 'card-two-bags-of-gold.flavour': object
  readonly 'card-cave': object
  readonly 'card-cave.a': object
  readonly 'card-cave.the': object
  readonly 'card-cave.The': object
  readonly 'card-cave.flavour': object
  readonly 'card-fountain-of-wisdom': object
  readonly 'card-fountain-of-wisdom.a': object
  readonly 'card-fountain-of-wisdom.the': object
  readonly 'card-fountain-of-wisdom.The': object
  readonly 'card-fountain-of-wisdom.flavour': object
  readonly 'card-magic-portal': object
  readonly 'card-magic-portal.a': object
  readonly 'card-magic-portal.the': object
  readonly 'card-magic-portal.The': object
  readonly 'card-magic-portal.flavour': object
  readonly 'card-magic-stream': object
  readonly 'card-magic-stream.a': object
  readonly 'card-magic-stream.the': object
  readonly 'card-magic-stream.The': object
  readonly 'card-magic-stream.flavour': object
  readonly 'card-market': object
  readonly 'card-market.a': object
  readonly 'card-market.the': object
  readonly 'card-market.The': object
  readonly 'card-market.flavour': object
  readonly 'card-marsh': object
  readonly 'card-marsh.a': object
  readonly 'card-marsh.the': object
  readonly 'card-marsh.The': object
  readonly 'card-marsh.flavour': object
  readonly 'card-maze': object
  readonly 'card-maze.a': object
  readonly 'card-maze.the': object
  readonly 'card-maze.The': object
  readonly 'card-maze.flavour': object
  readonly 'card-pool-of-life': object
  readonly 'card-pool-of-life.a': object
  readonly 'card-pool-of-life.the': object
  readonly 'card-pool-of-life.The': object
  readonly 'card-pool-of-life.flavour': object
  readonly 'card-shrine': object
  readonly 'card-shrine.a': object
  readonly 'card-shrine.the': object
  readonly 'card-shrine.The': object
  readonly 'card-shrine.flavour': object
  readonly 'creature-sentinel': object
  readonly 'creature-sentinel.the': object
  readonly 'creature-sentinel.The': object
  readonly 'creature-farmer': object
  readonly 'creature-farmer.the': object
  readonly 'creature-farmer.The': object
  readonly 'creature-brigand': object
  readonly 'creature-brigand.the': object
  readonly 'creature-brigand.The': object
  readonly 'creature-crags-spirit': object
  readonly 'creature-crags-spirit.the': object
  readonly 'creature-crags-spirit.The': object
  readonly 'creature-cave-dragon': object
  readonly 'creature-cave-dragon.the': object
  readonly 'creature-cave-dragon.The': object
  readonly 'creature-cave-goblin': object
  readonly 'creature-cave-goblin.the': object
  readonly 'creature-cave-goblin.The': object
  readonly 'creature-werewolf': object
  readonly 'creature-werewolf.the': object
  readonly 'creature-werewolf.The': object
  readonly 'creature-pitfiend': object
  readonly 'creature-pitfiend.the': object
  readonly 'creature-pitfiend.The': object
  readonly 'creature-pitfiend.plural': object
  readonly 'creature-death': object
  readonly 'creature-death.the': object
  readonly 'creature-death.The': object
  readonly 'creature-vampire': object
  readonly 'creature-vampire.the': object
  readonly 'creature-vampire.The': object
  readonly 'spell-acquisition': object
  readonly 'spell-alchemy': object
  readonly 'spell-counterspell': object
  readonly 'spell-destroy-magic': object
  readonly 'spell-destruction': object
  readonly 'spell-divination': object
  readonly 'spell-healing': object
  readonly 'spell-hex': object
  readonly 'spell-immobility': object
  readonly 'spell-invisibility': object
  readonly 'spell-mesmerism': object
  readonly 'spell-nullify': object
  readonly 'spell-preservation': object
  readonly 'spell-psionic-blast': object
  readonly 'spell-random': object
  readonly 'spell-teleport': object
  readonly 'spell-temporal-warp': object
  readonly 'character-assassin': object
  readonly 'character-druid': object
  readonly 'character-dwarf': object
  readonly 'character-elf': object
  readonly 'character-ghoul': object
  readonly 'character-minstrel': object
  readonly 'character-monk': object
  readonly 'character-priest': object
  readonly 'character-prophetess': object
  readonly 'character-sorceress': object
  readonly 'character-thief': object
  readonly 'character-troll': object
  readonly 'character-warrior': object
  readonly 'character-wizard': object
  readonly 'ability-assassin-assassinate': object
  readonly 'ability-druid-first-spell': object
  readonly 'ability-druid-shift': object
  readonly 'ability-druid-woods': object
  readonly 'ability-dwarf-rocks': object
  readonly 'ability-dwarf-hills': object
  readonly 'ability-dwarf-cave': object
  readonly 'ability-dwarf-lock': object
  readonly 'ability-dwarf-mines': object
  readonly 'ability-dwarf-maze': object
  readonly 'ability-elf-forest': object
  readonly 'ability-elf-woods-evade': object
  readonly 'ability-elf-woods-walk': object
  readonly 'ability-ghoul-psychic': object
  readonly 'ability-ghoul-feed': object
  readonly 'ability-ghoul-raise': object
  readonly 'ability-minstrel-soothe': object
  readonly 'ability-minstrel-charm': object
  readonly 'ability-minstrel-serenade': object
  readonly 'ability-minstrel-hag': object
  readonly 'ability-monk-inner-fire': object
  readonly 'ability-monk-prayer': object
  readonly 'ability-monk-vow': object
  readonly 'ability-monk-axe': object
  readonly 'ability-priest-first-spell': object
  readonly 'ability-priest-prayer': object
  readonly 'ability-priest-exorcise': object
  readonly 'ability-priest-vow': object
  readonly 'ability-prophetess-first-spell': object
  readonly 'ability-prophetess-replenish': object
  readonly 'ability-prophetess-foresee': object
  readonly 'ability-prophetess-peek': object
  readonly 'ability-sorceress-first-spell': object
  readonly 'ability-sorceress-psychic': object
  readonly 'ability-sorceress-beguile': object
  readonly 'ability-sorceress-lure': object
  readonly 'ability-thief-steal': object
  readonly 'ability-thief-shoplift': object
  readonly 'ability-troll-crags': object
  readonly 'ability-troll-hills': object
  readonly 'ability-troll-regenerate': object
  readonly 'ability-warrior-two-dice': object
  readonly 'ability-warrior-two-weapons': object
  readonly 'ability-wizard-first-spells': object
  readonly 'ability-wizard-replenish': object
  readonly 'ability-wizard-psychic': object
  readonly 'quest-take-life': object
  readonly 'quest-kill-enemy': object
  readonly 'quest-follower': object
  readonly 'quest-magic-object': object
  readonly 'quest-three-gold': object
  readonly 'quest-two-gold': object
  readonly 'shop-village-blacksmith': object
  readonly 'shop-village-blacksmith.the': object
  readonly 'shop-market': object
  readonly 'shop-market.the': object
  readonly 'shop-market-day': object
  readonly 'shop-market-day.the': object
  readonly 'table-city-enchantress': object
  readonly 'table-city-enchantress.the': object
  readonly 'table-village-mystic': object
  readonly 'table-village-mystic.the': object
  readonly 'table-graveyard-invoke': object
  readonly 'table-graveyard-invoke.the': object
  readonly 'table-chapel-pray': object
  readonly 'table-chapel-pray.the': object
  readonly 'table-crags': object
  readonly 'table-crags.the': object
  readonly 'table-forest': object
  readonly 'table-forest.the': object
  readonly 'table-tavern': object
  readonly 'table-tavern.the': object
  readonly 'table-temple': object
  readonly 'table-temple.the': object
  readonly 'table-quests': object
  readonly 'table-quests.the': object
  readonly 'table-crypt-exit': object
  readonly 'table-crypt-exit.the': object
  readonly 'table-mines-exit': object
  readonly 'table-mines-exit.the': object
  readonly 'table-vampires-tower': object
  readonly 'table-vampires-tower.the': object
  readonly 'table-imp': object
  readonly 'table-imp.the': object
  readonly 'table-ghost': object
  readonly 'table-ghost.the': object
  readonly 'table-hermit': object
  readonly 'table-hermit.the': object
  readonly 'table-cave': object
  readonly 'table-cave.the': object
  readonly 'table-magic-portal': object
  readonly 'table-magic-portal.the': object
  readonly 'table-shrine': object
  readonly 'table-shrine.the': object
  readonly 'table-witch': object
  readonly 'table-witch.the': object
  readonly 'table-random-spell': object
  readonly 'table-random-spell.the': object
  readonly 'table-command': object
  readonly 'table-command.the': object
  readonly 'space-village': object
  readonly 'space-village.the': object
  readonly 'space-village.in': object
  readonly 'space-fields-north': object
  readonly 'space-fields-north.the': object
  readonly 'space-fields-north.in': object
  readonly 'space-graveyard': object
  readonly 'space-graveyard.the': object
  readonly 'space-graveyard.in': object
  readonly 'space-woods-north': object
  readonly 'space-woods-north.the': object
  readonly 'space-woods-north.in': object
  readonly 'space-sentinel': object
  readonly 'space-sentinel.the': object
  readonly 'space-sentinel.in': object
  readonly 'space-hills-north': object
  readonly 'space-hills-north.the': object
  readonly 'space-hills-north.in': object
  readonly 'space-chapel': object
  readonly 'space-chapel.the': object
  readonly 'space-chapel.in': object
  readonly 'space-fields-north-east': object
  readonly 'space-fields-north-east.the': object
  readonly 'space-fields-north-east.in': object
  readonly 'space-crags': object
  readonly 'space-crags.the': object
  readonly 'space-crags.in': object
  readonly 'space-plains-east': object
  readonly 'space-plains-east.the': object
  readonly 'space-plains-east.in': object
  readonly 'space-woods-east': object
  readonly 'space-woods-east.the': object
  readonly 'space-woods-east.in': object
  readonly 'space-fields-south-east': object
  readonly 'space-fields-south-east.the': object
  readonly 'space-fields-south-east.in': object
  readonly 'space-city': object
  readonly 'space-city.the': object
  readonly 'space-city.in': object
  readonly 'space-fields-south': object
  readonly 'space-fields-south.the': object
  readonly 'space-fields-south.in': object
  readonly 'space-hills-south': object
  readonly 'space-hills-south.the': object
  readonly 'space-hills-south.in': object
  readonly 'space-plains-south': object
  readonly 'space-plains-south.the': object
  readonly 'space-plains-south.in': object
  readonly 'space-woods-south': object
  readonly 'space-woods-south.the': object
  readonly 'space-woods-south.in': object
  readonly 'space-plains-south-west': object
  readonly 'space-plains-south-west.the': object
  readonly 'space-plains-south-west.in': object
  readonly 'space-tavern': object
  readonly 'space-tavern.the': object
  readonly 'space-tavern.in': object
  readonly 'space-fields-south-west': object
  readonly 'space-fields-south-west.the': object
  readonly 'space-fields-south-west.in': object
  readonly 'space-ruins': object
  readonly 'space-ruins.the': object
  readonly 'space-ruins.in': object
  readonly 'space-plains-west': object
  readonly 'space-plains-west.the': object
  readonly 'space-plains-west.in': object
  readonly 'space-forest': object
  readonly 'space-forest.the': object
  readonly 'space-forest.in': object
  readonly 'space-fields-north-west': object
  readonly 'space-fields-north-west.the': object
  readonly 'space-fields-north-west.in': object
  readonly 'space-portal-of-power': object
  readonly 'space-portal-of-power.the': object
  readonly 'space-portal-of-power.in': object
  readonly 'space-black-knight': object
  readonly 'space-black-knight.the': object
  readonly 'space-black-knight.in': object
  readonly 'space-hidden-valley': object
  readonly 'space-hidden-valley.the': object
  readonly 'space-hidden-valley.in': object
  readonly 'space-hills-middle': object
  readonly 'space-hills-middle.the': object
  readonly 'space-hills-middle.in': object
  readonly 'space-cursed-glade': object
  readonly 'space-cursed-glade.the': object
  readonly 'space-cursed-glade.in': object
  readonly 'space-runes-north-east': object
  readonly 'space-runes-north-east.the': object
  readonly 'space-runes-north-east.in': object
  readonly 'space-chasm': object
  readonly 'space-chasm.the': object
  readonly 'space-chasm.in': object
  readonly 'space-runes-south-east': object
  readonly 'space-runes-south-east.the': object
  readonly 'space-runes-south-east.in': object
  readonly 'space-warlocks-cave': object
  readonly 'space-warlocks-cave.the': object
  readonly 'space-warlocks-cave.in': object
  readonly 'space-desert-east': object
  readonly 'space-desert-east.the': object
  readonly 'space-desert-east.in': object
  readonly 'space-oasis': object
  readonly 'space-oasis.the': object
  readonly 'space-oasis.in': object
  readonly 'space-desert-west': object
  readonly 'space-desert-west.the': object
  readonly 'space-desert-west.in': object
  readonly 'space-temple': object
  readonly 'space-temple.the': object
  readonly 'space-temple.in': object
  readonly 'space-woods-middle': object
  readonly 'space-woods-middle.the': object
  readonly 'space-woods-middle.in': object
  readonly 'space-runes-west': object
  readonly 'space-runes-west.the': object
  readonly 'space-runes-west.in': object
  readonly 'space-castle': object
  readonly 'space-castle.the': object
  readonly 'space-castle.in': object
  readonly 'space-plain-of-peril': object
  readonly 'space-plain-of-peril.the': object
  readonly 'space-plain-of-peril.in': object
  readonly 'space-mines': object
  readonly 'space-mines.the': object
  readonly 'space-mines.in': object
  readonly 'space-vampires-tower': object
  readonly 'space-vampires-tower.the': object
  readonly 'space-vampires-tower.in': object
  readonly 'space-pits': object
  readonly 'space-pits.the': object
  readonly 'space-pits.in': object
  readonly 'space-valley-of-fire': object
  readonly 'space-valley-of-fire.the': object
  readonly 'space-valley-of-fire.in': object
  readonly 'space-werewolf-den': object
  readonly 'space-werewolf-den.the': object
  readonly 'space-werewolf-den.in': object
  readonly 'space-dice-with-death': object
  readonly 'space-dice-with-death.the': object
  readonly 'space-dice-with-death.in': object
  readonly 'space-crypt': object
  readonly 'space-crypt.the': object
  readonly 'space-crypt.in': object
  readonly 'space-crown-of-command': object
  readonly 'space-crown-of-command.the': object
  readonly 'space-crown-of-command.in': object
  readonly 'cause-combat': object
  readonly 'cause-command': object
  readonly 'cause-limit': object
  readonly 'cause-toad': object
  readonly 'cause-counters': object
  readonly 'cause-strength': object
  readonly 'cause-craft': object
  readonly 'cause-lives': object
  readonly 'cause-gold': object
  readonly 'cause-region': object
  readonly 'cause-spell': object
  readonly 'cause-wizard': object
  readonly 'cause-ferry': object
  readonly 'cause-hex': object
  readonly 'cause-castle': object
  readonly 'cause-trophies': object
  readonly 'cause-replenish': object
  readonly 'cause-river': object
  readonly 'cause-drunk': object
  readonly 'cause-death': object
  readonly 'cause-ability': object
  readonly 'cause-village-healer': object
  readonly 'cause-city-doctor': object
  readonly 'cause-city-alchemist': object
  readonly 'cause-castle-doctor': object
  readonly 'cause-castle-royal-exchange': object
  readonly 'cause-chapel-heal-free': object
  readonly 'cause-chapel-heal-paid': object
  readonly 'cause-quest-take-life': object
  readonly 'cause-quest-kill-enemy': object
  readonly 'cause-quest-follower': object
  readonly 'cause-quest-magic-object': object
  readonly 'cause-quest-three-gold': object
  readonly 'cause-quest-two-gold': object
  readonly several: { readonly count: string | number; readonly thing: string | number }
  readonly gold: { readonly count: string | number }
  readonly strength: { readonly count: string | number }
  readonly craft: { readonly count: string | number }
  readonly lives: { readonly count: string | number }
  readonly 'bare-card': { readonly card: string | number }
  readonly 'no-goods': object
  readonly 'foe-with-strength': { readonly foe: string | number; readonly strength: string | number }
  readonly 'foe-with-craft': { readonly craft: string | number; readonly foe: string | number }
  readonly 'portal-open': object
  readonly numbered: { readonly card: string | number; readonly number: string | number }
  readonly 'the-numbered': { readonly card: string | number; readonly number: string | number }
  readonly 'order-windows': object
  readonly 'order-windows.hint': object
  readonly 'order-windows.value': { readonly value: string | number }
  readonly 'order-windows.followed': { readonly value: string | number }
  readonly 'order-start': object
  readonly 'order-start.hint': object
  readonly 'order-start.value': { readonly value: string | number }
  readonly 'order-start.followed': object
  readonly 'order-landing': object
  readonly 'order-landing.hint': object
  readonly 'order-landing.value': { readonly value: string | number }
  readonly 'order-landing.followed': object
  readonly 'order-ending': object
  readonly 'order-ending.hint': object
  readonly 'order-ending.value': { readonly value: string | number }
  readonly 'order-ending.followed': object
  readonly 'order-rest': object
  readonly 'order-rest.hint': object
  readonly 'order-rest.value': { readonly value: string | number }
  readonly 'order-rest.followed': object
  readonly 'order-weapons': object
  readonly 'order-weapons.hint': object
  readonly 'order-weapons.value': { readonly value: string | number }
  readonly 'order-weapons.followed': object
  readonly 'order-protection': object
  readonly 'order-protection.hint': object
  readonly 'order-protection.value': { readonly value: string | number }
  readonly 'order-protection.followed': object
  readonly 'order-trophies': object
  readonly 'order-trophies.hint': object
  readonly 'order-trophies.value': { readonly value: string | number }
  readonly 'order-trophies.followed': { readonly value: string | number }
  readonly 'order-take': object
  readonly 'order-take.hint': object
  readonly 'order-take.value': { readonly value: string | number }
  readonly 'order-take.followed': object
  readonly 'order-foresight': object
  readonly 'order-foresight.hint': object
  readonly 'order-foresight.value': { readonly value: string | number }
  readonly 'order-foresight.followed': object
  readonly 'order-spoils': object
  readonly 'order-spoils.hint': object
  readonly 'order-spoils.value': { readonly value: string | number }
  readonly 'order-spoils.followed': { readonly value: string | number }
  readonly 'order-luck': object
  readonly 'order-luck.hint': object
  readonly 'order-luck.value': { readonly value: string | number }
  readonly 'order-luck.followed': { readonly value: string | number }
  readonly 'ask-anything': object
  readonly 'ask-character': object
  readonly 'ask-character-dealt': object
  readonly 'ask-aim': object
  readonly 'ask-start': object
  readonly 'ask-start-other': { readonly who: string | number }
  readonly 'ask-land': object
  readonly 'ask-land-other': { readonly who: string | number }
  readonly 'ask-end': object
  readonly 'ask-end-other': { readonly who: string | number }
  readonly 'ask-kill': object
  readonly 'ask-kill-other': { readonly who: string | number }
  readonly 'ask-lose-follower': object
  readonly 'ask-lose-follower-other': { readonly who: string | number }
  readonly 'ask-lose-life': object
  readonly 'ask-lose-life-other': { readonly who: string | number }
  readonly 'ask-evade': object
  readonly 'ask-evade-other': { readonly who: string | number }
  readonly 'ask-attacked-by': { readonly rival: string | number }
  readonly 'ask-attacked-by-other': { readonly rival: string | number; readonly who: string | number }
  readonly 'ask-tried-by': { readonly rival: string | number }
  readonly 'ask-tried-by-other': { readonly rival: string | number; readonly who: string | number }
  readonly 'ask-met': { readonly foes: string | number }
  readonly 'ask-met-other': { readonly foes: string | number; readonly who: string | number }
  readonly 'ask-calm': object
  readonly 'ask-calm-other': { readonly who: string | number }
  readonly 'ask-attacked': {
    readonly count: string | number
    readonly foes: string | number
    readonly scores: string | number
  }
  readonly 'ask-attacked-other': {
    readonly count: string | number
    readonly foes: string | number
    readonly scores: string | number
    readonly who: string | number
  }
  readonly 'ask-fight': object
  readonly 'ask-fight-yours': {
    readonly own: string | number
    readonly rival: string | number
    readonly theirs: string | number
  }
  readonly 'ask-fight-other': {
    readonly other: string | number
    readonly ours: string | number
    readonly theirs: string | number
    readonly who: string | number
  }
  readonly 'ask-cast': object
  readonly 'ask-cast-command': { readonly who: string | number }
  readonly 'ask-cast-spell': { readonly spell: string | number; readonly who: string | number }
  readonly 'ask-cast-on': {
    readonly spell: string | number
    readonly target: string | number
    readonly who: string | number
  }
  readonly 'ask-cast-to': {
    readonly spell: string | number
    readonly target: string | number
    readonly who: string | number
  }
  readonly 'ask-cast-for': {
    readonly loot: string | number
    readonly spell: string | number
    readonly target: string | number
    readonly who: string | number
  }
  readonly 'ask-move-how': object
  readonly 'ask-move-how-raft': object
  readonly 'ask-move-how-offer': object
  readonly 'ask-move-step': object
  readonly 'ask-move-rolled': { readonly rolled: string | number }
  readonly 'ask-move-over-bridge': { readonly left: string | number; readonly rolled: string | number }
  readonly 'ask-inner': object
  readonly 'ask-inner-werewolf': { readonly strength: string | number }
  readonly 'ask-inner-pitfiends': { readonly left: string | number }
  readonly 'ask-inner-death': object
  readonly 'ask-teleport': object
  readonly 'ask-regenerate': object
  readonly 'ask-encounter': object
  readonly 'ask-encounter-more': object
  readonly 'ask-encounter-crown': object
  readonly 'ask-card': object
  readonly 'ask-card-take': object
  readonly 'ask-deed': object
  readonly 'ask-deed-to': { readonly victim: string | number }
  readonly 'ask-weapons': object
  readonly 'ask-protect': object
  readonly 'ask-spoils': object
  readonly 'ask-loot': { readonly victim: string | number }
  readonly 'ask-loot-follower': { readonly victim: string | number }
  readonly 'ask-loot-dead': { readonly victim: string | number }
  readonly 'ask-raise': { readonly card: string | number }
  readonly 'ask-crown': { readonly who: string | number }
  readonly 'ask-drop': { readonly limit: string | number }
  readonly 'ask-discard': object
  readonly 'ask-exchange': { readonly rate: string | number }
  readonly 'ask-exchange-craft': { readonly rate: string | number }
  readonly 'ask-trophies': {
    readonly points: string | number
    readonly rate: string | number
    readonly stat: string | number
  }
  readonly 'ask-luck': { readonly dice: string | number; readonly why: string | number }
  readonly 'ask-luck-for': { readonly card: string | number; readonly dice: string | number }
  readonly 'ask-luck-row': { readonly row: string | number }
  readonly 'ask-luck-fails': object
  readonly 'ask-luck-works': object
  readonly 'ask-luck-left': { readonly left: string | number }
  readonly 'ask-lose-which': object
  readonly 'ask-vampire': { readonly left: string | number }
  readonly 'ask-foresee': object
  readonly 'ask-orb': object
  readonly 'ask-deal': {
    readonly gets: string | number
    readonly gives: string | number
    readonly rival: string | number
  }
  readonly 'ask-deal-answer': {
    readonly gets: string | number
    readonly gives: string | number
    readonly rival: string | number
  }
  readonly 'ask-roll': { readonly space: string | number }
  readonly 'ask-skip': object
  readonly 'ask-visit': object
  readonly 'ask-shop': { readonly gold: string | number; readonly shop: string | number }
  readonly 'ask-sell': object
  readonly 'ask-instruction': { readonly by: string | number }
  readonly 'ask-add-one': {
    readonly more: string | number
    readonly row: string | number
    readonly table: string | number
    readonly total: string | number
  }
  readonly 'ask-wish': { readonly card: string | number }
  readonly 'ask-quest': object
  readonly 'ask-quest-pay': { readonly quest: string | number }
  readonly 'ask-align': { readonly alignment: string | number; readonly cause: string | number }
  readonly 'ask-woods': object
  readonly 'quip-bag-of-gold.second': object
  readonly 'quip-bag-of-gold.third': object
  readonly 'quip-bag-of-gold.fourth': object
  readonly 'quip-bag-of-gold.fifth': object
  readonly 'quip-bag-of-gold.sixth': object
  readonly 'quip-two-bags-of-gold.second': object
  readonly 'quip-two-bags-of-gold.third': object
  readonly 'quip-two-bags-of-gold.fourth': object
  readonly 'quip-shrine.second': object
  readonly 'quip-shrine.third': object
  readonly 'quip-shrine.fourth': object
  readonly 'quip-shrine.fifth': object
  readonly 'quip-cave.second': object
  readonly 'quip-cave.third': object
  readonly 'quip-cave.fourth': object
  readonly 'quip-cave.fifth': object
  readonly 'quip-magic-stream.second': object
  readonly 'quip-magic-stream.third': object
  readonly 'quip-magic-stream.fourth': object
  readonly 'quip-fountain-of-wisdom.second': object
  readonly 'quip-fountain-of-wisdom.third': object
  readonly 'quip-fountain-of-wisdom.fourth': object
  readonly 'quip-pool-of-life.second': object
  readonly 'quip-pool-of-life.third': object
  readonly 'quip-pool-of-life.fourth': object
  readonly 'quip-witch.second': object
  readonly 'quip-witch.third': object
  readonly 'quip-witch.fourth': object
  readonly 'quip-witch.fifth': object
  readonly 'quip-maze.second': object
  readonly 'quip-maze.third': object
  readonly 'quip-maze.fourth': object
  readonly 'quip-market.second': object
  readonly 'quip-market.third': object
  readonly 'quip-market.fourth': object
  readonly 'quip-dragon.second': object
  readonly 'quip-dragon.third': object
  readonly 'quip-dragon.fourth': object
  readonly 'quip-dragon.fifth': object
  readonly 'quip-marsh.second': object
  readonly 'quip-marsh.third': object
  readonly 'quip-marsh.fourth': object
  readonly 'quip-mage.second': object
  readonly 'quip-mage.third': object
  readonly 'quip-mage.fourth': object
  readonly 'quip-ogre.second': object
  readonly 'quip-ogre.third': object
  readonly 'quip-ogre.fourth': object
  readonly 'quip-lemure.second': object
  readonly 'quip-lemure.third': object
  readonly 'quip-ghost.second': object
  readonly 'quip-ghost.third': object
  readonly 'quip-healer.second': object
  readonly 'quip-healer.third': object
  readonly 'quip-healer.fourth': object
  readonly 'quip-wraith.second': object
  readonly 'quip-shadow.second': object
  readonly 'quip-sword.second': object
  readonly 'quip-goblin.second': object
  readonly 'quip-goblin.third': object
  readonly 'quip-hobgoblin.second': object
  readonly 'quip-hobgoblin.third': object
  readonly 'quip-bandit.second': object
  readonly 'quip-bandit.third': object
  readonly 'quip-guide.second': object
  readonly 'quip-mephistopheles.second': object
  readonly 'quip-mephistopheles.third': object
  readonly 'quip-enchanter.second': object
  readonly 'quip-sorcerer.second': object
  readonly 'quip-sorcerer.third': object
  readonly 'quip-talisman.second': object
  readonly 'quip-wild-boar.second': object
  readonly 'quip-angel.second': object
  readonly 'quip-hag.second': object
  readonly 'quip-market-day.second': object
  readonly 'quip-market-day.third': object
  readonly 'quip-fairy.second': object
  readonly 'quip-storm.second': object
  readonly 'quip-pestilence.second': object
  readonly 'quip-hermit.second': object
  readonly 'quip-evil-darkness.second': object
  readonly 'quip-blizzard.second': object
  readonly 'quip-siren.second': object
  readonly 'quip-magical-vortex.second': object
  readonly 'quip-book-of-spells.second': object
  readonly 'quip-imp.second': object
  readonly 'quip-spectre.second': object
  readonly 'quip-prince.second': object
  readonly 'quip-devil.second': object
  readonly 'quip-lion.second': object
  readonly 'quip-phantom.second': object
  readonly 'quip-poltergeist.second': object
  readonly 'quip-bear.second': object
  readonly 'quip-raft.second': object
  readonly 'quip-wolf.second': object
  readonly 'quip-mule.second': object
  readonly 'quip-ape.second': object
  readonly 'quip-maiden.second': object
  readonly 'kind-character': object
  readonly 'kind-ability': { readonly character: string | number }
  readonly 'kind-event': object
  readonly 'kind-enemy': object
  readonly 'kind-stranger': object
  readonly 'kind-follower': object
  readonly 'kind-magic-object': object
  readonly 'kind-object': object
  readonly 'kind-place': object
  readonly 'kind-subtyped': { readonly kind: string | number; readonly subtype: string | number }
  readonly 'kind-spell': object
  readonly 'kind-space': { readonly region: string | number }
  readonly 'kind-region': object
  readonly 'kind-creature': { readonly subtype: string | number }
  readonly 'kind-table': object
  readonly 'kind-shop': object
  readonly 'kind-pile': object
  readonly 'kind-quest': object
  readonly 'kind-option': object
  readonly 'kind-preset': object
  readonly 'group-ability': object
  readonly 'group-place': object
  readonly 'group-space': object
  readonly 'group-creature': object
  readonly 'subtype-curse': object
  readonly 'subtype-animal': object
  readonly 'subtype-monster': object
  readonly 'subtype-dragon': object
  readonly 'subtype-spirit': object
  readonly 'subtype-gold': object
  readonly 'subtype-guardian': object
  readonly 'subtype-person': object
  readonly 'subtype-inner': object
  readonly 'topic-figure-strength': object
  readonly 'topic-figure-craft': object
  readonly 'topic-figure-lives': object
  readonly 'topic-figure-gold': object
  readonly 'topic-figure-two-dice': object
  readonly 'topic-strength': { readonly strength: string | number }
  readonly 'topic-strength-dice': object
  readonly 'topic-craft': { readonly craft: string | number }
  readonly 'topic-trophy': { readonly points: string | number }
  readonly 'topic-evadable': object
  readonly 'topic-not-evadable': object
  readonly 'topic-only': { readonly alignment: string | number }
  readonly 'topic-not-for': { readonly alignment: string | number }
  readonly 'topic-craft-at-least': { readonly craft: string | number }
  readonly 'topic-strength-below': { readonly strength: string | number }
  readonly 'topic-craft-below': { readonly craft: string | number }
  readonly 'topic-title': { readonly title: string | number }
  readonly 'topic-colour': { readonly text: string | number }
  readonly 'topic-begins': { readonly alignment: string | number; readonly place: string | number }
  readonly 'topic-begins-with': {
    readonly alignment: string | number
    readonly place: string | number
    readonly spells: string | number
  }
  readonly 'topic-never-has': { readonly things: string | number }
  readonly 'topic-ability': { readonly ability: string | number; readonly text: string | number }
  readonly 'topic-compulsory': object
  readonly 'topic-copies': { readonly count: string | number; readonly number: string | number }
  readonly 'topic-spell-times': { readonly count: string | number; readonly times: string | number }
  readonly 'topic-between': { readonly anticlockwise: string | number; readonly clockwise: string | number }
  readonly 'topic-by-raft': { readonly spaces: string | number }
  readonly 'topic-region': { readonly count: string | number; readonly spaces: string | number }
  readonly 'topic-dice': { readonly count: string | number }
  readonly 'topic-row': { readonly roll: string | number; readonly text: string | number }
  readonly 'roll-range': { readonly first: string | number; readonly last: string | number }
  readonly 'roll-or-less': { readonly last: string | number }
  readonly 'roll-or-more': { readonly first: string | number }
  readonly 'topic-price': { readonly card: string | number; readonly price: string | number }
  readonly 'topic-shop-price': { readonly price: string | number; readonly shop: string | number }
  readonly 'topic-pile': { readonly card: string | number }
  readonly 'topic-pile-cards': { readonly count: string | number }
  readonly 'value-on': object
  readonly 'value-off': object
  readonly 'topic-value': { readonly value: string | number }
  readonly 'topic-value-default': { readonly value: string | number }
  readonly 'topic-preset': { readonly line: string | number }
  readonly 'topic-preset-option': { readonly option: string | number; readonly value: string | number }
  readonly 'saga-portal': { readonly round: string | number; readonly who: string | number }
  readonly 'saga-talisman': {
    readonly rival: string | number
    readonly round: string | number
    readonly who: string | number
  }
  readonly 'saga-deaths': {
    readonly count: string | number
    readonly in: string | number
    readonly round: string | number
    readonly who: string | number
  }
  readonly 'saga-crown': {
    readonly casts: string | number
    readonly round: string | number
    readonly who: string | number
  }
  readonly 'saga-crown-after': { readonly round: string | number; readonly who: string | number }
  readonly 'saga-by-crown': { readonly who: string | number }
  readonly 'saga-last': { readonly who: string | number }
  readonly 'saga-time-up': { readonly who: string | number }
  readonly 'saga-limit': {
    readonly ahead: string | number
    readonly points: string | number
    readonly rival: string | number
    readonly theirs: string | number
    readonly who: string | number
  }
  readonly 'saga-shared': { readonly who: string | number }
  readonly 'saga-fight': {
    readonly foes: string | number
    readonly ours: string | number
    readonly round: string | number
    readonly theirs: string | number
    readonly who: string | number
  }
  readonly 'saga-duel': {
    readonly fewer: string | number
    readonly more: string | number
    readonly rival: string | number
    readonly round: string | number
    readonly who: string | number
  }
  readonly 'ending-best': { readonly moment: string | number; readonly round: string | number }
  readonly 'ending-points-short': { readonly by: string | number }
  readonly 'ending-turns-short': { readonly turns: string | number }
  readonly 'ending-outside': object
  readonly 'ending-no-talisman': object
  readonly 'ending-tie-lives': {
    readonly fewer: string | number
    readonly more: string | number
    readonly rival: string | number
    readonly score: string | number
  }
  readonly 'ending-tie-gold': {
    readonly fewer: string | number
    readonly more: string | number
    readonly rival: string | number
    readonly score: string | number
  }
  readonly 'headline-choosing': object
  readonly 'headline-dealing': object
  readonly 'headline-over': { readonly round: string | number }
  readonly headline: { readonly round: string | number; readonly step: string | number; readonly who: string | number }
  readonly 'headline-of': {
    readonly last: string | number
    readonly round: string | number
    readonly step: string | number
    readonly who: string | number
  }
  readonly 'step-begin': object
  readonly 'step-start': object
  readonly 'step-move': object
  readonly 'step-land': object
  readonly 'step-encounter': object
  readonly 'step-end': object
  readonly 'scene-setup': object
  readonly 'scene-waiting': { readonly who: string | number }
  readonly 'scene-person': {
    readonly alignment: string | number
    readonly place: string | number
    readonly who: string | number
  }
  readonly 'state-toad': { readonly turns: string | number }
  readonly 'state-enslaved': object
  readonly 'state-misses': { readonly turns: string | number }
  readonly 'state-slowed': object
  readonly 'state-raft': object
  readonly 'state-ferry': object
  readonly 'state-wizard': object
  readonly 'state-unfinished': object
  readonly sheet: {
    readonly craft: string | number
    readonly gold: string | number
    readonly lives: string | number
    readonly strength: string | number
  }
  readonly 'sheet-armed': { readonly combat: string | number; readonly strength: string | number }
  readonly 'sheet-spells': { readonly count: string | number }
  readonly 'sheet-trophies': { readonly points: string | number }
  readonly 'sheet-spirits': { readonly points: string | number }
  readonly 'sheet-luck': { readonly count: string | number }
  readonly 'scene-here': { readonly things: string | number }
  readonly 'here-card': { readonly card: string | number; readonly use: string | number }
  readonly 'here-card-idle': {
    readonly card: string | number
    readonly character: string | number
    readonly use: string | number
  }
  readonly 'scene-hex': object
  readonly 'scene-fight-combat': {
    readonly ours: string | number
    readonly rival: string | number
    readonly theirs: string | number
    readonly who: string | number
  }
  readonly 'scene-fight-psychic': {
    readonly ours: string | number
    readonly rival: string | number
    readonly theirs: string | number
    readonly who: string | number
  }
  readonly 'scene-attacked': {
    readonly count: string | number
    readonly foes: string | number
    readonly who: string | number
  }
  readonly 'scene-attacked-strength': {
    readonly foes: string | number
    readonly strength: string | number
    readonly who: string | number
  }
  readonly 'scene-attacked-craft': {
    readonly craft: string | number
    readonly foes: string | number
    readonly who: string | number
  }
  readonly 'scene-approached': {
    readonly count: string | number
    readonly foes: string | number
    readonly who: string | number
  }
  readonly 'scene-duel-attacked': { readonly rival: string | number; readonly who: string | number }
  readonly 'scene-duel-approached': { readonly rival: string | number; readonly who: string | number }
  readonly 'scene-commanding': { readonly who: string | number }
  readonly 'scene-loss-life': { readonly who: string | number }
  readonly 'scene-loss-follower': { readonly who: string | number }
  readonly 'weather-valley': { readonly count: string | number; readonly who: string | number }
  readonly 'weather-ruler': { readonly lives: string | number; readonly who: string | number }
  readonly 'weather-contest': { readonly who: string | number }
  readonly 'weather-reached': object
  readonly 'weather-decided': object
  readonly 'weather-no-magic': { readonly who: string | number }
  readonly 'weather-blizzard': object
  readonly 'weather-warp': { readonly turns: string | number; readonly who: string | number }
  readonly 'picture-choosing': object
  readonly 'picture-before': object
  readonly 'picture-person': { readonly place: string | number; readonly who: string | number }
  readonly 'picture-active-middle': { readonly place: string | number; readonly who: string | number }
  readonly 'picture-active': {
    readonly anticlockwise: string | number
    readonly clockwise: string | number
    readonly place: string | number
    readonly region: string | number
    readonly who: string | number
  }
  readonly 'picture-lying': { readonly things: string | number }
  readonly 'things-at': { readonly place: string | number; readonly things: string | number }
  readonly 'a-hex': object
  readonly 'picture-near': { readonly spaces: string | number }
  readonly outcome: { readonly rank: string | number; readonly result: string | number }
  readonly 'outcome-won': { readonly who: string | number }
  readonly 'outcome-won-crown': { readonly who: string | number }
  readonly 'outcome-other': { readonly who: string | number }
  readonly 'outcome-crown': object
  readonly 'outcome-points': { readonly points: string | number }
  readonly 'outcome-left': object
  readonly 'outcome-out': object
  readonly 'outcome-waiting': object
  readonly 'overview-active': { readonly who: string | number }
  readonly 'overview-not-chosen': object
  readonly 'overview-waiting': object
  readonly 'overview-out': object
  readonly 'overview-person': { readonly alignment: string | number; readonly place: string | number }
  readonly 'overview-handicap': { readonly handicap: string | number }
  readonly 'overview-objects': { readonly objects: string | number }
  readonly 'overview-no-objects': object
  readonly 'overview-followers': { readonly followers: string | number }
  readonly 'overview-trophies': { readonly trophies: string | number }
  readonly 'overview-quest': { readonly quest: string | number; readonly text: string | number }
  readonly 'overview-carries': { readonly who: string | number }
  readonly 'overview-lies': { readonly place: string | number }
  readonly 'in-full': { readonly card: string | number; readonly text: string | number }
  readonly 'in-full-idle': {
    readonly card: string | number
    readonly character: string | number
    readonly text: string | number
  }
  readonly 'overview-table': object
  readonly 'overview-victory-command': object
  readonly 'overview-victory-instant': object
  readonly 'overview-victory-contest': object
  readonly 'overview-replacements-until-crown': object
  readonly 'overview-replacements-never': object
  readonly 'overview-replacements-always': object
  readonly 'overview-limit': { readonly round: string | number }
  readonly 'overview-trophy-rate': { readonly points: string | number }
  readonly 'overview-trophy-rates': { readonly points: string | number }
  readonly 'overview-left': { readonly adventures: string | number; readonly spells: string | number }
  readonly 'overview-piles': { readonly piles: string | number }
  readonly 'overview-piles-empty': object
  readonly 'overview-pile': { readonly card: string | number; readonly count: string | number }
  readonly 'overview-lying': { readonly region: string | number; readonly things: string | number }
  readonly 'region-outer': object
  readonly 'region-middle': object
  readonly 'region-inner': object
  readonly 'hand-choices': object
  readonly 'hand-choice': {
    readonly character: string | number
    readonly start: string | number
    readonly text: string | number
    readonly wins: string | number
  }
  readonly 'hand-choice-ability': { readonly ability: string | number; readonly text: string | number }
  readonly 'hand-spells': { readonly count: string | number; readonly limit: string | number }
  readonly 'hand-spell': {
    readonly gist: string | number
    readonly spell: string | number
    readonly times: string | number
  }
  readonly 'hand-spells-none': object
  readonly 'hand-spells-no-craft': object
  readonly 'hand-barred': object
  readonly 'hand-quest': object
  readonly 'hand-quest-text': { readonly quest: string | number; readonly text: string | number }
  readonly 'hand-abilities': { readonly character: string | number }
  readonly 'hand-ability': { readonly ability: string | number; readonly text: string | number }
  readonly 'hand-toad': object
  readonly 'secret-adventures': object
  readonly 'secret-spells': object
  readonly 'secret-known': object
  readonly 'secret-characters': object
  readonly 'secret-divined': { readonly count: string | number; readonly who: string | number }
  readonly 'secret-peeked': {
    readonly rival: string | number
    readonly spell: string | number
    readonly who: string | number
  }
  readonly 'secret-dealt': { readonly characters: string | number; readonly who: string | number }
  readonly 'secret-numbered': { readonly card: string | number; readonly place: string | number }
  readonly 'secret-no-pile': object
  readonly 'game-called': object
  readonly 'game-called-many': object
  readonly 'count-crowns': object
  readonly 'count-crowns.told': { readonly count: string | number }
  readonly 'count-slain': object
  readonly 'count-slain.told': { readonly count: string | number }
  readonly 'count-deaths': object
  readonly 'count-deaths.told': { readonly count: string | number }
  readonly 'count-fights-won': object
  readonly 'count-fights-won.told': { readonly count: string | number }
  readonly 'count-fights-lost': object
  readonly 'count-fights-lost.told': { readonly count: string | number }
  readonly 'count-gold': object
  readonly 'count-gold.told': { readonly count: string | number }
  readonly 'count-spells': object
  readonly 'count-spells.told': { readonly count: string | number }
  readonly 'count-toads': object
  readonly 'count-toads.told': { readonly count: string | number }
  readonly 'count-quests': object
  readonly 'count-quests.told': { readonly count: string | number }
  readonly 'count-conversions': object
  readonly 'count-conversions.told': { readonly count: string | number }
  readonly 'count-commands': object
  readonly 'count-commands.told': { readonly count: string | number }
  readonly 'count-beguiled': object
  readonly 'count-beguiled.told': { readonly count: string | number }
  readonly 'count-bought': object
  readonly 'count-bought.told': { readonly count: string | number }
  readonly 'count-lives-lost': object
  readonly 'count-lives-lost.told': { readonly count: string | number }
  readonly 'count-turns-missed': object
  readonly 'count-turns-missed.told': { readonly count: string | number }
  readonly 'title-toad': object
  readonly 'title-toad.line': object
  readonly 'title-pond': object
  readonly 'title-pond.line': object
  readonly 'title-crowned': object
  readonly 'title-crowned.line': object
  readonly 'title-turncoat': object
  readonly 'title-turncoat.line': object
  readonly 'title-shopper': object
  readonly 'title-shopper.line': object
  readonly 'title-idle': object
  readonly 'title-idle.line': object
  readonly 'sum-first-turn': object
  readonly 'sum-combat': { readonly who: string | number }
  readonly 'sum-duel': { readonly who: string | number }
  readonly 'sum-psychic': { readonly who: string | number }
  readonly 'sum-portal': object
  readonly 'sum-strength': object
  readonly 'sum-craft': object
  readonly 'sum-command': object
  readonly 'sum-mines': object
  readonly 'sum-crypt': object
  readonly 'sum-pits': object
  readonly 'sum-werewolf': object
  readonly 'sum-dice': { readonly who: string | number }
  readonly 'sum-death': object
  readonly 'sum-chasm': object
  readonly 'sum-charm': { readonly above: string | number }
  readonly 'sum-beguile': { readonly needs: string | number }
  readonly 'sum-score': object
  readonly 'why-protected': { readonly card: string | number; readonly use: string | number }
  readonly 'why-freed': { readonly die: string | number }
}
