import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'

const PORT = 8902
// Workers load this file too: they must not make folders of their own.
process.env.E2E_DATA_DIR ??= mkdtempSync(join(tmpdir(), 'tutu-e2e-'))

/** The password the journeys sign in with; the server is given the same. */
export const ADMIN_PASSWORD = 'tutu-e2e-2026'

export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  // One server and one database: journeys that edit content go one after the other.
  workers: 1,
  timeout: 60_000,
  // A busy machine may miss a beat; what fails twice is broken. The report tells which were retried.
  retries: 1,
  expect: { timeout: 10_000 },
  outputDir: 'test-results',
  reporter: 'list',
  globalTeardown: './teardown.ts',
  use: {
    baseURL: `http://127.0.0.1:${PORT}`,
    locale: 'zh-CN',
    colorScheme: 'light',
    trace: 'retain-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  webServer: {
    command: `${JSON.stringify(process.execPath)} ../server/src/main.ts`,
    url: `http://127.0.0.1:${PORT}/readyz`,
    timeout: 60_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    env: {
      PORT: String(PORT),
      DATA_DIR: process.env.E2E_DATA_DIR,
      ADMIN_PASSWORD,
      SEED: 'demo',
      LOG_LEVEL: 'error',
      // The CDN and the mail server of the tests are on this machine.
      ALLOW_PRIVATE_TARGETS: 'on',
    },
  },
})
