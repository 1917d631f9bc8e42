import { expect, test } from 'vitest'
import { createTestDatabase } from '../testing/database.ts'
import { testRegistry } from '../testing/services.ts'
import { markUnknown } from './changes.ts'

test('a row without words is found wherever it stands, however far its id is from the others', async () => {
  const { database, drop } = await createTestDatabase('demo')
  try {
    const engine = { database, registry: testRegistry() }
    const isClosed = () => false
    // Few at a time, so that those with words are looked at first.
    const look = () => markUnknown(engine, new Map(), isClosed, 3)
    expect(await look()).toBe(false)
    const { rows: words } = await database.pool.query(
      'delete from news_search where id = (select max(id) from news_search) returning id',
    )
    await database.pool.query('update news set id = 2000000000 where id = $1', [words[0].id])
    expect(await look()).toBe(true)
    const { rows } = await database.pool.query('select resource, id from search_stale')
    expect(rows).toEqual([{ resource: 'news', id: 2_000_000_000 }])
  } finally {
    await drop()
  }
})
