import { createServer } from 'node:http'
import { WebSocketServer, type WebSocket } from 'ws'

/** What a bot has sent on one connection, and how it is answered. */
export interface Talk {
  /** How many connections there were before this one. */
  readonly nth: number
  /** Says this to the bot: a packet, or any text. */
  readonly say: (packet: object | string) => void
  readonly close: (code: number) => void
  /** Says what Discord says to a bot that it lets in. */
  readonly welcome: (more?: object) => void
  /** Says that a session goes on. */
  readonly goOn: () => void
}

/** How a gateway behaves: as a connection is opened, and as the bot says something. Without it as Discord does. */
export interface Manners {
  readonly opened?: (talk: Talk) => void
  readonly said?: (talk: Talk, packet: { readonly op: number }) => void
  /** What is told of the gateway, in place of what is right. */
  readonly told?: (right: object, nth: number) => unknown
}

const [BEAT, IDENTIFY, RESUME, HELLO, ACK] = [1, 2, 6, 10, 11]

/** A Discord that does no more than let a bot in, and otherwise behaves as it is told to. */
export class OddGateway {
  readonly api: string
  /** What the bot has sent: the ops in order, on all connections. */
  readonly heard: number[] = []
  connections = 0
  /** How often it has asked for what is told of the gateway. */
  asked = 0
  /** How often it was let in, or let go on. */
  welcomed = 0
  manners: Manners
  private readonly sockets = new Set<WebSocket>()
  private readonly end: () => void

  private constructor(address: string, manners: Manners, end: () => void) {
    this.api = `http://${address}/api`
    this.manners = manners
    this.end = end
  }

  static async open(manners: Manners = {}): Promise<OddGateway> {
    const http = createServer()
    await new Promise<void>((listening) => http.listen(0, '127.0.0.1', listening))
    const bound = http.address()
    const address = `127.0.0.1:${typeof bound === 'object' && bound ? bound.port : 0}`
    const server = new WebSocketServer({ server: http })
    const gateway = new OddGateway(address, manners, () => {
      for (const socket of gateway.sockets) socket.terminate()
      server.close()
      http.closeAllConnections()
      http.close()
    })
    http.on('request', (request, response) => {
      response.setHeader('content-type', 'application/json').setHeader('connection', 'close')
      const isGateway = request.url?.includes('/gateway/bot') === true
      response.end(JSON.stringify(isGateway ? gateway.information(address) : []))
    })
    server.on('connection', (socket) => gateway.take(socket, `ws://${address}`))
    return gateway
  }

  /** How often the bot has said that it begins a session. */
  get identified(): number {
    return this.heard.filter((op) => op === IDENTIFY).length
  }

  /** Waits until something is so. */
  async until(isSo: () => boolean): Promise<void> {
    while (!isSo()) await new Promise((next) => setTimeout(next, 20))
  }

  /** How many connections stand. */
  get open(): number {
    return this.sockets.size
  }

  closeAll(code: number): void {
    for (const socket of this.sockets) socket.close(code)
  }

  close(): void {
    this.end()
  }

  private information(address: string): unknown {
    const limit = { total: 1000, remaining: 1000, reset_after: 0, max_concurrency: 1 }
    const right = { url: `ws://${address}`, shards: 1, session_start_limit: limit }
    this.asked += 1
    return this.manners.told ? this.manners.told(right, this.asked - 1) : right
  }

  private take(socket: WebSocket, url: string): void {
    this.sockets.add(socket)
    socket.on('close', () => this.sockets.delete(socket))
    const say = (packet: object | string) => socket.send(typeof packet === 'string' ? packet : JSON.stringify(packet))
    const welcome = (more: object = {}) => {
      const user = { id: '1', username: 'Questmaster', discriminator: '0000', avatar: null }
      const about = { v: 10, guilds: [], session_id: 'x', resume_gateway_url: url }
      const d = { ...about, user, application: { id: '1', flags: 0 }, shard: [0, 1], ...more }
      this.welcomed += 1
      say({ op: 0, s: 1, t: 'READY', d })
    }
    const goOn = () => {
      this.welcomed += 1
      say({ op: 0, s: 2, t: 'RESUMED', d: {} })
    }
    const talk = { nth: this.connections, say, welcome, goOn, close: (code: number) => socket.close(code) }
    this.connections += 1
    socket.on('message', (data: Buffer) => {
      const packet = JSON.parse(data.toString()) as { op: number }
      this.heard.push(packet.op)
      if (packet.op === BEAT) say({ op: ACK })
      else if (this.manners.said) this.manners.said(talk, packet)
      else if (packet.op === IDENTIFY) welcome()
      else if (packet.op === RESUME) goOn()
    })
    if (this.manners.opened) this.manners.opened(talk)
    else say({ op: HELLO, d: { heartbeat_interval: 41_250 } })
  }
}
