import { type Kysely, sql } from 'kysely'
import type { Database, Tables } from '../postgres/database.ts'

/** A failure as a browser tells it. */
export type ClientReport = {
  message: string
  path: string
  kind: string
  component?: string | undefined
  browser?: string | undefined
}

const KEPT_MAX = 5000

/** One more of a failure: the same one counts up its row, which names the browser that met it last. */
export async function noteClientReport({ kysely }: Database, report: ClientReport): Promise<void> {
  await sql`
    insert into client_report (message, path, kind, component, browser)
    values (${report.message}, ${report.path}, ${report.kind}, ${report.component ?? null}, ${report.browser ?? null})
    on conflict (fingerprint) do update
      set count = client_report.count + 1, browser = coalesce(excluded.browser, client_report.browser),
        is_demo = false, lasttime = epoch_seconds(), updatetime = epoch_seconds()
  `.execute(kysely)
}

/** Forgets failures not seen for `days`, and beyond the latest 5,000 the oldest. */
export async function pruneClientReports(db: Kysely<Tables>, days: number): Promise<void> {
  await sql`delete from client_report where lasttime < epoch_seconds() - ${days}::int * 86400`.execute(db)
  await sql`
    delete from client_report where id in (select id from client_report order by lasttime desc, id desc offset ${KEPT_MAX})
  `.execute(db)
}

/** What is called a password, a token or the like, and its value: `password=…`, `"token": "…"`, `密码：…`. */
const SECRET = new RegExp(
  String.raw`((?:passw(?:or)?d|pwd|token|secret|api_?key|authorization|cookie|密码|口令)[\w-]{0,40}\\?["']?\s{0,20}[:=：]\s*)` +
    String.raw`(?:(?:bearer|basic)\s+)?\\?(?:"[^"]*"?|'[^']*'?|[^\s,;&"'<>()[\]{}，。；]+)`,
  'gi',
)

/**
 * A text without what may tell of a person or let somebody in: addresses of mail, numbers of telephones, queries and
 * fragments of URLs, passwords and tokens.
 */
export function withoutPersonalData(text: string): string {
  return text
    .replace(/(?<![^\s@"'<>()])[^\s@"'<>()]+@[^\s@"'<>()]+\.[a-z]{2,}/gi, '<email>')
    .replace(/(?<!\d)1[3-9]\d{9}(?!\d)/g, '<mobile>')
    .replace(/[?#][^\s"'<>)]*/g, '')
    .replace(SECRET, '$1<secret>')
    .replace(/[\w-]{40,}/g, '<token>')
}
