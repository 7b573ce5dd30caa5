import { describe, expect, test } from 'vitest'
import { attack } from '../../scripts/lib/attacks.ts'
import { ATTACKS, type Attack } from '../../trials/attacks/index.ts'

describe('the attacks', () => {
  for (const { name, tries, run } of ATTACKS) {
    test(`${name}: ${tries}`, async () => {
      const { held, detail } = await run()
      expect(held, detail).toBe(true)
    })
  }

  test('the attacks have unique names', () => {
    const names = ATTACKS.map(({ name }) => name)
    expect(names).toEqual([...new Set(names)])
  })
})

describe('npm run attacks', () => {
  const one = (name: string, run: Attack['run']): Attack => ({ name, tries: 'To get in.', run })
  const good = one('good', () => Promise.resolve({ held: true, detail: 'Refused.' }))
  const bad = one('bad', () => Promise.resolve({ held: false, detail: 'It is in.' }))
  const broken = one('broken', () => Promise.reject(new Error('no house')))
  const played = async (args: readonly string[], attacks: readonly Attack[]) => {
    const out: string[] = []
    const terminal = { out: (line: string) => void out.push(line), err: () => undefined, isWatched: false }
    return { code: await attack(args, attacks, terminal), last: JSON.parse(out.at(-1) ?? '') as unknown }
  }

  test('exits with 1 if an attack succeeds or throws', async () => {
    const through = { attacks: 3, held: 1, through: ['bad', 'broken'] }
    expect(await played([], [good, bad, broken])).toEqual({ code: 1, last: through })
  })

  test('npm run attacks runs only the named attacks', async () => {
    const held = { attacks: 1, held: 1, through: [] }
    expect(await played(['good'], [good, bad])).toEqual({ code: 0, last: held })
    await expect(played(['other'], [good])).rejects.toThrow('No attack is called other')
  })
})
