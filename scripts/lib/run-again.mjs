import { spawn } from 'node:child_process'
import { watch } from 'chokidar'

// `node run-again.mjs <folder>… -- <arguments>`: runs Node with the arguments, and anew whenever a file in the folders
// changes, comes or goes. Node's own --watch-path follows the file there was first: of an editor that saves by putting a
// new file in its place it sees the first save only.

/** ms; who saves several files at once is heard once. */
const TOGETHER = 100

const split = process.argv.indexOf('--')
const [folders, args] = [process.argv.slice(2, split), process.argv.slice(split + 1)]
let child
let isStale = false
let isEnding = false
let timer

const watcher = watch(folders, { ignoreInitial: true })
// Not before: what changes between the reading of a file and the watching of it would be missed.
watcher.once('ready', run)
watcher.on('all', () => {
  clearTimeout(timer)
  timer = setTimeout(runAgain, TOGETHER)
})
watcher.on('error', (error) => process.stderr.write(`Not all files are watched: ${error.message}\n`))
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, end)
// Whoever started this is gone.
process.on('disconnect', end)

function run() {
  if (isEnding) return
  isStale = false
  child = spawn(process.execPath, args, { stdio: ['inherit', 'inherit', 'inherit', 'ipc'] })
  child.on('exit', (code) => {
    child = undefined
    if (isEnding) process.exit(code ?? 1)
    else if (isStale) run()
    else process.stderr.write('It ended. The next change starts it again.\n')
  })
}

function runAgain() {
  if (!child) run()
  else if (!isStale) {
    isStale = true
    stop()
  }
}

function end() {
  isEnding = true
  clearTimeout(timer)
  if (child) stop()
  else process.exit(0)
}

/** Vite ends a process at SIGTERM without asking anybody: at SIGINT the server stops its database before it goes. */
function stop() {
  child.kill('SIGINT')
}
