/** The messages of the Fluent files here, with their arguments. Written by `npm run words`. */
export interface ImperialMessages {
  readonly 'play-character': { readonly class: string | number; readonly name: string | number }
  readonly 'beginner-ozmo': object
  readonly 'beginner-kate': object
  readonly 'beginner-alatha': object
  readonly 'beginner-nruff': object
  readonly 'beginner-rosa': object
  readonly 'beginner-harald': object
  readonly 'beginner-dulcime': object
  readonly 'beginner-turb': object
  readonly 'beginner-rokko': object
  readonly 'beginner-herman': object
  readonly 'wins-of-100': { readonly wins: string | number }
  readonly 'starts-with': { readonly extras: string | number }
  readonly 'stop-playing': object
  readonly 'stop-playing.hint': object
  readonly 'stop-playing.sure': object
  readonly 'take-spell': { readonly spell: string | number }
  readonly 'learn-spell': { readonly spell: string | number }
  readonly stay: { readonly at: string | number }
  readonly 'walk-road': { readonly to: string | number }
  readonly 'walk-road-named': { readonly to: string | number }
  readonly 'walk-road-by-oasis': { readonly to: string | number }
  readonly 'walk-road-heading': { readonly to: string | number; readonly wind: string | number }
  readonly step: { readonly to: string | number; readonly wind: string | number }
  readonly 'step-twice': { readonly to: string | number }
  readonly 'step-aside': { readonly to: string | number }
  readonly sail: { readonly to: string | number }
  readonly 'sail-heading': { readonly to: string | number; readonly wind: string | number }
  readonly raft: object
  readonly 'raft.hint': object
  readonly meditate: object
  readonly 'meditate.hint': object
  readonly 'walk-on': { readonly to: string | number }
  readonly 'stop-at-oasis': object
  readonly 'teleport-to': { readonly to: string | number }
  readonly 'drift-to': { readonly to: string | number }
  readonly 'leave-to': { readonly to: string | number; readonly wind: string | number }
  readonly 'leave-aside': { readonly to: string | number }
  readonly 'own-clue': { readonly treasures: string | number }
  readonly 'own-clues': { readonly treasures: string | number }
  readonly 'waits-oasis': object
  readonly 'waits-encounter': {
    readonly hostile: string | number
    readonly nobody: string | number
    readonly where: string | number
  }
  readonly 'waits-passage': { readonly nobody: string | number }
  readonly 'waits-exploring': { readonly chances: string | number }
  readonly 'chance-clue': { readonly chance: string | number }
  readonly 'chance-encounter': { readonly chance: string | number }
  readonly 'chance-cure': { readonly chance: string | number }
  readonly 'chance-weapon': { readonly chance: string | number }
  readonly 'chance-wound': { readonly chance: string | number }
  readonly 'chance-prison': { readonly chance: string | number }
  readonly 'cast-spell': { readonly spell: string | number }
  readonly 'read-scroll': { readonly scroll: string | number }
  readonly 'leaves-party': object
  readonly 'replaces-blow': object
  readonly 'meditate-for': { readonly spell: string | number }
  readonly 'meditate-sure': object
  readonly 'meditate-odds': { readonly chance: string | number; readonly needs: string | number }
  readonly 'clue-quoted': { readonly name: string | number }
  readonly 'use-clue': { readonly clue: string | number }
  readonly 'use-clue.sure': { readonly clue: string | number; readonly worth: string | number }
  readonly 'forget-clue': { readonly clue: string | number }
  readonly 'give-clue': { readonly clue: string | number }
  readonly 'hand-over-clue': { readonly clue: string | number }
  readonly 'clue-hint': { readonly worth: string | number }
  readonly 'clue-hint-here': { readonly worth: string | number }
  readonly 'clue-hint-far': { readonly steps: string | number; readonly worth: string | number }
  readonly 'clue-hint-unfound': { readonly worth: string | number }
  readonly deliver: { readonly foe: string | number }
  readonly 'deliver.hint': object
  readonly 'give-emperor': { readonly item: string | number }
  readonly 'give-emperor.hint': object
  readonly 'give-away-imperial': { readonly item: string | number }
  readonly 'part-with-imperial': { readonly item: string | number }
  readonly explore: object
  readonly 'see-who-is-about': object
  readonly 'see-who-is-about.hint': object
  readonly 'business-meditate': object
  readonly 'business-meditate.hint': object
  readonly 'keep-the-rest': object
  readonly 'keep-the-rest.hint': object
  readonly 'shift-exploring': {
    readonly found: string | number
    readonly total: string | number
    readonly way: string | number
  }
  readonly 'shift-weapon-boat': object
  readonly 'shift-weapon-ship': object
  readonly 'shift-bad-water': object
  readonly 'shift-prison': object
  readonly 'shift-encounter': object
  readonly 'shift-cure-all-wounds': object
  readonly 'shift-cure-one-wound': object
  readonly 'shift-river-of-lava': object
  readonly 'shift-you-must-leave': object
  readonly 'shift-no-action': object
  readonly 'shift-landslide': object
  readonly 'shift-treasure-clue': object
  readonly 'draw-weapon': object
  readonly 'draw-weapon.hint': { readonly left: string | number }
  readonly 'take-vessel': { readonly vessel: string | number }
  readonly 'take-vessel.hint': { readonly dice: string | number; readonly health: string | number }
  readonly 'keep-charm': object
  readonly 'keep-charm.hint': object
  readonly 'use-charm': { readonly die: string | number; readonly to: string | number }
  readonly 'use-charm.hint': object
  readonly 'go-quietly': object
  readonly 'go-quietly.hint': object
  readonly 'wait-in-prison': object
  readonly 'wait-in-prison.hint': object
  readonly escape: object
  readonly 'escape.hint': object
  readonly bribe: object
  readonly 'bribe.hint': object
  readonly 'prison-meditate': object
  readonly 'prison-meditate.hint': object
  readonly tile: { readonly item: string | number }
  readonly 'tile-number': { readonly item: string | number; readonly number: string | number }
  readonly 'give-item': { readonly item: string | number }
  readonly 'keep-item': { readonly item: string | number }
  readonly 'pay-item': { readonly item: string | number }
  readonly 'draw-item': { readonly item: string | number }
  readonly 'ready-item': { readonly item: string | number }
  readonly 'lend-item': { readonly holder: string | number; readonly item: string | number }
  readonly 'reclaim-item': { readonly holder: string | number; readonly item: string | number }
  readonly 'reclaim-loan': { readonly holder: string | number }
  readonly 'swap-for-clue': { readonly item: string | number }
  readonly 'swap-for-clue.hint': object
  readonly 'swap-for-weapon': { readonly item: string | number }
  readonly 'swap-for-weapon.hint': object
  readonly 'keep-weapons': object
  readonly 'keep-weapons.hint': object
  readonly 'keep-ready': object
  readonly 'keep-ready.hint': object
  readonly 'heal-yourself': object
  readonly 'heal-own-vessel': object
  readonly 'heal-companion': { readonly foe: string | number }
  readonly 'heal-player': { readonly who: string | number }
  readonly 'heal-players-vessel': { readonly who: string | number }
  readonly 'heal-players-companion': { readonly foe: string | number; readonly who: string | number }
  readonly 'allot-yourself': object
  readonly 'allot-own-vessel': object
  readonly 'allot-companion': { readonly foe: string | number }
  readonly 'allot-player': { readonly who: string | number }
  readonly 'allot-players-vessel': { readonly who: string | number }
  readonly 'allot-players-companion': { readonly foe: string | number; readonly who: string | number }
  readonly 'take-hits': object
  readonly 'take-hits.hint': object
  readonly 'transfer-hits': { readonly hits: string | number }
  readonly 'transfer-hits.hint': object
  readonly attack: object
  readonly 'attack.hint': { readonly dice: string | number }
  readonly 'attack-until': { readonly health: string | number }
  readonly 'attack-until.hint': { readonly dice: string | number }
  readonly 'fight-on': object
  readonly 'fight-on.hint': { readonly dice: string | number }
  readonly 'fight-on.sure': object
  readonly 'fight-on-until': { readonly health: string | number }
  readonly 'fight-on-until.hint': { readonly dice: string | number }
  readonly 'hold-back': object
  readonly 'hold-back.hint': object
  readonly 'do-nothing': object
  readonly 'do-nothing.hint': object
  readonly 'wait-approach': object
  readonly 'wait-approach.hint': object
  readonly 'close-in': object
  readonly 'close-in.hint': object
  readonly run: object
  readonly 'run-together': object
  readonly 'run-ahead': object
  readonly 'run-odds': {
    readonly case: string | number
    readonly chance: string | number
    readonly needs: string | number
  }
  readonly 'loses-slow': object
  readonly 'join-fight': object
  readonly 'join-fight.hint': object
  readonly 'stay-out': object
  readonly 'stay-out.hint': object
  readonly 'attack-player': { readonly who: string | number }
  readonly 'attack-player.hint': {
    readonly left: string | number
    readonly max: string | number
    readonly treasures: string | number
  }
  readonly 'attack-nobody': object
  readonly 'charm-companion': { readonly foe: string | number }
  readonly 'charm-companion.hint': { readonly dice: string | number; readonly health: string | number }
  readonly 'charm-shooter': { readonly foe: string | number }
  readonly 'charm-shooter.hint': {
    readonly dice: string | number
    readonly health: string | number
    readonly ranged: string | number
  }
  readonly 'use-emerald': object
  readonly 'use-emerald.hint': object
  readonly 'keep-emerald': object
  readonly 'keep-emerald.hint': object
  readonly 'send-to': { readonly who: string | number }
  readonly 'send-to.hint': {
    readonly left: string | number
    readonly max: string | number
    readonly treasures: string | number
  }
  readonly 'send-back': object
  readonly 'send-back.hint': object
  readonly 'join-convoy': object
  readonly 'join-convoy.hint': object
  readonly 'stay-behind': object
  readonly 'invite-convoy': { readonly who: string | number }
  readonly 'invite-convoy.hint': object
  readonly 'raise-score': { readonly by: string | number; readonly score: string | number }
  readonly 'raise-score.hint': { readonly by: string | number; readonly score: string | number }
  readonly 'welcome-companion': object
  readonly 'refuse-companion': object
  readonly 'refuse-companion.hint': object
  readonly 'let-come': object
  readonly 'palantir-back': object
  readonly 'palantir-back.hint': object
  readonly 'horse-roll': object
  readonly 'horse-roll.hint': { readonly from: string | number; readonly to: string | number }
  readonly 'horse-spell': object
  readonly 'horse-spell.hint': object
  readonly 'fight-dragon': object
  readonly 'refuse-tax': object
  readonly 'just-looking': object
  readonly 'no-deal': object
  readonly 'ask-mermaid-clue': object
  readonly 'ask-mermaid-repair': object
  readonly 'ask-mermaid-repair.hint': object
  readonly 'take-boat': object
  readonly 'take-boat.hint': object
  readonly 'leave-boat': object
  readonly dismiss: { readonly foe: string | number }
  readonly 'dismiss.hint': object
  readonly 'dismiss.sure': { readonly foe: string | number }
  readonly 'trade-with': { readonly who: string | number }
  readonly 'trade-with.hint': object
  readonly 'make-offer': object
  readonly 'swap-for-item': { readonly item: string | number }
  readonly 'swap-for-clues': { readonly count: string | number }
  readonly 'let-propose': { readonly who: string | number }
  readonly 'call-off-trade': object
  readonly 'take-back-item': { readonly item: string | number }
  readonly 'ask-for-item': { readonly item: string | number }
  readonly 'ask-not-for-item': { readonly item: string | number }
  readonly 'give-clue-openly': { readonly clue: string | number }
  readonly 'give-clue-hidden': { readonly clue: string | number }
  readonly 'take-back-clue': { readonly clue: string | number }
  readonly 'ask-for-clues': { readonly count: string | number }
  readonly 'ask-for-clues.hint': object
  readonly 'ask-not-for-clues': { readonly count: string | number }
  readonly 'ask-not-for-clues.hint': object
  readonly 'accept-trade': object
  readonly 'counter-trade': object
  readonly 'refuse-trade': object
  readonly 'clues-face-down': { readonly count: string | number }
  readonly 'terms-own': { readonly asks: string | number; readonly gives: string | number }
  readonly 'terms-own-gift': { readonly gives: string | number }
  readonly 'terms-own-plea': { readonly asks: string | number }
  readonly 'terms-theirs': { readonly asks: string | number; readonly gives: string | number }
  readonly 'terms-theirs-gift': { readonly gives: string | number }
  readonly 'terms-theirs-plea': { readonly asks: string | number }
  readonly 'fight-began': { readonly foe: string | number; readonly who: string | number }
  readonly 'fight-approach': {
    readonly foe: string | number
    readonly own: string | number
    readonly theirs: string | number
    readonly who: string | number
  }
  readonly 'duel-approach': {
    readonly own: string | number
    readonly rival: string | number
    readonly theirs: string | number
    readonly who: string | number
  }
  readonly 'approach-rounds': { readonly rounds: string | number }
  readonly 'fight-joined': { readonly rival: string | number; readonly who: string | number }
  readonly 'fight-approach-waived': { readonly told: string | number; readonly who: string | number }
  readonly 'fight-holds-back': { readonly who: string | number }
  readonly asleep: { readonly foe: string | number; readonly rounds: string | number }
  readonly 'duel-asleep': { readonly rounds: string | number; readonly who: string | number }
  readonly 'more-rounds': { readonly count: string | number }
  readonly 'fight-protected': { readonly hits: string | number; readonly left: string | number }
  readonly 'fight-transferred': { readonly hits: string | number; readonly who: string | number }
  readonly flight: { readonly needs: string | number; readonly roll: string | number; readonly who: string | number }
  readonly 'flight-leaving-slow': {
    readonly needs: string | number
    readonly roll: string | number
    readonly who: string | number
  }
  readonly 'flight-foe': {
    readonly foe: string | number
    readonly needs: string | number
    readonly roll: string | number
  }
  readonly 'flight-too-slow': object
  readonly 'flight-foe-too-slow': object
  readonly 'poison-burns': { readonly roll: string | number; readonly who: string | number }
  readonly 'poison-tickles': { readonly roll: string | number; readonly who: string | number }
  readonly 'ended-fled': { readonly foe: string | number; readonly who: string | number }
  readonly 'ended-creature-fled': { readonly foe: string | number }
  readonly 'ended-both-fled': { readonly foe: string | number; readonly who: string | number }
  readonly 'ended-slipped-away': { readonly foe: string | number; readonly who: string | number }
  readonly 'ended-sunk': { readonly foe: string | number }
  readonly 'ended-bored': { readonly foe: string | number }
  readonly 'beaten-at-once': { readonly foe: string | number; readonly who: string | number }
  readonly beaten: { readonly foe: string | number; readonly rounds: string | number; readonly who: string | number }
  readonly 'beaten-fought': {
    readonly dealt: string | number
    readonly foe: string | number
    readonly rounds: string | number
    readonly taken: string | number
    readonly who: string | number
  }
  readonly fought: {
    readonly dealt: string | number
    readonly fighters: string | number
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
  readonly 'health-left': { readonly left: string | number; readonly max: string | number }
  readonly rounds: { readonly count: string | number }
  readonly hits: { readonly count: string | number }
  readonly 'hits-taken': { readonly count: string | number }
  readonly wounds: { readonly count: string | number }
  readonly 'round-of': { readonly number: string | number }
  readonly blow: { readonly dice: string | number; readonly hits: string | number; readonly who: string | number }
  readonly 'blow-crew': { readonly dice: string | number; readonly hits: string | number }
  readonly 'blow-foe': { readonly dice: string | number; readonly foe: string | number; readonly hits: string | number }
  readonly 'duel-began': { readonly rival: string | number; readonly who: string | number }
  readonly 'duel-sleep': { readonly rival: string | number; readonly rounds: string | number }
  readonly 'duel-charmed': {
    readonly foe: string | number
    readonly rival: string | number
    readonly who: string | number
  }
  readonly 'duel-killed': { readonly rival: string | number; readonly who: string | number }
  readonly 'duel-both-died': { readonly rival: string | number; readonly who: string | number }
  readonly 'duel-fled': { readonly rival: string | number; readonly who: string | number }
  readonly 'duel-both-fled': { readonly rival: string | number; readonly who: string | number }
  readonly 'duel-slipped-away': { readonly who: string | number }
  readonly 'duel-sunk': { readonly rival: string | number; readonly who: string | number }
  readonly 'duel-drawn': { readonly rival: string | number; readonly who: string | number }
  readonly plundered: { readonly loot: string | number; readonly rival: string | number; readonly who: string | number }
  readonly 'plundered-nothing': { readonly rival: string | number; readonly who: string | number }
  readonly cast: { readonly spell: string | number; readonly who: string | number }
  readonly read: { readonly item: string | number; readonly who: string | number }
  readonly 'magic-dice': {
    readonly dice: string | number
    readonly spell: string | number
    readonly who: string | number
    readonly wounds: string | number
  }
  readonly 'friendship-rolled': {
    readonly above: string | number
    readonly roll: string | number
    readonly who: string | number
  }
  readonly befriended: { readonly foe: string | number; readonly who: string | number }
  readonly 'nobody-charmed': object
  readonly protection: { readonly hits: string | number; readonly who: string | number }
  readonly strength: { readonly agility: string | number; readonly who: string | number }
  readonly sleep: { readonly foe: string | number; readonly rounds: string | number }
  readonly invisible: { readonly who: string | number }
  readonly range: { readonly roll: string | number; readonly who: string | number }
  readonly 'charm-used': { readonly from: string | number; readonly to: string | number; readonly who: string | number }
  readonly met: { readonly foe: string | number; readonly who: string | number }
  readonly 'met-event': { readonly foe: string | number; readonly who: string | number }
  readonly 'met-place': { readonly foe: string | number; readonly who: string | number }
  readonly drawn: { readonly foe: string | number; readonly who: string | number }
  readonly 'pool-empty': object
  readonly 'sent-back': { readonly foe: string | number; readonly who: string | number }
  readonly 'draw-twice': { readonly foe: string | number }
  readonly 'astray-0': { readonly foe: string | number }
  readonly 'astray-1': { readonly foe: string | number }
  readonly 'astray-2': { readonly foe: string | number }
  readonly 'astray-3': { readonly foe: string | number }
  readonly 'astray-4': { readonly foe: string | number }
  readonly 'astray-5': { readonly foe: string | number }
  readonly 'astray-6': { readonly foe: string | number }
  readonly 'astray-7': { readonly foe: string | number }
  readonly 'astray-8': { readonly foe: string | number }
  readonly 'astray-9': { readonly foe: string | number }
  readonly 'astray-10': { readonly foe: string | number }
  readonly 'astray-11': { readonly foe: string | number }
  readonly 'astray-12': { readonly foe: string | number }
  readonly 'astray-13': { readonly foe: string | number }
  readonly 'astray-14': { readonly foe: string | number }
  readonly astray: { readonly foe: string | number }
  readonly 'returned-nobody-to-play-it-on': { readonly foe: string | number }
  readonly 'returned-called-off': { readonly foe: string | number }
  readonly played: {
    readonly foe: string | number
    readonly rival: string | number
    readonly told: string | number
    readonly who: string | number
  }
  readonly 'reaction-rolled': {
    readonly foe: string | number
    readonly roll: string | number
    readonly who: string | number
  }
  readonly 'reaction-hostile': { readonly foe: string | number }
  readonly 'reaction-leaves': { readonly foe: string | number; readonly who: string | number }
  readonly 'reaction-nothing': object
  readonly 'reaction-offers-to-join': { readonly foe: string | number }
  readonly 'reaction-leaves-unless-horse': { readonly foe: string | number }
  readonly 'reaction-snatch-vessel-or-hostile': { readonly foe: string | number }
  readonly 'reaction-barter': { readonly foe: string | number }
  readonly 'reaction-hospitality': object
  readonly 'reaction-gift-of-magic': { readonly foe: string | number }
  readonly 'reaction-treasure': { readonly foe: string | number }
  readonly 'reaction-sent-to-tower': { readonly foe: string | number }
  readonly 'pays-no-heed': { readonly foe: string | number }
  readonly 'let-off': { readonly foe: string | number }
  readonly declined: { readonly who: string | number }
  readonly paid: { readonly foe: string | number; readonly price: string | number; readonly who: string | number }
  readonly confiscated: {
    readonly foe: string | number
    readonly treasures: string | number
    readonly who: string | number
  }
  readonly weathered: { readonly rolls: string | number }
  readonly 'weather-roll': { readonly die: string | number; readonly who: string | number }
  readonly 'weather-roll-crew': { readonly die: string | number }
  readonly 'weather-roll-foe': { readonly die: string | number; readonly foe: string | number }
  readonly 'weather-hurt': { readonly roll: string | number; readonly wounds: string | number }
  readonly storm: { readonly dice: string | number; readonly wounds: string | number }
  readonly held: { readonly who: string | number }
  readonly 'city-found': { readonly in: string | number; readonly who: string | number }
  readonly 'kept-weapon': { readonly item: string | number; readonly who: string | number }
  readonly 'kept-weapon-instead': {
    readonly item: string | number
    readonly other: string | number
    readonly who: string | number
  }
  readonly 'joined-party': { readonly foe: string | number; readonly who: string | number }
  readonly 'joined-familiar': { readonly foe: string | number; readonly who: string | number }
  readonly 'joined-wounded': { readonly foe: string | number; readonly wounds: string | number }
  readonly refused: { readonly foe: string | number; readonly who: string | number }
  readonly loyalty: { readonly rolls: string | number }
  readonly loyal: { readonly die: string | number; readonly foe: string | number }
  readonly disloyal: { readonly die: string | number; readonly foe: string | number }
  readonly 'left-habitat': { readonly foe: string | number; readonly who: string | number }
  readonly 'left-dismissed': { readonly foe: string | number; readonly who: string | number }
  readonly keeps: { readonly foe: string | number; readonly item: string | number }
  readonly 'lost-died': { readonly foe: string | number }
  readonly 'lost-abandoned': { readonly foe: string | number }
  readonly 'lost-loan': { readonly item: string | number }
  readonly 'vessel-taken': { readonly vessel: string | number; readonly who: string | number }
  readonly 'vessel-exchanged': { readonly vessel: string | number }
  readonly 'vessel-landlocked': { readonly vessel: string | number; readonly who: string | number }
  readonly 'vessel-wrecked': { readonly vessel: string | number; readonly who: string | number }
  readonly 'vessel-sunk': { readonly vessel: string | number; readonly who: string | number }
  readonly 'vessel-snatched': { readonly vessel: string | number; readonly who: string | number }
  readonly 'vessel-left-behind': { readonly vessel: string | number; readonly who: string | number }
  readonly 'lost-at-sea': { readonly who: string | number }
  readonly 'sea-nothing-to-lose': object
  readonly 'sea-keeps': { readonly lost: string | number }
  readonly 'sea-keeps-nothing': object
  readonly 'sea-saved': { readonly saved: string | number; readonly who: string | number }
  readonly 'clue-number': { readonly nth: string | number }
  readonly wounded: { readonly who: string | number; readonly wounds: string | number }
  readonly 'wounded-vessel': { readonly wounds: string | number }
  readonly 'wounded-foe': { readonly foe: string | number; readonly wounds: string | number }
  readonly healed: { readonly who: string | number; readonly wounds: string | number }
  readonly 'healed-vessel': { readonly wounds: string | number }
  readonly 'healed-foe': { readonly foe: string | number; readonly wounds: string | number }
  readonly 'wounds-left': { readonly count: string | number }
  readonly emerald: { readonly who: string | number }
  readonly 'emerald-foe': { readonly foe: string | number }
  readonly died: { readonly character: string | number }
  readonly 'died-by-foe': { readonly character: string | number; readonly foe: string | number }
  readonly 'died-by-character': { readonly character: string | number; readonly killer: string | number }
  readonly 'died-of-bad-water': { readonly character: string | number }
  readonly 'died-of-river-of-lava': { readonly character: string | number }
  readonly 'died-of-landslide': { readonly character: string | number }
  readonly epitaph: object
  readonly 'epitaph.second': object
  readonly 'epitaph.third': object
  readonly 'epitaph.fourth': object
  readonly 'epitaph.fifth': object
  readonly 'epitaph.sixth': object
  readonly 'estate-pools': { readonly things: string | number }
  readonly 'estate-bank': { readonly things: string | number }
  readonly 'estate-nothing': object
  readonly newcomer: {
    readonly character: string | number
    readonly in: string | number
    readonly who: string | number
  }
  readonly eliminated: { readonly who: string | number }
  readonly 'player-left': { readonly who: string | number }
  readonly 'player-left-realm': { readonly who: string | number }
  readonly 'realm-laid': { readonly realm: string | number }
  readonly 'setup-roll': { readonly roll: string | number; readonly who: string | number }
  readonly 'setup-roll-again': { readonly roll: string | number; readonly who: string | number }
  readonly 'setup-first': { readonly who: string | number }
  readonly 'character-chosen': { readonly character: string | number; readonly who: string | number }
  readonly 'head-start': { readonly character: string | number; readonly extras: string | number }
  readonly 'more-weapons': { readonly count: string | number }
  readonly 'fewer-clues': { readonly count: string | number }
  readonly 'clues-dealt': { readonly clues: string | number; readonly who: string | number }
  readonly 'clues-dealt-but': {
    readonly clues: string | number
    readonly others: string | number
    readonly who: string | number
  }
  readonly 'game-began': { readonly who: string | number }
  readonly 'turn-began': { readonly round: string | number; readonly who: string | number }
  readonly 'round-ended': { readonly found: string | number; readonly round: string | number }
  readonly 'round-goes-on': { readonly round: string | number }
  readonly 'convoy-invited': { readonly guest: string | number; readonly who: string | number }
  readonly 'convoy-joined': { readonly guest: string | number; readonly who: string | number }
  readonly 'convoy-declined': { readonly guest: string | number }
  readonly 'experience-gained': {
    readonly points: string | number
    readonly total: string | number
    readonly who: string | number
  }
  readonly 'score-raised': {
    readonly by: string | number
    readonly score: string | number
    readonly who: string | number
  }
  readonly 'score-max-health': object
  readonly 'score-agility': object
  readonly 'score-running-away': object
  readonly stayed: { readonly in: string | number; readonly who: string | number }
  readonly 'moved-road': { readonly to: string | number; readonly who: string | number }
  readonly 'moved-wilderness': { readonly to: string | number; readonly who: string | number }
  readonly 'moved-sea': { readonly to: string | number; readonly who: string | number }
  readonly 'moved-raft': { readonly to: string | number; readonly who: string | number }
  readonly 'moved-teleport': { readonly in: string | number; readonly who: string | number }
  readonly 'moved-leave': { readonly to: string | number; readonly who: string | number }
  readonly 'moved-escape': { readonly in: string | number; readonly who: string | number }
  readonly 'moved-sneeze': { readonly to: string | number; readonly who: string | number }
  readonly 'moved-washed-up': { readonly in: string | number; readonly who: string | number }
  readonly 'oasis-there': {
    readonly roll: string | number
    readonly told: string | number
    readonly who: string | number
  }
  readonly 'oasis-gone': {
    readonly roll: string | number
    readonly told: string | number
    readonly who: string | number
  }
  readonly 'sea-stays': { readonly place: string | number; readonly who: string | number }
  readonly 'sea-passes': { readonly who: string | number }
  readonly 'raft-floats': { readonly roll: string | number; readonly who: string | number }
  readonly 'raft-parts': { readonly roll: string | number; readonly who: string | number }
  readonly 'slipped-by': { readonly who: string | number }
  readonly 'meditated-freely': { readonly spell: string | number; readonly who: string | number }
  readonly 'meditated-learnt': {
    readonly roll: string | number
    readonly spell: string | number
    readonly target: string | number
    readonly told: string | number
    readonly who: string | number
  }
  readonly 'meditated-almost': {
    readonly roll: string | number
    readonly spell: string | number
    readonly target: string | number
    readonly told: string | number
    readonly who: string | number
  }
  readonly 'meditated-itch': {
    readonly roll: string | number
    readonly spell: string | number
    readonly target: string | number
    readonly told: string | number
    readonly who: string | number
  }
  readonly 'treasure-drawn': { readonly item: string | number; readonly who: string | number }
  readonly 'treasures-gone': object
  readonly 'imperial-found': { readonly found: string | number }
  readonly 'imperial-banked': { readonly item: string | number }
  readonly 'weapon-drawn': { readonly item: string | number; readonly who: string | number }
  readonly 'weapons-gone': object
  readonly 'clue-drawn': { readonly who: string | number }
  readonly 'clue-seen': {
    readonly clue: string | number
    readonly place: string | number
    readonly worth: string | number
  }
  readonly 'clues-gone': object
  readonly 'clues-reshuffled': { readonly cards: string | number }
  readonly 'clue-forgotten': { readonly clue: string | number; readonly who: string | number }
  readonly 'clue-lost': { readonly clue: string | number }
  readonly 'paid-with': { readonly item: string | number; readonly who: string | number }
  readonly 'paid-healers': { readonly item: string | number; readonly who: string | number }
  readonly 'spell-gained': { readonly spell: string | number; readonly who: string | number }
  readonly 'gear-readied': { readonly item: string | number; readonly who: string | number }
  readonly 'gear-lent': {
    readonly holder: string | number
    readonly item: string | number
    readonly who: string | number
  }
  readonly 'gear-reclaimed': {
    readonly holder: string | number
    readonly item: string | number
    readonly who: string | number
  }
  readonly 'special-rolled': {
    readonly roll: string | number
    readonly treasures: string | number
    readonly who: string | number
  }
  readonly 'clue-laid': { readonly clue: string | number; readonly who: string | number }
  readonly 'clue-exchanged': {
    readonly clue: string | number
    readonly in: string | number
    readonly treasures: string | number
    readonly who: string | number
  }
  readonly delivered: { readonly foe: string | number; readonly in: string | number }
  readonly 'emperor-rewards': { readonly item: string | number; readonly who: string | number }
  readonly explored: {
    readonly found: string | number
    readonly place: string | number
    readonly roll: string | number
    readonly who: string | number
  }
  readonly 'found-weapon-boat': object
  readonly 'found-weapon-ship': object
  readonly 'found-bad-water': object
  readonly 'found-prison': object
  readonly 'found-encounter': object
  readonly 'found-cure-all-wounds': object
  readonly 'found-cure-one-wound': object
  readonly 'found-river-of-lava': object
  readonly 'found-you-must-leave': object
  readonly 'found-no-action': object
  readonly 'found-landslide': object
  readonly 'found-treasure-clue': object
  readonly 'nowhere-to-go': { readonly who: string | number }
  readonly imprisoned: { readonly in: string | number; readonly who: string | number }
  readonly bribed: { readonly item: string | number; readonly who: string | number }
  readonly 'escape-rolled': { readonly roll: string | number; readonly who: string | number }
  readonly 'escape-hollow': { readonly told: string | number }
  readonly 'escape-solid': { readonly total: string | number }
  readonly waited: { readonly who: string | number }
  readonly 'vanished-from-prison': { readonly who: string | number }
  readonly 'trade-proposed': {
    readonly asks: string | number
    readonly gives: string | number
    readonly rival: string | number
    readonly who: string | number
  }
  readonly 'trade-clue-shown': {
    readonly clue: string | number
    readonly who: string | number
    readonly worth: string | number
  }
  readonly 'trade-refused': { readonly told: string | number; readonly who: string | number }
  readonly 'trade-dropped': { readonly rival: string | number; readonly who: string | number }
  readonly 'trade-agreed': { readonly rival: string | number }
  readonly 'trade-handed': {
    readonly gives: string | number
    readonly rival: string | number
    readonly who: string | number
  }
  readonly nothing: object
  readonly 'game-ended-all-found': { readonly round: string | number }
  readonly 'game-ended-one-left': { readonly round: string | number }
  readonly 'game-ended-nobody-left': { readonly round: string | number }
  readonly 'game-ended-target': { readonly round: string | number }
  readonly 'game-ended-last-round': { readonly round: string | number }
  readonly 'found-in-all': { readonly found: string | number }
  readonly 'on-the-table': object
  readonly tallied: {
    readonly treasures: string | number
    readonly weapons: string | number
    readonly who: string | number
  }
  readonly 'treasure-valued': {
    readonly item: string | number
    readonly roll: string | number
    readonly who: string | number
  }
  readonly 'treasure-valued-charm': {
    readonly item: string | number
    readonly roll: string | number
    readonly who: string | number
  }
  readonly 'points-counted': {
    readonly points: string | number
    readonly things: string | number
    readonly who: string | number
  }
  readonly 'points-tallied': { readonly points: string | number; readonly who: string | number }
  readonly 'tie-rolled': { readonly die: string | number; readonly who: string | number }
  readonly 'game-won': { readonly score: string | number; readonly who: string | number }
  readonly 'nobody-won': object
  readonly points: { readonly count: string | number }
  readonly 'counted-imperial': { readonly count: string | number }
  readonly 'counted-scroll': { readonly count: string | number }
  readonly 'counted-charm': { readonly count: string | number }
  readonly 'counted-ruby': { readonly count: string | number }
  readonly 'counted-stone': { readonly count: string | number }
  readonly 'counted-gold': { readonly count: string | number }
  readonly 'counted-silver': { readonly count: string | number }
  readonly 'counted-magic-weapon': { readonly count: string | number }
  readonly 'counted-weapons': { readonly count: string | number }
  readonly 'face-met': { readonly foe: string | number; readonly who: string | number }
  readonly 'face-drawn': { readonly item: string | number; readonly who: string | number }
  readonly 'face-spell': { readonly spell: string | number; readonly who: string | number }
  readonly 'face-cast': { readonly spell: string | number; readonly who: string | number }
  readonly 'face-joined': { readonly foe: string | number; readonly who: string | number }
  readonly 'face-vessel': { readonly vessel: string | number; readonly who: string | number }
  readonly 'face-clue': { readonly place: string | number; readonly who: string | number }
  readonly 'drama-killed': { readonly foe: string | number; readonly who: string | number }
  readonly 'drama-creature-fled': { readonly foe: string | number; readonly who: string | number }
  readonly 'drama-died': { readonly foe: string | number; readonly who: string | number }
  readonly 'drama-sunk': { readonly foe: string | number; readonly who: string | number }
  readonly 'drama-both-fled': { readonly foe: string | number; readonly who: string | number }
  readonly 'drama-bored': { readonly foe: string | number }
  readonly 'drama-away': { readonly foe: string | number; readonly who: string | number }
  readonly 'drama-duel': { readonly rival: string | number; readonly who: string | number }
  readonly 'drama-duel-away': { readonly rival: string | number; readonly who: string | number }
  readonly 'drama-duel-drawn': { readonly rival: string | number; readonly who: string | number }
  readonly 'side-dead': object
  readonly 'side-sunk': object
  readonly 'side-away': object
  readonly 'side-beaten': object
  readonly 'side-friend': object
  readonly 'side-gone': object
  readonly 'side-unbeaten': object
  readonly 'side-wins': object
  readonly 'side-stands': object
  readonly plunder: { readonly rival: string | number; readonly who: string | number }
  readonly 'drama-item': { readonly item: string | number }
  readonly confiscation: { readonly foe: string | number; readonly who: string | number }
  readonly 'confiscation-loot': { readonly treasures: string | number }
  readonly death: { readonly character: string | number }
  readonly 'death-by-foe': { readonly foe: string | number }
  readonly 'death-by-foe-in-round': { readonly foe: string | number; readonly round: string | number }
  readonly 'death-by-character': { readonly killer: string | number }
  readonly 'death-by-character-in-round': { readonly killer: string | number; readonly round: string | number }
  readonly 'death-in-round': { readonly round: string | number }
  readonly 'death-otherwise': object
  readonly 'death-found': { readonly count: string | number }
  readonly companions: { readonly count: string | number }
  readonly 'death-leaves': { readonly things: string | number }
  readonly 'death-leaves-nothing': object
  readonly find: { readonly item: string | number; readonly who: string | number }
  readonly 'find-imperial': object
  readonly victory: { readonly who: string | number }
  readonly 'victory-score': { readonly score: string | number }
  readonly 'part-imperial': { readonly points: string | number }
  readonly 'part-scroll': { readonly points: string | number }
  readonly 'part-charm': { readonly points: string | number }
  readonly 'part-ruby': { readonly points: string | number }
  readonly 'part-stone': { readonly points: string | number }
  readonly 'part-gold': { readonly points: string | number }
  readonly 'part-silver': { readonly points: string | number }
  readonly 'part-magic-weapon': { readonly points: string | number }
  readonly 'part-weapons': { readonly points: string | number }
  readonly 'decided-by-tie': { readonly die: string | number; readonly who: string | number }
  readonly 'decided-by-leaving': {
    readonly rival: string | number
    readonly round: string | number
    readonly who: string | number
  }
  readonly 'decided-by-death': {
    readonly rival: string | number
    readonly round: string | number
    readonly who: string | number
  }
  readonly 'decided-by-points': {
    readonly points: string | number
    readonly rival: string | number
    readonly who: string | number
  }
  readonly 'decided-by-weapons': {
    readonly own: string | number
    readonly rival: string | number
    readonly theirs: string | number
    readonly who: string | number
  }
  readonly 'lead-find': {
    readonly item: string | number
    readonly round: string | number
    readonly who: string | number
  }
  readonly 'lead-gift': {
    readonly giver: string | number
    readonly item: string | number
    readonly round: string | number
    readonly who: string | number
  }
  readonly 'lead-giving': {
    readonly rival: string | number
    readonly round: string | number
    readonly who: string | number
  }
  readonly 'lead-plunder': {
    readonly loser: string | number
    readonly rival: string | number
    readonly round: string | number
    readonly who: string | number
  }
  readonly 'lead-own-plunder': {
    readonly loser: string | number
    readonly round: string | number
    readonly who: string | number
  }
  readonly 'lead-loss': {
    readonly item: string | number
    readonly rival: string | number
    readonly round: string | number
    readonly who: string | number
  }
  readonly 'lead-death': {
    readonly rival: string | number
    readonly round: string | number
    readonly who: string | number
  }
  readonly 'game-title': object
  readonly 'game-blurb': object
  readonly 'private-use': object
  readonly 'private-cast': object
  readonly 'help-goal': object
  readonly 'help-goal.text': object
  readonly 'help-turn': object
  readonly 'help-turn.text': object
  readonly 'help-moving': object
  readonly 'help-moving.text': object
  readonly 'help-clues': object
  readonly 'help-clues.text': object
  readonly 'help-exploring': object
  readonly 'help-exploring.text': object
  readonly 'help-encounters': object
  readonly 'help-encounters.text': object
  readonly 'help-fights': object
  readonly 'help-fights.text': object
  readonly 'help-spells': object
  readonly 'help-spells.text': object
  readonly 'help-companions': object
  readonly 'help-companions.text': object
  readonly 'help-trade': object
  readonly 'help-trade.text': object
  readonly 'help-prison': object
  readonly 'help-prison.text': object
  readonly 'help-emperor': object
  readonly 'help-emperor.text': object
  readonly 'help-death': object
  readonly 'help-death.text': object
  readonly 'help-house-rules': object
  readonly 'help-house-rules.text': object
  readonly 'help-heroes': object
  readonly 'help-heroes.text': object
  readonly 'help-commands': object
  readonly 'help-commands.text': object
  readonly 'beginner-character': object
  readonly 'beginner-spell': object
  readonly 'beginner-move': object
  readonly 'beginner-business': object
  readonly 'beginner-combat': object
  readonly 'beginner-trade': object
  readonly 'preset-standard': object
  readonly 'preset-standard.line': object
  readonly 'preset-short': object
  readonly 'preset-short.line': object
  readonly 'preset-balanced': object
  readonly 'preset-balanced.line': object
  readonly 'preset-serious': object
  readonly 'preset-serious.line': object
  readonly 'preset-full': object
  readonly 'preset-full.line': object
  readonly 'preset-blood-and-guts': object
  readonly 'preset-blood-and-guts.line': object
  readonly 'option-hex-game': object
  readonly 'option-hex-game.line': object
  readonly 'option-realm-number': object
  readonly 'option-realm-number.line': object
  readonly 'option-complex-victory': object
  readonly 'option-complex-victory.line': object
  readonly 'option-experience': object
  readonly 'option-experience.line': object
  readonly 'option-experience-marks': object
  readonly 'option-experience-marks.line': object
  readonly 'option-villain-game': object
  readonly 'option-villain-game.line': object
  readonly 'option-travel-together': object
  readonly 'option-travel-together.line': object
  readonly 'option-merciless': object
  readonly 'option-merciless.line': object
  readonly 'option-guild-licences': object
  readonly 'option-guild-licences.line': object
  readonly 'option-even-start': object
  readonly 'option-even-start.line': object
  readonly 'option-equal-turns': object
  readonly 'option-equal-turns.line': object
  readonly 'option-short-game': object
  readonly 'option-short-game.line': object
  readonly 'option-imperial-target': object
  readonly 'option-imperial-target.line': object
  readonly 'option-minimum-rounds': object
  readonly 'option-minimum-rounds.line': object
  readonly 'option-round-limit': object
  readonly 'option-round-limit.line': object
  readonly 'option-starting-clues': object
  readonly 'option-starting-clues.line': object
  readonly 'realm-drawn': object
  readonly 'realm-numbered': { readonly number: string | number }
  readonly 'rounds-by-players': object
  readonly 'realm-title': object
  readonly 'realm-map': { readonly hexes: string | number }
  readonly 'realm-map-shuffled': { readonly hexes: string | number; readonly number: string | number }
  readonly 'realm-city-unfound': object
  readonly 'realm-city': { readonly place: string | number }
  readonly 'realm-oasis-there': object
  readonly 'realm-oasis-gone': object
  readonly 'realm-distances': object
  readonly 'look-here': object
  readonly 'you-are': { readonly place: string | number }
  readonly 'look-where': object
  readonly 'person-at': { readonly person: string | number; readonly place: string | number }
  readonly 'nobody-yet': object
  readonly 'look-clues': object
  readonly 'realm-clue': { readonly clue: string | number; readonly worth: string | number }
  readonly 'clue-unfound': object
  readonly far: { readonly turns: string | number }
  readonly 'far-unreachable': object
  readonly 'quarter-north-west': object
  readonly 'quarter-north-middle': object
  readonly 'quarter-north-east': object
  readonly 'quarter-middle-west': object
  readonly 'quarter-middle-middle': object
  readonly 'quarter-middle-east': object
  readonly 'quarter-south-west': object
  readonly 'quarter-south-middle': object
  readonly 'quarter-south-east': object
  readonly ground: { readonly count: string | number; readonly terrain: string | number }
  readonly 'realm-place': { readonly place: string | number; readonly terrain: string | number }
  readonly 'realm-roads': { readonly places: string | number }
  readonly 'steps-to': { readonly place: string | number; readonly steps: string | number }
  readonly 'near-clue': object
  readonly 'near-people': { readonly count: string | number; readonly who: string | number }
  readonly 'look-way': object
  readonly 'look-people': object
  readonly 'look-nobody': object
  readonly 'look-beside': object
  readonly 'look-happens': object
  readonly 'look-step': {
    readonly place: string | number
    readonly way: string | number
    readonly wind: string | number
  }
  readonly 'look-step-named': {
    readonly place: string | number
    readonly terrain: string | number
    readonly way: string | number
    readonly wind: string | number
  }
  readonly 'near-step': { readonly place: string | number; readonly wind: string | number }
  readonly 'way-road': object
  readonly 'way-land': object
  readonly 'way-ashore': object
  readonly 'way-sea': object
  readonly 'look-edge': { readonly sides: string | number }
  readonly 'look-clue': { readonly clue: string | number; readonly treasures: string | number }
  readonly 'look-clue-weapon': { readonly clue: string | number; readonly treasures: string | number }
  readonly 'look-oasis': object
  readonly 'look-oasis-there': object
  readonly 'look-oasis-gone': object
  readonly 'look-no-way': object
  readonly 'leg-road': { readonly place: string | number }
  readonly 'leg-road-past': { readonly past: string | number; readonly place: string | number }
  readonly 'leg-wild': { readonly place: string | number }
  readonly 'leg-wild-past': { readonly past: string | number; readonly place: string | number }
  readonly 'leg-sea': { readonly place: string | number }
  readonly 'leg-sea-past': { readonly past: string | number; readonly place: string | number }
  readonly 'leg-raft': { readonly place: string | number }
  readonly 'leg-magic': { readonly distance: string | number; readonly place: string | number }
  readonly 'leg-bribe': object
  readonly 'leg-escape': { readonly place: string | number }
  readonly 'leg-rest': object
  readonly person: {
    readonly class: string | number
    readonly left: string | number
    readonly max: string | number
    readonly treasures: string | number
    readonly who: string | number
  }
  readonly 'person-party': { readonly party: string | number }
  readonly 'a-vessel': { readonly vessel: string | number }
  readonly 'person-turn': object
  readonly 'person-prison': object
  readonly 'person-held': object
  readonly 'person-followed': object
  readonly 'past-first-death': object
  readonly 'past-foe-kills-again': { readonly count: string | number; readonly foe: string | number }
  readonly 'past-rematch': { readonly count: string | number }
  readonly 'past-rematch.second': {
    readonly count: string | number
    readonly foe: string | number
    readonly who: string | number
  }
  readonly 'past-rematch.third': {
    readonly count: string | number
    readonly foe: string | number
    readonly who: string | number
  }
  readonly 'past-revenge': { readonly who: string | number }
  readonly 'past-revenge.second': { readonly who: string | number }
  readonly 'past-revenge.third': { readonly who: string | number }
  readonly 'past-winning-streak': { readonly count: string | number; readonly who: string | number }
  readonly 'past-winning-streak.second': { readonly count: string | number; readonly who: string | number }
  readonly 'past-winning-streak.third': { readonly count: string | number; readonly who: string | number }
  readonly 'past-sent-again': {
    readonly count: string | number
    readonly rival: string | number
    readonly who: string | number
  }
  readonly 'past-sent-again.second': {
    readonly count: string | number
    readonly rival: string | number
    readonly who: string | number
  }
  readonly 'past-sent-again.third': {
    readonly count: string | number
    readonly rival: string | number
    readonly who: string | number
  }
  readonly 'past-sent-back': {
    readonly count: string | number
    readonly rival: string | number
    readonly who: string | number
  }
  readonly 'past-sent-back.second': {
    readonly count: string | number
    readonly rival: string | number
    readonly who: string | number
  }
  readonly 'past-drawn-again': { readonly count: string | number; readonly foe: string | number }
  readonly 'past-drawn-again.second': { readonly count: string | number; readonly foe: string | number }
  readonly 'past-astray-again': { readonly count: string | number; readonly who: string | number }
  readonly 'past-astray-again.second': { readonly count: string | number; readonly who: string | number }
  readonly 'past-astray-again.third': { readonly count: string | number; readonly who: string | number }
  readonly 'past-prison-again': { readonly count: string | number; readonly who: string | number }
  readonly 'past-prison-again.second': { readonly count: string | number; readonly who: string | number }
  readonly 'past-prison-again.third': { readonly count: string | number; readonly who: string | number }
  readonly 'past-explored-again': {
    readonly count: string | number
    readonly place: string | number
    readonly who: string | number
  }
  readonly 'past-explored-again.second': {
    readonly count: string | number
    readonly in: string | number
    readonly who: string | number
  }
  readonly 'past-explored-again.third': {
    readonly count: string | number
    readonly place: string | number
    readonly who: string | number
  }
  readonly 'past-nothing-again': {
    readonly count: string | number
    readonly in: string | number
    readonly who: string | number
  }
  readonly 'past-nothing-again.second': {
    readonly count: string | number
    readonly in: string | number
    readonly who: string | number
  }
  readonly 'past-oasis-gone-again': { readonly count: string | number; readonly who: string | number }
  readonly 'past-oasis-gone-again.second': { readonly count: string | number; readonly who: string | number }
  readonly 'past-after-drought': { readonly count: string | number; readonly who: string | number }
  readonly 'past-after-drought.second': { readonly count: string | number; readonly who: string | number }
  readonly 'past-after-drought.third': { readonly count: string | number; readonly who: string | number }
  readonly 'past-most-treasures': { readonly count: string | number; readonly who: string | number }
  readonly 'past-most-treasures.second': { readonly count: string | number; readonly who: string | number }
  readonly 'past-most-treasures.third': { readonly count: string | number; readonly who: string | number }
  readonly 'past-emperor-again': { readonly count: string | number; readonly who: string | number }
  readonly 'past-emperor-again.second': { readonly count: string | number; readonly who: string | number }
  readonly 'past-refused-again': {
    readonly count: string | number
    readonly rival: string | number
    readonly who: string | number
  }
  readonly 'past-refused-again.second': {
    readonly count: string | number
    readonly rival: string | number
    readonly who: string | number
  }
  readonly 'foe-absent-minded-wizard': object
  readonly 'foe-absent-minded-wizard.the': object
  readonly 'foe-absent-minded-wizard.The': object
  readonly 'foe-absent-minded-wizard.It': object
  readonly 'foe-absent-minded-wizard.plain': object
  readonly 'foe-avalanche': object
  readonly 'foe-avalanche.the': object
  readonly 'foe-avalanche.The': object
  readonly 'foe-avalanche.It': object
  readonly 'foe-avalanche.plain': object
  readonly 'foe-bear': object
  readonly 'foe-bear.the': object
  readonly 'foe-bear.The': object
  readonly 'foe-bear.It': object
  readonly 'foe-bear.plain': object
  readonly 'foe-black-cat': object
  readonly 'foe-black-cat.the': object
  readonly 'foe-black-cat.The': object
  readonly 'foe-black-cat.It': object
  readonly 'foe-black-cat.plain': object
  readonly 'foe-demon': object
  readonly 'foe-demon.the': object
  readonly 'foe-demon.The': object
  readonly 'foe-demon.It': object
  readonly 'foe-demon.plain': object
  readonly 'foe-draw-twice': object
  readonly 'foe-draw-twice.the': object
  readonly 'foe-draw-twice.The': object
  readonly 'foe-draw-twice.It': object
  readonly 'foe-draw-twice.plain': object
  readonly 'foe-ed-eagle': object
  readonly 'foe-ed-eagle.the': object
  readonly 'foe-ed-eagle.The': object
  readonly 'foe-ed-eagle.It': object
  readonly 'foe-elephant': object
  readonly 'foe-elephant.the': object
  readonly 'foe-elephant.The': object
  readonly 'foe-elephant.It': object
  readonly 'foe-elephant.plain': object
  readonly 'foe-elf-princess': object
  readonly 'foe-elf-princess.the': object
  readonly 'foe-elf-princess.The': object
  readonly 'foe-elf-princess.It': object
  readonly 'foe-elf-princess.plain': object
  readonly 'foe-evil-sorcerer': object
  readonly 'foe-evil-sorcerer.the': object
  readonly 'foe-evil-sorcerer.The': object
  readonly 'foe-evil-sorcerer.It': object
  readonly 'foe-evil-sorcerer.plain': object
  readonly 'foe-giant-crab': object
  readonly 'foe-giant-crab.the': object
  readonly 'foe-giant-crab.The': object
  readonly 'foe-giant-crab.It': object
  readonly 'foe-giant-crab.plain': object
  readonly 'foe-giant-octopus': object
  readonly 'foe-giant-octopus.the': object
  readonly 'foe-giant-octopus.The': object
  readonly 'foe-giant-octopus.It': object
  readonly 'foe-giant-octopus.plain': object
  readonly 'foe-giant-roc': object
  readonly 'foe-giant-roc.the': object
  readonly 'foe-giant-roc.The': object
  readonly 'foe-giant-roc.It': object
  readonly 'foe-giant-roc.plain': object
  readonly 'foe-giant-scorpion': object
  readonly 'foe-giant-scorpion.the': object
  readonly 'foe-giant-scorpion.The': object
  readonly 'foe-giant-scorpion.It': object
  readonly 'foe-giant-scorpion.plain': object
  readonly 'foe-giant-spider': object
  readonly 'foe-giant-spider.the': object
  readonly 'foe-giant-spider.The': object
  readonly 'foe-giant-spider.It': object
  readonly 'foe-giant-spider.plain': object
  readonly 'foe-goblins': object
  readonly 'foe-goblins.the': object
  readonly 'foe-goblins.The': object
  readonly 'foe-goblins.It': object
  readonly 'foe-goblins.plain': object
  readonly 'foe-goblins.number': object
  readonly 'foe-griffin': object
  readonly 'foe-griffin.the': object
  readonly 'foe-griffin.The': object
  readonly 'foe-griffin.It': object
  readonly 'foe-griffin.plain': object
  readonly 'foe-guillaume-tell': object
  readonly 'foe-guillaume-tell.the': object
  readonly 'foe-guillaume-tell.The': object
  readonly 'foe-guillaume-tell.It': object
  readonly 'foe-hermit': object
  readonly 'foe-hermit.the': object
  readonly 'foe-hermit.The': object
  readonly 'foe-hermit.It': object
  readonly 'foe-hermit.plain': object
  readonly 'foe-giant': object
  readonly 'foe-giant.the': object
  readonly 'foe-giant.The': object
  readonly 'foe-giant.It': object
  readonly 'foe-giant.plain': object
  readonly 'foe-imperial-guard': object
  readonly 'foe-imperial-guard.the': object
  readonly 'foe-imperial-guard.The': object
  readonly 'foe-imperial-guard.It': object
  readonly 'foe-imperial-guard.plain': object
  readonly 'foe-imperial-navy': object
  readonly 'foe-imperial-navy.the': object
  readonly 'foe-imperial-navy.The': object
  readonly 'foe-imperial-navy.It': object
  readonly 'foe-imperial-navy.plain': object
  readonly 'foe-lion': object
  readonly 'foe-lion.the': object
  readonly 'foe-lion.The': object
  readonly 'foe-lion.It': object
  readonly 'foe-lion.plain': object
  readonly 'foe-maid-marywin': object
  readonly 'foe-maid-marywin.the': object
  readonly 'foe-maid-marywin.The': object
  readonly 'foe-maid-marywin.It': object
  readonly 'foe-mermaid': object
  readonly 'foe-mermaid.the': object
  readonly 'foe-mermaid.The': object
  readonly 'foe-mermaid.It': object
  readonly 'foe-mermaid.plain': object
  readonly 'foe-nomads': object
  readonly 'foe-nomads.the': object
  readonly 'foe-nomads.The': object
  readonly 'foe-nomads.It': object
  readonly 'foe-nomads.plain': object
  readonly 'foe-nomads.number': object
  readonly 'foe-ogre': object
  readonly 'foe-ogre.the': object
  readonly 'foe-ogre.The': object
  readonly 'foe-ogre.It': object
  readonly 'foe-ogre.plain': object
  readonly 'foe-olliver-j-dragon': object
  readonly 'foe-olliver-j-dragon.the': object
  readonly 'foe-olliver-j-dragon.The': object
  readonly 'foe-olliver-j-dragon.It': object
  readonly 'foe-peddler': object
  readonly 'foe-peddler.the': object
  readonly 'foe-peddler.The': object
  readonly 'foe-peddler.It': object
  readonly 'foe-peddler.plain': object
  readonly 'foe-pirates': object
  readonly 'foe-pirates.the': object
  readonly 'foe-pirates.The': object
  readonly 'foe-pirates.It': object
  readonly 'foe-pirates.plain': object
  readonly 'foe-pirates.number': object
  readonly 'foe-sandstorm': object
  readonly 'foe-sandstorm.the': object
  readonly 'foe-sandstorm.The': object
  readonly 'foe-sandstorm.It': object
  readonly 'foe-sandstorm.plain': object
  readonly 'foe-sea-serpent': object
  readonly 'foe-sea-serpent.the': object
  readonly 'foe-sea-serpent.The': object
  readonly 'foe-sea-serpent.It': object
  readonly 'foe-sea-serpent.plain': object
  readonly 'foe-skeletons': object
  readonly 'foe-skeletons.the': object
  readonly 'foe-skeletons.The': object
  readonly 'foe-skeletons.It': object
  readonly 'foe-skeletons.plain': object
  readonly 'foe-skeletons.number': object
  readonly 'foe-storm-at-sea': object
  readonly 'foe-storm-at-sea.the': object
  readonly 'foe-storm-at-sea.The': object
  readonly 'foe-storm-at-sea.It': object
  readonly 'foe-storm-at-sea.plain': object
  readonly 'foe-tax-collector': object
  readonly 'foe-tax-collector.the': object
  readonly 'foe-tax-collector.The': object
  readonly 'foe-tax-collector.It': object
  readonly 'foe-tax-collector.plain': object
  readonly 'foe-lost-city': object
  readonly 'foe-lost-city.the': object
  readonly 'foe-lost-city.The': object
  readonly 'foe-lost-city.It': object
  readonly 'foe-lost-city.plain': object
  readonly 'foe-thugs': object
  readonly 'foe-thugs.the': object
  readonly 'foe-thugs.The': object
  readonly 'foe-thugs.It': object
  readonly 'foe-thugs.plain': object
  readonly 'foe-thugs.number': object
  readonly 'foe-troll': object
  readonly 'foe-troll.the': object
  readonly 'foe-troll.The': object
  readonly 'foe-troll.It': object
  readonly 'foe-troll.plain': object
  readonly 'foe-wild-horse': object
  readonly 'foe-wild-horse.the': object
  readonly 'foe-wild-horse.The': object
  readonly 'foe-wild-horse.It': object
  readonly 'foe-wild-horse.plain': object
  readonly 'foe-wolves': object
  readonly 'foe-wolves.the': object
  readonly 'foe-wolves.The': object
  readonly 'foe-wolves.It': object
  readonly 'foe-wolves.plain': object
  readonly 'foe-wolves.number': object
  readonly 'foe-zombies': object
  readonly 'foe-zombies.the': object
  readonly 'foe-zombies.The': object
  readonly 'foe-zombies.It': object
  readonly 'foe-zombies.plain': object
  readonly 'foe-zombies.number': object
  readonly 'item-dagger': object
  readonly 'item-dagger.a': object
  readonly 'item-dagger.one': object
  readonly 'item-dagger.the': object
  readonly 'item-dagger.The': object
  readonly 'item-sword': object
  readonly 'item-sword.a': object
  readonly 'item-sword.one': object
  readonly 'item-sword.the': object
  readonly 'item-sword.The': object
  readonly 'item-axe': object
  readonly 'item-axe.a': object
  readonly 'item-axe.one': object
  readonly 'item-axe.the': object
  readonly 'item-axe.The': object
  readonly 'item-mace': object
  readonly 'item-mace.a': object
  readonly 'item-mace.one': object
  readonly 'item-mace.the': object
  readonly 'item-mace.The': object
  readonly 'item-club': object
  readonly 'item-club.a': object
  readonly 'item-club.one': object
  readonly 'item-club.the': object
  readonly 'item-club.The': object
  readonly 'item-staff': object
  readonly 'item-staff.a': object
  readonly 'item-staff.one': object
  readonly 'item-staff.the': object
  readonly 'item-staff.The': object
  readonly 'item-spear': object
  readonly 'item-spear.a': object
  readonly 'item-spear.one': object
  readonly 'item-spear.the': object
  readonly 'item-spear.The': object
  readonly 'item-sling': object
  readonly 'item-sling.a': object
  readonly 'item-sling.one': object
  readonly 'item-sling.the': object
  readonly 'item-sling.The': object
  readonly 'item-bow': object
  readonly 'item-bow.a': object
  readonly 'item-bow.one': object
  readonly 'item-bow.the': object
  readonly 'item-bow.The': object
  readonly 'item-small-shield': object
  readonly 'item-small-shield.a': object
  readonly 'item-small-shield.one': object
  readonly 'item-small-shield.the': object
  readonly 'item-small-shield.The': object
  readonly 'item-large-shield': object
  readonly 'item-large-shield.a': object
  readonly 'item-large-shield.one': object
  readonly 'item-large-shield.the': object
  readonly 'item-large-shield.The': object
  readonly 'item-grail': object
  readonly 'item-grail.a': object
  readonly 'item-grail.one': object
  readonly 'item-grail.the': object
  readonly 'item-grail.The': object
  readonly 'item-scepter-of-baldan': object
  readonly 'item-scepter-of-baldan.a': object
  readonly 'item-scepter-of-baldan.one': object
  readonly 'item-scepter-of-baldan.the': object
  readonly 'item-scepter-of-baldan.The': object
  readonly 'item-talisman-of-quox': object
  readonly 'item-talisman-of-quox.a': object
  readonly 'item-talisman-of-quox.one': object
  readonly 'item-talisman-of-quox.the': object
  readonly 'item-talisman-of-quox.The': object
  readonly 'item-battle-ring-of-gorath': object
  readonly 'item-battle-ring-of-gorath.a': object
  readonly 'item-battle-ring-of-gorath.one': object
  readonly 'item-battle-ring-of-gorath.the': object
  readonly 'item-battle-ring-of-gorath.The': object
  readonly 'item-emerald-of-life': object
  readonly 'item-emerald-of-life.a': object
  readonly 'item-emerald-of-life.one': object
  readonly 'item-emerald-of-life.the': object
  readonly 'item-emerald-of-life.The': object
  readonly 'item-palantir-of-zog': object
  readonly 'item-palantir-of-zog.a': object
  readonly 'item-palantir-of-zog.one': object
  readonly 'item-palantir-of-zog.the': object
  readonly 'item-palantir-of-zog.The': object
  readonly 'item-scroll-of-healing': object
  readonly 'item-scroll-of-healing.a': object
  readonly 'item-scroll-of-healing.one': object
  readonly 'item-scroll-of-healing.the': object
  readonly 'item-scroll-of-healing.The': object
  readonly 'item-scroll-of-protection': object
  readonly 'item-scroll-of-protection.a': object
  readonly 'item-scroll-of-protection.one': object
  readonly 'item-scroll-of-protection.the': object
  readonly 'item-scroll-of-protection.The': object
  readonly 'item-scroll-of-teleportation': object
  readonly 'item-scroll-of-teleportation.a': object
  readonly 'item-scroll-of-teleportation.one': object
  readonly 'item-scroll-of-teleportation.the': object
  readonly 'item-scroll-of-teleportation.The': object
  readonly 'item-lucky-charm': object
  readonly 'item-lucky-charm.a': object
  readonly 'item-lucky-charm.one': object
  readonly 'item-lucky-charm.the': object
  readonly 'item-lucky-charm.The': object
  readonly 'item-large-ruby': object
  readonly 'item-large-ruby.a': object
  readonly 'item-large-ruby.one': object
  readonly 'item-large-ruby.the': object
  readonly 'item-large-ruby.The': object
  readonly 'item-stone-of-fire': object
  readonly 'item-stone-of-fire.a': object
  readonly 'item-stone-of-fire.one': object
  readonly 'item-stone-of-fire.the': object
  readonly 'item-stone-of-fire.The': object
  readonly 'item-gold-crown': object
  readonly 'item-gold-crown.a': object
  readonly 'item-gold-crown.one': object
  readonly 'item-gold-crown.the': object
  readonly 'item-gold-crown.The': object
  readonly 'item-gold-chalice': object
  readonly 'item-gold-chalice.a': object
  readonly 'item-gold-chalice.one': object
  readonly 'item-gold-chalice.the': object
  readonly 'item-gold-chalice.The': object
  readonly 'item-gold-idol': object
  readonly 'item-gold-idol.a': object
  readonly 'item-gold-idol.one': object
  readonly 'item-gold-idol.the': object
  readonly 'item-gold-idol.The': object
  readonly 'item-gold-harp': object
  readonly 'item-gold-harp.a': object
  readonly 'item-gold-harp.one': object
  readonly 'item-gold-harp.the': object
  readonly 'item-gold-harp.The': object
  readonly 'item-gold-necklace': object
  readonly 'item-gold-necklace.a': object
  readonly 'item-gold-necklace.one': object
  readonly 'item-gold-necklace.the': object
  readonly 'item-gold-necklace.The': object
  readonly 'item-gold-plate': object
  readonly 'item-gold-plate.a': object
  readonly 'item-gold-plate.one': object
  readonly 'item-gold-plate.the': object
  readonly 'item-gold-plate.The': object
  readonly 'item-gold-mask': object
  readonly 'item-gold-mask.a': object
  readonly 'item-gold-mask.one': object
  readonly 'item-gold-mask.the': object
  readonly 'item-gold-mask.The': object
  readonly 'item-gold-egg': object
  readonly 'item-gold-egg.a': object
  readonly 'item-gold-egg.one': object
  readonly 'item-gold-egg.the': object
  readonly 'item-gold-egg.The': object
  readonly 'item-silver-goblet': object
  readonly 'item-silver-goblet.a': object
  readonly 'item-silver-goblet.one': object
  readonly 'item-silver-goblet.the': object
  readonly 'item-silver-goblet.The': object
  readonly 'item-silver-mirror': object
  readonly 'item-silver-mirror.a': object
  readonly 'item-silver-mirror.one': object
  readonly 'item-silver-mirror.the': object
  readonly 'item-silver-mirror.The': object
  readonly 'item-silver-bell': object
  readonly 'item-silver-bell.a': object
  readonly 'item-silver-bell.one': object
  readonly 'item-silver-bell.the': object
  readonly 'item-silver-bell.The': object
  readonly 'item-silver-comb': object
  readonly 'item-silver-comb.a': object
  readonly 'item-silver-comb.one': object
  readonly 'item-silver-comb.the': object
  readonly 'item-silver-comb.The': object
  readonly 'item-silver-flute': object
  readonly 'item-silver-flute.a': object
  readonly 'item-silver-flute.one': object
  readonly 'item-silver-flute.the': object
  readonly 'item-silver-flute.The': object
  readonly 'item-silver-candlestick': object
  readonly 'item-silver-candlestick.a': object
  readonly 'item-silver-candlestick.one': object
  readonly 'item-silver-candlestick.the': object
  readonly 'item-silver-candlestick.The': object
  readonly 'item-silver-buckle': object
  readonly 'item-silver-buckle.a': object
  readonly 'item-silver-buckle.one': object
  readonly 'item-silver-buckle.the': object
  readonly 'item-silver-buckle.The': object
  readonly 'item-silver-birdcage': object
  readonly 'item-silver-birdcage.a': object
  readonly 'item-silver-birdcage.one': object
  readonly 'item-silver-birdcage.the': object
  readonly 'item-silver-birdcage.The': object
  readonly 'item-silver-spoon': object
  readonly 'item-silver-spoon.a': object
  readonly 'item-silver-spoon.one': object
  readonly 'item-silver-spoon.the': object
  readonly 'item-silver-spoon.The': object
  readonly 'item-magic-dagger': object
  readonly 'item-magic-dagger.a': object
  readonly 'item-magic-dagger.one': object
  readonly 'item-magic-dagger.the': object
  readonly 'item-magic-dagger.The': object
  readonly 'item-magic-sword': object
  readonly 'item-magic-sword.a': object
  readonly 'item-magic-sword.one': object
  readonly 'item-magic-sword.the': object
  readonly 'item-magic-sword.The': object
  readonly 'item-magic-axe': object
  readonly 'item-magic-axe.a': object
  readonly 'item-magic-axe.one': object
  readonly 'item-magic-axe.the': object
  readonly 'item-magic-axe.The': object
  readonly 'item-magic-mace': object
  readonly 'item-magic-mace.a': object
  readonly 'item-magic-mace.one': object
  readonly 'item-magic-mace.the': object
  readonly 'item-magic-mace.The': object
  readonly 'item-magic-club': object
  readonly 'item-magic-club.a': object
  readonly 'item-magic-club.one': object
  readonly 'item-magic-club.the': object
  readonly 'item-magic-club.The': object
  readonly 'item-magic-staff': object
  readonly 'item-magic-staff.a': object
  readonly 'item-magic-staff.one': object
  readonly 'item-magic-staff.the': object
  readonly 'item-magic-staff.The': object
  readonly 'item-magic-spear': object
  readonly 'item-magic-spear.a': object
  readonly 'item-magic-spear.one': object
  readonly 'item-magic-spear.the': object
  readonly 'item-magic-spear.The': object
  readonly 'item-magic-sling': object
  readonly 'item-magic-sling.a': object
  readonly 'item-magic-sling.one': object
  readonly 'item-magic-sling.the': object
  readonly 'item-magic-sling.The': object
  readonly 'item-magic-bow': object
  readonly 'item-magic-bow.a': object
  readonly 'item-magic-bow.one': object
  readonly 'item-magic-bow.the': object
  readonly 'item-magic-bow.The': object
  readonly 'item-magic-small-shield': object
  readonly 'item-magic-small-shield.a': object
  readonly 'item-magic-small-shield.one': object
  readonly 'item-magic-small-shield.the': object
  readonly 'item-magic-small-shield.The': object
  readonly 'item-magic-large-shield': object
  readonly 'item-magic-large-shield.a': object
  readonly 'item-magic-large-shield.one': object
  readonly 'item-magic-large-shield.the': object
  readonly 'item-magic-large-shield.The': object
  readonly 'spell-fireball': object
  readonly 'spell-friendship': object
  readonly 'spell-healing': object
  readonly 'spell-invisibility': object
  readonly 'spell-lightning': object
  readonly 'spell-sleep': object
  readonly 'spell-speak-with-animals': object
  readonly 'spell-strength': object
  readonly 'spell-teleportation': object
  readonly 'spell-wall-of-stone': object
  readonly 'vessel-boat': object
  readonly 'vessel-ship': object
  readonly 'place-nobnodd': object
  readonly 'place-nobnodd.in': object
  readonly 'place-imperial-capital': object
  readonly 'place-imperial-capital.in': object
  readonly 'place-imperial-capital.plain': object
  readonly 'place-imperial-capital.short': object
  readonly 'place-pirates-den': object
  readonly 'place-pirates-den.in': object
  readonly 'place-pirates-den.plain': object
  readonly 'place-pirates-den.short': object
  readonly 'place-monastery': object
  readonly 'place-monastery.in': object
  readonly 'place-monastery.plain': object
  readonly 'place-monastery.short': object
  readonly 'place-vanishing-oasis': object
  readonly 'place-vanishing-oasis.in': object
  readonly 'place-vanishing-oasis.plain': object
  readonly 'place-vanishing-oasis.short': object
  readonly 'place-lost-city': object
  readonly 'place-lost-city.in': object
  readonly 'place-lost-city.plain': object
  readonly 'place-lost-city.short': object
  readonly 'place-wizards-tower': object
  readonly 'place-wizards-tower.in': object
  readonly 'place-wizards-tower.plain': object
  readonly 'place-wizards-tower.short': object
  readonly 'place-port-barnacle': object
  readonly 'place-port-barnacle.in': object
  readonly 'place-port-barnacle.short': object
  readonly 'place-brassbottom': object
  readonly 'place-brassbottom.in': object
  readonly 'place-castle-dampwick': object
  readonly 'place-castle-dampwick.in': object
  readonly 'place-castle-dampwick.short': object
  readonly 'place-castle-highgloom': object
  readonly 'place-castle-highgloom.in': object
  readonly 'place-castle-highgloom.short': object
  readonly 'place-castle-saltspray': object
  readonly 'place-castle-saltspray.in': object
  readonly 'place-castle-saltspray.short': object
  readonly 'place-fort-norwatch': object
  readonly 'place-fort-norwatch.in': object
  readonly 'place-fort-norwatch.short': object
  readonly 'place-fort-sandgrit': object
  readonly 'place-fort-sandgrit.in': object
  readonly 'place-fort-sandgrit.short': object
  readonly 'place-fort-grimrock': object
  readonly 'place-fort-grimrock.in': object
  readonly 'place-fort-grimrock.short': object
  readonly 'place-little-muddle': object
  readonly 'place-little-muddle.in': object
  readonly 'place-little-muddle.short': object
  readonly 'place-upper-wobble': object
  readonly 'place-upper-wobble.in': object
  readonly 'place-upper-wobble.short': object
  readonly 'place-fishgut': object
  readonly 'place-fishgut.in': object
  readonly 'place-owlsbarrow': object
  readonly 'place-owlsbarrow.in': object
  readonly 'place-silverleaf': object
  readonly 'place-silverleaf.in': object
  readonly 'place-khumdrum-mines': object
  readonly 'place-khumdrum-mines.in': object
  readonly 'place-khumdrum-mines.plain': object
  readonly 'place-khumdrum-mines.short': object
  readonly 'place-smoking-mountain': object
  readonly 'place-smoking-mountain.in': object
  readonly 'place-smoking-mountain.plain': object
  readonly 'place-smoking-mountain.short': object
  readonly 'terrain-plains': object
  readonly 'terrain-plains.the': object
  readonly 'terrain-plains.in': object
  readonly 'terrain-forest': object
  readonly 'terrain-forest.the': object
  readonly 'terrain-forest.in': object
  readonly 'terrain-mountain': object
  readonly 'terrain-mountain.the': object
  readonly 'terrain-mountain.in': object
  readonly 'terrain-desert': object
  readonly 'terrain-desert.the': object
  readonly 'terrain-desert.in': object
  readonly 'terrain-steppe': object
  readonly 'terrain-steppe.the': object
  readonly 'terrain-steppe.in': object
  readonly 'terrain-coast': object
  readonly 'terrain-coast.the': object
  readonly 'terrain-coast.in': object
  readonly 'terrain-ocean': object
  readonly 'terrain-ocean.the': object
  readonly 'terrain-ocean.in': object
  readonly 'wind-e': object
  readonly 'wind-e.short': object
  readonly 'wind-ene': object
  readonly 'wind-ene.short': object
  readonly 'wind-ne': object
  readonly 'wind-ne.short': object
  readonly 'wind-n': object
  readonly 'wind-n.short': object
  readonly 'wind-nw': object
  readonly 'wind-nw.short': object
  readonly 'wind-wnw': object
  readonly 'wind-wnw.short': object
  readonly 'wind-w': object
  readonly 'wind-w.short': object
  readonly 'wind-wsw': object
  readonly 'wind-wsw.short': object
  readonly 'wind-sw': object
  readonly 'wind-sw.short': object
  readonly 'wind-s': object
  readonly 'wind-s.short': object
  readonly 'wind-se': object
  readonly 'wind-se.short': object
  readonly 'wind-ese': object
  readonly 'wind-ese.short': object
  readonly spot: {
    readonly far: string | number
    readonly place: string | number
    readonly terrain: string | number
    readonly wind: string | number
  }
  readonly 'spot.in': {
    readonly far: string | number
    readonly place: string | number
    readonly terrain: string | number
    readonly wind: string | number
  }
  readonly 'spot.short': {
    readonly far: string | number
    readonly place: string | number
    readonly terrain: string | number
    readonly wind: string | number
  }
  readonly 'spot.to': {
    readonly far: string | number
    readonly place: string | number
    readonly terrain: string | number
    readonly wind: string | number
  }
  readonly 'spot.at': {
    readonly far: string | number
    readonly place: string | number
    readonly terrain: string | number
    readonly wind: string | number
  }
  readonly 'class-warrior': object
  readonly 'class-warrior.a': object
  readonly 'class-elf': object
  readonly 'class-elf.a': object
  readonly 'class-cleric': object
  readonly 'class-cleric.a': object
  readonly 'class-magician': object
  readonly 'class-magician.a': object
  readonly 'class-dwarf': object
  readonly 'class-dwarf.a': object
  readonly 'class-hairfoot': object
  readonly 'class-hairfoot.a': object
  readonly 'character-title': { readonly class: string | number; readonly name: string | number }
  readonly 'a-name': { readonly name: string | number }
  readonly 'a-name.a': { readonly name: string | number }
  readonly 'a-name.the': { readonly name: string | number }
  readonly 'a-name.one': { readonly name: string | number }
  readonly 'a-name.plain': { readonly name: string | number }
  readonly 'a-name.short': { readonly name: string | number }
  readonly 'the-crew': object
  readonly 'the-vessel': { readonly vessel: string | number }
  readonly clues: { readonly count: string | number }
  readonly 'more-things': { readonly count: string | number }
  readonly treasures: { readonly count: string | number }
  readonly weapons: { readonly count: string | number }
  readonly 'clue-worth': { readonly in: string | number; readonly treasures: string | number }
  readonly 'clue-worth.weapon': { readonly in: string | number; readonly treasures: string | number }
  readonly 'clue-worth.special': object
  readonly title: { readonly name: string | number }
  readonly 'clue-special': object
  readonly 'order-fighting.hint': object
  readonly 'order-trades': object
  readonly 'order-trades.hint': object
  readonly 'order-trades.value': { readonly value: string | number }
  readonly 'order-trades.followed': object
  readonly 'order-charm': object
  readonly 'order-charm.hint': object
  readonly 'order-charm.value': { readonly value: string | number }
  readonly 'order-charm.followed': { readonly key: string | number }
  readonly 'order-palantir': object
  readonly 'order-palantir.hint': object
  readonly 'order-palantir.value': { readonly value: string | number }
  readonly 'order-palantir.followed': object
  readonly 'order-company': object
  readonly 'order-company.hint': object
  readonly 'order-company.value': { readonly value: string | number }
  readonly 'order-company.followed': { readonly value: string | number }
  readonly 'order-convoys': object
  readonly 'order-convoys.hint': object
  readonly 'order-convoys.value': { readonly value: string | number }
  readonly 'order-convoys.followed': { readonly value: string | number }
  readonly 'order-support': object
  readonly 'order-support.hint': object
  readonly 'order-support.value': { readonly value: string | number }
  readonly 'order-support.followed': { readonly value: string | number }
  readonly 'order-oasis': object
  readonly 'order-oasis.hint': object
  readonly 'order-oasis.value': { readonly value: string | number }
  readonly 'order-oasis.followed': object
  readonly 'ask-anything': object
  readonly 'ask-character': { readonly fair: string | number }
  readonly 'ask-starting-spell': object
  readonly 'ask-newcomer': object
  readonly 'ask-move': { readonly in: string | number }
  readonly 'ask-move-followed': { readonly in: string | number }
  readonly 'ask-move-held': { readonly in: string | number }
  readonly 'ask-where': object
  readonly 'ask-oasis': object
  readonly 'ask-teleport': object
  readonly 'ask-raft': object
  readonly 'ask-meditate': object
  readonly 'ask-leave': object
  readonly 'ask-business': { readonly in: string | number }
  readonly 'ask-business-here': object
  readonly 'ask-weapon': object
  readonly 'ask-forget': object
  readonly 'ask-shift': { readonly item: string | number; readonly total: string | number }
  readonly 'ask-vessel': object
  readonly 'ask-cure-all': { readonly wounds: string | number }
  readonly 'ask-charm': object
  readonly 'charm-dice': { readonly count: string | number; readonly dice: string | number }
  readonly 'charm-dice-exploring': { readonly dice: string | number; readonly place: string | number }
  readonly 'charm-dice-against': { readonly dice: string | number; readonly theirs: string | number }
  readonly 'charm-dice-needs': {
    readonly count: string | number
    readonly dice: string | number
    readonly target: string | number
  }
  readonly 'ask-heal-one': object
  readonly 'ask-heal': object
  readonly 'ask-last-words': object
  readonly 'ask-prison': object
  readonly 'ask-bribe': object
  readonly 'ask-palantir': { readonly foe: string | number }
  readonly 'ask-played': { readonly foe: string | number }
  readonly 'ask-villain': { readonly foe: string | number }
  readonly 'ask-horse': object
  readonly 'ask-dragon': object
  readonly 'ask-tax': object
  readonly 'ask-peddler': object
  readonly 'ask-peddler-keep': object
  readonly 'ask-nomads': object
  readonly 'ask-mermaid': object
  readonly 'ask-gift': object
  readonly 'ask-pirates': object
  readonly 'ask-join': { readonly foe: string | number; readonly kind: string | number }
  readonly 'ask-emerald': { readonly foe: string | number }
  readonly 'ask-raise': { readonly mark: string | number }
  readonly 'ask-raise-some': object
  readonly 'ask-convoy': { readonly who: string | number }
  readonly 'ask-invite': object
  readonly 'ask-support': { readonly foe: string | number; readonly who: string | number }
  readonly 'ask-support-somebody': object
  readonly 'ask-attack': object
  readonly 'ask-charm-companion': object
  readonly 'ask-round': { readonly round: string | number; readonly stage: string | number }
  readonly 'ask-this-round': object
  readonly 'ask-approach': { readonly rounds: string | number }
  readonly 'will-run': { readonly foe: string | number }
  readonly 'ask-draw': object
  readonly 'ask-allot': { readonly hits: string | number }
  readonly 'ask-transfer': object
  readonly 'ask-run': object
  readonly 'ask-run-retreating': { readonly foe: string | number }
  readonly 'ask-partner': object
  readonly 'ask-trade-terms': { readonly rival: string | number }
  readonly 'ask-trade-terms-more': {
    readonly asks: string | number
    readonly gives: string | number
    readonly rival: string | number
  }
  readonly 'ask-trade-terms-more-gift': { readonly gives: string | number; readonly rival: string | number }
  readonly 'ask-trade-terms-more-plea': { readonly asks: string | number; readonly rival: string | number }
  readonly 'ask-trade': {
    readonly asks: string | number
    readonly gives: string | number
    readonly rival: string | number
  }
  readonly 'ask-trade-gift': { readonly gives: string | number; readonly rival: string | number }
  readonly 'ask-trade-plea': { readonly asks: string | number; readonly rival: string | number }
  readonly 'ask-trade-clue': object
  readonly 'ask-ready': object
  readonly 'ask-shield': object
  readonly 'ask-lend': object
  readonly 'ask-reclaim': object
  readonly 'ask-dismiss': object
  readonly 'quip-nobnodd': { readonly total: string | number }
  readonly 'quip-nobnodd.often': { readonly total: string | number }
  readonly 'quip-imperial-capital': { readonly total: string | number }
  readonly 'quip-imperial-capital.often': { readonly total: string | number }
  readonly 'quip-pirates-den': { readonly total: string | number }
  readonly 'quip-pirates-den.often': { readonly total: string | number }
  readonly 'quip-monastery': { readonly total: string | number }
  readonly 'quip-monastery.often': { readonly total: string | number }
  readonly 'quip-vanishing-oasis': { readonly total: string | number }
  readonly 'quip-vanishing-oasis.often': { readonly total: string | number }
  readonly 'quip-lost-city': { readonly total: string | number }
  readonly 'quip-lost-city.often': { readonly total: string | number }
  readonly 'quip-wizards-tower': { readonly total: string | number }
  readonly 'quip-wizards-tower.often': { readonly total: string | number }
  readonly 'quip-port-barnacle': { readonly total: string | number }
  readonly 'quip-port-barnacle.often': { readonly total: string | number }
  readonly 'quip-brassbottom': { readonly total: string | number }
  readonly 'quip-brassbottom.often': { readonly total: string | number }
  readonly 'quip-castle-dampwick': { readonly total: string | number }
  readonly 'quip-castle-dampwick.often': { readonly total: string | number }
  readonly 'quip-castle-highgloom': { readonly total: string | number }
  readonly 'quip-castle-highgloom.often': { readonly total: string | number }
  readonly 'quip-castle-saltspray': { readonly total: string | number }
  readonly 'quip-castle-saltspray.often': { readonly total: string | number }
  readonly 'quip-fort-norwatch': { readonly total: string | number }
  readonly 'quip-fort-norwatch.often': { readonly total: string | number }
  readonly 'quip-fort-sandgrit': { readonly total: string | number }
  readonly 'quip-fort-sandgrit.often': { readonly total: string | number }
  readonly 'quip-fort-grimrock': { readonly total: string | number }
  readonly 'quip-fort-grimrock.often': { readonly total: string | number }
  readonly 'quip-little-muddle': { readonly total: string | number }
  readonly 'quip-little-muddle.often': { readonly total: string | number }
  readonly 'quip-upper-wobble': { readonly total: string | number }
  readonly 'quip-upper-wobble.often': { readonly total: string | number }
  readonly 'quip-fishgut': { readonly total: string | number }
  readonly 'quip-fishgut.often': { readonly total: string | number }
  readonly 'quip-owlsbarrow': { readonly total: string | number }
  readonly 'quip-owlsbarrow.often': { readonly total: string | number }
  readonly 'quip-silverleaf': { readonly total: string | number }
  readonly 'quip-silverleaf.often': { readonly total: string | number }
  readonly 'quip-khumdrum-mines': { readonly total: string | number }
  readonly 'quip-khumdrum-mines.often': { readonly total: string | number }
  readonly 'quip-smoking-mountain': { readonly total: string | number }
  readonly 'quip-smoking-mountain.often': { readonly total: string | number }
  readonly 'quip-foe-absent-minded-wizard': object
  readonly 'quip-foe-absent-minded-wizard.second': object
  readonly 'quip-foe-absent-minded-wizard.third': object
  readonly 'quip-foe-absent-minded-wizard.fourth': object
  readonly 'quip-foe-avalanche': object
  readonly 'quip-foe-bear': object
  readonly 'quip-foe-bear.second': object
  readonly 'quip-foe-black-cat': object
  readonly 'quip-foe-demon': object
  readonly 'quip-foe-demon.second': object
  readonly 'quip-foe-ed-eagle': object
  readonly 'quip-foe-ed-eagle.second': object
  readonly 'quip-foe-elephant': object
  readonly 'quip-foe-elephant.second': object
  readonly 'quip-foe-elf-princess': object
  readonly 'quip-foe-evil-sorcerer': object
  readonly 'quip-foe-evil-sorcerer.second': object
  readonly 'quip-foe-evil-sorcerer.third': object
  readonly 'quip-foe-evil-sorcerer.fourth': object
  readonly 'quip-foe-giant-crab': object
  readonly 'quip-foe-giant-crab.second': object
  readonly 'quip-foe-giant-octopus': object
  readonly 'quip-foe-giant-octopus.second': object
  readonly 'quip-foe-giant-roc': object
  readonly 'quip-foe-giant-roc.second': object
  readonly 'quip-foe-giant-scorpion': object
  readonly 'quip-foe-giant-scorpion.second': object
  readonly 'quip-foe-giant-spider': object
  readonly 'quip-foe-giant-spider.second': object
  readonly 'quip-foe-goblins': object
  readonly 'quip-foe-goblins.second': object
  readonly 'quip-foe-goblins.third': object
  readonly 'quip-foe-griffin': object
  readonly 'quip-foe-griffin.second': object
  readonly 'quip-foe-guillaume-tell': object
  readonly 'quip-foe-guillaume-tell.second': object
  readonly 'quip-foe-hermit': object
  readonly 'quip-foe-hermit.second': object
  readonly 'quip-foe-giant': object
  readonly 'quip-foe-giant.second': object
  readonly 'quip-foe-imperial-guard': object
  readonly 'quip-foe-imperial-guard.second': object
  readonly 'quip-foe-imperial-guard.third': object
  readonly 'quip-foe-imperial-navy': object
  readonly 'quip-foe-imperial-navy.second': object
  readonly 'quip-foe-lion': object
  readonly 'quip-foe-lion.second': object
  readonly 'quip-foe-maid-marywin': object
  readonly 'quip-foe-maid-marywin.second': object
  readonly 'quip-foe-mermaid': object
  readonly 'quip-foe-mermaid.second': object
  readonly 'quip-foe-nomads': object
  readonly 'quip-foe-nomads.second': object
  readonly 'quip-foe-ogre': object
  readonly 'quip-foe-ogre.second': object
  readonly 'quip-foe-ogre.third': object
  readonly 'quip-foe-olliver-j-dragon': object
  readonly 'quip-foe-olliver-j-dragon.second': object
  readonly 'quip-foe-peddler': object
  readonly 'quip-foe-peddler.second': object
  readonly 'quip-foe-pirates': object
  readonly 'quip-foe-pirates.second': object
  readonly 'quip-foe-pirates.third': object
  readonly 'quip-foe-sandstorm': object
  readonly 'quip-foe-sandstorm.second': object
  readonly 'quip-foe-sea-serpent': object
  readonly 'quip-foe-sea-serpent.second': object
  readonly 'quip-foe-skeletons': object
  readonly 'quip-foe-skeletons.second': object
  readonly 'quip-foe-skeletons.third': object
  readonly 'quip-foe-skeletons.fourth': object
  readonly 'quip-foe-storm-at-sea': object
  readonly 'quip-foe-storm-at-sea.second': object
  readonly 'quip-foe-storm-at-sea.third': object
  readonly 'quip-foe-tax-collector': object
  readonly 'quip-foe-tax-collector.second': object
  readonly 'quip-foe-lost-city': object
  readonly 'quip-foe-thugs': object
  readonly 'quip-foe-thugs.second': object
  readonly 'quip-foe-thugs.third': object
  readonly 'quip-foe-thugs.fourth': object
  readonly 'quip-foe-troll': object
  readonly 'quip-foe-troll.second': object
  readonly 'quip-foe-wild-horse': object
  readonly 'quip-foe-wild-horse.second': object
  readonly 'quip-foe-wolves': object
  readonly 'quip-foe-wolves.second': object
  readonly 'quip-foe-wolves.third': object
  readonly 'quip-foe-zombies': object
  readonly 'quip-foe-zombies.second': object
  readonly 'quip-foe-zombies.third': object
  readonly 'quip-item-grail': object
  readonly 'quip-item-scepter-of-baldan': object
  readonly 'quip-item-talisman-of-quox': object
  readonly 'quip-item-battle-ring-of-gorath': object
  readonly 'quip-item-emerald-of-life': object
  readonly 'quip-item-palantir-of-zog': object
  readonly 'quip-item-scroll-of-healing': object
  readonly 'quip-item-scroll-of-healing.second': object
  readonly 'quip-item-scroll-of-healing.third': object
  readonly 'quip-item-scroll-of-healing.fourth': object
  readonly 'quip-item-scroll-of-protection': object
  readonly 'quip-item-scroll-of-protection.second': object
  readonly 'quip-item-scroll-of-protection.third': object
  readonly 'quip-item-scroll-of-protection.fourth': object
  readonly 'quip-item-scroll-of-protection.fifth': object
  readonly 'quip-item-scroll-of-teleportation': object
  readonly 'quip-item-scroll-of-teleportation.second': object
  readonly 'quip-item-scroll-of-teleportation.third': object
  readonly 'quip-item-scroll-of-teleportation.fourth': object
  readonly 'quip-item-lucky-charm': object
  readonly 'quip-item-lucky-charm.second': object
  readonly 'quip-item-large-ruby': object
  readonly 'quip-item-large-ruby.second': object
  readonly 'quip-item-stone-of-fire': object
  readonly 'quip-item-gold-crown': object
  readonly 'quip-item-gold-chalice': object
  readonly 'quip-item-gold-idol': object
  readonly 'quip-item-gold-harp': object
  readonly 'quip-item-gold-necklace': object
  readonly 'quip-item-gold-plate': object
  readonly 'quip-item-gold-mask': object
  readonly 'quip-item-gold-egg': object
  readonly 'quip-item-silver-goblet': object
  readonly 'quip-item-silver-mirror': object
  readonly 'quip-item-silver-bell': object
  readonly 'quip-item-silver-comb': object
  readonly 'quip-item-silver-flute': object
  readonly 'quip-item-silver-candlestick': object
  readonly 'quip-item-silver-buckle': object
  readonly 'quip-item-silver-birdcage': object
  readonly 'quip-item-silver-spoon': object
  readonly 'quip-item-magic-dagger': object
  readonly 'quip-item-magic-sword': object
  readonly 'quip-item-magic-axe': object
  readonly 'quip-item-magic-mace': object
  readonly 'quip-item-magic-club': object
  readonly 'quip-item-magic-staff': object
  readonly 'quip-item-magic-spear': object
  readonly 'quip-item-magic-sling': object
  readonly 'quip-item-magic-bow': object
  readonly 'quip-item-magic-small-shield': object
  readonly 'quip-item-magic-large-shield': object
  readonly 'quip-clue-nobnodd-1': object
  readonly 'quip-clue-imperial-capital-1': object
  readonly 'quip-clue-imperial-capital-2': object
  readonly 'quip-clue-pirates-den-1': object
  readonly 'quip-clue-pirates-den-2': object
  readonly 'quip-clue-monastery-1': object
  readonly 'quip-clue-monastery-2': object
  readonly 'quip-clue-vanishing-oasis-1': object
  readonly 'quip-clue-vanishing-oasis-2': object
  readonly 'quip-clue-lost-city-1': object
  readonly 'quip-clue-lost-city-2': object
  readonly 'quip-clue-wizards-tower-1': object
  readonly 'quip-clue-wizards-tower-2': object
  readonly 'quip-clue-port-barnacle-1': object
  readonly 'quip-clue-port-barnacle-2': object
  readonly 'quip-clue-brassbottom-1': object
  readonly 'quip-clue-brassbottom-2': object
  readonly 'quip-clue-castle-dampwick-1': object
  readonly 'quip-clue-castle-dampwick-2': object
  readonly 'quip-clue-castle-highgloom-1': object
  readonly 'quip-clue-castle-highgloom-2': object
  readonly 'quip-clue-castle-saltspray-1': object
  readonly 'quip-clue-castle-saltspray-2': object
  readonly 'quip-clue-fort-norwatch-1': object
  readonly 'quip-clue-fort-norwatch-2': object
  readonly 'quip-clue-fort-sandgrit-1': object
  readonly 'quip-clue-fort-sandgrit-2': object
  readonly 'quip-clue-fort-grimrock-1': object
  readonly 'quip-clue-fort-grimrock-2': object
  readonly 'quip-clue-little-muddle-1': object
  readonly 'quip-clue-little-muddle-2': object
  readonly 'quip-clue-upper-wobble-1': object
  readonly 'quip-clue-upper-wobble-2': object
  readonly 'quip-clue-fishgut-1': object
  readonly 'quip-clue-fishgut-2': object
  readonly 'quip-clue-owlsbarrow-1': object
  readonly 'quip-clue-silverleaf-1': object
  readonly 'quip-clue-silverleaf-2': object
  readonly 'quip-clue-khumdrum-mines-1': object
  readonly 'quip-clue-khumdrum-mines-2': object
  readonly 'quip-clue-smoking-mountain-1': object
  readonly sentence: { readonly clauses: string | number }
  readonly 'kind-character': object
  readonly 'kind-hostile': object
  readonly 'kind-variable': object
  readonly 'kind-peaceful': object
  readonly 'kind-choice': object
  readonly 'kind-official': object
  readonly 'kind-event': object
  readonly 'kind-played': object
  readonly 'kind-meta': object
  readonly 'kind-weapon': object
  readonly 'kind-shield': object
  readonly 'kind-treasure-imperial': object
  readonly 'kind-treasure-scroll': object
  readonly 'kind-treasure-charm': object
  readonly 'kind-treasure-ruby': object
  readonly 'kind-treasure-stone': object
  readonly 'kind-treasure-gold': object
  readonly 'kind-treasure-silver': object
  readonly 'kind-treasure-magic-weapon': object
  readonly 'kind-spell': object
  readonly 'kind-clue': object
  readonly 'kind-vessel': object
  readonly 'kind-place': object
  readonly 'kind-outcome': object
  readonly 'kind-hex': object
  readonly 'kind-road': object
  readonly 'kind-option': object
  readonly 'kind-preset': object
  readonly 'group-encounter': object
  readonly 'group-hex': object
  readonly 'figure-dice': object
  readonly 'figure-ranged': object
  readonly 'figure-agility': object
  readonly 'figure-health': object
  readonly 'figure-running-away': object
  readonly 'figure-spells': object
  readonly 'topic-may-use': { readonly weapons: string | number }
  readonly 'topic-guild': { readonly weapons: string | number }
  readonly 'ability-extra-weapon': { readonly item: string | number }
  readonly 'ability-agility': { readonly bonus: string | number; readonly terrain: string | number }
  readonly 'ability-dodge': { readonly count: string | number }
  readonly 'topic-wins-standard': { readonly wins: string | number }
  readonly 'topic-wins-short': { readonly wins: string | number }
  readonly 'topic-head-start': { readonly extras: string | number }
  readonly 'topic-tiles': { readonly count: string | number }
  readonly 'topic-terrain': { readonly terrains: string | number }
  readonly 'topic-played-on': { readonly terrains: string | number }
  readonly 'any-terrain': object
  readonly 'topic-strength': {
    readonly dice: string | number
    readonly health: string | number
    readonly running: string | number
  }
  readonly 'topic-strength-ranged': {
    readonly dice: string | number
    readonly health: string | number
    readonly ranged: string | number
    readonly running: string | number
  }
  readonly 'topic-hide': { readonly count: string | number }
  readonly 'topic-never-runs': { readonly foe: string | number }
  readonly 'topic-runs': { readonly foe: string | number; readonly health: string | number }
  readonly 'topic-reward': { readonly reward: string | number }
  readonly 'mood-row': { readonly from: string | number; readonly mood: string | number; readonly to: string | number }
  readonly 'mood-row-one': { readonly from: string | number; readonly mood: string | number }
  readonly 'mood-hostile': { readonly foe: string | number }
  readonly 'mood-leaves': { readonly foe: string | number }
  readonly 'mood-nothing': object
  readonly 'mood-offers-to-join': { readonly foe: string | number }
  readonly 'mood-leaves-unless-horse': { readonly foe: string | number }
  readonly 'mood-snatch-vessel-or-hostile': { readonly foe: string | number }
  readonly 'mood-barter': object
  readonly 'mood-hospitality': object
  readonly 'mood-gift-of-magic': object
  readonly 'mood-treasure': object
  readonly 'mood-sent-to-tower': object
  readonly 'trait-poison': object
  readonly 'trait-regenerates': { readonly foe: string | number; readonly wounds: string | number }
  readonly 'trait-friendship': object
  readonly 'trait-animals': object
  readonly 'trait-sleepless': object
  readonly 'trait-flies': { readonly foe: string | number }
  readonly 'companion-fights': { readonly foe: string | number }
  readonly 'companion-familiar': object
  readonly 'companion-loyal': object
  readonly 'companion-armed': object
  readonly 'companion-armed-keeps': object
  readonly 'companion-sea': object
  readonly 'companion-sea-coast': object
  readonly 'companion-destination': { readonly place: string | number; readonly reward: string | number }
  readonly 'companion-meditation': { readonly value: string | number }
  readonly 'companion-wilderness-steps': { readonly foe: string | number; readonly value: string | number }
  readonly 'companion-road-allowance': { readonly foe: string | number; readonly value: string | number }
  readonly 'companion-no-boat': object
  readonly 'topic-melee': { readonly figures: string | number }
  readonly 'topic-ranged': { readonly figures: string | number }
  readonly 'topic-shield': { readonly figures: string | number }
  readonly 'topic-melee-for': { readonly people: string | number }
  readonly 'topic-ranged-for': { readonly people: string | number }
  readonly 'topic-shield-for': { readonly people: string | number }
  readonly 'topic-for': { readonly people: string | number }
  readonly everybody: object
  readonly 'topic-weapon-tiles': { readonly count: string | number }
  readonly 'topic-treasure-tiles': { readonly count: string | number }
  readonly 'topic-cast': { readonly times: string | number }
  readonly 'topic-cards': { readonly count: string | number }
  readonly 'topic-meditate': { readonly bonuses: string | number; readonly target: string | number }
  readonly 'class-bonus': { readonly bonus: string | number; readonly class: string | number }
  readonly 'topic-vessel': { readonly gist: string | number }
  readonly 'topic-vessels': { readonly count: string | number }
  readonly 'topic-lost': object
  readonly 'topic-on-map': { readonly terrain: string | number }
  readonly 'topic-on-map-by-road': { readonly roads: string | number; readonly terrain: string | number }
  readonly 'topic-clues': { readonly clues: string | number }
  readonly 'topic-explore': object
  readonly 'explore-row': {
    readonly chance: string | number
    readonly outcome: string | number
    readonly totals: string | number
  }
  readonly 'topic-tables': { readonly places: string | number }
  readonly 'topic-encounter': { readonly hostile: string | number; readonly nobody: string | number }
  readonly 'topic-encounter-at-sea': { readonly hostile: string | number; readonly nobody: string | number }
  readonly 'topic-explored': { readonly place: string | number }
  readonly 'topic-next': { readonly places: string | number }
  readonly 'by-road': { readonly place: string | number }
  readonly 'topic-road': { readonly hexes: string | number; readonly places: string | number }
  readonly 'topic-preset': { readonly line: string | number }
  readonly 'topic-sets': { readonly options: string | number }
  readonly 'outcome-weapon-boat': object
  readonly 'outcome-weapon-ship': object
  readonly 'outcome-bad-water': object
  readonly 'outcome-prison': object
  readonly 'outcome-encounter': object
  readonly 'outcome-cure-all-wounds': object
  readonly 'outcome-cure-one-wound': object
  readonly 'outcome-river-of-lava': object
  readonly 'outcome-you-must-leave': object
  readonly 'outcome-no-action': object
  readonly 'outcome-landslide': object
  readonly 'outcome-treasure-clue': object
  readonly 'road-emperors-road': object
  readonly 'road-emperors-road.plain': object
  readonly 'road-fish-road': object
  readonly 'road-fish-road.plain': object
  readonly 'road-gloom-road': object
  readonly 'road-gloom-road.plain': object
  readonly 'road-damp-lane': object
  readonly 'road-pilgrims-stair': object
  readonly 'road-pilgrims-stair.plain': object
  readonly 'road-border-road': object
  readonly 'road-border-road.plain': object
  readonly 'road-brass-road': object
  readonly 'road-brass-road.plain': object
  readonly 'road-ore-road': object
  readonly 'road-ore-road.plain': object
  readonly 'road-mirage-road': object
  readonly 'road-mirage-road.plain': object
  readonly 'road-rum-road': object
  readonly 'road-rum-road.plain': object
  readonly 'road-owl-lane': object
  readonly 'road-leaf-lane': object
  readonly 'road-towpath': object
  readonly 'road-towpath.plain': object
  readonly 'road-cinder-track': object
  readonly 'road-cinder-track.plain': object
  readonly 'saga-found': { readonly found: string | number; readonly who: string | number }
  readonly 'saga-deaths': {
    readonly count: string | number
    readonly round: string | number
    readonly who: string | number
  }
  readonly 'saga-led-throughout': { readonly round: string | number; readonly who: string | number }
  readonly 'saga-took-lead': {
    readonly changes: string | number
    readonly rival: string | number
    readonly round: string | number
    readonly who: string | number
  }
  readonly 'saga-led-by-other': { readonly round: string | number; readonly who: string | number }
  readonly 'saga-last-one': { readonly round: string | number; readonly who: string | number }
  readonly 'saga-tie': { readonly rivals: string | number; readonly who: string | number }
  readonly 'saga-weapons': {
    readonly fewer: string | number
    readonly more: string | number
    readonly own: string | number
    readonly rival: string | number
    readonly who: string | number
  }
  readonly 'saga-won': {
    readonly ahead: string | number
    readonly own: string | number
    readonly rival: string | number
    readonly theirs: string | number
    readonly who: string | number
  }
  readonly 'saga-won-plainly': { readonly who: string | number }
  readonly 'headline-setup': object
  readonly 'headline-over': { readonly round: string | number }
  readonly headline: { readonly phase: string | number; readonly round: string | number; readonly who: string | number }
  readonly 'headline-of': {
    readonly last: string | number
    readonly phase: string | number
    readonly round: string | number
    readonly who: string | number
  }
  readonly 'phase-move': object
  readonly 'phase-business': object
  readonly 'phase-explore': object
  readonly 'phase-encounter': object
  readonly 'phase-prison': object
  readonly 'phase-out-of-prison': object
  readonly 'scene-setup': object
  readonly 'scene-oasis': { readonly place: string | number; readonly who: string | number }
  readonly 'in-prison': { readonly place: string | number }
  readonly 'bare-hands': object
  readonly 'gear-item': { readonly figures: string | number; readonly item: string | number }
  readonly 'clues-held': { readonly count: string | number }
  readonly party: { readonly party: string | number }
  readonly 'member-hurt': { readonly health: string | number; readonly member: string | number }
  readonly 'member-armed': { readonly item: string | number; readonly member: string | number }
  readonly 'member-hurt-armed': {
    readonly health: string | number
    readonly item: string | number
    readonly member: string | number
  }
  readonly found: { readonly all: string | number; readonly found: string | number }
  readonly 'found-all': { readonly all: string | number; readonly round: string | number }
  readonly 'found-short-early': {
    readonly all: string | number
    readonly found: string | number
    readonly minimum: string | number
    readonly target: string | number
  }
  readonly 'found-short': {
    readonly all: string | number
    readonly found: string | number
    readonly target: string | number
  }
  readonly 'fight-foe': { readonly foe: string | number; readonly state: string | number }
  readonly 'fight-side': { readonly side: string | number }
  readonly 'duel-defender': { readonly side: string | number }
  readonly 'duel-attacker': { readonly side: string | number }
  readonly 'side-member': { readonly health: string | number; readonly member: string | number }
  readonly 'side-member-more': {
    readonly health: string | number
    readonly member: string | number
    readonly more: string | number
  }
  readonly 'side-allotted': { readonly count: string | number }
  readonly 'side-magic': { readonly hits: string | number }
  readonly 'foe-hide': { readonly hits: string | number }
  readonly 'asleep-for': { readonly rounds: string | number }
  readonly 'picture-before': object
  readonly 'picture-choice': { readonly characters: string | number }
  readonly 'picture-character': { readonly character: string | number; readonly scores: string | number }
  readonly 'picture-around': { readonly character: string | number; readonly places: string | number }
  readonly 'picture-next': { readonly place: string | number; readonly wind: string | number }
  readonly 'picture-next-by-road': { readonly place: string | number; readonly wind: string | number }
  readonly 'picture-person': { readonly place: string | number; readonly who: string | number }
  readonly 'picture-city': { readonly place: string | number }
  readonly 'picture-clues': { readonly clues: string | number }
  readonly 'picture-clue': { readonly number: string | number; readonly place: string | number }
  readonly 'picture-clue-far': {
    readonly number: string | number
    readonly place: string | number
    readonly turns: string | number
  }
  readonly 'picture-near': { readonly places: string | number }
  readonly result: { readonly rank: string | number; readonly result: string | number }
  readonly 'result-won': { readonly score: string | number; readonly who: string | number }
  readonly 'result-playing': { readonly score: string | number; readonly who: string | number }
  readonly 'result-left': { readonly who: string | number }
  readonly 'result-out': { readonly who: string | number }
  readonly 'overview-active': { readonly who: string | number }
  readonly 'overview-choosing': object
  readonly 'overview-out': object
  readonly 'overview-left': object
  readonly 'overview-held': object
  readonly 'overview-followed': object
  readonly 'overview-treasures': { readonly count: string | number; readonly treasures: string | number }
  readonly 'overview-gear': { readonly gear: string | number }
  readonly 'overview-spare': { readonly weapons: string | number }
  readonly 'overview-clues': { readonly count: string | number }
  readonly 'overview-spells': { readonly spells: string | number }
  readonly 'overview-experience': { readonly points: string | number }
  readonly 'overview-raise': { readonly by: string | number; readonly score: string | number }
  readonly 'overview-next-raise': { readonly points: string | number }
  readonly 'overview-head-start': { readonly extras: string | number }
  readonly 'overview-table': object
  readonly 'overview-found': {
    readonly all: string | number
    readonly found: string | number
    readonly treasures: string | number
  }
  readonly 'found-held': { readonly item: string | number; readonly who: string | number }
  readonly 'found-banked': { readonly item: string | number }
  readonly 'overview-realm': { readonly number: string | number }
  readonly 'overview-short': {
    readonly last: string | number
    readonly minimum: string | number
    readonly target: string | number
  }
  readonly 'overview-pools': {
    readonly clues: string | number
    readonly encounters: string | number
    readonly treasures: string | number
    readonly weapons: string | number
  }
  readonly encounters: { readonly count: string | number }
  readonly 'overview-bank': { readonly boats: string | number; readonly ships: string | number }
  readonly boats: { readonly count: string | number }
  readonly ships: { readonly count: string | number }
  readonly 'overview-bank-spells': { readonly spells: string | number }
  readonly 'overview-no-spells': object
  readonly 'overview-used': { readonly clues: string | number }
  readonly 'overview-city': { readonly place: string | number }
  readonly 'hand-no-clues': object
  readonly 'hand-no-clues.text': object
  readonly 'hand-clues': { readonly count: string | number }
  readonly 'hand-clue': {
    readonly clue: string | number
    readonly number: string | number
    readonly worth: string | number
  }
  readonly 'hand-spells': object
  readonly 'hand-spell': {
    readonly gist: string | number
    readonly spell: string | number
    readonly times: string | number
  }
  readonly 'hand-things': { readonly count: string | number }
  readonly thing: { readonly item: string | number; readonly power: string | number }
  readonly 'thing-ready': { readonly item: string | number; readonly power: string | number }
  readonly 'thing-lent': { readonly item: string | number; readonly power: string | number }
  readonly 'thing-idle': {
    readonly class: string | number
    readonly item: string | number
    readonly power: string | number
  }
  readonly 'hand-show': { readonly things: string | number }
  readonly 'hand-nothing': object
  readonly 'secret-deck': object
  readonly 'secret-deck-empty': object
  readonly 'secret-deck-clue': {
    readonly clue: string | number
    readonly place: string | number
    readonly worth: string | number
  }
  readonly 'secret-pools': object
  readonly 'secret-encounters': { readonly things: string | number }
  readonly 'secret-treasures': { readonly things: string | number }
  readonly 'secret-weapons': { readonly things: string | number }
  readonly 'secret-none': object
  readonly 'secret-known': object
  readonly 'secret-known-deck': { readonly clue: string | number; readonly who: string | number }
  readonly 'secret-known-hand': {
    readonly clue: string | number
    readonly holder: string | number
    readonly who: string | number
  }
  readonly 'secret-all-knew-deck': { readonly clue: string | number }
  readonly 'secret-all-knew-hand': { readonly clue: string | number; readonly holder: string | number }
  readonly 'source-agility': object
  readonly 'source-attack': object
  readonly 'source-shooting': object
  readonly 'source-running-away': object
  readonly 'source-class': object
  readonly 'source-experience': object
  readonly 'source-unnamed-hex': object
  readonly 'source-boat': object
  readonly 'source-ship': object
  readonly 'game-called': object
  readonly 'game-called-many': object
  readonly 'count-imperial': object
  readonly 'count-imperial.told': { readonly count: string | number }
  readonly 'count-slain': object
  readonly 'count-slain.told': { readonly count: string | number }
  readonly 'count-deaths': object
  readonly 'count-deaths.told': { readonly count: string | number }
  readonly 'count-treasures': object
  readonly 'count-treasures.told': { readonly count: string | number }
  readonly 'count-clues': object
  readonly 'count-clues.told': { readonly count: string | number }
  readonly 'count-fights-won': object
  readonly 'count-fights-won.told': { readonly count: string | number }
  readonly 'count-fights-lost': object
  readonly 'count-fights-lost.told': { readonly count: string | number }
  readonly 'count-flights': object
  readonly 'count-flights.told': { readonly count: string | number }
  readonly 'count-companions': object
  readonly 'count-companions.told': { readonly count: string | number }
  readonly 'count-delivered': object
  readonly 'count-delivered.told': { readonly count: string | number }
  readonly 'count-explored': object
  readonly 'count-explored.told': { readonly count: string | number }
  readonly 'count-prisons': object
  readonly 'count-prisons.told': { readonly count: string | number }
  readonly 'count-escapes': object
  readonly 'count-escapes.told': { readonly count: string | number }
  readonly 'count-soakings': object
  readonly 'count-soakings.told': { readonly count: string | number }
  readonly 'count-spells': object
  readonly 'count-spells.told': { readonly count: string | number }
  readonly 'count-learnt': object
  readonly 'count-learnt.told': { readonly count: string | number }
  readonly 'count-hexes': object
  readonly 'count-hexes.told': { readonly count: string | number }
  readonly 'count-sea-hexes': object
  readonly 'count-sea-hexes.told': { readonly count: string | number }
  readonly 'title-half': object
  readonly 'title-half.line': object
  readonly 'title-gaolbird': object
  readonly 'title-gaolbird.line': object
  readonly 'title-sailor': object
  readonly 'title-sailor.line': object
  readonly 'title-guide': object
  readonly 'title-guide.line': object
  readonly 'title-runner': object
  readonly 'title-runner.line': object
  readonly 'title-sage': object
  readonly 'title-sage.line': object
  readonly health: { readonly left: string | number; readonly max: string | number }
  readonly 'character-line': {
    readonly agility: string | number
    readonly health: string | number
    readonly running: string | number
    readonly spells: string | number
  }
  readonly spells: { readonly count: string | number }
  readonly 'gist-fireball': { readonly figure: string | number }
  readonly 'gist-fireball.hint': { readonly figure: string | number }
  readonly 'gist-healing': object
  readonly 'gist-healing.hint': object
  readonly 'gist-lightning': { readonly figure: string | number }
  readonly 'gist-lightning.hint': { readonly figure: string | number }
  readonly 'gist-teleportation': object
  readonly 'gist-teleportation.hint': object
  readonly 'gist-sleep': { readonly figure: string | number }
  readonly 'gist-sleep.hint': { readonly figure: string | number }
  readonly 'gist-friendship': object
  readonly 'gist-friendship.hint': object
  readonly 'gist-wall-of-stone': { readonly figure: string | number }
  readonly 'gist-wall-of-stone.hint': { readonly figure: string | number }
  readonly 'gist-strength': { readonly figure: string | number }
  readonly 'gist-strength.hint': { readonly figure: string | number }
  readonly 'gist-speak-with-animals': object
  readonly 'gist-speak-with-animals.hint': object
  readonly 'gist-invisibility': object
  readonly 'gist-invisibility.hint': object
  readonly 'gist-invisibility-in-peace': object
  readonly 'gist-invisibility-in-peace.hint': object
  readonly 'time-movement': object
  readonly 'time-approach': object
  readonly 'time-melee': object
  readonly 'time-flee': object
  readonly 'time-prison': object
  readonly 'scroll-once': { readonly gist: string | number }
  readonly 'scroll-once.hint': { readonly gist: string | number }
  readonly 'scroll-protection': { readonly hits: string | number }
  readonly 'scroll-protection.hint': { readonly hits: string | number }
  readonly 'arms-attack': { readonly bonus: string | number }
  readonly 'arms-shooting': { readonly bonus: string | number }
  readonly 'arms-defence': { readonly hits: string | number }
  readonly 'arms-magic': object
  readonly 'wield-melee': { readonly bonus: string | number; readonly stops: string | number }
  readonly 'wield-melee.magic': { readonly bonus: string | number; readonly stops: string | number }
  readonly 'wield-ranged': { readonly bonus: string | number }
  readonly 'wield-ranged.magic': { readonly bonus: string | number }
  readonly 'wield-shield': { readonly stops: string | number }
  readonly 'power-grail': object
  readonly 'power-grail.hint': object
  readonly 'power-scepter-of-baldan': object
  readonly 'power-scepter-of-baldan.hint': object
  readonly 'power-talisman-of-quox': object
  readonly 'power-talisman-of-quox.hint': object
  readonly 'power-battle-ring-of-gorath': object
  readonly 'power-battle-ring-of-gorath.hint': object
  readonly 'power-emerald-of-life': object
  readonly 'power-emerald-of-life.hint': object
  readonly 'power-palantir-of-zog': object
  readonly 'power-palantir-of-zog.hint': object
  readonly 'power-lucky-charm': object
  readonly 'power-lucky-charm.hint': object
  readonly 'vessel-gist': { readonly dice: string | number; readonly health: string | number }
  readonly 'fight-strength': {
    readonly dice: string | number
    readonly health: string | number
    readonly rewards: string | number
  }
  readonly 'fight-strength-at-distance': {
    readonly dice: string | number
    readonly health: string | number
    readonly ranged: string | number
    readonly rewards: string | number
  }
  readonly 'reward-treasure': { readonly count: string | number }
  readonly 'reward-weapon': { readonly count: string | number }
  readonly 'reward-clue': { readonly count: string | number }
  readonly 'reward-spell': { readonly count: string | number }
  readonly 'reward-vessel': { readonly count: string | number }
  readonly 'reward-cure-all': object
  readonly 'why-first-choice': object
  readonly 'why-oasis': object
  readonly 'why-raft': object
  readonly 'why-meditation': { readonly spell: string | number; readonly target: string | number }
  readonly 'why-meditation-free': object
  readonly 'why-special': object
  readonly 'why-exploration': object
  readonly 'why-escape': object
  readonly 'why-reaction': { readonly foe: string | number }
  readonly 'why-approach': { readonly who: string | number }
  readonly 'why-duel-approach': { readonly who: string | number }
  readonly 'why-rounds': { readonly count: string | number }
  readonly 'why-dice': object
  readonly 'why-hits': { readonly least: string | number }
  readonly 'why-flight': { readonly needs: string | number }
  readonly 'why-foe-flight': { readonly needs: string | number }
  readonly 'why-duel-flight': { readonly needs: string | number }
  readonly 'why-poison': object
  readonly 'why-friendship': { readonly above: string | number }
  readonly 'why-committee': object
  readonly 'why-range': object
}
