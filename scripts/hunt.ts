// npm run hunt -- <game> [--seconds 60] [--matches 100] [--seed 1] [--seats 4] [--length short] [--every 25]
// Plays what has not been played yet and checks everything on the way. What only a game can check about itself is in
// trials/games/<game>/parts.ts, as `parts`, if it is there.
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { State } from '../src/engine/index.ts'
import { GAMES } from '../src/games/index.ts'
import type { GameParts } from '../trials/checks.ts'
import { runCommand } from './lib/command.ts'
import { hunt } from './lib/hunt.ts'

const parts = new Map<string, GameParts<State>>()
for (const { rules } of GAMES) {
  const file = new URL(`../trials/games/${rules.id}/parts.ts`, import.meta.url)
  if (!existsSync(fileURLToPath(file))) continue
  const found = (await import(file.href)) as { parts: GameParts<State> }
  parts.set(rules.id, found.parts)
}

await runCommand((args, terminal) => hunt(args, GAMES, terminal, (id) => parts.get(id) ?? {}))
