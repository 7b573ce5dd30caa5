import { describe, expect, it } from 'vitest'
import { ACTS, ORDER, type AsideOffer, type Fact, type Game, type State, type Words } from '../../src/engine/index.ts'
import { name, type Match, type Moment } from './met.ts'

/** What must hold of the words of any game. */

export interface Speaker<S extends State, V, F extends Fact> {
  readonly game: Game<S, V, F>
  readonly matches: readonly Match[]
  readonly moments: (match: Match) => Iterable<Moment<S, V, F>>
  /** Whether the words know a verb. */
  readonly isVerb: (verb: string) => boolean
  /** Whether they know how to ask it, where that is another list. */
  readonly isQuestion?: (verb: string) => boolean
  /** The interval, in pauses, of the costly checks; by default every pause. */
  readonly every?: { readonly papers?: number; readonly asides?: number }
}

/** The longest that may be said in one piece. A label may have 80 characters, but on a phone 40 are plenty. */
const MOST = { fact: 1000, why: 500, prompt: 600, label: 60, hint: 100, form: 40, field: 45, headline: 200, aim: 260, scene: 500, picture: 1000, heading: 100, line: 1000, passage: 2000, help: 900 } // prettier-ignore

/** What a bare id or a slip of a template would look like. */
export const SLIP = /undefined|null|NaN|\[object|\b[a-z]+-\d\b|\S {2}|\*\*\*\*|\.\.(?!\.)|\bthe the\b|\b(space|seat):\S/

/** Discord says names in bold, but on buttons and beside pictures, which show Markdown as it is. */
const boldName = (seat: number): string => `**${name(seat)}**`
const NAMES = new RegExp(`\\b(${[0, 1, 2, 3, 4, 5].map(name).join('|')})\\b`)

/** The number of matches, at tables of all sizes and both lengths. */
export function matchesOf(by: Match['by'], many: number, limit: number): Match[] {
  const seed = by === 'computer' ? 'spoken' : 'babble'
  return Array.from({ length: many }, (_, n) => {
    return { seats: 2 + (n % 5), preset: n % 2 ? 'short' : 'standard', seed: `${seed} ${n}`, by, limit }
  })
}

export function itSpeaks<S extends State, V, F extends Fact>(speaker: Speaker<S, V, F>): void {
  const { words } = speaker.game

  describe('everything a table meets has words', () => {
    it.each(speaker.matches)('$seed', (match) => checkMatch(speaker, match))
  })

  it('the rules for a beginner come in passages that fit a message', () => {
    for (const { heading, lines } of words.help()) {
      expect(heading).not.toBe('')
      expect(lines.join('\n').length, heading).toBeLessThanOrEqual(MOST.help)
    }
  })
}

/** Plays a match and looks at everything that is said in it. */
export function checkMatch<S extends State, V, F extends Fact>(speaker: Speaker<S, V, F>, match: Match): void {
  const { words } = speaker.game
  const { papers = 1, asides = 1 } = speaker.every ?? {}
  let step = 0
  for (const moment of speaker.moments(match)) {
    const { asked, told, view } = moment
    const somebody = step % match.seats
    for (const { fact } of told) checkFact(words, fact)
    for (const one of asked) {
      if (speaker.isQuestion?.(one.verb) === false) expect.fail(`no words ask ${one.verb}`)
      wellSet(words.prompt(one, view(one.seat), boldName), MOST.prompt, one.verb)
      checkChoices(speaker, view(one.seat), one.offers.map((offer) => ({ ...offer, verb: one.verb }))) // prettier-ignore
    }
    if (step % asides === 0) checkChoices(speaker, view(somebody), moment.asides(somebody))
    if (step % papers === 0) for (const viewer of [null, somebody]) checkPapers(words, view(viewer))
    if (moment.isOver) for (const line of words.outcome(view(null), boldName)) wellSet(line, MOST.line, 'outcome')
    step += 1
  }
}

function checkFact<V, F extends Fact>(words: Words<V, F>, fact: F): void {
  const line = words.fact(fact, boldName)
  if (line !== null) wellSet(line, MOST.fact, fact.kind)
  for (const why of words.why(fact, boldName)) wellSet(why, MOST.why, `why ${fact.kind}`)
}

/** What may be chosen of one list has words that tell it apart, and a command it can be typed by. */
function checkChoices<S extends State, V, F extends Fact>(
  { game: { words }, isVerb }: Speaker<S, V, F>,
  seen: V,
  choices: readonly AsideOffer[],
): void {
  const labels = choices.map((choice) => {
    const from = `${choice.verb} ${choice.key}`
    const { label, hint } = words.label(choice.verb, choice, seen, name)
    wellSaid(label, MOST.label, from)
    if (hint !== undefined) wellSaid(hint, MOST.hint, from)
    return label
  })
  if (new Set(labels).size !== labels.length) expect.fail(`${choices[0]?.verb}: ${labels.join(' | ')}`)
  const isWorded = (verb: string) => verb === ORDER || isVerb(verb)
  const unknown = choices.find(({ verb, key }) => !isWorded(verb) || !ACTS.includes(words.act(verb, key)))
  if (unknown) expect.fail(`no words for ${unknown.verb} ${unknown.key}`)
  checkForms(words, seen, choices)
}

/** What is done in a form has words there. */
function checkForms<V, F extends Fact>(words: Words<V, F>, seen: V, choices: readonly AsideOffer[]): void {
  for (const { cell } of choices) {
    if (!cell) continue
    const form = words.forms?.[cell.form]
    if (!form) return expect.fail(`no words for the form ${cell.form}`)
    wellSaid(form.title, MOST.form, cell.form)
    wellSaid(form.column(cell.column, seen, name), MOST.label, `${cell.form} ${cell.column}`)
    wellSaid(form.row(cell.row), MOST.label, `${cell.form} ${cell.row}`)
    if (cell.value !== null) wellSaid(form.values[cell.value] ?? '', MOST.field, `${cell.form} ${cell.value}`)
  }
}

function checkPapers<V, F extends Fact>(words: Words<V, F>, seen: V): void {
  wellSet(words.headline(seen, boldName), MOST.headline, 'headline')
  for (const line of [...words.scene(seen, boldName), ...(words.smallPrint?.(seen, boldName) ?? [])])
    wellSet(line, MOST.scene, 'scene')
  wellSaid(words.picture(seen, name), MOST.picture, 'picture')
  for (const seat of [0, 1]) {
    const aim = words.aim?.(seen, seat, boldName) ?? null
    if (aim !== null) wellSet(aim, MOST.aim, 'aim')
  }
  for (const { heading, lines } of [...words.overview(seen, boldName), ...words.hand(seen, boldName)]) {
    wellSet(heading, MOST.heading, 'heading')
    for (const line of lines.filter((text) => !isGrid(text))) wellSet(line, MOST.line, heading)
    if (lines.join('\n').length > MOST.passage) expect.fail(`${heading} is longer than ${MOST.passage} characters`)
  }
}

/** Columns, set as code. */
function isGrid(text: string): boolean {
  return text.startsWith('```')
}

/** Fast while all is well: there are very many texts. */
function wellSaid(text: string, most: number, from: string): void {
  if (text.trim() !== '' && text.length <= most && !SLIP.test(text)) return
  expect.fail(`${from}, at most ${most}: ${text}`)
}

/** The same of Markdown: what is bold within bold would end it, and the name stand there plain. */
function wellSet(text: string, most: number, from: string): void {
  wellSaid(text, most, from)
  const parts = text.split('**')
  const isBroken = (part: string, at: number) => (at % 2 === 0 ? NAMES.test(part) : part === '' || part.trim() !== part)
  if (parts.length % 2 === 0 || parts.some(isBroken)) expect.fail(`${from}, bold that is broken: ${text}`)
}

/** All that is said and shown to everybody, somebody without a seat included. */
export function publicTexts<S extends State, V, F extends Fact>(
  words: Words<V, F>,
  { seats, told, open, view, asides, isOver }: Moment<S, V, F>,
): string[] {
  const seen = view(null)
  const beside = Array.from({ length: seats }, (_, seat) => asides(seat)).flat()
  const labelled = (verb: string, offer: AsideOffer) => Object.values(words.label(verb, offer, seen, name)).join(' ')
  return [
    ...told.filter(({ to }) => to === 'all').map(({ fact }) => words.fact(fact, name) ?? ''),
    ...open.map((one) => words.prompt(one, seen, name)),
    ...open.flatMap(({ verb, offers }) => offers.map((offer) => labelled(verb, { ...offer, verb }))),
    ...beside.filter(({ secret }) => !secret).map((aside) => labelled(aside.verb, aside)),
    words.headline(seen, name),
    ...words.scene(seen, name),
    ...(words.smallPrint?.(seen, name) ?? []),
    words.picture(seen, name),
    ...Array.from({ length: seats }, (_, seat) => words.aim?.(seen, seat, name) ?? ''),
    ...words.overview(seen, name).flatMap(({ heading, lines }) => [heading, ...lines]),
    ...words.hand(seen, name).flatMap(({ lines }) => lines),
    ...(isOver ? words.outcome(seen, name) : []),
  ]
}
