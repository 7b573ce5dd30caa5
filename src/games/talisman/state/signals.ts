/** The active Character was moved by an Encounter and lands again (TAL-R16): rises to the Turn. */
export class LandsAgain extends Error {
  override readonly name = 'LandsAgain'
}
