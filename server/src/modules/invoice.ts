import type { ResourceHooks, RunCommand } from '../engine/hooks.ts'
import type { Row } from '../engine/fields/columns.ts'
import type { WriteSession } from '../engine/write/session.ts'
import type { OpenOutbox, Outbox } from '../messages/outbox.ts'
import { refuseInvoice, voidInvoice } from '../shop/invoices.ts'
import { downloadTicket } from './download-ticket.ts'

/** What a ticket for the file of an invoice is for, and of which it is. */
export const INVOICE_FILE = 'invoice-file'
export type InvoiceDownload = { id: number }

type Move = (session: WriteSession, outbox: OpenOutbox, row: Row, input: Row) => Promise<void>

/** Invoices as the school looks after them; what comes with a file is in `admin/invoice.ts`. */
export function invoiceHooks(outbox: () => Pick<Outbox, 'open'>): ResourceHooks {
  /** Whoever asked for it is written to. */
  const moves = (move: Move) => ({
    async prepare(): Promise<RunCommand> {
      const opened = await outbox().open()
      return async (session, { rows: [row], input }) => move(session, opened, row!, input)
    },
  })
  return {
    commands: {
      refuse: moves((session, opened, row, { reason }) => refuseInvoice(session, opened, row, String(reason))),
      voided: moves((session, opened, row, { reason, red_number = null }) =>
        voidInvoice(session, opened, row, { reason: String(reason), red_number: red_number as string | null }),
      ),
      download: (session, { rows: [row] }) =>
        downloadTicket(session, INVOICE_FILE, { id: row!.id as number } satisfies InvoiceDownload),
    },
  }
}
