/** An Encounter moved the active Character, who lands again (TAL-R16). Caught by the Turn. */
export class LandsAgain extends Error {
  override readonly name = 'LandsAgain'
}
