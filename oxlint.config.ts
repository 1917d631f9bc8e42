import { defineConfig } from 'oxlint'

type Pattern = ({ group: string[] } | { regex: string }) & { message: string }

/** Of the entries that meet a file the last one holds alone: what a folder may not import is said in full. */
function forbidImports(files: string[], ...patterns: Pattern[]) {
  return { files, rules: { 'no-restricted-imports': ['error' as const, { patterns }] } }
}

/** A part by its name; the patterns beside it are for those who come by path. */
const part = (name: string): string[] => [`@tutu/${name}`, `@tutu/${name}/**`]

const ofContract: Pattern = {
  group: ['node:*', 'react', 'react/*', 'react-*', '@tutu/**', '**/server/**', '**/site/**', '**/admin/**'],
  message: 'contract runs on both sides: no node:*, no React, no other part.',
}
const ofLearning: Pattern = {
  regex: '^(node:|react|@tutu/(?!contract/))|/(server|site|admin)/src/',
  message: 'learning is pure logic: it imports contract and what it computes with, nothing of a browser or a server.',
}
const ofServer: Pattern = {
  group: [...part('site'), ...part('admin'), '**/site/src/**', '**/site/build/**', '**/../admin/src/**'],
  message: 'server does not import site or admin: what they built is loaded by path.',
}
const ofSite: Pattern = {
  group: [
    'antd',
    'antd/*',
    '@ant-design/*',
    ...part('server'),
    ...part('admin'),
    '**/server/src/**',
    '**/admin/src/**',
  ],
  message: 'site imports contract and learning only: no antd, no server, no admin.',
}
const ofAdmin: Pattern = {
  group: [...part('server'), ...part('site'), '**/server/src/**', '**/site/src/**'],
  message: 'admin imports contract only: no server, no site.',
}
const ofCatalogue: Pattern = {
  group: ['@tutu/contract/core/errors'],
  message:
    "The whole catalogue is the server's: what pages say by themselves is in core/said, failures in core/failure.",
}
const ofE2e: Pattern = {
  group: [
    ...part('server'),
    ...part('site'),
    ...part('admin'),
    '**/server/src/**',
    '**/site/src/**',
    '**/admin/src/**',
  ],
  message: 'e2e speaks HTTP and imports no part.',
}
const ofModules: Pattern = {
  regex: '^@tutu/(server|admin|site)(?!/kit$)|/(contract|server|admin|site)/src/',
  message: 'Modules use contract and the kits of server and admin: nothing else of a part is theirs to import.',
}
const ofEngines: Pattern = {
  group: ['@tutu/contract/resources/*', '**/contract/src/resources/*', '**/screens/**', '**/modules/index.ts'],
  message: 'The engine knows no particular resource.',
}
const ofApi: Pattern = {
  group: ['./*'],
  message: 'An api file imports contract, data and lib, never another api file.',
}
const ofKinds: Pattern = {
  group: ['**/resource/**'],
  message: 'A kind of field knows the kit, not the engine that shows it.',
}
/** `up`: the way from a file to the folder of its page. */
const siblings = (up: '' | '\\.\\./'): Pattern => ({
  regex: `^\\.\\./${up}[^.]|/(pages|tools|user|screens)/`,
  message: "A page, tool or screen uses its part's ui and lib, never a sibling.",
})

export default defineConfig({
  plugins: ['eslint', 'typescript', 'unicorn', 'oxc', 'import', 'node', 'react', 'jsx-a11y', 'vitest'],
  categories: { correctness: 'error', suspicious: 'error' },
  ignorePatterns: ['**/build/**', '**/dist/**', '**/.react-router/**', '/data/**', 'server/seed/**'],
  rules: {
    'typescript/no-explicit-any': 'error',
    'typescript/consistent-type-imports': 'error',
    'react/rules-of-hooks': 'error',
    'react/exhaustive-deps': 'error',
    'react/react-in-jsx-scope': 'off',
    'react/exhaustive-effect-dependencies': 'off',
    'react/memo-dependencies': 'off',
    'react/set-state-in-effect': 'off',
    'react/refs': 'off',
    'jsx-a11y/prefer-tag-over-role': 'off',
    'import/no-cycle': 'error',
    'import/no-duplicates': 'error',
    'import/no-unassigned-import': 'off',
    'import/no-named-as-default-member': 'off',
    'no-console': 'error',
    eqeqeq: 'error',
    'node/no-process-env': 'error',
    'unicorn/consistent-function-scoping': 'off',
    'unicorn/prefer-add-event-listener': 'off',
    'no-shadow': 'off',
    'no-await-in-loop': 'off',
    'vitest/require-mock-type-parameters': 'off',
    'vitest/valid-expect': ['error', { maxArgs: 2 }],
    'vitest/no-conditional-expect': 'off',
    'vitest/no-standalone-expect': 'off',
    'no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
    'vitest/expect-expect': 'off',
    'no-underscore-dangle': 'off',
    'no-unmodified-loop-condition': 'off',
  },
  overrides: [
    forbidImports(['contract/**/*.ts'], ofContract),
    forbidImports(['learning/**/*.ts'], ofLearning),
    {
      files: ['{contract,learning}/**/*.ts'],
      rules: {
        'no-restricted-globals': ['error', 'window', 'document', 'process', 'Buffer', 'localStorage', 'sessionStorage'],
      },
    },
    forbidImports(['server/**/*.ts'], ofServer),
    forbidImports(['server/src/engine/**/*.ts'], ofServer, ofEngines),
    forbidImports(['server/src/api/*.ts'], ofServer, ofApi),
    forbidImports(['site/**/*.{ts,tsx}'], ofSite, ofCatalogue),
    forbidImports(['site/src/{pages,tools,user}/*/*.{ts,tsx}'], ofSite, ofCatalogue, siblings('')),
    forbidImports(['site/src/{pages,tools,user}/*/*/**/*.{ts,tsx}'], ofSite, ofCatalogue, siblings('\\.\\./')),
    forbidImports(['admin/**/*.{ts,tsx}'], ofAdmin, ofCatalogue),
    forbidImports(
      ['admin/src/fields/*.{ts,tsx}', 'admin/src/fields/{icons,upload}/*.{ts,tsx}'],
      ofAdmin,
      ofCatalogue,
      ofKinds,
    ),
    forbidImports(['admin/src/resource/**/*.{ts,tsx}'], ofAdmin, ofCatalogue, ofEngines),
    forbidImports(['admin/src/screens/*/*.{ts,tsx}'], ofAdmin, ofCatalogue, siblings('')),
    forbidImports(['admin/src/screens/*/*/**/*.{ts,tsx}'], ofAdmin, ofCatalogue, siblings('\\.\\./')),
    forbidImports(['e2e/**/*.ts'], ofE2e),
    forbidImports(['modules/**/*.{ts,tsx}', 'testing/modules/**/*.{ts,tsx}'], ofModules),
    {
      files: ['server/src/env.ts', 'scripts/**', 'bench/**', 'e2e/**', '**/vite.config.ts', 'vitest.config.ts'],
      rules: { 'node/no-process-env': 'off' },
    },
    {
      files: ['scripts/**', 'bench/**', 'e2e/**', 'server/src/testing/**'],
      rules: { 'no-console': 'off' },
    },
    {
      files: ['**/*.test.{ts,tsx}'],
      rules: { 'no-restricted-imports': 'off', 'no-console': 'off' },
    },
  ],
})
