import { stripVTControlCharacters } from 'node:util'
import { Stopped } from './progress.mjs'
import { NODES } from './versions.mjs'

const again = 'then run the same command again.'

/**
 * Lines that say neither that something failed nor why, however they are worded: they may name Python, a full disk or a
 * network.
 */
const INFORMATION = [
  /^(gyp|npm|prebuild-install|node-pre-gyp) (info|verb|verbose|http|sill|silly|timing|notice|warn)\b/i,
  /^gyp ERR! (cwd|System|command|node -v|node-gyp -v|not ok|Node-gyp failed to build|\$npm_package_\w+)( |$)/,
  /^(path|command|cwd|dest|file|dir|A complete log of this run|Log files were not written)( |$)/,
  /^(\[?(info|warn|warning|note)\]?\b|N: )/i,
  /^(stack |gyp ERR! stack )?\s*at /,
  /: (warning|note|remark): /,
  /^make(\[\d+\])?: (Entering|Leaving) directory /,
  /^(In file included from|\s+from ) /,
  /^\s*(CC|CXX|AR|LINK|SOLINK_MODULE|SOLINK|COPY|TOUCH|ACTION|RULE|CLANG)(\([\w-]+\))? /,
  /^\s*([\w/.-]*\/)?(gcc|g\+\+|cc|c\+\+|clang|clang\+\+|ar|ld|rm|cp|ln|mkdir|touch|node|python3?) -/,
  /^\s*\d* \| /,
  /^(Reading|Building|Selecting|Preparing|Unpacking|Setting up|Processing|Get:\d+|Hit:\d+|Ign:\d+)\b/,
]

/** npm puts its own mark before the output of the commands that it runs. */
const NPMS_MARK = /^npm (error|ERR!) ?/
const MARK =
  /^(code|errno|stack|syscall|network|gyp ERR!|E:|W:|Err:|(Uncaught |FATAL )?\w*error:|fatal:|sudo:|dpkg:|tar:|E[A-Z]{3,}\b)/i

/** The lines about a failure, without npm's mark: each with whether it calls itself an error. */
export function errorLines(output) {
  return stripVTControlCharacters(output)
    .split(/\r\n|\n|\r/)
    .map((line) => {
      let text = line.trimEnd()
      while (NPMS_MARK.test(text)) text = text.replace(NPMS_MARK, '')
      return { text, isMarked: text !== line.trimEnd() || MARK.test(text) }
    })
    .filter(({ text }) => text.trim() !== '' && !INFORMATION.some((pattern) => pattern.test(text)))
}

/** A line without names from elsewhere: drops quoted text and paths. */
const withoutNames = (text) => text.replace(/'[^']*'|"[^"]*"|`[^`]*`/g, '').replace(/\S*[/\\]\S*/g, '')

/** Words that mean something wherever they are in an error message, but nothing in a name. */
const words =
  (pattern) =>
  ({ text, isMarked }) =>
    isMarked && pattern.test(withoutNames(text))

/** The form of a whole line. */
const form =
  (...patterns) =>
  ({ text }) =>
    patterns.some((pattern) => pattern.test(text))

const any =
  (...tests) =>
  (line) =>
    tests.some((test) => test(line))

/** A shell's or make's message that a command does not exist. */
const notFound = (command) =>
  form(
    new RegExp(
      `^(.*/)?(sh|bash|dash|ash|zsh|env|make(\\[\\d+\\])?|sudo):.* ?‘?'?(\\S*/)?${command}'?’?: (command )?not found$`,
      'i',
    ),
    new RegExp(
      `^(\\S*/)?(sh|bash|dash|ash|make(\\[\\d+\\])?|env):.* ?‘?'?(\\S*/)?${command}'?’?: No such file or directory$`,
    ),
    new RegExp(`^(\\S*/)?${command}: (command )?not found$`),
    new RegExp(`\\bnot found: ${command}$`),
    new RegExp(`\\bspawn (\\S*/)?${command} ENOENT`),
  )

const COMPILER = '(x86_64-\\S*-|aarch64-\\S*-)?(g\\+\\+|gcc|cc|c\\+\\+|clang|clang\\+\\+)(-[\\d.]+)?'
const NEW_HEADERS =
  '(bit|compare|concepts|format|numbers|ranges|source_location|span|version|charconv|string_view|optional|variant|any)'

const LIBRARY = [
  /^Package '?([\w.+-]+)'?(, required by .*,)? (was )?not found/,
  /^No package '([\w.+-]+)' found/,
  /: fatal error: '?((?:cairo|pango|glib|jpeglib|gif_lib|librsvg|png|pixman|freetype|fontconfig|ft2build)[\w./-]*)'?(:| file)/,
  /cannot find -l([\w.+-]+)/,
  /ld: library '?-?l?([\w.+-]+)'? not found/,
]

const libraryIn = (text) => LIBRARY.map((pattern) => pattern.exec(text)?.[1]).find(Boolean)

export const ODD_FOLDER =
  "Native packages can't be compiled in a folder with such letters in its name: rename it to plain letters and digits, " +
  again

/** In order: an earlier reason explains its possible consequences. */
const REASONS = [
  [
    any(
      words(/\b(ENOSPC|EDQUOT)\b|no space left on device|You don't have enough free space/i),
      form(/(^|: )(No space left on device|Disk quota exceeded)\W*$/),
    ),
    () => `The disk is full: make room, ${again}`,
  ],
  [
    any(
      words(/\bENOMEM\b|\bSIGKILL\b|heap out of memory/i),
      form(
        /^(\S*\/)?[\w+.-]+: (fatal |internal compiler )?error:.*\b(Killed|signal 9)\b/,
        /(^|: )(virtual memory exhausted|Cannot allocate memory|memory exhausted|out of memory)\b/i,
        /^LLVM ERROR: out of memory|compiler is out of heap space/,
        /^(terminate called after throwing an instance of '|\s*what\(\): +)std::bad_alloc\b/,
        /^(\S+: line \d+: +\d+ )?Killed\b/,
        /^make(\[\d+\])?: \*\*\* \[.*\] (Killed|Error 137)$/,
        /^collect2: .*\bterminated with signal 9\b/,
      ),
    ),
    (what) =>
      `Memory ran out while ${what}: give this machine more memory or swap, or set JOBS=1 to compile one file at a time, ${again}`,
  ],
  [
    words(/\bEUSAGE\b|package\.json and package-lock\.json .* not in sync|can only install packages when/i),
    () => 'package-lock.json does not match package.json: run `npm install` once and commit both.',
  ],
  [
    words(/\bEINTEGRITY\b/),
    () => `A package is not the one that package-lock.json names: run \`npm cache clean --force\`, ${again}`,
  ],
  [words(/\bE40[134]\b/), () => `The npm registry refused a package: check \`npm config get registry\`, ${again}`],
  [
    words(
      /\b(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|ERR_SOCKET_TIMEOUT)\b|Temporary failure resolving|Could not resolve|Failed to fetch|network is unreachable/i,
    ),
    (what) => `The network could not be reached while ${what}: connect this machine (or set its proxy), ${again}`,
  ],
  [
    words(/Could not get lock|is another process using it/i),
    () => `Another program is installing system packages: wait for it, ${again}`,
  ],
  [
    form(
      /(^|: )Syntax error: .*unexpected/,
      /(^|: )syntax error near unexpected token/,
      /(^|: )(Syntax error: )?(Unterminated quoted string|unexpected EOF while looking for matching)/,
      /: \*\*\* (missing separator|multiple target patterns|target pattern contains no|mixed implicit and (normal|static pattern) rules|unterminated (variable reference|call to function)|empty variable name)/,
      /^make(\[\d+\])?: \*\*\* No rule to make target /,
    ),
    () => ODD_FOLDER,
  ],
  [
    any(
      words(/\bEBADENGINE\b/),
      form(
        /: error: .*\b(v8::|node::|Nan::).*\b(has no member|is not a member|no member named|was not declared|not declared)/,
        /: error: no member named .* in (namespace )?'(v8|node)\b/,
        /: error: .*\b(no matching (member )?function|invalid conversion|cannot convert|no type named)\b.*\bv8::/,
        /NODE_MODULE_VERSION \d+\. This version of Node/,
      ),
    ),
    () =>
      `A native package does not know this version of Node (${process.version}). ${NODES}: install one of those, ${again}`,
  ],
  [
    form(
      /unrecognized command[- ]line option .?-?-std=/,
      /: invalid value '.*' in '-std=/,
      /: #?error:? .*C\+\+ ?\d\d or (later|newer|greater) (is )?required/i,
      /#error "?C\+\+ ?\d\d or (later|newer|greater)/i,
      new RegExp(`: fatal error: '?${NEW_HEADERS}'?(: No such file| file not found)`),
    ),
    () => `The C++ compiler is too old: install g++ 12 (or clang 15) or newer, ${again}`,
  ],
  [
    any(
      form(/^gyp ERR! find Python\b/, /^gyp ERR! (stack )?(Error: )?Could not find any Python/),
      notFound('python3?(\\.\\d+)?'),
    ),
    () => `Python 3 is missing, which compiling needs: install python3, ${again}`,
  ],
  [notFound('g?make'), () => `make is missing, which compiling needs: install make, ${again}`],
  [
    any(
      notFound(COMPILER),
      form(
        /(cannot execute|trying to exec) .*\bcc1(plus)?\b/,
        /\bcc1plus: (No such file|not found)/,
        /^xcrun: error: invalid active developer path/,
        /^(gyp: )?No Xcode or CLT version detected/,
        /^gyp ERR! find VS\b/,
      ),
    ),
    () => `No C++ compiler was found: install g++ (or clang), ${again}`,
  ],
  [notFound('pkg-config'), () => `pkg-config is missing, which compiling needs: install pkg-config, ${again}`],
  [
    ({ text }) => libraryIn(text) !== undefined,
    (_what, { text }) =>
      `A system library is missing (${libraryIn(text)}), which compiling needs: install its development files, ${again}`,
  ],
  [
    any(
      words(/\b(EACCES|EPERM|EROFS)\b|permission denied/i),
      form(/(^|: )(Permission denied|Read-only file system)\W*$/),
    ),
    (what) => `No right to write a file while ${what}: run this as the owner of the folder.`,
  ],
]

/** Turns the output of a failed command into one sentence that says what to do. */
export function reasonOf(output, what) {
  const lines = errorLines(output)
  for (const [isThis, sentence] of REASONS) {
    const line = lines.find(isThis)
    if (line) return sentence(what, line)
  }
  return `Something went wrong while ${what}.`
}

/** Throws with the reason unless the command succeeded. */
export function expectSuccess({ code, output }, what) {
  if (code !== 0) throw new Stopped(reasonOf(output, what))
}
