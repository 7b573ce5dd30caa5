import { migrateFact, type Fact, type Rules } from '../../engine/index.ts'
import type { ChronicleLine } from '../model/store.ts'

/**
 * Migrates the facts in lines of the chronicle to the current version of the rules. A fact that can't be migrated stays
 * unchanged. It doesn't affect other lines or other facts on its line.
 */
export function linesOfToday<Line extends ChronicleLine>(rules: Rules, lines: readonly Line[]): readonly Line[] {
  return lines.map((line) => (line.version < rules.version ? lineOfToday(rules, line) : line))
}

function lineOfToday<Line extends ChronicleLine>(rules: Rules, line: Line): Line {
  const ofToday = (fact: Fact): Fact => {
    try {
      return migrateFact(rules, fact, line.version)
    } catch {
      // The reader reports a fact that doesn't have the form of its rules: see `readable`.
      return fact
    }
  }
  if (line.kind === 'fact') return { ...line, fact: ofToday(line.fact) }
  if (line.event.kind !== 'stood-in') return line
  return { ...line, event: { ...line.event, told: line.event.told.map(ofToday) } }
}
