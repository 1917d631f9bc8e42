import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { antdIcons } from './admin/antd-icons.ts'
import { fontAwesomeNames } from './admin/fontawesome-names.ts'
import { OneEnvironment } from './scripts/lib/one-environment.mjs'

// What Node loads is compiled once, not again in each worker, thread and program that tests start: of a server's start half the
// processor's time.
process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, 'node_modules/.cache/tests')

/**
 * A test ends as soon as it has what it waits for; these limits are for one that never would. Some start PostgreSQL, more than
 * once, or load all of the back office, on a machine that is slow and has more to do.
 */
const PATIENT = {
  testTimeout: 180_000,
  hookTimeout: 180_000,
  expect: { poll: { timeout: 60_000 } },
}

/** What comes before each file of a project whose files share a worker. */
const SHARED_WORKER = ['../scripts/lib/patience.mjs', '../scripts/lib/left-as-found.mjs']

/**
 * For what Node runs as it is written: loaded by Node itself, as `npm start` does, not translated by Vite and handed to each worker.
 * Such tests cannot use `vi.mock`.
 */
const LOADED_BY_NODE = { experimental: { viteModuleRunner: false, nodeLoader: false } }

export default defineConfig({
  test: {
    // Unasked, one core is left to whoever sits before the machine: of two that is half. One more than there are cores, since
    // tests also wait: for PostgreSQL, for threads, for a limit of time.
    maxWorkers: availableParallelism() + 1,
    sequence: { sequencer: OneEnvironment },
    projects: [
      // What has no state of its own needs no process for each file.
      {
        test: {
          ...PATIENT,
          ...LOADED_BY_NODE,
          name: 'contract',
          root: 'contract',
          include: ['src/**/*.test.ts'],
          isolate: false,
          setupFiles: SHARED_WORKER,
        },
      },
      {
        test: {
          ...PATIENT,
          ...LOADED_BY_NODE,
          name: 'learning',
          root: 'learning',
          include: ['src/**/*.test.ts'],
          isolate: false,
          setupFiles: SHARED_WORKER,
        },
      },
      {
        test: {
          ...PATIENT,
          ...LOADED_BY_NODE,
          name: 'server',
          root: 'server',
          include: ['src/**/*.test.ts', '../bench/*.test.ts'],
          globalSetup: ['src/testing/global-setup.ts'],
          setupFiles: SHARED_WORKER,
          // Each file has its own app and database; what they import is the same.
          isolate: false,
        },
      },
      {
        test: {
          ...PATIENT,
          name: 'site',
          root: 'site',
          include: ['src/**/*.test.{ts,tsx}'],
          // The address of a style sheet is a path here as it is in the product, not nothing.
          css: { include: [/\.css\?url$/] },
          isolate: false,
          setupFiles: [...SHARED_WORKER, '../scripts/lib/own-modules.mjs'],
        },
      },
      {
        plugins: [antdIcons(), fontAwesomeNames()],
        test: {
          ...PATIENT,
          name: 'admin',
          root: 'admin',
          include: ['src/**/*.test.{ts,tsx}'],
          environment: 'jsdom',
          isolate: false,
          setupFiles: ['../scripts/lib/left-as-found.mjs', 'src/testing/setup.ts'],
        },
      },
      { test: { ...PATIENT, name: 'scripts', root: 'scripts', include: ['**/*.test.mjs'] } },
    ],
  },
})
