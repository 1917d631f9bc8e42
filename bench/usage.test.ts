import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { cpuOf } from './usage.ts'

// A connection of PostgreSQL that ends while something is measured takes nothing of what it has used with it.

const BURNS = 'const end = process.cpuUsage().user + 300_000; while (process.cpuUsage().user < end);'
const PARENT = `
  const { spawnSync } = require('node:child_process')
  process.stdin.once('data', () => { spawnSync(process.execPath, ['-e', ${JSON.stringify(BURNS)}]); console.log('over') })
  console.log('ready')
`

test.skipIf(!existsSync('/proc/self/stat'))('what a child used stays counted when it has ended', async () => {
  const parent = spawn(process.execPath, ['-e', PARENT], { stdio: ['pipe', 'pipe', 'inherit'] })
  try {
    await once(parent.stdout, 'data')
    const before = (await cpuOf(parent.pid!))!
    parent.stdin.write('go')
    await once(parent.stdout, 'data')
    expect((await cpuOf(parent.pid!))! - before).toBeGreaterThanOrEqual(0.3)
  } finally {
    parent.kill()
    await once(parent, 'exit')
  }
})
