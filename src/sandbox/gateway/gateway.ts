import { ApplicationFlags, GatewayIntentBits, GatewayOpcodes as Op } from 'discord-api-types/v10'
import { randomBytes } from 'node:crypto'
import type { WebSocket } from 'ws'
import { presentApplication, presentGuildCreate, presentUser } from '../present/world.ts'
import type { Discord, EventData } from '../state/discord.ts'
import type { Json } from '../state/model.ts'
import { isObject } from '../validate/form.ts'
import { sendText, Session } from './session.ts'

/** Why the sandbox closes a connection. Source: https://docs.discord.com/developers/topics/opcodes-and-status-codes#gateway-gateway-close-event-codes */
const CLOSE = {
  unknownOpcode: [4001, 'Unknown opcode'],
  decodeError: [4002, 'Decode error'],
  notAuthenticated: [4003, 'Not authenticated'],
  authenticationFailed: [4004, 'Authentication failed'],
  alreadyAuthenticated: [4005, 'Already authenticated'],
  invalidSequence: [4007, 'Invalid seq'],
  rateLimited: [4008, 'Rate limited'],
  sessionTimedOut: [4009, 'Session timed out'],
  invalidShard: [4010, 'Invalid shard'],
  invalidVersion: [4012, 'Invalid API version'],
  invalidIntents: [4013, 'Invalid intent(s)'],
  disallowedIntents: [4014, 'Disallowed intent(s)'],
} as const

const MAX_PAYLOAD_BYTES = 4_096
const SENDS_PER_MINUTE = 120
/**
 * Discord's limits on identifying: how many sessions may start at once, in which interval in milliseconds, and how many
 * a day.
 * Source: https://docs.discord.com/developers/events/gateway#session-start-limit-object
 */
const IDENTIFY_LIMITS = { atOnce: 1, within: 5_000, aDay: 1_000 } as const
const DAY_MS = 86_400_000
/** How many may start at once while the sandbox does not limit them. */
const UNLIMITED_AT_ONCE = 16
const RESUMABLE_MS = 5 * 60_000
const ALL_INTENTS = Object.values(GatewayIntentBits)
  .filter((bit) => typeof bit === 'number')
  .reduce((all, bit) => all | bit, 0)
const PRIVILEGED = GatewayIntentBits.GuildMembers | GatewayIntentBits.GuildPresences | GatewayIntentBits.MessageContent

/** An open connection, before and after it has identified. */
interface Connection {
  readonly socket: WebSocket
  session: Session | null
  sends: number[]
  lastBeat: number
}

/**
 * The gateway: bots connect, identify, send heartbeats and receive events; a bot that was cut off may resume.
 * Source: https://docs.discord.com/developers/events/gateway
 */
export class Gateway {
  readonly #discord: Discord
  readonly #sessions = new Map<string, Session>()
  readonly #connections = new Set<Connection>()
  /** The times of session starts in the last day. */
  #starts: number[] = []

  constructor(discord: Discord) {
    this.#discord = discord
  }

  /** Whether a bot is connected. */
  get online(): boolean {
    return [...this.#sessions.values()].some((session) => session.socket !== null)
  }

  /** Whether a bot is connected, or was connected a moment ago and may resume. */
  get reachable(): boolean {
    return this.#sessions.size > 0
  }

  /** The remaining session starts, and how many may happen at once. */
  get startLimit(): Json {
    const now = this.#discord.clock.now()
    const today = this.#starts.filter((at) => now - at < DAY_MS)
    return {
      total: IDENTIFY_LIMITS.aDay,
      remaining: Math.max(0, IDENTIFY_LIMITS.aDay - today.length),
      reset_after: today[0] === undefined ? 0 : today[0] + DAY_MS - now,
      max_concurrency: this.#discord.settings.rateLimits ? IDENTIFY_LIMITS.atOnce : UNLIMITED_AT_ONCE,
    }
  }

  /**
   * Sends an event to every session that asked for one of the intents. Direct messages and interactions go to shard 0.
   */
  dispatch(event: string, data: EventData, intents: number): void {
    for (const session of this.#sessions.values()) {
      if (intents !== 0 && (session.intents & intents) === 0) continue
      const payload = typeof data === 'function' ? data(session.intents) : data
      const shard = payload['guild_id'] === undefined ? 0 : this.#shardOfGuild(session)
      if (shard === session.shard[0]) session.dispatch(event, payload)
    }
  }

  /** The shard of a bot that receives the server's events. */
  #shardOfGuild(session: Session): number {
    return Number((BigInt(this.#discord.world.guildId) >> 22n) % BigInt(session.shard[1]))
  }

  /** Closes every connection as a failing network would. Sessions can still be resumed. */
  drop(code = 4000): void {
    for (const { socket } of this.#connections) socket.close(code, 'Dropped')
  }

  /** Asks every bot to reconnect (opcode 7). */
  askToReconnect(): void {
    for (const { socket } of this.#connections) this.#send(socket, { op: Op.Reconnect, d: null, s: null, t: null })
  }

  /** Forgets all sessions, so that resuming fails and the bot must identify again. */
  forgetSessions(): void {
    this.#sessions.clear()
    this.drop()
    this.#tellOnline()
  }

  /**
   * Declares sessions invalid (opcode 9). The bot may resume them on the same connections, unless they are forgotten.
   */
  invalidate(isResumable: boolean): void {
    for (const connection of this.#connections) {
      if (connection.session) connection.session.socket = null
      connection.session = null
      this.#send(connection.socket, { op: Op.InvalidSession, d: isResumable, s: null, t: null })
    }
    if (!isResumable) this.#sessions.clear()
    this.#tellOnline()
  }

  close(): void {
    this.#sessions.clear()
    for (const { socket } of this.#connections) socket.terminate()
  }

  /**
   * Accepts a new connection.
   * @param url the requested address, whose query gives version and encoding
   */
  connect(socket: WebSocket, url: URL): void {
    const version = url.searchParams.get('v')
    if (version !== null && version !== '10' && version !== '9') return socket.close(...CLOSE.invalidVersion)
    const connection: Connection = { socket, session: null, sends: [], lastBeat: this.#discord.clock.now() }
    this.#connections.add(connection)
    const interval = this.#discord.settings.heartbeatInterval
    const watch = setInterval(() => {
      const isSilent = Date.now() - connection.lastBeat > 2 * interval
      if (isSilent) socket.close(...CLOSE.sessionTimedOut)
    }, interval)
    watch.unref()
    socket.on('message', (data: Buffer) => this.#read(connection, data))
    socket.on('error', () => socket.terminate())
    socket.on('close', (code) => {
      clearInterval(watch)
      this.#connections.delete(connection)
      this.#lost(connection, code)
    })
    this.#send(socket, { op: Op.Hello, s: null, t: null, d: { heartbeat_interval: interval, _trace: ['["sandbox"]'] } })
  }

  #read(connection: Connection, data: Buffer): void {
    const { socket } = connection
    if (data.length > MAX_PAYLOAD_BYTES) return socket.close(...CLOSE.decodeError)
    const now = Date.now()
    connection.sends = [...connection.sends.filter((moment) => now - moment < 60_000), now]
    if (connection.sends.length > SENDS_PER_MINUTE) return socket.close(...CLOSE.rateLimited)
    const payload = parse(data)
    if (!payload) return socket.close(...CLOSE.decodeError)
    const d = payload['d']
    switch (payload['op']) {
      case Op.Heartbeat:
        connection.lastBeat = now
        return this.#send(socket, { op: Op.HeartbeatAck, d: null, s: null, t: null })
      case Op.Identify:
        return connection.session ? socket.close(...CLOSE.alreadyAuthenticated) : this.#identify(connection, d)
      case Op.Resume:
        return connection.session ? socket.close(...CLOSE.alreadyAuthenticated) : this.#resume(connection, d)
      case Op.PresenceUpdate:
      case Op.VoiceStateUpdate:
      case Op.RequestGuildMembers:
      case Op.RequestSoundboardSounds:
        if (!connection.session) return socket.close(...CLOSE.notAuthenticated)
        return payload['op'] === Op.RequestGuildMembers ? this.#sendMembers(connection.session, d) : undefined
      default:
        return socket.close(...CLOSE.unknownOpcode)
    }
  }

  #identify(connection: Connection, d: unknown): void {
    const { socket } = connection
    if (!isObject(d)) return socket.close(...CLOSE.decodeError)
    if (!this.#isGoodToken(d['token'])) return socket.close(...CLOSE.authenticationFailed)
    const [index = NaN, count = NaN] = Array.isArray(d['shard']) ? (d['shard'] as unknown[]).map(Number) : [0, 1]
    if (!Number.isSafeInteger(index) || !Number.isSafeInteger(count) || index < 0 || index >= count)
      return socket.close(...CLOSE.invalidShard)
    const intents = d['intents']
    if (typeof intents !== 'number' || intents < 0 || (intents & ~ALL_INTENTS) !== 0)
      return socket.close(...CLOSE.invalidIntents)
    if ((intents & PRIVILEGED) !== 0 && !this.#discord.settings.privilegedIntents)
      return socket.close(...CLOSE.disallowedIntents)
    if (!this.#mayStart()) return this.#send(socket, { op: Op.InvalidSession, d: false, s: null, t: null })
    const session = new Session({
      id: randomBytes(16).toString('hex'),
      token: String(d['token']),
      intents,
      shard: [index, count],
      compress: d['compress'] === true,
      socket,
    })
    connection.session = session
    this.#sessions.set(session.id, session)
    session.dispatch('READY', this.#ready(session))
    const holdsGuild = this.#discord.settings.botIsMember && this.#shardOfGuild(session) === index
    if (holdsGuild && (intents & GatewayIntentBits.Guilds) !== 0) {
      session.dispatch(
        'GUILD_CREATE',
        presentGuildCreate(this.#discord, (intents & GatewayIntentBits.GuildMembers) !== 0),
      )
    }
    this.#tellOnline()
  }

  /** Whether another session may start now. Counts it if so. */
  #mayStart(): boolean {
    const now = this.#discord.clock.now()
    this.#starts = this.#starts.filter((at) => now - at < DAY_MS)
    const justNow = this.#starts.filter((at) => now - at < IDENTIFY_LIMITS.within)
    if (this.#discord.settings.rateLimits && justNow.length >= IDENTIFY_LIMITS.atOnce) return false
    this.#starts.push(now)
    return true
  }

  #ready(session: Session): Json {
    const { world, url, settings } = this.#discord
    return {
      v: 10,
      user: { ...presentUser(this.#discord, world.botId), verified: true, mfa_enabled: true, email: null },
      guilds:
        settings.botIsMember && this.#shardOfGuild(session) === session.shard[0]
          ? [{ id: world.guildId, unavailable: true }]
          : [],
      private_channels: [],
      relationships: [],
      presences: [],
      session_id: session.id,
      session_type: 'normal',
      resume_gateway_url: `${url.replace(/^http/, 'ws')}/gateway`,
      shard: session.shard,
      geo_ordered_rtc_regions: [],
      guild_join_requests: [],
      auth: {},
      user_settings: {},
      application: {
        id: presentApplication(this.#discord)['id'],
        flags: settings.privilegedIntents
          ? ApplicationFlags.GatewayMessageContentLimited | ApplicationFlags.GatewayGuildMembersLimited
          : 0,
      },
      _trace: ['["sandbox"]'],
    }
  }

  #resume(connection: Connection, d: unknown): void {
    const { socket } = connection
    if (!isObject(d)) return socket.close(...CLOSE.decodeError)
    if (!this.#isGoodToken(d['token'])) return socket.close(...CLOSE.authenticationFailed)
    const session = this.#sessions.get(String(d['session_id']))
    if (!session || session.token !== d['token']) {
      return this.#send(socket, { op: Op.InvalidSession, d: false, s: null, t: null })
    }
    const sequence = Number(d['seq'])
    if (!Number.isInteger(sequence) || sequence > session.sequence) return socket.close(...CLOSE.invalidSequence)
    if (!session.canResumeFrom(sequence))
      return this.#send(socket, { op: Op.InvalidSession, d: false, s: null, t: null })
    session.socket?.close(4000, 'Resumed elsewhere')
    session.replayAfter(sequence, socket)
    session.socket = socket
    connection.session = session
    session.dispatch('RESUMED', { _trace: ['["sandbox"]'] })
    this.#tellOnline()
  }

  #sendMembers(session: Session, d: unknown): void {
    if (!isObject(d)) return
    const { world } = this.#discord
    const full = presentGuildCreate(this.#discord, true)['members'] as Json[]
    const ids = [d['user_ids'] ?? []].flat().map(String)
    const query = String(d['query'] ?? '').toLowerCase()
    const members = full.filter((member) => {
      const user = member['user'] as Json
      return ids.length > 0
        ? ids.includes(String(user['id']))
        : String(user['username']).toLowerCase().startsWith(query)
    })
    session.dispatch('GUILD_MEMBERS_CHUNK', {
      guild_id: world.guildId,
      members,
      chunk_index: 0,
      chunk_count: 1,
      not_found: ids.filter((id) => !members.some((member) => (member['user'] as Json)['id'] === id)),
      ...(d['nonce'] !== undefined && { nonce: d['nonce'] }),
    })
  }

  #lost({ session, socket }: Connection, code: number): void {
    if (!session || session.socket !== socket) return
    session.socket = null
    const isFarewell = code === 1000 || code === 1001
    if (isFarewell) this.#sessions.delete(session.id)
    else
      this.#discord.clock.after(RESUMABLE_MS, () => {
        if (session.socket === null) this.#sessions.delete(session.id)
      })
    this.#tellOnline()
  }

  #tellOnline(): void {
    this.#discord.live({ type: 'bot', online: this.online })
  }

  #isGoodToken(token: unknown): boolean {
    const needed = this.#discord.settings.token
    return typeof token === 'string' && token !== '' && (needed === null || token === needed)
  }

  #send(socket: WebSocket, payload: Json): void {
    sendText(socket, JSON.stringify(payload), false)
  }
}

function parse(data: Buffer): Json | null {
  try {
    const payload: unknown = JSON.parse(data.toString('utf8'))
    return isObject(payload) ? payload : null
  } catch {
    return null
  }
}
