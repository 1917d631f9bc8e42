import type { Definition } from '@tutu/contract/definition/define-resource'
import { adminLog } from '@tutu/contract/resources/admin-log'
import { bole } from '@tutu/contract/resources/bole'
import { course } from '@tutu/contract/resources/course'
import { courseCategory } from '@tutu/contract/resources/course-category'
import { RESOURCES } from '@tutu/contract/resources/index'
import { tag } from '@tutu/contract/resources/tag'
import { expect, test } from 'vitest'
import { testRegistry } from '../testing/services.ts'
import { behaviourMistakes } from './command-mistakes.ts'
import { definitionMistakes, relationMistakes } from './definition-mistakes.ts'
import { createRegistry } from './registry.ts'

test.each(RESOURCES.map((definition) => [definition.name, definition] as const))(
  '%s says nothing that cannot be',
  (_, one) => expect(definitionMistakes(one)).toEqual([]),
)

const STAGE = { kind: 'select', label: course.title, options: { shown: course.title } } as const

test.each<[change: Partial<Definition>, mistake: string]>([
  [{ label: 'name' }, "course: label: 'name' is none of its fields"],
  [{ quickSearch: ['titel'] }, "course: quickSearch: 'titel' is none of its fields"],
  [{ alsoFoundBy: { relations: ['pupil_id'] } }, "course: alsoFoundBy: 'pupil_id' is none of its fields"],
  [{ sort: { field: 'place', direction: 'asc' } }, "course: sort: 'place' is none of its fields"],
  [
    { public: { ...course.public, filters: { colour: '=' } } },
    "course: public.filters: 'colour' is none of its fields",
  ],
  [{ public: { ...course.public, read: ['name'] } }, "course: public.read: 'name' is none of its fields"],
  [
    { public: { ...course.public, page: '/course/:name' } },
    "course: public.page: '/course/:name' names what is none of its fields or relations",
  ],
  [{ checks: [{ field: 'age_max', atLeast: 'age' }] }, "course: checks: 'age' is none of its fields"],
  [
    { fields: { ...course.fields, level: { ...course.fields.level, table: { sum: true } } } },
    "course: 'level': values of its kind cannot be added up",
  ],
  [
    {
      fields: {
        ...course.fields,
        price: { ...course.fields.price, table: { sum: { label: course.title, of: { paid: ['1'] } } } },
      },
    },
    "course: table.sum: 'paid' is none of its fields",
  ],
  [
    { views: { cards: { picture: 'title', fields: ['intro'] } } },
    "course: views.cards: 'title' is no field with one picture",
  ],
  [
    { views: { cards: { picture: 'cover', fields: ['intro'] } } },
    "course: views.cards: 'intro' is no field that lists carry",
  ],
  [{ views: { calendar: { at: 'price' } } }, "course: views.calendar: 'price' is no moment that rows are searched by"],
  [{ called: 'name' }, "course: called: 'name' is none of its fields"],
  [
    { fields: { ...course.fields, note: { kind: 'text', label: course.title, ownWords: true } } },
    "course: 'note': a form or an import would change words of the server's own to those of its reader",
  ],
  [
    {
      actions: ['index', 'add', 'import', 'export'],
      fields: { ...course.fields, note: { kind: 'text', label: course.title, ownWords: true } },
    },
    "course: 'note': a form or an import would change words of the server's own to those of its reader",
  ],
  [
    { fields: { ...course.fields, stage: { ...STAGE, changesAt: ['publsh_at'] } } },
    "course: 'stage' changes at 'publsh_at', which is no moment that its rows have",
  ],
  [
    { fields: { ...course.fields, stage: { ...STAGE, changesAt: ['title'] } } },
    "course: 'stage' changes at 'title', which is no moment that its rows have",
  ],
  [{ groups: {} }, "course: 'level': there is no group 'audience'"],
])('a mistake is told in plain words: %j', (change, mistake) => {
  const wrong: Definition = { ...course, ...change }
  expect(definitionMistakes(wrong)).toContain(mistake)
  expect(() => createRegistry([wrong])).toThrow(mistake)
})

test('so is one between definitions', () => {
  // Works point to members, and these to half of all modules.
  const far = [course.keeper, 'work_id']
  const fields = Object.fromEntries(Object.entries(course.fields).filter(([name]) => !far.includes(name)))
  const alone: Definition = { ...course, children: [], fields }
  expect(relationMistakes(createRegistry([alone]))).toEqual([
    "course: 'category_id' points to 'course-category', which there is not",
    "course: 'tag_ids' points to 'tag', which there is not",
    "course: 'bole_id' points to 'bole', which there is not",
  ])
  const page = '/tags/:category/:slug'
  const tags = { ...alone, public: { ...course.public, page } } as const
  const joined = { ...course.fields.category_id, join: ['name'] }
  const unnamed = { ...tags, fields: { ...tags.fields, category_id: joined } }
  expect(relationMistakes(createRegistry([unnamed, courseCategory, bole, tag]))).toEqual([
    "course: its page needs 'category_id' to join the field that names rows of 'course-category' in addresses",
  ])
  expect(relationMistakes(createRegistry([tags, courseCategory, bole, tag]))).toEqual([])
  expect(
    relationMistakes(
      createRegistry([{ ...alone, children: [{ resource: 'tag', by: 'course_id' }] }, courseCategory, bole, tag]),
    ),
  ).toEqual(["course: 'children' needs 'course_id' of 'tag' to point to it and be searched by '='"])
  const others = { relations: ['title', 'tag_ids'], children: [{ resource: 'tag', by: 'course_id' }] }
  expect(relationMistakes(createRegistry([{ ...alone, alsoFoundBy: others }, courseCategory, bole, tag]))).toEqual([
    "course: 'alsoFoundBy' needs 'title' to point to one row",
    "course: 'alsoFoundBy' needs 'tag_ids' to point to one row",
    "course: 'alsoFoundBy' needs 'course_id' of 'tag' to point to it",
  ])
  expect(() => createRegistry([course, course])).toThrow("two modules are named 'course'")
  expect(() => createRegistry([course, { ...course, name: 'lesson', base: 'Course' }])).toThrow('/admin/Course')
})

test('a text leads where rows say: by a field, or by what the module adds to them', () => {
  expect(testRegistry().all().flatMap(behaviourMistakes)).toEqual([])
  const record = { ...adminLog.fields.record, leadsTo: 'paht' }
  const misspelt: Definition = { ...adminLog, fields: { ...adminLog.fields, record } }
  const mistakesOf = (definition: Definition) =>
    createRegistry([definition], { 'admin-log': { presents: ['path'] } })
      .all()
      .flatMap(behaviourMistakes)
  expect(mistakesOf(adminLog)).toEqual([])
  expect(mistakesOf(misspelt)).toEqual([
    "admin-log: 'record' leads to 'paht', which is none of its fields and nothing that its module 'presents'",
  ])
})

const COLUMN = { label: { 'zh-cn': '列', en: 'Column' } }
test.each([
  [undefined, "'rooms': a table has columns"],
  [{ files: { ...COLUMN, kind: 'files' } }, "'rooms.files': a column of a table holds one value in one language"],
  [{ title: { ...COLUMN, kind: 'text', localized: true } }, "'rooms.title': a column of a table holds one value"],
  [{ inner: { ...COLUMN, kind: 'table', columns: {} } }, "'rooms.inner': a column of a table holds one value"],
  [{ stars: { ...COLUMN, kind: 'stars' } }, "The field rooms.stars of 'course' is of the kind 'stars'"],
])('a table of columns %j is a mistake', (columns, mistake) => {
  const rooms = { ...COLUMN, kind: 'table', columns }
  const definition = { ...course, fields: { ...course.fields, rooms } } as unknown as Definition
  expect(definitionMistakes(definition).join('\n')).toContain(mistake)
})
