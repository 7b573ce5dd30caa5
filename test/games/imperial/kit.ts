import { onTestFailed } from 'vitest'
import {
  GameEnds,
  LEAVE,
  SeatOut,
  type Asking,
  type Fact,
  type Option,
  type Play,
  type Reply,
  type Seat,
} from '../../../src/engine/index.ts'
import { printedHexOf } from '../../../src/games/imperial/data/board.ts'
import { CLUES, isTreasure } from '../../../src/games/imperial/data/components.ts'
import {
  CHARACTER_IDS,
  type CharacterId,
  type ClueId,
  type HexId,
  type SpellId,
  type TileId,
  type VesselKind,
} from '../../../src/games/imperial/data/ids.ts'
import type { ImperialFact } from '../../../src/games/imperial/facts/index.ts'
import { readyBest } from '../../../src/games/imperial/rules/deeds/gear.ts'
import { IMPERIAL_RULES } from '../../../src/games/imperial/rules/index.ts'
import { create } from '../../../src/games/imperial/rules/turn/setup.ts'
import {
  newCharacter,
  type Character,
  type Imperial,
  type Phase,
  type Turn,
} from '../../../src/games/imperial/state/state.ts'
import { strays } from './strays.ts'

/** A character as a worked example has him; whatever is not said is as at the start. */
export interface Somebody {
  readonly hex?: HexId
  readonly wounds?: number
  readonly inPrison?: boolean
  readonly idlePrisonTurns?: number
  readonly held?: boolean
  readonly failedMeditation?: SpellId
  /** Kinds (`sword`) or tiles (`sword-2`). */
  readonly weapons?: readonly string[]
  readonly treasures?: readonly string[]
  /** Ids or names: `The Net Loft`. */
  readonly clues?: readonly string[]
  readonly spells?: readonly SpellId[]
  /** What he holds ready; the best gear unless told. */
  readonly weapon?: string | null
  readonly shield?: string | null
  readonly companions?: readonly (
    string | { readonly tile: string; readonly wounds?: number; readonly lent?: string }
  )[]
  readonly familiar?: boolean | number
  readonly vessel?: VesselKind | { readonly kind: VesselKind; readonly wounds?: number; readonly lent?: string }
  readonly finishedTurns?: number
  readonly standing?: 'eliminated' | 'left'
}

/** How the table as a whole differs from a game just begun. */
export interface Around {
  readonly active?: CharacterId
  readonly phase?: Phase
  readonly round?: number
  readonly turn?: Partial<Turn>
  readonly short?: boolean
  readonly lostCity?: HexId
  /** Imperial Treasures face up in the Bank. */
  readonly banked?: readonly string[]
  /** What is left in a pool: everything else of it has been put into the Bank's drawer and counts as lost. */
  readonly treasurePool?: readonly string[]
  readonly weaponsPool?: readonly string[]
  readonly clueDeck?: readonly string[]
  readonly clueDiscard?: readonly string[]
  readonly boats?: number
  readonly ships?: number
  /** Spells of which the Bank has no tile. */
  readonly spellsGone?: readonly SpellId[]
}

/** One answer: verb and key, and who gives it where that is not plain. */
export type Answer = readonly [verb: string, key: string, who?: CharacterId]
/** Answers by verb (a list is used up in order, a single key as often as it is asked), or all in order. */
export type Answers = Readonly<Record<string, string | readonly string[]>> | readonly Answer[]

export interface Asked {
  readonly who: CharacterId
  readonly verb: string
  readonly keys: readonly string[]
  readonly otherwise: string
  readonly picked: string
}

export interface Got<T> {
  /** What the rule returned; `game-ends` or `seat-out` if it was cut short. */
  readonly result: T | 'game-ends' | 'seat-out'
  readonly state: Imperial
  readonly facts: readonly ImperialFact[]
  readonly asked: readonly Asked[]
  /** The facts of one kind. */
  of<K extends ImperialFact['kind']>(kind: K): readonly Extract<ImperialFact, { kind: K }>[]
  /** The keys offered the nth time that verb was asked; empty if it was not. */
  offered(verb: string, nth?: number): readonly string[]
}

/** A position: characters by id in seat order, the first one active. */
export function imperial(people: Partial<Record<CharacterId, Somebody>>, around: Around = {}): Table {
  return new Table(people, around)
}

export class Table {
  readonly state: Imperial
  private readonly ids: readonly CharacterId[]
  private readonly gone: string[] = []
  private strictly = false

  constructor(people: Partial<Record<CharacterId, Somebody>>, around: Around) {
    this.ids = CHARACTER_IDS.filter((id) => id in people).sort(
      (a, b) => Object.keys(people).indexOf(a) - Object.keys(people).indexOf(b),
    )
    const seats = this.ids.length
    const game = create({ seats, length: around.short ? 'short' : 'standard', seed: 'example', experience: [] })
    this.state = game
    game.chance.loaded = { dice: [], picks: [] }
    game.phase = around.phase ?? 'move'
    game.round = around.round ?? 1
    game.lostCity = around.lostCity ?? null
    if (game.lostCity !== null) this.take(game.encounterPool, 'lost-city')
    for (const [seat, id] of this.ids.entries()) this.seatSomebody(seat, id, people[id] ?? {})
    game.active = around.active === undefined ? 0 : this.seatOf(around.active)
    Object.assign(game.turn, around.turn ?? {})
    for (const tile of around.banked ?? []) game.bank.imperial.push(this.take(game.treasurePool, tile))
    game.bank.boat = around.boats ?? game.bank.boat
    game.bank.ship = around.ships ?? game.bank.ship
    for (const spell of around.spellsGone ?? []) game.bank.spells[spell] = 0
    if (around.treasurePool) game.treasurePool = this.keepOnly(game.treasurePool, around.treasurePool)
    if (around.weaponsPool) game.weaponsPool = this.keepOnly(game.weaponsPool, around.weaponsPool)
    if (around.clueDiscard) {
      game.clueDiscard = around.clueDiscard.map((clue) => this.take(game.clueDeck, clueId(clue)))
    }
    if (around.clueDeck) game.clueDeck = this.keepOnly(game.clueDeck, around.clueDeck.map(clueId))
    for (const seat of this.ids.keys())
      if (game.players[seat]?.character) this.readyGear(seat, people[this.ids[seat] as CharacterId] ?? {})
  }

  /** The next dice to fall. */
  dice(...values: number[]): this {
    this.state.chance.loaded?.dice.push(...values)
    return this
  }

  /** The next tiles to be drawn, by kind or id. They need not be in the pool yet. */
  draws(...tiles: string[]): this {
    const pools = [this.state.encounterPool, this.state.treasurePool, this.state.weaponsPool]
    const loaded = this.state.chance.loaded?.picks ?? []
    for (const tile of tiles) {
      const found = pools.flat().find((one) => isOf(one, tile) && !loaded.includes(one))
      loaded.push(found ?? tile)
    }
    return this
  }

  /** The next clues of the deck. */
  clues(...names: string[]): this {
    const deck = this.state.clueDeck
    const next = names.map((name) => this.take(deck, clueId(name)))
    deck.unshift(...next)
    return this
  }

  /** From now on a question without an answer is a mistake. */
  strict(): this {
    this.strictly = true
    return this
  }

  seatOf(id: CharacterId): Seat {
    const seat = this.ids.indexOf(id)
    if (seat < 0) throw new Error(`nobody plays ${id}`)
    return seat
  }

  /** The character as he is now. Throws if his player has another one, or none. */
  who(id: CharacterId): Character {
    const character = this.state.players.find((player) => player.character?.id === id)?.character
    if (!character) throw new Error(`${id} is not in the game`)
    return character
  }

  /** The clues somebody holds, by name. */
  hand(id: CharacterId): string[] {
    return this.who(id).clues.map(clueName)
  }

  /** Plays a rule for a character with these answers; questions without one get their default. */
  play<T, A extends unknown[]>(
    rule: (game: Imperial, seat: Seat, ...more: A) => Play<T>,
    id: CharacterId,
    answers: Answers = {},
    ...more: A
  ): Got<T> {
    const seat = this.seatOf(id)
    return this.run(rule(this.state, seat, ...more), seat, answers)
  }

  /** Plays one or more whole turns of the table. */
  turns(answers: Answers = {}, count = 1): Got<void> {
    const { state } = this
    function* several(): Play {
      for (let turn = 0; turn < count && !IMPERIAL_RULES.isOver(state); turn += 1) yield* IMPERIAL_RULES.turn(state)
    }
    return this.run(several(), state.active, answers)
  }

  private run<T>(play: Play<T>, seat: Seat, answers: Answers): Got<T> {
    const asked: Asked[] = []
    const facts: ImperialFact[] = []
    const story: string[] = []
    const gather = () => {
      for (const { fact, to } of this.state.told.splice(0)) {
        facts.push(fact as ImperialFact)
        story.push(`  ${to === 'all' ? '' : `(to ${to.join()}) `}${lineOf(fact)}`)
      }
    }
    try {
      onTestFailed(() => console.log(story.join('\n')))
    } catch {
      // Not inside a test: nothing to report to.
    }
    const script = new Script(answers, this.ids, seat, this.strictly)
    try {
      const result = this.drive(play, script, asked, story, gather)
      gather()
      const unused = script.unused()
      if (unused.length > 0) throw new Error(`never asked: ${unused.join(', ')}`)
      if (result !== 'game-ends' && result !== 'seat-out') this.checkEverythingIsSomewhere()
      return got(result, this.state, facts, asked)
    } catch (error) {
      gather()
      if (error instanceof Error) error.message += `\n${story.join('\n')}`
      throw error
    }
  }

  private drive<T>(
    play: Play<T>,
    script: Script,
    asked: Asked[],
    story: string[],
    gather: () => void,
  ): T | 'game-ends' | 'seat-out' {
    try {
      let step = play.next(undefined as never)
      for (let pause = 0; !step.done; pause += 1) {
        if (pause > 2000) throw new Error('this never ends')
        gather()
        const { reply, note } = script.reply(this.state, step.value)
        asked.push(note)
        story.push(
          `? ${note.who} ${note.verb}: ${note.keys.map((key) => (key === note.picked ? `[${key}]` : key)).join(' ')}`,
        )
        step = play.next(reply)
      }
      return step.value
    } catch (signal) {
      if (signal instanceof GameEnds) return 'game-ends'
      if (signal instanceof SeatOut) return 'seat-out'
      throw signal
    }
  }

  /** Every tile and card is in exactly one place. Throws with those that are not. */
  checkEverythingIsSomewhere(): void {
    const wrong = strays(this.state, this.gone)
    if (wrong.length > 0) throw new Error(`not in exactly one place: ${wrong.join(', ')}`)
  }

  private seatSomebody(seat: Seat, id: CharacterId, somebody: Somebody): void {
    const { state: game } = this
    const player = game.players[seat]
    if (!player) throw new Error(`no seat ${seat}`)
    game.bank.characters = game.bank.characters.filter((other) => other !== id)
    player.finishedTurns = somebody.finishedTurns ?? 0
    if (somebody.standing) {
      player.standing = somebody.standing
      game.retired.push(id)
      return
    }
    const character = newCharacter(id, somebody.hex ?? printedHexOf('nobnodd'))
    player.character = character
    const { wounds, inPrison, idlePrisonTurns, held, failedMeditation } = somebody
    Object.assign(character, dropUndefined({ wounds, inPrison, idlePrisonTurns, held, failedMeditation }))
    for (const tile of somebody.weapons ?? []) character.weapons.push(this.take(game.weaponsPool, tile))
    for (const tile of somebody.treasures ?? []) character.treasures.push(this.take(game.treasurePool, tile))
    for (const clue of somebody.clues ?? []) character.clues.push(this.take(game.clueDeck, clueId(clue)))
    for (const spell of somebody.spells ?? []) {
      game.bank.spells[spell] -= 1
      character.spells.push(spell)
    }
    for (const companion of somebody.companions ?? []) {
      const { tile, wounds: hurt = 0, lent } = typeof companion === 'string' ? { tile: companion } : companion
      character.companions.push({
        tile: this.take(game.encounterPool, tile),
        wounds: hurt,
        lent: lent === undefined ? null : this.item(character, lent),
      })
    }
    if (somebody.familiar) {
      const hurt = typeof somebody.familiar === 'number' ? somebody.familiar : 0
      character.familiar = { tile: this.take(game.encounterPool, 'black-cat'), wounds: hurt }
    }
    if (somebody.vessel) {
      const {
        kind,
        wounds: hurt = 0,
        lent,
      } = typeof somebody.vessel === 'string' ? { kind: somebody.vessel } : somebody.vessel
      game.bank[kind] -= 1
      character.vessel = { kind, wounds: hurt, lent: lent === undefined ? null : this.item(character, lent) }
    }
  }

  private readyGear(seat: Seat, somebody: Somebody): void {
    readyBest(this.state, seat)
    const character = this.state.players[seat]?.character
    if (!character) return
    const find = (name: string) => [...character.weapons, ...character.treasures].find((one) => isOf(one, name)) ?? name
    if (somebody.weapon !== undefined) {
      character.weapon = somebody.weapon === null ? null : find(somebody.weapon)
      character.choseWeapon = true
    }
    if (somebody.shield !== undefined) {
      character.shield = somebody.shield === null ? null : find(somebody.shield)
      character.choseShield = true
    }
  }

  /** An item of his, or one from its pool that becomes his. */
  private item(character: Character, name: string): TileId {
    const lent = [...character.companions, ...(character.vessel ? [character.vessel] : [])].map((one) => one.lent)
    const own = [...character.weapons, ...character.treasures].find((one) => isOf(one, name) && !lent.includes(one))
    if (own !== undefined) return own
    const pool = this.state.weaponsPool.some((one) => isOf(one, name))
      ? this.state.weaponsPool
      : this.state.treasurePool
    const tile = this.take(pool, name)
    if (isTreasure(tile)) character.treasures.push(tile)
    else character.weapons.push(tile)
    return tile
  }

  private take(pool: string[], name: string): string {
    const at = pool.findIndex((one) => isOf(one, name))
    if (at < 0) throw new Error(`no ${name} is left to hand out`)
    return pool.splice(at, 1)[0] as string
  }

  private keepOnly(pool: string[], names: readonly string[]): string[] {
    const kept = names.map((name) => this.take(pool, name))
    this.gone.push(...pool.splice(0))
    return kept
  }
}

/** The answers of a play, and how they are found for a question. */
class Script {
  private readonly list: Answer[]
  private readonly byVerb: Map<string, { keys: string[]; always: string | null; used: boolean }>
  private readonly ids: readonly CharacterId[]
  private readonly seat: Seat
  private readonly strict: boolean

  constructor(answers: Answers, ids: readonly CharacterId[], seat: Seat, strict: boolean) {
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
    this.strict = strict
  }

  reply(game: Imperial, asking: Asking): { reply: Reply; note: Asked } {
    return this.listed(game, asking) ?? this.named(asking) ?? this.byDefault(asking)
  }

  unused(): string[] {
    const verbs = [...this.byVerb].filter(([, { keys, always, used }]) => (always === null ? keys.length > 0 : !used))
    return [...this.list.map(([verb, key]) => `${verb} ${key}`), ...verbs.map(([verb]) => verb)]
  }

  private listed(game: Imperial, asking: Asking): { reply: Reply; note: Asked } | null {
    const [next] = this.list
    if (!next) return null
    const [verb, key, who] = next
    const question = asking.find(
      (one) => one.verb === verb && (who === undefined || one.seat === this.ids.indexOf(who)),
    )
    if (question) {
      this.list.shift()
      return this.pick(question.seat, verb, question.options(), key)
    }
    const seat = who === undefined ? this.seat : this.ids.indexOf(who)
    if (verb === LEAVE) {
      this.list.shift()
      return { reply: { aside: () => IMPERIAL_RULES.leave(game, seat) }, note: this.note(seat, verb, [], '', '') }
    }
    const asides = IMPERIAL_RULES.asides?.(game, seat) ?? []
    const aside = asides.find((one) => one.verb === verb && one.key === key)
    if (!aside) return null
    this.list.shift()
    const keys = asides.filter((one) => one.verb === verb).map((one) => one.key)
    return { reply: { aside: aside.run }, note: this.note(seat, verb, keys, '', key) }
  }

  private named(asking: Asking): { reply: Reply; note: Asked } | null {
    for (const { seat, verb, options } of asking) {
      const answer = this.byVerb.get(verb)
      const key = answer?.keys.shift() ?? answer?.always
      if (answer && key != null) {
        answer.used = true
        return this.pick(seat, verb, options(), key)
      }
    }
    return null
  }

  private byDefault(asking: Asking): { reply: Reply; note: Asked } {
    const [question] = asking
    if (!question) throw new Error('a pause that asks nobody')
    const list = question.options()
    const { otherwise, seat, verb } = question
    const key =
      typeof otherwise === 'function' ? otherwise(list) : typeof otherwise === 'string' ? otherwise : list[0]?.key
    if (this.strict) throw new Error(`no answer for ${verb}: ${list.map((one) => one.key).join(' ')}`)
    if (key === undefined) throw new Error(`${verb} offers nothing`)
    return this.pick(seat, verb, list, key)
  }

  private pick(seat: Seat, verb: string, list: readonly Option<unknown>[], key: string): { reply: Reply; note: Asked } {
    const option = list.find((one) => one.key === key)
    const keys = list.map((one) => one.key)
    if (!option) throw new Error(`${key} is not offered at ${verb}: ${keys.join(' ')}`)
    return { reply: { seat, option }, note: this.note(seat, verb, keys, key, key) }
  }

  private note(seat: Seat, verb: string, keys: readonly string[], otherwise: string, picked: string): Asked {
    return { who: this.ids[seat] as CharacterId, verb, keys, otherwise, picked }
  }
}

function got<T>(
  result: T | 'game-ends' | 'seat-out',
  state: Imperial,
  facts: readonly ImperialFact[],
  asked: readonly Asked[],
): Got<T> {
  return {
    result,
    state,
    facts,
    asked,
    of: <K extends ImperialFact['kind']>(kind: K) =>
      facts.filter((fact): fact is Extract<ImperialFact, { kind: K }> => fact.kind === kind),
    offered: (verb, nth = 0) => asked.filter((one) => one.verb === verb)[nth]?.keys ?? [],
  }
}

function isList(answers: Answers): answers is readonly Answer[] {
  return Array.isArray(answers)
}

function isOf(tile: string, name: string): boolean {
  return tile === name || tile.replace(/-\d+$/, '') === name
}

function clueId(name: string): ClueId {
  const found = [...CLUES.values()].find(
    (card) => card.id === name || card.name === name || card.name.startsWith(`${name}:`),
  )
  if (!found) throw new Error(`no clue is called ${name}`)
  return found.id
}

export function clueName(id: ClueId): string {
  return CLUES.get(id)?.name ?? id
}

function lineOf(fact: Fact): string {
  const { kind, ...rest } = fact
  return `${kind} ${JSON.stringify(rest)}`
}

function dropUndefined<T extends object>(from: T): Partial<T> {
  return Object.fromEntries(Object.entries(from).filter(([, value]) => value !== undefined)) as Partial<T>
}
