import type { CanvasRenderingContext2D } from 'canvas'
import { NUMBERS } from '../../../games/warlock/data/ids.ts'
import { cellKey, type NotebookCell, type Holder, type WarlockView } from '../../../games/warlock/view/view.ts'
import type { Box } from '../../canvas/geometry.ts'
import { drawIcon } from '../../canvas/icons.ts'
import { INK, PARCHMENT_DARK } from '../../canvas/palette.ts'
import { shorten, write } from '../../canvas/text.ts'
import { ownFace } from '../../faces/company.ts'
import { drawToken } from '../../map/token.ts'
import { sayInWarlock } from './say.ts'
import { tokenWith, type Scene } from './scene.ts'

/** The viewer's notebook beside the map: a column for each number, a row for each possible holder. */

const [ROW, NAME] = [36, 108]

/** The height of the notebook; 0 if the viewer has none. */
export function heightOfNotebook({ own }: WarlockView): number {
  const holders = new Set(own?.notebook.cells.map(({ holder }) => holder))
  return holders.size === 0 ? 0 : (holders.size + 1) * ROW + 58
}

export function drawNotebook(
  ctx: CanvasRenderingContext2D,
  { own, viewer }: WarlockView,
  { names, faces }: Pick<Scene, 'names' | 'faces'>,
  box: Box,
): void {
  if (!own) return
  const holders = [...new Set(own.notebook.cells.map(({ holder }) => holder))]
  const [left, top] = [box.x + 22, box.y + 50]
  const column = (box.width - 44 - NAME) / NUMBERS.length
  ctx.fillStyle = PARCHMENT_DARK
  ctx.fillRect(box.x + 20, box.y, box.width - 40, 2)
  write(ctx, sayInWarlock('notebook-title'), box.x + box.width / 2, box.y + 25, { face: 'region', px: 28 })
  NUMBERS.forEach((number, at) => {
    write(ctx, String(number), left + NAME + (at + 0.5) * column, top + ROW / 2, { face: 'figure', px: 24 })
  })
  holders.forEach((holder, row) => {
    const y = top + (row + 1.5) * ROW
    if (row % 2 === 0) {
      ctx.fillStyle = 'rgba(180, 150, 90, 0.16)'
      ctx.fillRect(left - 6, y - ROW / 2, box.width - 32, ROW)
    }
    const isSeat = typeof holder === 'number'
    if (isSeat) drawToken(ctx, tokenWith(ownFace(faces, holder), holder), { x: left + 14, y }, 14)
    const name = isSeat
      ? holder === viewer
        ? sayInWarlock('notebook-you')
        : (names[holder] ?? '')
      : sayInWarlock(`notebook-${holder}`)
    const from = isSeat ? 36 : 0
    const text = shorten(name, 'plain', 22, NAME - from - 4)
    write(ctx, text, left + from, y, { face: 'plain', px: 22, align: 'left' })
    NUMBERS.forEach((number, at) => {
      drawCell(ctx, markOf(own, number, holder), left + NAME + (at + 0.5) * column, y)
    })
  })
}

type Mark = 'here' | 'absent' | 'open' | 'yes' | 'no'

/** The proof, else the viewer's own pencil mark. */
function markOf({ notebook, marks }: NonNullable<WarlockView['own']>, number: number, holder: Holder): Mark {
  const cell = notebook.cells.find((one: NotebookCell) => one.number === number && one.holder === holder)
  return cell && cell.proof !== 'open' ? cell.proof : (marks[cellKey(number, holder)] ?? 'open')
}

function drawCell(ctx: CanvasRenderingContext2D, mark: Mark, x: number, y: number): void {
  if (mark === 'here') drawIcon(ctx, 'key', { x, y }, 25, INK)
  else if (mark === 'absent') {
    ctx.fillStyle = '#a08a5e'
    ctx.fillRect(x - 6, y - 1.5, 12, 3)
  } else {
    const text = mark === 'open' ? '?' : mark === 'yes' ? '+' : '−'
    write(ctx, text, x, y, { face: 'figure', px: 24, colour: mark === 'open' ? '#b6a273' : '#2c4f7c' })
  }
}
