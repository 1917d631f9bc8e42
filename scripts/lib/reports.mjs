import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { ROOT } from './paths.mjs'

/** Lines that a reason has at most, its place among them, and characters that each has. */
const LINES = 6
const WIDTH = 160
/** Of so many failures the reasons are told: a list that has no end is not read either. */
const TOLD = 20

/**
 * What a tool's report (JSON) at `path` says: how many tests passed and failed, and of each that failed its name and its reason.
 * One that cannot be read says nothing: the step that should have written it has failed.
 */
export const vitestResults = (path) => countVitest(readReport(path))
export const playwrightResults = (path) => countPlaywright(readReport(path))

/** The failures as the end of a run lists them: names of all, reasons of the first ones. */
export function listFailures(failures) {
  return failures.flatMap(({ name, reason = [] }, index) => [
    `- ${name}`,
    ...(index < TOLD ? reason.map((line) => `    ${line}`) : []),
  ])
}

export function countVitest({ numPassedTests = 0, numFailedTests = 0, testResults = [] }) {
  // A test file that cannot be loaded has no tests to fail.
  const broken = testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0)
  const failed = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages = [] }) => ({
        name: `${relative(ROOT, name)}: ${fullName}`,
        reason: reasonOf(failureMessages[0], name),
      })),
  )
  return {
    passed: numPassedTests,
    failed: numFailedTests + broken.length,
    failures: [
      ...failed,
      ...broken.map(({ name, message }) => ({ name: relative(ROOT, name), reason: reasonOf(message, name) })),
    ],
  }
}

export function countPlaywright({ stats = {}, errors = [], suites = [] }) {
  const broken = suites.flatMap(specsOf).filter(({ ok }) => !ok)
  return {
    passed: stats.expected ?? 0,
    failed: (stats.unexpected ?? 0) + (stats.flaky ?? 0) + errors.length,
    failures: [
      ...broken.map(({ file, line, title, tests }) => ({
        name: `e2e/${file}:${line}: ${title}`,
        // A test that ran out of time says so first, then what it waited for.
        reason: reasonOf(tests.flatMap(errorsOf).join('\n'), `e2e/${file}`),
      })),
      ...errors.map(({ message }) => ({ name: 'e2e', reason: reasonOf(message) })),
    ],
  }
}

/** The tests of a file or of a group in it, groups within groups included. */
function specsOf({ specs = [], suites = [] }) {
  return [...specs, ...suites.flatMap(specsOf)]
}

function errorsOf({ results }) {
  return results.flatMap(({ errors = [] }) => errors.map(({ message }) => message))
}

/** The first lines of what was thrown, and where: in `file` if its stack comes there, or else wherever it first is in ours. */
function reasonOf(thrown = '', file = ROOT) {
  const lines = stripVTControlCharacters(thrown).split('\n')
  const places = lines.filter((line) => CALL.test(line) && line.includes(ROOT) && !line.includes('node_modules'))
  const place = places.find((line) => line.includes(file)) ?? places[0]
  const message = lines.filter((line) => line.trim() !== '' && !CALL.test(line))
  const told = place ? [...message.slice(0, LINES - 1), place.replaceAll(ROOT, '')] : message.slice(0, LINES)
  return told.map((line) => line.trim().slice(0, WIDTH))
}

/** A line of a stack. */
const CALL = /^ {4}at /

function readReport(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    return {}
  }
}
