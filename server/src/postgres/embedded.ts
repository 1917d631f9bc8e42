import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { StartError } from '../start-error.ts'
import { isUnavailable } from './database.ts'
import { type Cluster, prepareCluster } from './cluster.ts'
import { launchPostgres, type Settings, stopPostgres } from './process.ts'
import { asAdministrator, asOwner, settleDatabase } from './roles.ts'
import { isRunning, readPostmasterFile, removePostmasterFiles } from './postmaster-file.ts'
import { LOCKS } from './locks.ts'

/** A killed owner's session can outlive it by a moment, in ms. */
const OWNER_PATIENCE = 1000

/** Replaying the log after a power cut takes a while, in ms. */
const READY_PATIENCE = 120_000

export type EmbeddedPostgres = {
  /** For openDatabase: a role that owns the site's database and has no rights over the server. */
  connection: pg.PoolConfig
  /** Ends the server and waits for it; end the pools first. */
  stop(): Promise<void>
}

/**
 * Starts the PostgreSQL server that comes with the npm package on `dataDir`/pg, or adopts the one that a killed process
 * left running there, and owns it until `stop`. A server that dies meanwhile is started again.
 * `label` tells others who owns the folder, e.g. the address served; `settings` override the server's settings;
 * `notice` hears what the operator should know. Throws StartError when the folder is in use or unusable.
 */
export async function startEmbeddedPostgres(options: {
  dataDir: string
  label?: string
  settings?: Settings
  notice?: (line: string) => void
}): Promise<EmbeddedPostgres> {
  const notice = options.notice ?? (() => undefined)
  const cluster = await prepareCluster(options.dataDir, notice)
  const name = `${process.pid} ${options.label ?? ''}`.slice(0, 63)
  let stopping = false
  let recovering = Promise.resolve()
  let owner: pg.Client

  async function own(): Promise<pg.ClientConfig> {
    const { client, config } = await reach(cluster, name, options.settings ?? {})
    try {
      await claim(client, options.dataDir)
      await settleDatabase(client, cluster, config)
    } catch (error) {
      await client.end()
      throw error
    }
    owner = client
    client.on('end', () => {
      if (!stopping) recovering = recover()
    })
    return config
  }

  async function recover(): Promise<void> {
    notice('PostgreSQL has stopped; starting it again.')
    for (;;) {
      if (stopping) return
      try {
        await own()
        return
      } catch {
        // Whatever was in the way, such as a full disk, may be gone the next time.
        await sleep(1000)
      }
    }
  }

  const config = await own()
  return {
    connection: asOwner(cluster, config),
    async stop() {
      stopping = true
      await recovering
      await stopPostgres(cluster)
      await owner.end().catch(() => undefined)
    },
  }
}

/** A connection to the server on the cluster's folder, which is started unless it runs. */
async function reach(
  cluster: Cluster,
  applicationName: string,
  settings: Settings,
): Promise<{ client: pg.Client; config: pg.ClientConfig }> {
  const deadline = Date.now() + READY_PATIENCE
  let launched: ReturnType<typeof launchPostgres> | undefined
  while (Date.now() < deadline) {
    const postmaster = await readPostmasterFile(cluster.folder)
    if (postmaster?.ready) {
      const config = asAdministrator(cluster, postmaster)
      const client = await connect({ ...config, application_name: applicationName })
      if (client) return { client, config }
    }
    if (!launched?.isAlive() && !(postmaster && (await isRunning(postmaster.pid, cluster.folder)))) {
      launched?.throwUnlessWorthRetrying()
      if (postmaster) await removePostmasterFiles(cluster.folder)
      if (launched) await sleep(200)
      launched = launchPostgres(cluster, settings)
    }
    await sleep(10)
  }
  throw new StartError(`PostgreSQL did not become ready within ${READY_PATIENCE / 1000} s; see ${cluster.log}.`)
}

async function connect(config: pg.ClientConfig): Promise<pg.Client | undefined> {
  const client = new pg.Client({ ...config, keepAlive: true, connectionTimeoutMillis: 5000 })
  // Losing the connection is heard as 'end'.
  client.on('error', () => undefined)
  try {
    await client.connect()
    return client
  } catch (error) {
    await client.end().catch(() => undefined)
    if (isUnavailable(error)) return undefined
    throw error
  }
}

async function claim(client: pg.Client, dataDir: string): Promise<void> {
  const deadline = Date.now() + OWNER_PATIENCE
  for (;;) {
    const { rows } = await client.query<{ mine: boolean; owner: string | null }>(
      `select pg_try_advisory_lock($1) as mine, (
         select application_name from pg_stat_activity join pg_locks using (pid)
         where locktype = 'advisory' and objid = $1 and granted and pid <> pg_backend_pid() limit 1) as owner`,
      [LOCKS.owner],
    )
    if (rows[0]?.mine) return
    if (Date.now() > deadline) {
      const [pid, ...label] = (rows[0]?.owner ?? '').split(' ')
      const who = pid ? `process ${pid}${label.length > 0 ? ` (${label.join(' ')})` : ''}` : 'another process'
      throw new StartError(`The data folder ${dataDir} is in use by ${who}. Stop that one, or set DATA_DIR.`)
    }
    await sleep(100)
  }
}
