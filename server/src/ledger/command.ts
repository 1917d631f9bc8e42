// `npm run ledger:check`: whether what members have is what their entries come to.
import { parseEnv } from '../env.ts'
import { openForCommand, runCommand } from '../data/command.ts'
import { findMismatches, mismatchText } from './check.ts'

async function run(): Promise<void> {
  const { database, close } = await openForCommand(parseEnv(), 'ledger:check')
  try {
    const mismatches = await findMismatches(database.kysely)
    if (mismatches.length > 0) process.exitCode = 1
    const lines =
      mismatches.length > 0 ? mismatches.map(mismatchText) : ['Every account holds what its entries come to.']
    process.stdout.write(`${lines.join('\n')}\n`)
  } finally {
    await close()
  }
}

if (import.meta.main) await runCommand(run)
