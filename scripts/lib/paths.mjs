import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const ROOT = fileURLToPath(new URL('../..', import.meta.url))

export const inRoot = (...parts) => join(ROOT, ...parts)

/** Node 24 from the lockfile, whatever Node runs the scripts. */
export const NODE = inRoot('node_modules/node/bin', process.platform === 'win32' ? 'node.exe' : 'node')

export const say = (text) => process.stdout.write(`${text}\n`)
