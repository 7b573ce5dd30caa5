import { migrateFact, type Fact, type Rules } from '../../engine/index.ts'
import type { ChronicleLine } from '../model/store.ts'

/**
 * Lines of a chronicle with facts as the rules tell them today, whichever of their versions told them. A fact that cannot be brought
 * up stays as it was told, and costs what stands on its own line alone: of several on a line the others are brought up.
 */
export function linesOfToday<Line extends ChronicleLine>(rules: Rules, lines: readonly Line[]): readonly Line[] {
  return lines.map((line) => (line.version < rules.version ? lineOfToday(rules, line) : line))
}

function lineOfToday<Line extends ChronicleLine>(rules: Rules, line: Line): Line {
  const ofToday = (fact: Fact): Fact => {
    try {
      return migrateFact(rules, fact, line.version)
    } catch {
      // What is not of the form that its rules gave it is said where it is read: see `readable`.
      return fact
    }
  }
  if (line.kind === 'fact') return { ...line, fact: ofToday(line.fact) }
  if (line.event.kind !== 'stood-in') return line
  return { ...line, event: { ...line.event, told: line.event.told.map(ofToday) } }
}
