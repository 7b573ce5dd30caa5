import {
  chooseAny,
  option,
  type Option,
  type Play,
  type Question,
  type Seat,
  SeatOut,
} from '../../../../engine/index.ts'
import type { SpellCard } from '../../data/ids.ts'
import { concernedBy, type Moment, type OpenWindow } from '../../state/moments.ts'
import { characterAt, maybeCharacter, seatsInPlay, type Talisman } from '../../state/state.ts'
import { isBarred } from '../../state/usable.ts'
import type { QuestionVerb } from '../../view/verbs.ts'
import { underWay } from '../deeds/in-hand.ts'
import { cast, castOptions, defaultCast, type CastOption } from './cast.ts'
import type { WindowAction } from './contracts.ts'
import { standingAnswer } from './orders.ts'
import { actionsIn } from './window-actions.ts'

/**
 * Windows (TAL-R80 to TAL-R89, TAL-R110). All who may act are asked at once and in private; who is asked follows from
 * public facts. Answers are collected and count in order of priority; after each one carried out the round begins
 * anew, until all pass in a row.
 */

/** What somebody does in a window. */
type Act =
  | { readonly kind: 'pass' }
  | { readonly kind: 'cast'; readonly cast: CastOption }
  | { readonly kind: 'action'; readonly action: WindowAction }

/** Opens a window, and closes it when everybody has passed or there is nothing left to act on. */
export function* openWindow(game: Talisman, moment: Moment): Play {
  const held = handsIn(game) // TAL-R81: what is drawn from here on waits for the next window
  yield* underWay(game, aboutOf(game, moment), function* () {
    while (!isMoot(moment) && (yield* round(game, moment, held)) === 'acted');
  })
}

type Hands = Map<Seat, Set<SpellCard>>

function handsIn(game: Talisman): Hands {
  return new Map(seatsInPlay(game).map((seat) => [seat, new Set(characterAt(game, seat).spells)]))
}

/** Asks everybody once, and carries out the first answer by priority that is no pass. */
function* round(game: Talisman, moment: Moment, held: Hands): Play<'acted' | 'passed'> {
  const order = seatsInPlay(game).filter((seat) => isAsked(game, seat, moment, held)) // TAL-R80
  const answers = new Map<Seat, Act>()
  for (;;) {
    const still = order.filter((seat) => maybeCharacter(game, seat) !== null)
    const next = still.find((seat) => answers.get(seat)?.kind !== 'pass')
    if (next === undefined) return 'passed'
    const act = answers.get(next)
    if (act) {
      if ((yield* carryOut(game, next, act, moment, held)) === 'acted') return 'acted'
      answers.delete(next) // he thought better of it, and nobody else need know
      continue
    }
    const pending = still.filter((seat) => !answers.has(seat))
    const picked = yield* waitFor(
      game,
      pending.map((seat) => questionTo(game, seat, moment, held)),
    )
    if (picked) answers.set(picked.seat, picked.value)
  }
}

/** Any one answer; nothing if one of the others gave up, who has nothing to do with the matter. */
function* waitFor(
  game: Talisman,
  questions: readonly Question<Act>[],
): Play<{ readonly seat: Seat; readonly value: Act } | null> {
  try {
    return yield* chooseAny(questions)
  } catch (signal) {
    if (!(signal instanceof SeatOut) || game.concerned.includes(signal.seat)) throw signal
    return null
  }
}

function* carryOut(game: Talisman, seat: Seat, act: Act, moment: Moment, held: Hands): Play<'acted' | 'kept'> {
  if (act.kind === 'action') yield* act.action.run()
  if (act.kind !== 'cast') return 'acted'
  held.get(seat)?.delete(act.cast.spell)
  if ((yield* cast(game, seat, act.cast, moment)) === 'cast') return 'acted'
  held.get(seat)?.add(act.cast.spell)
  return 'kept'
}

/** By public facts alone: Spells held and no bar to casting, or a public card or ability that works now (TAL-R110). */
function isAsked(game: Talisman, seat: Seat, moment: Moment, held: Hands): boolean {
  if (moment.window === 'w-cast' && moment.casting.by === seat) return false
  const mayHold = (held.get(seat)?.size ?? 0) > 0 && !isBarred(game, seat)
  return mayHold || actionsIn(game, seat, moment).length > 0
}

function questionTo(game: Talisman, seat: Seat, moment: Moment, held: Hands): Question<Act> {
  const casts = () => castOptions(game, seat, moment, held.get(seat) ?? new Set())
  const offers = (): Option<Act>[] => [
    option<Act>('pass', {}, { kind: 'pass' }),
    ...actionsIn(game, seat, moment).map((action) =>
      option<Act>(action.key, action.args === undefined ? {} : { args: action.args }, { kind: 'action', action }),
    ),
    ...casts().map((one) => option<Act>(one.key, { ...one.offer, secret: true }, { kind: 'cast', cast: one })),
  ]
  return {
    seat,
    verb: 'window.act' satisfies QuestionVerb,
    options: offers,
    otherwise: () => defaultAct(game, seat, moment, casts()),
    secret: true,
    always: true,
    get standing() {
      return standingAnswer(game, seat, moment) // may change while the window is open
    },
    ...(seat === game.active ? {} : { reaction: true }),
    about: aboutOf(game, moment),
  }
}

/** What public cards and abilities do by default, then the awayDefault of his Spells, else nothing. */
function defaultAct(game: Talisman, seat: Seat, moment: Moment, casts: readonly CastOption[]): string {
  const action = actionsIn(game, seat, moment).find(({ byDefault }) => byDefault)
  return action?.key ?? defaultCast(game, seat, moment, casts) ?? 'pass'
}

/** Nothing left to act on: everybody Evaded, the loss prevented, the Spell countered. */
function isMoot(moment: Moment): boolean {
  switch (moment.window) {
    case 'w-attack':
      return (
        moment.attack.stopped ||
        (moment.attack.foes.length + moment.attack.calm.length === 0 && moment.attack.by === null)
      )
    case 'w-loss':
      return moment.loss.prevented
    case 'w-cast':
      return moment.casting.countered
    default:
      return false
  }
}

/** What everybody may know of it. */
function aboutOf(game: Talisman, moment: Moment): OpenWindow {
  const loss = moment.window === 'w-loss' ? moment.loss.kind : null
  return { matter: 'window', window: moment.window, seat: seatOf(game, moment), loss }
}

/** Whose moment it is: the one attacked, about to lose, casting; or whose Turn it is. */
function seatOf(game: Talisman, moment: Moment): Seat {
  if (moment.window === 'w-cast') return moment.casting.by
  return concernedBy(moment)[0] ?? game.active
}
