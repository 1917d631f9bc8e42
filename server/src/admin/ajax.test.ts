import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Area, syncAreas } from '../data/areas.ts'
import { listeningApp, testApp, type TestApp } from '../testing/app.ts'

let server: TestApp
beforeAll(async () => {
  server = await testApp()
  // Two processes that start together.
  await Promise.all([syncAreas(server.database), syncAreas(server.database)])
})
afterAll(() => server.close())

const areas = async (query: object = {}, base = 'api') =>
  server.call<Area[]>('GET', `/${base}/ajax/area`, query, { token: base === 'api' ? '' : server.token })
const labels = async (query: object) => (await areas(query)).data.map(({ label }) => label)

describe('area', () => {
  test('34 provinces, 333 prefectures and as many districts as the state counts', async () => {
    const { data } = await areas()
    expect(data).toHaveLength(34)
    expect(data[0]).toEqual({ value: 110_000, label: '北京市' })
    expect(data.map(({ label }) => label)).toEqual(
      expect.arrayContaining(['香港特别行政区', '澳门特别行政区', '台湾省']),
    )
    const { rows } = await server.database.pool.query<{ cities: string; districts: string }>(
      `select count(*) filter (where code % 100 = 0 and (code / 100) % 100 between 1 and 89 and code / 10000 not in (11, 12, 31, 50)) as cities,
        count(*) filter (where code % 100 > 0) as districts from area`,
    )
    expect(Number(rows[0]?.cities)).toBe(333)
    // 2,846 at the end of 2024, and three of Sansha that have a code but no seat.
    expect(Number(rows[0]?.districts)).toBe(2849)
  })

  test.each([
    ['a province', { province: 440_000 }, '深圳市'],
    ['a municipality has one city', { province: 110_000 }, '北京市'],
    ['its districts', { province: 110_000, city: 110_100 }, '东城区'],
    ['counties directly under a province', { province: 420_000, city: 429_000 }, '仙桃市'],
    ['a city without districts', { province: 440_000, city: 441_900 }, '东莞市'],
    ['a region without cities', { province: 810_000 }, '香港特别行政区'],
    ['and without districts', { province: 810_000, city: 810_000 }, '香港特别行政区'],
    ['what is empty is not chosen', { province: '', city: '' }, '浙江省'],
  ])('%s', async (_, query, label) => expect(await labels(query)).toContain(label))

  test('every province has cities and every city districts, so that all three can be chosen', async () => {
    const { data: provinces } = await areas()
    for (const { value: province } of provinces) {
      const { data: cities } = await areas({ province })
      expect(cities.length, String(province)).toBeGreaterThan(0)
    }
    const { data: cities } = await areas({ province: 620_000 })
    for (const { value: city } of cities) {
      expect((await areas({ province: 620_000, city })).data.length, String(city)).toBeGreaterThan(0)
    }
  })

  test.each([
    [{ province: 'x' }, 'province'],
    [{ province: 990_000 }, 'province'],
    [{ city: 110_100 }, 'province'],
    [{ province: 440_000, city: 110_100 }, 'city'],
    [{ province: 130_000, city: 130_000 }, 'city'],
  ])('%j is refused, naming what is wrong', async (query, name) => {
    expect(await areas(query)).toMatchObject({ status: 400, code: 0, msg: `参数不正确：${name}` })
  })

  test('may be kept by anybody and is asked for anew with its tag', async () => {
    const first = await server.app.inject('/api/ajax/area?province=330000')
    expect(first.headers).toMatchObject({ 'cache-control': 'public, max-age=86400', vary: 'think-lang' })
    const again = await server.app.inject({
      url: '/api/ajax/area?province=330000',
      headers: { 'if-none-match': String(first.headers.etag) },
    })
    expect([again.statusCode, again.body]).toEqual([304, ''])
  })

  test('the back office asks with a token', async () => {
    expect((await areas({}, 'admin')).data).toHaveLength(34)
    expect(await server.call('GET', '/admin/ajax/area', {}, { token: '' })).toMatchObject({ code: 302 })
  })

  test('another release of the package replaces what there was', async () => {
    await server.database.pool.query(`update area set name = '旧名' where code = 110000`)
    await syncAreas(server.database)
    expect((await areas()).data[0]?.label).toBe('旧名')
    await server.database.pool.query(`update area_source set version = '1.0.0'`)
    await syncAreas(server.database)
    expect((await areas()).data[0]?.label).toBe('北京市')
  })
})

describe('buildSuffixSvg', () => {
  const path = '/admin/ajax/buildSuffixSvg?suffix=pdf&server=1'

  test('is an image for whoever brings a token in the address, and for everybody below /api', async () => {
    const answer = await server.app.inject(`${path}&batoken=${server.token}`)
    expect(answer.headers).toMatchObject({
      'content-type': 'image/svg+xml; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    })
    expect(answer.headers['content-security-policy']).toContain("default-src 'none'")
    expect(answer.body).toContain('>PDF</text>')
    expect((await server.app.inject(path)).json()).toMatchObject({ code: 302 })
    const open = await server.app.inject(path.replace('admin', 'api'))
    expect(open.headers['cache-control']).toBe('public, max-age=2592000')
    const again = await server.app.inject({
      url: path.replace('admin', 'api'),
      headers: { 'if-none-match': String(open.headers.etag) },
    })
    expect(again.statusCode).toBe(304)
  })

  test('no other call takes a token from the address', async () => {
    const answer = await server.app.inject(`/admin/ajax/area?batoken=${server.token}`)
    expect(answer.json()).toMatchObject({ code: 302 })
  })
})

describe('clearCache', () => {
  test.each(['tp', 'all'])('%s empties the caches of every process, and is logged', async (type) => {
    const [here, there] = await Promise.all([listeningApp(server.database), listeningApp(server.database)])
    const siteName = async ({ origin }: typeof here) => {
      const answer = await fetch(`${origin}/api/index/index`)
      return ((await answer.json()) as { data: { site: { siteName: string } } }).data.site.siteName
    }
    try {
      await Promise.all([siteName(here), siteName(there)])
      const name = `Tutu ${type}`
      // Behind the back of the bus, as somebody does with psql.
      await server.database.pool.query(`update config set value = $1 where name = 'site_name'`, [
        JSON.stringify({ 'zh-cn': name, en: name }),
      ])
      expect(await siteName(there)).not.toBe(name)
      const answer = await fetch(`${here.origin}/admin/ajax/clearCache`, {
        method: 'POST',
        headers: { batoken: server.token, 'content-type': 'application/json', 'think-lang': 'zh-cn' },
        body: JSON.stringify({ type }),
      })
      expect(await answer.json()).toMatchObject({ code: 1, msg: '缓存已清除' })
      expect(await siteName(here)).toBe(name)
      await expect.poll(() => siteName(there)).toBe(name)
    } finally {
      await Promise.all([here.close(), there.close()])
    }
    const log = await server.database.kysely
      .selectFrom('admin_log')
      .orderBy('id', 'desc')
      .select(['title', 'data'])
      .executeTakeFirst()
    expect(log).toEqual({ title: { 'zh-cn': '清除缓存', en: 'Clear caches' }, data: `{"type":"${type}"}` })
  })

  test.each([{}, { type: 'storage' }, { type: ['all'] }])('%j is code 0', async (body) => {
    expect(await server.call('POST', '/admin/ajax/clearCache', body)).toMatchObject({ code: 0 })
  })
})

describe('the structure of tables', () => {
  const ask = (call: string, query: object, language: 'zh-cn' | 'en' = 'zh-cn') =>
    server.call('GET', `/admin/ajax/${call}`, query, { language })

  test('the primary key and titles of the columns', async () => {
    expect(await ask('getTablePk', { table: 'course' })).toMatchObject({ code: 1, data: { pk: 'id' } })
    const { data } = await ask('getTableFieldList', { table: 'course', clean: '1' }, 'en')
    expect(data).toMatchObject({ pk: 'id', fieldList: { title: 'Title', slug: expect.any(String) } })
    expect(data.fieldList).not.toHaveProperty('search_text')
  })

  test('whole columns', async () => {
    const { data } = await ask('getTableFieldList', { table: 'course_category', clean: '0' })
    expect((data.fieldList as Record<string, unknown>).id).toEqual({
      name: 'id',
      type: 'integer',
      nullable: false,
      default: null,
      length: null,
      primary: true,
    })
  })

  test('passwords are not shown', async () => {
    const { data } = await ask('getTableFieldList', { table: 'admin' })
    expect(Object.keys(data.fieldList as object)).toContain('username')
    expect(Object.keys(data.fieldList as object)).not.toContain('password')
  })

  test.each(['', 'session', 'token', 'config', 'pg_authid', 'information_schema.columns', 'course; drop table course'])(
    'there is no table “%s”',
    async (table) => {
      expect(await ask('getTablePk', { table })).toMatchObject({ code: 0 })
      expect(await ask('getTableFieldList', { table })).toMatchObject({ code: 0 })
    },
  )
})
