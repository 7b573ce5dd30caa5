import type { Drama, DramaKind, Fact, Game, Happened, Topic } from '../src/engine/index.ts'
import { IMPERIAL } from '../src/games/imperial/index.ts'
import { TALISMAN } from '../src/games/talisman/index.ts'
import { WARLOCK } from '../src/games/warlock/index.ts'
import { perLanguage } from '../src/language/index.ts'
import type { SceneRequest } from '../src/render/index.ts'

/** Facts of each game that make a scene of each kind, to draw or show them. */

const NAMES = ['Ann', 'Bartholomew the Great', 'Cleo', 'Dora']

type Told = readonly (Fact & Readonly<Record<string, unknown>>)[]
export interface Example {
  readonly game: Game
  readonly what: string
  readonly kind: DramaKind
  readonly told: Told
}

const die = (value: number) => ({ value, from: 'die' })
const sum = (...parts: readonly { value: number; from: string }[]) => ({
  total: parts.reduce((total, { value }) => total + value, 0),
  parts,
})
const round = (ownDice: readonly number[], theirDice: readonly number[], outcome: string) => ({
  own: 9 + ownDice.reduce((a, b) => a + b, 0),
  ownDice,
  theirs: 8 + theirDice.reduce((a, b) => a + b, 0),
  theirDice,
  outcome,
})
const blow = (seat: number | null, dice: readonly number[]) => ({
  seat,
  member: seat === null ? 'giant' : 'character',
  dice,
  hitsOn: 5,
  hits: dice.filter((value) => value >= 5).length,
})

const rounds = [
  round([3, 1], [6, 6], 'lost'),
  ...Array.from({ length: 11 }, () => round([4, 5], [2, 3], 'won')),
  round([6, 6], [1, 2], 'won'),
]
const deeds = { round: 7, skill: 10, treasures: 4, gold: 9 }

const ofWarlock: readonly (readonly [string, DramaKind, Told])[] = [
  ['a monster slain after many rounds', 'fight', [{ kind: 'battle-over', seat: 0, rival: null, foe: 'ogre', end: 'killed', rounds: 13, fought: rounds, left: [{ seat: 0, stamina: 4 }] }]],
  ['a battle of adventurers', 'fight', [{ kind: 'battle-over', seat: 0, rival: 1, foe: null, end: 'died', who: 0, rounds: 1, fought: [round([1, 1], [5, 6], 'lost')], left: [{ seat: 0, stamina: 0 }, { seat: 1, stamina: 9 }] }]],
  ['a death', 'death', [{ kind: 'died', seat: 1, space: 'ogre-cave', by: 'ogre', killer: null, cache: 4, deeds }]],
  ['a death of which little is known', 'death', [{ kind: 'died', seat: 1, space: 'c-16-32', by: 'bridge', killer: null, cache: 0 }]],
  ['the chest', 'chest', [{ kind: 'chest-opened', seat: 2, numbers: [2, 5, 9] }]],
  ['the reckoning', 'crown', [{ kind: 'game-won', seats: [0, 1], by: 'reckoning' }]],
  ['a robbery', 'robbery', [{ kind: 'robbed', seat: 0, from: 1, choice: 'random', count: 1 }]],
  ['keys stolen', 'robbery', [{ kind: 'robbed', seat: 0, from: 1, choice: 'keys', count: 2 }]],
  ['a monster met', 'face', [{ kind: 'encounter-met', seat: 0, room: 'ogre-cave', card: 'ogre' }]],
  ['a weary Warlock', 'face', [{ kind: 'encounter-met', seat: 0, room: 'ogre-cave', card: 'warlock', weary: { skill: 8, stamina: 12 } }]],
] // prettier-ignore

const ofTalisman: readonly (readonly [string, DramaKind, Told])[] = [
  ['an Enemy beaten with all there is', 'fight', [{ kind: 'fought', seat: 0, against: null, foes: ['dragon-1'], fight: 'combat', ours: sum(die(6), { value: 4, from: 'counters' }, { value: 1, from: 'sword-1' }, { value: 1, from: 'ring' }, { value: 2, from: 'war-horse' }, { value: 1, from: 'woods-north' }), theirs: sum(die(2), { value: 7, from: 'dragon-1' }), ourDice: [3, 6], theirDice: [2], result: 'won' }, { kind: 'killed', seat: 0, foes: ['dragon-1'], kept: ['dragon-1'] }]],
  ['a Stand-off of Characters', 'fight', [{ kind: 'fought', seat: 0, against: 1, foes: [], fight: 'psychic', ours: sum(die(3), { value: 4, from: 'counters' }), theirs: sum(die(2), { value: 5, from: 'counters' }), ourDice: [3], theirDice: [2], result: 'stand-off' }]],
  ['a death', 'death', [{ kind: 'died', seat: 1, character: 'prophetess', space: 'chasm', by: 'command', deeds: { round: 59, strength: 8, craft: 3, gold: 3, objects: 4, followers: 2, trophies: 3 } }]],
  ['a great treasure', 'prize', [{ kind: 'taken', seat: 0, card: 'holy-grail', space: 'chapel' }]],
  ['the Crown', 'crown', [{ kind: 'crown-reached', seat: 1, first: true }]],
  ['the Command Spell', 'blow', [{ kind: 'command-cast', seat: 0, roll: sum(die(5)), takesEffect: true }]],
  ['a robbery', 'robbery', [{ kind: 'spoils', seat: 0, loser: 1, spoils: 'object' }, { kind: 'given', from: 1, to: 0, card: 'sword-1' }]],
  ['a Talisman stolen', 'robbery', [{ kind: 'spoils', seat: 0, loser: 1, spoils: 'object' }, { kind: 'given', from: 1, to: 0, card: 'talisman-1' }]],
  ['a Toad', 'change', [{ kind: 'toad', seat: 0, by: 'witch' }]],
  ['a Life saved', 'rescue', [{ kind: 'life-saved', seat: 1, by: 'shield' }]],
  ['a card drawn', 'face', [{ kind: 'cards-drawn', seat: 0, space: 'ruins', cards: ['market', 'cave'] }]],
] // prettier-ignore

const ofImperial: readonly (readonly [string, DramaKind, Told])[] = [
  ['a creature beaten with many dice', 'fight', [{ kind: 'fight-over', seat: 0, tile: 'giant', end: 'killed', rounds: 3, fought: [{ round: 1, blows: [blow(0, [5, 2, 1, 6]), blow(null, [1, 2, 6, 6, 5, 4])] }, { round: 3, blows: [blow(0, [5, 2, 1, 5, 5, 6, 3, 2]), blow(null, [1])] }], health: { wounds: 3, maxHealth: 8 } }]],
  ['a duel', 'fight', [{ kind: 'duel-over', seat: 0, on: 1, end: 'killed', who: 1, rounds: 1, fought: [{ round: 1, blows: [blow(0, [5, 2, 1, 6]), blow(1, [1, 2, 6, 6, 5, 4])] }] }]],
  ['a death', 'death', [{ kind: 'harm-died', seat: 1, character: 'kate', source: 'giant', deeds: { round: 12, imperial: 1 } }, { kind: 'harm-estate', seat: 1, clues: ['clue-nobnodd-1'], weapons: ['sword-1'], treasures: ['grail'], banked: [], companions: [], spells: [], vessel: null }]],
  ['an Imperial Treasure', 'prize', [{ kind: 'treasure-drawn', seat: 0, tile: 'grail', why: 'clue' }]],
  ['plunder', 'robbery', [{ kind: 'duel-plunder', seat: 1, from: 0, tiles: ['sword-1', 'grail', 'gold-egg', 'mace-1', 'bow-1'], clues: 2, vessel: 'ship' }]],
  ['Imperial Treasures confiscated', 'robbery', [{ kind: 'encounter-confiscated', seat: 0, tile: 'imperial-guard', treasures: ['grail'] }]],
  ['out of prison', 'rescue', [{ kind: 'escape-rolled', seat: 0, roll: sum(die(5)), free: true }]],
  ['the end', 'crown', [{ kind: 'game-won', seat: 1, treasures: 14 }]],
  ['a weapon drawn', 'face', [{ kind: 'weapon-drawn', seat: 0, tile: 'sword-1', why: 'x' }]],
] // prettier-ignore

const of = (game: unknown, examples: readonly (readonly [string, DramaKind, Told])[]): Example[] =>
  examples.map(([what, kind, told]) => ({ game: game as Game, what, kind, told }))

export const EXAMPLES: readonly Example[] = [
  ...of(WARLOCK, ofWarlock),
  ...of(TALISMAN, ofTalisman),
  ...of(IMPERIAL, ofImperial),
]

/** The characters of the first seats, in games that name players by them: by their topics, or by name. */
const CHARACTERS: Readonly<Record<string, readonly string[]>> = {
  talisman: ['warrior', 'prophetess', 'troll', 'ghoul'],
  imperial: ['Ozmo', 'Kate', 'Alatha', 'Bors'],
}

function happened({ game, told }: Pick<Example, 'game' | 'told'>): readonly Happened[] {
  const names = (seat: number) => NAMES[seat] ?? `Seat ${seat}`
  const characters = CHARACTERS[game.rules.id] ?? []
  const called = (seat: number) => topicsOf(game)[characters[seat] ?? '']?.title ?? characters[seat] ?? null
  return told.map((fact) => ({ fact, names, called }))
}

/** The scene of an example. Throws if it has none of its kind. */
export function dramaOf({ game, told, kind, what }: Example): Drama {
  const found = game.words.dramas?.(happened({ game, told })).find((one) => one.kind === kind)
  if (!found) throw new Error(`${what} makes no ${kind}`)
  return found
}

const topicsNow = perLanguage(() => new Map<Game, Readonly<Record<string, Topic>>>())

/** The topics of a game by their ids. */
function topicsOf(game: Game): Readonly<Record<string, Topic>> {
  const all = topicsNow()
  const known = all.get(game) ?? Object.fromEntries((game.words.reference?.() ?? []).map((one) => [one.id, one]))
  all.set(game, known)
  return known
}

/** What a scene is drawn from. */
export function sceneOf(game: Game, drama: Drama, framing: SceneRequest['framing']): SceneRequest {
  return { drama, topics: topicsOf(game), framing }
}

/** The scenes of an example: a victory with and without the other players. Throws if it has none of its kind. */
export function scenesOf(example: Example): readonly { readonly what: string; readonly drama: Drama }[] {
  const drama = dramaOf(example)
  const { what, kind } = example
  const others = [{ seat: 3, name: 'Dora', left: '7' }]
  const isVictory = kind === 'crown' || kind === 'chest'
  return [{ what, drama }, ...(isVictory ? [{ what: `${what}, with the others`, drama: { ...drama, others } }] : [])]
}
