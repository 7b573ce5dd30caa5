import { option, type Option, type Play, type Seat } from '../../../../../engine/index.ts'
import { ask } from '../../deeds/asking.ts'
import { emitFact } from '../../../facts/index.ts'
import { workingFor } from '../../../state/traits.ts'
import { characterAt, type Talisman } from '../../../state/state.ts'

/** Optional rolls. */

/** An optional roll (d-optional-roll): `leave` or `roll`. */
export function* mayRoll(game: Talisman, seat: Seat, byDefault: boolean): Play<boolean> {
  const offers = () => [option('leave'), option('roll')]
  return (yield* ask(game, seat, 'space.roll', offers, { default: byDefault ? 'roll' : 'leave' })) === 'roll'
}

export type Skipped = 'nobody' | 'himself' | 'all'

interface Guide {
  readonly from: string
  readonly whom: 'himself' | 'all'
}

/**
 * A Character who knows the way may skip the roll of the space. A Character who rolls accepts the result. Default:
 * skip.
 */
export function* maybeSkip(game: Talisman, seat: Seat): Play<Skipped> {
  const { space } = characterAt(game, seat)
  const offers = (): Option<Guide | null>[] => [...guideOptions(game, seat), option('roll', {}, null)]
  const guide = yield* ask(game, seat, 'space.skip', offers)
  if (!guide) return 'nobody'
  emitFact(game, { kind: 'roll-skipped', seat, space, by: guide.from })
  return guide.whom
}

/** `skip` spares everyone it can; `skip:himself`, if the Followers could also have been spared. */
function guideOptions(game: Talisman, seat: Seat): Option<Guide | null>[] {
  const { space } = characterAt(game, seat)
  const guides = workingFor(game, seat).flatMap(({ from, traits }): Guide[] => {
    const whom = traits.skips?.[space]
    return whom === undefined ? [] : [{ from, whom }]
  })
  const best = guides.find(({ whom }) => whom === 'all') ?? guides[0]
  const alone = best?.whom === 'all' ? guides.find(({ whom }) => whom === 'himself') : undefined
  return [
    ...(best ? [option('skip', { args: { by: best.from } }, best)] : []),
    ...(alone ? [option('skip:himself', { args: { by: alone.from } }, alone)] : []),
  ]
}
