import { beforeEach, expect, test, vi } from 'vitest'
import { keepLists } from './kept-lists.ts'
import { NOT_KEPT, type PublicAnswer, type PublicReads, type PublicResource } from './public-reads.ts'

const ONE_PAGE = { table: 'one_page' } as PublicResource
const answer = (...tags: string[]): PublicAnswer => ({ kind: 'data', data: { list: [{ id: 1 }] }, tags })

let tell: (...tags: string[]) => void
let bus: Parameters<typeof keepLists>[1]
const index = vi.fn<PublicReads['index']>()
const lists = () => keepLists({ find: () => undefined, read: index, index }, bus)

beforeEach(() => {
  index.mockReset()
  index.mockImplementation(async () => answer('one_page', 'tag:7'))
  bus = {
    healthy: true,
    onTags: (listener) => {
      tell = (...tags) => listener(new Set(tags))
      return () => undefined
    },
    onFlush: () => () => undefined,
  }
})

test('a list is read once for all pages of its language, whatever the order of its parameters', async () => {
  const { index: ask } = lists()
  await ask(ONE_PAGE, { limit: '20', order: 'id' }, 'en')
  expect(await ask(ONE_PAGE, { order: 'id', limit: '20' }, 'en')).toEqual(answer('one_page', 'tag:7'))
  expect(index).toHaveBeenCalledTimes(1)
  await ask(ONE_PAGE, { limit: '20', order: 'id' }, 'zh-cn')
  expect(index).toHaveBeenCalledTimes(2)
})

test('it is read again after a change of what it was made of, and of nothing else', async () => {
  const { index: ask } = lists()
  await ask(ONE_PAGE, {}, 'en')
  tell('course', 'tag:8')
  await ask(ONE_PAGE, {}, 'en')
  expect(index).toHaveBeenCalledTimes(1)
  tell('tag:7')
  await ask(ONE_PAGE, {}, 'en')
  expect(index).toHaveBeenCalledTimes(2)
})

test('what was being read when a change came is answered and not kept', async () => {
  const { index: ask } = lists()
  index.mockImplementationOnce(async () => {
    tell('one_page')
    return answer('one_page')
  })
  await ask(ONE_PAGE, {}, 'en')
  await ask(ONE_PAGE, {}, 'en')
  expect(index).toHaveBeenCalledTimes(2)
})

test.each([
  ['a search', { quick_search: 'x' }],
  ['a further page', { page: '2' }],
  ['what goes on from a cursor', { cursor: 'x' }],
])('%s is read each time', async (_, query) => {
  const { index: ask } = lists()
  await ask(ONE_PAGE, query, 'en')
  await ask(ONE_PAGE, query, 'en')
  expect(index).toHaveBeenCalledTimes(2)
})

test('nothing is kept of lists that nobody keeps, nor while changes may be missed', async () => {
  const { index: ask } = lists()
  index.mockResolvedValue(answer(NOT_KEPT))
  await ask(ONE_PAGE, {}, 'en')
  await ask(ONE_PAGE, {}, 'en')
  expect(index).toHaveBeenCalledTimes(2)
  index.mockResolvedValue(answer('one_page'))
  Object.assign(bus, { healthy: false })
  await ask(ONE_PAGE, {}, 'en')
  await ask(ONE_PAGE, {}, 'en')
  expect(index).toHaveBeenCalledTimes(4)
})

test('nobody changes what others are answered', async () => {
  const { index: ask } = lists()
  const kept = (await ask(ONE_PAGE, {}, 'en')) as { data: { list: object[] } }
  expect(() => kept.data.list.push({})).toThrow(TypeError)
})
