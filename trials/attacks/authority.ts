import type { RepliedKind } from '../../src/discord/kit/acknowledgements.ts'
import type { PressOf } from '../../src/discord/kit/ids.ts'
import type { Attack } from './attack.ts'
import { HOME, LAIR, onBench, tells, userAt, type Bench } from './bench.ts'

const HOST = userAt(0)

/** The secrets of a game that a moderator can read in any way. */
async function secretsFor(bench: Bench, user: string, server: string): Promise<string | null> {
  const request = bench.manager(user, server)
  const { table } = bench
  if (tells(await bench.command(request, 'secrets'))) return `${user} looked into the hands.`
  if (tells(await bench.command(request, 'export', { game: table }))) return `${user} got the game as a file.`
  if (tells(await bench.press(request, { kind: 'export', table, isSure: true })))
    return `${user} got the game as a file.`
  if ((await bench.tables.saves.export(table, { user, name: user })).ok) return `${user} was handed the game as a file.`
  if ((await bench.tables.privateAccess.lookInto(table, { user, name: user }, null)).ok)
    return `${user} was let into the hands.`
  return null
}

async function takesAway(bench: Bench, user: string): Promise<string | null> {
  const request = bench.manager(user, LAIR)
  await bench.command(request, 'resume', { game: bench.table })
  await bench.press(request, { kind: 'resume', table: bench.table })
  const { server } = await bench.record()
  return server === HOME ? null : `${user} moved the game to a server of their own.`
}

/** All of `/admin` and every admin button, from a server without the game. */
async function fromElsewhere(bench: Bench): Promise<string | null> {
  const { table } = bench
  const request = bench.manager('mallory', LAIR)
  const before = await bench.whole()
  for (const subcommand of ['saves', 'end', 'export', 'archive', 'resume', 'secrets', 'bookmark', 'back', 'branches']) {
    const reply = await bench.command(request, subcommand, { game: table, to: 'turn-1', name: 'mine' })
    if (JSON.stringify(reply).includes(table)) return `/admin ${subcommand} reached the game.`
  }
  for (const what of ['end', 'pause', 'play-on', 'replace'])
    await bench.command(request, 'decide', { what, seat: 'seat-1' })
  await bench.command(request, 'seat', { seat: 'seat-1', user: 'mallory' })
  const presses: readonly PressOf<RepliedKind>[] = [
    { kind: 'resume', table },
    { kind: 'propose-move', table },
    { kind: 'end', table },
    { kind: 'export', table, isSure: true },
    { kind: 'archive', table },
    { kind: 'back-turn', table, turn: 1 },
    { kind: 'way-go', table, isAdmin: true, to: 'turn-1' },
    { kind: 'watch-end', table, user: HOST },
    { kind: 'saves-menu', page: 0 },
  ]
  for (const press of presses) {
    if (tells(await bench.press(request, press, table))) return `The press ${press.kind} told something.`
  }
  return (await bench.whole()) === before ? null : 'The game was changed from another server.'
}

export const AUTHORITY: readonly Attack[] = [
  {
    name: 'host-moves-game',
    tries: 'The host takes the game to a server of their own without asking anybody.',
    run: () => onBench((bench) => takesAway(bench, HOST)),
  },
  {
    name: 'former-manager-moves-game',
    tries: 'Somebody who managed the server a moment ago takes the game away.',
    run: () =>
      onBench(async (bench) => {
        bench.managers.add(`${HOME} boss`)
        await bench.command(bench.manager('boss'), 'saves')
        await bench.command(bench.manager('boss', LAIR), 'resume', { game: bench.table })
        bench.managers.clear()
        return await takesAway(bench, 'boss')
      }),
  },
  {
    name: 'foreign-admin',
    tries: 'An admin of another server uses every admin command and button on the game by its id.',
    run: () =>
      onBench(async (bench) => {
        await bench.play(4)
        return await fromElsewhere(bench)
      }),
  },
  {
    name: 'move-after-move',
    tries:
      'Somebody takes the game from where its players moved it while Discord was asked who manages the server before.',
    run: () =>
      onBench(async (bench) => {
        const authority = {
          manages: async () => (await bench.tables.saves.resume(bench.table, { server: 'third', room: 'loft' })).ok,
        }
        Object.assign(bench.context, { authority })
        await bench.press(bench.manager('boss', LAIR), { kind: 'resume', table: bench.table })
        return (await bench.record()).server === 'third'
          ? null
          : 'It was taken from a server that nobody was asked about.'
      }),
  },
  {
    name: 'mover-reads-secrets',
    tries: 'Somebody who manages both servers moves the game and reads its secrets there.',
    run: () =>
      onBench(async (bench) => {
        bench.managers.add(`${HOME} boss`)
        await bench.press(bench.manager('boss', LAIR), { kind: 'resume', table: bench.table })
        if ((await bench.record()).server !== LAIR) return 'The attack could not be tried: the game was not moved.'
        return await secretsFor(bench, 'boss', LAIR)
      }),
  },
  {
    name: 'importer-reads-secrets',
    tries: 'Somebody imports an unfinished game and reads or exports its secrets.',
    run: () =>
      onBench(async (bench) => {
        await bench.play(4)
        const file = await bench.tables.saves.export(bench.table, { user: 'kim', name: 'kim' })
        if (!file.ok) return `The attack could not be tried: ${file.why}.`
        return await onOtherBench(bench, Buffer.from(file.value))
      }),
  },
  {
    name: 'player-reads-secrets',
    tries: 'A player who manages the server reads the secrets, before and after giving the seat away.',
    run: () =>
      onBench(async (bench) => {
        const seated = await secretsFor(bench, HOST, HOME)
        if (seated !== null) return seated
        await bench.tables.seats.leave(bench.table, HOST)
        await bench.tables.seats.giveSeat(bench.table, 0, 'zoe', 'zoe')
        return await secretsFor(bench, HOST, HOME)
      }),
  },
]

/** Imports a game elsewhere. */
async function onOtherBench(from: Bench, file: Uint8Array): Promise<string | null> {
  const other = from.anew()
  try {
    const into = { server: LAIR, room: 'cellar', by: 'mallory' }
    const player = await other.tables.saves.import(file, { ...into, by: userAt(1) })
    if (player.ok) return 'A player imported the secrets of the others.'
    const taken = await other.tables.saves.import(file, into)
    if (!taken.ok) return `The attack could not be tried: ${taken.why}.`
    if ((await other.tables.saves.export(other.table, { user: 'mallory', name: 'mallory' })).ok)
      return 'It was exported again.'
    await other.tables.saves.resume(other.table, into)
    return await secretsFor(other, 'mallory', LAIR)
  } finally {
    await other.close()
  }
}
