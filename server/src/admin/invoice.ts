import { attach, issue } from '@tutu/contract/api/invoice'
import { permissionNode } from '@tutu/contract/definition/define-resource'
import { invoice } from '@tutu/contract/resources/invoice'
import type { FastifyInstance } from 'fastify'
import type { Engine } from '../engine/engine.ts'
import type { RunCommand } from '../engine/hooks.ts'
import type { CommandRequest } from '../engine/write/commands.ts'
import type { Outbox } from '../messages/outbox.ts'
import { INVOICE_FILE, type InvoiceDownload } from '../modules/invoice.ts'
import { administratorOf } from '../policy/callers.ts'
import { redeemed, sendDownload, TICKETED } from '../policy/ticketed.ts'
import { fileOfInvoice, keepInvoiceFile, readInvoiceFile } from '../shop/invoice-files.ts'
import { issueInvoice } from '../shop/invoices.ts'
import { serveCall } from '../web/serve-call.ts'

type Deps = { engine: Engine; outbox: Pick<Outbox, 'open'> }

/** What is done with invoices besides the calls of their definition: what comes with a file, or sends one. */
export async function invoiceFileRoutes(app: FastifyInstance, { engine, outbox }: Deps): Promise<void> {
  const { database, mutations } = engine

  serveCall(app, issue, async ({ request, body: { number, issueday, file, ...chosen }, ok }) => {
    const kept = file && readInvoiceFile(file)
    const opened = await outbox.open()
    const run: RunCommand = async (session, { rows: [row], input }) => {
      await issueInvoice(session, opened, row!, input as { number: string; issueday: string | null })
      if (!kept) return
      await keepInvoiceFile(session, row!.id as number, kept)
      return { logged: { file: kept.name } }
    }
    await mutations.run(administratorOf(request), (tx) =>
      tx.command(invoice.name, 'issue', { ...rowOf(chosen), input: { number, issueday }, run }),
    )
    return ok(null, 'invoice.issued')
  })

  serveCall(app, attach, async ({ request, body: { file, ...chosen }, ok }) => {
    const kept = readInvoiceFile(file)
    const run: RunCommand = async (session, { rows: [row] }) => {
      await keepInvoiceFile(session, row!.id as number, kept)
      return { logged: { file: kept.name } }
    }
    await mutations.run(administratorOf(request), (tx) => tx.command(invoice.name, 'attach', { ...rowOf(chosen), run }))
    return ok(null)
  })

  app.get('/admin/invoice/download', TICKETED, async (request, reply) => {
    const node = permissionNode(invoice, 'download')
    const { payload } = await redeemed(database, request, { purpose: INVOICE_FILE, node })
    const { bytes, ...file } = await fileOfInvoice(database.kysely, (payload as InvoiceDownload).id)
    return sendDownload(reply, file, bytes)
  })
}

const rowOf = ({ id, versions }: { id: number; versions?: number[] | undefined }): CommandRequest => ({
  ids: [id],
  ...(versions && { versions: new Map([[id, versions[0]!]]) }),
})
