import { expect, test } from 'vitest'
import { packRows, unpackRows } from './posting-bytes.ts'

type Row = [id: number, weigh: number, place: number]

function sent(rows: readonly Row[]): Buffer {
  return Buffer.concat(
    rows.map(([id, weigh, place]) => {
      const row = Buffer.alloc(9)
      row.writeInt32BE(id, 0)
      row.writeInt32BE(weigh, 4)
      row[8] = place
      return row
    }),
  )
}

const MOST = 2 ** 31 - 1

test.each<[string, Row[]]>([
  ['none', []],
  [
    'one after the other',
    [
      [1, 1, 4],
      [2, 2, 0],
      [3, 3, 3],
    ],
  ],
  [
    'far from each other',
    [
      [7, 7, 1],
      [15, 15, 2],
      [1039, 1039, 3],
      [900_000, 900_000, 4],
      [MOST, MOST, 0],
    ],
  ],
  [
    'in another order than that of their ids',
    [
      [5, 900, 4],
      [6, 901, 4],
      [7, -3, 4],
      [8, MOST, 0],
      [9, -MOST - 1, 1],
    ],
  ],
])('rows %s are after unpacking what they were', (_, rows) => {
  const { ids, weighs, places } = unpackRows({ bytes: packRows(sent(rows)), count: rows.length }, new Set())
  expect([...ids].map((id, index) => [id, weighs[index], places[index]])).toEqual(rows)
})

test('rows that are left out leave the others as they are', () => {
  const rows = Array.from({ length: 50 }, (_, index): Row => [index * 9, index % 7, index % 5])
  const packed = { bytes: packRows(sent(rows)), count: rows.length }
  const { ids, weighs } = unpackRows(packed, new Set([0, 90, 441]))
  expect([...ids]).toEqual(rows.map(([id]) => id).filter((id) => ![0, 90, 441].includes(id)))
  expect(weighs[10]).toBe(rows[12]![1])
})

test('a row in the order of the ids takes two bytes', () => {
  const rows = Array.from({ length: 1000 }, (_, index): Row => [1000 + index * 40, 2000 + index * 40, 3])
  expect(packRows(sent(rows)).length).toBeLessThan(2010)
})
