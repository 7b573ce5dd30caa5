import { Sandbox, startSandbox, textOf, type SandboxOptions, type SeenMessage } from '../../src/sandbox/index.ts'

/** How often people press again before they give up. */
const MOST = 20
/** How long people wait while the bot is thinking. */
const THINKING_MS = 60_000

/** The part of an outcome that says whether people go on waiting. */
interface Waiting {
  readonly kind?: string
  readonly message?: SeenMessage | null
}

/**
 * A sandbox whose people press again what got no response, and wait while the bot is thinking. Where the machine stands
 * still for three seconds Discord lets a press go, and the bot does nothing of one that it could not acknowledge.
 */
class PatientSandbox extends Sandbox {
  override async call<T>(method: string, path: string, body?: unknown): Promise<T> {
    for (let again = 0; ; again += 1) {
      const answer = await super.call<T & Waiting>(method, path, body)
      if (answer?.kind === 'thinking' && answer.message) return await this.thought(path, answer, answer.message)
      if (again === MOST || answer?.kind !== 'no-response') return answer
    }
  }

  /** What the bot says in the end in the message that it is thinking about, or else that it is still thinking. */
  private async thought<T>(path: string, answer: T, { id, channel_id }: SeenMessage): Promise<T> {
    const someone = this.as(decodeURIComponent(path.split('/')[2] ?? ''))
    try {
      const message = await someone.sees(channel_id, (one) => one.id === id && !one.thinking, THINKING_MS)
      return { ...answer, kind: 'message', text: textOf(message), message }
    } catch {
      return answer
    }
  }
}

/** Starts a sandbox without limits of pace, for people who press again: `new SandboxClient(url)` presses once. */
export async function startPatient(options: SandboxOptions = {}): Promise<Sandbox> {
  const inner = await startSandbox({ rateLimits: false, ...options })
  return new PatientSandbox(inner.url, inner.port, () => inner.close())
}
