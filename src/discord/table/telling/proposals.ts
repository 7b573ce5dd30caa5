import type { Names, Seat } from '../../../engine/index.ts'
import { bold } from '../../../language/index.ts'
import type { ProposalInput, ProposalOutcome } from '../../../tables/model/proposal.ts'
import { harmless } from '../../kit/text.ts'
import { say } from '../../words/index.ts'

/** A proposal as its sentences need it. */
export interface WordedProposal extends Pick<ProposalInput, 'kind' | 'branch'> {
  /** The proposer; `null`: a moderator decided it. */
  readonly by: Seat | null
  /** The seat concerned; `null` for `undo`: the proposer's. */
  readonly about: Seat | null
  /** The name of the spectator who is to get private access. */
  readonly whom?: string | undefined
  /** The new pace, as people call it. */
  readonly pace?: string | undefined
  /** The new language, as it calls itself. */
  readonly language?: string | undefined
}

/** A proposal in a sentence, or its outcome. */
export function proposalInWords(
  { kind, by, about, whom, pace = 'none', language = 'none', branch }: WordedProposal,
  came: Exclude<ProposalOutcome, 'void'> | 'moved',
  names: Names,
): string {
  const nameOf = (seat: Seat | null) => (seat === null ? '' : names(seat))
  const given = {
    by: nameOf(by),
    about: nameOf(about ?? by),
    whose: about !== null && about !== by ? 'other' : by === null ? 'nobody' : 'own',
    whom: bold(harmless(whom ?? '')),
    pace,
    language,
    branch: branch ?? 'none',
  }
  if (came === 'moved') return say(`proposal-${kind}`, given)
  if (came !== 'decided') return say(`proposal-${kind}.${came}`, given)
  // Moderators can't decide about these.
  const isForPlayers = kind === 'language' || kind === 'watch' || kind === 'move'
  return say(isForPlayers ? `proposal-${kind}.agreed` : `proposal-${kind}.decided`, given)
}
