import { fail, failForm } from '@tutu/contract/core/errors'
import { INVOICE_FILE_MAX } from '@tutu/contract/resources/invoice'
import { type Kysely, type RawBuilder, sql, type SqlBool } from 'kysely'
import type { WriteSession } from '../engine/write/session.ts'
import type { MemberId } from '../policy/actors.ts'
import type { Tables } from '../postgres/database.ts'

type Kind = { type: string; begins: string }
/** Endings of names, and how such files begin: an OFD (GB/T 33190) is a zip. */
const KINDS: Readonly<Record<string, Kind>> = {
  pdf: { type: 'application/pdf', begins: '%PDF-' },
  ofd: { type: 'application/ofd', begins: 'PK\u0003\u0004' },
}

type InvoiceFile = { name: string; bytes: Buffer }

/** A file as it was sent. Throws a form failure where it is none of an invoice. */
export function readInvoiceFile({ name, data }: { name: string; data: string }): InvoiceFile {
  const bytes = Buffer.from(data, 'base64')
  if (bytes.length > INVOICE_FILE_MAX) throw failForm({ file: { key: 'invoice.fileSize' } })
  const kind = KINDS[endingOf(name)]
  if (!kind || bytes.toString('latin1', 0, kind.begins.length) !== kind.begins)
    throw failForm({ file: { key: 'invoice.fileKind' } })
  return { name, bytes }
}

/** Of a locked invoice, in the place of one that was there before. */
export async function keepInvoiceFile(session: WriteSession, invoice: number, { name, bytes }: InvoiceFile) {
  await sql`
    insert into invoice_file (invoice_id, name, bytes) values (${invoice}, ${name}, ${bytes})
    on conflict (invoice_id) do update set name = excluded.name, bytes = excluded.bytes
  `.execute(session.transaction)
  await session.touch('invoice', [invoice], { has_file: true })
}

/** The file of the latest invoice of a member's order that has one. */
export const fileOfOrder = (db: Kysely<Tables>, member: MemberId, order: number) =>
  find(db, sql`i.user_id = ${member} and i.order_id = ${order}`)

export const fileOfInvoice = (db: Kysely<Tables>, id: number) => find(db, sql`i.id = ${id}`)

/** Named by the invoice's number: what it was called on the disk of the school is nobody's business. */
async function find(db: Kysely<Tables>, which: RawBuilder<SqlBool>) {
  const { rows } = await sql<InvoiceFile & { number: string }>`
    select file.name, file.bytes, i.number from invoice_file file join invoice i on i.id = file.invoice_id
    where ${which} order by i.id desc limit 1
  `.execute(db)
  const [found] = rows
  if (!found) throw fail('record.notFound')
  const ending = endingOf(found.name)
  return { name: `fapiao-${found.number}.${ending}`, type: KINDS[ending]!.type, bytes: found.bytes }
}

const endingOf = (name: string): string => name.slice(name.lastIndexOf('.') + 1).toLowerCase()
