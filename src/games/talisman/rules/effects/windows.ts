import {
  chooseAny,
  hidden,
  option,
  type Details,
  type Offer,
  type Option,
  type Ordered,
  type Play,
  type Question,
  type Seat,
  SeatOut,
  reveal,
} from '../../../../engine/index.ts'
import { SPELL_CARDS, spellOf } from '../../data/components.ts'
import { WINDOWS, type SpellCard } from '../../data/ids.ts'
import {
  concernedBy,
  isAimedAt,
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
import { endCalm, orderForWindow, type MayDo } from '../deeds/orders.ts'
import { cast, castOptions, defaultCast, mightCast, type CastOption } from './cast.ts'
import { cardsTarget } from './spells/reach.ts'
import { actionsIn } from './window-actions.ts'

/**
 * Windows (TAL-R80 to TAL-R89, TAL-R110). All seats that may act are asked at once and in private, and public facts
 * decide who is asked. Answers are collected and count in order of priority. After each action the round starts again,
 * until all pass in a row.
 */

/** Opens a window, and closes it when all seats have passed or nothing is left to act on. */
export function* openWindow(game: Talisman, moment: Moment): Play {
  const secrets = secretsOf(game, moment)
  for (const seat of seatsAskedIn(game, secrets)) if (isConcerned(game, seat, secrets)) endCalm(game, seat)
  const rounds = function* (): Play {
    while (!isMoot(moment) && (yield* round(game, secrets)) === 'acted');
  }
  yield* underWay(game, aboutOf(game, moment), () => during(game.windows, secrets, rounds))
}

/** Whether a moment is about a seat that can do something about it. */
function isConcerned(game: Talisman, seat: Seat, window: WindowSecrets): boolean {
  const { acts, casts } = mayDo(game, seat, window)
  return isAimedAt(game.stack, window.moment, seat) && (acts || casts.length > 0)
}

function secretsOf(game: Talisman, moment: Moment): WindowSecrets {
  const held = game.players.map(({ character }) => [...(character?.spells ?? [])]) // TAL-R81
  return { moment, held, answers: held.map(() => null) }
}

/** Asks every seat once, and carries out the first answer by priority that is not a pass. */
function* round(game: Talisman, window: WindowSecrets): Play<'acted' | 'passed'> {
  const { answers } = window
  answers.fill(null)
  const order = seatsAskedIn(game, window)
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
    if (answers[next]?.isAiming === false) answers[next] = null // the action is no longer possible
    const pending = still.filter((seat) => answers[seat]?.isAiming ?? true)
    const known = knownOf(game, window, still)
    const picked = yield* waitFor(
      game,
      pending.map((seat) => questionTo(game, seat, window, known)),
    )
    if (picked) answers[picked.seat] = picked.value
  }
}

/** Waits for any one answer; nothing if an uninvolved player gave up. */
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

/** The action a seat has answered with, if it is still possible. */
function actOf(game: Talisman, seat: Seat, window: WindowSecrets): (() => Play) | null {
  const { moment } = window
  const answer = window.answers[seat]
  if (!answer || answer.isAiming) return null
  const action = actionsIn(game, seat, moment).find(({ key }) => key === answer.key)
  if (action) return action.run
  const spell = castsOf(game, seat, window).find(({ key }) => key === answer.key)
  const target = spell && targetOf(spell, answer)
  return spell && target ? () => castIn(game, seat, { ...spell, target }, window) : null
}

/** The targets of a Spell that were chosen and still exist; nothing if none are left. */
function targetOf({ target, among }: CastOption, { chosen }: WindowAnswer): string | null {
  if (among === null) return target
  const cards = chosen.filter((card) => among.includes(card))
  return cards.length > 0 ? cardsTarget(cards) : null
}

function* castIn(game: Talisman, seat: Seat, chosen: CastOption, { moment, held }: WindowSecrets): Play {
  held[seat] = heldBy(held, seat).filter((spell) => spell !== chosen.spell)
  yield* cast(game, seat, chosen, moment)
}

/** The seats asked in a window, in the order of priority (TAL-R80). */
export function seatsAskedIn(game: Talisman, window: WindowSecrets): Seat[] {
  return seatsInPlay(game).filter((seat) => isAsked(game, seat, window))
}

/**
 * By public facts only: the seat holds Spells and is not barred from casting, or has a public card or ability that
 * works now (TAL-R110).
 */
function isAsked(game: Talisman, seat: Seat, { moment, held }: WindowSecrets): boolean {
  if (moment.window === 'w-cast' && moment.casting.by === seat) return false
  const mayCast = heldBy(held, seat).length > 0 && !isBarred(game, seat) && isAnySpellLeft(game, moment)
  return mayCast || actionsIn(game, seat, moment).length > 0
}

/** All Spells that name a window. */
const CAST_IN = new Map(
  WINDOWS.map((window) => [window, SPELL_CARDS.filter((spell) => spellOf(spell).windows.includes(window))]),
)

/**
 * Whether, by public knowledge, any seat can hold a Spell that names the window. The other Spells lie face up
 * (TAL-R87).
 */
function isAnySpellLeft(game: Talisman, { window }: Moment): boolean {
  const open = faceUpSpells(game)
  return (CAST_IN.get(window) ?? []).some((spell) => !open.has(spell))
}

function heldBy(held: WindowSecrets['held'], seat: Seat): readonly SpellCard[] {
  return held[seat] ?? []
}

/** The Spells a seat may cast in a window. */
export function castsOf(game: Talisman, seat: Seat, { moment, held }: WindowSecrets): CastOption[] {
  return castOptions(game, seat, moment, new Set(heldBy(held, seat)))
}

/** What everybody knows of those asked, from public facts. */
interface KnownOfAll {
  /** They have a public card or ability to act with. */
  readonly openly: readonly Seat[]
  /** No Spell that they might hold could be of use: they are passed for at once. */
  readonly formally: readonly Seat[]
  /** It may be any of these that all wait for. */
  readonly candidates: readonly Seat[]
}

function knownOf(game: Talisman, { moment }: WindowSecrets, still: readonly Seat[]): KnownOfAll {
  const openly = still.filter((seat) => actionsIn(game, seat, moment).length > 0)
  const others = still.filter((seat) => !openly.includes(seat))
  const formally = others.filter((seat) => !mightCast(game, seat, moment))
  const awaited = others.filter((seat) => !formally.includes(seat))
  return { openly, formally, candidates: awaited.length > 0 ? awaited : formally }
}

/**
 * A window's question looks the same to every seat from beginning to end, even while a seat aims, so no player can tell
 * who has answered, or how. Public facts decide who was asked, so that may be known (TAL-R87, TAL-R110). A seat that
 * has a public card or ability to act with is asked openly. Where Spells could be of no use, asking is a formality.
 */
function questionTo(
  game: Talisman,
  seat: Seat,
  window: WindowSecrets,
  { openly, formally, candidates }: KnownOfAll,
): Question<WindowAnswer | null> {
  const verb = 'window.act' satisfies QuestionVerb
  const [asked, formality] = [openly.includes(seat), formally.includes(seat)]
  return hidden(
    {
      seat,
      verb,
      options: () => aimOptions(game, seat, window) ?? actOptions(game, seat, window),
      default: () => defaultAct(game, seat, window),
      standing: () => (formality ? PASSED : orderForWindow(game, seat, window.moment, mayDo(game, seat, window))),
      reaction: isReaction(game, seat, verb) && !isDeadly(game, seat, window.moment),
      formality,
      fleeting: !asked,
      about: aboutOf(game, window.moment),
    },
    { asked, candidates, offers: isPublic },
  )
}

/** What the seat could do other than pass. A seat that is aiming a Spell is casting it. */
function mayDo(game: Talisman, seat: Seat, window: WindowSecrets): MayDo {
  return {
    acts: window.answers[seat]?.isAiming === true || actionsIn(game, seat, window.moment).length > 0,
    casts: castsOf(game, seat, window).map(({ spell }) => spell),
  }
}

/** The Character's last Life is at stake, so the question is more than a quick reaction. */
function isDeadly(game: Talisman, seat: Seat, moment: Moment): boolean {
  if (moment.window !== 'w-loss' || moment.loss.kind !== 'life' || moment.loss.seat !== seat) return false
  return (maybeCharacter(game, seat)?.lives ?? 0) <= 1
}

const PASS = 'pass'
const PASSED: Ordered = { key: PASS, order: '' }

/** Whether an action needs no Spell. */
function isPublic({ key }: Offer): boolean {
  return !/^(cast|aim):/.test(key)
}

function answerOption(key: string, details: Details = {}): Option<WindowAnswer | null> {
  return option<WindowAnswer | null>(key, details, { key, chosen: [], isAiming: false })
}

function actOptions(game: Talisman, seat: Seat, window: WindowSecrets): Option<WindowAnswer | null>[] {
  return [
    answerOption(PASS),
    ...actionsIn(game, seat, window.moment).map(({ key, args }) =>
      answerOption(key, args === undefined ? {} : { args }),
    ),
    ...castsOf(game, seat, window).map(({ key, offer, among }) =>
      option(key, offer, { key, chosen: [], isAiming: among !== null }),
    ),
  ]
}

/** The targets for a Spell, one after another, until the seat has enough; empty if it is not aiming. */
function aimOptions(game: Talisman, seat: Seat, window: WindowSecrets): Option<WindowAnswer | null>[] | null {
  const aiming = window.answers[seat]
  if (!aiming?.isAiming) return null
  const { key, chosen } = aiming
  const among = castsOf(game, seat, window).find((one) => one.key === key)?.among ?? []
  const left = among.filter((card) => !chosen.includes(card))
  const enough = among.some((card) => chosen.includes(card))
  return [
    answerOption(PASS),
    enough
      ? option<WindowAnswer | null>('aim:done', {}, { key, chosen, isAiming: false })
      : option<WindowAnswer | null>('aim:cancel', {}, null),
    ...left.map((card) =>
      option(`aim:${card}`, { args: { card } }, { key, chosen: [...chosen, card], isAiming: true }),
    ),
  ]
}

/** The default of public cards and abilities, then the awayDefault of the seat's Spells, otherwise nothing. */
function defaultAct(game: Talisman, seat: Seat, window: WindowSecrets): string {
  const { moment } = window
  if (window.answers[seat]?.isAiming) return PASS
  const action = actionsIn(game, seat, moment).find(({ byDefault }) => byDefault)
  return action?.key ?? defaultCast(game, seat, moment, castsOf(game, seat, window)) ?? PASS
}

/** Nothing left to act on: all Evaded, the loss prevented, the Spell countered. */
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

/** The public part of a window. */
function aboutOf(game: Talisman, moment: Moment): OpenWindow {
  const loss = moment.window === 'w-loss' ? moment.loss.kind : null
  return { matter: 'window', window: moment.window, seat: seatOf(game, moment), loss }
}

/** The seat whose moment it is: the one attacked, about to lose, or casting; otherwise the one whose Turn it is. */
function seatOf(game: Talisman, moment: Moment): Seat {
  if (moment.window === 'w-cast') return moment.casting.by
  return concernedBy(moment)[0] ?? game.active
}
