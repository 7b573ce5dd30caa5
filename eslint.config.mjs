import js from '@eslint/js'
import { builtinModules } from 'node:module'
import { defineConfig } from 'eslint/config'
import tseslint from 'typescript-eslint'
import house from './scripts/lint/house.mjs'

// Prettier decides how the code looks. These rules look for mistakes, and keep functions and comments short.

const canParse = {
  object: 'URL',
  property: 'canParse',
  message: 'In Node 20 it refuses letters beyond ASCII once hot: use urlIn, or new URL in a try.',
}

/** For all code, scripts included. */
const readable = {
  files: ['**/*.{ts,tsx,mjs,cjs}'],
  plugins: { house, '@typescript-eslint': tseslint.plugin },
  rules: {
    'house/function-length': ['error', { max: 60 }],
    'no-restricted-properties': ['error', canParse],
    '@typescript-eslint/max-params': ['error', { max: 5, countVoidThis: false }],
    '@typescript-eslint/no-shadow': ['error', { builtinGlobals: false }],
    // Code is Prettier's; it does not wrap comments.
    'max-len': ['error', { comments: 120, code: 1000, ignoreUrls: true }],
  },
}

const typed = {
  files: ['**/*.{ts,tsx}'],
  extends: [js.configs.recommended, ...tseslint.configs.recommended],
  languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
  plugins: { house },
  rules: {
    'house/settled': 'error',
    'house/yield-star': 'error',
    '@typescript-eslint/await-thenable': 'error',
    '@typescript-eslint/consistent-type-imports': [
      'error',
      { fixStyle: 'inline-type-imports', disallowTypeAnnotations: false },
    ],
    '@typescript-eslint/no-explicit-any': 'error',
    '@typescript-eslint/no-floating-promises': 'error',
    '@typescript-eslint/no-for-in-array': 'error',
    '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
    '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
    '@typescript-eslint/only-throw-error': 'error',
    '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
    eqeqeq: ['error', 'always', { null: 'ignore' }],
    'prefer-const': ['error', { destructuring: 'all' }],
    // A rule that asks nobody may still be a generator, so that it can be called like its neighbours.
    'require-yield': 'off',
  },
}

const timers = ['setTimeout', 'setInterval', 'setImmediate', 'queueMicrotask', 'requestAnimationFrame']
const outside = ['process', 'fetch', 'performance', 'crypto', 'console', 'require', 'globalThis', 'Promise']

/** Rules are a pure function of the seed and the answers, and the words one of what it is told. */
const pure = {
  files: ['src/engine/**/*.ts', 'src/games/**/*.ts', 'src/language/**/*.ts'],
  // The message files are part of the source, but no file that can be imported. The language comes from the reader.
  ignores: ['**/*.test.ts', 'src/language/message-files.ts', 'src/language/languages.ts'],
  rules: {
    'no-restricted-globals': [
      'error',
      { name: 'Date', message: 'Rules have no clock: the same seed and answers must give the same game.' },
      ...timers.map((name) => ({ name, message: 'Rules have no clock: clocks belong to src/tables.' })),
      ...outside.map((name) => ({ name, message: 'Rules do no I/O and know nothing of the process they run in.' })),
    ],
    'no-restricted-properties': [
      'error',
      canParse,
      { object: 'Math', property: 'random', message: 'Dice come from the seeded generator inside the state.' },
    ],
    'no-restricted-syntax': [
      'error',
      { selector: ':function[async=true]', message: 'Rules are generators, never async: yield a decision instead.' },
      { selector: 'AwaitExpression', message: 'Rules are generators, never async: yield a decision instead.' },
      { selector: 'ForOfStatement[await=true]', message: 'Rules are generators, never async.' },
      { selector: 'ImportExpression', message: 'Rules are loaded at the start, never while they run.' },
    ],
    'no-restricted-imports': [
      'error',
      {
        paths: builtinModules.map((name) => ({ name, message: 'Rules do no I/O: no modules of Node in them.' })),
        patterns: [{ group: ['node:*'], message: 'Rules do no I/O: no modules of Node in them.' }],
      },
    ],
  },
}

const names = (list) => Object.fromEntries(list.map((name) => [name, 'readonly']))

/** Many test files share a process: what one puts in the place of a module or a global would stay for the others. */
const shared = {
  files: ['test/**/*.test.ts'],
  ignores: ['test/**/*.alone.test.ts'],
  rules: {
    'no-restricted-properties': [
      'error',
      canParse,
      ...['mock', 'doMock', 'resetModules', 'stubGlobal', 'stubEnv'].map((property) => ({
        object: 'vi',
        property,
        message: 'Test files share a process: name the file *.alone.test.ts.',
      })),
    ],
  },
}

/** Set-up scripts run before anything is installed: plain JavaScript. */
const plain = {
  files: ['*.mjs', '*.cjs', 'scripts/**/*.mjs', 'test/**/*.mjs'],
  extends: [js.configs.recommended],
  languageOptions: {
    globals: names([
      'process',
      'console',
      'fetch',
      'URL',
      'performance',
      'Buffer',
      'AbortSignal',
      'clearInterval',
      'clearTimeout',
      ...timers,
    ]),
  },
}

export default defineConfig(
  { ignores: ['node_modules/', '.cache/', 'data/', 'coverage/', 'migrations/', 'test/fixtures/borders/'] },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  typed,
  readable,
  pure,
  shared,
  plain,
)
