import { once } from 'node:events'
import type { AddressInfo, Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { SMTPServer, type SMTPServerSession } from 'smtp-server'

type Refusal = Error & { responseCode: number }
const refusal = (responseCode: number, words: string): Refusal => Object.assign(new Error(words), { responseCode })

/** What happens to mail, by the name before the @ of its recipient. */
const MANNERS: Readonly<Record<string, { atRecipient?: Refusal | 'drop'; atData?: Refusal | 'drop' | 'silence' }>> = {
  nobody: { atRecipient: refusal(550, '5.1.1 User unknown') },
  busy: { atRecipient: refusal(451, '4.2.1 Mailbox busy, try again') },
  hangup: { atRecipient: 'drop' },
  spam: { atData: refusal(554, '5.7.1 Message refused') },
  later: { atData: refusal(452, '4.3.1 Out of storage') },
  lost: { atData: 'drop' },
  silent: { atData: 'silence' },
}

export type ReceivedMail = { to: string; raw: string }

/** A real SMTP server on a port of its own that refuses, delays and drops as the recipient's name tells it. */
export async function startMailServer({ user }: { user?: { name: string; pass: string } } = {}) {
  const received: ReceivedMail[] = []
  const sockets = new Set<Socket>()
  /** Sessions by connection: the library tells of a session only its remote port. */
  const dropped = (session: SMTPServerSession): void => {
    for (const socket of sockets) if (socket.remotePort === session.remotePort) socket.destroy()
  }
  let busyUntilReleased: Promise<void> | undefined
  const server = new SMTPServer({
    authOptional: !user,
    disabledCommands: ['STARTTLS', ...(user ? [] : ['AUTH'])],
    allowInsecureAuth: true,
    onAuth(auth, _session, done) {
      const isRight = auth.username === user?.name && auth.password === user?.pass
      done(isRight ? null : refusal(535, '5.7.8 Authentication failed'), { user: auth.username })
    },
    onRcptTo({ address }, session, done) {
      const manner = MANNERS[nameOf(address)]?.atRecipient
      // A while later: the message waits already on the other side, and has not been asked for.
      if (manner === 'drop') return void setTimeout(() => dropped(session), 200)
      done(manner)
    },
    async onData(stream, session, done) {
      const chunks: Buffer[] = []
      for await (const chunk of stream) chunks.push(chunk as Buffer)
      const to = session.envelope.rcptTo.map(({ address }) => address).join()
      const manner = MANNERS[nameOf(to)]?.atData
      // What the server has, whatever it says of it.
      if (!(manner instanceof Error)) received.push({ to, raw: Buffer.concat(chunks).toString() })
      if (manner === 'drop') return dropped(session)
      if (manner === 'silence') return
      await busyUntilReleased
      done(manner)
    },
  })
  server.server.on('connection', (socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
  })
  server.on('error', () => undefined)
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  return {
    port: (server.server.address() as AddressInfo).port,
    received,
    /** From now on the server takes mail and says so only after the answer of this is called. */
    hold(): () => void {
      const { promise, resolve } = Promise.withResolvers<void>()
      busyUntilReleased = promise
      return resolve
    },
    /** Resolves when so many mails have come; throws after 20 s. */
    async until(count: number): Promise<void> {
      const deadline = Date.now() + 20_000
      while (received.length < count) {
        if (Date.now() > deadline) throw new Error(`${received.length} of ${count} mails came`)
        await sleep(20)
      }
    },
    async close() {
      const closed = Promise.withResolvers<void>()
      server.close(() => closed.resolve())
      for (const socket of sockets) socket.destroy()
      await closed.promise
    },
  }
}
export type MailServer = Awaited<ReturnType<typeof startMailServer>>

function nameOf(address: string): string {
  return address.split('@')[0] ?? ''
}
