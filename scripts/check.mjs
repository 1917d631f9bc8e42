import { pathToFileURL } from 'node:url'
import { spawn } from 'node:child_process'
import { ensureInstalled } from './lib/install.mjs'
import { inRoot, NODE, ROOT, say } from './lib/paths.mjs'
import { toolEnvironment } from './lib/tool-environment.mjs'

const PARTS = ['contract', 'learning', 'server', 'site', 'admin', 'e2e']

const tool = (name, ...args) => ({ name, args: [inRoot('node_modules', name), ...args] })

/** One checker each: of its own `tsc` has four, which each learn most of the same types anew, for twice the processor time. */
const TYPES = ['--checkers', '1', '--project']

const CHECKS = [
  { ...tool('oxfmt/bin/oxfmt', '--check'), name: 'format' },
  { ...tool('oxlint/bin/oxlint', '--deny-warnings'), name: 'lint' },
  ...PARTS.map((part) => ({ ...tool('typescript/bin/tsc', ...TYPES, part), name: `types of ${part}` })),
  { ...tool('knip/bin/knip.js', '--strict'), name: 'unused code and packages' },
]

/** Format, lint, types and unused code, all at once. Prints what each has to say and answers how many failed. */
export async function check() {
  const results = await Promise.all(CHECKS.map(run))
  const failed = results.filter((result) => result.code !== 0)
  for (const { name, output } of failed) say(`${output.trim()}\n✗ ${name}\n`)
  say(`check: ${results.length - failed.length} of ${results.length} passed`)
  return failed.length
}

function run({ name, args }) {
  return new Promise((resolve) => {
    const child = spawn(NODE, args, { cwd: ROOT, env: toolEnvironment(), stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    child.stdout.on('data', (data) => (output += data))
    child.stderr.on('data', (data) => (output += data))
    child.on('error', (error) => resolve({ name, code: 1, output: error.message }))
    child.on('close', (code) => resolve({ name, code, output }))
  })
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  ensureInstalled()
  if ((await check()) > 0) process.exitCode = 1
}
