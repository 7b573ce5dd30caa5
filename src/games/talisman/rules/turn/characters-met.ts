import { option, type Option, type Play, type Seat } from '../../../../engine/index.ts'
import { emitFact } from '../../facts/index.ts'
import { bestWeapons, combatStrengthOf, craftOf } from '../../state/numbers.ts'
import { characterAt, maybeCharacter, seatsInPlay, type Talisman } from '../../state/state.ts'
import { anyTrait } from '../../state/traits.ts'
import { ask, whileConcerned } from '../deeds/asking.ts'
import { settle } from '../deeds/things.ts'
import { attackCharacter, declareOn } from '../effects/attacks.ts'
import type { CharacterAction } from '../effects/contracts.ts'
import { hasEvaded } from '../effects/evading.ts'
import { powersOf } from '../effects/powers.ts'

/** Encountering another Character: attacking them, or using a Special Ability on them (TAL-13.3, TAL-13.3a). */

/** The seats on the same space that can be Encountered: neither has Evaded the other in this Turn (TAL-18.1). */
export function opponentsOf(game: Talisman, seat: Seat): Seat[] {
  const { space } = characterAt(game, seat)
  return seatsInPlay(game, seat + 1).filter(
    (other) =>
      other !== seat &&
      characterAt(game, other).space === space &&
      !hasEvaded(game, other, `seat:${seat}`) &&
      !hasEvaded(game, seat, `seat:${other}`),
  )
}

type MeetingAction =
  | { readonly kind: 'attack'; readonly by: 'combat' | 'psychic' }
  | { readonly kind: 'action'; readonly action: CharacterAction }
  | { readonly kind: 'stop' }

/** An attack, an ability in its place, or first an ability that goes with it; each at most once. */
export function* encounterCharacter(game: Talisman, seat: Seat, victim: Seat): Play<'evaded' | 'over'> {
  const used: string[] = []
  for (;;) {
    const deed = yield* ask(game, seat, 'character.do', () => meetingOptions(game, seat, victim, used), {
      default: () => defaultMeeting(game, seat, victim, used),
    })
    if (deed.kind === 'stop') return 'over'
    if (deed.kind === 'attack')
      return (yield* attackCharacter(game, seat, victim, deed.by)) === 'evaded' ? 'evaded' : 'over'
    const { action } = deed
    used.push(action.key)
    if ((yield* useOn(game, seat, victim, action)) === 'evaded') return 'evaded' // TAL-R78
    if (action.replacesAttack || !maybeCharacter(game, victim)) return 'over' // TAL-R79
  }
}

function* useOn(game: Talisman, seat: Seat, victim: Seat, action: CharacterAction): Play<'evaded' | 'done'> {
  emitFact(game, { kind: 'ability-used', seat, victim, ability: action.key })
  const play = function* (): Play<'evaded' | 'done'> {
    if ((yield* declareOn(game, seat, victim, 'ability')) === 'evaded') return 'evaded'
    yield* action.run()
    yield* settle(game)
    return 'done'
  }
  return yield* whileConcerned(game, seat, () => whileConcerned(game, victim, play, 'done'), 'done')
}

function meetingOptions(game: Talisman, seat: Seat, victim: Seat, used: readonly string[]): Option<MeetingAction>[] {
  if (!maybeCharacter(game, victim)) return [option<MeetingAction>('stop', {}, { kind: 'stop' })]
  const args = { seat: victim }
  return [
    option<MeetingAction>('attack:combat', { args }, { kind: 'attack', by: 'combat' }),
    ...(isPsychic(game, seat)
      ? [option<MeetingAction>('attack:psychic', { args }, { kind: 'attack', by: 'psychic' as const })]
      : []),
    ...actionsOn(game, seat, victim, used).map((action) =>
      option<MeetingAction>(action.key, { args: args }, { kind: 'action', action }),
    ),
    ...(used.length > 0 ? [option<MeetingAction>('stop', {}, { kind: 'stop' })] : []),
  ]
}

function actionsOn(game: Talisman, seat: Seat, victim: Seat, used: readonly string[]): CharacterAction[] {
  return powersOf(game, seat)
    .flatMap(({ power }) => power.onCharacter?.(game, seat, victim) ?? [])
    .filter(({ key }) => !used.includes(key))
}

function isPsychic(game: Talisman, seat: Seat): boolean {
  return anyTrait(game, seat, ({ attacksPsychically }) => attacksPsychically)
}

/** timing.json: the ability taken first, then the attack in the better mode; Psychic Combat on a tie. */
function defaultMeeting(game: Talisman, seat: Seat, victim: Seat, used: readonly string[]): string {
  if (!maybeCharacter(game, victim)) return 'stop'
  const first = actionsOn(game, seat, victim, used).find(({ byDefault }) => byDefault)
  if (first) return first.key
  if (!isPsychic(game, seat)) return 'attack:combat'
  const strong = (who: Seat) => combatStrengthOf(game, who, null, bestWeapons(game, who, null)).total
  const wise = (who: Seat) => craftOf(game, who).total
  return wise(seat) - wise(victim) >= strong(seat) - strong(victim) ? 'attack:psychic' : 'attack:combat'
}
