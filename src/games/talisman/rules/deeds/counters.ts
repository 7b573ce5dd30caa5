import type { Seat } from '../../../../engine/index.ts'
import { characterCard, FULL_HEALTH } from '../../data/components.ts'
import { emitFact } from '../../facts/index.ts'
import { characterAt, type Character, type Talisman } from '../../state/state.ts'

/** Strength, Craft, Gold and Lives as counters (sections 1 to 4). A Toad has its own Strength and Craft (TAL-19.3). */

export function gainStrength(game: Talisman, seat: Seat, n: number, by: string): void {
  gainStat(game, seat, 'strength', n, by)
}

export function gainCraft(game: Talisman, seat: Seat, n: number, by: string): void {
  gainStat(game, seat, 'craft', n, by)
}

/** Never below the starting value; Strength that cannot be lost stays (TAL-1.3, TAL-1.3a). */
export function loseStrength(game: Talisman, seat: Seat, n: number | 'all', by: string): void {
  loseStat(game, seat, 'strength', n, by)
}

export function loseCraft(game: Talisman, seat: Seat, n: number | 'all', by: string): void {
  loseStat(game, seat, 'craft', n, by)
}

function gainStat(game: Talisman, seat: Seat, stat: 'strength' | 'craft', n: number, by: string): void {
  const character = characterAt(game, seat)
  const holder = character.toad ?? character
  holder[stat] += n
  emitFact(game, { kind: 'counters', seat, stat, change: n, now: holder[stat], toad: character.toad !== null, by })
}

function loseStat(game: Talisman, seat: Seat, stat: 'strength' | 'craft', n: number | 'all', by: string): void {
  const character = characterAt(game, seat)
  const holder = character.toad ?? character
  const spare = holder[stat] - leastOf(character, stat)
  const lost = n === 'all' ? spare : Math.min(n, spare)
  holder[stat] -= lost
  emitFact(game, {
    kind: 'counters',
    seat,
    stat,
    change: 0 - lost,
    now: holder[stat],
    toad: character.toad !== null,
    by,
  })
}

function leastOf(character: Character, stat: 'strength' | 'craft'): number {
  return character.toad ? 1 : characterCard(character.id)[stat]
}

/** From the stock (TAL-3.4). A Toad takes none (TAL-19.2). */
export function gainGold(game: Talisman, seat: Seat, n: number, by: string): void {
  const character = characterAt(game, seat)
  if (character.toad || n === 0) return
  character.gold += n
  emitFact(game, { kind: 'counters', seat, stat: 'gold', change: n, now: character.gold, toad: false, by })
}

/** To the stock (TAL-3.3); a Character with less pays all they have (TAL-R6). Returns the amount paid. */
export function payGold(game: Talisman, seat: Seat, n: number | 'all', by: string): number {
  const character = characterAt(game, seat)
  const paid = n === 'all' ? character.gold : Math.min(n, character.gold)
  if (paid === 0) return 0
  character.gold -= paid
  emitFact(game, { kind: 'counters', seat, stat: 'gold', change: -paid, now: character.gold, toad: false, by })
  return paid
}

/** Never above 4 Lives (TAL-4.6). Returns the number of Lives healed. */
export function heal(game: Talisman, seat: Seat, n: number, by: string): number {
  const healed = Math.min(n, Math.max(0, FULL_HEALTH - characterAt(game, seat).lives))
  if (healed > 0) gainLives(game, seat, healed, by)
  return healed
}

/** Without limit (TAL-4.5). */
export function gainLives(game: Talisman, seat: Seat, n: number, by: string): void {
  const character = characterAt(game, seat)
  character.lives += n
  emitFact(game, { kind: 'counters', seat, stat: 'lives', change: n, now: character.lives, toad: false, by })
}

/** Missed Turns add up; the one in progress is never missed (TAL-R10). */
export function missTurns(game: Talisman, seat: Seat, n: number, by: string): void {
  characterAt(game, seat).missTurns += n
  emitFact(game, { kind: 'misses', seat, turns: n, by })
}
