import { MENU_DIRECTORIES } from '@tutu/contract/definition/menu'
import { RESOURCES } from '@tutu/contract/resources/index'
import { expect, test } from 'vitest'
import { loadTestDefinitions } from '../testing/definitions.ts'
import { moduleNode } from '../testing/menus.ts'
import { MENU_ICONS } from './menu/menu-icon.tsx'
import { screenAt } from './screen-at.ts'

loadTestDefinitions()
const menus = [moduleNode('course'), moduleNode('courseCategory')]

test.each([
  ['/admin/course', 'resource'],
  ['/admin/coursecategory/', 'resource'],
  ['/admin/tag', 'forbidden'],
  ['/admin/nowhere', 'missing'],
  ['/admin/course/more', 'missing'],
])('%s is %s', (path, kind) => {
  expect(screenAt(path, menus).kind).toBe(kind)
})

test('every built-in menu entry has its icon', () => {
  const icons = [...RESOURCES, ...Object.values(MENU_DIRECTORIES)].map(({ icon }) => icon)
  expect(icons.filter((icon) => !MENU_ICONS[icon])).toEqual([])
})
