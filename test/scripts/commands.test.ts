import { expect, it } from 'vitest'
import { commandsPage } from '../../scripts/lib/commands.ts'
import { GAMES } from '../../src/games/index.ts'
import { textFile } from '../kit/text-file.ts'

it('docs/commands.md lists every command as it is defined: npm run commands writes it', () => {
  expect(textFile('docs/commands.md')).toBe(commandsPage(GAMES))
})
