import { formatBytes } from '@tutu/contract/core/bytes'
import { fail } from '@tutu/contract/core/errors'
import type { RunCommand } from '../engine/hooks.ts'
import { ZIP_BYTES_MAX } from '../files/zip-files.ts'
import { downloadTicket } from './download-ticket.ts'

/** Of the tickets that `admin/attachment-download.ts` redeems. */
export const PURPOSE = 'files'

/** A ticket for the chosen files in one zip. */
export const askForZip: RunCommand = async (session, { rows }) => {
  const bytes = rows.reduce((sum, { size }) => sum + Number(size), 0)
  if (bytes > ZIP_BYTES_MAX)
    throw fail('attachment.zipTooLarge', { size: formatBytes(bytes), max: formatBytes(ZIP_BYTES_MAX) })
  return downloadTicket(
    session,
    PURPOSE,
    rows.map(({ id }) => id as number),
  )
}
