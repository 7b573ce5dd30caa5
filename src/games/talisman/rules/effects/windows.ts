import {
  chooseAny,
  hidden,
  option,
  type Details,
  type Offer,
  type Option,
  type Play,
  type Question,
  type Seat,
  SeatOut,
  reveal,
} from '../../../../engine/index.ts'
import { SPELL_CARDS, spellOf } from '../../data/components.ts'
import type { SpellCard } from '../../data/ids.ts'
import {
  concernedBy,
  type Moment,
  type OpenWindow,
  type WindowAnswer,
  type WindowSecrets,
} from '../../state/moments.ts'
import { maybeCharacter, seatsInPlay, type Talisman } from '../../state/state.ts'
import { faceUpSpells, isBarred } from '../../state/usable.ts'
import type { QuestionVerb } from '../../view/verbs.ts'
import { isReaction } from '../deeds/asking.ts'
import { during, underWay } from '../deeds/in-hand.ts'
import { orderedInWindow, type MayDo } from '../deeds/orders.ts'
import { cast, castOptions, defaultCast, type CastOption } from './cast.ts'
import { cardsTarget } from './spells/reach.ts'
import { actionsIn } from './window-actions.ts'

/**
 * Windows (TAL-R80 to TAL-R89, TAL-R110). All who may act are asked at once and in private; who is asked follows from
 * public facts. Answers are collected and count in order of priority; after each one carried out the round begins
 * anew, until all pass in a row.
 */

/** Opens a window, and closes it when everybody has passed or there is nothing left to act on. */
export function* openWindow(game: Talisman, moment: Moment): Play {
  const secrets = secretsOf(game, moment)
  const rounds = function* (): Play {
    while (!isMoot(moment) && (yield* round(game, secrets)) === 'acted');
  }
  yield* underWay(game, aboutOf(game, moment), () => during(game.windows, secrets, rounds))
}

function secretsOf(game: Talisman, moment: Moment): WindowSecrets {
  const held = game.players.map(({ character }) => [...(character?.spells ?? [])]) // TAL-R81
  return { moment, held, answers: held.map(() => null) }
}

/** Asks everybody once, and carries out the first answer by priority that is no pass. */
function* round(game: Talisman, window: WindowSecrets): Play<'acted' | 'passed'> {
  const { answers } = window
  answers.fill(null)
  const order = askedIn(game, window)
  for (;;) {
    const still = order.filter((seat) => maybeCharacter(game, seat) !== null)
    const next = still.find((seat) => answers[seat]?.key !== PASS)
    if (next === undefined) {
      if (order.length > 1) reveal(game) // the last to pass learns that the others have passed
      return 'passed'
    }
    const play = actOf(game, next, window)
    if (play) {
      answers.fill(null)
      yield* play()
      return 'acted'
    }
    if (answers[next]?.isAiming === false) answers[next] = null // what he wanted to do cannot be done any more
    const pending = still.filter((seat) => answers[seat]?.isAiming ?? true)
    const picked = yield* waitFor(
      game,
      pending.map((seat) => questionTo(game, seat, window, still)),
    )
    if (picked) answers[picked.seat] = picked.value
  }
}

/** Any one answer; nothing if one of the others gave up, who has nothing to do with the matter. */
function* waitFor(
  game: Talisman,
  questions: readonly Question<WindowAnswer | null>[],
): Play<{ readonly seat: Seat; readonly value: WindowAnswer | null } | null> {
  try {
    return yield* chooseAny(questions)
  } catch (signal) {
    if (!(signal instanceof SeatOut) || game.concerned.includes(signal.seat)) throw signal
    return null
  }
}

/** What somebody has said he does, if that can be done. */
function actOf(game: Talisman, seat: Seat, window: WindowSecrets): (() => Play) | null {
  const { moment } = window
  const answer = window.answers[seat]
  if (!answer || answer.isAiming) return null
  const action = actionsIn(game, seat, moment).find(({ key }) => key === answer.key)
  if (action) return action.run
  const option = castsOf(game, seat, window).find(({ key }) => key === answer.key)
  const target = option && targetOf(option, answer)
  return option && target ? () => castIn(game, seat, { ...option, target }, window) : null
}

/** What a Spell is cast at: what was chosen for it and is still there; nothing if that is nothing. */
function targetOf({ target, among }: CastOption, { chosen }: WindowAnswer): string | null {
  if (among === null) return target
  const cards = chosen.filter((card) => among.includes(card))
  return cards.length > 0 ? cardsTarget(cards) : null
}

function* castIn(game: Talisman, seat: Seat, option: CastOption, { moment, held }: WindowSecrets): Play {
  held[seat] = heldBy(held, seat).filter((spell) => spell !== option.spell)
  yield* cast(game, seat, option, moment)
}

/** Who is asked in a window, in the order of priority (TAL-R80). */
export function askedIn(game: Talisman, window: WindowSecrets): Seat[] {
  return seatsInPlay(game).filter((seat) => isAsked(game, seat, window))
}

/** By public facts alone: Spells held and no bar to casting, or a public card or ability that works now (TAL-R110). */
function isAsked(game: Talisman, seat: Seat, { moment, held }: WindowSecrets): boolean {
  if (moment.window === 'w-cast' && moment.casting.by === seat) return false
  const mayCast = heldBy(held, seat).length > 0 && !isBarred(game, seat) && isAnySpellLeft(game, moment)
  return mayCast || actionsIn(game, seat, moment).length > 0
}

/** Whether anybody can hold a Spell that names the window, for all that everybody sees: the others lie face up (TAL-R87). */
function isAnySpellLeft(game: Talisman, { window }: Moment): boolean {
  const open = faceUpSpells(game)
  return SPELL_CARDS.some((spell) => spellOf(spell).windows.includes(window) && !open.has(spell))
}

function heldBy(held: WindowSecrets['held'], seat: Seat): readonly SpellCard[] {
  return held[seat] ?? []
}

/** What a seat may cast in a window. */
export function castsOf(game: Talisman, seat: Seat, { moment, held }: WindowSecrets): CastOption[] {
  return castOptions(game, seat, moment, new Set(heldBy(held, seat)))
}

/**
 * The question of a window is the same for everybody and from beginning to end, also while somebody aims: nobody can tell
 * from outside who has answered, or what. Who was asked follows from public facts, and may be known (TAL-R87, TAL-R110).
 */
function questionTo(
  game: Talisman,
  seat: Seat,
  window: WindowSecrets,
  among: readonly Seat[],
): Question<WindowAnswer | null> {
  const verb = 'window.act' satisfies QuestionVerb
  return hidden(
    {
      seat,
      verb,
      options: () => aimOptions(game, seat, window) ?? actOptions(game, seat, window),
      default: () => defaultAct(game, seat, window),
      standing: () => orderedInWindow(game, seat, window.moment, mayDo(game, seat, window)),
      reaction: isReaction(game, seat, verb) && !isDeadly(game, seat, window.moment),
      about: aboutOf(game, window.moment),
    },
    { candidates: among, offers: isPublic },
  )
}

/** What he could do beside passing; whoever is aiming a Spell casts it. */
function mayDo(game: Talisman, seat: Seat, window: WindowSecrets): MayDo {
  return {
    acts: window.answers[seat]?.isAiming === true || actionsIn(game, seat, window.moment).length > 0,
    casts: castsOf(game, seat, window).map(({ spell }) => spell),
  }
}

/** His last Life is about to go: no matter of a moment. */
function isDeadly(game: Talisman, seat: Seat, moment: Moment): boolean {
  if (moment.window !== 'w-loss' || moment.loss.kind !== 'life' || moment.loss.seat !== seat) return false
  return (maybeCharacter(game, seat)?.lives ?? 0) <= 1
}

const PASS = 'pass'

/** What can be done without a Spell. */
function isPublic({ key }: Offer): boolean {
  return !/^(cast|aim):/.test(key)
}

function answer(key: string, details: Details = {}): Option<WindowAnswer | null> {
  return option<WindowAnswer | null>(key, details, { key, chosen: [], isAiming: false })
}

function actOptions(game: Talisman, seat: Seat, window: WindowSecrets): Option<WindowAnswer | null>[] {
  return [
    answer(PASS),
    ...actionsIn(game, seat, window.moment).map(({ key, args }) => answer(key, args === undefined ? {} : { args })),
    ...castsOf(game, seat, window).map(({ key, offer, among }) =>
      option(key, offer, { key, chosen: [], isAiming: among !== null }),
    ),
  ]
}

/** What to aim a Spell at, one thing after another, until he has enough; nothing if he is not aiming one. */
function aimOptions(game: Talisman, seat: Seat, window: WindowSecrets): Option<WindowAnswer | null>[] | null {
  const aiming = window.answers[seat]
  if (!aiming?.isAiming) return null
  const { key, chosen } = aiming
  const among = castsOf(game, seat, window).find((one) => one.key === key)?.among ?? []
  const left = among.filter((card) => !chosen.includes(card))
  const enough = among.some((card) => chosen.includes(card))
  return [
    answer(PASS),
    enough
      ? option<WindowAnswer | null>('aim:done', {}, { key, chosen, isAiming: false })
      : option<WindowAnswer | null>('aim:cancel', {}, null),
    ...left.map((card) =>
      option(`aim:${card}`, { args: { card } }, { key, chosen: [...chosen, card], isAiming: true }),
    ),
  ]
}

/** What public cards and abilities do by default, then the awayDefault of his Spells, else nothing. */
function defaultAct(game: Talisman, seat: Seat, window: WindowSecrets): string {
  const { moment } = window
  if (window.answers[seat]?.isAiming) return PASS
  const action = actionsIn(game, seat, moment).find(({ byDefault }) => byDefault)
  return action?.key ?? defaultCast(game, seat, moment, castsOf(game, seat, window)) ?? PASS
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
