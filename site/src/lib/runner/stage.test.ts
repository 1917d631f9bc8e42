// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { RunEvent } from './events.ts'
import { createStage } from './stage.ts'

/** A canvas that counts the lines drawn on it. */
function canvas(): { element: HTMLCanvasElement; lines: () => number } {
  let count = 0
  const known: Record<string, unknown> = { stroke: () => count++ }
  const paper = new Proxy(known, { get: (target, name: string) => target[name] ?? (() => undefined) })
  const element = document.createElement('canvas')
  element.getContext = (() => paper) as unknown as typeof element.getContext
  return { element, lines: () => count }
}

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

it('paints of frames that wait only the last, and prints all between', async () => {
  const boards: string[] = []
  let printed = ''
  const stage = createStage({
    ink: canvas().element,
    turtles: canvas().element,
    print: (text) => (printed += text),
    onDrawing: () => undefined,
    onBoard: ({ background }) => boards.push(background),
    isStill: false,
  })
  const apply = vi.spyOn(JSON, 'parse')
  const frame = (background: string): RunEvent => [
    'draw',
    'game',
    JSON.stringify({ columns: 8, rows: 8, background, cells: '' }),
  ]
  for (let times = 0; times < 1000; times++) stage.push([frame('red')])
  stage.push([['out', 'a'], frame('green'), frame('blue')])
  await vi.advanceTimersByTimeAsync(100)
  await stage.shown()
  expect([boards, printed, apply.mock.calls.length]).toEqual([['blue'], 'a', 2])
  apply.mockRestore()
})

it('draws each line of a frame once, whether or not the frame before it was cleared', async () => {
  const ink = canvas()
  const stage = createStage({
    ink: ink.element,
    turtles: canvas().element,
    print: () => undefined,
    onDrawing: () => undefined,
    isStill: false,
  })
  const show = async (events: RunEvent[]): Promise<number> => {
    const before = ink.lines()
    stage.push(events)
    await vi.advanceTimersByTimeAsync(100)
    await stage.shown()
    return ink.lines() - before
  }
  const line = ['draw', 'line', 0, 0, 0, 10, 0, 'black', 1, 0] as unknown as RunEvent
  const clear = ['draw', 'clear', 0] as unknown as RunEvent
  await show([['draw', 'tracer', 0] as unknown as RunEvent])
  expect(await show([line, line])).toBe(2)
  expect(await show([clear, line, line, line])).toBe(3)
  expect(await show([line])).toBe(1)
})

it('the paper is as large as it stays when it is told of', async () => {
  const ink = canvas()
  const sizes: string[] = []
  const stage = createStage({
    ink: ink.element,
    turtles: canvas().element,
    print: () => undefined,
    onDrawing: () => sizes.push(ink.element.style.aspectRatio),
    isStill: true,
  })
  stage.push([['draw', 'line', 0, 0, 0, 10, 0, 'black', 1, 0] as unknown as RunEvent])
  await vi.advanceTimersByTimeAsync(100)
  expect(sizes).toEqual([ink.element.style.aspectRatio])
  expect(sizes[0]).toMatch(/\d+ \/ \d+/)
})
