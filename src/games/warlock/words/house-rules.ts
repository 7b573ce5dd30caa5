import type { HouseWords, OptionWords } from '../../../engine/index.ts'
import type { Options } from '../data/options.ts'

const OPTIONS: Readonly<Record<keyof Options, OptionWords>> = {
  'start-at-river': {
    title: 'Start at the river',
    line: 'Everybody starts, and comes back, at the river instead of the front door.',
  },
  'swift-feet': {
    title: 'Swift feet',
    line: 'Two dice for a move instead of one.',
  },
  'loose-tongues': {
    title: 'Loose tongues',
    line: 'A 1 or a 6 on a movement die allows a Key Challenge.',
  },
  'open-lock': {
    title: 'One lock open',
    line: 'One of the three Key cards beneath the chest lies open.',
  },
  'ready-keys': {
    title: 'Ready keys',
    line: 'Everybody starts with two key Treasures in hand; some southern rooms are bare.',
  },
  'lesser-warlock': {
    title: 'Lesser Warlock',
    line: 'He has Skill 9 and Stamina 10 from the start.',
  },
  'midnight-bell': {
    title: 'Midnight bell',
    line: 'If nobody has opened the chest by the last round, guesses decide.',
  },
  'auto-equip': {
    title: 'Auto-equip',
    line: 'What helps in a battle is declared and put in use by itself, unless a player says otherwise.',
  },
  'long-memory': {
    title: 'Long memory',
    line: 'A face-down Encounter that everybody has seen is drawn on the map with its name.',
  },
  'double-six': {
    title: 'Double six, double damage',
    line: 'A winning 12 on the attack dice doubles the wound.',
  },
  'luck-in-battle': {
    title: 'Luck in battle',
    line: 'Whoever deals or takes a wound may test Luck to change it.',
  },
  'stamina-cap': {
    title: 'Stamina cap',
    line: 'Stamina never rises above what it was at first.',
  },
  'maze-strict': {
    title: 'Strict Maze',
    line: 'A dead end in the Maze costs the next turn.',
  },
}

/** What may be chosen about the game, in English. */
export const HOUSE_RULES: HouseWords = {
  presets: {
    standard: { title: 'Standard game', line: 'two to three hours; the whole mountain, from the front door' },
    short: { title: 'Short game', line: 'about an hour; keys in hand, one lock open, and a bell at midnight' },
  },
  options: OPTIONS,
  clashes: {},
}
