import { expect, vi } from 'vitest'
import type { startMailServer } from './mail-server.ts'
import type { PostOffice } from './post-office.ts'

type Server = Pick<Awaited<ReturnType<typeof startMailServer>>, 'received'>

/** The text of the latest mail of an event to somebody, decoded, with its head. */
export async function mailTo(
  { outbox }: Pick<PostOffice, 'outbox'>,
  { received }: Server,
  address: string,
  event: string,
): Promise<string> {
  await outbox.sweep()
  return vi.waitFor(
    () => {
      const raw = received.findLast(({ to, raw }) => to === address && raw.includes(`.${event}@`))?.raw
      expect(raw).toBeDefined()
      const head = raw!.split('\r\n\r\n', 1)[0]!.replaceAll(/\r\n\s+/g, ' ')
      return [head, ...raw!.split(/^--.+\r\n/m).map(decoded)].join('\n')
    },
    { timeout: 20_000 },
  )
}

function decoded(part: string): string {
  const [head = '', ...rest] = part.split('\r\n\r\n')
  const body = rest.join('\r\n\r\n')
  if (/base64/i.test(head)) return Buffer.from(body.replaceAll(/\s/g, ''), 'base64').toString()
  if (!/quoted-printable/i.test(head)) return body
  const bytes = body
    .replaceAll('=\r\n', '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
  return Buffer.from(bytes, 'latin1').toString()
}

/** The key of a link in a text, by the path that it is for. */
export const keyIn = (text: string, path: string): string => new RegExp(`${path}\\?token=([\\w-]{43})`).exec(text)![1]!
