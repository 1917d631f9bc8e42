import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { inRoot, NODE, ROOT, say } from './paths.mjs'

/** Installs the lockfile's packages unless they are there. Ends the process with one clear line when it cannot. */
export function ensureInstalled() {
  if (isInstalled()) return
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

/** npm writes what it installed as the last step of an install: an interrupted one counts as none. */
function isInstalled() {
  const record = inRoot('node_modules/.package-lock.json')
  if (!existsSync(record) || !existsSync(NODE)) return false
  const wanted = packagesOf(inRoot('package-lock.json'))
  const installed = packagesOf(record)
  return Object.entries(wanted).every(([path, { version, optional, link }]) => {
    if (!path.startsWith('node_modules/') || link) return true
    return installed[path] ? installed[path].version === version : optional
  })
}

const packagesOf = (lockfile) => JSON.parse(readFileSync(lockfile, 'utf8')).packages

function runNpm(args) {
  const options = { cwd: ROOT, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 }
  // The npm that runs this script; else the one on the path, which is a .cmd on Windows.
  const npm = process.env.npm_execpath
  if (npm?.endsWith('.js')) return spawnSync(process.execPath, [npm, ...args], options)
  return spawnSync('npm', args, { ...options, shell: process.platform === 'win32' })
}
