import { option, type Aside, type Seat } from '../../../../engine/index.ts'
import { HIGHEST_THRESHOLD } from '../../data/figures.ts'
import { cellKey, notebookOf, type Holder } from '../../state/notebook.ts'
import { playerAt, type Warlock } from '../../state/state.ts'
import type { AsideVerb } from '../../view/verbs.ts'

/** What a player may set beside the matter in hand: pencil marks, his flee threshold, the referee's services. */

type OwnAside = Aside & { readonly verb: AsideVerb }

export function asides(game: Warlock, seat: Seat): OwnAside[] {
  if (game.phase === 'setup') return []
  return [...markAsides(game, seat), ...fleeAsides(game, seat), ...serviceAsides(game, seat)]
}

const MARKS = ['yes', 'no'] as const

/** Pencil marks in cells that are not proven; they change no fact (WAR-22.8). The mark that is there can be wiped out. */
function markAsides(game: Warlock, seat: Seat): OwnAside[] {
  const { sightings, marks } = playerAt(game, seat)
  const { cells } = notebookOf(game.players.length, seat, sightings)
  return cells
    .filter(({ proof }) => proof === 'open')
    .flatMap(({ number, holder }) => {
      const cell = cellKey(number, holder)
      const now = marks[cell]
      const others = MARKS.filter((mark) => mark !== now).map((mark) => markAside(game, seat, number, holder, mark))
      return now === undefined ? others : [...others, markAside(game, seat, number, holder, 'clear')]
    })
}

function markAside(game: Warlock, seat: Seat, number: number, holder: Holder, mark: 'yes' | 'no' | 'clear'): OwnAside {
  const cell = cellKey(number, holder)
  return {
    ...option(`${cell}:${mark}`, { args: { number, holder, mark } }),
    verb: 'note.mark',
    run: function* () {
      const { marks } = playerAt(game, seat)
      if (mark === 'clear') delete marks[cell]
      else marks[cell] = mark
    },
  }
}

/** The standing flee threshold (WAR-25.4). */
function fleeAsides(game: Warlock, seat: Seat): OwnAside[] {
  const player = playerAt(game, seat)
  const thresholds = Array.from({ length: HIGHEST_THRESHOLD + 1 }, (_, threshold) => threshold)
  return thresholds
    .filter((threshold) => threshold !== player.fleeAt)
    .map((threshold) => ({
      ...option(`${threshold}`, { args: { threshold } }),
      verb: 'note.flee',
      run: function* () {
        player.fleeAt = threshold
      },
    }))
}

/** Who declares battle cards, outside a battle (option `auto-equip`), and whether every Take Treasure step asks: public. */
function serviceAsides(game: Warlock, seat: Seat): OwnAside[] {
  const player = playerAt(game, seat)
  const isFighting = game.battle !== null && [game.battle.seat, game.battle.rival].includes(seat)
  const equip: OwnAside = {
    ...option(player.autoEquip ? 'off' : 'on'),
    verb: 'gear.auto',
    open: true,
    run: function* () {
      player.autoEquip = !player.autoEquip
    },
  }
  const asking: OwnAside = {
    ...option(player.asksTreasure ? 'off' : 'on'),
    verb: 'treasure.ask',
    open: true,
    run: function* () {
      player.asksTreasure = !player.asksTreasure
    },
  }
  return [...(isFighting ? [] : [equip]), asking]
}
