import { join } from 'node:path'
import type { Definition } from '@tutu/contract/definition/define-resource'
import { RESOURCES } from '@tutu/contract/resources/index'
import type { FastifyBaseLogger } from 'fastify'
import { type ChangeBus, openChangeBus } from './postgres/change-bus.ts'
import { type Config, createConfig, syncConfig } from './data/config.ts'
import type { Database } from './postgres/database.ts'
import { syncMemberRules } from './data/member-rules.ts'
import { syncMenuRules } from './data/menu-rules.ts'
import { insertSensitiveRules } from './data/sensitive-rules.ts'
import { insertRecycleRules } from './data/recycle-rules.ts'
import { createPageViews, type PageViews } from './data/page-views.ts'
import { createRowCounts, type RowCounts } from './data/row-counts.ts'
import { createSecretBox, type SecretBox } from './data/settings/secret-box.ts'
import { type Env, originOf, targetsIn } from './env.ts'
import { createFiles, type Files } from './files/files.ts'
import { createDirectUpload, type DirectUpload } from './files/remote/direct-upload.ts'
import { createSettler } from './files/remote/settle.ts'
import { createUploads, type Uploads } from './files/uploads.ts'
import { refreshDemo } from './data/refresh-demo.ts'
import { announceJob } from './jobs/announce-pages.ts'
import { bucketJobs } from './jobs/buckets.ts'
import { erasureJob } from './jobs/erasures.ts'
import { fileJobs } from './jobs/files.ts'
import { ledgerJob } from './jobs/ledger.ts'
import { newsletterJobs } from './jobs/newsletter.ts'
import { orderJob, topUpJob } from './jobs/orders.ts'
import { pruneJob } from './jobs/prune.ts'
import { meetingJobs } from './jobs/meetings.ts'
import { lessonHourJobs } from './jobs/lesson-hours.ts'
import { trialJobs } from './jobs/trials.ts'
import { createJobRunner } from './jobs/runner.ts'
import { syncMessageTemplates } from './messages/built-in-templates.ts'
import type { Pace } from './messages/delivery.ts'
import { createOutbox, type Outbox } from './messages/outbox.ts'
import { type Classrooms, knownClassrooms } from './policy/classrooms.ts'
import { createVerification, type Verification } from './messages/verification.ts'
import { hooksOf } from './modules/index.ts'
import { builtInPayments } from './payment/built-in.ts'
import type { Merchant } from './payment/merchant.ts'
import type { Payments } from './payment/provider.ts'
import { behaviourMistakes } from './engine/command-mistakes.ts'
import { relationMistakes } from './engine/definition-mistakes.ts'
import { createEngine, type Engine } from './engine/engine.ts'
import { createImports, type Imports } from './engine/import/imports.ts'
import type { ResourceHooks } from './engine/hooks.ts'
import { checkSchema } from './engine/schema/check-schema.ts'
import { openRunTimeModules, type RunTimeModules } from './engine/run-time-modules.ts'
import { startSearchUpkeep } from './engine/read/search-upkeep.ts'
import { startPublisher } from './engine/write/publisher.ts'
import { startIndexing } from './search/changes.ts'
import { searchJobs } from './search/forget.ts'
import { makeSearchTables } from './search/search-tables.ts'
import { StartError } from './start-error.ts'

/** Everything behind the routes, once per process: of a server, a command beside it, or a test. */
export type Services = {
  bus: ChangeBus
  secrets: SecretBox
  config: Config
  files: Files
  engine: Engine
  uploads: Uploads
  direct: DirectUpload
  outbox: Outbox
  verification: Verification
  classrooms: Classrooms
  pageViews: PageViews
  rowCounts: RowCounts
  imports: Imports
  payments: Payments
  /** Modules made while the site runs. */
  modules: RunTimeModules
  /** Ends all of it, the last made first. The database is the caller's. */
  close(): Promise<void>
}

export type ComposeOptions = {
  env: Env
  database: Database
  log: Pick<FastifyBaseLogger, 'warn' | 'error' | 'info'>
  /** Modules besides the built-in ones. */
  modules?: readonly { definition: Definition; hooks?: ResourceHooks }[]
  /** Whether this process takes part in work done by the clock, and sends messages. */
  withJobs?: boolean
  /** Who takes money; absent: those that are built in. */
  payments?: (merchant: Merchant) => Payments
  /** Of deliveries; a test is in a hurry. */
  pace?: Pace
}

/** Makes the services, in the order in which they need each other. What was made before one failed is ended again. */
export async function compose(options: ComposeOptions): Promise<Services> {
  const closers: (() => unknown)[] = []
  const close = async (): Promise<void> => {
    for (const end of closers.splice(0).toReversed()) await end()
  }
  try {
    return { ...(await make(options, (closer) => closers.push(closer))), close }
  } catch (error) {
    await close()
    throw error
  }
}

async function make(
  { env, database, log, modules = [], payments: takenBy = builtInPayments, withJobs = false, pace }: ComposeOptions,
  onClose: (closer: () => unknown) => void,
): Promise<Omit<Services, 'close'>> {
  const warn = (message: string) => (error: unknown) => log.warn({ err: error }, message)
  const bus = await openChangeBus(database, warn('change bus lost its connection'))
  onClose(() => bus.close())
  const secrets = createSecretBox({ keys: env.SECRET_KEY, dataDir: env.DATA_DIR })
  const config = createConfig(database, bus, log, { secrets, fixed: env.fixed })
  // One after the other, on one connection: to begin one costs more than what each asks once all is there.
  await syncConfig(database, secrets)
  await syncMenuRules(database)
  await syncMemberRules(database)
  await syncMessageTemplates(database)
  await insertRecycleRules(database.kysely, RESOURCES)
  await insertSensitiveRules(database.kysely, RESOURCES)

  const origin = originOf(env)
  const payments = takenBy({ settings: () => config.get(), origin, fetch: globalThis.fetch })
  const targetsOf = targetsIn(env)
  const files = createFiles({ database, bus, config, targetsOf, log, dataDir: env.DATA_DIR })
  onClose(() => files.close())
  const hooks = hooksOf({
    config,
    files,
    registry: () => engine.registry,
    joins: () => engine.joins,
    outbox: () => outbox,
    origin,
    payments,
    engine: () => engine,
  })
  const engine = createEngine(database, bus, RESOURCES, hooks, log)
  onClose(() => engine.renderings.close())
  for (const { definition, hooks: own } of modules) engine.registry.add(definition, own)
  const mistakes = [...relationMistakes(engine.registry), ...engine.registry.all().flatMap(behaviourMistakes)]
  if (mistakes.length > 0) throw new StartError(mistakes.join('\n'))
  await checkSchema(database.kysely, engine.registry, (message) => log.warn(message))
  const runTime = {
    database,
    bus,
    registry: engine.registry,
    mutations: engine.mutations,
    onError: warn('a module made at run time is left out'),
  }
  const opened = await openRunTimeModules(runTime)
  onClose(() => opened.close())
  await makeSearchTables(database, engine.registry)
  const { mutations, registry } = engine
  onClose(startSearchUpkeep(database, bus, registry, warn('search indexes not tidied')))
  onClose(startIndexing(engine, { ready: opened.followed, onError: warn('search words not made') }))

  const uploads = createUploads({ database, config, stores: files.stores, mutations, sweep: files.sweep })
  const settling = { database, files, mutations, log }
  const settler = createSettler(settling)
  onClose(() => settler.close())
  const direct = createDirectUpload({ ...settling, config, wake: settler.wake })

  const imports = createImports(engine, { folder: join(env.DATA_DIR, 'imports'), onError: warn('an import failed') })
  onClose(() => imports.close())

  if (withJobs) {
    const jobs = [
      pruneJob(registry, imports),
      ledgerJob(mutations, log),
      announceJob({ registry, origin: env.PUBLIC_URL, log }),
      orderJob(mutations),
      topUpJob(mutations, payments),
      erasureJob(engine, log),
      ...newsletterJobs({
        mutations,
        outbox: { open: () => outbox.open() },
        origin,
        log,
      }),
      ...meetingJobs({ mutations, config, outbox: { open: () => outbox.open() }, origin }),
      ...trialJobs({ mutations, outbox: { open: () => outbox.open() }, origin }),
      ...lessonHourJobs({ mutations, outbox: { open: () => outbox.open() }, origin }),
      ...fileJobs(files, mutations),
      ...bucketJobs(settling),
      ...searchJobs(engine),
    ]
    const runner = createJobRunner({ database, config, log }, { jobs })
    onClose(() => runner.close())
    if (env.SEED !== 'none') {
      const refreshing = refreshDemo(engine, warn)
      onClose(() => refreshing)
    }
    const onError = (error: unknown, what: object): void => log.warn({ err: error, ...what }, 'not published in time')
    onClose(startPublisher({ engine, onError }))
  }
  const mailTargets = targetsOf('smtp_server')
  const sends = withJobs
  const outbox = createOutbox({ engine, bus, config, secrets, sends, mailTargets, log, ...(pace && { pace }) })
  onClose(() => outbox.close())
  const classrooms = knownClassrooms()
  const verification = createVerification({ database, mutations, outbox, secrets, classrooms })
  const pageViews = createPageViews(database, warn('page views not written'))
  onClose(() => pageViews.close())
  const rowCounts = createRowCounts(engine, warn('counts of rows not written'))
  onClose(() => rowCounts.close())
  return {
    bus,
    secrets,
    config,
    files,
    engine,
    uploads,
    direct,
    outbox,
    verification,
    classrooms,
    pageViews,
    rowCounts,
    imports,
    payments,
    modules: opened,
  }
}
