import { spawnSync } from 'node:child_process'
import { buildParts } from './lib/build-parts.mjs'
import { ensureChromium } from './lib/chromium.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { inRoot, NODE } from './lib/paths.mjs'

// `npm run test:exercises`: the programs of all lessons in a browser, not only today's tenth of them.
ensureInstalled()
const chromium = ensureChromium()
if (!chromium || !(await buildParts())) process.exit(1)
const { status } = spawnSync(NODE, [inRoot('node_modules/@playwright/test/cli.js'), 'test', 'exercises'], {
  cwd: inRoot('e2e'),
  env: { ...process.env, EXERCISES: 'all', CHROMIUM_PATH: chromium },
  stdio: 'inherit',
})
process.exitCode = status ?? 1
