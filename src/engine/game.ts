import type { HasRng } from './random.ts'
import type { Drama, Happened } from './drama.ts'
import type { Fact, Seat, State } from './facts.ts'
import type { StatisticsWords } from './statistics.ts'
import type { AsideOffer, Choice, Offer } from './play.ts'
import type { OptionValue } from './options.ts'
import type { PosterWords } from './poster.ts'
import type { Rules } from './rules.ts'
import type { Asked } from './run.ts'

/** The verbs a player may type instead of pressing a button. Every option of every game answers to one of them. */
export const ACTS = ['move', 'explore', 'cast', 'use', 'fight', 'flee', 'trade', 'pass'] as const
export type Act = (typeof ACTS)[number]

/** What a seat is called in prose: a mention in Discord, a plain name in a terminal. */
export type Names = (seat: Seat) => string

/** An option in words. */
export interface Label {
  /** What the button says: "Sail to Port Barnacle". At most 80 characters, best under 35. */
  readonly label: string
  /** A line under it in a menu: what it costs, what it risks. At most 100 characters. */
  readonly hint?: string
  /** Why somebody may wish to think again, in a sentence to them: what is chosen cannot be mended. Then they are asked again. */
  readonly sure?: string
  /** Whoever can do this in private alone is shown so at once: it is worth a look, and rarely let be. */
  readonly beckons?: boolean
}

/** A standing order in words. */
export interface OrderWords {
  /** What it is about: "Spell windows". At most 45 characters. */
  readonly title: string
  /** What it does, at most 100 characters. */
  readonly hint: string
  /** What a value of it means: "Ask me in my own matters". At most 80 characters. */
  readonly label: (value: string) => string
  /** Told to its seat alone when the order, at a value, has answered with a key: "Passed, by your order: …". */
  readonly followed: (value: string, key: string) => string
}

/** A form with a grid that a seat fills in for itself, in words: its cells are set by asides (`Aside.cell`). */
export interface FormWords<V = unknown> {
  /** "Notebook". At most 40 characters. */
  readonly title: string
  /** The grid as it stands, and how it is read. Markdown. */
  lines(view: V, names: Names): readonly string[]
  /** "The chest". At most 80 characters. */
  column(column: string, view: V, names: Names): string
  /** At most 80 characters. */
  row(row: string): string
  /** What a cell may be set to, each in words of at most 45 characters, in the order in which they are shown. At most five. */
  readonly values: Readonly<Record<string, string>>
}

/** What a table may choose, in words, each by its id in the sheet. */
export interface HouseWords {
  /** What it is called, at most 40 characters, and how long and in which mood it is played, at most 100. */
  readonly presets: Readonly<Record<string, { readonly title: string; readonly line: string }>>
  readonly options: Readonly<Record<string, OptionWords>>
  /** What a requirement asks for that is not met, in one sentence. */
  readonly clashes: Readonly<Record<string, string>>
}

/** An option of a game in words. */
export interface OptionWords {
  /** What it is about: "Choosing Characters". At most 45 characters. */
  readonly title: string
  /** What it does, at most 100 characters. */
  readonly line: string
  /** What a value means, at most 80 characters; a plain number, "on" and "off" without. */
  readonly label?: (value: OptionValue) => string
}

/** A block of prose with a heading: part of a hand, of the help, of a table's overview. Markdown. */
export interface Passage {
  readonly heading: string
  readonly lines: readonly string[]
}

/** Something of a game that can be looked up: a rule, a card, a place, an option. */
export interface Topic {
  /** As the rulebook and the data have it, at most 100 characters: `WAR-9.4`, `goblin`. Unique in a game. */
  readonly id: string
  /** Of which kind it is: "Rule", "Spell", "Enemy". */
  readonly kind: string
  /** What it is called, at most 80 characters. */
  readonly title: string
  /** All there is to say, Markdown, in a few lines: numbers, text. */
  readonly lines: readonly string[]
  /** Its numbers, each with its word: `['Skill', '11']`. At most five, of few letters each. */
  readonly figures?: readonly (readonly [word: string, number: string])[]
  /** Ids of what it refers to, beside those that its lines name. */
  readonly refs?: readonly string[]
}

/** The board or a place of it in words, for those who cannot see a picture: whole sentences, in which no sign stands for a word. */
export interface Outlook {
  /** Plain text, at most 100 characters. */
  readonly title: string
  readonly passages: readonly Passage[]
  /** Where one may look next, the nearest first: a plain label of at most 100 characters, and what lies between. */
  readonly near: readonly { readonly id: string; readonly label: string; readonly hint?: string }[]
}

/** The board of a game in words, as the viewer of a view knows it. */
export interface BoardWords<V = unknown> {
  /** All that can be looked at, by id: no two have one title. Titles are plain, of at most 100 characters. */
  places(view: V): readonly { readonly id: string; readonly title: string }[]
  /** Where each seat's piece stands; `null` for one that is nowhere. */
  standing(view: V): readonly (string | null)[]
  /** A place, or all of the board without one; `null` if there is no such place. */
  look(view: V, place: string | null, names: Names): Outlook | null
}

/**
 * A game in words. All prose of a game is here, so that another language is another file. The words never decide
 * anything and know no more than the view, question or fact they are given.
 */
export interface Words<V = unknown, F extends Fact = Fact> {
  readonly title: string
  /** One or two sentences that make somebody want to play. */
  readonly blurb: string
  /** What may be chosen about it (`Rules.sheet`). */
  readonly houseRules: HouseWords
  /** What each seat is called: by the name of its character; `null`, and without it, by that of its player. From the public view. */
  called?(view: V): readonly (string | null)[]
  /** Where the game stands, in one line: the round, whose turn, which phase. */
  headline(view: V, names: Names): string
  /** Which round it is, as the headline counts; `null` while it counts none. Without it people count turns. */
  round?(view: V): number | null
  /** The scene on the table card, a few short lines: what matters for the question that is open. */
  scene(view: V, names: Names): readonly string[]
  /** What a seat is asked, as a sentence to that seat. */
  prompt(asked: Asked, view: V, names: Names): string
  /** An option or aside. `verb` is the question's or the aside's. */
  label(verb: string, offer: Offer, view: V, names: Names): Label
  /** What passing does in the window that is open to several, for the one button that serves them all; from the public view. */
  passing?(view: V, names: Names): string
  /**
   * What may be done in private alone, by kind: each has a button on the card, always, whether anybody can do it or not. A label
   * of at most 20 letters each: "Cast …".
   */
  readonly privately?: readonly { readonly label: string; readonly act: Act }[]
  /** A standing order, by its id; of a game that has any (`Rules.orders`). */
  order?(id: string): OrderWords
  /** Forms with a grid, by id, in games that have any. */
  readonly forms?: Readonly<Record<string, FormWords<V>>>
  /** The verb by which an option can be typed. */
  act(verb: string, key: string): Act
  /** A fact as a line of the chronicle; `null` if it needs none. */
  fact(fact: F, names: Names): string | null
  /** Whether what a seat alone was told is past, as that seat sees the game: a card that it has no more. */
  isPast?(fact: F, view: V): boolean
  /**
   * The scenes that some facts make which all were told one after another: what deserves a picture, in the order in which it
   * happened. The same facts always make the same.
   */
  dramas?(told: readonly Happened<F>[]): readonly Drama[]
  /** The seat whose turn begins with a fact; `null` with any other. What is told until the next belongs to that turn. */
  turnOf?(fact: F): Seat | null
  /** How a fact's number came about, die by die; empty if it has none. */
  why(fact: F, names: Names): readonly string[]
  /** Everything public: who is where with what. */
  overview(view: V, names: Names): readonly Passage[]
  /** A seat's private matters, from its own view. */
  hand(view: V, names: Names): readonly Passage[]
  /** What the viewer holds, as ids of what can be looked up (`reference`), as often as there is of it: cards in a hand. From its own view. */
  held?(view: V): readonly string[]
  /** What an option is about, as an id of what can be looked up: a card that is taken, bought, played; `null` if it is about none. */
  offered?(offer: Offer): string | null
  /** What the picture shows, for those who cannot see it. Plain text, at most 1,000 characters. */
  picture(view: V, names: Names): string
  /** All of it in words, place by place, in games that have a board. */
  readonly board?: BoardWords<V>
  /** All of its components that can be looked up: cards, creatures, spells, places, characters, options. */
  reference?(): readonly Topic[]
  /** What a beginner is told once, in private, when first asked a verb, or anything of its area: one or two sentences each. */
  readonly hints?: Readonly<Record<string, string>>
  /** The rules for a beginner, in passages that fit a message. */
  help(): readonly Passage[]
  /** The result, best first. */
  outcome(view: V, names: Names): readonly string[]
  /** What is remembered once it is over. */
  readonly statistics?: StatisticsWords<F>
  /** What its poster tells once it is over, in games that have a board. */
  readonly poster?: PosterWords<F>
}

/** A game as the house knows it. */
export interface Game<S extends State = State, V = unknown, F extends Fact = Fact> {
  readonly rules: Rules<S, V>
  readonly words: Words<V, F>
  /** A computer player: chooses from what its seat may see, with luck of its own. */
  computer(view: V, asked: Asked, asides: readonly AsideOffer[], rng: HasRng): Choice
  /**
   * What was hidden from all or from some, in words, once it is over: what lay face down and in which order, and what
   * somebody knew of others. What each seat sees itself (`Words.hand`) is told beside it.
   */
  secrets?(state: S, names: Names): readonly Passage[]
  /** When a seat counts as asleep: after so many decisions, or turns, in a row in which its time was up. Three decisions unless told. */
  readonly sleepsAfter?: { readonly most: number; readonly each: 'decision' | 'turn' }
  /** Whether a game is as good as decided, though it may go on for long: the table is offered an end. From the public view. */
  offersEnd?(view: V): boolean
  /** Whether a table of several players stands still once all but one have been away for a round, and not only without any. */
  readonly restsWithOne?: boolean
}

export type Computer<V = unknown> = Game<State, V>['computer']
