import fc from 'fast-check'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { KNOWN, SETTINGS, WrongConfig } from '../../src/config.ts'
import { withFile } from '../../src/settings/index.ts'

const TOKEN = 'aaaa.bbbb.cccc'

let folder: string
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'settings-'))))
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** The settings after `.env` was read, or the sentence that refuses it. */
function read(content: string | Uint8Array | null, environment: Record<string, string> = {}, file = '.env') {
  if (content !== null) writeFileSync(join(folder, file), content)
  try {
    return withFile({ ...environment }, folder, KNOWN)
  } catch (error) {
    if (!(error instanceof WrongConfig)) throw error
    return error.message
  }
}

const bigEndian = (text: string) => Buffer.from(text, 'utf16le').swap16()

describe('a settings file', () => {
  it.each<[string, Uint8Array | string]>([
    ['UTF-8', `DISCORD_TOKEN=${TOKEN}\r\nDATABASE_PATH=Höhle.db\r\n`],
    ['UTF-8 with a mark', `\ufeffDISCORD_TOKEN=${TOKEN}\r\nDATABASE_PATH=Höhle.db\r\n`],
    [
      'UTF-16 as PowerShell writes it',
      Buffer.from(`\ufeffDISCORD_TOKEN=${TOKEN}\r\nDATABASE_PATH=Höhle.db\r\n`, 'utf16le'),
    ],
    ['UTF-16 without a mark', Buffer.from(`DISCORD_TOKEN=${TOKEN}\r\nDATABASE_PATH=Höhle.db\r\n`, 'utf16le')],
    ['UTF-16 the other way round', bigEndian(`\ufeffDISCORD_TOKEN=${TOKEN}\r\nDATABASE_PATH=Höhle.db\r\n`)],
    ['UTF-16 the other way round, without a mark', bigEndian(`DISCORD_TOKEN=${TOKEN}\nDATABASE_PATH=Höhle.db\n`)],
  ])('a settings file is read in %s', (_encoding, content) => {
    expect(read(content)).toEqual({ DISCORD_TOKEN: TOKEN, DATABASE_PATH: 'Höhle.db' })
  })

  it('a settings file is refused in one sentence in any other encoding, unless only a comment has strange characters', () => {
    const wide = Buffer.from([
      0xff,
      0xfe,
      0,
      0,
      ...[...'DISCORD_TOKEN=x'].flatMap((one) => [one.charCodeAt(0), 0, 0, 0]),
    ])
    expect(read(wide)).toBe("The file .env is in an encoding that isn't supported: save it as UTF-8.")
    const old = Buffer.from('# für uns\nLOG_LEVEL=warn\nDATABASE_PATH=Höhle.db\n', 'latin1')
    expect(read(old)).toBe("Line 3 of .env has letters that aren't UTF-8: save the file as UTF-8.")
    expect(read(old.subarray(0, 25))).toEqual({ LOG_LEVEL: 'warn' })
  })

  it('a settings file is refused for a single zero byte in any place', () => {
    const text = `LOG_LEVEL=warn\nDISCORD_TOKEN=${TOKEN}\n# x\n`
    for (const at of text.split('').keys()) {
      for (const tail of ['', '#']) {
        const dirty = `${text.slice(0, at)}\0${text.slice(at)}${tail}`
        expect(read(dirty)).toBe("The file .env is in an encoding that isn't supported: save it as UTF-8.")
      }
    }
  })

  it('a settings file is refused if it holds a token outside DISCORD_TOKEN', () => {
    const token = `${Buffer.from('123456789012345678').toString('base64url')}.GaBcDe.${'x'.repeat(38)}`
    const ways = [
      token,
      `DISCORD_TOKEN=\n${token}`,
      `DISCORD_SECRET=${token}`,
      `DISC\u039fRD_\u03a4\u039f\u039a\u0395\u039d=${token}`,
      `<DISCORD_TOKEN>${token}</DISCORD_TOKEN>`,
      `FOO=bar BOT=${token}`,
    ]
    for (const way of ways) {
      const sentence = `Line ${way.split('\n').length} of .env holds what looks like a bot token: write it as DISCORD_TOKEN=value.`
      expect(read(way), way).toBe(sentence)
      expect(read(way, { DISCORD_TOKEN: TOKEN })).toMatchObject({ DISCORD_TOKEN: TOKEN })
    }
    expect(read(`# DISCORD_TOKEN=${token}`)).toEqual({})
    // A token of another kind.
    expect(
      read(`JWT=${Buffer.from('{"alg":"HS256","typ":"JWT"}').toString('base64url')}.eyJpZCI6.${'x'.repeat(43)}`),
    ).toHaveProperty('JWT')
  })

  it('a settings file accepts every unambiguous way of writing', () => {
    const ways = [
      'export NAME=value',
      ' NAME = value ',
      'NAME="value"',
      "NAME='value'",
      'NAME: value',
      'NAME=value # why',
    ]
    for (const way of [...ways, '\u00a0NAME=value', 'NAME=value\nNAME=value'])
      expect(read(way.replaceAll('NAME', 'LOG_LEVEL').replaceAll('value', 'warn'))).toEqual({ LOG_LEVEL: 'warn' })
  })

  it.each([
    [`discord_token=${TOKEN}`, "discord_token on line 1 of .env isn't a setting: did you mean DISCORD_TOKEN?"],
    [`#\nDISCORD_TOKENS=${TOKEN}`, "DISCORD_TOKENS on line 2 of .env isn't a setting: did you mean DISCORD_TOKEN?"],
    ['DATABASE_PAHT=x.db', "DATABASE_PAHT on line 1 of .env isn't a setting: did you mean DATABASE_PATH?"],
    ['BOT_TOKEN=x', "BOT_TOKEN on line 1 of .env isn't a setting: did you mean DISCORD_TOKEN?"],
    ['HEALTH_HORT=1', "HEALTH_HORT on line 1 of .env isn't a setting: did you mean HEALTH_PORT or HEALTH_HOST?"],
    [`DISCORD_\u200bTOKEN=${TOKEN}`, "Line 1 of .env can't be read: write it as DISCORD_TOKEN=value."],
    [`DISCORD TOKEN=${TOKEN}`, "Line 1 of .env can't be read: write it as DISCORD_TOKEN=value."],
    [`DISCORD_TOKEN ${TOKEN}`, "Line 1 of .env can't be read: write it as DISCORD_TOKEN=value."],
    [`DISCORD_TOKEN:${TOKEN}`, "Line 1 of .env can't be read: write it as DISCORD_TOKEN=value."],
    [`"DISCORD_TOKEN"=${TOKEN}`, "Line 1 of .env can't be read: write it as DISCORD_TOKEN=value."],
    [`set DISCORD_TOKEN=${TOKEN}`, "Line 1 of .env can't be read: write it as DISCORD_TOKEN=value."],
    [`$env:DISCORD_TOKEN="${TOKEN}"`, "Line 1 of .env can't be read: write it as DISCORD_TOKEN=value."],
    [`DISCORD_TOKEN="${TOKEN}`, "The quotation mark on line 1 of .env isn't closed: close it on that line."],
    [`X="\nDISCORD_TOKEN="${TOKEN}"`, "The quotation mark on line 1 of .env isn't closed: close it on that line."],
    [`DISCORD_TOKEN=${TOKEN}\nDISCORD_TOKEN=`, 'DISCORD_TOKEN has two values, on lines 1 and 2 of .env: keep one.'],
    [
      'DATABASE_URL=postgres://a:b#c@d/e',
      'Line 1 of .env has a # in the value of DATABASE_URL: put the value in quotation marks, or a space before the #.',
    ],
    [
      'DATABASE_PATH=a.db LOG_LEVEL=warn',
      'Line 1 of .env sets DATABASE_PATH and LOG_LEVEL: give each a line of its own.',
    ],
  ])('a settings file is refused with the line and a suggestion: %j', (content, sentence) => {
    expect(read(content)).toBe(sentence)
  })

  it('a settings file may hold the settings of other programs', () => {
    const others =
      'HOME=/root\nPORT=1\nDATABASE_USER=x\nGITHUB_TOKEN=x\nKEY="a\nb"\nfree words\nexport FOO\n[part]\nX="\n'
    expect(read(others)).toMatchObject({ PORT: '1', KEY: 'a\nb' })
    expect(read(`LOG_LEVEL=warn\nLOGLEVEL=loud\n`)).toMatchObject({ LOG_LEVEL: 'warn' })
  })

  it('a settings file yields to the environment, where misspelt variables are refused too', () => {
    expect(read('LOG_LEVEL=warn\nSTANDBY=on', { LOG_LEVEL: 'debug', STANDBY: '' })).toEqual({
      LOG_LEVEL: 'debug',
      STANDBY: '',
    })
    const sentence = "The environment variable DISCORD_TOKENS isn't a setting: did you mean DISCORD_TOKEN?"
    expect(read('', { DISCORD_TOKENS: TOKEN })).toBe(sentence)
    expect(read('', { DISCORD_BOT_TOKEN: TOKEN })).toBe(sentence.replace('TOKENS', 'BOT_TOKEN'))
    expect(read('', { DISCORD_TOKENS: TOKEN, DISCORD_TOKEN: TOKEN })).toMatchObject({ DISCORD_TOKEN: TOKEN })
    expect(read('', { DATABASE_PORT: '5432', DATABASE_USER: 'x', TOKEN: 'x' })).toMatchObject({ TOKEN: 'x' })
  })
})

describe('a settings file with another name', () => {
  it.each([
    '.env.txt',
    'env',
    'env.txt',
    '_env',
    '.ENV',
    '.env.example',
    '.env.local',
    '.env (1).txt',
    'bot.env',
    '.env~',
    '.envrc',
  ])('a settings file with another name is named in the refusal if %s has settings that would be ignored', (file) => {
    expect(read(`LOG_LEVEL=info\nDISCORD_TOKEN=${TOKEN}`, {}, file)).toBe(
      `There's no .env with settings here, but ${file.replace(' ', '?')} sets DISCORD_TOKEN: rename that file to .env.`,
    )
    expect(read(`LOG_LEVEL=info\nDISCORD_TOKEN=\n`)).toBe(
      `Nothing is set in .env, but ${file.replace(' ', '?')} sets DISCORD_TOKEN: move that line to .env.`,
    )
    expect(read(`LOG_LEVEL=debug\n`)).toBe(
      `No token is set in .env, but ${file.replace(' ', '?')} sets DISCORD_TOKEN: move that line to .env.`,
    )
    expect(read(`DISCORD_TOKEN=${TOKEN}`)).toEqual({ DISCORD_TOKEN: TOKEN })
  })

  it('a settings file with another name is ignored if it sets nothing, belongs to another program, or the token is set elsewhere', () => {
    writeFileSync(join(folder, '.env.example'), readFileSync('.env.example'))
    writeFileSync(join(folder, '.env.local'), 'GITHUB_TOKEN=x')
    expect(read(null)).toEqual({})
    writeFileSync(join(folder, '.env.txt'), `DISCORD_TOKEN=${TOKEN}`)
    expect(read(null, { DISCORD_TOKEN: 'x' })).toEqual({ DISCORD_TOKEN: 'x' })
    expect(read(null, { DISCORD_TOKEN: '' })).toEqual({ DISCORD_TOKEN: '' })
  })
})

/** A name with one letter wrong, missing, added or swapped with the next, or in another case. */
const misspelt = fc
  .record({
    name: fc.constantFrom(...SETTINGS),
    at: fc.nat(15),
    how: fc.constantFrom('drop', 'put', 'swap', 'change', 'lower', 'capital'),
    letter: fc.constantFrom(...'ABCXYZ_09'),
  })
  .map(({ name, at: any, how, letter }) => {
    const at = any % name.length
    const [before, own, after] = [name.slice(0, at), name.charAt(at), name.slice(at + 1)]
    const made = {
      drop: before + after,
      put: before + letter + own + after,
      swap: before + after.charAt(0) + own + after.slice(1),
      change: before + letter + after,
      lower: name.toLowerCase(),
      capital: name.charAt(0) + name.slice(1).toLowerCase(),
    }[how]
    return { name, made }
  })
  .filter(({ made }) => !SETTINGS.includes(made))

it('finds every setting misspelt by one letter or in another case, in a file or the environment', () => {
  fc.assert(
    fc.property(misspelt, ({ name, made }) => {
      const meant = new RegExp(`isn't a setting: did you mean (\\w+ or )?${name}( or \\w+)?\\?$`)
      expect(read(`${made}=x`)).toMatch(meant)
      rmSync(join(folder, '.env'))
      expect(read(null, { [made]: 'x' })).toMatch(meant)
    }),
    { numRuns: 400 },
  )
})
