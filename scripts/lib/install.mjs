import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { NODE, ROOT, say } from './paths.mjs'
import { toolEnvironment } from './tool-environment.mjs'

/** Installs the lockfile's packages unless they are there. Ends the process with one clear line when it cannot. */
export function ensureInstalled() {
  if (existsSync(NODE) && isInstalled(ROOT)) return
  say('Installing packages (a minute or two the first time) …')
  const { status, stdout, stderr, error } = runNpm(['ci', '--no-audit', '--no-fund', '--loglevel=error'])
  if (status === 0) return
  const words = error?.message ?? `${stdout}${stderr}`.trim()
  say(words.split('\n').slice(-15).join('\n'))
  const isOffline = /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT|ENETUNREACH|network/i.test(words)
  say(
    isOffline
      ? 'The packages could not be downloaded: is this machine online, and does “npm ping” answer?'
      : 'The packages could not be installed; npm says why above.',
  )
  process.exit(1)
}

/**
 * Whether the packages of the lockfile in `root` are there, those of workspaces' own `node_modules` included. npm writes
 * what it installed as the last step of an install: an interrupted one counts as none. What was removed afterwards is
 * missed by looking for it, some 10 ms for 500 packages.
 */
export function isInstalled(root) {
  const record = join(root, 'node_modules/.package-lock.json')
  if (!existsSync(record)) return false
  const wanted = packagesOf(join(root, 'package-lock.json'))
  const installed = packagesOf(record)
  return Object.entries(wanted).every(([path, { version, optional, link }]) => {
    if (!path.includes('node_modules/')) return true
    if (link) return existsSync(join(root, path))
    if (!installed[path]) return Boolean(optional)
    return installed[path].version === version && existsSync(join(root, path, 'package.json'))
  })
}

const packagesOf = (lockfile) => JSON.parse(readFileSync(lockfile, 'utf8')).packages

function runNpm(args) {
  const options = { cwd: ROOT, env: toolEnvironment(), encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 }
  // The npm that runs this script; else the one on the path, which is a .cmd on Windows.
  const npm = process.env.npm_execpath
  if (npm?.endsWith('.js')) return spawnSync(process.execPath, [npm, ...args], options)
  return spawnSync('npm', args, { ...options, shell: process.platform === 'win32' })
}
