import type { Preflight } from '@tutu/learning/scratch/outcome'
import { SILENCE } from '@tutu/learning/scratch/music'
import { expect, it } from 'vitest'
import { isUndone, nameOf, NO_WORKS, reduceWorks, type Works, type WorksAction } from './works.ts'

const good: Preflight = {
  ok: true,
  facts: { format: 'sb3', sprites: 1, keys: [], music: SILENCE, id: '1' },
  warnings: [],
}
const bad: Preflight = { ok: false, problem: { kind: 'empty' } }
const file = (name: string): File => new File(['x'], name)
const after = (...actions: WorksAction[]): Works => actions.reduce(reduceWorks, NO_WORKS)
const two: WorksAction = { type: 'add', files: [file('a_b.sb3'), file('c.sb2')] }

it('added files get titles from their names', () => {
  expect(after(two).list.map(({ id, title }) => [id, title])).toEqual([
    [1, 'a b'],
    [2, 'c'],
  ])
})

it('the first good file is shown, a bad one never', () => {
  const works = after(two, { type: 'examined', id: 1, outcome: bad }, { type: 'examined', id: 2, outcome: good })
  expect(works.shown).toBe(2)
})

it('removing what is shown shows another good one', () => {
  const all: WorksAction[] = [
    two,
    { type: 'examined', id: 1, outcome: good },
    { type: 'examined', id: 2, outcome: good },
  ]
  expect(after(...all, { type: 'remove', id: 1 }).shown).toBe(2)
  expect(after(...all, { type: 'remove', id: 1 }, { type: 'remove', id: 2 }).shown).toBeUndefined()
})

it('a chosen cover is not replaced by an automatic one', () => {
  const cover = (picture: string, chosen: boolean): WorksAction => ({ type: 'cover', id: 1, picture, chosen })
  expect(after(two, cover('auto', false), cover('mine', true), cover('auto', false)).list[0]?.cover).toBe('mine')
})

it.each<WorksAction>([
  { type: 'outdate' },
  { type: 'title', id: 1, title: 'x' },
  { type: 'cover', id: 1, picture: 'p', chosen: true },
])('a page made before a change (%j) is not offered any more', (action) => {
  const works = after(two, { type: 'made', id: 1, page: new Blob(['x']) }, action)
  expect(works.list[0]?.page).toBeUndefined()
})

it.each([
  ['太空', '太空'],
  ['  太空 ', '太空'],
  ['   ', 'my game'],
  ['', 'my game'],
])('a work of the title %j is called %j', (title, name) => {
  expect(nameOf({ title, file: file('my_game.sb3') })).toBe(name)
})

it('there is something to lose from the first good file until every page is taken away', () => {
  const made = after(
    two,
    { type: 'examined', id: 1, outcome: good },
    { type: 'examined', id: 2, outcome: bad },
    { type: 'made', id: 1, page: new Blob(['x']) },
  )
  const saved = reduceWorks(made, { type: 'saved', ids: [1] })
  expect([NO_WORKS, after(two), made, saved, reduceWorks(saved, { type: 'outdate' })].map(isUndone)).toEqual([
    false,
    false,
    true,
    false,
    true,
  ])
})
