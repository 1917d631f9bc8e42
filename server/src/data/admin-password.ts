// `npm run admin:password -- <user name>`: a new password for an administrator who lost theirs.
import { parseEnv } from '../env.ts'
import { StartError } from '../start-error.ts'
import { resetAdminPassword } from './admins.ts'
import { openChangeBus } from '../postgres/change-bus.ts'
import { openForCommand, runCommand } from './command.ts'

async function run(): Promise<void> {
  const [username] = process.argv.slice(2)
  if (!username) throw new StartError('Usage: npm run admin:password -- <user name>')
  const { database, close } = await openForCommand(parseEnv(), 'admin:password')
  try {
    const made = await resetAdminPassword(database, username)
    if (!made) throw new StartError(`There is no administrator named '${username}'.`)
    const bus = await openChangeBus(database, () => undefined)
    // Running servers forget the sessions they know at once.
    bus.announce([`admin:${made.id}`])
    await bus.close()
    process.stdout.write(`${username}  ${made.password}\n只显示这一次。 Shown only this once.\n`)
  } finally {
    await close()
  }
}

if (import.meta.main) await runCommand(run)
