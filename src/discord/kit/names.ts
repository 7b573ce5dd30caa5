import type { Game, Names } from '../../engine/index.ts'
import { perLanguage } from '../../language/index.ts'
import { toldApart, calledAt, companionAt, playersAt } from '../../tables/index.ts'
import { loanInForce, type TableRecord, type UserId } from '../../tables/model/store.ts'
import type { FaceId } from '../../render/index.ts'
import { harmless, plain } from './text.ts'
import { say } from '../words/index.ts'

type Sitting = Pick<TableRecord, 'seats' | 'called'>

/**
 * The actor in running text: the character's name, or the player's. `line`: the names at that line of the chronicle.
 */
export function boldNames(record: Sitting, line?: number): Names {
  const called = calledAt(record, line)
  const players = labelsOf(record, line)
  return (seat) => `**${called[seat] ?? players(seat)}**`
}

/**
 * The same with who plays it, and whether that is a computer: where people have to know who is who. Without a `line` it
 * names the deputies of today.
 */
export function fullNames(record: Sitting, line?: number): Names {
  const called = calledAt(record, line)
  const own = labelsOf(record, line)
  const players = (seat: number) => (line === undefined ? withDeputy(record, seat, own(seat)) : own(seat))
  return (seat) => {
    const sitting = record.seats[seat]
    const [name, player] = [called[seat] ?? null, players(seat)]
    const isNamed = companionAt(sitting) !== null
    if (name === null) return isNamed ? say('name-computer', { name: `**${player}**` }) : `**${player}**`
    if (sitting?.user == null && !isNamed) return say('name-computer', { name: `**${name}**` })
    return say(isNamed ? 'name-companion' : 'name-person', { name: `**${name}**`, player })
  }
}

/** A player's name, with the person to whom they have lent the whole seat. */
function withDeputy({ seats }: Sitting, seat: number, player: string): string {
  const sitting = seats[seat]
  const loan = sitting ? loanInForce(sitting) : null
  if (!loan || loan.parts !== null) return player
  return say('name-deputy', { player, deputy: harmless(loan.name) })
}

/** The same for texts that show Markdown as it is. */
export function plainFullNames(record: Sitting): Names {
  const names = fullNames(record)
  return (seat) => plain(names(seat))
}

type Played = { readonly record: Sitting; readonly game: Pick<Game, 'words'> }

/** The actor inside the game's own sentences, where a title has its article: "the **Wizard**". */
export function spokenNames({ record, game }: Played, line?: number): Names {
  const called = calledAt(record, line)
  const names = boldNames(record, line)
  return (seat) => {
    const name = called[seat] ?? null
    return name === null ? names(seat) : (game.words.titled?.(name) ?? names(seat))
  }
}

/** The same for texts that show Markdown as it is. */
export function plainSpokenNames(played: Played, line?: number): Names {
  const names = spokenNames(played, line)
  return (seat) => plain(names(seat))
}

/** For labels and alternative texts, which show Markdown as it is. */
export function plainNames(record: Sitting): Names {
  const called = calledAt(record)
  const players = playerNames(record)
  return (seat) => called[seat] ?? players(seat)
}

/** What all seats are called, in their order, for pictures. */
export function seatNames(record: Sitting): readonly string[] {
  return record.seats.map(({ seat }) => plainNames(record)(seat))
}

/** Whose players have a face of their own, for pictures. */
export function seatFaces({ seats }: Pick<Sitting, 'seats'>): readonly (FaceId | null)[] {
  return seats.map(companionAt)
}

/** The players of the seats, by their own names and without Markdown. */
export function playerNames(record: Pick<Sitting, 'seats'> & Partial<Sitting>): Names {
  const players = labelsOf({ called: [], ...record })
  return (seat) => plain(players(seat))
}

interface Calling {
  readonly record: Sitting
  readonly playerOf: (seat: number) => UserId | null
}

/** Mentions those who answer for the given seats, and names all others. Only seats with a question may be mentioned. */
export function callingNames({ record, playerOf }: Calling, asked: readonly number[]): Names {
  const named = fullNames(record)
  return (seat) => {
    const user = playerOf(seat)
    return asked.includes(seat) && user ? `<@${user}>` : named(seat)
  }
}

/** The labels of a table's players, distinct from one another and from the characters there. */
function labelsOf(record: Sitting, line?: number): Names {
  const players = playersAt(record, line)
  const called = calledAt(record, line)
  const known = told().get(players)
  const labels = known?.called === called ? known.labels : labelsFrom(players, called)
  told().set(players, { called, labels })
  return (seat) => labels[seat] ?? say('someone')
}

function labelsFrom(players: Players, called: Called): readonly string[] {
  const names = players.map((one) => (typeof one === 'string' ? one : one.name))
  return toldApart(
    names,
    called.flatMap((name) => name ?? []),
  ).map(harmless)
}

type Players = ReturnType<typeof playersAt>
type Called = ReturnType<typeof calledAt>

/** Names are said in every line. */
const told = perLanguage(() => new WeakMap<Players, { readonly called: Called; readonly labels: readonly string[] }>())
