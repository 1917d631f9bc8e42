import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { CHROMIUM } from './chromium.ts'

// The servers find compiled what the unit tests have loaded before (vitest.config.ts).
process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, '../node_modules/.cache/tests')

export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  globalSetup: './demo-folder.ts',
  // A file's tests go one after the other, on their worker's own server.
  // One more than there are cores: while one waits for a page, another goes on.
  workers: availableParallelism() + 1,
  // Waits end as soon as what is waited for is there; these are for what never comes, on a slow machine with more to do too.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  outputDir: 'test-results',
  reporter: 'list',
  use: {
    locale: 'zh-CN',
    colorScheme: 'light',
    // As whoever asked for less motion: a fifth quicker. `back-office.spec.ts` and `lists.spec.ts` go through with all of it.
    contextOptions: { reducedMotion: 'reduce' },
    // Else each test has the site's worker fetch and keep again all that its pages are made of, beside the test, and what a test
    // holds back may come from there. Tests of what opens without a network allow it.
    serviceWorkers: 'block',
    // Pages live for seconds: what V8's optimising compilers take beside the tests is never got back (decision 346).
    launchOptions: { ...CHROMIUM, args: [...CHROMIUM.args, '--js-flags=--no-maglev --no-opt'] },
  },
})
