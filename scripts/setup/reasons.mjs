import { Stopped } from './progress.mjs'

const OLDEST_NODE = [20, 19]

/** A sentence if this version of Node is too old, otherwise nothing. */
export function nodeTooOld(version) {
  const [major, minor] = version.replace(/^v/, '').split('.').map(Number)
  const [needMajor, needMinor] = OLDEST_NODE
  if (major > needMajor || (major === needMajor && minor >= needMinor)) return undefined
  return `Node ${OLDEST_NODE.join('.')} or newer is needed and this is ${version}: install a newer Node, then run the same command again.`
}

const REASONS = [
  [
    /ENOSPC|No space left on device|You don't have enough free space/i,
    () => 'The disk is full: make room, then run the same command again.',
  ],
  [
    /\bEUSAGE\b|package\.json and package-lock\.json .* not in sync/i,
    () => 'package-lock.json does not match package.json: run `npm install` once and commit both.',
  ],
  [
    /\bE40[134]\b/,
    () => 'The npm registry refused a package: check `npm config get registry`, then run the same command again.',
  ],
  [
    /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|ERR_SOCKET_TIMEOUT|Temporary failure resolving|Could not resolve|Failed to fetch|network is unreachable/i,
    (what) =>
      `The network could not be reached while ${what}: connect this machine (or set its proxy), then run the same command again.`,
  ],
  [
    /Could not get lock|is another process using it/i,
    () => 'Another program is installing system packages: wait for it, then run the same command again.',
  ],
  [
    /find Python|Could not find any Python/i,
    () => 'Python 3 is missing, which compiling needs: install python3, then run the same command again.',
  ],
  [
    /not found: make|make: (command )?not found|spawn make ENOENT/i,
    () => 'make is missing, which compiling needs: install make, then run the same command again.',
  ],
  [
    /(g\+\+|c\+\+|clang\+\+|cc1plus).*(not found|No such file)/i,
    () => 'No C++ compiler was found: install g++ (or clang), then run the same command again.',
  ],
  [
    /\b(EACCES|EPERM)\b|permission denied/i,
    (what) => `No right to write a file while ${what}: run this as the owner of the folder.`,
  ],
]

/** Turns the output of what failed into one sentence that says what to do. */
export function reasonOf(output, what) {
  const known = REASONS.find(([pattern]) => pattern.test(output))
  return known ? known[1](what) : `Something went wrong while ${what}.`
}

/** Throws with the reason unless the command went well. */
export function expectSuccess({ code, output }, what) {
  if (code !== 0) throw new Stopped(reasonOf(output, what))
}
