import type { HasRng } from './kit/random.ts'
import type { Json } from './kit/json.ts'
import type { Drama, NamedFigure, Happened } from './drama.ts'
import type { Fact, Seat, State } from './facts.ts'
import type { Lesson, LessonWords } from './lesson.ts'
import type { StatisticsWords } from './statistics.ts'
import type { AsideOffer, Choice, Offer } from './play.ts'
import type { Memory, Recalled } from './memory.ts'
import type { OptionValue } from './options.ts'
import type { PosterWords } from './poster.ts'
import type { Rules, Standing } from './rules.ts'
import type { Asked } from './run.ts'

/** The verbs that players may type instead of pressing buttons. Every option of every game maps to one of them. */
export const ACTS = ['move', 'explore', 'cast', 'use', 'fight', 'flee', 'trade', 'pass'] as const
export type Act = (typeof ACTS)[number]

/** The name of a seat in prose: a mention in Discord, a plain name in a terminal. */
export type Names = (seat: Seat) => string

/** The texts of an option. */
export interface Label {
  /** The button's label: "Sail to Port Barnacle". At most 80 characters, ideally under 35. */
  readonly label: string
  /** A line under the label in a menu: the cost or the risk. At most 100 characters. */
  readonly hint?: string
  /** Asks the player to confirm with this sentence, because the choice is irreversible. */
  readonly sure?: string
  /** Highlights this private option, because players usually want it. */
  readonly beckons?: boolean
  /** The chance that it turns out well, from 0 to 1, where luck decides that. */
  readonly chance?: number
  /**
   * The exact numbers that the hint shows, by what they are of: chances from 0 to 1, and averages of amounts. They hold
   * over all worlds that the viewer cannot exclude, if everybody goes on as usual.
   */
  readonly figures?: HintFigures
}

/** Exact numbers, by what they are of: `lucky`, `round-lost`. */
export type HintFigures = Readonly<Record<string, number>>

/**
 * The appeal of an option at first sight. `first` ones head their list, and `last` ones, which decline or give
 * something up, end it. `idle` ones stay in between, but are not recommended.
 */
export type Appeal = 'first' | 'usual' | 'idle' | 'last'

/** The texts of a standing order. */
export interface OrderWords {
  /** The subject of the order: "Spell windows". At most 45 characters. */
  readonly title: string
  /** The effect of the order, in at most 100 characters. */
  readonly hint: string
  /** The meaning of a value: "Ask me in my own matters". At most 80 characters. */
  readonly label: (value: string) => string
  /**
   * A private note to the seat after the order, set to this value, has answered with this key: "Passed for you (your
   * standing order)."
   */
  readonly followed: (value: string, key: string) => string
}

/** The texts of a form with a grid that a seat fills in for itself. Asides set its cells (`Aside.cell`). */
export interface FormWords<V = unknown> {
  /** "Notebook". At most 40 characters. */
  readonly title: string
  /** The current grid, and how to read it. Markdown. */
  lines(view: V, names: Names): readonly string[]
  /** "The chest". At most 80 characters. */
  column(column: string, view: V, names: Names): string
  /** At most 80 characters. */
  row(row: string): string
  /** The values of a cell, in display order: at most five, each in words of at most 45 characters. */
  readonly values: Readonly<Record<string, string>>
}

/** The texts of all house rules, by their ids in the sheet. */
export interface HouseWords {
  /** A name of at most 40 characters, and a line of at most 100 on the length and the mood of such a game. */
  readonly presets: Readonly<Record<string, { readonly title: string; readonly line: string }>>
  readonly options: Readonly<Record<string, OptionWords>>
  /** One sentence for each requirement, for choices that do not meet it. */
  readonly clashes: Readonly<Record<string, string>>
  /** One sentence for each contradiction: which of the choices has no effect, and why. */
  readonly contradictions?: Readonly<Record<string, string>>
}

/** The texts of a game option. */
export interface OptionWords {
  /** The subject of the option: "Choosing Characters". At most 45 characters. */
  readonly title: string
  /** The effect of the option, in at most 100 characters. */
  readonly line: string
  /** The meaning of a value, in at most 80 characters. Without it a value shows as its number, or as "on" or "off". */
  readonly label?: (value: OptionValue) => string
}

/** A block of prose with a heading: part of a hand, of the help, of a table's overview. Markdown. */
export interface Passage {
  readonly heading: string
  readonly lines: readonly string[]
}

/** A reference entry: a rule, a card, a place, an option. */
export interface Topic {
  /** The id from the rulebook or the data, at most 100 characters: `WAR-9.4`, `goblin`. Unique in a game. */
  readonly id: string
  /** The kind of entry: "Rule", "Spell", "Enemy: Dragon". */
  readonly kind: string
  /** The kind that lists the entry, where it is another: "Enemy". */
  readonly group?: string
  /** The id of the kind's colours and icon in pictures: `enemy`. Entries without it have no face. */
  readonly look?: string
  /** At most 80 characters. */
  readonly title: string
  /** What the entry does, in a few lines of Markdown that repeat no figure. */
  readonly lines: readonly string[]
  /** One line of colour, without Markdown, which states no rule. */
  readonly flavour?: string
  /** Bookkeeping that stands on no face: how many there are, and where they lie. Each is a line of Markdown. */
  readonly notes?: readonly string[]
  /** The numbers of the entry. At most five, each a few characters long. */
  readonly figures?: readonly NamedFigure[]
  /** Ids of further entries, apart from those that the lines name. */
  readonly refs?: readonly string[]
}

/** The board, or a place on it, described for screen readers: whole sentences in which no symbol stands for a word. */
export interface Outlook {
  /** Plain text, at most 100 characters. */
  readonly title: string
  readonly passages: readonly Passage[]
  /** The next places to look at, nearest first: a plain label of at most 100 characters, and what lies between. */
  readonly near: readonly { readonly id: string; readonly label: string; readonly hint?: string }[]
}

/** The board of a game in words, as the viewer knows it. */
export interface BoardWords<V = unknown> {
  /** All places on the board. Titles are unique, plain, and at most 100 characters long. */
  places(view: V): readonly { readonly id: string; readonly title: string }[]
  /** The place of each seat's piece; `null` if the piece is not on the board. */
  standing(view: V): readonly (string | null)[]
  /** A description of a place, or of the whole board if `place` is `null`. Returns `null` for an unknown place. */
  look(view: V, place: string | null, names: Names): Outlook | null
}

/** How a finished game went: whole sentences, with names in Markdown. */
export interface Story {
  /** Who won, how and by what margin, in the past tense. */
  readonly end: string
  /** The place among all facts of the one that decided the game. */
  readonly decisive: number
  /** The turning points in their order, in the past tense: at most five. */
  readonly turns: readonly string[]
  /**
   * For each of the standings, and so for each line of `Words.outcome`: the seat's own best moment, what it was short
   * of, and why it came before the next.
   */
  readonly notes: readonly (readonly string[])[]
}

/**
 * A game in words. All of its prose is here, so that another language is another file. Words decide nothing, and know
 * only the view, question or fact that they receive.
 */
export interface Words<V = unknown, F extends Fact = Fact> {
  readonly title: string
  /** The title on buttons, after a verb: "the Barrow". At most 25 characters; without it, the title. */
  readonly short?: string
  /** One or two sentences that make people want to play. */
  readonly blurb: string
  /** What its cover shows, in plain words. */
  readonly cover?: string
  /** The texts of the house rules (`Rules.sheet`). */
  readonly houseRules: HouseWords
  /**
   * The name of each seat's character, from the public view, as tables keep it: in English, whatever language is
   * spoken. `null`: use the player's name, as in games without this function.
   */
  called?(view: V): readonly (string | null)[]
  /** A name that a table has kept (`called`), in the language of the moment. */
  calledNow?(kept: string): string
  /** The topic of a character, by its name in the language of the moment (`calledNow`). */
  characterCalled?(name: string): string | null
  /**
   * A character's bare name (`calledNow`) inside a sentence, in bold print and with its article: "the **Wizard**".
   * Games without this function have no articles.
   */
  titled?(name: string): string
  /** The state of the game in one line: the round, the acting seat, the phase. */
  headline(view: V, names: Names): string
  /** The seat whose turn it is, from the public view; `null` while it is nobody's. */
  active?(view: V): Seat | null
  /** The round, as the headline counts it; `null` while it counts none. Games without this function count turns. */
  round?(view: V): number | null
  /**
   * The scene on the table card, in a few short lines: what matters for the open question and stands neither in the
   * strip of the picture nor in the chronicle.
   */
  scene(view: V, names: Names): readonly string[]
  /** What matters all through the game, for the foot of the table card: how it ends, what weighs on all. Short. */
  smallPrint?(view: V, names: Names): readonly string[]
  /** The question to a seat, as a sentence to that seat. */
  prompt(asked: Asked, view: V, names: Names): string
  /**
   * The texts of an option or an aside. `verb` is that of the question or the aside, and `about` the question's public
   * data.
   */
  label(verb: string, offer: Offer, view: V, names: Names, about?: Json | null): Label
  /** The appeal of an option. From the public view, so that everybody sees the options in the same order. */
  appeal?(verb: string, offer: Offer, view: V): Appeal
  /** The effect of passing in a window open to several seats, for their shared button. From the public view. */
  passing?(view: V, names: Names): string
  /**
   * The switch among the standing orders that passes until something happens to the viewer, for a button beside
   * passing; `null` where it wouldn't pass.
   */
  passesOn?(view: V): string | null
  /**
   * The kinds of private actions. Each always has a button on the card, even if no player can use it, so that the
   * button gives nothing away. Labels have at most 20 characters: "Cast …".
   */
  readonly privately?: readonly { readonly label: string; readonly act: Act }[]
  /**
   * Whether an option or an aside only lets something lie: possible nearly always, and rarely wanted. Such options
   * stand behind a button of their own.
   */
  putsDown?(verb: string, key: string): boolean
  /** The texts of a standing order, in games that have any (`Rules.orders`). */
  order?(id: string): OrderWords
  /** The texts of forms with a grid, by id, in games that have any. */
  readonly forms?: Readonly<Record<string, FormWords<V>>>
  /** What may come of a choice (`Game.stakes`), each in a few words to the player: "You lose a Life". */
  readonly stakes?: Readonly<Record<string, string>>
  /** The verb with which players type an option. */
  act(verb: string, key: string): Act
  /**
   * A line of the chronicle for a fact; `null` if it needs none. `recalled`: from a memory of the match, if the caller
   * keeps one.
   */
  fact(fact: F, names: Names, recalled?: Recalled | null): string | null
  /** One line for public facts in a row, such as several things left behind; `null` if each has its own line. */
  together?(facts: readonly F[], names: Names): string | null
  /**
   * A new memory, for one match. It lets lines look back on earlier facts, and tell no joke twice. Games without this
   * function word each fact by itself.
   */
  memory?(): Memory<F>
  /** Whether a private fact is out of date, judging by that seat's view: for example, a card no longer in its hand. */
  isPast?(fact: F, view: V): boolean
  /**
   * The scenes in a run of consecutive public facts, in the order of the events; those of earlier facts than `from` are
   * left out. Whether a fact has a scene, and of which kind, depends on no later fact. The function is deterministic.
   */
  dramas?(facts: readonly Happened<F>[], from?: number): readonly Drama[]
  /**
   * The seat whose turn begins with this fact, or `null`. Later facts belong to that turn until the next one begins.
   */
  turnOf?(fact: F): Seat | null
  /** The derivation of a fact's number, die by die; empty if it has none. */
  why(fact: F, names: Names): readonly string[]
  /** All public information: where everyone is, and what they carry. */
  overview(view: V, names: Names): readonly Passage[]
  /** A seat's private information, from its own view. */
  hand(view: V, names: Names): readonly Passage[]
  /**
   * What a seat needs next in order to win, as far as the view knows: one to three short sentences to that seat. From
   * the public view it says only what everybody may know. `null` if there is nothing to aim at.
   */
  aim?(view: V, seat: Seat, names: Names): string | null
  /** Reference ids (`reference`) of the cards in the viewer's hand, repeated for copies. From the viewer's own view. */
  held?(view: V): readonly string[]
  /** Reference ids of the cards that a private fact shows its readers, who then see their faces. */
  found?(fact: F): readonly string[]
  /** Whether its readers should soon hear of a private fact that somebody else's answer has led to. */
  isNews?(fact: F): boolean
  /** The reference id of an option's subject, such as a card to take, buy or play; `null` if it has none. */
  offered?(offer: Offer): string | null
  /** A text alternative to the picture. Plain text, at most 1,000 characters. */
  picture(view: V, names: Names): string
  /** The board in words, place by place, in games that have one. */
  readonly board?: BoardWords<V>
  /** All reference entries: cards, creatures, spells, places, characters, options. */
  reference?(): readonly Topic[]
  /**
   * What each kind of question is for, in one or two sentences to beginners. A player sees a hint once, at the first
   * question with its verb or area, or to which it belongs by `hintsAt`.
   */
  readonly hints?: Readonly<Record<string, string>>
  /** The ids of further hints for a question, most urgent first. From the view of the seat that is asked. */
  hintsAt?(asked: Asked, view: V): readonly string[]
  /** The texts of the game's lesson (`Game.lesson`). */
  readonly lesson?: LessonWords<F>
  /** The rules for a beginner, in passages that fit a message. */
  help(): readonly Passage[]
  /** The result, best first. */
  outcome(view: V, names: Names): readonly string[]
  /** A seat's result in a few plain words, without its name, for a poster: "5 treasures". May be empty. */
  score?(view: V, seat: Seat): string
  /**
   * How a finished game went, from all public facts in order, its standings and the public view of its end. `null` if
   * no honest answer exists.
   */
  story?(facts: readonly Happened<F>[], standings: readonly Standing[], view: V): Story | null
  /** How finished games count in statistics. */
  readonly statistics?: StatisticsWords<F>
  /** The texts of the poster of a finished game, in games that have a board. */
  readonly poster?: PosterWords<F>
}

/**
 * How well a computer plays, from worst to best. `gentle`: it often takes an option a little worse than the best, for
 * newcomers. `fair`: it takes the best it knows of. `cunning`: it also thinks ahead (`thinking`).
 */
export const LEVELS = ['gentle', 'fair', 'cunning'] as const
export type Level = (typeof LEVELS)[number]

/** The levels at which a game's computer players can play. */
export function levelsOf({ evaluation }: Pick<Game, 'evaluation'>): readonly Level[] {
  return LEVELS.filter((level) => level !== 'cunning' || evaluation !== undefined)
}

/** How a game estimates a seat's chance of winning from what the seat may see: a logistic regression. */
export interface Evaluation<V = unknown> {
  /** The names of the numbers, in the order of `measure`. */
  readonly names: readonly string[]
  /** The numbers of the viewer's position. Undefined for spectators. */
  measure(view: V): readonly number[]
  /** The constant, and a weight for each number. `npm run fit` learns them from matches. */
  readonly weights: readonly number[]
  /** How a cunning player uses it, where not as usual: after how many turns, and with which margin (`Budget`). */
  readonly ahead?: { readonly horizon?: number; readonly margin?: number }
}

/** What matters to a seat in a turn. */
export interface Stakes<V = unknown> {
  /** The ids of all that may happen to it, worst first. `Words.stakes` has a sentence for each. */
  readonly ids: readonly string[]
  /** Which of these happened between two of its views. */
  happened(before: V, after: V): readonly string[]
  /** The viewer's piece with its figures, as plain data: the same for as long as nothing happens to it. */
  piece(view: V): unknown
}

/** A game: its rules, words and computer player. */
export interface Game<S extends State = State, V = unknown, F extends Fact = Fact> {
  readonly rules: Rules<S, V>
  readonly words: Words<V, F>
  /** The computer player. It chooses from what its seat may see, with a generator of its own. Default: `fair`. */
  computer(view: V, asked: Asked, asides: readonly AsideOffer[], rng: HasRng, level?: Level): Choice
  /** Whether the computer player might use an aside at a question with this verb. By default it is given none. */
  wantsAsides?(view: V, verb: string): boolean
  /** Estimates a seat's chance of winning, for players that think ahead. Games without it have no `cunning` level. */
  readonly evaluation?: Evaluation<V>
  /** What may come of a choice, for players who ask for their chances. */
  readonly stakes?: Stakes<V>
  /** A first game that teaches, in games that have one. */
  readonly lesson?: Lesson<F>
  /** The number of moods of which the computer player draws one at each question, even if there is a single option. */
  readonly moods?: number
  /**
   * The hidden information of a finished game: piles and their order, and what seats knew about each other. The caller
   * adds each seat's own private information (`Words.hand`).
   */
  secrets?(state: S, names: Names): readonly Passage[]
  /** How much there is to learn, from 1 (least) to 5: lists begin with the easiest game. Default: 3. */
  readonly weight?: number
  /** How many consecutive decisions, or turns, a player may miss before counting as away. Default: three decisions. */
  readonly inactiveAfter?: { readonly most: number; readonly each: 'decision' | 'turn' }
  /**
   * Whether the game is practically decided although it may last much longer. The table then offers to end it. From the
   * public view.
   */
  offersEnd?(view: V): boolean
  /**
   * Whether a table of several players stops once all but one have been away for a round. By default it stops only when
   * all are away.
   */
  readonly restsWithOne?: boolean
  /** The verbs of each part of a seat that a player can lend alone, or the areas of these verbs. Default: none. */
  readonly lendable?: Readonly<Record<SeatPart, readonly string[]>>
}

/** The parts of a seat that its player can lend without the rest. */
export const SEAT_PARTS = ['fights', 'deals'] as const
export type SeatPart = (typeof SEAT_PARTS)[number]

/** The part of a seat that a verb belongs to; `null` for all other verbs. */
export function seatPartOf({ lendable }: Pick<Game, 'lendable'>, verb: string): SeatPart | null {
  const names = [verb, verb.split('.')[0] ?? '']
  return SEAT_PARTS.find((part) => names.some((name) => lendable?.[part].includes(name))) ?? null
}

export type Computer<V = unknown> = Game<State, V>['computer']
