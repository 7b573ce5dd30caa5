import { onTestFailed } from 'vitest'
import {
  LEAVE,
  type Asking,
  type Fact,
  type Option,
  type Play,
  type Question,
  type Reply,
  type Seat,
  GameEnds,
  SeatOut,
  TurnEnds,
} from '../../../src/engine/index.ts'
import {
  CHARACTER_IDS,
  type Alignment,
  type CardId,
  type CharacterId,
  type QuestId,
  type SpaceId,
} from '../../../src/games/talisman/data/ids.ts'
import type { TalismanFact } from '../../../src/games/talisman/facts/index.ts'
import { TALISMAN_RULES } from '../../../src/games/talisman/rules/index.ts'
import { create, newCharacter } from '../../../src/games/talisman/rules/turn/setup.ts'
import { LandsAgain } from '../../../src/games/talisman/state/signals.ts'
import type {
  Character,
  MoveOffer,
  Order,
  Talisman,
  Turn,
  Unfinished,
} from '../../../src/games/talisman/state/state.ts'
import { inHand } from '../../../src/games/talisman/rules/deeds/in-hand.ts'
import { strays } from './strays.ts'

/** A Character as a worked example has him; whatever is not said is as at the start of a standard game. */
export interface Somebody {
  readonly at?: SpaceId
  readonly alignment?: Alignment
  readonly strength?: number
  readonly craft?: number
  readonly lives?: number
  readonly gold?: number
  /** Objects by kind (`sword`), by pile (`purchase-sword`, `talisman-card`) or by card (`sword-2`). */
  readonly objects?: readonly string[]
  readonly followers?: readonly string[]
  readonly trophies?: readonly string[]
  readonly spells?: readonly string[]
  /** Turns left as a Toad. */
  readonly toad?: number
  readonly missTurns?: number
  readonly enslaved?: boolean
  readonly quest?: QuestId
  readonly raft?: string
  readonly offer?: MoveOffer
  readonly unfinished?: Unfinished
  readonly order?: Order
}

/** How the table as a whole differs from a game just begun. */
export interface Around {
  readonly active?: CharacterId
  readonly round?: number
  readonly turns?: number
  readonly turn?: Partial<Turn>
  readonly short?: boolean
  /** Cards face up on spaces, by kind or card. */
  readonly lying?: Partial<Record<SpaceId, readonly string[]>>
  readonly gold?: Partial<Record<SpaceId, number>>
  readonly hex?: { readonly at: SpaceId; readonly by: CharacterId; readonly turnsLeft?: number }
  /** The next cards of the Adventure pile and of the Spell pile. */
  readonly pile?: readonly string[]
  readonly spellPile?: readonly string[]
  /** Nothing else is left in the Adventure pile. */
  readonly onlyPile?: boolean
  readonly discard?: readonly string[]
  /** Nothing else is left in the Spell pile. */
  readonly onlySpells?: boolean
  readonly spellDiscard?: readonly string[]
  /** Talisman cards left in their pile. */
  readonly talismans?: number
  readonly crownReached?: boolean
  readonly destroyMagic?: CharacterId
}

/** One answer: verb and key, and who gives it where that is not plain. */
export type Answer = readonly [verb: string, key: string, who?: CharacterId]
/**
 * Answers by verb (a list is used up in order, a single key as often as it is offered), or all in order. In windows an
 * answer waits until it is offered, and all others pass.
 */
export type Answers = Readonly<Record<string, string | readonly string[]>> | readonly Answer[]

export interface Asked {
  readonly who: CharacterId
  readonly verb: string
  readonly keys: readonly string[]
  readonly otherwise: string
  readonly picked: string
  readonly standing: string | null
}

export type CutShort = 'game-ends' | 'turn-ends' | 'lands-again' | 'seat-out'

export interface Got<T> {
  /** What the rule returned, or how it was cut short. */
  readonly result: T | CutShort
  readonly state: Talisman
  readonly facts: readonly TalismanFact[]
  readonly asked: readonly Asked[]
  /** The facts of one kind. */
  of<K extends TalismanFact['kind']>(kind: K): readonly Extract<TalismanFact, { kind: K }>[]
  /** The keys offered the nth time that verb was asked; empty if it was not. */
  offered(verb: string, nth?: number): readonly string[]
}

/** A position: Characters by id in seat order, the first one active. */
export function talisman(people: Partial<Record<CharacterId, Somebody>>, around: Around = {}): Table {
  return new Table(people, around)
}

export class Table {
  readonly state: Talisman
  private readonly ids: readonly CharacterId[]
  private readonly lost: string[] = []
  private isAway = false

  constructor(people: Partial<Record<CharacterId, Somebody>>, around: Around) {
    this.ids = Object.keys(people).filter((id): id is CharacterId => CHARACTER_IDS.some((one) => one === id))
    const seats = Math.max(2, this.ids.length)
    const game = create({ seats, length: around.short ? 'short' : 'standard', seed: 'example', experience: [] })
    this.state = game
    game.chance.loaded = { dice: [], picks: [] }
    game.step = 'begin'
    game.round = around.round ?? 1
    game.turns = around.turns ?? 10
    game.crownReached = around.crownReached ?? false
    for (const [seat, id] of this.ids.entries()) this.seatSomebody(seat, id, people[id] ?? {})
    for (let seat = this.ids.length; seat < seats; seat += 1) this.seatNobody(seat)
    game.active = around.active === undefined ? 0 : this.seatOf(around.active)
    game.first = 0
    Object.assign(game.turn, around.turn ?? {})
    for (const [space, cards] of Object.entries(around.lying ?? {})) {
      for (const card of cards) game.spaces[space as SpaceId].cards.push(this.card(card))
    }
    for (const [space, gold] of Object.entries(around.gold ?? {})) game.spaces[space as SpaceId].gold = gold
    if (around.hex) this.layHex(around.hex)
    const pile = (around.pile ?? []).map((name) => this.take(game.deck, name))
    game.discard.push(...(around.discard ?? []).map((name) => this.take(game.deck, name)))
    if (around.onlyPile) this.lost.push(...game.deck.splice(0))
    game.deck.unshift(...pile)
    game.spellDiscard.push(...(around.spellDiscard ?? []).map((name) => this.spell(name)))
    const spells = (around.spellPile ?? []).map((name) => this.spell(name))
    if (around.onlySpells) this.lost.push(...game.spellDeck.splice(0))
    game.spellDeck.unshift(...spells)
    if (around.talismans !== undefined) this.lost.push(...(game.piles.talisman ?? []).splice(around.talismans))
    if (around.destroyMagic !== undefined) {
      game.destroyMagic = { spell: this.spell('destroy-magic'), by: this.seatOf(around.destroyMagic) }
    }
  }

  /** The next dice to fall. */
  dice(...values: number[]): this {
    this.state.chance.loaded?.dice.push(...values)
    return this
  }

  /** From now on everybody is away: questions without an answer get their default, in windows too. */
  away(): this {
    this.isAway = true
    return this
  }

  seatOf(id: CharacterId): Seat {
    const seat = this.ids.indexOf(id)
    if (seat < 0) throw new Error(`nobody plays ${id}`)
    return seat
  }

  /** The Character as he is now. Throws if his player has another one, or none. */
  who(id: CharacterId): Character {
    const character = this.state.players.find((player) => player.character?.id === id)?.character
    if (!character) throw new Error(`${id} is not in the game`)
    return character
  }

  /** What lies face up on a space. */
  lies(space: SpaceId): readonly CardId[] {
    return this.state.spaces[space].cards
  }

  /** Plays a rule for a Character with these answers; questions without one get their default. */
  play<T, A extends unknown[]>(
    rule: (game: Talisman, seat: Seat, ...more: A) => Play<T>,
    id: CharacterId,
    answers: Answers = {},
    ...more: A
  ): Got<T> {
    const seat = this.seatOf(id)
    return this.run(rule(this.state, seat, ...more), seat, answers)
  }

  /** Plays one or more whole Turns of the table. */
  turns(answers: Answers = {}, count = 1): Got<void> {
    const { state } = this
    function* several(): Play {
      for (let turn = 0; turn < count && !TALISMAN_RULES.isOver(state); turn += 1) yield* TALISMAN_RULES.turn(state)
    }
    return this.run(several(), state.active, answers)
  }

  private run<T>(play: Play<T>, seat: Seat, answers: Answers): Got<T> {
    const asked: Asked[] = []
    const facts: TalismanFact[] = []
    const story: string[] = []
    const gather = () => {
      for (const { fact, to } of this.state.told.splice(0)) {
        facts.push(fact as TalismanFact)
        story.push(`  ${to === 'all' ? '' : `(to ${to.join()}) `}${lineOf(fact)}`)
      }
    }
    try {
      onTestFailed(() => console.log(story.join('\n')))
    } catch {
      // Not inside a test: nothing to report to.
    }
    const script = new Script(answers, this.ids, seat, this.isAway)
    try {
      const result = this.drive(play, script, asked, story, gather)
      gather()
      const unused = script.unused()
      if (unused.length > 0) throw new Error(`never asked: ${unused.join(', ')}`)
      this.checkEverythingIsSomewhere()
      return got(result, this.state, facts, asked)
    } catch (error) {
      gather()
      if (error instanceof Error) error.message += `\n${story.join('\n')}`
      throw error
    }
  }

  private drive<T>(play: Play<T>, script: Script, asked: Asked[], story: string[], gather: () => void): T | CutShort {
    try {
      let step = play.next(undefined as never)
      for (let pause = 0; !step.done; pause += 1) {
        if (pause > 2000) throw new Error('this never ends')
        gather()
        const { reply, note } = script.reply(this.state, step.value)
        asked.push(note)
        const keys = note.keys.map((key) => (key === note.picked ? `[${key}]` : key)).join(' ')
        story.push(`? ${note.who} ${note.verb}: ${keys}`)
        step = play.next(reply)
      }
      return step.value
    } catch (signal) {
      if (signal instanceof GameEnds) return 'game-ends'
      if (signal instanceof TurnEnds) return 'turn-ends'
      if (signal instanceof LandsAgain) return 'lands-again'
      if (signal instanceof SeatOut) return 'seat-out'
      throw signal
    }
  }

  /** However a rule was left: nothing is in hand, and every card is in exactly one place. Throws with what is not. */
  checkEverythingIsSomewhere(): void {
    const held = inHand(this.state)
    if (held.length > 0) throw new Error(`still in hand: ${held.join(', ')}`)
    const wrong = strays(this.state, this.lost)
    if (wrong.length > 0) throw new Error(`not in exactly one place: ${wrong.join(', ')}`)
  }

  private seatSomebody(seat: Seat, id: CharacterId, somebody: Somebody): void {
    const { state: game } = this
    const player = game.players[seat]
    if (!player) throw new Error(`no seat ${seat}`)
    game.unused = game.unused.filter((other) => other !== id)
    const options = { ...game.options, headStart: 0, startGold: 1 }
    const character = newCharacter(id, options)
    player.character = character
    const { alignment, strength, craft, lives, gold, missTurns, enslaved, quest, offer, unfinished } = somebody
    const space = somebody.at
    Object.assign(
      character,
      dropUndefined({ space, alignment, strength, craft, lives, gold, missTurns, enslaved, quest, offer, unfinished }),
    )
    character.objects.push(...(somebody.objects ?? []).map((name) => this.card(name)))
    character.followers.push(...(somebody.followers ?? []).map((name) => this.card(name)))
    character.trophies.push(...(somebody.trophies ?? []).map((name) => this.card(name)))
    character.spells.push(...(somebody.spells ?? []).map((name) => this.spell(name)))
    if (somebody.raft) character.raft = { card: this.card(somebody.raft), since: 0 }
    if (somebody.toad) character.toad = { turnsLeft: somebody.toad, strength: 1, craft: 1, fresh: false }
    if (somebody.order) game.orders[seat] = somebody.order
  }

  /** A second player who is still in the game but has no Character. */
  private seatNobody(seat: Seat): void {
    const player = this.state.players[seat]
    if (player) player.standing = 'waiting'
  }

  private layHex({ at, by, turnsLeft = 3 }: NonNullable<Around['hex']>): void {
    this.state.spaces[at].hex = { spell: this.spell('hex'), by: this.seatOf(by), since: 0, turnsLeft }
  }

  /** A card by its id, its kind, or the name of its pile, from wherever there is one left. */
  private card(name: string): CardId {
    const piles = Object.values(this.state.piles)
    const from = [this.state.deck, ...piles].find((pile) => pile.some((card) => isOf(card, name)))
    if (!from) throw new Error(`no ${name} is left to hand out`)
    return this.take(from, name)
  }

  private spell(name: string): string {
    return this.take(this.state.spellDeck, name)
  }

  private take(pile: string[], name: string): string {
    const at = pile.findIndex((one) => isOf(one, name))
    if (at < 0) throw new Error(`no ${name} is left to hand out`)
    return pile.splice(at, 1)[0] as string
  }
}

/** The answers of a play, and how they are found for a question. */
class Script {
  private readonly list: Answer[]
  private readonly byVerb: Map<string, { keys: string[]; always: string | null; used: boolean }>
  private readonly ids: readonly CharacterId[]
  private readonly seat: Seat
  private readonly away: boolean

  constructor(answers: Answers, ids: readonly CharacterId[], seat: Seat, away: boolean) {
    this.list = isList(answers) ? [...answers] : []
    this.byVerb = new Map(
      isList(answers)
        ? []
        : Object.entries(answers).map(([verb, keys]) => [
            verb,
            typeof keys === 'string'
              ? { keys: [], always: keys, used: false }
              : { keys: [...keys], always: null, used: false },
          ]),
    )
    this.ids = ids
    this.seat = seat
    this.away = away
  }

  reply(game: Talisman, asking: Asking): { reply: Reply; note: Asked } {
    return this.listed(game, asking) ?? this.named(asking) ?? this.byDefault(asking)
  }

  unused(): string[] {
    const verbs = [...this.byVerb].filter(([, { keys, always, used }]) => (always === null ? keys.length > 0 : !used))
    return [...this.list.map(([verb, key]) => `${verb} ${key}`), ...verbs.map(([verb]) => verb)]
  }

  private listed(game: Talisman, asking: Asking): { reply: Reply; note: Asked } | null {
    const [next] = this.list
    if (!next) return null
    const [verb, key, who] = next
    const isMeant = (one: Question) => one.verb === verb && (who === undefined || one.seat === this.ids.indexOf(who))
    const question =
      asking.find((one) => isMeant(one) && offers(one, key)) ??
      asking.find((one) => isMeant(one) && verb !== 'window.act')
    if (question) {
      this.list.shift()
      return this.pick(question, key)
    }
    const seat = who === undefined ? this.seat : this.ids.indexOf(who)
    if (verb === LEAVE) {
      this.list.shift()
      return { reply: { aside: () => TALISMAN_RULES.leave(game, seat) }, note: this.note(seat, verb, [], '', '', null) }
    }
    const asides = TALISMAN_RULES.asides?.(game, seat) ?? []
    const aside = asides.find((one) => one.verb === verb && one.key === key)
    if (!aside) return null
    this.list.shift()
    const keys = asides.filter((one) => one.verb === verb).map((one) => one.key)
    return { reply: { aside: aside.run }, note: this.note(seat, verb, keys, '', key, null) }
  }

  private named(asking: Asking): { reply: Reply; note: Asked } | null {
    for (const question of asking) {
      const answer = this.byVerb.get(question.verb)
      const key = answer?.keys[0] ?? answer?.always
      if (!answer || key == null) continue
      const waits = question.verb === 'window.act' || answer.always !== null
      if (waits && !offers(question, key)) continue
      answer.keys.shift()
      answer.used = true
      return this.pick(question, key)
    }
    return null
  }

  private byDefault(asking: Asking): { reply: Reply; note: Asked } {
    const [question] = asking
    if (!question) throw new Error('a pause that asks nobody')
    const list = question.options()
    const { otherwise, verb } = question
    if (verb === 'window.act' && !this.away) return this.pick(question, 'pass')
    const key =
      typeof otherwise === 'function' ? otherwise(list) : typeof otherwise === 'string' ? otherwise : list[0]?.key
    if (key === undefined) throw new Error(`${verb} offers nothing`)
    return this.pick(question, key)
  }

  private pick(question: Question, key: string): { reply: Reply; note: Asked } {
    const { seat, verb } = question
    const list: readonly Option<unknown>[] = question.options()
    const option = list.find((one) => one.key === key)
    const keys = list.map((one) => one.key)
    if (!option) throw new Error(`${key} is not offered at ${verb}: ${keys.join(' ')}`)
    const preset = typeof question.otherwise === 'function' ? question.otherwise(list) : question.otherwise
    const otherwise = typeof preset === 'string' ? preset : (keys[0] ?? '')
    return {
      reply: { seat, option },
      note: this.note(seat, verb, keys, otherwise, key, question.standing ?? null),
    }
  }

  private note(
    seat: Seat,
    verb: string,
    keys: readonly string[],
    otherwise: string,
    picked: string,
    standing: string | null,
  ): Asked {
    return { who: this.ids[seat] as CharacterId, verb, keys, otherwise, picked, standing }
  }
}

function offers(question: Question, key: string): boolean {
  return question.options().some((one) => one.key === key)
}

function got<T>(
  result: T | CutShort,
  state: Talisman,
  facts: readonly TalismanFact[],
  asked: readonly Asked[],
): Got<T> {
  return {
    result,
    state,
    facts,
    asked,
    of: <K extends TalismanFact['kind']>(kind: K) =>
      facts.filter((fact): fact is Extract<TalismanFact, { kind: K }> => fact.kind === kind),
    offered: (verb, nth = 0) => asked.filter((one) => one.verb === verb)[nth]?.keys ?? [],
  }
}

function isList(answers: Answers): answers is readonly Answer[] {
  return Array.isArray(answers)
}

/** `sword` is any Sword of the Adventure deck first, `purchase-sword` one of its pile, `hex` the Spell. */
function isOf(card: string, name: string): boolean {
  return card === name || card.replace(/-\d+$/, '') === name
}

function lineOf(fact: Fact): string {
  const { kind, ...rest } = fact
  return `${kind} ${JSON.stringify(rest)}`
}

function dropUndefined<T extends object>(from: T): Partial<T> {
  return Object.fromEntries(Object.entries(from).filter(([, value]) => value !== undefined)) as Partial<T>
}
