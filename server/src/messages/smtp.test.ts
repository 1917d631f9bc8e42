import { once } from 'node:events'
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { afterEach, expect, test } from 'vitest'
import { createSmtp, type SmtpFailure, type SmtpReason, type SmtpSettings } from './smtp.ts'

const open: (() => Promise<unknown>)[] = []
afterEach(async () => {
  await Promise.all(open.splice(0).map((close) => close()))
})

/** Where silence is what is tested; elsewhere a slow machine must not look like a silent server. */
const SHORT = { connect: 700, silence: 700 }
const LONG = { connect: 15_000, silence: 15_000 }
const MAIL = { to: 'kid@example.com', senderName: '图图编程', subject: '你好', text: '收到了吗？' }

/** A mail server that says yes to everything, but for what `options` says otherwise. */
async function mailServer(options: SMTPServerOptions = {}): Promise<{ port: number; received: string[] }> {
  const received: string[] = []
  const server = new SMTPServer({
    authOptional: true,
    allowInsecureAuth: true,
    onAuth: ({ password }, _session, done) =>
      password === 'right' ? done(null, { user: 'tutu' }) : done(new Error('Invalid login: right out')),
    onData: (stream, _session, done) => {
      let text = ''
      stream.on('data', (chunk: Buffer) => (text += chunk.toString()))
      stream.on('end', () => done(null, void received.push(text)))
    },
    ...options,
  })
  server.on('error', () => undefined)
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  open.push(() => new Promise<void>((resolve) => server.close(() => resolve())))
  return { port: (server.server.address() as AddressInfo).port, received }
}

/** A server that is something else. */
async function otherServer(talk: (socket: Socket) => void): Promise<{ port: number }> {
  const sockets = new Set<Socket>()
  const server: Server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => undefined)
    talk(socket)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  open.push(async () => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  return { port: (server.address() as AddressInfo).port }
}

const settings = (port: number, more: Partial<SmtpSettings> = {}): SmtpSettings => ({
  smtp_server: '127.0.0.1',
  smtp_port: port,
  smtp_user: 'tutu@example.com',
  smtp_pass: 'right',
  smtp_verification: 'none',
  smtp_sender_mail: '',
  ...more,
})
const attempt = (given: SmtpSettings, patience = LONG): Promise<SmtpFailure> =>
  createSmtp(given, 'everywhere', patience)
    .send(MAIL)
    .then(
      () => expect.fail('sent'),
      (error: SmtpFailure) => error,
    )

test('a message arrives with its sender’s name, and the server’s answer comes back', async () => {
  const { port, received } = await mailServer()
  const smtp = createSmtp(settings(port), 'everywhere', LONG)
  await smtp.verify()
  const { response } = await smtp.send(MAIL)
  expect(response).toMatch(/^250/)
  expect(received[0]).toContain('tutu@example.com')
  expect(received[0]).toContain(`=?UTF-8?`)
})

type Case = {
  name: string
  reason: SmtpReason
  isSlow?: true
  server: () => Promise<{ port: number }>
  more?: Partial<SmtpSettings>
}
const refuse = (code: number, text: string) => Object.assign(new Error(text), { responseCode: code })
const BUSY = '421 mx.example.com busy, come back later\r\n'
const CASES: Case[] = [
  { name: 'a wrong password', reason: 'auth', server: mailServer, more: { smtp_pass: 'wrong' } },
  {
    name: 'nobody listening',
    reason: 'unreachable',
    server: async () => {
      const { port } = await otherServer(() => undefined)
      await open.pop()?.()
      return { port }
    },
  },
  {
    name: 'a name that does not exist',
    reason: 'name',
    server: async () => ({ port: 25 }),
    more: { smtp_server: 'mail.invalid' },
  },
  {
    name: 'a certificate nobody vouches for',
    reason: 'certificate',
    server: () => mailServer({ secure: true }),
    more: { smtp_verification: 'SSL' },
  },
  {
    name: 'a certificate nobody vouches for, after STARTTLS',
    reason: 'certificate',
    server: () => mailServer(),
    more: { smtp_verification: 'TLS' },
  },
  {
    name: 'SSL where the server speaks plainly',
    reason: 'unreachable',
    server: () => mailServer(),
    more: { smtp_verification: 'SSL' },
  },
  {
    name: 'TLS where the server has none',
    reason: 'unreachable',
    server: () => mailServer({ disabledCommands: ['STARTTLS'] }),
    more: { smtp_verification: 'TLS' },
  },
  { name: 'silence', reason: 'unreachable', isSlow: true, server: () => otherServer(() => undefined) },
  {
    name: 'another service',
    reason: 'unreachable',
    server: () => otherServer((socket) => socket.write('SSH-2.0-OpenSSH_9.9 secret banner\r\n')),
  },
  { name: 'a server that is busy', reason: 'unreachable', server: () => otherServer((socket) => socket.end(BUSY)) },
  {
    name: 'a refused sender',
    reason: 'sender',
    server: () => mailServer({ onMailFrom: (_, _session, done) => done(refuse(553, 'not your address')) }),
  },
  {
    name: 'a refused recipient',
    reason: 'recipient',
    server: () => mailServer({ onRcptTo: (_, _session, done) => done(refuse(550, 'no such child')) }),
  },
  {
    name: 'a refused message',
    reason: 'message',
    server: () =>
      mailServer({ onData: (stream, _session, done) => stream.resume().on('end', () => done(refuse(552, 'too big'))) }),
  },
]

test.each(CASES)('$name: $reason', async ({ reason, isSlow, server, more }) => {
  const { port } = await server()
  const failure = await attempt(settings(port, more), isSlow ? SHORT : LONG)
  expect(failure).toMatchObject({ name: 'SmtpFailure', reason, isAmbiguous: false })
  expect(JSON.stringify([failure.message, failure.said, failure])).not.toMatch(/banner|wrong|busy/)
})

test('what the server said is kept in one line, and whether it is final', async () => {
  const { port } = await mailServer({ onRcptTo: (_, _session, done) => done(refuse(550, 'no such child')) })
  expect(await attempt(settings(port))).toMatchObject({ said: '550 no such child', isPermanent: true })
  const busy = await mailServer({ onRcptTo: (_, _session, done) => done(refuse(450, 'later')) })
  expect(await attempt(settings(busy.port))).toMatchObject({ isPermanent: false })
})

test('no answer after the whole message was sent is ambiguous; so is a cut line then', async () => {
  const silent = await mailServer({ onData: (stream) => stream.resume() })
  expect(await attempt(settings(silent.port), { connect: 15_000, silence: 700 })).toMatchObject({ isAmbiguous: true })
  const sockets: Socket[] = []
  const cut = await otherServer((socket) => {
    sockets.push(socket)
    socket.write('220 hi\r\n')
    socket.on('data', (chunk: Buffer) => {
      const text = chunk.toString()
      if (text.includes('\r\n.\r\n')) return socket.destroy()
      if (/^DATA/m.test(text)) return socket.write('354 go\r\n')
      return socket.write('250 ok\r\n')
    })
  })
  expect(await attempt(settings(cut.port, { smtp_user: '', smtp_sender_mail: 'a@example.com' }))).toMatchObject({
    isAmbiguous: true,
  })
})

test.each([{}, { smtp_server: 'localhost' }, { smtp_server: '0x7f.1' }, { smtp_server: '::1' }])(
  'a private address is not connected to, whether a mail server is there or nobody: %j',
  async (more) => {
    let visitors = 0
    const { port } = await otherServer(() => visitors++)
    for (const at of [port, 1]) {
      const sending = createSmtp(settings(at, more), [], LONG).send(MAIL)
      await expect(sending).rejects.toMatchObject({ name: 'SmtpFailure', reason: 'private', said: '' })
    }
    expect(visitors).toBe(0)
  },
)
