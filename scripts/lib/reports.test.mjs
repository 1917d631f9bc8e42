import { expect, test } from 'vitest'
import { inRoot } from './paths.mjs'
import { countPlaywright, countVitest, listFailures, vitestResults } from './reports.mjs'

const LIBRARY = `    at run (file://${inRoot('node_modules/vitest/dist/run.js')}:16:35)`

/** The report of one test file in which a test failed with this message and stack. */
const vitestReport = (thrown) => ({
  numPassedTests: 3,
  numFailedTests: 1,
  testResults: [
    {
      name: inRoot('admin/src/a.test.ts'),
      status: 'failed',
      message: '',
      assertionResults: [
        { status: 'passed', fullName: 'two is two', failureMessages: [] },
        { status: 'failed', fullName: 'one is two', failureMessages: [thrown] },
      ],
    },
  ],
})

test('of a test that failed the end tells what it missed, and where in its file', () => {
  const thrown = `AssertionError: expected 1 to be 2\n${LIBRARY}\n    at look (${inRoot('admin/src/look.ts')}:1:2)\n    at ${inRoot('admin/src/a.test.ts')}:12:3`
  const { passed, failed, failures } = countVitest(vitestReport(thrown))
  expect([passed, failed]).toEqual([3, 1])
  expect(listFailures(failures)).toEqual([
    '- admin/src/a.test.ts: one is two',
    '    AssertionError: expected 1 to be 2',
    '    at admin/src/a.test.ts:12:3',
  ])
})

test('colours, blank lines and all that comes after six lines are left out', () => {
  const page = Array.from({ length: 300 }, (_, line) => `<p>${line} ${'x'.repeat(400)}</p>`).join('\n\n')
  const [, ...reason] = listFailures(
    countVitest(vitestReport(`\u001b[31mError: not found\u001b[39m\n\n${page}`)).failures,
  )
  expect(reason[0]).toBe('    Error: not found')
  expect(reason).toHaveLength(6)
  expect(Math.max(...reason.map((line) => line.length))).toBeLessThan(170)
})

test('a file that cannot be loaded counts as one failure, with what stopped it', () => {
  const file = { name: inRoot('site/src/b.test.ts'), status: 'failed', message: 'No such export', assertionResults: [] }
  expect(countVitest({ testResults: [file] })).toEqual({
    passed: 0,
    failed: 1,
    failures: [{ name: 'site/src/b.test.ts', reason: ['No such export'] }],
  })
})

test('of a journey that ran out of time the end tells what it waited for', () => {
  const errors = [
    { message: '\u001b[31mTest timeout of 120000ms exceeded.\u001b[39m' },
    { message: `Error: locator.click: Test ended.\n    at ${inRoot('e2e/buying.spec.ts')}:20:7` },
  ]
  const spec = {
    ok: false,
    file: 'buying.spec.ts',
    line: 9,
    title: 'a course is bought',
    tests: [{ results: [{ errors }] }],
  }
  const report = { stats: { expected: 4, unexpected: 1 }, suites: [{ suites: [{ specs: [spec] }] }] }
  const { passed, failed, failures } = countPlaywright(report)
  expect([passed, failed]).toEqual([4, 1])
  expect(listFailures(failures)).toEqual([
    '- e2e/buying.spec.ts:9: a course is bought',
    '    Test timeout of 120000ms exceeded.',
    '    Error: locator.click: Test ended.',
    '    at e2e/buying.spec.ts:20:7',
  ])
})

test('all that failed are named, the first twenty with their reason', () => {
  const failures = Array.from({ length: 300 }, (_, at) => ({ name: `test ${at}`, reason: ['Error: no'] }))
  const listed = listFailures(failures)
  expect(listed).toHaveLength(300 + 20)
  expect(listed.at(-1)).toBe('- test 299')
})

test('a report that was never written says nothing', () => {
  expect(vitestResults(inRoot('no-such-report.json'))).toEqual({ passed: 0, failed: 0, failures: [] })
})
