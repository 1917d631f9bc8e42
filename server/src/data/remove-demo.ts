import { marksDemo } from '@tutu/contract/definition/define-resource'
import { isRelation, traitsOf } from '@tutu/contract/fields/traits'
// `npm run demo:remove`: takes the demo content away, whether the server runs or not.
import { pickLanguage } from '@tutu/contract/core/languages'
import { sql } from 'kysely'
import { compose } from '../compose.ts'
import { parseEnv } from '../env.ts'
import type { Row } from '../engine/fields/columns.ts'
import type { Engine } from '../engine/engine.ts'
import type { Registry, Resource } from '../engine/registry.ts'
import type { WriteSession } from '../engine/write/session.ts'
import { SYSTEM } from '../policy/actors.ts'
import { noBusinessDue } from './demo-business.ts'
import { balanceBooks, closeAccounts, leaveDemoGroups } from './demo-books.ts'
import { noLibraryDue } from './demo-library.ts'
import { openForCommand, QUIET, runCommand } from './command.ts'

export type Removal = {
  removed: number
  /** Demo rows that stay with something real. */
  kept: { table: string; id: number; name: string }[]
  /** Rows that stay for the books: accounts, closed, and goods, off sale. */
  booked: { members: number; goods: number }
}

/**
 * Removes the demo's rows through the one mutation pipeline, so that running servers hear of it: those marked as such, and
 * what their members have of modules that mark nothing, such as enrolments. Rows that somebody has edited are no demo rows any
 * more. A demo row stays when a row that stays points to it, or when it belongs to one: a lesson goes and stays with its course.
 * What is a member's own stays with one who was edited, not with one who stays for the sake of something else. Nothing leaves the
 * books (decision 251): they are balanced, and the accounts that only they name closed. All of it or nothing is removed.
 */
export async function removeDemo({ registry, mutations }: Engine): Promise<Removal> {
  return mutations.run(SYSTEM, async (session) => {
    await noBusinessDue(session)
    await noLibraryDue(session)
    const uses = await fileUses(session.transaction)
    const links = [...linksOf(registry), ...fileLinks(registry, uses)]
    const rows = await readRows(registry, links, session.transaction)
    const namedElsewhere = noteUses(registry, rows, uses)
    const given = [...(await sharedClasses(registry, rows, session.transaction)), ...namedElsewhere]
    const staying = findStaying(links, rows, given)
    const booked = findBooked(links, rows, staying)
    const idsIn = (set: ReadonlySet<Row>, name: string): number[] =>
      rows.get(registry.byName(name))!.flatMap((row) => (set.has(row) ? [row.id as number] : []))
    const [members, goods] = [idsIn(booked, 'member'), idsIn(booked, 'good')]
    const removal: Removal = { removed: 0, kept: [], booked: { members: members.length, goods: goods.length } }

    const removed = new Map<string, number[]>()
    await balanceBooks(session, ownersOf(booked, rows), goods)
    await leaveDemoGroups(session, members)
    for (const resource of deletionOrder(registry, links)) {
      const demo = rows.get(resource)!.filter((row) => row.is_demo && !booked.has(row))
      const ids = demo.filter((row) => !staying.has(row)).map((row) => row.id as number)
      if (ids.length > 0) removal.removed += await session.del(resource.definition.name, ids)
      removed.set(resource.definition.name, ids)
      for (const row of demo.filter((one) => staying.has(one)))
        removal.kept.push({ table: resource.table, id: row.id as number, name: labelOf(resource, row) })
    }
    await closeAccounts(session, registry, members)
    await forgetConsents(session, removed.get('guardian') ?? [])
    return removal
  })
}

/**
 * What a relation is to the row that holds it: `belongs`: a marked row goes with what this names, and stays with all of it;
 * `owner`: it names somebody's own; `isPart`: an unmarked row is the demo's where this is.
 */
type Link = { from: Resource; to: Resource; column: string; belongs: boolean; owner: boolean; isPart: boolean }

function linksOf(registry: Registry): Link[] {
  return registry.all().flatMap((from) =>
    Object.entries(from.definition.fields).flatMap(([column, field]) => {
      if (traitsOf(field).references === 'self')
        return [{ from, to: from, column, belongs: false, owner: false, isPart: false }]
      // What a log names may be gone.
      if (!isRelation(field) || field.loose) return []
      const to = registry.byName(field.to)
      const owner = from.definition.owner === column
      const belongs = marksDemo(from.definition) && (owner || field.onDelete === 'cascade')
      return [{ from, to, column, belongs, owner, isPart: isUnmarkedPart(from, to, column) }]
    }),
  )
}

/** Whether a relation says whose a row is that marks nothing itself: its owner, or the order that an entry is of. */
function isUnmarkedPart({ definition }: Resource, to: Resource, column: string): boolean {
  if (marksDemo(definition)) return false
  if (column === definition.owner) return true
  const { children = [] } = to.definition
  return (
    definition.ledger === true && children.some(({ resource, by }) => resource === definition.name && by === column)
  )
}

/** Which row names which of the demo's files, by their numbers. */
type FileUse = { resource: string; row_id: number; files: number[] }

/** What stands for a column with the numbers of the demo's files that a row names: a file stays with such a row, and goes after it. */
const FILES = ' files'

async function fileUses(trx: WriteSession['transaction']): Promise<FileUse[]> {
  const { rows } = await sql<FileUse>`
    select r.resource, r.row_id, array_agg(a.id) as files
    from attachment a join file_reference r on r.path = a.url where a.is_demo group by r.resource, r.row_id
  `.execute(trx)
  return rows
}

function fileLinks(registry: Registry, uses: readonly FileUse[]): Link[] {
  const to = registry.byName('attachment')
  const naming = new Set(uses.map(({ resource }) => resource))
  const users = registry.all().filter(({ definition }) => naming.has(definition.name))
  return users.map((from) => ({ from, to, column: FILES, belongs: false, owner: false, isPart: false }))
}

/** Notes with the rows which files they name. Answers the files that something else names: a module that is not there now. */
function noteUses(registry: Registry, rows: Rows, uses: readonly FileUse[]): Row[] {
  const named = new Map(uses.map(({ resource, row_id, files }) => [`${resource}:${row_id}`, files]))
  for (const [{ definition }, list] of rows)
    for (const row of list) {
      const key = `${definition.name}:${String(row.id)}`
      if (!named.has(key)) continue
      row[FILES] = named.get(key)
      named.delete(key)
    }
  const elsewhere = new Set<unknown>([...named.values()].flat())
  return rows.get(registry.byName('attachment'))!.filter(({ id }) => elsewhere.has(id))
}

type Rows = ReadonlyMap<Resource, Row[]>

async function readRows(registry: Registry, links: readonly Link[], trx: WriteSession['transaction']): Promise<Rows> {
  const rows = new Map<Resource, Row[]>()
  for (const resource of registry.all()) {
    const { definition } = resource
    const isDemo = marksDemo(definition) ? sql.ref('is_demo') : sql`false as is_demo`
    const columns = ['id', definition.label]
    for (const { from, column } of links) if (from === resource && column !== FILES) columns.push(column)
    const isLinked = links.some(({ from, to }) => from === resource || to === resource)
    // Logs and the like may be long, and hold nothing of the demo.
    if (!marksDemo(definition) && !isLinked) {
      rows.set(resource, [])
      continue
    }
    const names = sql.join([isDemo, ...columns.map((column) => sql.ref(column))])
    const found = await sql<Row>`
      select ${names} from ${sql.table(resource.table)} where ${whatCounts(resource, links)}
    `.execute(trx)
    rows.set(resource, found.rows)
  }
  markParts(links, rows)
  return rows
}

/** What names nothing but its owner keeps nothing: of it only what demo members have is read. A live site's messages are many. */
function whatCounts(resource: Resource, links: readonly Link[]) {
  const { owner } = resource.definition
  const own = links.filter(({ from }) => from === resource)
  if (owner === undefined || marksDemo(resource.definition) || own.some(({ column }) => column !== owner))
    return sql`true`
  return sql`${sql.ref(owner)} in (select id from member where is_demo)`
}

/** Rows that mark nothing are the demo's where they are part of what is: entries of an order of a demo member. */
function markParts(links: readonly Link[], rows: Rows): void {
  const parts = links.filter(({ isPart }) => isPart)
  for (let isMore = true; isMore;) {
    isMore = false
    for (const { from, to, column } of parts) {
      const demo = new Set(rows.get(to)!.flatMap(({ id, is_demo }) => (is_demo ? [id] : [])))
      for (const row of rows.get(from)!) {
        if (row.is_demo || !demo.has(row[column])) continue
        row.is_demo = true
        isMore = true
      }
    }
  }
}

/** Rows of the demo that stay for the books: entries and orders themselves, and what they name. */
function findBooked(links: readonly Link[], rows: Rows, staying: ReadonlySet<Row>): Set<Row> {
  const booked = new Set<Row>()
  for (const { from, to, column } of links) {
    if (!isBook(from)) continue
    const named = new Map(rows.get(to)!.map((row) => [row.id, row]))
    for (const row of rows.get(from)!) {
      if (!row.is_demo || staying.has(row)) continue
      booked.add(row)
      const target = named.get(row[column])
      if (target && !staying.has(target)) booked.add(target)
    }
  }
  return booked
}

/** Ledgers, and what is kept of an account that is erased. */
const isBook = ({ definition: { ledger, erase } }: Resource): boolean => ledger === true || erase?.stays === 'always'

/** Members whose books are the demo's, whether they themselves stay or not. */
function ownersOf(booked: ReadonlySet<Row>, rows: Rows): number[] {
  const owners = [...rows].flatMap(([{ definition }, list]) =>
    definition.owner ? list.flatMap((row) => (booked.has(row) ? [row[definition.owner!] as number] : [])) : [],
  )
  return [...new Set(owners)]
}

/** Classes that somebody real is in: places in a class are no resource. */
async function sharedClasses(registry: Registry, rows: Rows, trx: WriteSession['transaction']): Promise<Row[]> {
  const { rows: shared } = await sql<{ id: number }>`
    select distinct p.classroom_id as id from classroom_member p join member m on m.id = p.user_id where not m.is_demo
  `.execute(trx)
  const ids = new Set<unknown>(shared.map(({ id }) => id))
  return rows.get(registry.byName('classroom'))!.filter((row) => ids.has(row.id))
}

/** Real rows and those that are given, and from them along the links until nothing is added. */
function findStaying(links: readonly Link[], rows: Rows, given: readonly Row[]): Set<Row> {
  const byId = new Map([...rows].map(([resource, list]) => [resource, new Map(list.map((row) => [row.id, row]))]))
  const targetsOf = ({ to, column }: Link, row: Row): Row[] =>
    ([row[column]].flat() as unknown[]).flatMap((id): Row[] => {
      const target = byId.get(to)?.get(id)
      return target ? [target] : []
    })
  const staying = new Set([...[...rows.values()].flat().filter((row) => !row.is_demo), ...given])
  // Somebody who stays for the sake of one work keeps no other one.
  const keeps = ({ owner }: Link, target: Row): boolean => (owner ? !target.is_demo : staying.has(target))
  const isKept = (own: readonly Link[], row: Row): boolean => {
    const reasons = own.flatMap((link) =>
      link.belongs ? targetsOf(link, row).map((target) => keeps(link, target)) : [],
    )
    return reasons.length > 0 && reasons.every(Boolean)
  }
  const linksFrom = Map.groupBy(links, ({ from }) => from)
  for (let size = -1; size !== staying.size;) {
    size = staying.size
    for (const [from, own] of linksFrom)
      for (const row of rows.get(from)!) {
        if (!staying.has(row) && isKept(own, row)) staying.add(row)
        if (!staying.has(row)) continue
        for (const link of own) for (const target of targetsOf(link, row)) staying.add(target)
      }
  }
  return staying
}

/** Rows that point to others go before them. */
function deletionOrder(registry: Registry, links: readonly Link[]): Resource[] {
  const order: Resource[] = []
  const visit = (resource: Resource): void => {
    if (order.includes(resource)) return
    for (const { from, to } of links) if (to === resource && from !== resource) visit(from)
    order.push(resource)
  }
  for (const resource of registry.all()) visit(resource)
  return order
}

function labelOf({ definition }: Resource, row: Row): string {
  const label = row[definition.label]
  return typeof label === 'object' ? pickLanguage(label as Record<'zh-cn' | 'en', string>, 'zh-cn') : String(label)
}

/** What invented guardians have agreed to proves nothing: in the proof that stays for ever it would mislead. */
async function forgetConsents({ transaction }: WriteSession, guardians: readonly number[]): Promise<void> {
  if (guardians.length === 0) return
  await sql`alter table consent disable trigger consent_ledger`.execute(transaction)
  await sql`delete from consent where guardian_id = any(${[...guardians]}::int[])`.execute(transaction)
  await sql`alter table consent enable trigger consent_ledger`.execute(transaction)
}

const bookedText = ({ members, goods }: Removal['booked']): string =>
  `账目只增不减：${members} 个演示帐号已注销，订单已取消或退款，余额和积分已冲为零；买过的 ${goods} 件商品已下架。\n` +
  `Nothing leaves the books: ${members} demo accounts are closed, their orders cancelled or refunded, their balances and points` +
  ` taken back to nothing; ${goods} goods that they ordered are off sale.\n`

async function run(): Promise<void> {
  const env = parseEnv()
  const { database, close } = await openForCommand(env, 'demo:remove')
  try {
    const services = await compose({ env, database, log: QUIET })
    const { removed, kept, booked } = await removeDemo(services.engine).finally(() => services.close())
    process.stdout.write(`已移除 ${removed} 条演示内容。 Removed ${removed} demo records.\n`)
    if (booked.members + booked.goods > 0) process.stdout.write(bookedText(booked))
    for (const { table, id, name } of kept) {
      process.stdout.write(
        `保留，它与你的内容相连 · Stays, it belongs with something of yours: ${table} ${id} “${name}”\n`,
      )
    }
  } finally {
    await close()
  }
}

if (import.meta.main) await runCommand(run)
