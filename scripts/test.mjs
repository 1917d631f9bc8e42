import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildParts } from './lib/build-parts.mjs'
import { ensureChromium } from './lib/chromium.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { inRoot, NODE, say } from './lib/paths.mjs'
import { check } from './check.mjs'

// `npm test`: everything a change has to pass, on a fresh clone too. The last line is `N passed, N failed`.
ensureInstalled()
const chromium = ensureChromium()
const reports = mkdtempSync(join(tmpdir(), 'tutu-reports-'))
const total = { passed: 0, failed: 0 }

/** A step that failed without any failed test in its report, as by a crash, counts as one failure. */
function add({ passed, failed }, isOk) {
  total.passed += passed
  total.failed += isOk ? failed : Math.max(failed, 1)
}

add({ passed: 0, failed: await check() }, true)

// Tests that walk every route ask for pages too.
const isBuilt = await buildParts()

say('\nUnit and server tests')
const unitReport = join(reports, 'vitest.json')
const unit = await run(
  ['vitest/vitest.mjs', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${unitReport}`],
  inRoot(),
)
add(countVitest(unitReport), unit)

say('\nBrowser tests')
if (!isBuilt || !chromium) {
  add({ passed: 0, failed: 1 }, false)
} else {
  const browserReport = join(reports, 'playwright.json')
  const browser = await run(['@playwright/test/cli.js', 'test', '--reporter=list,json'], inRoot('e2e'), {
    PLAYWRIGHT_JSON_OUTPUT_NAME: browserReport,
    CHROMIUM_PATH: chromium,
  })
  add(countPlaywright(browserReport), browser)
}

rmSync(reports, { recursive: true })
if (total.failed > 0) process.exitCode = 1
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

function countVitest(report) {
  const { numPassedTests = 0, numFailedTests = 0, testResults = [] } = readReport(report)
  // A test file that cannot be loaded has no tests to fail.
  const broken = testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0)
  return { passed: numPassedTests, failed: numFailedTests + broken.length }
}

function countPlaywright(report) {
  const { stats = {}, errors = [] } = readReport(report)
  return { passed: (stats.expected ?? 0) + (stats.flaky ?? 0), failed: (stats.unexpected ?? 0) + errors.length }
}

function readReport(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    return {}
  }
}
