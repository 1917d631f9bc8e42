import { defineConfig } from 'vitest/config'
import { antdIcons } from './admin/antd-icons.ts'
import { fontAwesomeNames } from './admin/fontawesome-names.ts'

/** Real timers, processes and browsers on a busy machine: what fails twice in a row is broken; a retry is printed. */
const RETRY = 1

export default defineConfig({
  test: {
    projects: [
      { test: { name: 'contract', root: 'contract', include: ['src/**/*.test.ts'] } },
      {
        test: {
          name: 'server',
          root: 'server',
          include: ['src/**/*.test.ts'],
          globalSetup: ['src/testing/global-setup.ts'],
          testTimeout: 20_000,
          hookTimeout: 60_000,
          retry: RETRY,
        },
      },
      { test: { name: 'site', root: 'site', include: ['src/**/*.test.{ts,tsx}'] } },
      {
        plugins: [antdIcons(), fontAwesomeNames()],
        test: {
          name: 'admin',
          root: 'admin',
          include: ['src/**/*.test.{ts,tsx}'],
          environment: 'jsdom',
          testTimeout: 20_000,
          retry: RETRY,
        },
      },
      { test: { name: 'scripts', root: 'scripts', include: ['**/*.test.mjs'], retry: RETRY } },
    ],
  },
})
