/** The rooms of a game, and what each may see of its own game beside itself. Everybody may see engine and language. */
const ROOMS = {
  data: [],
  state: ['data'],
  facts: ['data', 'state'],
  view: ['data', 'state'],
  'rules/deeds': ['data', 'state', 'facts', 'view'],
  'rules/(effects|combat|battles)': ['data', 'state', 'facts', 'view', 'rules/deeds'],
  'rules/encounters': ['data', 'state', 'facts', 'view', 'rules/(deeds|combat|battles)'],
  rules: ['data', 'state', 'facts', 'view', 'rules'],
  words: ['data', 'facts', 'view'],
  computer: ['data', 'view'],
}

const GAME = '^src/games/([^/]+)'
const FLOORS = ['deeds', 'effects', 'combat', 'battles', 'encounters'].join('|')

/** The room that a path of `ROOMS` names; the rules outside their lower floors are the turn and the index. */
const pathOf = (game, room) => (room === 'rules' ? `${game}/rules/(?!(${FLOORS})/)` : `${game}/${room}/`)

const rooms = Object.entries(ROOMS).map(([room, seen]) => [
  pathOf(GAME, room),
  ['^src/(engine|language)/', pathOf('^src/games/$1', room), ...seen.map((one) => `^src/games/$1/${one}/`)],
])

/** Rooms of a folder in the order of their imports: each may import itself and all before it. */
const upward = (folder, order) =>
  order.map((room, at) => [`^${folder}/${room}/`, order.slice(0, at + 1).map((one) => `^${folder}/${one}/`)])

/** What code outside may import of the tables. */
const OF_TABLES = '^src/tables/(model/|index\\.ts$)'

const TABLES = upward('src/tables', ['kit', 'model', 'steps', 'live', '(files|stats)', 'requests', 'gathering'])

/** The two databases share a room and don't see each other. */
const STORAGE = [
  ['^src/storage/shared/', ['^src/storage/shared/']],
  ['^src/storage/sqlite/', ['^src/storage/(shared|sqlite)/']],
  ['^src/storage/postgres/', ['^src/storage/(shared|postgres)/', '^src/url\\.ts$']],
  ['^src/storage/moving/', ['^src/storage/(shared|sqlite|postgres|moving)/']],
  ['^src/storage/[^/]+\\.ts$', ['^src/storage/']],
]

/** What every room of discord/ may import beside its own. */
const BESIDE_DISCORD = [
  '^src/(render|engine|language|rulebook)/',
  '^src/(program|url)\\.ts$',
  '^src/television/televised\\.ts$',
  '^src/webhooks/index\\.ts$',
  OF_TABLES,
]

const DISCORD_SHARED = upward('src/discord', [
  'rest',
  'words',
  'kit',
  'pictures',
  'table/context',
  'table/telling',
  'table/(answering|past|people)',
  'table/(lobby|voting|files)',
  'reference',
  'stats',
  'panels/parts',
  'panels/about',
  'panels/past',
  'panels/private',
  'panels/(lobby|saves|people)',
  'panels/voting',
  'panels/card',
])

/** Rooms of discord/ that use all the shared ones, and none of which imports another. */
const DISCORD_ENTRANCES = ['commands', 'presses', 'screens'].map((room) => [
  `^src/discord/${room}/`,
  [`^src/discord/(${room}|rest|words|kit|pictures|table|reference|stats|panels)/`],
])

const DISCORD = [
  ...DISCORD_SHARED,
  ['^src/discord/gateway/', ['^src/discord/(gateway|rest|words|kit)/']],
  ...DISCORD_ENTRANCES,
  ['^src/discord/[^/]+\\.ts$', ['^src/discord/']],
]

/**
 * The borders of the house. Each folder under src/ lists what it may import of ours; anything else is refused.
 * `$1` is the folder of one game.
 */
const HOUSE = {
  '^src/engine/': ['^src/engine/'],
  '^src/language/': ['^src/language/', '^src/engine/'],
  '^src/games/index\\.ts$': ['^src/engine/', '^src/games/[^/]+/index\\.ts$'],
  ...Object.fromEntries(rooms),
  [`${GAME}/index\\.ts$`]: ['^src/engine/', '^src/games/$1/'],
  '^src/render/canvas/': ['^src/render/canvas/', '^src/(engine|language)/'],
  '^src/render/faces/': ['^src/render/(canvas|faces)/', '^src/engine/'],
  '^src/render/map/': ['^src/render/(canvas|faces|map)/', '^src/engine/'],
  '^src/render/card/': ['^src/render/(canvas|faces|map|card)/', '^src/(engine|language)/'],
  '^src/render/scenes/': ['^src/render/(canvas|faces|map|card|scenes)/', '^src/(engine|language)/'],
  '^src/render/finished/': ['^src/render/(canvas|faces|map|card|scenes|finished)/', '^src/engine/'],
  '^src/render/games/([^/]+)/': [
    '^src/render/(canvas|faces|map|card|scenes|finished)/',
    '^src/render/games/$1/',
    '^src/games/$1/(data|view)/',
    '^src/(engine|language)/',
  ],
  '^src/render/index\\.ts$': ['^src/render/', '^src/engine/'],
  ...Object.fromEntries(TABLES.map(([from, allowed]) => [from, [...allowed, '^src/engine/']])),
  '^src/tables/[^/]+\\.ts$': ['^src/tables/', '^src/engine/'],
  ...Object.fromEntries(STORAGE.map(([from, allowed]) => [from, [...allowed, '^src/tables/model/', '^src/engine/']])),
  '^src/thinking/': ['^src/thinking/', '^src/program\\.ts$', OF_TABLES, '^src/games/index\\.ts$', '^src/engine/'],
  '^src/backups/': [
    '^src/backups/',
    '^src/storage/index\\.ts$',
    OF_TABLES,
    '^src/games/index\\.ts$',
    '^src/program\\.ts$',
    '^src/(engine|language)/',
  ],
  ...Object.fromEntries(DISCORD.map(([from, allowed]) => [from, [...allowed, ...BESIDE_DISCORD]])),
  // The process that serves the pages can reach no game and no storage: it has only what it is sent.
  '^src/television/(?!television\\.ts$)': ['^src/television/(?!television\\.ts$)', '^src/language/'],
  '^src/television/television\\.ts$': ['^src/television/(televised|links)\\.ts$', '^src/program\\.ts$', OF_TABLES],
  '^src/webhooks/': ['^src/webhooks/', '^src/url\\.ts$'],
  '^src/rulebook/': ['^src/rulebook/'],
  '^src/sandbox/': ['^src/sandbox/', '^src/url\\.ts$'],
  '^src/operations/': ['^src/operations/', OF_TABLES],
  '^src/shards/': ['^src/shards/', OF_TABLES],
  '^src/settings/': ['^src/settings/'],
  '^src/startup\\.ts$': ['^src/language/'],
  '^src/(program|source-lines|url)\\.ts$': [],
  '^src/typescript-in-threads\\.mjs$': [],
  '^src/start\\.ts$': ['^src/(startup|main)\\.ts$'],
  '^src/config\\.ts$': ['^src/settings/index\\.ts$'],
  '^src/main\\.ts$': ['^src/'],
}

const nameOf = (from) =>
  from
    .replace(/[\^$\\]/g, '')
    .replace('([^/]+)', '<game>')
    .replace(/^src\/games\/<game>\/rules\/\(\?!.*$/, 'src/games/<game>/rules')
    .replace(/\/$/, '')

const folders = Object.entries(HOUSE).map(([from, allowed]) => ({
  name: `border-of-${nameOf(from)}`,
  comment: `${nameOf(from)} may import of ours only: ${allowed.map(nameOf).join(', ') || 'nothing'}`,
  severity: 'error',
  from: { path: from },
  to: { path: '^(src|scripts|test)/', pathNot: allowed },
}))

const placeless = {
  name: 'every-file-has-a-place',
  comment: 'A file in src/ belongs to one of the folders of the house',
  severity: 'error',
  from: { path: '^src/', pathNot: Object.keys(HOUSE) },
  to: {},
}

const PURE = '^src/(engine|games|language)/'

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    ...folders,
    placeless,
    {
      name: 'no-cycles',
      comment:
        'Files that need each other, types included, are one file, or something between them has not been named yet. ' +
        'Only where the printed rules run in a circle may the code: there its size is pinned by test/borders.test.ts',
      severity: 'error',
      from: { pathNot: '^src/games/(talisman/rules/effects|imperial/rules/encounters)/' },
      to: { circular: true },
    },
    {
      name: 'rules-do-no-input-or-output',
      comment:
        'Engine, language and games use no module of Node, except to read message files and to know the language',
      severity: 'error',
      from: { path: PURE, pathNot: '^src/language/(message-files|languages).ts$' },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'rules-use-few-packages',
      comment: 'Engine, language and games use packages that only compute',
      severity: 'error',
      from: { path: PURE },
      to: { path: 'node_modules/', pathNot: 'node_modules/(@fluent|@noble|pure-rand|honeycomb-grid|zod)/' },
    },
    {
      name: 'imports-exist',
      comment: 'What is imported is there, and its package is in package.json',
      severity: 'error',
      from: {},
      to: { dependencyTypes: ['unknown', 'npm-no-pkg', 'npm-unknown'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { conditionNames: ['import', 'types', 'node', 'default'], exportsFields: ['exports'] },
  },
}
