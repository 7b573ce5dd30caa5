import { option, type Option, type Play, type Seat, TurnEnds } from '../../../../engine/index.ts'
import { regionOfSpace } from '../../data/board.ts'
import { CREATURES } from '../../data/components.ts'
import type { CardId } from '../../data/ids.ts'
import { pointsOf } from '../../data/trophies.ts'
import { emitFact } from '../../facts/index.ts'
import type { Attack, AttackKind, Fight, Foe, Loss } from '../../state/moments.ts'
import { characterAt, maybeCharacter, type Talisman } from '../../state/state.ts'
import { anyTrait } from '../../state/traits.ts'
import { ask, whileConcerned } from '../deeds/asking.ts'
import { underWay, withCardsInHand, takeUp } from '../deeds/in-hand.ts'
import { orderForSpoils } from '../deeds/orders.ts'
import { takeFromGround, whereLies } from '../deeds/pile.ts'
import { questDeed } from '../deeds/quests.ts'
import { giveCard, lootOptions, stealGold } from '../deeds/things.ts'
import { trophyStats } from '../deeds/trophies.ts'
import { resolveFight, type FightResult } from './combat.ts'
import { fightOf, hasEvaded } from './evading.ts'
import { belongingsOf, inherit } from './heirs.ts'
import { loseLife } from './lives.ts'
import { powersOf } from './powers.ts'
import { openWindow } from './windows.ts'

/** From the attack to the spoils (sections 16 and 17, TAL-R66). */

/**
 * Creatures attack the active Character; several of a kind fight as one (TAL-16.5, TAL-R68). Any result except winning
 * or Evading them all ends the Turn (TAL-16.4, TAL-16.10).
 */
export function* attackByCreatures(game: Talisman, seat: Seat, foes: readonly Foe[]): Play<'won' | 'evaded'> {
  const fresh = foes.filter(({ id }) => !hasEvaded(game, seat, id))
  const isCalm = ({ subtype }: Foe) => subtype !== null && anyTrait(game, seat, ({ calms }) => calms?.includes(subtype))
  const attack: Attack = {
    kind: fresh[0]?.strength === null ? 'psychic' : 'combat',
    seat,
    by: null,
    foes: fresh.filter((foe) => !isCalm(foe)),
    calm: fresh.filter(isCalm),
    stopped: false,
    space: characterAt(game, seat).space,
  }
  if (attack.foes.length > 0) {
    const fight = attack.kind === 'psychic' ? 'psychic' : 'combat'
    emitFact(game, { kind: 'attacked', seat, foes: attack.foes.map(({ id }) => id), fight })
  }
  yield* whileConcerned(game, seat, () => playAttack(game, attack), undefined)
  if (attack.foes.length === 0) return 'evaded'
  const result = yield* whileConcerned(game, seat, () => fightCreatures(game, fightOf(attack)), 'lost')
  if (result !== 'won') throw new TurnEnds()
  return 'won'
}

/** w-attack: bribes, immunities, Evading. */
function* playAttack(game: Talisman, attack: Attack): Play {
  if (attack.by === null && attack.foes.length + attack.calm.length === 0) return
  yield* underWay(game, { matter: 'attack', attack }, () => openWindow(game, { window: 'w-attack', attack }))
}

/** An unwanted creature, or another Character's Special Ability: time to Evade (TAL-18.2). */
export function* mayAvoid(game: Talisman, seat: Seat, foe: Foe): Play<'evaded' | 'met'> {
  if (hasEvaded(game, seat, foe.id)) return 'evaded'
  const { space } = characterAt(game, seat)
  const attack: Attack = { kind: 'meeting', seat, by: null, foes: [foe], calm: [], stopped: false, space }
  yield* whileConcerned(game, seat, () => playAttack(game, attack), undefined)
  return attack.foes.length === 0 ? 'evaded' : 'met'
}

/** An attack or a Special Ability is declared on a Character, who may Evade it (TAL-16.6, TAL-R78). */
export function* declareOn(game: Talisman, seat: Seat, victim: Seat, kind: AttackKind): Play<'evaded' | 'stands'> {
  const { space } = characterAt(game, victim)
  const attack: Attack = { kind, seat: victim, by: seat, foes: [], calm: [], stopped: false, space }
  yield* playAttack(game, attack)
  return attack.stopped ? 'evaded' : 'stands'
}

function* fightCreatures(game: Talisman, fight: Fight): Play<FightResult> {
  const { seat, foes } = fight
  const result = yield* resolveFight(game, fight)
  if (result === 'lost') yield* loseLife(game, seat, foes[0]?.id ?? 'combat', fight)
  if (result === 'won' && (yield* kill(game, seat, foes)) === 'spared') return 'stand-off' // TAL-R69
  return result
}

/** The creatures are dead, unless a Spell preserves one: then none is (TAL-R69). */
function* kill(game: Talisman, seat: Seat, foes: readonly Foe[]): Play<'killed' | 'spared'> {
  if (foes.some((foe) => isPreservable(game, seat, foe))) {
    const loss: Loss = { kind: 'enemies', seat, foes, prevented: false }
    yield* openWindow(game, { window: 'w-loss', loss })
    if (loss.prevented) return 'spared'
  }
  const cards = foes.flatMap(({ card }) => (card === null || whereLies(game, card) === null ? [] : [card]))
  for (const card of cards) takeFromGround(game, card)
  yield* withCardsInHand(game, cards, () => keepTrophies(game, seat, cards, foes))
  if (cards.length > 0) yield* questDeed(game, seat, 'killed-enemy')
  return 'killed'
}

function isPreservable(game: Talisman, seat: Seat, { card, creature }: Foe): boolean {
  const region = regionOfSpace(characterAt(game, seat).space)
  if (region === 'inner') return false
  return card !== null || (creature !== null && CREATURES.get(creature)?.subtype === 'guardian')
}

/**
 * Animals, Monsters and Dragons are kept, Spirits discarded (TAL-15.7) unless they teach Craft. Abilities may keep some
 * in another form.
 */
function* keepTrophies(game: Talisman, seat: Seat, cards: readonly CardId[], foes: readonly Foe[]): Play {
  let trophies = cards.filter((card) => trophyStats(game).some((stat) => pointsOf(card, stat) > 0)) // TAL-OPT.8
  for (const { power } of powersOf(game, seat)) {
    if (power.afterKill && trophies.length > 0) trophies = yield* power.afterKill(game, seat, trophies)
  }
  characterAt(game, seat).trophies.push(...trophies.map((card) => takeUp(game, card)))
  emitFact(game, { kind: 'killed', seat, foes: foes.map(({ id }) => id), kept: [...trophies] })
}

/** One Character attacks another. Every result except Evading ends the Turn (TAL-16.9, TAL-16.10, TAL-R78). */
export function* attackCharacter(
  game: Talisman,
  seat: Seat,
  victim: Seat,
  kind: 'combat' | 'psychic',
): Play<'evaded' | 'gone'> {
  emitFact(game, { kind: 'character-attacked', seat, victim, fight: kind })
  const duel: Duel = { outcome: 'gone' }
  const play = () => whileConcerned(game, victim, () => attackOn(game, duel, seat, victim, kind), undefined)
  yield* whileConcerned(game, seat, play, undefined)
  if (duel.outcome === 'fought') throw new TurnEnds() // even if one of the two left the game during the spoils
  return duel.outcome
}

/** How far the duel has come, in case a player leaves in the middle. */
interface Duel {
  outcome: 'gone' | 'evaded' | 'fought'
}

function* attackOn(game: Talisman, duel: Duel, seat: Seat, victim: Seat, kind: 'combat' | 'psychic'): Play {
  const { space } = characterAt(game, victim)
  if ((yield* declareOn(game, seat, victim, kind)) === 'evaded') {
    duel.outcome = 'evaded'
    return
  }
  if (!maybeCharacter(game, victim)) return
  const fight = fightOf({ kind, seat: victim, by: seat, foes: [], calm: [], stopped: false, space })
  const result = yield* resolveFight(game, fight)
  duel.outcome = 'fought'
  if (result === 'won') yield* takeSpoils(game, fight, seat, victim)
  if (result === 'lost') yield* takeSpoils(game, fight, victim, seat)
}

type Spoils = { readonly kind: 'life' | 'gold' | 'nothing' } | { readonly kind: 'object'; readonly card: CardId }

/** The victor, attacker or defender, makes the loser lose a Life or takes something from them (TAL-16.9, TAL-R76). */
function* takeSpoils(game: Talisman, fight: Fight, victor: Seat, loser: Seat): Play {
  const offers = (): Option<Spoils>[] => {
    const { toad, gold } = characterAt(game, loser)
    const cards = toad ? [] : lootOptions(game, victor, loser)
    const mayTakeGold = !toad && gold > 0 && !characterAt(game, victor).toad
    return [
      ...(isSpared(game, loser) ? [] : [option<Spoils>('life', {}, { kind: 'life' })]),
      ...cards.map((card) => option<Spoils>(`object:${card}`, { args: { card } }, { kind: 'object', card })),
      ...(mayTakeGold ? [option<Spoils>('gold', {}, { kind: 'gold' })] : []),
      option<Spoils>('nothing', {}, { kind: 'nothing' }),
    ]
  }
  const standing = () => orderForSpoils(game, victor, offers().find(({ key }) => key.startsWith('object:'))?.key)
  const spoils = yield* ask(game, victor, 'fight.spoils', offers, { standing })
  emitFact(game, { kind: 'spoils', seat: victor, loser, spoils: spoils.kind })
  if (spoils.kind === 'object') yield* giveCard(game, loser, victor, spoils.card)
  if (spoils.kind === 'gold') stealGold(game, loser, victor, 1)
  if (spoils.kind === 'life') yield* takeLife(game, fight, victor, loser)
}

/** In a gentle game the last Life may not be taken before a Character has reached the Crown (TAL-OPT.17). */
function isSpared({ options, crownReached, players }: Talisman, loser: Seat): boolean {
  return options['ban-last-life'] && !crownReached && players[loser]?.character?.lives === 1
}

/**
 * Runesword, feeding and Quests come after the Life is lost (TAL-R66), and the inheritance of the dead before them
 * (TAL-OPT.16).
 */
function* takeLife(game: Talisman, fight: Fight, victor: Seat, loser: Seat): Play {
  const left = belongingsOf(game, loser)
  const triggers = function* (): Play {
    if (!maybeCharacter(game, victor)) return
    if (game.options['dead-gear'] === 'killer' && !maybeCharacter(game, loser))
      yield* inherit(game, victor, loser, left)
    for (const { from, power } of powersOf(game, victor)) {
      if (power.afterTakingLife) yield* power.afterTakingLife(game, victor, fight, from)
    }
    yield* questDeed(game, victor, 'took-life')
  }
  let turnEnded: TurnEnds | null = null
  try {
    if ((yield* loseLife(game, loser, 'combat', fight)) === 'saved') return
  } catch (signal) {
    if (!(signal instanceof TurnEnds)) throw signal
    turnEnded = signal // the loser was the active player, and died (TAL-R90): the victor's triggers still come
  }
  if (turnEnded && maybeCharacter(game, loser)) throw turnEnded
  yield* whileConcerned(game, victor, triggers, undefined)
  if (turnEnded) throw turnEnded
}
