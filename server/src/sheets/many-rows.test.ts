import { expect, test } from 'vitest'
import { csvLine } from '@tutu/contract/core/csv'
import { type Cell, xlsxOf } from '../engine/read/xlsx.ts'
import { memoryInUse } from '../testing/memory-in-use.ts'
import { readSheet } from './read-sheet.ts'
import { collect, sheetFiles } from './testing/sheet-files.ts'

const { write } = sheetFiles()

const ROWS = 100_000
const MIB = 1024 * 1024

test.each([
  [
    'CSV',
    async () =>
      Buffer.from(
        (await collect(rows()))
          .flat()
          .map((cells) => csvLine(cells.map(String)))
          .join(''),
      ),
  ],
  ['XLSX', async () => Buffer.concat(await collect(xlsxOf('课程', rows())))],
])('100,000 rows take no more memory than what is kept of them, and others have their turn: %s', async (_, content) => {
  const path = await write(await content())
  const before = await memoryInUse()
  const kept: unknown[] = []
  let sinceTurn = 0
  let atOnce = 0
  const turn = (): void => {
    sinceTurn = 0
    next = setImmediate(turn)
  }
  let next = setImmediate(turn)
  for await (const { cells } of readSheet(path)) {
    kept.push(cells[6])
    atOnce = Math.max(atOnce, ++sinceTurn)
  }
  clearImmediate(next)
  // Each of its own: what they were cut from is free.
  expect(((await memoryInUse()) - before) / MIB).toBeLessThan(20)
  expect(kept).toHaveLength(ROWS)
  expect(atOnce).toBeLessThan(5000)
})

async function* rows(): AsyncGenerator<Cell[][]> {
  for (let at = 0; at < ROWS; at += 1000) yield Array.from({ length: 1000 }, (_, index) => row(at + index))
}

function row(id: number): Cell[] {
  return [id, `课程 ${id}`, `=${id}`, '2024-01-05 10:11:12', 3.14, '', `reference-${id}`, 'a\nb', 'TRUE', '最后一列']
}
