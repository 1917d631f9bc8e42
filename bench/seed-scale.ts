import { parseArgs } from 'node:util'
import { compose } from '../server/src/compose.ts'
import { openForCommand, QUIET, runCommand } from '../server/src/data/command.ts'
import { parseEnv } from '../server/src/env.ts'
import { StartError } from '../server/src/start-error.ts'
import { copyCourses } from './copy-courses.ts'
import { number, say } from './table.ts'

// `npm run seed:scale -- --courses 1000000`: so many made-up courses in the site that DATA_DIR or DATABASE_URL names.

const TELL_EVERY = 50_000
const COURSES_MAX = 10_000_000

async function run(): Promise<void> {
  const { values } = parseArgs({ options: { courses: { type: 'string' } } })
  const count = Number(values.courses)
  if (!Number.isInteger(count) || count < 1 || count > COURSES_MAX) {
    throw new StartError(`How many? npm run seed:scale -- --courses 100000 (1 to ${number(COURSES_MAX)})`)
  }
  const env = parseEnv()
  const { database, close } = await openForCommand(env, 'npm run seed:scale')
  const began = performance.now()
  try {
    const services = await compose({ env, database, log: QUIET })
    try {
      const added = await copyCourses(services, {
        count,
        onProgress: (done) => {
          if (done % TELL_EVERY === 0) say(`${number(done)} courses; indexes are made at the end.`)
        },
      })
      say(`Added ${number(added)} courses in ${number((performance.now() - began) / 1000)} s.`)
    } finally {
      await services.close()
    }
  } finally {
    await close()
  }
}

await runCommand(run)
