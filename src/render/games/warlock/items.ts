import type { CanvasRenderingContext2D } from 'canvas'
import { foeOf } from '../../../games/warlock/data/components.ts'
import type { FoeId } from '../../../games/warlock/data/ids.ts'
import type { Item } from '../../card/notice.ts'
import type { Scene } from './scene.ts'
import { drawCache, drawEncounter, drawPile } from './things.ts'

/** The encounter and the cards at the subject. */
export function itemsOf(ctx: CanvasRenderingContext2D, scene: Scene, space: string, least: number): Item[] {
  const room = scene.rooms.get(space)
  const items: Item[] = []
  const encounter = room?.encounter
  if (encounter) {
    const text = encounter.card === null ? 'Nobody knows who' : foeText(scene, encounter.card)
    items.push({ text, draw: (x, y, height) => drawEncounter(ctx, encounter, { x, y }, height, least) })
  }
  const piles = [
    [room?.pile ?? 0, 'Treasure'],
    [scene.discarded.get(space) ?? 0, 'left here'],
  ] as const
  for (const [count, what] of piles) {
    if (count === 0) continue
    const text = count > 1 || what !== 'Treasure' ? `${count} ${what}` : what
    items.push({ text, draw: (x, y, height) => drawPile(ctx, count, { x, y }, height, least) })
  }
  for (const { owner, count } of scene.caches.filter((cache) => cache.space === space)) {
    const text = `belonged to ${scene.names[owner] ?? `Player ${owner + 1}`}`
    items.push({ text, draw: (x, y, height) => drawCache(ctx, { owner, count }, { x, y }, height, least) })
  }
  return items
}

/** A monster with its Skill and Stamina. */
function foeText(scene: Scene, card: FoeId): string {
  const { name } = foeOf(card)
  const monsters = scene.monsters(card)
  const [first] = monsters
  const figures = first ? `, Skill ${first.skill}, Stamina ${monsters.map(({ stamina }) => stamina).join(' and ')}` : ''
  return `${name}${figures}`.replaceAll("'", '’')
}
