import { readdir, readFile } from 'node:fs/promises'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { tableName } from '@tutu/contract/definition/define-resource'
import { RESOURCES } from '@tutu/contract/resources/index'
import { expect, test } from 'vitest'

const SOURCE = fileURLToPath(new URL('../..', import.meta.url))
const TABLES = RESOURCES.map(tableName)

/** File → table → why it may write there past the session. */
const EXCEPTIONS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'engine/write/rows.ts': { '*': 'the session itself' },
  'engine/write/file-references.ts': { attachment: 'counts how often a file is used' },
  'data/row-counts.ts': { '?': 'counts looks and likes, which are nobody’s edits' },
  'data/client-reports.ts': { client_report: 'counts reports of one error, and forgets old ones' },
  'data/admin-log.ts': { admin_log: 'the log itself: what signs in is no row' },
  'data/admins.ts': {
    admin: 'made at the first start, given a password by a command, and the time of a sign-in',
    admin_group: 'made at the first start, before anybody is served',
  },
  'data/forget.ts': { '?': 'old entries of logs are forgotten' },
  'data/notices.ts': { member_event: 'that somebody has read it, which is no edit' },
  'data/members.ts': { member: 'the time of a sign-in' },
  'data/guardians.ts': { guardian: 'the time of a visit', message: 'who was asked is forgotten' },
  'data/remove-demo.ts': { consent: 'what invented guardians agreed to' },
  'data/demo-office.ts': { guardian: 'the time of a visit' },
  'data/recycle-rules.ts': { data_recycle: 'made with the module that they are about' },
  'data/sensitive-rules.ts': { sensitive_data: 'made with the module that they are about' },
  'data/menu-rules.ts': {
    menu_rule: 'built-in rules are inserted at start, before anybody is served',
    admin_group: 'a right that was part of another before, at start',
  },
  'data/member-rules.ts': { member_rule: 'built-in rules are inserted at start, before anybody is served' },
  'messages/built-in-templates.ts': { message_template: 'inserted at start, before anybody is served' },
  'messages/sweep.ts': { message: 'old messages are forgotten' },
  'search/documents.ts': { '?': 'the words of rows, which are no rows themselves' },
  'search/index-rows.ts': { '*': 'the words of rows, which are no rows themselves' },
  'search/search-tables.ts': { '?': 'the words of rows: made anew, or emptied, with another definition' },
  'policy/erase-member.ts': { '*': 'rows of tables that are no resources, known at run time' },
  'data/demo-hours.ts': {
    classroom: 'demo content of the first start, before anybody is served',
    class_meeting: 'demo content of the first start, before anybody is served',
    lesson_package: 'demo content of the first start, before anybody is served',
    lesson_hour: 'demo content of the first start, before anybody is served',
  },
  'data/demo-meetings.ts': { class_meeting: 'demo content of the first start, before anybody is served' },
  'data/demo-told.ts': { member_event: 'demo content of the first start, before anybody is served' },
  'data/seed.ts': { '*': 'demo content of the first start, before anybody is served' },
}

test.each(await sources())('%s writes rows of resources through a session only', async (file) => {
  const text = (await readFile(`${SOURCE}/${file}`, 'utf8')).replaceAll(/^\s*(?:\/\/|\*|\/\*).*$/gm, '')
  const allowed = EXCEPTIONS[file] ?? {}
  expect([...tablesWritten(text)].filter((table) => !allowed['*'] && !allowed[table])).toEqual([])
  // An exception that is not needed any more goes.
  for (const table of Object.keys(allowed)) if (table !== '*') expect([...tablesWritten(text)]).toContain(table)
})

test('a write past the session is found, however it is put', () => {
  expect([...tablesWritten('await sql`update course set status = true`.execute(db)')]).toEqual(['course'])
  expect([...tablesWritten("db.insertInto('tag').values({})")]).toEqual(['tag'])
  expect([...tablesWritten("trx\n  .deleteFrom('menu_rule')")]).toEqual(['menu_rule'])
  expect([...tablesWritten('sql`delete\n from lesson where id = 1`')]).toEqual(['lesson'])
  for (const put of ['update only course', 'update "course" set', 'update public.course', 'delete from only course'])
    expect([...tablesWritten(put)], put).toEqual(['course'])
  for (const put of ['merge into course', 'truncate course', 'truncate table course'])
    expect([...tablesWritten(put)], put).toEqual(['course'])
  for (const put of ['.updateTable(`course`)', ".updateTable('course as c')", ".deleteFrom(['course'])"])
    expect([...tablesWritten(put)], put).toEqual(['course'])
  expect([...tablesWritten('sql`insert into ${sql.table(resource.table)} (a) values (1)`')]).toEqual(['?'])
  expect([...tablesWritten("sql`select from course for update` + db.updateTable('session')")]).toEqual([])
})

/** Tables of resources that a source writes, '?' for one that is known at run time only. */
function tablesWritten(text: string): Set<string> {
  const named = text.matchAll(
    /(?:insert\s+into|merge\s+into|truncate(?:\s+table)?|(?<!for\s)(?<!key\s)update|delete\s+from)\s+(?:only\s+)?(?:public\.)?(?:"?(\w+)\b|\$\{)/gi,
  )
  const built = text.matchAll(/\.(?:insertInto|updateTable|deleteFrom|mergeInto)\(\s*\[?\s*(?:['"`](\w+)\b|\w)/g)
  const tables = [...named, ...built].map(([, table]) => table ?? '?')
  return new Set(tables.filter((table) => table === '?' || TABLES.includes(table)))
}

async function sources(): Promise<string[]> {
  const files = await readdir(SOURCE, { recursive: true, withFileTypes: true })
  return files
    .filter((file) => file.isFile() && file.name.endsWith('.ts') && !file.name.endsWith('.test.ts'))
    .map((file) => relative(SOURCE, `${file.parentPath}/${file.name}`))
    .filter((file) => !file.includes('testing'))
    .toSorted()
}
