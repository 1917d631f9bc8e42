import { createHmac } from 'node:crypto'
import pg from 'pg'
import { isUnavailable } from './database.ts'
import { type Cluster, SUPERUSER } from './cluster.ts'
import type { Postmaster } from './postmaster-file.ts'
import { LOCKS } from './locks.ts'

export const DATABASE = 'tutu'

/** The role of the site: it owns the database and may nothing beyond it (decision 015). */
export const OWNER = 'tutu_site'

const ATTRIBUTES = 'login nosuperuser nocreatedb nocreaterole noreplication nobypassrls'

/** A superuser's connection: for the start and for commands before they open what the site uses. */
export function asAdministrator(cluster: Pick<Cluster, 'password'>, postmaster: Postmaster): pg.ClientConfig {
  return {
    host: postmaster.socketFolder || '127.0.0.1',
    port: postmaster.port,
    user: SUPERUSER,
    password: cluster.password,
    database: 'postgres',
    ssl: false,
  }
}

/**
 * What the site connects with. The password is needed where Unix sockets can't be used; it follows from the superuser's,
 * which does not follow from it.
 */
export function asOwner(cluster: Pick<Cluster, 'password'>, server: pg.ClientConfig): pg.ClientConfig {
  return { ...server, user: OWNER, password: passwordOf(cluster), database: DATABASE }
}

const passwordOf = ({ password }: Pick<Cluster, 'password'>): string =>
  createHmac('sha256', password).update(OWNER).digest('base64url')

/**
 * Sees to it that the database is there and, with everything in it, belongs to a role without rights over the server.
 * `admin` is a superuser's connection to another database of it. Folders made when the superuser still owned everything
 * are handed over in one transaction: killed in the middle, it has not happened, and the next start does it.
 */
export async function settleDatabase(admin: pg.Client, cluster: Pick<Cluster, 'password'>, server: pg.ClientConfig) {
  if (!(await isHarmless(admin))) await limitOwner(admin, passwordOf(cluster))
  const { rowCount } = await admin.query('select from pg_database where datname = $1', [DATABASE])
  if (!rowCount) {
    await admin.query(`create database ${DATABASE} owner ${OWNER}`)
    return
  }
  const inside = new pg.Client({ ...server, database: DATABASE })
  // Losing the connection is heard by the query under way.
  inside.on('error', () => undefined)
  await inside.connect()
  try {
    if (await isTheSuperusers(inside)) await handOver(inside)
  } finally {
    await inside.end()
  }
}

/** Whether the role is there, and has neither attributes nor memberships that reach beyond its database. */
async function isHarmless(admin: pg.Client): Promise<boolean> {
  const { rowCount } = await admin.query(
    `select from pg_roles
     where rolname = $1 and rolcanlogin
       and not (rolsuper or rolcreatedb or rolcreaterole or rolreplication or rolbypassrls)
       and not exists (select from pg_auth_members where member = pg_roles.oid)`,
    [OWNER],
  )
  return rowCount === 1
}

async function limitOwner(admin: pg.Client, password: string): Promise<void> {
  await inTransaction(admin, async () => {
    const { rowCount } = await admin.query('select from pg_roles where rolname = $1', [OWNER])
    const verb = rowCount ? 'alter' : 'create'
    await admin.query(`${verb} role ${OWNER} ${ATTRIBUTES} password ${pg.escapeLiteral(password)}`)
    const { rows } = await admin.query<{ revoke: string }>(
      `select format('revoke %I from %I cascade', roleid::regrole::text, $1::text) as revoke
       from pg_auth_members where member = $1::regrole`,
      [OWNER],
    )
    for (const { revoke } of rows) await admin.query(revoke)
  })
}

/**
 * What belongs to the superuser (10, initdb's) and need not. Objects of initdb itself (below 16384) and of extensions
 * stay as they are; types and sequences of a table go with it.
 */
const HELD_BY_SUPERUSER = `
  select classid, objid from (
    select 'pg_namespace'::regclass as classid, oid as objid, nspowner as owner from pg_namespace
    union all select 'pg_class'::regclass, oid, relowner from pg_class
      where relkind in ('r', 'p', 'v', 'm', 'f', 'S') and relpersistence <> 't'
    union all select 'pg_proc'::regclass, oid, proowner from pg_proc
    union all select 'pg_type'::regclass, t.oid, typowner from pg_type t left join pg_class c on c.oid = typrelid
      where typtype in ('b', 'c', 'd', 'e', 'r') and typcategory <> 'A' and (c.oid is null or relkind = 'c')
    union all select 'pg_collation'::regclass, oid, collowner from pg_collation
    union all select 'pg_conversion'::regclass, oid, conowner from pg_conversion
    union all select 'pg_operator'::regclass, oid, oprowner from pg_operator
    union all select 'pg_opclass'::regclass, oid, opcowner from pg_opclass
    union all select 'pg_opfamily'::regclass, oid, opfowner from pg_opfamily
    union all select 'pg_statistic_ext'::regclass, oid, stxowner from pg_statistic_ext
    union all select 'pg_ts_config'::regclass, oid, cfgowner from pg_ts_config
    union all select 'pg_ts_dict'::regclass, oid, dictowner from pg_ts_dict
    union all select 'pg_largeobject'::regclass, oid, lomowner from pg_largeobject_metadata
  ) as object
  where objid >= 16384 and owner = 10
    and not (classid = 'pg_namespace'::regclass
      and exists (select from pg_namespace where oid = objid and nspname like 'pg\\_%'))
    and not exists (
      select from pg_depend left join pg_sequence on seqrelid = pg_depend.objid
      where pg_depend.classid = object.classid and pg_depend.objid = object.objid
        and (deptype = 'e' or (seqrelid is not null and deptype in ('a', 'i') and refobjsubid > 0)))`

async function isTheSuperusers(inside: pg.Client): Promise<boolean> {
  const { rows } = await inside.query<{ is: boolean }>(
    `select datdba <> '${OWNER}'::regrole or exists (${HELD_BY_SUPERUSER}) as is
     from pg_database where datname = current_database()`,
  )
  return rows[0]?.is ?? false
}

/** REASSIGN OWNED refuses the superuser of initdb. */
async function handOver(inside: pg.Client): Promise<void> {
  await inTransaction(inside, async () => {
    await inside.query(`alter database ${DATABASE} owner to ${OWNER}`)
    const { rows } = await inside.query<{ alter: string }>(
      `select format('alter %s %s owner to ${OWNER}',
         case type when 'statistics object' then 'statistics' else type end, identity) as alter
       from (${HELD_BY_SUPERUSER}) as object, pg_identify_object(classid, objid, 0)`,
    )
    await inside.query(rows.map(({ alter }) => alter).join(';\n'))
  })
}

async function inTransaction(client: pg.Client, work: () => Promise<void>): Promise<void> {
  await client.query('begin')
  try {
    // Two starts, or a start and a command, must not hand over the same objects at once.
    await client.query('select pg_advisory_xact_lock($1)', [LOCKS.roles])
    await work()
    await client.query('commit')
  } catch (error) {
    if (!isUnavailable(error)) await client.query('rollback')
    throw error
  }
}
