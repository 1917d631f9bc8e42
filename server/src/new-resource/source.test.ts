import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { Definition } from '@tutu/contract/definition/define-resource'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testApp } from '../testing/app.ts'
import { makeTables } from '../testing/make-tables.ts'
import { definitionMistakes } from '../engine/definition-mistakes.ts'
import { type Answers, definitionSource, NEW_KINDS, withListLine } from './source.ts'

const CONTRACT = fileURLToPath(new URL('../../../contract/src', import.meta.url))
const answers: Answers = {
  name: 'school-bus',
  en: "Somebody's buses",
  zh: '校车',
  one: "somebody's bus",
  directory: 'teaching',
  isPublic: true,
  isOrdered: true,
  fields: NEW_KINDS.map((kind) => ({
    name: `a_${kind.replace('-', '_')}`,
    kind,
    en: `The ${kind}`,
    zh: kind,
    required: kind === 'number',
  })),
}

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tutu-new-resource-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

async function made(given: Answers): Promise<Definition> {
  const file = join(folder, `${given.name}-${String(given.isPublic)}-${String(given.isOrdered)}.ts`)
  await writeFile(file, definitionSource(given).replaceAll("'../", `'${CONTRACT}/`))
  return Object.values((await import(pathToFileURL(file).href)) as Record<string, Definition>)[0]!
}

test.each([
  [true, true],
  [true, false],
  [false, true],
  [false, false],
])('what is written is a definition without mistakes: public %s, ordered %s', async (isPublic, isOrdered) => {
  const definition = await made({ ...answers, isPublic, isOrdered })
  expect(definition).toMatchObject({ name: 'school-bus', title: { en: "Somebody's buses", 'zh-cn': '校车' } })
  expect(definition.one).toEqual({ en: "somebody's bus", 'zh-cn': '校车' })
  expect(definitionMistakes(definition)).toEqual([])
})

test('its migration runs, and its first record is added, read and edited in the back office', async () => {
  const definition = await made(answers)
  const server = await testApp({
    modules: [{ definition }],
    beforeStart: (database) => makeTables(database, [definition]),
  })
  const form = { title_i18n: { 'zh-cn': '一号', en: 'One' }, slug: 'one', a_number: 3 }
  const { code, data } = await server.call<{ id: number }>('POST', '/admin/schoolBus/add', form)
  expect(code).toBe(1)
  expect(await server.call('POST', '/admin/schoolBus/edit', { id: data.id, a_money: '12.30' })).toMatchObject({
    code: 1,
  })
  const list = await server.call<{ list: object[] }>('GET', '/admin/schoolBus/index')
  expect(list.data.list).toMatchObject([{ title: '一号', a_money: '12.30', a_number: 3 }])
  const seen = await server.call('GET', '/api/schoolBus/read', { slug: 'one' }, { token: '' })
  expect(seen).toMatchObject({ code: 1, data: { row: { title: '一号' } } })
  await server.close()
})

test('the list gets its line and its import, in their places', async () => {
  const source = await readFile(join(CONTRACT, 'resources/index.ts'), 'utf8')
  const grown = withListLine(source, 'school-bus')
  expect(grown.split('\n')).toHaveLength(source.split('\n').length + 2)
  const imports = grown.split('\n').filter((line) => line.includes("from './"))
  expect(imports.indexOf("import { schoolBus } from './school-bus.ts'")).toBeGreaterThan(0)
  expect(grown).toMatch(/\n {2}schoolBus,\n\]/)
})
