import { bestSceneOf, type Happened, type Seat, type Standing } from '../../../../engine/index.ts'
import { CROWN, depthOf, regionOfSpace } from '../../data/board.ts'
import type { TalismanFact } from '../../facts/index.ts'
import { hasTalisman } from '../../view/reading.ts'
import type { CharacterView, TalismanView } from '../../view/view.ts'
import { placedDramas } from '../dramas.ts'
import { say } from '../say.ts'

type Told = readonly Happened<TalismanFact>[]

/** Under each line of the result: the best moment, what the seat was short of, and why it came before the next. */
export function notesOf(
  told: Told,
  standings: readonly Standing[],
  view: TalismanView,
): readonly (readonly string[])[] {
  const scenes = placedDramas(told).filter(({ at }) => told[at]?.fact.kind !== 'game-over')
  const end = told.findLast(({ fact }) => fact.kind === 'game-over')?.fact
  const isScored = end?.kind === 'game-over' && end.why === 'limit'
  const characterOf = (seat: Seat) => view.players[seat]?.character ?? null
  const best = standings.find(({ won }) => won)
  return standings.map((one, at) => {
    const own = characterOf(one.seat)
    const scene = bestSceneOf(scenes, one.seat)
    const next = standings[at + 1]
    return [
      ...(scene ? [say('ending-best', { round: roundAt(told, scene.at), moment: scene.drama.title })] : []),
      ...(one.won || !own || !best ? [] : isScored ? pointsText(best.score - one.score) : crownText(own)),
      ...(isScored && next?.score === one.score && next.rank > one.rank
        ? tieText(told, one, own, next.seat, characterOf(next.seat))
        : []),
    ]
  })
}

function pointsText(by: number): readonly string[] {
  return by > 0 ? [say('ending-points-short', { by })] : []
}

/** How far a Character was from the Crown of Command. */
function crownText(me: CharacterView): readonly string[] {
  if (me.space === CROWN) return []
  if (regionOfSpace(me.space) === 'inner')
    return [say('ending-turns-short', { turns: depthOf(CROWN) - depthOf(me.space) })]
  return [hasTalisman(me) ? say('ending-outside') : say('ending-no-talisman')]
}

/** What decided between equal scores (TAL-OPT.24): Lives, then Gold. */
function tieText(
  told: Told,
  { score }: Standing,
  own: CharacterView | null,
  rival: Seat,
  other: CharacterView | null,
): readonly string[] {
  if (!own || !other) return []
  const tie = { rival: told.at(-1)?.names(rival) ?? '', score }
  return own.lives > other.lives
    ? [say('ending-tie-lives', { ...tie, more: own.lives, fewer: other.lives })]
    : [say('ending-tie-gold', { ...tie, more: own.gold, fewer: other.gold })]
}

export function roundAt(told: Told, at: number): number {
  const turn = told.slice(0, at + 1).findLast(({ fact }) => fact.kind === 'turn-began')?.fact
  return turn?.kind === 'turn-began' ? turn.round : 1
}
