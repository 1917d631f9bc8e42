import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { compressFolder } from './compress.mjs'
import { inRoot, NODE, say } from './paths.mjs'
import { toolEnvironment } from './tool-environment.mjs'

const PARTS = [
  { name: 'site', tool: 'node_modules/@react-router/dev/bin.cjs', out: 'site/build', assets: 'site/build/client' },
  { name: 'admin', tool: 'node_modules/vite/bin/vite.js', out: 'admin/dist', assets: 'admin/dist' },
]

const OUTPUTS = new Set(['node_modules', 'build', 'dist', '.react-router'])

/** Builds the parts whose sources changed since they were built, or every part. Answers whether all are built. */
export async function buildParts({ all = false } = {}) {
  const results = await Promise.all(
    PARTS.map((part) => (all || stampOf(part) !== builtStamp(part) ? build(part) : true)),
  )
  return results.every(Boolean)
}

async function build(part) {
  say(`Building the ${part.name} …`)
  const stamp = stampOf(part)
  const { code, output } = await run([inRoot(part.tool), 'build'], inRoot(part.name))
  if (code !== 0) {
    say(`${output.trim()}\nBuilding the ${part.name} failed.`)
    return false
  }
  await compressFolder(inRoot(part.assets))
  // Last, so that a build killed in the middle counts as none.
  writeFileSync(stampFile(part), stamp)
  return true
}

function run(args, cwd) {
  return new Promise((resolve) => {
    const env = { ...toolEnvironment(), NODE_ENV: 'production' }
    const child = spawn(NODE, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    child.stdout.on('data', (data) => (output += data))
    child.stderr.on('data', (data) => (output += data))
    child.on('error', (error) => resolve({ code: 1, output: error.message }))
    child.on('close', (code) => resolve({ code, output }))
  })
}

const stampFile = (part) => inRoot(part.out, '.stamp')

function builtStamp(part) {
  try {
    return readFileSync(stampFile(part), 'utf8')
  } catch {
    return ''
  }
}

/** Changes when a file that goes into the part is added, removed or written. */
function stampOf(part) {
  const hash = createHash('sha256')
  for (const path of [part.name, 'contract', 'learning', 'package-lock.json', 'tsconfig.base.json'])
    addToStamp(hash, inRoot(path))
  return hash.digest('hex')
}

function addToStamp(hash, path) {
  const stat = statSync(path)
  if (!stat.isDirectory()) {
    hash.update(`${path} ${stat.size} ${stat.mtimeMs}\n`)
    return
  }
  for (const name of readdirSync(path).toSorted()) {
    if (!OUTPUTS.has(name) && !/\.test\.tsx?$/.test(name)) addToStamp(hash, join(path, name))
  }
}
