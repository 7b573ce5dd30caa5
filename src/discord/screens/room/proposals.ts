import type { ProposalView } from '../../../tables/model/proposal.ts'
import type { TableView } from '../../../tables/model/service.ts'
import { cleared, type Cleared } from '../../kit/cleared.ts'
import { digestOf } from '../../kit/digest.ts'
import { heldBackProposal, heldBackOffer, proposalPanel, offerOver, offerPanel } from '../../panels/voting/proposal.ts'
import { postOnce, removeIfAllowed } from '../parts/message-gateway.ts'
import { nonceOf, readProjection, writeProjection, type ProjectionData } from '../parts/projection.ts'
import { ringing } from '../../table/telling/notices.ts'
import type { ScreenContext } from '../parts/screen-context.ts'

type CouncilShown = ProjectionData<'council'>
type Item = CouncilShown['items'][number]

/** A message about a proposal or an offered seat. */
interface Wanted {
  readonly key: string
  readonly panel: Cleared
  /** Settled: the bot edits the existing message once more, and posts nothing new. */
  readonly isOver: boolean
}

/**
 * Shows proposals and offered seats: one message each, which the bot edits while it is open and leaves in its final
 * form. Posting it calls the players who have to answer; editing it calls nobody. `isDoubted`: the recorded messages
 * may be gone.
 */
export async function showProposals(screen: ScreenContext, view: TableView, isDoubted = false): Promise<void> {
  const shown = (await readProjection(screen.store, view.record.id, 'council')) ?? { items: [], posts: 0 }
  const wanted = [...motionsWanted(screen, view), ...offersWanted(screen, view, shown.items)]
  if (wanted.length === 0 && shown.items.length === 0) return
  const board = new Board(screen, view, shown, isDoubted)
  for (const one of wanted) await board.show(one)
  await board.forgetBut(wanted.filter(({ key, isOver }) => !isOver || key.startsWith(MOTION)).map(({ key }) => key))
}

const MOTION = 'motion '
const SEAT = 'seat '

function motionsWanted(screen: ScreenContext, view: TableView): Wanted[] {
  return view.proposals.map((proposal) => {
    return {
      key: `${MOTION}${proposal.id}`,
      panel: proposalMessage(screen, view, proposal),
      isOver: proposal.came !== null,
    }
  })
}

/** The proposal, or a substitute if it would reveal a secret. */
export function proposalMessage(
  { guard }: Pick<ScreenContext, 'guard'>,
  view: TableView,
  proposal: ProposalView,
): Cleared {
  const compose = (one: TableView) =>
    one.proposals.filter(({ id }) => id === proposal.id).map((it) => proposalPanel(one, it))
  if (guard.wouldTell(view, 'motion', compose)) return cleared(heldBackProposal(view, proposal), 'held back')
  return cleared(proposalPanel(view, proposal), 'guarded')
}

function offersWanted(screen: ScreenContext, view: TableView, items: readonly Item[]): Wanted[] {
  return view.record.seats.flatMap(({ seat, offered }): Wanted[] => {
    const key = `${SEAT}${seat}`
    const isOffered = offered && view.record.status === 'playing'
    const isKnown = items.some((one) => one.key === key)
    if (!isOffered && !isKnown) return []
    const panelOf = (one: TableView) => (isOffered ? offerPanel(one, seat) : offerOver(one, seat))
    const panel = screen.guard.wouldTell(view, 'offer', panelOf)
      ? cleared(heldBackOffer(view, seat, isOffered), 'held back')
      : cleared(panelOf(view), 'guarded')
    return [{ key, panel, isOver: !isOffered }]
  })
}

/** The messages of this kind in the room of a table. */
class Board {
  private readonly screen: ScreenContext
  private readonly view: TableView
  private shown: CouncilShown
  private readonly isDoubted: boolean

  constructor(screen: ScreenContext, view: TableView, shown: CouncilShown, isDoubted: boolean) {
    this.screen = screen
    this.view = view
    this.shown = shown
    this.isDoubted = isDoubted
  }

  async show({ key, panel, isOver }: Wanted): Promise<void> {
    const { room } = this.view.record
    const digest = digestOf(panel)
    const known = this.shown.items.find((one) => one.key === key)
    if (!known) return isOver ? undefined : this.post(key, panel, digest)
    const item = known.posting ? await this.foundAgain(known, panel) : known
    if (item.digest === digest && item.room === room && (isOver || (await this.stillStands(item)))) return
    if (item.message !== null && (item.room === room || isOver)) {
      const how = await this.screen.messageGateway.edit(item.room, item.message, panel)
      if (how === 'edited' || isOver) return this.keep({ ...item, digest })
    } else if (item.message !== null) await removeIfAllowed(this.screen.messageGateway, item.room, item.message)
    return this.post(key, panel, digest)
  }

  /** Forgets messages about proposals and offers that are neither open nor any longer in the table's memory. */
  async forgetBut(keys: readonly string[]): Promise<void> {
    const items = this.shown.items.filter(({ key }) => keys.includes(key))
    if (items.length < this.shown.items.length) await this.write({ ...this.shown, items })
  }

  private async post(key: string, panel: Cleared, digest: string): Promise<void> {
    const { room } = this.view.record
    const number = this.shown.posts + 1
    await this.keep({ key, room, message: null, digest, number, posting: true }, number)
    const called = { ...panel, pings: ringing(this.view, panel.pings ?? [], 'vote') }
    const message = await this.screen.messageGateway.post(room, called, this.nonce(room, number))
    await this.keep({ key, room, message, digest, number, posting: false })
  }

  private async stillStands({ room, message }: Item): Promise<boolean> {
    return !this.isDoubted || (message !== null && (await this.screen.messageGateway.stands(room, message)))
  }

  /** If the process died while it posted a message, this finds the message again, which may show an earlier state. */
  private async foundAgain(item: Item, panel: Cleared): Promise<Item> {
    const message = await postOnce(this.screen.messageGateway, item.room, panel, this.nonce(item.room, item.number))
    const found = { ...item, message, posting: false, digest: '' }
    await this.keep(found)
    return found
  }

  private nonce(room: string, number: number): string {
    return nonceOf('council', this.view.record.id, room, number)
  }

  private async keep(item: Item, posts = this.shown.posts): Promise<void> {
    const isKnown = this.shown.items.some(({ key }) => key === item.key)
    const { items } = this.shown
    await this.write({
      posts,
      items: isKnown ? items.map((one) => (one.key === item.key ? item : one)) : [...items, item],
    })
  }

  private async write(shown: CouncilShown): Promise<void> {
    this.shown = shown
    await writeProjection(this.screen.store, this.view.record.id, 'council', shown)
  }
}
