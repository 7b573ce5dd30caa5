import { distanceBetween, isOcean } from '../../../src/games/imperial/data/board.ts'
import { creatureOf } from '../../../src/games/imperial/data/components.ts'
import type { EncounterTile } from '../../../src/games/imperial/data/ids.ts'
import { maxHealthOf, treasuresWith } from '../../../src/games/imperial/state/party.ts'
import type { Character, Companion, Imperial } from '../../../src/games/imperial/state/state.ts'
import type { Lure } from '../../lures.ts'

/** Rare things in the Quest, and how near a position is to each. */
export const lures: Readonly<Record<string, Lure<Imperial>>> = {
  'duel.charm': nearCharming,
  'duel-charmed': nearCharming,
  'emerald.companion': nearMelting,
  'harm-emerald': nearMelting,
  'horse.spell': ({ encounterPool, players }) =>
    isIn(encounterPool, 'wild-horse') * heroesOf(players).filter(knows('speak-with-animals')).length,
  'mermaid.do': ({ encounterPool, players }) =>
    isIn(encounterPool, 'mermaid') * heroesOf(players).filter(({ hex, vessel }) => isOcean(hex) && vessel).length,
  'peddler.keep': ({ encounterPool, players }) =>
    isIn(encounterPool, 'peddler') * heroesOf(players).filter(({ weapons }) => weapons.length > 0).length,
  'weapons-gone': ({ weaponsPool }) => 30 - weaponsPool.length,
  'treasures-gone': ({ treasurePool }) => 50 - treasurePool.length,
  'tie-rolled': nearTie,
}

function heroesOf(players: Imperial['players']): Character[] {
  return players.flatMap(({ character }) => (character ? [character] : []))
}

function isIn(pool: readonly EncounterTile[], id: string): number {
  return pool.some((tile) => creatureOf(tile).id === id) ? 1 : 0
}

function knows(spell: Character['spells'][number]) {
  return ({ spells }: Character) => spells.includes(spell)
}

/**
 * In a merciless game a player has two companions who can be charmed, or can win a second one over; another player
 * nearby has the spell. So the spell offers a choice.
 */
function nearCharming(game: Imperial): number {
  if (!game.options.merciless) return 0
  const heroes = heroesOf(game.players)
  const near = heroes.flatMap((one) =>
    heroes.filter((other) => other !== one).flatMap((other) => CHARMING.map((spell) => nearTo(one, other, spell))),
  )
  return Math.max(0, ...near)
}

function nearTo(one: Character, other: Character, spell: (typeof CHARMING)[number]): number {
  const charmed = other.companions.filter((companion) => isCharmed(companion, spell)).length
  const hasSpell = one.spells.includes(spell)
  const apart = charmed > 1 && hasSpell ? distanceBetween(one.hex, other.hex) : 20
  const winsOver = charmed < 2 && CHARMING.some((charm) => other.spells.includes(charm))
  return 40 * Math.min(charmed, 2) + (winsOver ? 25 : 0) + (hasSpell ? 20 : 0) + 20 - Math.min(20, apart)
}

const CHARMING = ['friendship', 'speak-with-animals'] as const

function isCharmed({ tile }: Companion, spell: (typeof CHARMING)[number]): boolean {
  const { friendship, speakWithAnimals } = creatureOf(tile)
  return spell === 'friendship' ? friendship : speakWithAnimals
}

/** A player has the Emerald, and companions; the worse their chances, the nearer. */
function nearMelting(game: Imperial): number {
  const near = heroesOf(game.players).map((one) => {
    if (treasuresWith(one, 'revive').length === 0) return 0
    return 1 + one.companions.reduce((sum, companion) => sum + 1 + companion.wounds / maxHealthOf(companion), 0)
  })
  return Math.max(0, ...near)
}

/** Two players share the lead shortly before the last round. */
function nearTie(game: Imperial): number {
  if (!game.short || game.options['complex-victory']) return 0
  const tallies = heroesOf(game.players).map(({ treasures, weapons }) => 100 * treasures.length + weapons.length)
  const best = Math.max(...tallies)
  const isTied = tallies.filter((one) => one === best).length > 1
  return (isTied ? 2 : 1) / (1 + game.short.roundLimit - game.round)
}
