import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { MENU_DIRECTORIES, MENU_SCREENS } from '@tutu/contract/definition/menu'
import type { Definition } from '@tutu/contract/definition/define-resource'
import { RESOURCES } from '@tutu/contract/resources/index'
import { expect, it } from 'vitest'
import { iconSource } from '../icon-source.ts'
import { CELL, gridRows, HEIGHT, nextIndex } from './grid-window.ts'
import { fontAwesomeNames } from './icon-names.ts'

it.each([
  ['BookOutlined', 'antd'],
  ['StarFilled', 'antd'],
  ['fa fa-house', 'fontawesome'],
  ['fab fa-github', 'fontawesome'],
  ['fa fa-solid fa-house', 'fontawesome'],
  ['bi bi-0-circle', 'bootstrap'],
  ['local-rocket', 'local'],
  ['book-open', undefined],
  ['', undefined],
  ['fa <b>', undefined],
])('%j is an icon of %s', (name, source) => expect(iconSource(name)).toBe(source))

it('draws the rows in sight and two more on either side', () => {
  expect(gridRows(2000, 10, 0)).toEqual({ first: 0, last: HEIGHT / CELL + 2, height: 200 * CELL })
  expect(gridRows(2000, 10, 100 * CELL)).toMatchObject({ first: 98, last: 100 + HEIGHT / CELL + 2 })
  expect(gridRows(5, 10, 0)).toEqual({ first: 0, last: 1, height: CELL })
})

it.each([
  ['ArrowRight', 0, 1],
  ['ArrowLeft', 0, 0],
  ['ArrowDown', 5, 15],
  ['ArrowUp', 5, 0],
  ['End', 5, 99],
  ['Home', 50, 0],
  ['a', 5, undefined],
])('%s from %i leads to %s', (key, at, expected) => expect(nextIndex(key, at, 10, 100)).toBe(expected))

it('reads the names of glyphs from the stylesheet, one of each', () => {
  const css = '.fa-spin{animation:x}.fa-home,.fa-house{--fa:"\\f015"}.fa-user{--fa:"\\f007";--fa--fa:"x"}'
  expect(fontAwesomeNames(css)).toEqual(['house', 'user'])
})

/** A file each: the package as a whole takes seconds to load. */
const DRAWINGS = join(dirname(createRequire(import.meta.url).resolve('@ant-design/icons/package.json')), 'es/icons')
const isDrawn = (icon: string): boolean => existsSync(join(DRAWINGS, `${icon}.js`))

it('draws every icon that definitions and menus name: another name shows nothing, and says nothing', () => {
  const named = new Map<string, string>()
  for (const { name, icon, commands = {} } of RESOURCES as readonly Definition[]) {
    named.set(name, icon)
    for (const [command, { icon: its }] of Object.entries(commands)) named.set(`${name}: ${command}`, its)
  }
  for (const [name, { icon }] of Object.entries(MENU_DIRECTORIES)) named.set(name, icon)
  for (const { node, icon } of MENU_SCREENS) named.set(node, icon)
  expect([...named].filter(([, icon]) => !isDrawn(icon))).toEqual([])
  expect(isDrawn('CheckOutlin')).toBe(false)
})
