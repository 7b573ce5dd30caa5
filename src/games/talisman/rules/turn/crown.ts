import { option, type Option, type Play, type Seat } from '../../../../engine/index.ts'
import type { CardId } from '../../data/ids.ts'
import { traitsOf } from '../../data/traits.ts'
import { emitFact } from '../../facts/index.ts'
import { livesCommanded } from '../../state/numbers.ts'
import { characterAt, maybeCharacter, othersInPlay, type Talisman } from '../../state/state.ts'
import { ask, whileConcerned, whileDieLies } from '../deeds/asking.ts'
import { dropOut } from '../deeds/death.ts'
import { roll } from '../deeds/dice.ts'
import { dropCard, settle } from '../deeds/things.ts'
import { command } from '../effects/cast.ts'
import { loseLives } from '../effects/lives.ts'
import { takeKey, takeOneMet, takeOptions } from './cards-met.ts'
import { encounterCharacter, opponentsOf } from './characters-met.ts'

/** A Turn on the Crown of Command (TAL-14.9, TAL-9.8, TAL-R50 to TAL-R58). */
export function* actOnCrown(game: Talisman, seat: Seat): Play {
  game.step = 'encounter'
  if (othersHere(game, seat).length > 0) return yield* meetRival(game, seat)
  yield* takeWhatLies(game, seat)
  yield* castCommand(game, seat)
}

function othersHere(game: Talisman, seat: Seat): Seat[] {
  const { space } = characterAt(game, seat)
  return othersInPlay(game, seat).filter((other) => characterAt(game, other).space === space)
}

/** The Character must Encounter one of the others (TAL-R53). */
function* meetRival(game: Talisman, seat: Seat): Play {
  const rivals = () =>
    opponentsOf(game, seat).map((other) => option(`character:${other}`, { args: { seat: other } }, other))
  if (rivals().length === 0) return // Evaded already
  const other = yield* ask(game, seat, 'encounter.do', rivals)
  emitFact(game, { kind: 'encountered', seat, what: 'character', who: other })
  yield* encounterCharacter(game, seat, other)
}

/** TAL-R54; not the Amulet, which would prevent the compulsory Command Spell (TAL-R51). */
function* takeWhatLies(game: Talisman, seat: Seat): Play {
  type What = CardId | 'gold' | null
  const offers = (): Option<What>[] => [
    ...takeOptions(game, seat).filter(({ value }) => value === null || value === 'gold' || !traitsOf(value).noSpells),
    option<What>('end', {}, null),
  ]
  for (;;) {
    const what = yield* ask(game, seat, 'encounter.do', offers, { default: () => takeKey(game, seat, 'end') })
    if (what === null) return
    yield* takeOneMet(game, seat, what)
    yield* settle(game)
  }
}

/** TAL-9.8 */
function* castCommand(game: Talisman, seat: Seat): Play {
  const why = bar(game, seat)
  if (why !== null) return emitFact(game, { kind: 'command-idle', seat, why }) // TAL-R51
  const die = game.options['command-always'] ? null : roll(game, 1) // TAL-OPT.19
  const takesEffect = die === null || die.total >= 4
  const lives = livesCommanded(game)
  emitFact(game, { kind: 'command-cast', seat, roll: die, takesEffect, ...(lives > 1 ? { lives } : {}) })
  countCommand(game, seat)
  if (!takesEffect || !(yield* whileDieLies(game, seat, () => command(game, seat), false))) return
  for (const other of othersInPlay(game, seat)) {
    // TAL-R55
    if (maybeCharacter(game, other)) yield* whileConcerned(game, other, () => submit(game, other, lives), undefined)
  }
}

/** Command Spells that miss count too (TAL-OPT.20), so that no siege lasts for ever (TAL-R98). */
function countCommand(game: Talisman, seat: Seat): void {
  if (game.options['command-growth'] === 0) return
  game.reign ??= { by: seat, commands: 0 }
  game.reign.commands += 1
}

/** Why the Character cannot cast. An Amulet is no excuse: it is ditched (TAL-R51). */
function bar(game: Talisman, seat: Seat): string | null {
  const { toad, objects } = characterAt(game, seat)
  if (toad) return 'toad'
  const amulets = objects.filter((card) => traitsOf(card).noSpells)
  if (game.destroyMagic) return 'destroy-magic'
  for (const card of amulets) dropCard(game, seat, card, 'crown')
  return null
}

/** Lose the Lives, or concede: the player has the choice even with one Life (TAL-R56). */
function* submit(game: Talisman, seat: Seat, lives: number): Play {
  const offers = () => [option('life'), option('defeat')] as const
  const answer = yield* ask(game, seat, 'crown.submit', offers, { default: 'life' })
  emitFact(game, { kind: 'command-answered', seat, answer })
  if (answer === 'life') yield* loseLives(game, seat, lives, 'command')
  else dropOut(game, seat)
}
