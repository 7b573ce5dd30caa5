import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { errorLines, reasonOf } from '../../scripts/setup/reasons.mjs'

/** An error output, and a word of the sentence it must lead to. */
const FAILURES = [
  ['npm error code ENOSPC\nnpm error nospc There appears to be insufficient space', 'The disk is full'],
  ['/usr/bin/ld: final link failed: No space left on device', 'The disk is full'],
  ['cc1plus: fatal error: error writing to /tmp/ccX.s: No space left on device', 'The disk is full'],
  [
    'g++: fatal error: Killed signal terminated program cc1plus\ncompilation terminated.\nmake: *** [a.o] Error 1',
    'JOBS=1',
  ],
  ['g++: internal compiler error: Killed (program cc1plus)', 'JOBS=1'],
  ['virtual memory exhausted: Cannot allocate memory', 'JOBS=1'],
  ["terminate called after throwing an instance of 'std::bad_alloc'", 'JOBS=1'],
  ['cc1plus: out of memory allocating 65536 bytes after a total of 1234 bytes', 'JOBS=1'],
  ['npm error signal SIGKILL', 'JOBS=1'],
  ['npm error code ENOTFOUND\nnpm error network request failed', 'The network could not be reached while testing'],
  ["E: Failed to fetch the file  Temporary failure resolving 'somewhere'", 'The network could not be reached'],
  [
    'gyp ERR! stack FetchError: request to https://a.example/b failed, reason: getaddrinfo EAI_AGAIN a.example',
    'network',
  ],
  ['npm error code EUSAGE\n`npm ci` can only install packages when', 'package-lock.json does not match package.json'],
  ['npm error code EINTEGRITY', 'package-lock.json names'],
  ['gyp ERR! find Python You need to install the latest version of Python.', 'install python3'],
  ['gyp ERR! find Python \ngyp ERR! find Python Could not find any Python installation to use', 'install python3'],
  ['gyp ERR! stack Error: not found: make', 'install make'],
  ['/bin/sh: 1: make: not found', 'install make'],
  ['/bin/sh: 1: g++: not found\nmake: *** [Makefile:5] Error 127', 'No C++ compiler'],
  ['make: g++: No such file or directory\nmake: *** [x.mk:144: x.o] Error 127', 'No C++ compiler'],
  ["g++: fatal error: cannot execute 'cc1plus': execvp: No such file or directory", 'No C++ compiler'],
  ['/bin/sh: 1: pkg-config: not found', 'pkg-config is missing'],
  ["Package 'pangocairo', required by 'virtual:world', not found", '(pangocairo)'],
  ['Package cairo was not found in the pkg-config search path.', '(cairo)'],
  ['../src/Backends.h:3:10: fatal error: cairo.h: No such file or directory', '(cairo.h)'],
  ['/usr/bin/ld: cannot find -lpixman-1: No such file or directory', '(pixman-1)'],
  ['/bin/sh: 1: Syntax error: "(" unexpected\nmake: *** [x.mk:17: a.intermediate] Error 2', 'rename it'],
  ["/bin/sh: -c: line 1: unexpected EOF while looking for matching `''", 'rename it'],
  ['x.target.mk:3: *** missing separator.  Stop.', 'rename it'],
  [
    "../src/a.cpp:4:5: error: 'const class v8::PropertyCallbackInfo<v8::Value>' has no member named 'This'",
    '24, 25 or 26',
  ],
  ["../src/a.cpp:4:5: error: no member named 'This' in 'v8::PropertyCallbackInfo<v8::Value>'", '24, 25 or 26'],
  ["g++: error: unrecognized command line option '-std=gnu++20'; did you mean '-std=gnu++2a'?", 'too old'],
  ['/n/include/node/v8config.h:13:2: error: #error "C++20 or later required."', 'too old'],
  ['/n/v8.h:20:10: fatal error: source_location: No such file or directory', 'too old'],
  ["npm error code EACCES\nnpm error path '/srv/questmaster'", 'the owner of the folder'],
  ['/usr/bin/ld: cannot open output file a.node: Permission denied', 'the owner of the folder'],
  ['E: Could not get lock /var/lib/dpkg/lock-frontend.', 'Another program is installing'],
  ['a sound nobody knows', 'Something went wrong while testing'],
]

const HOSTILE = [
  'python3', 'Python', 'ENOSPC', 'No space left on device', 'Killed', 'std::bad_alloc', 'EACCES', 'Permission denied',
  'ENOTFOUND', 'g++: not found', 'not found: make', 'virtual memory exhausted', 'EUSAGE', 'v8::Value has no member named',
] // prettier-ignore
const word = fc.constantFrom(...HOSTILE)
const INFORMATION = [
  (one) => `gyp info find Python using Python version 3.11.7 found at "/srv/${one}"`,
  (one) => `gyp info spawn ${one}`,
  (one) => `gyp http GET https://a.example/${one}`,
  (one) => `gyp WARN ${one}`,
  (one) => `gyp verb ${one}`,
  (one) => `gyp ERR! cwd /srv/${one}/node_modules/canvas`,
  (one) => `gyp ERR! command "/usr/bin/node" "/srv/${one}"`,
  (one) => `npm warn deprecated ${one}`,
  (one) => `npm info run ${one}`,
  (one) => `npm error path /srv/${one}`,
  (one) => `npm error command sh -c ${one}`,
  (one) => `npm error gyp info ${one}`,
  (one) => `npm error A complete log of this run can be found in: /srv/${one}`,
  (one) => `prebuild-install warn install ${one}`,
  (one) => `make: Entering directory '/srv/${one}/build'`,
  (one) => `  CXX(target) Release/obj.target/${one}.o`,
  (one) => `  TOUCH ${one}.intermediate`,
  (one) => `../src/a.cpp:3:4: warning: ${one}`,
  (one) => `../src/a.cpp:3:4: note: ${one}`,
  (one) => `In file included from /srv/${one}/a.h:3,`,
  (one) => `   12 | auto a = "${one}";`,
  (one) => `g++ -o a.o "${one}"`,
  (one) => `    at spawn (/srv/${one}/index.js:3:4)`,
  (one) => `an unremarkable line about ${one} and more`,
  () => 'gyp ERR! build error',
  () => 'gyp ERR! stack Error: `make` failed with exit code: 2',
  () => 'gyp info ok',
  () => 'sh: 1: prebuild-install: not found',
  () => '',
]
const information = fc.tuple(fc.constantFrom(...INFORMATION), word).map(([line, one]) => line(one))

describe('the reason of a failure', () => {
  it.each(FAILURES)('is one sentence that says what to do: %s', (output, sentence) => {
    expect(reasonOf(output, 'testing')).toContain(sentence)
    expect(reasonOf(output, 'testing')).not.toContain('\n')
  })

  it('is independent of npm’s prefix, colours and line endings', () => {
    for (const [output, sentence] of FAILURES.filter(([, one]) => !one.startsWith('Something'))) {
      const lines = output.split('\n')
      expect(reasonOf(lines.map((line) => `npm error ${line}`).join('\r\n'), 'testing')).toContain(sentence)
      expect(reasonOf(lines.map((line) => `\u001b[31m${line}\u001b[0m`).join('\n'), 'testing')).toContain(sentence)
    }
  })

  it('is never taken from an informational line', () => {
    fc.assert(
      fc.property(fc.array(information, { maxLength: 12 }), (lines) => {
        expect(reasonOf(lines.join('\n'), 'testing')).toBe('Something went wrong while testing.')
      }),
    )
  })

  it('is independent of surrounding informational lines', () => {
    const around = fc.array(information, { maxLength: 6 })
    fc.assert(
      fc.property(fc.constantFrom(...FAILURES), around, around, ([output], before, after) => {
        const lines = output.split('\n')
        const mixed = [...before, ...lines.slice(0, 1), ...after, ...lines.slice(1), ...before]
        expect(reasonOf(mixed.join('\n'), 'testing')).toBe(reasonOf(output, 'testing'))
      }),
      { numRuns: 300 },
    )
  })

  it('contains nothing of what only npm says', () => {
    expect(errorLines('npm error gyp info using node@22.0.0\nnpm error path /srv/python3\n')).toEqual([])
  })
})
