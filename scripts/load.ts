import { GAMES } from '../src/games/index.ts'
import { runCommand } from './lib/command.ts'
import { load } from './lib/load/load.ts'

const HELP = `
npm run load                          200 tables, 100 presses a second for a minute
  --tables 200     how many tables are played
  --presses 100    how many presses a second: half of them answers, the rest looks at what only they may see
  --seconds 60     how long; the bot that only acknowledges is pressed half as long besides
  --rounds 4       in how many rounds the two take turns
  --rates 12,20,50 instead: how far cards are behind at so many answers a second, each for --seconds 25
  --played 8       answers each table has had before
  --games imperial,talisman,warlock    which games
  --seed load      which games, and who presses what
  --no-goals       only measure

The bot as an operator runs it, on a sandbox with people who press at their due times, beside a bot that does nothing but
acknowledge: each bot and each sandbox is a process of its own on 127.0.0.1. Times are in milliseconds.
The last line is JSON. Ends with 1 if a goal is missed; it says which.
`

await runCommand((args, terminal) => load(args, GAMES, terminal), HELP)
