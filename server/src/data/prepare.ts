import type { Env } from '../env.ts'
import type { Database } from '../postgres/database.ts'
import { migrate } from '../postgres/migrate.ts'
import { syncAreas } from './areas.ts'
import { seedAll } from './seed.ts'

/** What a database is given before a server opens on it: its tables, the country's areas, and the content that the environment asks for. */
export async function prepareDatabase(database: Database, env: Pick<Env, 'SEED'>): Promise<void> {
  await migrate(database)
  await syncAreas(database)
  await seedAll(database, env)
}
