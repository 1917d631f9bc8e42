import { fromCents } from '@tutu/contract/fields/money'
import { ledgerMismatch } from '@tutu/contract/resources/ledger-mismatch'
import { sql } from 'kysely'
import { noteClientReport } from '../data/client-reports.ts'
import type { Engine } from '../engine/engine.ts'
import type { Row } from '../engine/fields/columns.ts'
import { SYSTEM } from '../policy/actors.ts'
import { findMismatches, type Mismatch, MISMATCHES_MAX } from './check.ts'

/**
 * Compares all accounts with their entries and keeps what does not add up where administrators see it: in a list, which the
 * dashboard counts, and among the error reports. What adds up again leaves the list, once all that does not was found. Answers
 * what was found.
 */
export async function reportMismatches({ database, mutations }: Pick<Engine, 'database' | 'mutations'>) {
  const found = await findMismatches(database.kysely)
  await mutations.run(SYSTEM, async (session) => {
    const { name } = ledgerMismatch
    const { rows: known } = await sql<Row>`select * from ledger_mismatch order by id`.execute(session.transaction)
    const idOf = new Map(known.map((row) => [keyOf(row.account, row.user_id), row.id as number]))
    const rows = new Map(found.map((one) => [keyOf(one.account, one.member), rowOf(one)]))
    const gone = found.length < MISMATCHES_MAX ? [...idOf].filter(([key]) => !rows.has(key)) : []
    await session.remove(
      name,
      gone.map(([, id]) => id),
    )
    for (const [key, row] of rows) if (idOf.has(key)) await session.touch(name, [idOf.get(key)!], row)
    await session.insert(
      name,
      [...rows].flatMap(([key, row]) => (idOf.has(key) ? [] : [row])),
    )
  })
  if (found.length > 0) await noteClientReport(database, REPORT)
  return found
}

/** One error report, which counts the nights. */
const REPORT = { message: '账目对不上 · The books do not add up', path: '/admin/ledgerMismatch', kind: 'ledger' }

const keyOf = (account: unknown, member: unknown): string => `${String(account)} ${String(member)}`

function rowOf({ account, member, holds, entries }: Mismatch): Row {
  const text = (value: number): string => (account === 'money' ? fromCents(value) : String(value))
  return { user_id: member, account, holds: text(holds), entries: text(entries) }
}
