import { Sandbox, startSandbox, type SandboxOptions } from '../../src/sandbox/index.ts'

/** How often people press again before they give up. */
const MOST = 5

/**
 * A sandbox whose people press again what got no response. Where the machine stands still for three seconds Discord
 * lets a press go, and the bot does nothing of one that it could not acknowledge.
 */
class PatientSandbox extends Sandbox {
  override async call<T>(method: string, path: string, body?: unknown): Promise<T> {
    for (let again = 0; ; again += 1) {
      const answer = await super.call<T & { readonly kind?: string }>(method, path, body)
      if (again === MOST || answer?.kind !== 'no-response') return answer
    }
  }
}

/** Starts a sandbox without limits of pace, for people who press again: `new SandboxClient(url)` presses once. */
export async function startPatient(options: SandboxOptions = {}): Promise<Sandbox> {
  const inner = await startSandbox({ rateLimits: false, ...options })
  return new PatientSandbox(inner.url, inner.port, () => inner.close())
}
