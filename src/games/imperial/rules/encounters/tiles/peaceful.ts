import { option, options, type Play, type Seat } from '../../../../../engine/index.ts'
import { characterCard, creatureOf } from '../../../data/components.ts'
import type { EncounterTile } from '../../../data/ids.ts'
import { emitFact } from '../../../facts/index.ts'
import { membersOf } from '../../../state/party.ts'
import { characterAt, type Imperial } from '../../../state/state.ts'
import { encounterAbout } from '../../../view/about.ts'
import { ask } from '../../deeds/asking.ts'
import { offerToJoin } from '../../deeds/companions.ts'
import { heal } from '../../deeds/harm.ts'
import { drawClue } from '../../deeds/pools.ts'
import type { EncounterOutcome, TileKind } from './kind.ts'
import { meetPeddler } from './people.ts'

/** Tiles without a fight (IMP-7.7). */

export const PEACEFUL = {
  'black-cat': { meet: meetCat },
  /** Two wilderness steps a turn (IMP-4.2). */
  'ed-eagle': { meet: meetFriend },
  /** Boards ships but not boats (IMP-9.8). */
  elephant: { meet: meetFriend },
  /** Wants to be taken to Silverleaf (IMP-5.6, IMP-18.25). */
  'elf-princess': { meet: meetFriend },
  /** Keeps items it is lent (IMP-9.4). */
  'guillaume-tell': { meet: meetFriend },
  /** Wants to be taken to Castle Highgloom (IMP-5.6, IMP-18.25). */
  'maid-marywin': { meet: meetFriend },
  hermit: { meet: meetHermit },
  mermaid: { meet: meetMermaid },
  peddler: { meet: meetPeddler },
} satisfies Record<string, TileKind>

/** Offers to come along, or asks to be escorted (IMP-7.13). */
function* meetFriend(game: Imperial, seat: Seat, tile: EncounterTile): Play<EncounterOutcome> {
  yield* offerToJoin(game, seat, tile)
  return 'over'
}

/** A familiar for a character who carries spells and has none; it only crosses the path of others (IMP-9.10). */
function* meetCat(game: Imperial, seat: Seat, tile: EncounterTile): Play<EncounterOutcome> {
  const { id, familiar } = characterAt(game, seat)
  if (characterCard(id).spellLimit > 0 && !familiar) yield* offerToJoin(game, seat, tile)
  else emitFact(game, { kind: 'encounter-pays-no-heed', seat, tile })
  return 'over'
}

function* meetHermit(game: Imperial, seat: Seat, tile: EncounterTile): Play<EncounterOutcome> {
  yield* drawClue(game, seat, creatureOf(tile).id)
  return 'over'
}

/** A clue, or healing of all the vessel's wounds, if it has any. Default: the clue. */
function* meetMermaid(game: Imperial, seat: Seat, tile: EncounterTile): Play<EncounterOutcome> {
  const { id } = creatureOf(tile)
  const wounded = () => membersOf(game, seat).find(({ kind, body }) => kind === 'vessel' && body.wounds > 0)
  const offers = () => [option('clue'), ...(wounded() ? options(['repair']) : [])]
  const answer = yield* ask(seat, 'mermaid.do', offers, { about: encounterAbout(game, seat, tile) })
  const vessel = wounded()
  if (answer === 'repair' && vessel) heal(game, seat, vessel, vessel.body.wounds, id)
  else yield* drawClue(game, seat, id)
  return 'over'
}
