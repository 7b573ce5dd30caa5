import { describe, expect, it } from 'vitest'
import { rngFrom, Run, type Answer } from '../../../../src/engine/index.ts'
import { TALISMAN } from '../../../../src/games/talisman/index.ts'
import { turnsTo } from '../../../../src/games/talisman/computer/walks.ts'
import { talisman, type Table } from '../kit.ts'

/** The answers of computer players, pause by pause, until the Turn is over; `others` pass. */
function answers(table: Table): string[] {
  const rng = { rng: rngFrom('decides') }
  const { run } = Run.start(TALISMAN.rules, table.state)
  const given: string[] = []
  const { turns } = run.state
  for (let pause = 0; pause < 200 && !run.isOver && run.state.turns === turns; pause += 1) {
    const asked = run.asked[0]
    if (!asked) break
    const view = run.rules.view(run.state, asked.seat)
    const answer: Answer = { seat: asked.seat, ...TALISMAN.computer(view, asked, run.asidesOf(asked.seat), rng) }
    if (answer.key !== 'pass') given.push(`${answer.verb} ${answer.key}`)
    run.submit({ seat: answer.seat, verb: answer.verb, key: answer.key })
  }
  return given
}

describe('a computer player', () => {
  it('a computer player goes on to the Crown of Command from the Valley of Fire', () => {
    const table = talisman({ warrior: { at: 'valley-of-fire', objects: ['talisman'] }, thief: {} })
    expect(answers(table)).toContain('move.inner space:crown-of-command')
  })

  it('a computer player opens the Portal of Power when it is ready', () => {
    const warrior = { at: 'portal-of-power', strength: 11, objects: ['talisman'] } as const
    const table = talisman({ warrior, thief: {} }).dice(3, 4, 4)
    expect(answers(table)).toContain('move.to portal:strength')
  })

  it('a computer player races a rival who is on the way to the Crown, however weak it is (TAL-OPT.3)', () => {
    const thief = { at: 'portal-of-power', lives: 1, objects: ['talisman'] } as const
    const warrior = { objects: ['talisman'] } as const
    const goes = (at: 'plain-of-peril' | 'tavern') =>
      answers(talisman({ thief, warrior: { ...warrior, at } }, { short: true }).dice(3)).includes('move.to portal:open')
    expect([goes('plain-of-peril'), goes('tavern')]).toEqual([true, false])
  })

  it('a computer player takes the passage that opens more easily, if the way behind it is as good (TAL-14.5, TAL-14.6)', () => {
    const thief = { at: 'plain-of-peril', strength: 7, objects: ['talisman'], followers: ['mule'] } as const
    const goes = (craft: number) => answers(talisman({ thief: { ...thief, craft }, warrior: {} }))
    expect(goes(8)).toContain('move.inner space:mines') // 26%, not 16%
    expect(goes(6)).toContain('move.inner space:crypt')
  })

  it('a computer player ruled by the Command Spell goes on, and is not healed for ever (TAL-9.8)', () => {
    const sorceress = { lives: 3, alignment: 'good', followers: ['poltergeist'] } as const
    const sorceressAt = { ...sorceress, at: 'hills-north', strength: 5, objects: ['talisman'] } as const
    const table = talisman({ sorceress: sorceressAt, minstrel: { at: 'crown-of-command' } })
    expect(answers(table)).toContain('move.to space:sentinel')
  })

  it('a computer player leaves a Werewolf that it can hardly beat, and stays with others (TAL-11.5, TAL-14.7)', () => {
    const goes = (strength: number) => {
      const unfinished = { kind: 'werewolf', strength } as const
      const thief = { at: 'werewolf-den', strength: 6, objects: ['talisman'], unfinished } as const
      return answers(talisman({ thief, warrior: {} }))
    }
    expect(goes(12)).toContain('move.inner space:dice-with-death')
    expect(goes(7)).toContain('move.inner stay')
  })

  it('a computer player foresees a Hag and puts her away rather than an Event (TAL-R111)', () => {
    const drawn = { pile: ['hag', 'market-day'] }
    const given = answers(talisman({ prophetess: { at: 'graveyard' }, thief: {} }, drawn).dice(1))
    expect(given).toContain('foresee.discard card:hag')
  })

  it('a computer player lets no Hag come out of the Orb of Knowledge', () => {
    const thief = { at: 'village', objects: ['orb-of-knowledge'], followers: ['unicorn'] } as const
    const given = answers(talisman({ thief, warrior: {} }, { pile: ['hag', 'talisman-1'] }).dice(1))
    expect(given).toContain('orb.replace card:hag')
  })

  it.each([
    ['chapel', 'good'],
    ['graveyard', 'evil'],
  ] as const)('a Druid of a computer player turns at the %s and is %s there (TAL-7.2)', (space, alignment) => {
    const from = space === 'chapel' ? 'hills-north' : 'fields-north'
    const given = answers(talisman({ druid: { at: from, lives: 2 }, thief: {} }).dice(1))
    expect(given).toContain(`druid.align ${alignment}`)
  })

  it('a computer player goes round a Desert without water, and into it with some', () => {
    const ends = (objects: readonly string[]) =>
      answers(talisman({ thief: { at: 'woods-middle', gold: 0, objects }, warrior: {} }).dice(2))
    expect(ends([])).toContain('move.to space:castle')
    expect(ends(['water-bottle'])).toContain('move.to space:desert-west')
  })

  it('a computer player takes the better cards and leaves those it has better of, without looping', () => {
    const objects = ['ring', 'magic-belt', 'solomons-crown', 'talisman']
    const thief = { at: 'village', objects } as const
    const table = talisman({ thief, warrior: {} }, { pile: ['helmet'] }).dice(1)
    expect(answers(table).filter((one) => one.includes('take:')).length).toBeLessThan(2)
  })

  it('a computer player makes itself invisible before a Dragon, and evades it', () => {
    const wizard = { at: 'village', craft: 5, spells: ['invisibility'] } as const
    const given = answers(talisman({ wizard, thief: {} }, { pile: ['dragon-1'] }).dice(1))
    expect(given).toContain('window.act cast:invisibility:self')
    expect(given).toContain('window.act evade:dragon-1')
  })

  it('a computer player stands against what it can beat', () => {
    const troll = { at: 'village' } as const
    const given = answers(talisman({ troll, wizard: {} }, { pile: ['wolf'] }).dice(1, 3, 3))
    expect(given.filter((one) => one.startsWith('window.act'))).toEqual([])
  })

  it('a computer player saves its last Life with a Spell', () => {
    const wizard = { at: 'werewolf-den', craft: 5, lives: 1, objects: ['talisman'], spells: ['preservation'], unfinished: { kind: 'werewolf', strength: 3 } } as const // prettier-ignore
    const table = talisman({ wizard, thief: {} }).dice(1, 6)
    expect(answers(table).some((one) => one.startsWith('window.act cast:preservation'))).toBe(true)
  })

  it('a computer player takes a Life on the Crown of Command, even with loot available', () => {
    const warrior = { at: 'crown-of-command', strength: 11 } as const
    const thief = { at: 'crown-of-command', objects: ['talisman'] } as const
    const table = talisman({ warrior, thief }).dice(6, 6, 1)
    expect(answers(table)).toContain('fight.spoils life')
  })

  it('a computer player pays the Warlock as soon as it can', () => {
    const monk = { at: 'warlocks-cave', gold: 4, quest: 'quest-two-gold' } as const
    expect(answers(talisman({ monk, thief: {} }))).toContain('quest.pay gold:2')
  })
})

describe('the length of a walk', () => {
  it('a Character on the Portal space needs any die, and one beside it 2 or more (TAL-11.23, TAL-R42)', () => {
    expect(turnsTo('portal-of-power', ['portal-of-power'], 'pass')).toBe(1)
    expect(turnsTo('castle', ['portal-of-power'], 'pass')).toBeCloseTo(1 + 1 / 6, 1)
  })

  it('the nearer space is not always the better: the die must end the Move on it', () => {
    expect(turnsTo('tavern', ['tavern'], 'end')).toBe(0)
    const [beside, far] = [turnsTo('ruins', ['tavern'], 'end'), turnsTo('graveyard', ['tavern'], 'end')]
    expect(beside).toBeGreaterThan(4)
    expect(far - beside).toBeLessThan(3)
  })

  it('a Character that moves one space a Turn needs a Turn for each', () => {
    expect(turnsTo('ruins', ['tavern'], 'end', true)).toBe(2)
    expect(turnsTo('hills-north', ['village'], 'end', true)).toBe(5)
  })
})
