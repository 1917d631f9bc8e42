// @vitest-environment jsdom
import { block, sb2File, sb3File } from '@tutu/learning/scratch/testing/make-project'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { startCompare } from '../script/compare.ts'
import { publish } from '../../../lib/work-draft.ts'
import { compareWithMine } from './index.ts'

vi.mock('../../../lib/work-draft.ts', () => ({ publish: vi.fn(async () => undefined) }))

const section = () => document.querySelector<HTMLElement>('[data-compare]')!
const said = () => document.querySelector('[data-compare-said]')!.textContent
const project = (name: string, bytes = sb3File()) => new File([new Uint8Array(bytes)], name)

beforeEach(() => {
  document.documentElement.lang = 'en'
  document.body.innerHTML = `<section data-compare="/no-such-module.js" data-compare-working="Opening" data-compare-lost="Lost">
    <input type="file" data-compare-mine><div role="status" data-compare-said></div><div data-compare-room></div></section>`
  Element.prototype.scrollIntoView = () => undefined
  const model = sb3File({ blocks: { a: block('looks_say') } })
  vi.stubGlobal('fetch', async () => new Response(new Uint8Array(model)))
})
afterEach(() => vi.unstubAllGlobals())

it('says that it is at work, and that the parts could not be had', async () => {
  startCompare(document.body)
  const drop = new Event('drop')
  Object.assign(drop, { dataTransfer: { files: [project('mine.sb3')] } })
  section().dispatchEvent(drop)
  expect(said()).toBe('Opening')
  await vi.waitFor(() => expect(said()).toBe('Lost'))
})

it('a file of an older Scratch is played, and not told that it lacks everything', async () => {
  await compareWithMine(section(), project('old.sb2', sb2File()))
  expect(said()).toMatch(/older Scratch.*save it/)
  expect(document.querySelectorAll('iframe')).toHaveLength(2)
  expect(document.querySelector('[data-compare-room] button')).toBeNull()
})

it('of two files chosen one after the other the later one stays', async () => {
  const slow = project('slow.sb3', new Uint8Array([1, 2, 3]))
  const { promise, resolve } = Promise.withResolvers<ArrayBuffer>()
  slow.arrayBuffer = () => promise
  const first = compareWithMine(section(), slow)
  await compareWithMine(section(), project('mine.sb3'))
  resolve(new Uint8Array([1, 2, 3]).buffer)
  await first
  expect(said()).toContain('“say …”: 1 more block')
})

it('the players of an earlier comparison are no longer answered', async () => {
  const removed = vi.fn()
  vi.stubGlobal('addEventListener', (_: string, __: unknown, { signal }: { signal: AbortSignal }) =>
    signal.addEventListener('abort', () => removed()),
  )
  await compareWithMine(section(), project('one.sb3'))
  await compareWithMine(section(), project('two.sb3'))
  expect(removed).toHaveBeenCalledTimes(2)
})

it('a project that was compared is published, with the picture its player took', async () => {
  await compareWithMine(section(), project('my_first_rabbit.sb3'))
  const [, mine] = document.querySelectorAll('iframe')
  const picture = `data:image/jpeg;base64,${btoa('a picture')}`
  const { contentWindow: source } = mine!
  dispatchEvent(
    new MessageEvent('message', {
      source,
      origin: location.origin,
      data: { type: 'tutu-player-cover', picture },
    }),
  )
  document.querySelector<HTMLButtonElement>('[data-compare-room] button')!.click()
  await vi.waitFor(() => expect(publish).toHaveBeenCalled())
  const [draft] = vi.mocked(publish).mock.calls[0]!
  expect(draft).toMatchObject({ kind: 'scratch', title: 'my first rabbit' })
  expect(draft.ownFile?.name).toBe('my_first_rabbit.sb3')
  expect(draft.ownCover?.type).toBe('image/jpeg')
})

it('a project is not published once another one was chosen, and one can be published again', async () => {
  vi.mocked(publish).mockClear()
  await compareWithMine(section(), project('one.sb3'))
  const [, one] = document.querySelectorAll('iframe')
  const { contentWindow: source } = one!
  press()
  takeCover(source)
  await compareWithMine(section(), project('two.sb3'))
  const [, two] = document.querySelectorAll('iframe')
  takeCover(two!.contentWindow)
  press()
  await vi.waitFor(() => expect(publish).toHaveBeenCalledTimes(1))
  // Back from the form.
  await vi.waitFor(() => {
    dispatchEvent(new Event('pageshow'))
    expect(document.querySelector('.player-status')!.textContent).toBe('')
  })
  press()
  await vi.waitFor(() => expect(publish).toHaveBeenCalledTimes(2))
  expect(vi.mocked(publish).mock.calls.map(([{ title }]) => title)).toEqual(['two', 'two'])
})

function press() {
  document.querySelector<HTMLButtonElement>('[data-compare-room] button')!.click()
}

function takeCover(source: Window | null) {
  const data = { type: 'tutu-player-cover', picture: `data:image/jpeg;base64,${btoa('a picture')}` }
  dispatchEvent(new MessageEvent('message', { source, origin: location.origin, data }))
}
