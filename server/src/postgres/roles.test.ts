import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { chmod, cp, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { PgBoss } from 'pg-boss'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { copyFreshCluster } from '../testing/fresh-cluster.ts'
import { openDatabase } from './database.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded.ts'
import { migrate } from './migrate.ts'
import { prepareCluster } from './cluster.ts'
import { launchPostgres, stopPostgres } from './process.ts'
import { asAdministrator, DATABASE, OWNER } from './roles.ts'
import { readPostmasterFile } from './postmaster-file.ts'

const HOLDER = fileURLToPath(new URL('../testing/postgres-holder.ts', import.meta.url))
const SETTINGS = { fsync: 'off' }

let dataDir: string
let keptDir: string
const closers: (() => Promise<unknown>)[] = []

beforeAll(async () => {
  keptDir = await mkdtemp(join(tmpdir(), 'tutu-roles-kept-'))
})
afterAll(() => rm(keptDir, { recursive: true }))

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'tutu-roles-'))
  await chmod(dataDir, 0o755)
  await copyFreshCluster(dataDir)
})

afterEach(async () => {
  for (const close of closers.splice(0).toReversed()) await close()
  await rm(dataDir, { recursive: true })
})

async function start(): Promise<EmbeddedPostgres> {
  const server = await startEmbeddedPostgres({ dataDir, settings: SETTINGS })
  closers.push(() => server.stop())
  return server
}

function connect(config: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool(config)
  pool.on('error', () => undefined)
  closers.push(() => pool.end())
  return pool
}

async function administrator(database: string): Promise<pg.Pool> {
  const cluster = await prepareCluster(dataDir, () => undefined)
  const postmaster = await readPostmasterFile(cluster.folder)
  if (!postmaster) throw new Error('not running')
  return connect({ ...asAdministrator(cluster, postmaster), database })
}

async function closeAll(): Promise<void> {
  for (const close of closers.splice(0).toReversed()) await close()
}

/**
 * A data folder as it was when the superuser owned everything, stopped: all that the site has, and one of each kind. The
 * second is a copy of the first.
 */
async function makeOldFolder(): Promise<void> {
  const [folder, kept] = [join(dataDir, 'pg'), join(keptDir, 'pg')]
  if (!existsSync(kept)) {
    await fillOldFolder()
    await cp(folder, kept, { recursive: true })
    return
  }
  await rm(folder, { recursive: true })
  await cp(kept, folder, { recursive: true })
}

async function fillOldFolder(): Promise<void> {
  await start()
  const server = await administrator('postgres')
  await server.query(`drop database ${DATABASE}`)
  await server.query(`drop role ${OWNER}`)
  await server.query(`create database ${DATABASE}`)
  const inside = await administrator(DATABASE)
  await migrate(openOld(inside))
  const boss = new PgBoss({ connectionString: urlOf(inside.options), supervise: false, schedule: false })
  await boss.start()
  await boss.createQueue('old-queue')
  await boss.stop({ graceful: false })
  await inside.query(`
    insert into tag (name, slug, createtime, updatetime) values ('{"zh-cn":"旧"}', 'kept', 1, 1);
    create schema "Own Things";
    create type "Own Things".mood as enum ('good', 'bad');
    create domain "Own Things".small as integer check (value < 10);
    create type "Own Things".pair as (one integer, two integer);
    create sequence "Own Things".numbers;
    create table "Own Things".parts (id serial primary key, mood "Own Things".mood, n bigint generated always as identity)
      partition by range (id);
    create table "Own Things".parts_1 partition of "Own Things".parts for values from (1) to (10);
    create view "Own Things".seen as select * from "Own Things".parts;
    create materialized view "Own Things".kept as select 1 as one;
    create statistics "Own Things".about on id, mood from "Own Things".parts_1;
    create function "Own Things".twice(integer, text[]) returns integer language sql as 'select $1 * 2';
    create procedure "Own Things".nothing() language sql as '';
    create aggregate "Own Things".total(integer) (sfunc = int4pl, stype = integer);
    create operator "Own Things".### (leftarg = integer, rightarg = integer, function = int4pl);
    create collation "Own Things".by_bytes from "C";
    create text search configuration "Own Things".plain (copy = simple);
    select lo_create(4711);
  `)
  await closeAll()
}

const openOld = (pool: pg.Pool) => openDatabase({ ...pool.options, max: 1 })

function urlOf({ host, user, database }: pg.PoolConfig): string {
  return `postgresql://${user}@localhost/${database}?host=${encodeURIComponent(host ?? '')}`
}

/** What the superuser owns beyond what initdb and extensions made, of every catalogue with an owner. */
async function leftToSuperuser(pool: pg.Pool): Promise<string[]> {
  const { rows: catalogues } = await pool.query<{ name: string; column: string }>(`
    select relname as name, attname as column from pg_attribute join pg_class c on c.oid = attrelid
    where relnamespace = 'pg_catalog'::regnamespace and relkind = 'r' and not relisshared
      and attname like '%owner' and atttypid = 'oid'::regtype and relname <> 'pg_extension'`)
  const left: string[] = []
  for (const { name, column } of catalogues) {
    const { rows } = await pool.query<{ what: string }>(
      `
      select pg_describe_object($1::regclass, oid, 0) as what from ${name} object
      where ${column} = 10 and oid >= 16384
        and not exists (select from pg_depend where classid = $1::regclass and objid = object.oid and deptype = 'e')`,
      [name === 'pg_largeobject_metadata' ? 'pg_largeobject' : name],
    )
    left.push(...rows.map(({ what }) => what))
  }
  return left
}

async function ownerOfDatabase(pool: pg.Pool): Promise<string | undefined> {
  const { rows } = await pool.query<{ owner: string }>(
    `select datdba::regrole::text as owner from pg_database where datname = '${DATABASE}'`,
  )
  return rows[0]?.owner
}

const REFUSED = [
  `copy (select 1) to program 'true'`,
  `copy (select 1) to '/tmp/tutu-copied'`,
  `select pg_read_file('postgresql.conf')`,
  `select pg_ls_dir('.')`,
  `select lo_import('/etc/hostname')`,
  `alter system set work_mem = '8MB'`,
  `create role other`,
  `create database other`,
  `alter role ${OWNER} superuser`,
  `set role tutu`,
  `set session authorization tutu`,
  `grant pg_execute_server_program to ${OWNER}`,
  `create extension file_fdw`,
  `select rolpassword from pg_authid`,
]

test('the site’s role owns its database and has no rights over the server, its files and other roles', async () => {
  const { connection } = await start()
  const pool = connect(connection)
  expect((await pool.query('select current_user as role')).rows).toEqual([{ role: OWNER }])
  for (const sql of REFUSED) {
    const refusal = await pool.query(sql).catch((error: unknown) => error)
    expect(refusal, sql).toMatchObject({ code: expect.stringMatching(/^(42501|0LP01|58P01)$/) })
  }
  await migrate(openDatabase({ ...connection, max: 1 }))
})

test('a data folder in which the superuser owned everything is handed over at the start, with all it holds', async () => {
  await makeOldFolder()
  const { connection } = await start()
  const inside = await administrator(DATABASE)
  expect(await leftToSuperuser(inside)).toEqual([])
  expect(await ownerOfDatabase(inside)).toBe(OWNER)

  const pool = connect(connection)
  expect((await pool.query('select slug from tag')).rows).toEqual([{ slug: 'kept' }])
  // What the site and its job queue do with their own.
  expect(await migrate(openDatabase({ ...connection, max: 1 }))).toEqual([])
  await pool.query(`insert into tag (name, slug) values ('{"zh-cn":"新"}', 'new')`)
  await pool.query('alter table tag add column more text')
  await pool.query(`insert into "Own Things".parts (mood) values ('good')`)
  await pool.query('drop schema "Own Things" cascade')
  const boss = new PgBoss({ db: { executeSql: (text, values) => pool.query(text, values) }, supervise: false })
  await boss.start()
  await boss.createQueue('new-queue')
  expect(await boss.send('old-queue', {})).toEqual(expect.any(String))
  await boss.stop({ graceful: false })
})

test('what an older version made as superuser meanwhile, and rights somebody gave the role, are put right', async () => {
  await start()
  const inside = await administrator(DATABASE)
  await inside.query(`create table by_older_version (t text)`)
  await inside.query(`grant pg_execute_server_program to ${OWNER}`)
  await inside.query(`alter role ${OWNER} createrole`)
  await closeAll()
  const pool = connect((await start()).connection)
  await pool.query(`insert into by_older_version values ('mine')`)
  await expect(pool.query(`copy (select 1) to program 'true'`)).rejects.toMatchObject({ code: '42501' })
  await expect(pool.query('create role other')).rejects.toMatchObject({ code: '42501' })
})

test('a start killed while it hands over has changed nothing, and the next one does it', async () => {
  await makeOldFolder()
  const cluster = await prepareCluster(dataDir, () => undefined)
  launchPostgres(cluster, SETTINGS)
  closers.push(() => stopPostgres(cluster))
  await expect.poll(async () => (await readPostmasterFile(cluster.folder))?.ready).toBe(true)
  const inside = await administrator(DATABASE)
  expect((await leftToSuperuser(inside)).length).toBeGreaterThan(50)

  // The start is stopped in the middle, at a table somebody reads.
  const reader = await inside.connect()
  await reader.query('begin; lock table lesson in access share mode')
  const holder: ChildProcess = spawn(process.execPath, [HOLDER, dataDir], { stdio: 'ignore' })
  const isWaiting = async (): Promise<boolean> => {
    const { rows } = await inside.query(`select from pg_stat_activity where wait_event_type = 'Lock'`)
    return rows.length > 0
  }
  await expect.poll(isWaiting).toBe(true)
  holder.kill('SIGKILL')
  await once(holder, 'exit')
  await reader.query('commit')
  reader.release()
  expect(await ownerOfDatabase(inside)).toBe('tutu')

  const { connection } = await start()
  expect(await leftToSuperuser(inside)).toEqual([])
  expect((await connect(connection).query('select slug from tag')).rows).toEqual([{ slug: 'kept' }])
})

test.skipIf(process.platform !== 'linux')('the server knows nothing of the settings of the site', async () => {
  const env = { PATH: '/usr/bin:/bin', ADMIN_PASSWORD: 'carrot-2026', SECRET_KEY: 'ab'.repeat(32), TZ: 'Asia/Shanghai' }
  const holder = spawn(process.execPath, [HOLDER, dataDir], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  try {
    await once(holder.stdout, 'data')
    const { pid } = (await readPostmasterFile(join(dataDir, 'pg'))) ?? {}
    const given = (await readFile(`/proc/${pid}/environ`, 'utf8')).split('\0').filter((one) => one.includes('='))
    const names = given.map((one) => one.slice(0, one.indexOf('=')))
    expect(names.filter((name) => !['PATH', 'LANG', 'TZ'].includes(name))).toEqual([])
    expect(given).toContain('TZ=Asia/Shanghai')
  } finally {
    holder.kill('SIGKILL')
    await once(holder, 'exit')
    await (await startEmbeddedPostgres({ dataDir })).stop()
  }
})
