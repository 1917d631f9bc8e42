import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { SettingAnswer, SettingsAnswer } from '@tutu/contract/api/routine-config'
import { GROUP_NAMES, SETTING_FIELDS } from '@tutu/contract/settings/index'
import { SECRET_SET } from '@tutu/contract/settings/setting'
import { sql } from 'kysely'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { openChangeBus } from '../postgres/change-bus.ts'
import { createConfig, syncConfig } from '../data/config.ts'
import { createSecretBox } from '../data/settings/secret-box.ts'
import { NOTHING_FIXED } from '../data/settings/fixed.ts'
import { type Answer, testApp, type TestApp } from '../testing/app.ts'

const KEY = 'ab'.repeat(32)
const BASE = '/admin/routine.config'
let server: TestApp
beforeAll(async () => {
  const sms = { SMS_DRIVER: 'aliyun', SMS_ALIYUN_SECRET: 'aliyun-env-secret' }
  // Mail servers of these tests are on this machine.
  server = await testApp({ env: { SECRET_KEY: KEY, ALLOW_PRIVATE_TARGETS: 'on', ...sms } })
})
afterAll(() => server.close())

const index = async (language: 'zh-cn' | 'en' = 'zh-cn') =>
  (await server.call<SettingsAnswer>('GET', `${BASE}/index`, {}, { language })).data
const edit = (body: object, options?: { language: 'en' }) =>
  server.call<{ errors?: Record<string, string>; changed?: boolean }>('POST', `${BASE}/edit`, body, options)
const rowOf = async (name: string): Promise<SettingAnswer> => {
  const { list } = await index()
  return Object.values(list)
    .flatMap((tab) => tab.list)
    .find((row) => row.name === name)!
}
const site = async () =>
  (await server.call<{ site: Record<string, unknown> }>('GET', '/api/index/index', {}, { token: '' })).data.site

test('every setting stands on its tab, typed, with its title in the caller’s language', async () => {
  const { list, configGroup } = await index('en')
  expect(Object.keys(configGroup)).toEqual(GROUP_NAMES)
  const rows = Object.values(list).flatMap((tab) => tab.list)
  expect(rows.map((row) => row.name).toSorted()).toEqual(Object.keys(SETTING_FIELDS).toSorted())
  expect(rows.find((row) => row.name === 'smtp_port')).toMatchObject({
    title: 'Port',
    value: 465,
    type: 'number',
    allow_del: 0,
  })
  expect(rows.find((row) => row.name === 'smtp_verification')?.content).toHaveProperty('TLS')
})

// The site itself, as a CDN in front of it would answer.
let cdn: string
const front = createServer((request, response) => server.app.handle(request, response))
beforeAll(async () => {
  front.listen(0, '127.0.0.1')
  await once(front, 'listening')
  cdn = `127.0.0.1:${(front.address() as AddressInfo).port}`
})
afterAll(() => {
  front.closeAllConnections()
  front.close()
})

test('a tab is saved whole, and what it says is what visitors see at once', async () => {
  const posted = {
    site_name_i18n: { 'zh-cn': '小兔', en: 'Rabbit' },
    cdn_url: `http://${cdn}/`,
    unheard_of: 'is passed over',
  }
  expect(await edit(posted)).toMatchObject({ code: 1 })
  expect(await site()).toMatchObject({ siteName: '小兔', cdnUrl: `//${cdn}` })
  expect(await edit({ site_name: 'Bunny' }, { language: 'en' })).toMatchObject({ code: 1 })
  expect((await rowOf('site_name')).value_i18n).toEqual({ 'zh-cn': '小兔', en: 'Bunny' })
  await edit({ record_number: '京ICP备1号', company_name: '图图公司', cdn_url: null })
  expect(await site()).toMatchObject({ recordNumber: '京ICP备1号', footer: { companyName: '图图公司' }, cdnUrl: '' })
})

test.each([
  [{ smtp_port: 70_000 }, { smtp_port: '不能大于 65535' }],
  [{ smtp_port: 'many' }, { smtp_port: '请填写数字' }],
  [{ smtp_server: 'http://mail' }, { smtp_server: '请填写服务器的域名或 IP 地址' }],
  [{ cdn_url: 'javascript:alert(1)' }, { cdn_url: '请填写网址，例如 https://cdn.example.com' }],
  [
    { upload_savename: '/../etc/{filename}' },
    {
      upload_savename: '以 / 开头，以 {.suffix} 或 .{suffix} 结尾，只能用字母、数字、/ . _ - 和列出的占位符',
    },
  ],
  [{ upload_savename: '/{secret}{.suffix}' }, { upload_savename: expect.any(String) }],
  [{ upload_savename: '/storage/{filename}' }, { upload_savename: expect.stringContaining('结尾') }],
  [{ upload_savename: '/storage/file.png' }, { upload_savename: expect.stringContaining('结尾') }],
  [{ upload_savename: '/{filesha1}{suffix}' }, { upload_savename: expect.stringContaining('结尾') }],
  [{ upload_savename: '/{filename}{.suffix}/{random}' }, { upload_savename: expect.stringContaining('结尾') }],
  [{ upload_savename: '{.suffix}' }, { upload_savename: expect.stringContaining('结尾') }],
  [{ upload_maxsize: 0 }, { upload_maxsize: '不能小于 1' }],
  [{ upload_maxsize: null }, { upload_maxsize: '请填写单个文件最大' }],
  [{ upload_mode: 'ftp' }, { upload_mode: '请从选项中选择' }],
  [{ upload_mimetype: 'jpg; rm -rf' }, { upload_mimetype: expect.any(String) }],
  [{ oss_bucket: 'Big Bucket' }, { oss_bucket: expect.any(String) }],
  [{ police_record_number: '京公网安备' }, { police_record_number: expect.any(String) }],
  [{ complaint_email: 'someone' }, { complaint_email: '请填写正确的邮箱地址' }],
  [{ open_member_center: 'perhaps' }, { open_member_center: expect.any(String) }],
  [{ record_number: 'a\u0000b' }, { record_number: '含有无法保存的字符' }],
  [{ upload_mode: 'oss' }, { upload_mode: '还要在“存储”里填写：地域、存储桶、AccessKey ID、AccessKey Secret' }],
  [{ smtp_server: 'mail.example.com', smtp_user: 'tutu' }, { smtp_sender_mail: expect.any(String) }],
])('%j is refused: %j', async (posted, errors) => {
  const before = await index()
  const { code, data } = await edit({ ...posted, comcont: '不会保存' })
  expect(code).toBe(0)
  expect(data.errors).toEqual(errors)
  expect((await index()).list).toEqual(before.list)
})

test('messages come in the caller’s language', async () => {
  const { msg, data } = await edit({ smtp_port: 0 }, { language: 'en' })
  expect(msg).toBe('Port: Must be at least 1')
  expect(data.errors).toEqual({ smtp_port: 'Must be at least 1' })
})

test('what a store needs cannot be taken away while files are kept there', async () => {
  const oss = { oss_region: 'cn-hangzhou', oss_bucket: 'tutu', oss_access_key: 'LTAI', oss_secret: 'oss-secret-1' }
  expect(await edit(oss)).toMatchObject({ code: 1 })
  expect(await edit({ upload_mode: 'oss' })).toMatchObject({ code: 1 })
  expect((await edit({ oss_secret: '' })).data.errors).toEqual({ oss_secret: '“文件存放在”正在用它，不能为空' })
  expect(await edit({ upload_mode: 'local' })).toMatchObject({ code: 1 })
  expect(await edit({ oss_secret: null })).toMatchObject({ code: 1 })
  expect((await rowOf('oss_secret')).value).toBe('')
})

test('nobody’s change is overwritten unseen: the tab has a version', async () => {
  const { version } = (await index()).list.footer!
  expect(await edit({ version, complaint_phone: '010-12345678' })).toMatchObject({ code: 1 })
  const late = await edit({ version, complaint_email: 'a@example.com' })
  expect(late).toMatchObject({ code: 0, data: { changed: true } })
  expect((await rowOf('complaint_email')).value).toBe('')
  // Whoever names no version overwrites knowingly.
  expect(await edit({ complaint_email: 'a@example.com' })).toMatchObject({ code: 1 })
})

test('two who save one tab at once: one of them hears of the other', async () => {
  const { version } = (await index()).list.footer!
  const answers = await Promise.all([1, 2, 3].map((n) => edit({ version, record_number: `京ICP备${n}${n}号` })))
  expect(answers.map(({ code }) => code).toSorted()).toEqual([0, 0, 1])
})

test('a secret goes in and never comes out, not into answers, rows or the log', async () => {
  const secret = 'carrot-secret-73'
  const answers: Answer<unknown>[] = [
    await edit({ smtp_server: 'mail.example.com', smtp_user: 'a@example.com', smtp_pass: secret }),
    await edit({ smtp_pass: secret, smtp_port: 70_000 }),
    await edit({ smtp_pass: `${secret} \u0000` }),
    await server.call('POST', `${BASE}/sendTestMail`, { smtp_pass: secret, smtp_server: 'a b', testMail: 'x@y.zz' }),
    await server.call('GET', `${BASE}/index`),
    await server.call('GET', '/admin/index/index'),
    await server.call('GET', '/api/index/index'),
    await server.call('GET', '/admin/auth.adminLog/index', { limit: 200 }),
  ]
  expect(answers[0]).toMatchObject({ code: 1 })
  expect((await rowOf('smtp_pass')).value).toBe(SECRET_SET)
  const { rows } = await sql<{ text: string }>`
    select row_to_json(config)::text as text from config union all
    select row_to_json(admin_log)::text from admin_log union all
    select row_to_json(cache_invalidation)::text from cache_invalidation`.execute(server.database.kysely)
  expect(JSON.stringify(answers) + JSON.stringify(rows)).not.toContain(secret)
  const config = createConfig(server.database, await bus(), { warn: vi.fn() }, { secrets: boxWith(KEY) })
  expect((await config.get()).smtp_pass).toBe(secret)

  // A client that posts back what it was shown changes nothing; null removes.
  await edit({ smtp_pass: SECRET_SET, smtp_sender_mail: 'b@example.com' })
  expect((await rowOf('smtp_pass')).value).toBe(SECRET_SET)
  // It was entered for another server: it is not sent there.
  expect((await edit({ smtp_server: 'elsewhere.example.com' })).data.errors).toEqual({
    smtp_pass: expect.stringContaining('请重新填写密码'),
  })
  expect(await edit({ smtp_server: 'elsewhere.example.com', smtp_pass: 'other' })).toMatchObject({ code: 1 })
  expect(await edit({ smtp_pass: null })).toMatchObject({ code: 1 })
  expect((await rowOf('smtp_pass')).value).toBe('')
})

test('what the environment says comes first, is shown as such and cannot be changed', async () => {
  expect(await rowOf('sms_driver')).toMatchObject({ value: 'aliyun', setBy: 'SMS_DRIVER' })
  expect(await rowOf('sms_aliyun_secret')).toMatchObject({ value: SECRET_SET, setBy: 'SMS_ALIYUN_SECRET' })
  expect(JSON.stringify(await index())).not.toContain('aliyun-env-secret')
  // A form posts whatever it was shown.
  const shown = { sms_driver: 'aliyun', sms_aliyun_secret: SECRET_SET }
  expect(await edit(shown)).toMatchObject({ code: 1 })
  const answer = await edit({ ...shown, sms_sign_name: '图图', sms_aliyun_key: 'LTAI' })
  expect(answer).toMatchObject({ code: 1 })
  expect(await rowOf('sms_driver')).toMatchObject({ value: 'aliyun' })
  expect(await rowOf('sms_sign_name')).toMatchObject({ value: '图图', setBy: '' })
})

test.each([
  ['sms_driver', 'outbox', 'SMS_DRIVER'],
  ['sms_driver', 'carrier pigeon', 'SMS_DRIVER'],
  ['sms_aliyun_secret', 'another', 'SMS_ALIYUN_SECRET'],
  ['sms_aliyun_secret', 'aliyun-env-secret', 'SMS_ALIYUN_SECRET'],
  ['sms_aliyun_secret', '', 'SMS_ALIYUN_SECRET'],
  ['sms_aliyun_secret', null, 'SMS_ALIYUN_SECRET'],
])('%s = %j is refused, %s fixes it, and nothing else is saved', async (name, value, variable) => {
  const before = await index()
  for (const others of [{}, { complaint_phone: '010-999' }]) {
    for (const language of ['zh-cn', 'en'] as const) {
      const body = { [name]: value, ...others }
      const answer = await server.call('POST', `${BASE}/edit`, body, { language })
      expect(answer).toMatchObject({ code: 0, data: { errors: { [name]: expect.stringContaining(variable) } } })
    }
  }
  expect((await index()).list).toEqual(before.list)
})

test.each(['cdn_url', 'api_url', 'storage_public_url', 'oss_endpoint', 's3_endpoint'])(
  '%s says where code or files come from: only super administrators change it',
  async (name) => {
    const token = await server.signIn(['routine/config/edit'])
    const post = (body: object) =>
      server.call<{ errors?: object } | null>('POST', `${BASE}/edit`, body, { token, language: 'en' })
    const refused = await post({ [name]: 'https://evil.example.com', complaint_phone: '010-1' })
    expect(refused).toMatchObject({
      code: 0,
      data: { errors: { [name]: 'Only super administrators can change this' } },
    })
    expect((await rowOf(name)).value).toBe('')
    // A client that posts back what it was shown.
    expect(await post({ [name]: '', complaint_phone: '010-12345678' })).toMatchObject({ code: 1 })
  },
)

describe('with another key', () => {
  test('secrets count as not set, told once; the rest goes on, and a new one can be entered', async () => {
    await edit({ s3_secret: 's3-secret-1' })
    const warn = vi.fn()
    const reader = { secrets: boxWith('cd'.repeat(32)), fixed: NOTHING_FIXED }
    const config = createConfig(server.database, await bus(), { warn }, reader)
    expect(await config.get()).toMatchObject({ s3_secret: '', site_name: { en: 'Bunny' } })
    await config.set({ site_name: { 'zh-cn': '', en: 'Bunny' } })
    await config.get()
    expect(warn).toHaveBeenCalledTimes(1)
    expect(warn.mock.calls[0]).toEqual([{ settings: ['s3_secret'] }, expect.stringContaining('SECRET_KEY')])
  })

  test('it is changed by giving both: everything is sealed anew at the next start', async () => {
    const next = 'ef'.repeat(32)
    await edit({ s3_secret: 's3-secret-2' })
    await syncConfig(server.database, createSecretBox({ keys: [next, KEY], dataDir: '/nowhere' }))
    const config = createConfig(server.database, await bus(), { warn: vi.fn() }, { secrets: boxWith(next) })
    expect((await config.get()).s3_secret).toBe('s3-secret-2')
    expect(await rowOf('s3_secret')).toMatchObject({ value: '', isUnreadable: true })
    expect(await edit({ s3_secret: 's3-secret-3' })).toMatchObject({ code: 1 })
    expect(await rowOf('s3_secret')).toMatchObject({ value: SECRET_SET, isUnreadable: false })
  })
})

describe('settings of one’s own', () => {
  const add = (body: object) =>
    server.call<{ id?: number; errors?: Record<string, string> }>('POST', `${BASE}/add`, body)
  const wechat = { group: 'basics', name: 'wechat_id', title: '公众号', type: 'string', rule: 'required', weigh: 5 }

  test('are added, filled in, checked by their rule, read by the server and deleted', async () => {
    const { code, data } = await add({ ...wechat, tip: '在哪里都能看到' })
    expect(code).toBe(1)
    expect(await rowOf('wechat_id')).toMatchObject({ type: 'string', title: '公众号', allow_del: 1, value: '' })
    expect((await edit({ wechat_id: '' })).data.errors).toEqual({ wechat_id: '请填写公众号' })
    expect(await edit({ wechat_id: 'tutu' })).toMatchObject({ code: 1 })
    const config = createConfig(server.database, await bus(), { warn: vi.fn() })
    expect((await config.get()).own).toEqual({ wechat_id: 'tutu' })
    expect(await server.call('DELETE', `${BASE}/del`, { ids: [data.id] })).toMatchObject({ code: 1 })
    expect(await rowOf('wechat_id')).toBeUndefined()
  })

  test.each(['rule', 'content', 'tip', 'weigh'])('may be added without %s', async (key) => {
    const whole = { ...wechat, name: `no_${key}`, tip: '说明', content: 'a=1' }
    const { code, data } = await add({ ...whole, [key]: undefined })
    expect(code).toBe(1)
    await server.call('DELETE', `${BASE}/del`, { ids: [data.id] })
  })

  test('may be choices, switches, numbers and secrets', async () => {
    await add({ ...wechat, name: 'level', type: 'radio', content: 'a=初级\n b = 高级 \n' })
    await add({ ...wechat, name: 'kinds', type: 'checkbox', content: '1=一\n2=二', rule: '' })
    await add({ ...wechat, name: 'shown', type: 'switch', rule: '' })
    await add({ ...wechat, name: 'ratio', type: 'number', rule: '' })
    await add({ ...wechat, name: 'robot_key', type: 'password', rule: '' })
    expect(await rowOf('level')).toMatchObject({ content: { a: '初级', b: '高级' } })
    const values = { level: 'b', kinds: ['2'], shown: '1', ratio: 0.5, robot_key: 'robot-secret-9' }
    expect(await edit(values)).toMatchObject({ code: 1 })
    expect((await edit({ level: 'c', ratio: 'x' })).data.errors).toEqual({
      level: '请从选项中选择',
      ratio: '请填写数字',
    })
    const secrets = boxWith(KEY)
    const config = createConfig(server.database, await bus(), { warn: vi.fn() }, { secrets })
    expect((await config.get()).own).toEqual({ ...values, shown: true })
    const { rows } = await sql<{ data: string }>`select data::text as data from admin_log`.execute(
      server.database.kysely,
    )
    expect(JSON.stringify([await index(), rows])).not.toContain('robot-secret-9')
  })

  test.each([
    [{ name: 'smtp_pass' }, 'name', '“smtp_pass”已被使用，请换一个'],
    [{ name: 'constructor' }, 'name', '这个名称有别的用处，请换一个'],
    [{ name: 'level', rule: undefined }, 'name', '“level”已被使用，请换一个'],
    [{ name: 'level' }, 'name', '“level”已被使用，请换一个'],
    [{ name: 'version' }, 'name', '这个名称有别的用处，请换一个'],
    [{ name: 'Bad-Name' }, 'name', '2 到 30 个字符，小写字母开头，只能用小写字母、数字和下划线'],
    [{ name: undefined }, 'name', '请填写变量名'],
    [{ title: '' }, 'title', expect.any(String)],
    [{ type: 'remoteSelect' }, 'type', '请从选项中选择'],
    [{ group: 'nowhere' }, 'group', '请从选项中选择'],
    [{ type: 'select', content: 'a' }, 'content', '每行一个选项，写成“值=名称”，值不能重复'],
    [{ type: 'select', content: 'a=1\na=2' }, 'content', '每行一个选项，写成“值=名称”，值不能重复'],
    [{ type: 'select' }, 'content', '请填写选项'],
    [{ type: 'switch', rule: 'email' }, 'rule', '“邮箱”不能用于“开关”'],
  ])('%j is refused', async (more, field, message) => {
    const { code, data } = await add({ ...wechat, name: 'another', ...more })
    expect(code).toBe(0)
    expect(data.errors).toEqual({ [field]: message })
  })

  test.each([
    ['date', '2026-13-01', '请写成 2026-09-01 这样的日期'],
    ['time', '24:00', '请写成 08:30 或 08:30:00 这样的时间'],
    ['year', '26', '请写成 2026 这样的年份'],
    ['city', ['a', 'b', 'c', 'd'], expect.stringContaining('浙江省,杭州市,西湖区')],
    ['image', '/storage/nowhere.png', expect.stringContaining('/storage/nowhere.png')],
    ['image', '/storage/sample/carrot.pdf', expect.stringContaining('/storage/sample/carrot.pdf')],
    ['files', ['/storage/nowhere.pdf'], expect.stringContaining('/storage/nowhere.pdf')],
  ])('a %s is not %j', async (type, value, message) => {
    const name = `one_${type}`
    const { data } = await add({ ...wechat, name, type, rule: '' })
    expect((await edit({ [name]: value })).data.errors).toEqual({ [name]: message })
    await server.call('DELETE', `${BASE}/del`, { ids: [data.id] })
  })

  test('those of earlier releases keep their kind under the name of the wire, secrets above all', async () => {
    const kinds = {
      text: 'string',
      secret: 'password',
      'multi-select': 'selects',
      colour: 'color',
      'date-time': 'datetime',
    }
    const { pool } = server.database
    for (const kind of Object.keys(kinds)) {
      const values = [`old_${kind.replace('-', '_')}`, kind, JSON.stringify(kind === 'multi-select' ? [] : '')]
      await pool.query(
        `insert into config (name, "group", type, value, allow_del) values ($1, 'basics', $2, $3, true)`,
        values,
      )
    }
    await pool.query(await readFile(new URL('../../migrations/0015-setting-types.sql', import.meta.url), 'utf8'))
    for (const [kind, type] of Object.entries(kinds)) {
      expect(await rowOf(`old_${kind.replace('-', '_')}`)).toMatchObject({ type })
    }
    expect((await rowOf('old_secret')).field).toMatchObject({ secret: true })
    await pool.query(`delete from config where name like 'old\\_%'`)
  })

  test('built-in ones are not deleted, nor anything together with them', async () => {
    const [builtIn, own] = [await rowOf('smtp_server'), await rowOf('level')]
    const answer = await server.call('DELETE', `${BASE}/del`, { ids: [own.id, builtIn.id] })
    expect(answer).toMatchObject({ code: 0, msg: '“SMTP 服务器”是内置设置，不能删除' })
    expect(await rowOf('level')).toBeTruthy()
  })
})

describe('a test mail', () => {
  const received: string[] = []
  let mail: SMTPServer
  let port: number
  beforeAll(async () => {
    mail = new SMTPServer({
      authOptional: true,
      allowInsecureAuth: true,
      onAuth: ({ password }, _session, done) =>
        password === 'stored' ? done(null, { user: 'a' }) : done(new Error('bad credentials')),
      onData: (stream, _session, done) => {
        let text = ''
        stream.on('data', (chunk: Buffer) => (text += chunk.toString()))
        stream.on('end', () => done(null, void received.push(text)))
      },
    })
    mail.listen(0, '127.0.0.1')
    await once(mail.server, 'listening')
    port = (mail.server.address() as AddressInfo).port
    await edit({
      smtp_server: '127.0.0.1',
      smtp_port: port,
      smtp_user: 'a@example.com',
      smtp_pass: 'stored',
      smtp_verification: 'none',
    })
  })
  afterAll(() => new Promise<void>((resolve) => mail.close(() => resolve())))
  const send = (body: object) =>
    server.call<{ errors?: Record<string, string> } | null>('POST', `${BASE}/sendTestMail`, body)

  test('goes out with what is saved, with what is typed, and with the stored password', async () => {
    const saved = await send({ testMail: 'me@example.com', smtp_pass: '' })
    expect(saved).toMatchObject({ code: 1, msg: '测试邮件已交给邮件服务器，请到 me@example.com 查收' })
    const typed = await send({ testMail: 'me@example.com', smtp_pass: SECRET_SET, smtp_sender_mail: 'new@example.com' })
    expect(typed).toMatchObject({ code: 1 })
    expect(received[1]).toContain('new@example.com')
    expect((await rowOf('smtp_sender_mail')).value).not.toBe('new@example.com')
  })

  test('says in plain words what went wrong', async () => {
    expect(await send({ testMail: 'me@example.com', smtp_pass: 'wrong-one' })).toMatchObject({
      code: 0,
      msg: expect.stringMatching(/^用户名或密码不对.*bad credentials/),
    })
    expect((await send({ testMail: 'nobody' })).data?.errors).toEqual({ testMail: '请填写正确的邮箱地址' })
  })

  test('does not carry the stored password to another server', async () => {
    const { data } = await send({ testMail: 'me@example.com', smtp_server: 'localhost' })
    expect(data?.errors).toEqual({ smtp_pass: expect.stringContaining('请重新填写密码') })
  })

  test('is not sent for whoever lacks the node, and not without end', async () => {
    const token = await server.signIn(['routine/config/edit'])
    expect((await server.call('POST', `${BASE}/sendTestMail`, { testMail: 'me@example.com' }, { token })).code).toBe(
      401,
    )
    const answers = await Promise.all(Array.from({ length: 8 }, () => send({})))
    expect(answers.some(({ status }) => status === 429)).toBe(true)
  })
})

const boxWith = (key: string) => createSecretBox({ keys: [key], dataDir: '/nowhere' })
const buses: Awaited<ReturnType<typeof openChangeBus>>[] = []
async function bus() {
  const opened = await openChangeBus(server.database, () => undefined)
  buses.push(opened)
  return opened
}
afterAll(() => Promise.all(buses.map((one) => one.close())))
