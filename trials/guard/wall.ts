import { apiBody, type Panel } from '../../src/discord/kit/message.ts'
import type { Televised } from '../../src/television/televised.ts'
import type { MessageGateway } from '../../src/discord/screens/parts/message-gateway.ts'

/** Channels that record everything posted, edited and deleted, in order and to the byte. */
export class Wall implements MessageGateway {
  private readonly rooms = new Map<string, { written: string[]; posts: number }>()

  post(room: string, panel: Panel, nonce: string): Promise<string> {
    const wall = this.in(room)
    wall.posts += 1
    const id = `${room}#${wall.posts}`
    wall.written.push(`post ${id} ${nonce} ${panelBytes(panel)}`)
    return Promise.resolve(id)
  }

  edit(room: string, message: string, panel: Panel): Promise<'edited' | 'past'> {
    this.in(room).written.push(`edit ${message} ${panelBytes(panel)}`)
    return Promise.resolve('edited')
  }

  /** What a television shows of the table in a channel. */
  televise(room: string, { map, scene, ...words }: Televised, isWhole: boolean): void {
    const pictures = [map, scene].map((one) => one && { ...one, image: one.image.toString('base64') })
    this.in(room).written.push(`television ${isWhole} ${JSON.stringify(words)} ${JSON.stringify(pictures)}`)
  }

  hasRemoved(): boolean {
    return false
  }

  found(): Promise<null> {
    return Promise.resolve(null)
  }

  stands(): Promise<boolean> {
    return Promise.resolve(true)
  }

  remove(room: string, message: string): Promise<void> {
    this.in(room).written.push(`remove ${message}`)
    return Promise.resolve()
  }

  directRoom(user: string): Promise<string> {
    return Promise.resolve(directRoomOf(user))
  }

  /** Clears all channels for another table. */
  wipe(): void {
    this.rooms.clear()
  }

  /** The events in a channel, in order. */
  seenIn(room: string): readonly string[] {
    return this.in(room).written
  }

  private in(room: string) {
    const known = this.rooms.get(room) ?? { written: [], posts: 0 }
    this.rooms.set(room, known)
    return known
  }
}

export function directRoomOf(user: string): string {
  return `direct-${user}`
}

/** A message as it leaves the bot, pictures included. */
export function panelBytes(panel: Panel): string {
  const pictures = (panel.pictures ?? []).map(({ name, image }) => `${name} ${image.toString('base64')}`)
  return [JSON.stringify(apiBody(panel)), ...pictures].join(' ')
}
