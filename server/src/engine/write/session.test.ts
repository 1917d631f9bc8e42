import { fail } from '@tutu/contract/core/errors'
import { RESOURCES } from '@tutu/contract/resources/index'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { Services } from '../../compose.ts'
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts'
import { sampleRow } from '../../testing/sample-rows.ts'
import { testServices } from '../../testing/services.ts'
import { textsSent } from '../../testing/texts-sent.ts'
import type { Engine } from '../engine.ts'
import type { Row } from '../fields/columns.ts'
import { byHalves } from '../import/by-halves.ts'
import { type Administrator, administratorId, SYSTEM } from '../../policy/actors.ts'

let opened: TestDatabase
let services: Services
let engine: Engine
let number = 0

beforeAll(async () => {
  opened = await createTestDatabase()
  services = await testServices(opened.database)
  engine = services.engine
  // Courses keep who made them.
  await sql`insert into admin (id, username, nickname, password, group_arr) values (1, 'admin', 'Admin', '', '{}')`.execute(
    opened.database.kysely,
  )
})
afterAll(async () => {
  await services.close()
  await opened.drop()
})

const administrator: Administrator = {
  kind: 'administrator',
  id: administratorId(1),
  language: 'en',
  username: 'admin',
  super: true,
  can: () => true,
  sessionId: 1,
  ip: '127.0.0.1',
  useragent: 'test',
  url: '/admin/course/add',
}
const definitionOf = (name: string) => RESOURCES.find((one) => one.name === name)!
const sample = (name: string, references: Record<string, number[]> = {}, values: object = {}) => ({
  ...sampleRow(definitionOf(name), ++number, { tag: [], ...references }),
  ...values,
})
const count = async (table: string): Promise<number> => {
  const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.table(table)}`.execute(
    opened.database.kysely,
  )
  return Number(rows[0]!.count)
}
/** Announcements of tags: the words of other rows, made in the background, are announced whenever they are done. */
const announced = async (): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from cache_invalidation where 'tag' = any(tags)
  `.execute(opened.database.kysely)
  return rows[0]!.count
}
const logOf = async (since: number) => {
  const { rows } = await sql<{ id: number; title: { en: string }; data: unknown }>`
    select id, title, data from admin_log where id > ${since} order by id
  `.execute(opened.database.kysely)
  return rows
}
const lastLog = async () => (await logOf(0)).at(-1)?.id ?? 0

test('what belongs together is one transaction: rows of several modules, their log and their tags', async () => {
  const since = await lastLog()
  const ids = await engine.mutations.run(administrator, async (tx) => {
    const category = await tx.add('course-category', sample('course-category'))
    const course = await tx.add('course', sample('course', { 'course-category': [category] }))
    const lesson = await tx.add('lesson', sample('lesson', { course: [course] }))
    await tx.edit('course', { id: course, age_min: 7, age_max: 9 })
    return { category, course, lesson }
  })
  expect(await logOf(since)).toHaveLength(4)
  const { rows } = await sql<{ tags: string[] }>`select tags from cache_invalidation order by id desc limit 1`.execute(
    opened.database.kysely,
  )
  expect(rows[0]!.tags).toEqual(
    expect.arrayContaining([`course_category:${ids.category}`, `course:${ids.course}`, `lesson:${ids.lesson}`]),
  )
})

test('nothing is kept when a later part is refused: no row, no log, no announcement', async () => {
  const heard: string[] = []
  const forget = services.bus.onTags((tags) => heard.push(...tags))
  const before = [await count('tag'), await count('admin_log'), await announced()]
  const failing = engine.mutations.run(administrator, async (tx) => {
    await tx.add('tag', sample('tag'))
    await tx.add('tag', { name: '' })
  })
  await expect(failing).rejects.toMatchObject({ key: 'form.invalid' })
  expect([await count('tag'), await count('admin_log'), await announced()]).toEqual(before)
  // What the test before has announced may be heard again: nothing there was a tag.
  expect(heard).not.toContain('tag')
  forget()
})

test('many rows are added in one statement, in their order, and told in one entry', async () => {
  const since = await lastLog()
  const inputs = Array.from({ length: 300 }, () => sample('tag'))
  const ids = await engine.mutations.run(administrator, (tx) => tx.add('tag', inputs))
  expect(ids).toHaveLength(300)
  const { rows } = await sql<{ id: number; slug: string }>`
    select id, slug from tag where id = any(${ids}::int[]) order by id
  `.execute(opened.database.kysely)
  expect(rows.map(({ slug }) => slug)).toEqual(inputs.map((input) => (input as { slug: string }).slug))
  expect(await logOf(since)).toHaveLength(1)
})

test('one wrong row among many is refused with all of them, naming the value that is taken', async () => {
  const first = sample('tag')
  const before = await count('tag')
  const twice = engine.mutations.run(administrator, (tx) => tx.add('tag', [first, sample('tag'), { ...first }]))
  await expect(twice).rejects.toMatchObject({
    fields: { slug: { key: 'rule.taken', params: { value: (first as { slug?: string }).slug } } },
  })
  expect(await count('tag')).toBe(before)
})

test('the server changes rows by itself, each by its own value, and raises their versions', async () => {
  const ids = await engine.mutations.run(SYSTEM, (tx) => tx.add('tag', [sample('tag'), sample('tag'), sample('tag')]))
  const [one, two, three] = ids as [number, number, number]
  const rows = await engine.mutations.run(SYSTEM, (tx) =>
    tx.touch('tag', ids, (row) => (row.id === two ? undefined : { colour: `#00000${String(row.id).at(-1)}` })),
  )
  expect(rows.map(({ id, version }) => [id, version])).toEqual([
    [one, 2],
    [three, 2],
  ])
  const kept = { keepsVersion: true, reads: ['colour'] }
  const narrow = await engine.mutations.run(SYSTEM, (tx) => tx.touch('tag', [two], { colour: '#123456' }, kept))
  // What says which lists it stands in, and where, comes along.
  const placed = { status: true, weigh: expect.any(Number) }
  expect(narrow).toEqual([{ id: two, version: 1, colour: '#123456', ...placed }])
})

test('a change the server makes drops what is kept of the row', async () => {
  const id = await engine.mutations.run(SYSTEM, (tx) => tx.add('tag', sample('tag')))
  const heard = new Set<string>()
  const forget = services.bus.onTags((tags) => tags.forEach((tag) => heard.add(tag)))
  await engine.mutations.run(SYSTEM, (tx) => tx.touch('tag', [id], { colour: '#111111' }))
  expect(heard).toContain(`tag:${id}`)
  heard.clear()
  await engine.mutations.run(SYSTEM, (tx) => tx.remove('tag', [id]))
  expect(heard).toContain(`tag:${id}`)
  forget()
})

test('of the system nothing is logged', async () => {
  const since = await lastLog()
  await engine.mutations.run(SYSTEM, async (tx) => {
    tx.log({ kind: 'change', title: { 'zh-cn': '无', en: 'None' }, data: {} })
    await tx.add('tag', sample('tag'))
  })
  expect(await logOf(since)).toEqual([])
})

test('work that met another transaction crosswise is done again from its beginning', async () => {
  const ids = (await engine.mutations.run(SYSTEM, (tx) => tx.add('tag', [sample('tag'), sample('tag')]))) as number[]
  let runs = 0
  const bothHoldOne = Promise.withResolvers<void>()
  const crossing = ([first, second]: number[]) =>
    engine.mutations.run(SYSTEM, async (tx) => {
      await tx.touch('tag', [first!], { colour: '#222222' })
      if (++runs === 2) bothHoldOne.resolve()
      await bothHoldOne.promise
      await tx.touch('tag', [second!], { colour: '#222222' })
    })
  await Promise.all([crossing(ids), crossing(ids.toReversed())])
  // More often where the one begun again is at its first row before the other has been told that it is free.
  expect(runs).toBeGreaterThanOrEqual(3)
  const { rows } = await sql<{ version: number }>`select version from tag where id = any(${ids}::int[])`.execute(
    opened.database.kysely,
  )
  expect(rows.map(({ version }) => version)).toEqual([3, 3])
})

test('what is flushed on the way is written once, as one entry of the log, and nothing of it where the end fails', async () => {
  const since = await lastLog()
  const before = await count('history')
  const tags = Array.from({ length: 4 }, () => sample('tag'))
  const work = (isWhole: boolean) =>
    engine.mutations.run(administrator, async (tx) => {
      tx.logsEach = false
      await tx.add('tag', tags.slice(0, 2))
      await tx.flush()
      await tx.add('tag', tags.slice(2))
      await tx.flush()
      tx.log({ kind: 'change', title: { 'zh-cn': '都', en: 'All' }, data: { rows: 4 } })
      if (!isWhole) throw new Error('no more')
    })
  await expect(work(false)).rejects.toThrow('no more')
  expect(await count('history')).toBe(before)
  await work(true)
  expect(await count('history')).toBe(before + 4)
  expect((await logOf(since)).map(({ title }) => title.en)).toEqual(['All'])
})

test('what is taken back to a mark leaves nothing in the history, the log or the bin, and nothing to be done', async () => {
  const since = await lastLog()
  const inputs = Array.from({ length: 4 }, () => sample('tag'))
  const ids = (await engine.mutations.run(SYSTEM, (tx) => tx.add('tag', inputs))) as number[]
  const [before, wrong] = [await count('history'), ids[2]!]
  const done: number[] = []
  const refused: number[] = []
  await engine.mutations.run(administrator, async (tx) => {
    await byHalves(tx, ids, {
      async work(some) {
        await tx.touch('tag', some, { colour: '#333333' })
        await tx.del('tag', some.slice(0, 1))
        tx.afterCommit.push(async () => void done.push(...some))
        if (some.includes(wrong)) throw fail('record.notFound')
      },
      onRefused: (id) => void refused.push(id),
    })
    expect(tx.recycled).toBe(2)
  })
  expect(refused).toEqual([wrong])
  expect(done).toEqual([ids[0], ids[1], ids[3]])
  // Three are touched, two of them deleted.
  expect(await count('history')).toBe(before + 5)
  expect(await logOf(since)).toHaveLength(2)
  const { rows } = await sql`select from data_recycle_log where row_id = any(${ids}::int[])`.execute(
    opened.database.kysely,
  )
  expect(rows).toHaveLength(2)
})

test('of what is to be done after a commit all is done, once, and the first that fails is told', async () => {
  const done: string[] = []
  const failing = (name: string, error: Error) => async () => {
    done.push(name)
    throw error
  }
  // What is committed is not done again, as what met another transaction crosswise is.
  const crosswise = Object.assign(new Error('crosswise'), { code: '40P01' })
  const work = engine.mutations.run(SYSTEM, async (tx) => {
    done.push('work')
    tx.afterCommit.push(
      failing('first', crosswise),
      failing('second', new Error('late')),
      async () => void done.push('third'),
    )
  })
  await expect(work).rejects.toBe(crosswise)
  expect(done).toEqual(['work', 'first', 'second', 'third'])
})

test('of very many changes it is told that everything may be another, and which tables', async () => {
  const tags = Array.from({ length: 2500 }, () => sample('tag'))
  let heard = new Set<string>()
  const forget = engine.bus.onTags((told) => (heard = new Set(told)))
  await engine.mutations.run(administrator, (tx) => tx.add('tag', tags))
  forget()
  expect(heard).toContain('tag')
  expect(heard).toContain('*')
  expect(heard.size).toBeLessThan(10)
})

test('a new row is checked, written, and told of with its words in three statements', async () => {
  const add = (name: string, row: object) => engine.mutations.run(administrator, (tx) => tx.add(name, { ...row }))
  const targets = { 'course-category': [await add('course-category', sample('course-category'))] }
  const row = { ...sample('course', targets), tag_ids: [await add('tag', sample('tag'))] }
  // Learns its words.
  await add('course', { ...row, slug: 'first' })
  const query = vi.spyOn(pg.Client.prototype, 'query')
  await add('course', { ...row, slug: 'second' })
  const asked = query.mock.calls.map(([one], at) => ({
    client: query.mock.contexts[at],
    text: (one as unknown as pg.QueryConfig).text.trim(),
  }))
  query.mockRestore()
  const { client } = asked.find(({ text }) => text.startsWith('insert into "course" '))!
  const ofClient = asked.filter((one) => one.client === client).map(({ text }) => text)
  const at = ofClient.findIndex((text) => text.startsWith('insert into "course" '))
  const own = ofClient.slice(ofClient.lastIndexOf('begin', at) + 1, ofClient.indexOf('commit', at))
  expect(own, own.join('\n')).toHaveLength(3)
})

describe('a row that is added by itself', () => {
  const add = (name: string, row: object) => engine.mutations.add(administrator, name, { ...row })
  const made = async (): Promise<Row & { tag_ids: number[] }> => {
    const targets = { 'course-category': [await add('course-category', sample('course-category'))] }
    return { ...sample('course', targets), status: true, cover: '', tag_ids: [await add('tag', sample('tag'))] }
  }
  const told = async (id: number) => {
    const { rows } = await sql<{ place: number; of_search: number; history: number; log: number }>`
      select c.weigh as place, s.weigh as of_search,
        (select count(*) from history h where h.resource = 'course' and h.row_id = c.id) as history,
        (select count(*) from admin_log l where l.resource = 'course' and l.record_id = c.id) as log
      from course c join course_search s on s.id = c.id where c.id = ${id}
    `.execute(opened.database.kysely)
    return rows[0]
  }
  const asked = async (work: () => Promise<unknown>): Promise<string[]> => {
    return (await textsSent(work)).texts.filter((text) => !text.includes('pg_notify'))
  }

  test('goes out with its place, words, history and log in one statement, without a transaction around it', async () => {
    const row = await made()
    let [id, number] = [0, 0]
    // The first learn its words, and hear of the rows that it names.
    await vi.waitFor(async () => {
      const texts = await asked(async () => (id = await add('course', { ...row, slug: `alone-${++number}` })))
      expect(texts.filter((text) => /^(begin|commit)/.test(text))).toEqual([])
      expect(texts.filter((text) => text.includes('insert into "course" '))).toHaveLength(1)
    })
    const { place, of_search, ...entries } = (await told(id))!
    expect(entries).toEqual({ history: 1, log: 1 })
    expect(of_search).toBe(place)
  })

  test('is written before what else is asked, in a transaction with it', async () => {
    const row = { ...(await made()), title_i18n: { 'zh-cn': '鹦鹉螺', en: 'Nautilus' } }
    let id = 0
    const texts = await asked(async () => (id = await add('course', row)))
    const at = texts.findIndex((text) => text.includes('insert into "course" '))
    expect(texts[at - 1]).toBe('begin')
    expect(texts.findIndex((text) => text.includes('insert into search_word'))).toBeGreaterThan(at)
    expect(await told(id)).toMatchObject({ history: 1, log: 1 })
  })

  test('is refused as any other, and leaves nothing', async () => {
    const row = await made()
    await add('course', row)
    const before = { courses: await count('course'), history: await count('history'), log: await count('admin_log') }
    await expect(add('course', row)).rejects.toMatchObject({
      fields: { slug: { key: 'rule.taken', params: { value: row.slug } } },
    })
    const gone = { ...row, slug: 'names-nothing', tag_ids: [...row.tag_ids, 1_000_000] }
    await expect(add('course', gone)).rejects.toMatchObject({ fields: { tag_ids: { key: 'rule.relation' } } })
    expect({ courses: await count('course'), history: await count('history'), log: await count('admin_log') }).toEqual(
      before,
    )
  })

  describe('while others are', () => {
    const NUMBERS = [1, 2, 3, 4, 5, 6, 7]
    /** So many rows of one form, added at once after one that taught their words. */
    const several = async (name: string): Promise<Row[]> => {
      const row = await made()
      await add('course', { ...row, slug: name })
      return NUMBERS.map((one) => ({ ...row, slug: `${name}-${one}` }))
    }
    const addAll = (rows: readonly Row[]) => Promise.allSettled(rows.map((row) => add('course', row)))
    const refused = (outcomes: readonly PromiseSettledResult<number>[]) =>
      outcomes.flatMap((one, index) => (one.status === 'rejected' ? [index] : []))

    test('goes out with theirs in one statement, and each is there with all that follows from it', async () => {
      const rows = await several('together')
      let ids: number[] = []
      const texts = await asked(async () => {
        ids = (await addAll(rows)).map((one) => (one.status === 'fulfilled' ? one.value : 0))
      })
      const inserts = texts.filter((text) => text.includes('insert into "course" '))
      expect(inserts.length).toBeLessThan(rows.length)
      expect(inserts.some((text) => text.includes('jsonb_populate_recordset(null::"course"'))).toBe(true)
      expect(texts.filter((text) => /^(begin|commit)/.test(text))).toEqual([])
      for (const [index, id] of ids.entries()) {
        const { place, of_search, ...entries } = (await told(id))!
        expect(entries).toEqual({ history: 1, log: 1 })
        expect(of_search).toBe(place)
        const { rows: stored } = await sql`select * from course where id = ${id}`.execute(opened.database.kysely)
        expect(stored[0]).toMatchObject({
          slug: rows[index]!.slug,
          tag_ids: rows[index]!.tag_ids,
        })
      }
      // Alone and together, what is written is the same but for what tells rows apart.
      const { rows: kinds } = await sql<{ kinds: number }>`
        select count(distinct to_jsonb(c) - array['id', 'slug', 'weigh', 'createtime', 'updatetime', 'search_text', 'search_grams']) as kinds
        from course c where slug like 'together%'
      `.execute(opened.database.kysely)
      expect(kinds[0]!.kinds).toBe(1)
    })

    test('is refused alone, whatever it is refused for', async () => {
      const rows = await several('some')
      const [taken, missing] = [3, 5]
      rows[taken]!.slug = 'some'
      rows[missing]!.tag_ids = [1_000_000]
      const before = { courses: await count('course'), history: await count('history'), log: await count('admin_log') }
      const outcomes = await addAll(rows)
      expect(refused(outcomes)).toEqual([taken, missing])
      expect((outcomes[taken] as PromiseRejectedResult).reason).toMatchObject({
        fields: { slug: { key: 'rule.taken', params: { value: 'some' } } },
      })
      expect((outcomes[missing] as PromiseRejectedResult).reason).toMatchObject({
        fields: { tag_ids: { key: 'rule.relation' } },
      })
      const added = rows.length - 2
      expect({
        courses: await count('course'),
        history: await count('history'),
        log: await count('admin_log'),
      }).toEqual({
        courses: before.courses + added,
        history: before.history + added,
        log: before.log + added,
      })
    })

    test('waits alone for what somebody else is about to write', async () => {
      const rows = await several('waiting')
      const waits = 4
      const other = await opened.database.pool.connect()
      try {
        await other.query('begin')
        await other.query(`select from course where slug = 'waiting' for update`)
        await other.query(`update course set slug = $1 where slug = 'waiting'`, [rows[waits]!.slug])
        const asked = rows.map((row) => add('course', row))
        const last = asked.splice(waits, 1)[0]!
        await Promise.all(asked)
        await other.query('rollback')
        await last
      } finally {
        other.release()
      }
    })
  })
})
