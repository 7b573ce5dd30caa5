import type { CanvasRenderingContext2D } from 'canvas'
import type { FoeId } from '../../../games/warlock/data/ids.ts'
import { listOf } from '../../../language/index.ts'
import type { Item } from '../../card/notice.ts'
import { sayInWarlock } from './say.ts'
import type { Scene } from './scene.ts'
import { drawCache, drawEncounter, drawPile } from './things.ts'

/** The encounter and the cards at the subject. */
export function itemsOf(ctx: CanvasRenderingContext2D, scene: Scene, space: string, least: number): Item[] {
  const room = scene.rooms.get(space)
  const items: Item[] = []
  const encounter = room?.encounter
  if (encounter) {
    const text = encounter.card === null ? sayInWarlock('item-unknown') : foeText(scene, encounter.card)
    items.push({ text, draw: (x, y, height) => drawEncounter(ctx, encounter, { x, y }, height, least) })
  }
  const piles = [
    [room?.pile ?? 0, 'item-treasure'],
    [scene.discarded.get(space) ?? 0, 'item-left-here'],
  ] as const
  for (const [count, what] of piles) {
    if (count === 0) continue
    const text = sayInWarlock(what, { count })
    items.push({ text, draw: (x, y, height) => drawPile(ctx, count, { x, y }, height, least) })
  }
  for (const { owner, count } of scene.caches.filter((cache) => cache.space === space)) {
    const player = scene.names[owner] ?? sayInWarlock('player-drawn', { number: owner + 1 })
    const text = sayInWarlock('item-belongings', { player })
    items.push({ text, draw: (x, y, height) => drawCache(ctx, { owner, count }, { x, y }, height, least) })
  }
  return items
}

/** A foe; a monster with its Skill and Stamina. */
function foeText(scene: Scene, card: FoeId): string {
  const monsters = scene.monsters.get(card) ?? []
  const [first] = monsters
  if (!first) return sayInWarlock('name-drawn', { name: `foe-${card}` })
  const stamina = listOf(monsters.map((one) => String(one.stamina)))
  return sayInWarlock('item-monster', { foe: `foe-${card}`, skill: first.skill, stamina })
}
