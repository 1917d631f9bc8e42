import { spawnSync } from 'node:child_process'
import { say } from './paths.mjs'
import { toolEnvironment } from './tool-environment.mjs'

// Without windows: a test's page is open in half the time.
const SHELL = '/usr/bin/chromium-headless-shell'
const CANDIDATES = [
  process.env.CHROMIUM_PATH,
  SHELL,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** Path of a Chromium that runs, installed from the system's packages where this process may; undefined: none. */
export function ensureChromium() {
  const found = find()
  if (found === SHELL || (found && found === process.env.CHROMIUM_PATH)) return found
  // One with windows serves too, if there is no other to be had.
  if (process.getuid?.() === 0 && runs('apt-get')) {
    say('Installing Chromium for the browser tests …')
    const options = {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...toolEnvironment(), DEBIAN_FRONTEND: 'noninteractive' },
    }
    spawnSync('apt-get', ['-qq', 'update'], options)
    for (const name of ['chromium-headless-shell', 'chromium'])
      if (!find()) spawnSync('apt-get', ['-qq', '-y', '--no-install-recommends', 'install', name], options)
  }
  const installed = find()
  if (!installed) {
    say('The browser tests cannot run: there is no Chromium. Install it, or set CHROMIUM_PATH to a Chromium or Chrome.')
  }
  return installed
}

const find = () => CANDIDATES.find((path) => path && runs(path))

const runs = (program) => spawnSync(program, ['--version'], { stdio: 'ignore' }).status === 0
