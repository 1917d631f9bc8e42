import { defineConfig } from 'vitest/config'
import { antdIcons } from './admin/antd-icons.ts'

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
        },
      },
      { test: { name: 'site', root: 'site', include: ['src/**/*.test.{ts,tsx}'] } },
      {
        plugins: [antdIcons()],
        test: {
          name: 'admin',
          root: 'admin',
          include: ['src/**/*.test.{ts,tsx}'],
          environment: 'jsdom',
          testTimeout: 20_000,
          // Real timers and a busy machine: what fails twice in a row is broken.
          retry: 1,
        },
      },
      { test: { name: 'scripts', root: 'scripts', include: ['**/*.test.mjs'] } },
    ],
  },
})
