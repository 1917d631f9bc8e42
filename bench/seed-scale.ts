import { parseArgs } from 'node:util'
import { compose } from '../server/src/compose.ts'
import { openForCommand, QUIET, runCommand } from '../server/src/data/command.ts'
import { parseEnv } from '../server/src/env.ts'
import { StartError } from '../server/src/start-error.ts'
import { MADE_UP } from './made-up-site.ts'
import { number, say } from './table.ts'

// `npm run seed:scale`: so many made-up rows in the site that DATA_DIR or DATABASE_URL names; with numbers, such as
// `-- --courses 1000000`, those alone.

const TELL_EVERY = 10_000
/** ms between two lines of what is done. */
const TELL_AFTER = 5000
const MAX = 10_000_000

async function run(): Promise<void> {
  const options = Object.fromEntries(MADE_UP.map(({ name }) => [name, { type: 'string' }] as const))
  const { values } = parseArgs({ options })
  const wanted = wantedOf(values)
  const env = parseEnv()
  const { database, close } = await openForCommand(env, 'npm run seed:scale')
  try {
    const services = await compose({ env, database, log: QUIET })
    try {
      for (const { name, fill, count } of wanted) {
        const began = performance.now()
        const added = await fill(services, { count, onProgress: teller(name) })
        say(`Added ${number(added)} ${name} in ${number((performance.now() - began) / 1000)} s.`)
      }
    } finally {
      await services.close()
    }
  } finally {
    await close()
  }
}

function wantedOf(values: Record<string, string | undefined>) {
  const isAll = Object.values(values).every((value) => value === undefined)
  return MADE_UP.flatMap(({ name, usual, fill }) => {
    const value = values[name]
    if (value === undefined) return isAll ? [{ name, fill, count: usual }] : []
    const count = Number(value)
    if (!Number.isInteger(count) || count < 1 || count > MAX)
      throw new StartError(`How many? npm run seed:scale -- --${name} 100000 (1 to ${number(MAX)})`)
    return [{ name, fill, count }]
  })
}

function teller(name: string): (done: number) => void {
  let told = performance.now()
  return (done) => {
    if (done % TELL_EVERY !== 0 || performance.now() - told < TELL_AFTER) return
    told = performance.now()
    say(`${number(done)} rows for ${name}; indexes are made at the end.`)
  }
}

await runCommand(run)
