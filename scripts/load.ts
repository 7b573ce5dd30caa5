import { GAMES } from '../src/games/index.ts'
import { runCommand } from './lib/command.ts'
import { load } from './lib/load/load.ts'

const HELP = `
npm run load                          200 tables, 100 presses per second for a minute
  --small          50 tables and 10 presses per second, for a bot with little memory
  --tables 200     number of tables
  --presses 100    presses per second: half of them choices, the rest private looks
  --seconds 60     how long; the bot that only acknowledges gets half as long
  --rounds 4       how often the two bots alternate
  --rates 12,20,50 instead: how late cards are at these numbers of choices per second, each for --seconds 25
  --played 8       choices that each table has had before
  --games imperial,talisman,warlock    which games
  --level cunning  a computer player of this level at every table (default: a fair one at every third)
  --seed load      which games, and who presses what
  --no-goals       only measure, without the half minute before that in which answers come one at a time

Runs the bot as an operator would, on a sandbox with people who press at fixed times, beside a bot that only acknowledges.
Each bot and each sandbox is a process of its own on 127.0.0.1. Times are in milliseconds.
The last line is JSON. Exits with 1 if a goal is missed, and says which.
`

await runCommand((args, terminal) => load(args, GAMES, terminal), HELP)
