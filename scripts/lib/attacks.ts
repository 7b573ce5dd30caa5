import { parseArgs } from 'node:util'
import type { Attack, Outcome } from '../../trials/attacks/index.ts'
import { WrongArguments, type Terminal } from './command.ts'

/** Runs attacks, all or those that are named. 1 if one gets through. */
export async function attack(args: readonly string[], all: readonly Attack[], terminal: Terminal): Promise<number> {
  const { positionals } = parseArgs({ args: [...args], options: {}, allowPositionals: true })
  const unknown = positionals.find((name) => !all.some((one) => one.name === name))
  if (unknown !== undefined) throw new WrongArguments(`No attack is called ${unknown}`)
  const chosen = positionals.length === 0 ? all : all.filter(({ name }) => positionals.includes(name))
  const through: string[] = []
  for (const one of chosen) {
    const { held, detail } = await outcomeOf(one)
    if (!held) through.push(one.name)
    terminal.out(`${held ? 'held' : 'GOT THROUGH'}  ${one.name}: ${one.tries} ${detail}`)
  }
  terminal.out(JSON.stringify({ attacks: chosen.length, held: chosen.length - through.length, through }))
  return through.length === 0 ? 0 : 1
}

/** An attack that breaks off proves nothing, so it counts as one that got through. */
async function outcomeOf(one: Attack): Promise<Outcome> {
  try {
    return await one.run()
  } catch (error) {
    return { held: false, detail: `It failed: ${error instanceof Error ? error.message : String(error)}` }
  }
}
