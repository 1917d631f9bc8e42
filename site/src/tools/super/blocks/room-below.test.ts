import { expect, it } from 'vitest'
import { roomBelow } from './room-below.ts'

/** A phone's table of blocks, 120 px high; `bottom`: the lower rim of its blocks, in units, of which one is `scale` px high. */
function phoneWith(bottom: number, scale = 1) {
  const table = {
    bottom,
    scale,
    scrollX: 0,
    scrollY: 0,
    getBlocksBoundingBox: () => ({ bottom: table.bottom }),
    getMetrics: () => ({ viewTop: -table.scrollY, viewHeight: 120 }),
    scroll(x: number, y: number) {
      table.scrollX = x
      table.scrollY = y
    },
  }
  const room = roomBelow(table)
  room.note()
  /** By how many px the table moves up once its blocks end at `now`. */
  const upFor = (now: number): number => {
    const before = table.scrollY
    table.bottom = now
    room.make()
    return before - table.scrollY
  }
  return { table, room, upFor }
}

it('while there is room for one more, nothing moves', () => {
  expect(phoneWith(30).upFor(60)).toBe(0)
})

it('what grew to the rim moves up until one more finds room, also where it was moved up before', () => {
  const { upFor } = phoneWith(80)
  expect(upFor(118)).toBe(54)
  expect(upFor(156)).toBe(38)
})

it('the room is as high as a block is drawn', () => {
  expect(phoneWith(40, 1.5).upFor(70)).toBe((70 + 56) * 1.5 - 120)
})

it('a change in the middle of a long program leaves the view where it is', () => {
  expect(phoneWith(400).upFor(430)).toBe(0)
})

it('so it does after the table was zoomed', () => {
  const { table, upFor } = phoneWith(110)
  table.scale = 1.5
  expect(upFor(140)).toBe(0)
})

it('so it does where blocks were moved down before, with the same program', () => {
  const { table, room, upFor } = phoneWith(80)
  table.bottom = 300
  room.note()
  expect(upFor(330)).toBe(0)
})

it('what became shorter moves nothing', () => {
  expect(phoneWith(118).upFor(80)).toBe(0)
})
