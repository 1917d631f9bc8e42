import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildParts } from './lib/build-parts.mjs'
import { ensureChromium } from './lib/chromium.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { inRoot, NODE, say } from './lib/paths.mjs'
import { listFailures, playwrightResults, vitestResults } from './lib/reports.mjs'
import { check } from './check.mjs'

// `npm test`: everything a change has to pass, on a fresh clone too. The last line is `N passed, N failed`.
ensureInstalled()
const chromium = ensureChromium()
const reports = mkdtempSync(join(tmpdir(), 'tutu-reports-'))
const total = { passed: 0, failed: 0 }
const failures = []

/** A step that failed without any failed test in its report, as by a crash, counts as one failure. */
function add(step, { passed, failed, failures: told = [] }, isOk) {
  total.passed += passed
  total.failed += isOk ? failed : Math.max(failed, 1)
  if (failed > 0 || !isOk) failures.push(...(told.length > 0 ? told : [{ name: `${step}: see above` }]))
}

// Tests that walk every route ask for pages too. What is built is nothing to the check: together they end 20 s sooner.
const [failedChecks, isBuilt] = await Promise.all([check(), buildParts()])
add('check', { passed: 0, failed: failedChecks }, true)

say('\nUnit and server tests')
const unitReport = join(reports, 'vitest.json')
const unit = await run(
  ['vitest/vitest.mjs', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${unitReport}`],
  inRoot(),
)
add('unit and server tests', vitestResults(unitReport), unit)

say('\nBrowser tests')
if (!isBuilt || !chromium) {
  add('browser tests without a build or a browser', { passed: 0, failed: 1 }, false)
} else {
  const browserReport = join(reports, 'playwright.json')
  const browser = await run(['@playwright/test/cli.js', 'test', '--reporter=list,json'], inRoot('e2e'), {
    PLAYWRIGHT_JSON_OUTPUT_NAME: browserReport,
    CHROMIUM_PATH: chromium,
  })
  add('browser tests', playwrightResults(browserReport), browser)
}

rmSync(reports, { recursive: true })
if (total.failed > 0) process.exitCode = 1
// The end is what is read first, and sometimes all that is kept.
if (failures.length > 0) say(['\nFailed:', ...listFailures(failures)].join('\n'))
say(`\n${total.passed} passed, ${total.failed} failed`)

/** Answers whether the tool ended well. What it prints goes to the terminal. */
function run([tool, ...args], cwd, env = {}) {
  return new Promise((resolve) => {
    const child = spawn(NODE, [inRoot('node_modules', tool), ...args], {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'inherit', 'inherit'],
    })
    child.on('error', () => resolve(false))
    child.on('close', (code) => resolve(code === 0))
  })
}
