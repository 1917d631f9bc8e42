import { once } from 'node:events'
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testApp, type TestApp } from '../testing/app.ts'

const BASE = '/admin/routine.config'
let server: TestApp
beforeAll(async () => {
  server = await testApp({ env: { SECRET_KEY: 'ab'.repeat(32), ALLOW_PRIVATE_TARGETS: '127.0.0.0/8' } })
})
afterAll(() => server.close())

const call = (action: 'edit' | 'sendTestMail', body: object, language: 'zh-cn' | 'en' = 'zh-cn') =>
  server.call<{ errors?: object } | null>('POST', `${BASE}/${action}`, body, { language })

test.each([
  ['zh-cn', '先到收件邮箱里看看'],
  ['en', 'Look in the mailbox first'],
] as const)('a line cut after all of it was sent may have brought it all the same (%s)', async (language, words) => {
  const sockets = new Set<Socket>()
  const line = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => undefined).write('220 hi\r\n')
    let message: string | undefined
    socket.on('data', (chunk) => {
      const text = chunk.toString()
      if (message === undefined) {
        if (/^DATA/m.test(text)) message = ''
        return socket.write(message === '' ? '354 go\r\n' : '250 fine\r\n')
      }
      message += text
      if (message.endsWith('\r\n.\r\n')) socket.destroy()
    })
  })
  line.listen(0, '127.0.0.1')
  await once(line, 'listening')
  const { port: smtp_port } = line.address() as AddressInfo
  const settings = { smtp_server: '127.0.0.1', smtp_port, smtp_verification: 'none', smtp_sender_mail: 'a@example.com' }
  const answer = await call('sendTestMail', { ...settings, testMail: 'me@example.com' }, language)
  for (const socket of sockets) socket.destroy()
  line.close()
  expect(answer).toMatchObject({ code: 0, msg: expect.stringContaining(words) })
})

test.each([{ smtp_verification: 'none' }, { smtp_user: 'b@example.com' }, { smtp_port: 2525 }])(
  'the stored password does not follow: %j',
  async (other) => {
    const mail = { smtp_server: 'mail.example.com', smtp_user: 'a@example.com', smtp_verification: 'SSL' }
    expect(await call('edit', { ...mail, smtp_pass: 'stored-one' })).toMatchObject({ code: 1 })
    const errors = { smtp_pass: '服务器、端口、加密方式或用户名变了，请重新填写密码' }
    expect((await call('edit', other)).data).toMatchObject({ errors })
    expect((await call('sendTestMail', { ...other, testMail: 'me@example.com' })).data).toMatchObject({ errors })
  },
)

describe('a server whose environment allows no private addresses', () => {
  let strict: TestApp
  let listener: Server
  let visitors = 0
  beforeAll(async () => {
    strict = await testApp({ env: { SECRET_KEY: 'ab'.repeat(32) } })
    listener = createServer((socket) => {
      visitors++
      socket.end('220 internal-mail.corp ready\r\n')
    }).listen(0, '127.0.0.1')
    await once(listener, 'listening')
  })
  afterAll(async () => {
    listener.close()
    await strict.close()
  })

  const send = (smtp_server: string, smtp_port: number) =>
    strict.call('POST', `${BASE}/sendTestMail`, {
      smtp_server,
      smtp_port,
      smtp_verification: 'none',
      smtp_sender_mail: 'a@example.com',
      testMail: 'me@example.com',
    })

  test('says the same of an open port as of a closed one, and knocks at neither', async () => {
    const { port } = listener.address() as AddressInfo
    const open = await send('127.0.0.1', port)
    expect(open).toMatchObject({ code: 0, msg: expect.stringContaining('127.0.0.1 是内网或保留地址') })
    expect((await send('127.0.0.1', 1)).msg).toBe(open.msg)
    expect((await send('localhost', port)).msg).toContain('localhost 是内网或保留地址')
    expect(visitors).toBe(0)
  })
})
