import { asideOffer, onceFor, option, type Aside, type Cell, type Json, type Seat } from '../../../../engine/index.ts'
import { sheetOf } from '../../state/deduction.ts'
import { cellKey, holderKey, NOTEBOOK, type Holder, type Notebook } from '../../state/notebook.ts'
import { playerAt, type Player, type Warlock } from '../../state/state.ts'
import type { AsideVerb } from '../../view/verbs.ts'

/** Private settings beside the question: pencil marks and the referee's services. */

type OwnAside = Aside<Warlock> & { readonly verb: AsideVerb }

export function asides(game: Warlock, seat: Seat): OwnAside[] {
  if (game.phase === 'setup') return []
  return [...markAsides(game, seat), ...serviceAsides(game, seat)]
}

/** Hundreds of asides are looked at after every answer, so each is created once and shared by all games. */
function createAside(key: string, args: Json, verb: AsideVerb, cell: Cell, run: OwnAside['run']): OwnAside {
  const aside = { ...option(key, { args }), verb, cell, run }
  return { ...aside, offer: asideOffer(aside) }
}

// Pencil marks

/** The asides of a cell, by its present mark. */
type CellAsides = Readonly<Record<'yes' | 'no' | 'none', readonly OwnAside[]>>

const CELLS = new Map<string, CellAsides>()

/** Pencil marks in cells that are not proven; they change no fact (WAR-22.8). A mark can be erased. */
function markAsides(game: Warlock, seat: Seat): readonly OwnAside[] {
  const { marks } = playerAt(game, seat)
  const { cells, unmarked } = openCellsOf(sheetOf(game, seat))
  if (Object.keys(marks).length === 0) return unmarked
  return cells.flatMap(({ cell, byMark }) => byMark[marks[cell] ?? 'none'])
}

/** The cells of a sheet that are not proven, with their asides, and all asides while no cell is marked. */
const openCellsOf = onceFor((sheet: Notebook) => {
  const cells = sheet.cells.flatMap(({ number, holder, proof }) =>
    proof === 'open' ? [{ cell: cellKey(number, holder), byMark: cellAsides(number, holder) }] : [],
  )
  return { cells, unmarked: cells.flatMap(({ byMark }) => byMark.none) }
})

function cellAsides(number: number, holder: Holder): CellAsides {
  const cell = cellKey(number, holder)
  const known = CELLS.get(cell)
  if (known) return known
  const [yes, no] = [markAside(number, holder, 'yes'), markAside(number, holder, 'no')]
  const clear = markAside(number, holder, 'clear')
  const made: CellAsides = { none: [yes, no], yes: [no, clear], no: [yes, clear] }
  CELLS.set(cell, made)
  return made
}

function markAside(number: number, holder: Holder, mark: 'yes' | 'no' | 'clear'): OwnAside {
  const cell = cellKey(number, holder)
  const inForm = {
    form: NOTEBOOK,
    column: holderKey(holder),
    row: String(number),
    value: mark === 'clear' ? null : mark,
  }
  return createAside(`${cell}:${mark}`, { number, holder, mark }, 'note.mark', inForm, function* (game, seat) {
    const { marks } = playerAt(game, seat)
    if (mark === 'clear') delete marks[cell]
    else marks[cell] = mark
  })
}

// The referee's services

/** A public switch, by its present state. */
function switchAsides(verb: AsideVerb, turn: (player: Player) => void): Readonly<Record<'on' | 'off', OwnAside>> {
  const aside = (key: 'on' | 'off'): OwnAside => ({
    ...option(key),
    verb,
    open: true,
    *run(game, seat) {
      turn(playerAt(game, seat))
    },
  })
  return { on: aside('on'), off: aside('off') }
}

const EQUIPPING = switchAsides('gear.auto', (player) => {
  player.autoEquip = !player.autoEquip
})
const ASKING = switchAsides('treasure.ask', (player) => {
  player.asksTreasure = !player.asksTreasure
})

/**
 * Who declares battle cards, outside a battle (option `auto-equip`), and whether every Take Treasure step asks: public.
 */
function serviceAsides(game: Warlock, seat: Seat): OwnAside[] {
  const { autoEquip, asksTreasure } = playerAt(game, seat)
  const isFighting = game.battle !== null && [game.battle.seat, game.battle.rival].includes(seat)
  const equip = EQUIPPING[autoEquip ? 'off' : 'on']
  return [...(isFighting ? [] : [equip]), ASKING[asksTreasure ? 'off' : 'on']]
}
