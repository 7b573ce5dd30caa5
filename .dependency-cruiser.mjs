/**
 * The borders of the house. Each folder under src/ lists what it may import of ours; anything else is refused.
 * `$1` is the folder of one game.
 */
const HOUSE = {
  '^src/engine/': ['^src/engine/'],
  '^src/prose/': ['^src/prose/', '^src/engine/'],
  '^src/games/index\\.ts$': ['^src/engine/', '^src/games/[^/]+/'],
  '^src/games/([^/]+)/': ['^src/engine/', '^src/prose/', '^src/games/$1/'],
  '^src/render/': ['^src/render/', '^src/engine/', '^src/games/[^/]+/(about|board|data|view|words)(/|\\.ts$)'],
  '^src/tables/': ['^src/tables/', '^src/engine/', '^src/games/index\\.ts$'],
  '^src/storage/': ['^src/storage/', '^src/tables/store\\.ts$', '^src/engine/'],
  '^src/discord/': [
    '^src/discord/',
    '^src/tables/',
    '^src/render/',
    '^src/games/index\\.ts$',
    '^src/engine/',
    '^src/prose/',
  ],
  '^src/rulebook/': ['^src/rulebook/'],
  '^src/sandbox/': ['^src/sandbox/'],
  '^src/config\\.ts$': [],
  '^src/main\\.ts$': ['^src/'],
}

const nameOf = (from) =>
  from
    .replace(/[\^$\\]/g, '')
    .replace('([^/]+)', '<game>')
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

const PURE = '^src/(engine|games)/'

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    ...folders,
    placeless,
    {
      name: 'no-cycles',
      comment:
        'Files that need each other are one file, or something between them has not been named yet. Only the rules of ' +
        'one game may call each other in a round: a fight wounds, a wound kills, a death drops what starts a fight',
      severity: 'error',
      from: { pathNot: '^src/games/[^/]+/' },
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'rules-do-no-input-or-output',
      comment: 'Engine and games use no module of Node',
      severity: 'error',
      from: { path: PURE },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'rules-use-few-packages',
      comment: 'Engine and games use packages that only compute',
      severity: 'error',
      from: { path: PURE },
      to: { path: 'node_modules/', pathNot: 'node_modules/(pure-rand|honeycomb-grid|zod)/' },
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
    exclude: { path: '^src/sandbox/web/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { conditionNames: ['import', 'types', 'node', 'default'], exportsFields: ['exports'] },
  },
}
