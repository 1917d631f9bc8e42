import { describe, expect, test } from 'vitest'
import { movedTab, neighbourOf, type Tabs, withHome, withoutTabs, withTab } from './tabs.ts'

const row = (...paths: string[]): Tabs => paths.map((path) => ({ path, query: '' }))
const paths = (tabs: Tabs) => tabs.map(({ path }) => path).join(' ')

describe('tabs', () => {
  test('a page is there once; opened again, its query is the new one', () => {
    const tabs = withTab(row('home', 'a'), { path: 'a', query: '?page=2' })
    expect(tabs).toEqual([
      { path: 'home', query: '' },
      { path: 'a', query: '?page=2' },
    ])
    expect(withTab(tabs, { path: 'a', query: '?page=2' })).toBe(tabs)
    expect(paths(withTab(tabs, { path: 'b', query: '' }))).toBe('home a b')
  })

  test.each([
    ['a b', 'home', 'home a b'],
    ['a home b', 'home', 'home a b'],
    ['home a', 'home', 'home a'],
    ['', 'home', 'home'],
  ])('[%s] with home %s pinned is [%s]', (before, home, after) => {
    expect(paths(withHome(row(...before.split(' ').filter(Boolean)), home))).toBe(after)
  })

  test('home is never closed', () => {
    expect(paths(withoutTabs(row('home', 'a', 'b'), ['home', 'a', 'b']))).toBe('home')
    expect(paths(withoutTabs(row('home', 'a', 'b'), ['a']))).toBe('home b')
  })

  test.each([
    ['a', ['a'], 'b'],
    ['c', ['c'], 'b'],
    ['b', ['a', 'b', 'c'], 'home'],
    ['a', ['a', 'b'], 'c'],
  ])('closing the active %s with %j leads to %s', (active, closed, next) => {
    expect(neighbourOf(row('home', 'a', 'b', 'c'), active, closed)?.path).toBe(next)
  })

  test.each([
    [1, 3, 'home b c a'],
    [3, 1, 'home c a b'],
    [2, 0, 'home a b c'],
    [0, 2, 'home a b c'],
    [3, 4, 'home a b c'],
  ])('from place %i to %i: %s', (from, to, after) => {
    expect(paths(movedTab(row('home', 'a', 'b', 'c'), from, to))).toBe(after)
  })
})
