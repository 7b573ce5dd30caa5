/** The messages of the Fluent files here, with their arguments. Written by `npm run words`. */
export interface TalismanMessages {
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
  readonly 'card-blizzard': object
  readonly 'card-blizzard.a': object
  readonly 'card-blizzard.the': object
  readonly 'card-blizzard.The': object
  readonly 'card-book-of-spells': object
  readonly 'card-book-of-spells.a': object
  readonly 'card-book-of-spells.the': object
  readonly 'card-book-of-spells.The': object
  readonly 'card-devil': object
  readonly 'card-devil.a': object
  readonly 'card-devil.the': object
  readonly 'card-devil.The': object
  readonly 'card-evil-darkness': object
  readonly 'card-evil-darkness.a': object
  readonly 'card-evil-darkness.the': object
  readonly 'card-evil-darkness.The': object
  readonly 'card-imp': object
  readonly 'card-imp.a': object
  readonly 'card-imp.the': object
  readonly 'card-imp.The': object
  readonly 'card-magical-vortex': object
  readonly 'card-magical-vortex.a': object
  readonly 'card-magical-vortex.the': object
  readonly 'card-magical-vortex.The': object
  readonly 'card-market-day': object
  readonly 'card-market-day.a': object
  readonly 'card-market-day.the': object
  readonly 'card-market-day.The': object
  readonly 'card-mephistopheles': object
  readonly 'card-mephistopheles.a': object
  readonly 'card-mephistopheles.the': object
  readonly 'card-mephistopheles.The': object
  readonly 'card-pestilence': object
  readonly 'card-pestilence.a': object
  readonly 'card-pestilence.the': object
  readonly 'card-pestilence.The': object
  readonly 'card-raiders': object
  readonly 'card-raiders.a': object
  readonly 'card-raiders.the': object
  readonly 'card-raiders.The': object
  readonly 'card-siren': object
  readonly 'card-siren.a': object
  readonly 'card-siren.the': object
  readonly 'card-siren.The': object
  readonly 'card-storm': object
  readonly 'card-storm.a': object
  readonly 'card-storm.the': object
  readonly 'card-storm.The': object
  readonly 'card-hag': object
  readonly 'card-hag.a': object
  readonly 'card-hag.the': object
  readonly 'card-hag.The': object
  readonly 'card-poltergeist': object
  readonly 'card-poltergeist.a': object
  readonly 'card-poltergeist.the': object
  readonly 'card-poltergeist.The': object
  readonly 'card-wild-boar': object
  readonly 'card-wild-boar.a': object
  readonly 'card-wild-boar.the': object
  readonly 'card-wild-boar.The': object
  readonly 'card-wild-boar.plural': object
  readonly 'card-wolf': object
  readonly 'card-wolf.a': object
  readonly 'card-wolf.the': object
  readonly 'card-wolf.The': object
  readonly 'card-ape': object
  readonly 'card-ape.a': object
  readonly 'card-ape.the': object
  readonly 'card-ape.The': object
  readonly 'card-bear': object
  readonly 'card-bear.a': object
  readonly 'card-bear.the': object
  readonly 'card-bear.The': object
  readonly 'card-lion': object
  readonly 'card-lion.a': object
  readonly 'card-lion.the': object
  readonly 'card-lion.The': object
  readonly 'card-serpent': object
  readonly 'card-serpent.a': object
  readonly 'card-serpent.the': object
  readonly 'card-serpent.The': object
  readonly 'card-goblin': object
  readonly 'card-goblin.a': object
  readonly 'card-goblin.the': object
  readonly 'card-goblin.The': object
  readonly 'card-goblin.plural': object
  readonly 'card-hobgoblin': object
  readonly 'card-hobgoblin.a': object
  readonly 'card-hobgoblin.the': object
  readonly 'card-hobgoblin.The': object
  readonly 'card-hobgoblin.plural': object
  readonly 'card-bandit': object
  readonly 'card-bandit.a': object
  readonly 'card-bandit.the': object
  readonly 'card-bandit.The': object
  readonly 'card-bandit.plural': object
  readonly 'card-ogre': object
  readonly 'card-ogre.a': object
  readonly 'card-ogre.the': object
  readonly 'card-ogre.The': object
  readonly 'card-ogre.plural': object
  readonly 'card-giant': object
  readonly 'card-giant.a': object
  readonly 'card-giant.the': object
  readonly 'card-giant.The': object
  readonly 'card-dragon': object
  readonly 'card-dragon.a': object
  readonly 'card-dragon.the': object
  readonly 'card-dragon.The': object
  readonly 'card-dragon.plural': object
  readonly 'card-lemure': object
  readonly 'card-lemure.a': object
  readonly 'card-lemure.the': object
  readonly 'card-lemure.The': object
  readonly 'card-lemure.plural': object
  readonly 'card-shadow': object
  readonly 'card-shadow.a': object
  readonly 'card-shadow.the': object
  readonly 'card-shadow.The': object
  readonly 'card-shadow.plural': object
  readonly 'card-spectre': object
  readonly 'card-spectre.a': object
  readonly 'card-spectre.the': object
  readonly 'card-spectre.The': object
  readonly 'card-ghost': object
  readonly 'card-ghost.a': object
  readonly 'card-ghost.the': object
  readonly 'card-ghost.The': object
  readonly 'card-ghost.plural': object
  readonly 'card-wraith': object
  readonly 'card-wraith.a': object
  readonly 'card-wraith.the': object
  readonly 'card-wraith.The': object
  readonly 'card-wraith.plural': object
  readonly 'card-demon': object
  readonly 'card-demon.a': object
  readonly 'card-demon.the': object
  readonly 'card-demon.The': object
  readonly 'card-enchanter': object
  readonly 'card-enchanter.a': object
  readonly 'card-enchanter.the': object
  readonly 'card-enchanter.The': object
  readonly 'card-fairy': object
  readonly 'card-fairy.a': object
  readonly 'card-fairy.the': object
  readonly 'card-fairy.The': object
  readonly 'card-healer': object
  readonly 'card-healer.a': object
  readonly 'card-healer.the': object
  readonly 'card-healer.The': object
  readonly 'card-hermit': object
  readonly 'card-hermit.a': object
  readonly 'card-hermit.the': object
  readonly 'card-hermit.The': object
  readonly 'card-mage': object
  readonly 'card-mage.a': object
  readonly 'card-mage.the': object
  readonly 'card-mage.The': object
  readonly 'card-phantom': object
  readonly 'card-phantom.a': object
  readonly 'card-phantom.the': object
  readonly 'card-phantom.The': object
  readonly 'card-sorcerer': object
  readonly 'card-sorcerer.a': object
  readonly 'card-sorcerer.the': object
  readonly 'card-sorcerer.The': object
  readonly 'card-witch': object
  readonly 'card-witch.a': object
  readonly 'card-witch.the': object
  readonly 'card-witch.The': object
  readonly 'card-alchemist': object
  readonly 'card-alchemist.a': object
  readonly 'card-alchemist.the': object
  readonly 'card-alchemist.The': object
  readonly 'card-gnome': object
  readonly 'card-gnome.a': object
  readonly 'card-gnome.the': object
  readonly 'card-gnome.The': object
  readonly 'card-guide': object
  readonly 'card-guide.a': object
  readonly 'card-guide.the': object
  readonly 'card-guide.The': object
  readonly 'card-guide.plural': object
  readonly 'card-maiden': object
  readonly 'card-maiden.a': object
  readonly 'card-maiden.the': object
  readonly 'card-maiden.The': object
  readonly 'card-mercenary': object
  readonly 'card-mercenary.a': object
  readonly 'card-mercenary.the': object
  readonly 'card-mercenary.The': object
  readonly 'card-mule': object
  readonly 'card-mule.a': object
  readonly 'card-mule.the': object
  readonly 'card-mule.The': object
  readonly 'card-mule.plural': object
  readonly 'card-pixie': object
  readonly 'card-pixie.a': object
  readonly 'card-pixie.the': object
  readonly 'card-pixie.The': object
  readonly 'card-prince': object
  readonly 'card-prince.a': object
  readonly 'card-prince.the': object
  readonly 'card-prince.The': object
  readonly 'card-princess': object
  readonly 'card-princess.a': object
  readonly 'card-princess.the': object
  readonly 'card-princess.The': object
  readonly 'card-unicorn': object
  readonly 'card-unicorn.a': object
  readonly 'card-unicorn.the': object
  readonly 'card-unicorn.The': object
  readonly 'card-amulet': object
  readonly 'card-amulet.a': object
  readonly 'card-amulet.the': object
  readonly 'card-amulet.The': object
  readonly 'card-cross': object
  readonly 'card-cross.a': object
  readonly 'card-cross.the': object
  readonly 'card-cross.The': object
  readonly 'card-holy-grail': object
  readonly 'card-holy-grail.a': object
  readonly 'card-holy-grail.the': object
  readonly 'card-holy-grail.The': object
  readonly 'card-holy-lance': object
  readonly 'card-holy-lance.a': object
  readonly 'card-holy-lance.the': object
  readonly 'card-holy-lance.The': object
  readonly 'card-magic-belt': object
  readonly 'card-magic-belt.a': object
  readonly 'card-magic-belt.the': object
  readonly 'card-magic-belt.The': object
  readonly 'card-orb-of-knowledge': object
  readonly 'card-orb-of-knowledge.a': object
  readonly 'card-orb-of-knowledge.the': object
  readonly 'card-orb-of-knowledge.The': object
  readonly 'card-potion-of-strength': object
  readonly 'card-potion-of-strength.a': object
  readonly 'card-potion-of-strength.the': object
  readonly 'card-potion-of-strength.The': object
  readonly 'card-ring': object
  readonly 'card-ring.a': object
  readonly 'card-ring.the': object
  readonly 'card-ring.The': object
  readonly 'card-runesword': object
  readonly 'card-runesword.a': object
  readonly 'card-runesword.the': object
  readonly 'card-runesword.The': object
  readonly 'card-solomons-crown': object
  readonly 'card-solomons-crown.a': object
  readonly 'card-solomons-crown.the': object
  readonly 'card-solomons-crown.The': object
  readonly 'card-talisman': object
  readonly 'card-talisman.a': object
  readonly 'card-talisman.the': object
  readonly 'card-talisman.The': object
  readonly 'card-talisman.plural': object
  readonly 'card-wand': object
  readonly 'card-wand.a': object
  readonly 'card-wand.the': object
  readonly 'card-wand.The': object
  readonly 'card-armour': object
  readonly 'card-armour.a': object
  readonly 'card-armour.the': object
  readonly 'card-armour.The': object
  readonly 'card-armour.plural': object
  readonly 'card-axe': object
  readonly 'card-axe.a': object
  readonly 'card-axe.the': object
  readonly 'card-axe.The': object
  readonly 'card-axe.plural': object
  readonly 'card-helmet': object
  readonly 'card-helmet.a': object
  readonly 'card-helmet.the': object
  readonly 'card-helmet.The': object
  readonly 'card-helmet.plural': object
  readonly 'card-shield': object
  readonly 'card-shield.a': object
  readonly 'card-shield.the': object
  readonly 'card-shield.The': object
  readonly 'card-shield.plural': object
  readonly 'card-sword': object
  readonly 'card-sword.a': object
  readonly 'card-sword.the': object
  readonly 'card-sword.The': object
  readonly 'card-sword.plural': object
  readonly 'card-water-bottle': object
  readonly 'card-water-bottle.a': object
  readonly 'card-water-bottle.the': object
  readonly 'card-water-bottle.The': object
  readonly 'card-water-bottle.plural': object
  readonly 'card-raft': object
  readonly 'card-raft.a': object
  readonly 'card-raft.the': object
  readonly 'card-raft.The': object
  readonly 'card-raft.plural': object
  readonly 'card-bag-of-gold': object
  readonly 'card-bag-of-gold.a': object
  readonly 'card-bag-of-gold.the': object
  readonly 'card-bag-of-gold.The': object
  readonly 'card-bag-of-gold.plural': object
  readonly 'card-two-bags-of-gold': object
  readonly 'card-two-bags-of-gold.a': object
  readonly 'card-two-bags-of-gold.the': object
  readonly 'card-two-bags-of-gold.The': object
  readonly 'card-two-bags-of-gold.plural': object
  readonly 'card-cave': object
  readonly 'card-cave.a': object
  readonly 'card-cave.the': object
  readonly 'card-cave.The': object
  readonly 'card-fountain-of-wisdom': object
  readonly 'card-fountain-of-wisdom.a': object
  readonly 'card-fountain-of-wisdom.the': object
  readonly 'card-fountain-of-wisdom.The': object
  readonly 'card-magic-portal': object
  readonly 'card-magic-portal.a': object
  readonly 'card-magic-portal.the': object
  readonly 'card-magic-portal.The': object
  readonly 'card-magic-stream': object
  readonly 'card-magic-stream.a': object
  readonly 'card-magic-stream.the': object
  readonly 'card-magic-stream.The': object
  readonly 'card-market': object
  readonly 'card-market.a': object
  readonly 'card-market.the': object
  readonly 'card-market.The': object
  readonly 'card-marsh': object
  readonly 'card-marsh.a': object
  readonly 'card-marsh.the': object
  readonly 'card-marsh.The': object
  readonly 'card-maze': object
  readonly 'card-maze.a': object
  readonly 'card-maze.the': object
  readonly 'card-maze.The': object
  readonly 'card-pool-of-life': object
  readonly 'card-pool-of-life.a': object
  readonly 'card-pool-of-life.the': object
  readonly 'card-pool-of-life.The': object
  readonly 'card-shrine': object
  readonly 'card-shrine.a': object
  readonly 'card-shrine.the': object
  readonly 'card-shrine.The': object
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
}
