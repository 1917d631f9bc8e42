import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { antdIcons } from './admin/antd-icons.ts'
import { fontAwesomeNames } from './admin/fontawesome-names.ts'

export default defineConfig({
  test: {
    // Unasked, one core is left to whoever sits before the machine: of two that is half. One more than there are cores, since
    // tests also wait: for PostgreSQL, for threads, for a limit of time.
    maxWorkers: availableParallelism() + 1,
    projects: [
      // What has no state of its own needs no process for each file.
      {
        test: {
          name: 'contract',
          root: 'contract',
          include: ['src/**/*.test.ts'],
          isolate: false,
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'learning',
          root: 'learning',
          include: ['src/**/*.test.ts'],
          isolate: false,
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'server',
          root: 'server',
          include: ['src/**/*.test.ts', '../bench/*.test.ts'],
          globalSetup: ['src/testing/global-setup.ts'],
          // Each file has its own app and database; what they import is the same.
          isolate: false,
          // Some start PostgreSQL, more than once; on a machine that has more to do that takes its time.
          testTimeout: 60_000,
          hookTimeout: 60_000,
          // What is waited for may begin with a thread's start; two tests share the cores.
          expect: { poll: { timeout: 10_000 } },
        },
      },
      {
        test: { name: 'site', root: 'site', include: ['src/**/*.test.{ts,tsx}'], isolate: false, testTimeout: 60_000 },
      },
      {
        plugins: [antdIcons(), fontAwesomeNames()],
        test: {
          name: 'admin',
          root: 'admin',
          include: ['src/**/*.test.{ts,tsx}'],
          environment: 'jsdom',
          isolate: false,
          setupFiles: ['src/testing/setup.ts'],
          // A panel that comes when it is first opened is waited for, on a machine that has more to do too.
          testTimeout: 90_000,
        },
      },
      { test: { name: 'scripts', root: 'scripts', include: ['**/*.test.mjs'] } },
    ],
  },
})
