import { course } from '@tutu/contract/resources/course'
import { afterEach, expect, it } from 'vitest'
import { useDefaultViews } from '../stores/default-views.ts'
import { listQuery, openingQuery } from './list-query.ts'
import { readListState } from './list-state.ts'

const at = (query: string) => new URLSearchParams(query)

afterEach(() => useDefaultViews.setState({ of: {} }))

it.each(['', 'page=3&order=title,asc', 'quick_search=turtle', 'as=cards'])(
  'what a list at ?%s shows is asked for as its screen will ask',
  (query) => {
    const asked = listQuery(course, readListState(course, at(query)), 'zh-cn')
    expect(openingQuery(course, at(query))?.queryKey).toEqual(asked.queryKey)
  },
)

it('a saved view, named or usual, and a month of the calendar are left to the screen', () => {
  expect(openingQuery(course, at('view=5'))).toBeUndefined()
  expect(openingQuery(course, at('as=calendar'))).toBeUndefined()
  useDefaultViews.setState({ of: { course: 7 } })
  expect(openingQuery(course, at(''))).toBeUndefined()
  expect(openingQuery(course, at('view=0'))).toBeDefined()
})
