import { formatBytes } from '@tutu/contract/core/bytes'
import { fail } from '@tutu/contract/core/errors'
import { issueTicket } from '../data/tickets.ts'
import type { RunCommand } from '../engine/hooks.ts'
import { ZIP_BYTES_MAX } from '../files/zip-files.ts'
import { administratorOrSystem, forbidden } from '../policy/actors.ts'

/** Of the tickets that `admin/attachment-download.ts` redeems. */
export const PURPOSE = 'files'

/** A ticket for the chosen files in one zip. */
export const askForZip: RunCommand = async ({ transaction, actor }, { rows }) => {
  const bytes = rows.reduce((sum, { size }) => sum + Number(size), 0)
  if (bytes > ZIP_BYTES_MAX)
    throw fail('attachment.zipTooLarge', { size: formatBytes(bytes), max: formatBytes(ZIP_BYTES_MAX) })
  const administrator = administratorOrSystem(actor)
  if (!administrator) throw forbidden()
  const payload = rows.map(({ id }) => id as number)
  return {
    data: {
      ticket: await issueTicket({ kysely: transaction }, { purpose: PURPOSE, adminId: administrator.id, payload }),
    },
  }
}
