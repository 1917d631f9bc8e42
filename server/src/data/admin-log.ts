import { type Localized } from '@tutu/contract/core/languages'
import { type Generated, type Kysely, type RawBuilder, sql } from 'kysely'
import { maskedJson } from '../lib/mask.ts'
import type { Database, Tables } from '../postgres/database.ts'
import { takeNamedLock } from '../postgres/locks.ts'

declare module '../postgres/database.ts' {
  interface Tables {
    admin_log: {
      id: Generated<number>
      admin_id: number
      username: string
      title: Localized
      kind: LogKind
      url: string
      data: string
      ip: string
      useragent: string
      record: Localized | null
      record_id: number | null
      resource: string | null
      operation: string | null
      createtime: Generated<number>
    }
  }
}

export type LogKind = 'sign-in' | 'sign-in-failed' | 'sign-out' | 'change' | 'export'

/** Who did something, and from where. */
export type LogActor = { id: number; username: string; url: string; ip: string; useragent: string }
export type LogEntry = {
  kind: LogKind
  title: Localized
  data: unknown
  /** The record it is about, by its name; of several no id. `operation`: the write session that changed it. */
  subject?: { resource: string; id: number | null; name: Localized; operation: string }
  /** Names of values in `data` to be masked besides those whose name tells. */
  secret?: ReadonlySet<string>
}

const URL_MAX = 1500
const AGENT_MAX = 255
const TITLE_MAX = 200

/**
 * The row of what an administrator did, to be written in the transaction that does it: no change without its entry, no
 * entry without it.
 */
export function logRow(actor: LogActor, entry: LogEntry) {
  const { subject } = entry
  return {
    admin_id: actor.id,
    username: actor.username,
    title: shortened(entry.title),
    kind: entry.kind,
    url: actor.url.slice(0, URL_MAX),
    data: maskedJson(entry.data, entry.secret),
    ip: actor.ip,
    useragent: actor.useragent.slice(0, AGENT_MAX),
    record: subject ? shortened(subject.name) : null,
    record_id: subject?.id ?? null,
    resource: subject?.resource ?? null,
    operation: subject?.operation ?? null,
  }
}

function shortened({ 'zh-cn': chinese, en }: Localized): Localized {
  return { 'zh-cn': chinese.slice(0, TITLE_MAX), en: en.slice(0, TITLE_MAX) }
}

/** The same where no row of a resource changes: somebody signs in. */
export async function writeAdminLog(db: Kysely<Tables>, actor: LogActor, entry: LogEntry): Promise<void> {
  await writingAdminLog(actor, entry).execute(db)
}

/** The statement that does so, if `condition` holds. */
export function writingAdminLog(actor: LogActor, entry: LogEntry, condition = sql<boolean>`true`): RawBuilder<unknown> {
  const columns = Object.entries(logRow(actor, entry))
  return sql`
    insert into admin_log (${sql.join(columns.map(([name]) => sql.ref(name)))})
    select ${sql.join(columns.map(([, value]) => value))} where ${condition}
  `
}

/** An hour's failed sign-ins that are noted of one administrator, and of all names together that nobody has. */
export const FAILED_SIGN_INS_MAX = 60

const FAILED = {
  name: { 'zh-cn': '登录失败：没有这个账号', en: 'Sign-in failed: no such account' },
  password: { 'zh-cn': '登录失败：密码不正确', en: 'Sign-in failed: wrong password' },
  disabled: { 'zh-cn': '登录失败：账号已停用', en: 'Sign-in failed: account disabled' },
  more: {
    'zh-cn': '登录失败次数过多，一小时内不再逐条记录',
    en: 'Too many failed sign-ins: no more of them are listed within the hour',
  },
} as const satisfies Record<string, Localized>

/**
 * Notes a failed sign-in, `failures` in a row from that address; nobody's has the id 0 and a name that does not tell what
 * was typed, which may be a password in the wrong place. Whoever guesses on and on does not fill the log: the last entry
 * of an hour says that there are more.
 */
export async function writeFailedSignIn(
  { kysely }: Pick<Database, 'kysely'>,
  actor: LogActor,
  { reason, failures }: { reason: 'name' | 'password' | 'disabled'; failures: number },
): Promise<void> {
  await kysely.transaction().execute(async (trx) => {
    // Guesses at once are counted one after the other: the line that says there are more is never passed over.
    await takeNamedLock(trx, 'failed-sign-ins', String(actor.id))
    const { rows } = await sql<{ count: number }>`
      select count(*) as count from admin_log
      where kind = 'sign-in-failed' and admin_id = ${actor.id} and createtime > epoch_seconds() - 3600
    `.execute(trx)
    const before = rows[0]?.count ?? 0
    if (before >= FAILED_SIGN_INS_MAX) return
    const title = FAILED[before === FAILED_SIGN_INS_MAX - 1 ? 'more' : reason]
    await writeAdminLog(trx, actor, { kind: 'sign-in-failed', title, data: { username: actor.username, failures } })
  })
}
