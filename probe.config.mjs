import tseslint from 'typescript-eslint'
export default [
  { ignores: ['node_modules/', 'data/', 'coverage/', 'migrations/', 'test/fixtures/borders/'] },
  { files: ['**/*.{ts,tsx}'], languageOptions: { parser: tseslint.parser }, plugins: { '@typescript-eslint': tseslint.plugin },
    linterOptions: { reportUnusedDisableDirectives: 'off' },
  rules: {
   '@typescript-eslint/no-shadow': ['error', { builtinGlobals: false }],
   '@typescript-eslint/max-params': ['error', { max: 5, countVoidThis: false }],
   'max-lines-per-function': ['error', { max: 60, skipBlankLines: true, skipComments: false, IIFEs: true }],
   'max-len': ['error', { comments: 120, code: 1000, ignoreUrls: true }],
  } },
]
