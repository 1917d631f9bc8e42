import { type Field, FIELD_KINDS } from '@tutu/contract/fields/index'
import { traitsOf } from '@tutu/contract/fields/traits'

export type Answers = {
  name: string
  en: string
  zh: string
  /** What one of its rows is called in an English sentence. */
  one: string
  directory: string
  isPublic: boolean
  isOrdered: boolean
  fields: { name: string; kind: string; en: string; zh: string; required: boolean }[]
}

/** Kinds that need nothing else to be said; fields of the others are written by hand. */
export const NEW_KINDS: readonly string[] = Object.keys(FIELD_KINDS).filter((kind) => {
  const { options, references, role, secret, columns } = traitsOf({ kind } as Field)
  return !options && !references && !role && !secret && !columns
})

/** The file of a definition: a title in both languages, the fields, and what visitors need. */
export function definitionSource({ name, en, zh, one, directory, isPublic, isOrdered, fields }: Answers): string {
  const shown = isPublic ? ', public: true' : ''
  const standard = [...(isPublic ? ['IS_PUBLIC'] : []), ...(isOrdered ? ['WEIGH'] : [])]
  const sort = isOrdered ? `{ field: 'weigh', direction: 'desc' }` : `{ field: 'id', direction: 'desc' }`
  const lines = [
    `title: { kind: 'text', label: { 'zh-cn': '标题', en: 'Title' }, localized: true, required: true, max: 80, search: 'LIKE'${shown} }`,
    ...(isPublic
      ? [
          `slug: { kind: 'slug', label: { 'zh-cn': '网址名', en: 'Slug' }, required: true, unique: true, search: 'LIKE', public: true }`,
        ]
      : []),
    ...fields.map((field) => `${field.name}: ${fieldSource(field, shown)}`),
    ...(isPublic ? ['status: IS_PUBLIC'] : []),
    ...(isOrdered ? ['weigh: WEIGH'] : []),
  ]
  return `import { defineResource } from '../definition/define-resource.ts'
${standard.length > 0 ? `import { ${standard.join(', ')} } from '../fields/standard.ts'\n` : ''}
export const ${camel(name)} = defineResource({
  name: '${name}',
  title: ${labels(zh, en)},
  one: ${labels(zh, one)},
  icon: 'AppstoreOutlined',
  menu: { directory: '${directory}', weigh: 10 },
  label: 'title',
  quickSearch: [${isPublic ? `'title', 'slug'` : `'title'`}],
  sort: ${sort},
${isPublic ? `  public: { filters: {}, where: { status: true }, read: ['slug'] },\n` : ''}  fields: {
${lines.map((line) => `    ${line},`).join('\n')}
  },
})
`
}

function fieldSource({ kind, en, zh, required }: Answers['fields'][number], shown: string): string {
  const { localizable, long } = traitsOf({ kind } as Field)
  const localized = localizable ? ', localized: true' : ''
  const table = long ? ', table: false' : ''
  return `{ kind: '${kind}', label: ${labels(zh, en)}${localized}${required ? ', required: true' : ''}${shown}${table} }`
}

const labels = (zh: string, en: string): string => `{ 'zh-cn': ${text(zh)}, en: ${text(en)} }`

const text = (value: string): string => `'${value.replaceAll(/['\\]/g, '\\$&')}'`

const camel = (name: string): string => name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

/** The list of definitions with one more at its end. */
export function withListLine(source: string, name: string): string {
  const line = `import { ${camel(name)} } from './${name}.ts'`
  const imports = source.split('\n').filter((one) => one.startsWith('import {') && one.includes("from './"))
  const after = imports.findLast((one) => one < line) ?? imports.at(-1)
  if (!after || !source.includes('\n]')) throw new Error('the list of definitions is not as it was')
  const end = source.lastIndexOf('\n]')
  const listed = `${source.slice(0, end)}\n  ${camel(name)},${source.slice(end)}`
  return listed.replace(after, `${after}\n${line}`)
}
