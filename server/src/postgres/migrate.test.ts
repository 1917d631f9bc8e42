import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../testing/database.ts'
import { openDatabase } from './database.ts'
import { migrate } from './migrate.ts'

let folder: string
let own: TestDatabase

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tutu-migrations-'))
  own = await createTestDatabase()
  // The clone comes with the product's migrations; these tests bring their own.
  await own.database.pool.query('drop schema public cascade; create schema public')
})

afterEach(async () => {
  await own.drop()
  await rm(folder, { recursive: true })
})

const write = (name: string, sql: string): Promise<void> => writeFile(join(folder, name), sql)

test('applies what is new, in the order of the names, and nothing twice', async () => {
  await write('0002-second.sql', `insert into first values ('from the second'); create table second (n int)`)
  await write('0001-first.sql', 'create table first (t text)')
  await write('notes.txt', 'not a migration')
  expect(await migrate(own.database, folder)).toEqual(['0001-first.sql', '0002-second.sql'])
  expect(await migrate(own.database, folder)).toEqual([])
  await write('0003-third.sql', 'alter table second add m int')
  expect(await migrate(own.database, folder)).toEqual(['0003-third.sql'])
  expect((await own.database.pool.query('select t from first')).rows).toEqual([{ t: 'from the second' }])
})

test('refuses to go on when an applied file was changed', async () => {
  await write('0001-first.sql', 'create table first (t text)')
  await migrate(own.database, folder)
  await write('0001-first.sql', 'create table first (t text, more text)')
  await expect(migrate(own.database, folder)).rejects.toThrow('0001-first.sql was changed')
})

test('takes other line ends for no change', async () => {
  await write('0001-first.sql', 'create table first (\n  t text\n)')
  await migrate(own.database, folder)
  await write('0001-first.sql', 'create table first (\r\n  t text\r\n)')
  expect(await migrate(own.database, folder)).toEqual([])
})

test('refuses a database that a newer version has migrated', async () => {
  await write('0001-first.sql', 'create table first (t text)')
  await migrate(own.database, folder)
  await rm(join(folder, '0001-first.sql'))
  await expect(migrate(own.database, folder)).rejects.toThrow('not here, 0001-first.sql')
})

test('leaves nothing of a file that fails, and keeps the files before it', async () => {
  await write('0001-first.sql', 'create table first (t text)')
  await write('0002-bad.sql', 'create table half (t text); insert into missing values (1)')
  await expect(migrate(own.database, folder)).rejects.toThrow('0002-bad.sql failed: relation "missing"')
  const { rows } = await own.database.pool.query(
    `select to_regclass('first') is not null as first, to_regclass('half') is not null as half`,
  )
  expect(rows).toEqual([{ first: true, half: false }])
})

test('two processes that start at once apply every file once', async () => {
  await write('0001-first.sql', 'select pg_sleep(0.2); create table first (t text)')
  const other = openDatabase(own.url)
  const applied = await Promise.all([migrate(own.database, folder), migrate(other, folder)])
  await other.pool.end()
  expect(applied.flat()).toEqual(['0001-first.sql'])
})
