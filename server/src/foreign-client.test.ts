import { controllerBase } from '@tutu/contract/definition/controller-base'
import { actionsOf, fieldLabels, fieldNamed, ROW_FIELDS } from '@tutu/contract/definition/define-resource'
import { type Language, LANGUAGES, type Localized } from '@tutu/contract/core/languages'
import { RESOURCES } from '@tutu/contract/resources/index'
import { SETTING_NAMES } from '@tutu/contract/settings/index'
import { OWN_SETTING } from '@tutu/contract/settings/own-setting'
import qs from 'qs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { FAILED_SIGN_INS_MAX } from './data/admin-log.ts'
import { storeCaptcha } from './data/captcha.ts'
import { SAMPLE_FILES, SAMPLE_PICTURES } from './testing/sample-files.ts'
import { type UploadApp, uploadApp } from './testing/upload.ts'

/*
 * A client of the same wire that is not ours: it knows the calls of the stock front end, posts whole rows back, reads
 * `msg` and no `data.errors`, and takes types and moments by their names on the wire.
 */

type Row = Record<string, unknown> & { id: number; children?: Row[] }
type Envelope = { code: number; msg: string; data: any; time: number } // oxlint-disable-line typescript/no-explicit-any -- a client without our types

const PASSWORD = 'carrot-2026'
let server: UploadApp
let token = ''
beforeAll(async () => {
  server = await uploadApp()
})
afterAll(() => server.close())

async function ask(
  method: 'GET' | 'POST' | 'DELETE',
  url: string,
  values: object = {},
  options: { ip?: string; language?: Language } = {},
): Promise<Envelope> {
  const query = method === 'POST' ? '' : qs.stringify(values, { arrayFormat: 'brackets' })
  const answer = await server.app.inject({
    method,
    url: query ? `${url}?${query}` : url,
    headers: {
      server: 'true',
      batoken: token,
      'ba-user-token': '',
      'think-lang': options.language ?? 'zh-cn',
      ...(method === 'GET' ? { 'content-type': 'application/json' } : {}),
    },
    ...(options.ip ? { remoteAddress: options.ip } : {}),
    ...(method === 'POST' ? { payload: values } : {}),
  })
  expect(answer.statusCode).toBe(200)
  return answer.json<Envelope>()
}
const get = (url: string, values?: object, language: Language = 'zh-cn') => ask('GET', url, values, { language })
const post = (url: string, values: object, language: Language = 'zh-cn') => ask('POST', url, values, { language })
const flat = (rows: readonly Row[]): Row[] =>
  rows.flatMap(({ children, ...row }) => [row as Row, ...flat(children ?? [])])
const rowsOf = async (base: string, values?: object) =>
  flat((await get(`/admin/${base}/index`, values)).data.list as Row[])

describe('signing in', () => {
  let captchas = 0
  const login = async (username: string, password: string, ip: string, withCaptcha: boolean) => {
    const captcha_id = `foreign-captcha-${captchas++}`
    await storeCaptcha(server.database.kysely, captcha_id, 'AB34')
    const captcha = withCaptcha ? { captcha: 'AB34', captcha_id } : { captcha: '', captcha_id: '' }
    return ask('POST', '/admin/Index/login', { username, password, keep: false, loading: true, ...captcha }, { ip })
  }
  const asksForCaptcha = async (ip: string) =>
    (await ask('GET', '/admin/Index/login', {}, { ip })).data.captcha as boolean

  test.each([
    ['a name that exists', 'admin', '198.51.100.1'],
    ['in capitals', 'ADMIN', '198.51.100.2'],
    ['a name that nobody has', 'nobody_here', '198.51.100.3'],
    ['from an IPv6 network', 'admin', '2001:db8:1:2::9'],
  ])('the form is told of the captcha exactly when the next try needs one: %s', async (_, username, ip) => {
    for (let wrong = 0; wrong < 5; wrong++) {
      const needed = await asksForCaptcha(ip)
      expect(needed, `after ${wrong} failures`).toBe(wrong >= 3)
      if (needed) expect((await login(username, 'wrong-guess', ip, false)).msg).toBe('请输入验证码')
      expect((await login(username, 'wrong-guess', ip, needed)).msg).toBe('用户名或密码不正确')
    }
    if (username === 'nobody_here') return
    expect((await login(username, PASSWORD, ip, true)).code).toBe(1)
    expect(await asksForCaptcha(ip)).toBe(false)
  })

  test('the answer and the start of the back office carry the last sign-in as text', async () => {
    const { data } = await login('admin', PASSWORD, '127.0.0.1', false)
    expect(data.userInfo.lastlogintime).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/)
    token = data.userInfo.token
    const { data: boot } = await get('/admin/Index/index')
    expect(boot.adminInfo.lastlogintime).toBe(data.userInfo.lastlogintime)
    expect((await get('/admin/routine.adminInfo/index')).data.info.lastlogintime).toBe(data.userInfo.lastlogintime)
    await post('/admin/auth.admin/add', { username: 'newcomer', nickname: '新人', password: PASSWORD, group_arr: [1] })
    const [newcomer, admin] = await rowsOf('auth.admin')
    expect(newcomer!.lastlogintime).toBe('none')
    expect(admin!.lastlogintime).toBe(data.userInfo.lastlogintime)
    expect((await get('/admin/auth.admin/edit', { id: newcomer!.id })).data.row.lastlogintime).toBe('none')
    const within = { search: [{ field: 'lastlogintime', operator: 'RANGE', val: `${String(admin!.lastlogintime)},` }] }
    expect((await rowsOf('auth.admin', within)).map(({ id }) => id)).toEqual([admin!.id])
  })
})

describe('settings', () => {
  /** The inputs of the stock front end (wire 9). */
  const TYPES =
    'string password number radio checkbox switch textarea array datetime year date time select selects remoteSelect remoteSelects editor city image images file files icon color'.split(
      ' ',
    )
  type Setting = { id: number; name: string; type: string; value: unknown }
  const index = async (language: Language = 'zh-cn') =>
    (await get('/admin/routine.config/index', {}, language)).data as {
      list: Record<string, { list: Setting[] }>
      quickEntrance: { key: string; value: string }[]
    }
  const settings = async () => Object.values((await index()).list).flatMap(({ list }) => list)

  test('every one is of a type this client has an input for', async () => {
    const all = await settings()
    expect(all).toHaveLength(SETTING_NAMES.length)
    for (const { name, type } of all) expect(TYPES, name).toContain(type)
    expect(all.find(({ name }) => name === 'smtp_pass')!.type).toBe('password')
    expect(all.find(({ name }) => name === 'smtp_server')!.type).toBe('string')
  })

  test.each([
    'string',
    'password',
    'textarea',
    'number',
    'switch',
    'select',
    'radio',
    'selects',
    'checkbox',
    'color',
    'datetime',
    'icon',
    'editor',
    'date',
    'time',
    'year',
    'city',
    'image',
    'images',
    'file',
    'files',
  ])('one that is added as %s comes back as that, and takes a value', async (type) => {
    const name = `my_${type}`
    const content = ['select', 'radio', 'selects', 'checkbox'].includes(type) ? 'a=A\nb=B' : ''
    const added = await post('/admin/routine.config/add', {
      group: 'basics',
      name,
      title: '我的',
      type,
      content,
      rule: '',
      extend: '',
      weigh: 0,
      tip: '',
    })
    expect(added.code, added.msg).toBe(1)
    const mine = async () => (await settings()).find((one) => one.name === name)!
    expect(await mine()).toMatchObject({ type })
    const value =
      {
        number: 5,
        switch: true,
        select: 'b',
        radio: 'b',
        selects: ['b'],
        checkbox: ['b'],
        color: '#123456',
        datetime: 1_800_000_000,
        icon: 'fa fa-book',
        date: '2026-09-01',
        time: '08:30:00',
        year: '2026',
        city: ['330000', '330100', '330106'],
        image: SAMPLE_PICTURES[0],
        images: SAMPLE_PICTURES,
        file: SAMPLE_FILES[1],
        files: SAMPLE_FILES,
      }[type] ?? '内容'
    expect((await post('/admin/routine.config/edit', { [name]: value })).code).toBe(1)
    expect((await mine()).value).toEqual(type === 'password' ? '••••••••' : value)
    const shown = (await mine()).value
    expect((await post('/admin/routine.config/edit', { [name]: shown, complaint_phone: '' })).code).toBe(1)
    expect((await mine()).value).toEqual(shown)
    await ask('DELETE', '/admin/routine.config/del', { ids: [(await mine()).id] })
  })

  test('each tab posted back as it was shown is saved and changes nothing, in either language', async () => {
    for (const language of LANGUAGES) {
      const before = await index(language)
      for (const { list } of Object.values(before.list)) {
        const flatTab = Object.fromEntries(list.map(({ name, value }) => [name, value]))
        const answer = await post('/admin/routine.config/edit', flatTab, language)
        expect(answer.code, answer.msg).toBe(1)
      }
      expect((await index(language)).list).toEqual(before.list)
    }
  })

  test('the ways to neighbouring screens are addresses of the back office', async () => {
    const { quickEntrance } = await index()
    expect(quickEntrance.length).toBeGreaterThan(0)
    for (const { value } of quickEntrance) expect(value).toMatch(/^\/admin\/\w/)
  })
})

describe('lists', () => {
  test.each(RESOURCES.map((one) => [one.name, one] as const))(
    '%s is ordered by every column it shows',
    async (_, definition) => {
      const shown = Object.entries(definition.fields).flatMap(([name, { table }]) => (table === false ? [] : [name]))
      const ofEveryRow = Object.keys(ROW_FIELDS).filter((name) => fieldNamed(definition, name))
      for (const column of [...ofEveryRow, ...shown]) {
        for (const direction of ['asc', 'desc']) {
          const answer = await get(`/admin/${controllerBase(definition)}/index`, {
            page: 1,
            limit: 10,
            order: `${column},${direction}`,
          })
          expect(answer.code, `${column} ${answer.msg}`).toBe(1)
        }
      }
    },
  )

  test('by the time they were made', async () => {
    await server.database.pool.query('update admin set createtime = 1000 + id')
    const ids = async (order: string) => (await rowsOf('auth.admin', { order })).map(({ id }) => id)
    const rising = await ids('createtime,asc')
    expect(rising).toEqual(rising.toSorted((a, b) => a - b))
    expect(await ids('createtime,desc')).toEqual(rising.toReversed())
    expect(await ids('createtime')).toEqual(rising)
  })

  test('groups tell in words what they hold, and in the form by ids', async () => {
    const tag = (await rowsOf('auth.menu')).find(({ name }) => name === 'tag/index')!
    const edit = (await rowsOf('auth.menu')).find(({ name }) => name === 'tag/edit')!
    const groups = { 空: [], 一: [tag.id], 二: [tag.id, edit.id] }
    for (const [name, rules] of Object.entries(groups))
      await post('/admin/auth.group/add', { pid: 0, name, rules, status: '1' })
    const said = async (language: Language) =>
      Object.fromEntries(
        flat((await get('/admin/auth.group/index', {}, language)).data.list).map(({ id, rules }) => [id, rules]),
      )
    expect(Object.values(await said('zh-cn'))).toEqual(['超级管理员', '无权限', '标签 / 查看', '标签 / 查看等 2 项'])
    expect(Object.values(await said('en'))).toEqual([
      'Super administrator',
      'No permissions',
      'Tags / View',
      'Tags / View and 1 more',
    ])
    const { data } = await get('/admin/auth.group/edit', { id: Number(Object.keys(await said('en')).at(-1)) })
    expect(data.row.rules).toEqual([tag.id, edit.id])
    expect((await get('/admin/auth.group/edit', { id: 1 })).data.row.rules).toEqual(['*'])
  })
})

describe('files', () => {
  test('rows say where the file is fetched from, in the list and in the form', async () => {
    const { data } = await server.upload({ name: 'a.txt', type: 'text/plain', bytes: 'rabbit' })
    const [row] = await rowsOf('routine.attachment')
    expect(row!.full_url).toMatch(new RegExp(`^//[^/]+${data.file.url}$`))
    expect(row!.full_url).toBe(data.file.full_url)
    expect((await get('/admin/routine.attachment/edit', { id: row!.id })).data.row.full_url).toBe(row!.full_url)
  })

  test('one in use is deleted when the client does what the refusal says', async () => {
    const { data } = await server.upload({ name: 'used.txt', type: 'text/plain', bytes: 'used rabbit' })
    const category = (await post('/admin/courseCategory/add', { name: '分类', slug: 'foreign' })).data.id
    const cover = '/static/covers/blank.svg'
    const course = await post('/admin/course/add', {
      title: '课',
      slug: 'foreign',
      category_id: category,
      subtitle: '一',
      teacher: '图',
      intro: `[文件](${data.file.url})`,
      cover,
      level: 'beginner',
    })
    expect(course.code, course.msg).toBe(1)
    const refused = await ask('DELETE', '/admin/routine.attachment/del', { ids: [data.file.id] })
    expect(refused.code).toBe(0)
    expect(refused.msg).toContain('confirm: true')
    expect((await ask('DELETE', '/admin/routine.attachment/del', { ids: [data.file.id], confirm: true })).code).toBe(1)
  })

  test('rows that others hang on say the word too', async () => {
    const [course] = await rowsOf('course')
    await post('/admin/lesson/add', {
      course_id: course!.id,
      title: '一',
      slug: 'one',
      summary: '一',
      content: '一',
      minutes: 5,
    })
    const refused = await ask('DELETE', '/admin/course/del', { ids: [course!.id] })
    expect(refused.msg).toContain('cascade: true')
    expect((await ask('DELETE', '/admin/course/del', { ids: [course!.id], cascade: true })).code).toBe(1)
  })
})

describe('what a refused form says to a client that shows `msg` only', () => {
  const editable = RESOURCES.filter((one) => actionsOf(one).includes('add'))
  const wrong: [string, object, Record<string, Localized>][] = [
    [
      '/admin/routine.config/edit',
      { smtp_port: 70_000, admin_log_days: 0 },
      { admin_log_days: { 'zh-cn': '操作日志保留', en: 'Keep the administrator log for' } },
    ],
    [
      '/admin/routine.config/add',
      { group: 'basics', name: 'Bad-Name', title: '', type: 'string' },
      fieldLabels(OWN_SETTING),
    ],
    [
      '/admin/routine.config/sendTestMail',
      { testMail: 'nobody' },
      { testMail: { 'zh-cn': '收件邮箱', en: 'Recipient' } },
    ],
    ['/admin/routine.adminInfo/edit', { nickname: '', email: 'x' }, { nickname: { 'zh-cn': '昵称', en: 'Nickname' } }],
    ['/admin/routine.adminInfo/edit', { email: 5 }, { email: { 'zh-cn': '邮箱', en: 'E-mail' } }],
    [
      '/admin/routine.adminInfo/edit',
      { password: 'rabbit-2026', oldPassword: 'wrong' },
      { oldPassword: { 'zh-cn': '原密码', en: 'current password' } },
    ],
    ...editable.map((one): [string, object, Record<string, Localized>] => [
      `/admin/${controllerBase(one)}/add`,
      { nothing: 1 },
      fieldLabels(one),
    ]),
  ]
  test.each(wrong)('%s with %j names the first field and what is wrong with it', async (url, body, labels) => {
    for (const language of LANGUAGES) {
      const { code, msg, data } = await post(url, body, language)
      expect(code).toBe(0)
      const names = Object.keys(data.errors)
      const first = Object.keys(labels).find((name) => names.includes(name))!
      expect(msg, first).toContain(labels[first]![language])
      expect(msg).toContain(data.errors[first])
      if (names.length > 1) expect(msg).toContain(String(names.length))
    }
  })

  test('signing in, too', async () => {
    const held = token
    token = ''
    for (const language of LANGUAGES) {
      const { msg } = await post('/admin/Index/login', { username: 'ab', password: '1' }, language)
      expect(msg).toContain(language === 'en' ? 'User name' : '用户名')
    }
    token = held
  })

  test('what the database alone knows is named as well', async () => {
    const { msg, data } = await post('/admin/courseCategory/add', { name: '分类', slug: 'foreign' })
    expect(msg).toBe(`网址名：${String(data.errors.slug)}`)
  })
})

describe('menu rules', () => {
  const rule = {
    type: 'menu',
    menu_type: 'tab',
    icon: '',
    pid: 0,
    extend: 'none',
    keepalive: 0,
    status: '1',
    weigh: 0,
    url: '',
    remark: '',
  }
  test.each([
    ['/src/views/backend/dashboard.vue', 'screen:dashboard'],
    ['/src/views/backend/routine/config/index.vue', 'screen:config'],
    ['/src/views/backend/routine/adminInfo.vue', 'screen:admin-info'],
    ['/src/views/backend/auth/group/index.vue', 'resource:auth/group'],
    ['/src/views/backend/course/index.vue', 'resource:course'],
    ['/src/views/backend/course_category/index.vue', 'resource:courseCategory'],
  ])('a tab that names its screen by the file %s shows the screen of that node', async (component, stored) => {
    const name = `mine/${component.replace(/\W/g, '')}`
    const added = await post('/admin/auth.menu/add', { ...rule, title: '我的', name, path: name, component })
    expect(added.code, added.msg).toBe(1)
    expect((await get('/admin/auth.menu/edit', { id: added.data.id })).data.row.component).toBe(stored)
    expect(
      (
        await post('/admin/auth.menu/edit', {
          ...(await get('/admin/auth.menu/edit', { id: added.data.id })).data.row,
          title: '改',
        })
      ).code,
    ).toBe(1)
  })

  test('of a rule whose node is that of the file it is the module itself', async () => {
    const course = (await rowsOf('auth.menu')).find(({ name }) => name === 'course')!
    const { row } = (await get('/admin/auth.menu/edit', { id: course.id })).data
    expect(
      (await post('/admin/auth.menu/edit', { ...row, component: '/src/views/backend/course/index.vue' })).code,
    ).toBe(1)
    expect((await get('/admin/auth.menu/edit', { id: course.id })).data.row).toEqual(row)
  })

  test('a file that belongs to nothing here is refused by name', async () => {
    const component = '/src/views/backend/no/such/index.vue'
    const { code, msg } = await post('/admin/auth.menu/add', {
      ...rule,
      title: '无',
      name: 'mine/none',
      path: 'mine/none',
      component,
    })
    expect(code).toBe(0)
    expect(msg).toContain('页面')
  })
})

describe('a whole row posted back with one value changed', () => {
  test('the text that was typed is the text that is stored', async () => {
    for (const [language, title] of [
      ['zh-cn', '新分类'],
      ['en', 'New category'],
    ] as const) {
      const [category] = await rowsOf('courseCategory')
      const { row } = (await get('/admin/courseCategory/edit', { id: category!.id }, language)).data
      expect((await post('/admin/courseCategory/edit', { ...row, name: title }, language)).code).toBe(1)
      expect((await get('/admin/courseCategory/edit', { id: category!.id }, language)).data.row.name).toBe(title)
    }
  })

  test('a switch of a list row saves, also what it is already', async () => {
    const [category] = await rowsOf('courseCategory')
    for (const status of ['0', '0', '1'])
      expect((await post('/admin/courseCategory/edit', { id: category!.id, status })).code).toBe(1)
  })
})

describe('the log of administrators', () => {
  const entries = (kind: string) =>
    rowsOf('auth.adminLog', { limit: 200, search: [{ field: 'kind', operator: '=', val: kind }] })
  const tryOnce = async (username: string, password: string, ip: string) => {
    const held = token
    token = ''
    const answer = await ask('POST', '/admin/Index/login', { username, password, keep: false }, { ip })
    token = held
    return answer
  }

  test('shows failed sign-ins: whose, from where, how often; no password, and no name that nobody has', async () => {
    await tryOnce('newcomer', 'wrong-carrot-77', '203.0.113.9')
    await tryOnce('newcomer', 'wrong-carrot-77', '203.0.113.9')
    await tryOnce('my-secret-password', 'wrong-carrot-77', '203.0.113.9')
    const [nobody, second, first] = await entries('sign-in-failed')
    expect(first).toMatchObject({
      title: '登录失败：密码不正确',
      username: 'newcomer',
      ip: '203.0.113.9',
      admin: { username: 'newcomer' },
    })
    expect(JSON.parse(String(second!.data))).toEqual({ username: 'newcomer', failures: 2 })
    expect(nobody).toMatchObject({ title: '登录失败：没有这个账号', username: 'm***', admin_id: 0, admin: null })
    const log = JSON.stringify(await rowsOf('auth.adminLog', { limit: 200 }))
    expect(log).not.toContain('wrong-carrot')
    expect(log).not.toContain('secret-password')
  })

  test('the right password of a disabled account is a failed sign-in', async () => {
    const newcomer = (await rowsOf('auth.admin')).find(({ username }) => username === 'newcomer')!
    await post('/admin/auth.admin/edit', { id: newcomer.id, status: '0' })
    expect((await tryOnce('newcomer', PASSWORD, '203.0.113.10')).msg).toContain('已停用')
    expect((await entries('sign-in-failed'))[0]).toMatchObject({ title: '登录失败：账号已停用', username: 'newcomer' })
  })

  test('is not filled by whoever guesses from everywhere: an hour’s entries end with one that says so', async () => {
    for (let n = 0; n < FAILED_SIGN_INS_MAX + 10; n++) await tryOnce(`guess_${n}`, 'wrong-carrot', `192.0.2.${n}`)
    const unknown = (await entries('sign-in-failed')).filter(({ admin_id }) => admin_id === 0)
    expect(unknown).toHaveLength(FAILED_SIGN_INS_MAX)
    expect(unknown[0]!.title).toBe('登录失败次数过多，一小时内不再逐条记录')
    // A known account has entries of its own, which nobody drowns.
    await tryOnce('admin', 'wrong-carrot', '192.0.2.200')
    expect((await entries('sign-in-failed'))[0]).toMatchObject({ username: 'admin' })
  })

  test('shows who signed out, once', async () => {
    const signedIn = (await tryOnce('admin', PASSWORD, '192.0.2.201')).data.userInfo
    token = signedIn.token
    expect((await post('/admin/Index/logout', { refresh_token: '' })).code).toBe(1)
    expect((await post('/admin/Index/logout', { refresh_token: '' })).code).toBe(1)
    token = server.token
    const out = await entries('sign-out')
    expect(out).toHaveLength(1)
    expect(out[0]).toMatchObject({ title: '退出登录', username: 'admin', admin_id: 1 })
  })
})
