import { option, type Option, type Play, type Seat } from '../../../../../engine/index.ts'
import { FULL_HEALTH } from '../../../data/components.ts'
import { emitFact } from '../../../facts/index.ts'
import { characterAt, type Talisman } from '../../../state/state.ts'
import { ask } from '../../deeds/asking.ts'
import { heal, payGold } from '../../deeds/counters.ts'

/** Services in settlements: one of several, or none. */

export type Service = () => Play

/** Buys nothing and rolls nothing. */
function* goPast(): Play {}

/** Default: as much healing as the Character needs and can pay for; otherwise none (d-visit). */
export function* visitOne(
  game: Talisman,
  seat: Seat,
  services: () => readonly Option<Service>[],
  fallback = 'none',
): Play<'visited' | 'none'> {
  const offers = (): Option<Service>[] => [option('none', {}, goPast), ...services()]
  const service = yield* ask(game, seat, 'space.visit', offers, {
    default: (list) => list.findLast(({ key }) => key.startsWith('heal:'))?.key ?? fallback,
  })
  if (service === goPast) return 'none'
  yield* service()
  return 'visited'
}

/**
 * `heal:2`: a number of Lives at a price each, never above 4 (TAL-4.6). If healing is free, only all that is needed.
 */
export function healingOptions(
  game: Talisman,
  seat: Seat,
  service: string,
  price: number,
  most: number = FULL_HEALTH,
): Option<Service>[] {
  const { lives, gold } = characterAt(game, seat)
  const needed = Math.min(most, Math.max(0, FULL_HEALTH - lives))
  const affordable = price === 0 ? needed : Math.min(needed, Math.floor(gold / price))
  const amounts = Array.from({ length: affordable }, (_, i) => i + 1).filter((n) => price > 0 || n === needed)
  return amounts.map((n) =>
    option<Service>(`heal:${n}`, { args: { service, lives: n, gold: n * price } }, function* () {
      emitFact(game, { kind: 'visited', seat, service })
      payGold(game, seat, n * price, service)
      heal(game, seat, n, service)
    }),
  )
}

/** A named service. */
export function serviceOption(game: Talisman, seat: Seat, key: string, id: string, run: Service): Option<Service> {
  return option<Service>(key, { args: { service: id } }, function* () {
    emitFact(game, { kind: 'visited', seat, service: id })
    yield* run()
  })
}
