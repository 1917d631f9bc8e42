import { spawn } from 'node:child_process'
import { inRoot, NODE, ROOT } from './paths.mjs'

/** Ctrl-C reaches a script from the terminal and once more from npm: within this time, in ms, they are one. */
const SAME_SIGNAL = 1000

/**
 * Runs Node 24 with `args` until it ends, and ends this process in the same way. The child has a session of its own,
 * so that it hears of every signal exactly once: from here. It hears of this process's death through the channel.
 */
export function launch(args, env = {}) {
  const child = spawn(NODE, args, {
    cwd: ROOT,
    env: { ...process.env, NODE_COMPILE_CACHE: inRoot('node_modules/.cache/compiled'), ...env },
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    detached: process.platform !== 'win32',
  })
  let lastSignal = 0
  const forward = (signal) => {
    if (Date.now() - lastSignal < SAME_SIGNAL) return
    lastSignal = Date.now()
    child.kill(signal)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, forward)
  endWithNpm(() => forward('SIGTERM'))
  child.on('error', (error) => {
    process.stderr.write(`${error.message}\n`)
    process.exit(1)
  })
  child.on('exit', (code, signal) => {
    process.exitCode = code ?? (signal === 'SIGKILL' ? 137 : 1)
    process.exit()
  })
}

/** npm that was killed cannot pass the news on. */
function endWithNpm(end) {
  if (!process.env.npm_lifecycle_event || process.platform === 'win32') return
  const parent = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watch)
    end()
  }, 500).unref()
}
