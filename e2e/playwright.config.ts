import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'
import { CHROMIUM } from './chromium.ts'

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
    launchOptions: CHROMIUM,
  },
})
