import { writeFileSync } from 'node:fs'
import { ApplicationCommandOptionType } from 'discord.js'
import { COMMANDS, MESSAGE_COMMANDS } from '../../src/discord/commands/index.ts'
import { groupsOf } from '../../src/discord/reference/groups.ts'
import { presetWords } from '../../src/discord/table/lobby/house-rules.ts'
import type { Game } from '../../src/engine/index.ts'
import type { Terminal } from './command.ts'

type Data = ReturnType<(typeof COMMANDS)[string]['data']>
type Option = NonNullable<Data['options']>[number]

const HEAD = ['', '| command | what it does | options |', '| --- | --- | --- |']

/** All commands as a page, from the definitions that Discord gets. */
export function commandsPage(games: readonly Game[]): string {
  const all = Object.values(COMMANDS).map(({ data }) => data(games))
  const isForManagers = ({ default_member_permissions: needed }: Data) => needed != null
  const menu = Object.entries(MESSAGE_COMMANDS).map(([name]) => `- **${name}**`)
  return [
    '# Commands',
    'Made by `npm run commands` from the definitions that Discord gets. Options in bold are required.',
    ['## For players and spectators', ...HEAD, ...all.filter((one) => !isForManagers(one)).flatMap(rowsOf)].join('\n'),
    ['## For people who manage the server', ...HEAD, ...all.filter(isForManagers).flatMap(rowsOf)].join('\n'),
    ['## In the menu of a message, under Apps', '', ...menu].join('\n'),
    ['## What differs between the games', '', ...gameRows(games)].join('\n'),
  ]
    .join('\n\n')
    .concat('\n')
}

/** A row for a command, or one for each of its subcommands. */
function rowsOf({ name, description, options = [] }: Data): readonly string[] {
  const subcommands = options.flatMap((one) => (one.type === ApplicationCommandOptionType.Subcommand ? [one] : []))
  if (subcommands.length === 0) return [row(`\`/${name}\``, description, optionsOf(options))]
  return subcommands.map((one) => row(`\`/${name} ${one.name}\``, one.description, optionsOf(one.options ?? [])))
}

function optionsOf(options: readonly Option[]): string {
  return options
    .map(({ name, description, ...rest }) => {
      const label = 'required' in rest && rest.required === true ? `**\`${name}\`**` : `\`${name}\``
      return `${label}: ${description}`
    })
    .join('<br>')
}

/** What the same commands offer in each game. */
function gameRows(games: readonly Game[]): readonly string[] {
  return [
    '| game | players | `/game new preset:` | `/cards kind:` | `/game look` |',
    '| --- | --- | --- | --- | --- |',
    ...games.map((game) => {
      const { rules, words } = game
      const presets = rules.sheet.presetIds.map((id) => presetWords(game, id).title)
      const kinds = groupsOf(game).map(({ name }) => name)
      const look = words.board ? 'yes' : 'no'
      return row(words.title, `${rules.seats.min}–${rules.seats.max}`, presets.join(', '), kinds.join(', '), look)
    }),
  ]
}

function row(...cells: readonly string[]): string {
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`
}

/** Writes the page. */
export function writeCommands(games: readonly Game[], path: string, terminal: Terminal): number {
  writeFileSync(path, commandsPage(games))
  terminal.out(JSON.stringify({ commands: Object.keys(COMMANDS).length }))
  return 0
}
