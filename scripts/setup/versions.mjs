/**
 * Which Node and which npm this needs: `engines` in package.json says it. This file and its importers come before
 * everything else, and use only what old versions of Node can parse, so that these too print a sentence.
 */
import { readFileSync } from 'fs'
import { dirname, join } from 'path'
import { fileURLToPath } from 'url'

const { engines } = JSON.parse(
  readFileSync(join(dirname(fileURLToPath(import.meta.url)), '..', '..', 'package.json'), 'utf8'),
)

const numbers = (version) => {
  const found = /^\D*(\d+)(?:\.(\d+))?(?:\.(\d+))?/.exec(version) || []
  return [1, 2, 3].map((at) => Number(found[at] || 0))
}

function compare(one, other) {
  const [a, b] = [numbers(one), numbers(other)]
  const at = a.findIndex((part, index) => part !== b[index])
  return at < 0 ? 0 : a[at] - b[at]
}

function fits(version, comparator) {
  if (comparator.startsWith('^'))
    return compare(version, comparator) >= 0 && numbers(version)[0] === numbers(comparator)[0]
  if (comparator.startsWith('>=')) return compare(version, comparator) >= 0
  if (comparator.startsWith('<')) return compare(version, comparator) < 0
  throw new Error(`${comparator} is none of ^1.2.3, >=1.2.3 and <1.2.3`)
}

const alternatives = (range) => range.split('||').map((one) => one.trim().split(/\s+/))

/** Whether a version is in a range made of ^, >=, < and ||, which is all that our `engines` use. */
export function isInRange(version, range) {
  return alternatives(range).some((comparators) => comparators.every((one) => fits(version, one)))
}

/** A range in words: `^20.19.0 || >=24.0.0 <27` is `20 (from 20.19) or 24 to 26`. */
export function inWords(range) {
  const words = alternatives(range).map(([from, below]) => {
    const [major, minor] = numbers(from)
    const first =
      minor === 0 ? `${major}` : from.startsWith('^') ? `${major} (from ${major}.${minor})` : `${major}.${minor}`
    if (below) return `${first} to ${numbers(below)[0] - 1}`
    return from.startsWith('^') ? first : `${first} or newer`
  })
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} or ${words[words.length - 1]}`
}

export const NODES = `This needs Node ${inWords(engines.node)}`

/** A sentence if this doesn't run on that version of Node, otherwise nothing. */
export function nodeMismatch(version) {
  if (isInRange(version, engines.node)) return undefined
  return `${NODES}, and this is ${version}: install one of those, then run the same command again.`
}

/** A sentence if that npm can't install the packages, otherwise nothing. */
export function npmMismatch(version) {
  if (isInRange(version, engines.npm)) return undefined
  return `This needs npm ${inWords(engines.npm)}, and this is ${version}: run \`npm install --global npm@${numbers(engines.npm)[0]}\`, then the same command again.`
}
