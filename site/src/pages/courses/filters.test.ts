import { expect, it } from 'vitest'
import { withQuery } from '../../lib/links.ts'
import { countFilters, isFiltered, parseFilters, toApiParams, toQuery } from './filters.ts'

const read = (search: string) => parseFilters(new URLSearchParams(search))

it.each([
  ['', ''],
  ['q=%20海龟%20', 'q=海龟'],
  ['category=python&level=explorer&age=9&sort=price&page=3', 'category=python&level=explorer&age=9&sort=price&page=3'],
  ['age=5', 'age=5'],
  ['age=4', ''],
  ['age=17', ''],
  ['age=abc', ''],
  ['level=wizard', ''],
  ['sort=id;drop', ''],
  ['page=0', ''],
  ['page=-2', ''],
  ['page=1', ''],
  ['page=1.5', ''],
  ['page=1e9', 'page=10000'],
  ['utm_source=x&tag=game', 'tag=game'],
])('reads "%s" as "%s"', (search, expected) => {
  expect(decodeURIComponent(withQuery('', 'zh-cn', toQuery(read(search))).replace('?', ''))).toBe(expected)
})

it('cuts a search that is too long', () => {
  expect(read(`q=${'a'.repeat(200)}`).q).toHaveLength(50)
})

it('asks the public API only for what is set', () => {
  expect(toApiParams(read(''), {})).toEqual({})
  expect(toApiParams(read('q=x&age=9&level=creator&sort=newest'), { category: 2, tag: 5 })).toEqual({
    quick_search: 'x',
    category_id: 2,
    tag_ids: 5,
    level: 'creator',
    age_min: 9,
    age_max: 9,
    order: 'publishtime,desc',
  })
})

it('takes an age that the words name for the age of courses, unless another is chosen', () => {
  expect(toApiParams(read('q=8岁'), {})).toEqual({ age_min: 8, age_max: 8 })
  expect(toApiParams(read('q=打字 8岁'), {})).toEqual({ quick_search: '打字', age_min: 8, age_max: 8 })
  expect(toApiParams(read('q=8岁&age=9'), {})).toEqual({ quick_search: '8岁', age_min: 9, age_max: 9 })
})

it.each([
  ['', false],
  ['page=2&sort=price', false],
  ['q=x', true],
  ['tag=game', true],
])('"%s" narrows the list: %s', (search, expected) => {
  expect(isFiltered(read(search))).toBe(expected)
})

it.each([
  ['q=x&page=3', 0],
  ['category=python&level=explorer&age=9&sort=price&tag=game', 5],
])('"%s" makes %i choices', (search, expected) => {
  expect(countFilters(read(search))).toBe(expected)
})
