import type { Fact, Seat } from './facts.ts'

/**
 * A scene worth a picture of its own: data in plain words, made only from public facts. It knows nothing of drawing.
 */

/**
 * `fight`: decided, with the dice. `death`: a tombstone. `prize`: a great find or win. `chest`: the chest is open.
 * `crown`: a player has reached the goal. `blow`: one player strikes all others. `robbery`: the first side takes
 * something from the second. `face`: a card, creature or place that can be looked up.
 */
export type DramaKind =
  'fight' | 'death' | 'prize' | 'chest' | 'crown' | 'blow' | 'robbery' | 'rescue' | 'change' | 'face'

/**
 * How much the scene matters. 1: a passing event, shown only while it is fresh. 2: worth keeping. 3: a fight. 4: a
 * grave event. 5: it decides the game.
 */
export type Weight = 1 | 2 | 3 | 4 | 5

/** A number with its label, and the id of its sign in pictures: `['Skill', '11', 'skill']`. */
export type NamedFigure = readonly [word: string, number: string, sign?: string]

export interface Drama {
  readonly kind: DramaKind
  readonly weight: Weight
  /** "Ann slays the Ogre": plain text of at most `MAX_DRAMA_TITLE` characters. */
  readonly title: string
  /**
   * Further details in plain text: a few lines of at most `MAX_DRAMA_LINE` characters. On a face they stand above its
   * own lines.
   */
  readonly lines: readonly string[]
  /**
   * The topic (`Words.reference`) of the scene: the thing found, met or bought, or the cause of death. Every face has
   * one.
   */
  readonly about?: string
  /** The id of its sign in pictures, where no topic shows what it is about. */
  readonly sign?: string
  /** Current numbers, where they differ from those of the topic. */
  readonly figures?: readonly NamedFigure[]
  /** Both sides of a fight or robbery. A death, a find or a reached goal has one side. */
  readonly sides?: readonly DramaSide[]
  /** At the end of a game: the players who didn't win, best first, with the result as `left`. */
  readonly others?: readonly DramaSide[]
  /** By how much a fight was won, in a few plain words: "Won by 6". */
  readonly margin?: string
}

/** A participant of a scene: a player or a creature. */
export interface DramaSide {
  /** `null` for a creature. */
  readonly seat: Seat | null
  readonly name: string
  /** The topic of the character or creature, if it has one. */
  readonly topic?: string
  /** In fights only; `null` for a stand-off. */
  readonly won?: boolean | null
  /** Whether the side is dead or destroyed, and hasn't only lost or stood aside. */
  readonly fallen?: boolean
  /** The dice of the last round. */
  readonly dice?: readonly DramaDie[]
  /** The modifiers added to the dice, in words. */
  readonly parts?: readonly { readonly label: string; readonly value: number }[]
  /** The final score, such as "17", or the number of hits: "two hits". */
  readonly total?: string
  /** The dice of the earlier rounds, oldest first. */
  readonly earlier?: readonly (readonly DramaDie[])[]
  /** The side's condition after the fight: "Stamina 9", "slain". */
  readonly left?: string
}

/** The value of a die, and whether it counted: as the highest die, or as a hit. */
export interface DramaDie {
  readonly value: number
  readonly counts: boolean
}

export const MAX_DRAMA_TITLE = 60
export const MAX_DRAMA_LINE = 160

/** A public fact, with the plain names that the players had at the time. */
export interface Happened<F extends Fact = Fact> {
  readonly fact: F
  readonly names: (seat: Seat) => string
  /** The bare name of a seat's character (`Words.calledNow`) at the time; `null` if the seat had none. */
  readonly called?: (seat: Seat) => string | null
}

/** The scene with the greatest weight; the last of them on a tie. */
export function weightiest(dramas: readonly Drama[]): Drama | undefined {
  return dramas.reduce<Drama | undefined>((best, one) => (best && best.weight > one.weight ? best : one), undefined)
}

/** A scene, and the place of its fact among all facts. */
export interface PlacedDrama {
  readonly at: number
  readonly drama: Drama
}

/** The seat's own best scene, which it won or in which it reached something; the last of them on a tie. */
export function bestSceneOf(scenes: readonly PlacedDrama[], seat: Seat): PlacedDrama | undefined {
  const own = scenes.filter(({ drama: { kind, sides = [] } }) =>
    kind === 'fight'
      ? sides.some((side) => side.seat === seat && side.won === true)
      : kind !== 'death' && kind !== 'change' && sides[0]?.seat === seat,
  )
  return own.reduce<PlacedDrama | undefined>(
    (best, one) => (best && best.drama.weight > one.drama.weight ? best : one),
    undefined,
  )
}
