import { sql } from 'kysely'
import { tableName } from '@tutu/contract/definition/define-resource'
import { RESOURCES } from '@tutu/contract/resources/index'
import { course } from '@tutu/contract/resources/course'
import { courseCategory } from '@tutu/contract/resources/course-category'
import { lesson } from '@tutu/contract/resources/lesson'
import fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testApp, type TestApp } from '../testing/app.ts'
import { sampleRow } from '../testing/sample-rows.ts'
import { testRegistry } from '../testing/services.ts'
import { searchEnginesPlugin } from './search-engines.ts'
import type { SiteBuild } from './site.ts'

/** A row's page, which comes with the migrations, and here one of the fixed pages as well: it shows what the row says. */
const CHILDREN_PRIVACY = '/about/children-privacy'

let server: TestApp
let pages: FastifyInstance

beforeAll(async () => {
  server = await testApp()
  // The site's build may not be there yet; of it only the fixed pages matter here.
  const indexedPaths = () => ['/', '/courses', CHILDREN_PRIVACY]
  const build = { entry: { module: { indexedPaths } } } as unknown as SiteBuild['build']
  const load = async () => ({ build, parametersOf: () => ({ names: [], freeText: [] }) })
  const config = {
    get: async () => ({ indexnow_key: 'carrot-2026' }) as never,
    siteConfig: async () => ({ siteName: '图图编程', comcont: '' }) as never,
  }
  pages = fastify()
  await pages.register(searchEnginesPlugin, {
    database: server.database,
    registry: testRegistry(),
    config,
    origin: 'https://tutu.example',
    load,
  })
  const category = await add('courseCategory', sampleRow(courseCategory, 1, {}))
  for (const [number, slug, status] of [
    [1, 'open', '1'],
    [2, 'hidden', '0'],
  ] as const) {
    const id = await add('course', {
      ...sampleRow(course, number, { 'course-category': [category], tag: [] }),
      slug,
      status,
    })
    await add('lesson', { ...sampleRow(lesson, number, { course: [id] }), slug: 'one', status: '1' })
  }
})
afterAll(async () => {
  await pages.close()
  await server.close()
})

async function add(base: string, row: object): Promise<number> {
  const { code, data } = await server.call<{ id: number }>('POST', `/admin/${base}/add`, row)
  expect(code, JSON.stringify(data)).toBe(1)
  return data.id
}

test('the sitemap lists what is published, in both languages, with its last change', async () => {
  const { body, headers } = await pages.inject('/sitemap.xml')
  const addresses = [...body.matchAll(/<loc>https:\/\/tutu\.example(.*?)<\/loc>/g)].map(([, path]) => path)
  const paths = ['/', '/courses', CHILDREN_PRIVACY, '/course/open', '/course/open/one']
  expect(addresses).toEqual(paths.flatMap((path) => [path, `${path}?lang=en`]))
  const entryOf = (path: string) =>
    body.split('\n').find((line) => line.includes(`<loc>https://tutu.example${path}</loc>`))!
  const open = entryOf('/course/open')
  const lastChange = /<lastmod>\d{4}-\d\d-\d\dT[\d:.]+Z<\/lastmod>/
  expect(open).toMatch(lastChange)
  expect(entryOf(CHILDREN_PRIVACY)).toMatch(lastChange)
  expect(entryOf('/courses')).not.toContain('lastmod')
  expect(open).toContain('hreflang="zh-CN" href="https://tutu.example/course/open"')
  expect(open).toContain('hreflang="en" href="https://tutu.example/course/open?lang=en"')
  expect(headers['content-type']).toContain('application/xml')
  // Kept until one of these changes.
  const tables = RESOURCES.filter((one) => one.public?.page)
    .map(tableName)
    .toSorted()
  expect(headers['x-cache-tags']).toBe(tables.join(' '))
})

test('robots are told where the sitemap is and what is not for them', async () => {
  const { body } = await pages.inject('/robots.txt')
  expect(body.split('\n')).toEqual(
    expect.arrayContaining([
      'Disallow: /admin',
      'Disallow: /user',
      'Disallow: /api',
      'Sitemap: https://tutu.example/sitemap.xml',
    ]),
  )
})

test.each(['/sitemap-0.xml', '/sitemap-2.xml', '/sitemap-x.xml'])('%s is not there', async (url) => {
  expect((await pages.inject(url)).statusCode).toBe(404)
})

test('the key of IndexNow is shown to who knows it, and the manifest names the site', async () => {
  expect((await pages.inject('/carrot-2026.txt')).body).toBe('carrot-2026')
  expect((await pages.inject('/carrot-2027.txt')).statusCode).toBe(404)
  const manifest = (await pages.inject('/manifest.webmanifest?lang=en')).json<{ icons: { sizes: string }[] }>()
  expect(manifest).toMatchObject({ name: '图图编程', lang: 'en', start_url: '/?lang=en' })
  // What telephones ask of a site that is kept on their screen.
  expect(manifest.icons.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(['192x192', '512x512']))
})

test('above 10,000 addresses the sitemap is in several files, and none of them has more', async () => {
  const { kysely } = server.database
  const { rows } = await sql<{ name: string }>`
    select column_name as name from information_schema.columns
    where table_name = 'course' and table_schema = current_schema and is_generated = 'NEVER'
  `.execute(kysely)
  const columns = sql.join(rows.map(({ name }) => sql.ref(name)))
  await sql`
    insert into course (${columns}) overriding system value
    select ${columns} from generate_series(1, 5000) as n, (select to_jsonb(course) as row from course where slug = 'open') as c,
      jsonb_populate_record(null::course, c.row || jsonb_build_object('id', 10000 + n, 'slug', 'many-' || n))
  `.execute(kysely)
  const locs = async (path: string) =>
    [...(await pages.inject(path)).body.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc]) => loc!)
  const files = await locs('/sitemap.xml')
  expect(files).toEqual([1, 2].map((number) => `https://tutu.example/sitemap-${number}.xml`))
  const addresses = await Promise.all(files.map((file) => locs(new URL(file).pathname)))
  expect(addresses.map(({ length }) => length)).toEqual([10_000, 10])
  expect(new Set(addresses.flat()).size).toBe(10_010)
})
