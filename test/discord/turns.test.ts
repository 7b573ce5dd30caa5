import { describe, expect, test } from 'vitest'
import { proposalPanel } from '../../src/discord/panels/voting/proposal.ts'
import { eventInWords } from '../../src/discord/table/telling/events.ts'
import type { Game } from '../../src/engine/index.ts'
import { GAMES } from '../../src/games/index.ts'
import { answer, granted, houseOf, sightOf } from '../kit/house.ts'

/** What the card says first. */
async function cardRound(house: ReturnType<typeof houseOf>, id: string): Promise<string | undefined> {
  const { game, view, record } = await sightOf(house, id)
  return /[Rr]ound (\d+)/.exec(game.words.headline(view(null), (seat) => record.seats[seat]?.name ?? ''))?.[1]
}

describe.each(GAMES as readonly Game[])('$rules.id', (game) => {
  test('proposals, branches and the log count rounds as the card does', async () => {
    const house = houseOf({ games: [game] })
    const host = { user: 'ann', name: 'ann' }
    const { id } = granted(
      await house.tables.opening.open({ game: game.rules.id, seed: 'rounds', server: 'server', room: 'room', host }),
    )
    for (const user of ['bob', 'cat']) granted(await house.tables.seats.join(id, user, user))
    granted(await house.tables.opening.start(id, 'ann'))
    const rounds = new Map<number, string | undefined>()
    for (let n = 0; n < 2000; n += 1) {
      const { turn } = await sightOf(house, id)
      if (!rounds.has(turn)) rounds.set(turn, await cardRound(house, id))
      if (turn >= 7) break
      await answer(house, id)
    }
    const [target, now] = [4, (await sightOf(house, id)).turn]
    const left = await cardRound(house, id)
    expect(left).not.toBe(String(now))
    granted(await house.tables.votes.propose(id, 'ann', { kind: 'back', turn: target }))
    const sight = await sightOf(house, id)
    const motion = sight.motions[0]
    if (!motion) throw new Error('nothing is proposed')
    expect(JSON.stringify(proposalPanel(sight, motion))).toContain(`in round ${rounds.get(target)}`)
    granted(await house.tables.votes.decide(id, { kind: 'back', turn: target }))
    expect(await cardRound(house, id)).toBe(rounds.get(target))
    expect((await house.tables.rollbacks.branches(id))[0]?.round).toBe(Number(left))
    const told = (await house.store.chronicle.lines(id, 0, 9999)).flatMap((line) =>
      line.kind === 'event' && line.event.kind === 'went-back' ? [line.event] : [],
    )
    expect(told[0]?.rounds).toEqual({ from: Number(left), to: Number(rounds.get(target)) })
    const said = told.map((event) => eventInWords(sight, event)).join()
    expect(said).toContain(`round ${left}`)
    expect(said).not.toMatch(/turn \d/)
  })
})
