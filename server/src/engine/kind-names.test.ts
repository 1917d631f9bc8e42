import { readdir, readFile } from 'node:fs/promises'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { FIELD_KINDS } from '@tutu/contract/fields/index'
import { expect, test } from 'vitest'

/*
 * Nothing knows a kind of field by its name but the kind's own halves: the engine asks for its traits
 * (`contract/src/fields/traits.ts`), so that a new kind, or one from outside the tree, is taken like any other.
 * Definitions name kinds (`kind: 'text'`); what is refused is to decide by a name.
 */

const ROOT = fileURLToPath(new URL('../../..', import.meta.url))
const PARTS = ['contract/src', 'learning/src', 'server/src', 'admin/src', 'site/src']
const HALVES = ['contract/src/fields/', 'server/src/engine/fields/columns.ts', 'admin/src/fields/']

/** Beginning of a path → why names may stand there. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  'learning/src/typing/': 'kinds of events of typing, not of fields',
  'site/src/tools/dazi/': 'kinds of events of typing, not of fields',
  'site/src/tools/super/': 'kinds of steps, conditions and things on a field of the game',
  'site/src/ui/super-field/': 'kinds of things on a field of the game',
  'learning/src/super/': 'kinds of steps, conditions and things on a field of the game',
  'server/src/data/lesson-exercises.ts': 'kinds of exercises, one of them code',
  'site/src/lib/runner/': 'kinds of what a program draws',
  'contract/src/settings/own-types.ts': 'the names that types of settings have on the wire',
  'server/src/engine/read/export.ts': 'formats of files, one of them JSON',
  'site/src/pages/work/shown.tsx': 'kinds of learners’ works, one of them videos',
  'site/src/pages/family/stage.tsx': 'kinds of learners’ works, one of them videos',
  'contract/src/api/common.ts': 'captchas are pictures or texts',
  'server/src/data/settings/own-settings.ts': 'makes fields of such types, as a definition does',
}

const NAMES = Object.keys(FIELD_KINDS).join('|')
const DECISIONS = [
  // field.kind === 'text', 'text' !== kind
  new RegExp(`\\bkind\\b\\s*[!=]==?\\s*'(?:${NAMES})'`, 'g'),
  new RegExp(`'(?:${NAMES})'\\s*[!=]==?\\s*[\\w.?!]*\\bkind\\b`, 'g'),
  // case 'text':
  new RegExp(`\\bcase '(?:${NAMES})':`, 'g'),
  // ['text', 'textarea'], whatever is done with it; what a quick search looks at are names of fields
  new RegExp(`(?<!\\bquickSearch: )\\[\\s*'(?:${NAMES})'(?:,\\s*'(?:${NAMES})')+,?\\s*\\]`, 'g'),
  // { text: 1, number: 2 }[field.kind], Record<FieldKind, …>, Set<Field['kind']>, FieldOf<'text'>
  /\}\s*\[[^\]]*\bkind\b/g,
  /\bFieldKind\b|\bField\['kind'\]|\bFieldOf</g,
]

const files = (await Promise.all(PARTS.map(sourcesOf))).flat()

test.each(files)('%s decides nothing by the name of a kind', async (file) => {
  const reason = Object.keys(EXCEPTIONS).find((start) => file.startsWith(start))
  if (!reason) expect(decisions(await readFile(`${ROOT}/${file}`, 'utf8'))).toEqual([])
})

test.each(Object.keys(EXCEPTIONS))('the exception of %s is needed', async (start) => {
  const texts = await Promise.all(
    files.filter((file) => file.startsWith(start)).map((file) => readFile(`${ROOT}/${file}`, 'utf8')),
  )
  expect(texts.flatMap(decisions)).not.toEqual([])
})

test.each([
  "if (field.kind === 'markdown') return",
  "fields[name]?.kind !== 'password'",
  "'slug' === field.kind",
  "switch (field.kind) {\n    case 'multi-select':",
  "new Set(['image', 'file'])",
  "[\n  'select',\n  'relation-many',\n].includes(field.kind)",
  'return { switch: false, number: 0 }[field.kind as string]',
  'const SHOWN: Partial<Record<FieldKind, string>> = {',
  "const ONE = new Set<Field['kind']>()",
  "(field as FieldOf<'slug'>).within",
])('%s is found', (source) => {
  expect(decisions(source)).toHaveLength(1)
})

test.each([
  "{ kind: 'text', label }",
  "actor.kind === 'member'",
  "['title', 'text']",
  "// kind === 'text' once",
  "traitsOf(field).files === 'picture'",
])('%s is not', (source) => {
  expect(decisions(source)).toEqual([])
})

function decisions(source: string): string[] {
  const text = source.replaceAll(/^\s*(?:\/\/|\*|\/\*).*$/gm, '')
  return DECISIONS.flatMap((pattern) => [...text.matchAll(pattern)].map(([found]) => found))
}

async function sourcesOf(part: string): Promise<string[]> {
  const found = await readdir(`${ROOT}/${part}`, { recursive: true, withFileTypes: true })
  return found
    .filter((file) => file.isFile() && /(?<!\.test)\.tsx?$/.test(file.name))
    .map((file) => relative(ROOT, `${file.parentPath}/${file.name}`))
    .filter((file) => !file.includes('/testing/') && !HALVES.some((start) => file.startsWith(start)))
    .toSorted()
}
