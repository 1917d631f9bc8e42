import { escapeHtml } from '@tutu/contract/core/escape-html'
import { type Language, pickLanguage } from '@tutu/contract/core/languages'
import type { Definition } from '@tutu/contract/definition/define-resource'
import type { Field } from '@tutu/contract/fields/index'
import { traitsOf } from '@tutu/contract/fields/traits'
import { coursesBegun, readProgress, totalsOf } from '@tutu/learning/progress/progress'
import { consent } from '@tutu/contract/resources/consent'
import { member } from '@tutu/contract/resources/member'
import { memberEvent } from '@tutu/contract/resources/member-event'
import { memberSession } from '@tutu/contract/resources/member-session'
import { type Kysely, sql } from 'kysely'
import type { Engine } from '../engine/engine.ts'
import { type Row, toText } from '../engine/fields/columns.ts'
import { timeText } from '../lib/days.ts'
import type { MemberId } from '../policy/actors.ts'
import type { Tables } from '../postgres/database.ts'
import { referencesTo } from '../postgres/foreign-keys.ts'
import { eventsOf } from './member-events.ts'

/** Rows of one kind that an export has at most: the latest. */
const ROWS_MAX = 5000

type Part = { name: string; title: string; columns: { name: string; label: string; field?: Field }[]; rows: Row[] }

/** Everything there is of a member, but for secrets: for a machine (JSON), or to be read (a page). */
export async function exportMember(
  { database, registry }: Pick<Engine, 'database' | 'registry'>,
  id: MemberId,
  format: 'json' | 'html',
  language: Language,
): Promise<{ name: string; text: string }> {
  const { kysely } = database
  const parts: Part[] = []
  for (const { definition, table } of registry.all()) {
    const owner = definition.owner ?? MEMBER_COLUMN.get(definition.name)
    if (!owner) continue
    if (definition.name === memberEvent.name) {
      parts.push(await eventsPart(kysely, id, language))
      continue
    }
    parts.push({ ...headOf(definition, language), rows: await rowsOf(kysely, table, owner, id) })
  }
  const listed = registry.all().map(({ table }) => table)
  for (const { table, column } of await referencesTo(kysely, 'member')) {
    if (listed.includes(table)) continue
    const rows = await rowsOf(kysely, table, column, id)
    // Hashes, which a row may have or not.
    const isHash = (name: string) => rows.some((row) => Buffer.isBuffer(row[name]))
    const names = Object.keys(rows[0] ?? {}).filter((name) => name !== column && !isHash(name))
    const columns = names.map((name) => ({ name, label: COLUMNS[name]?.[language] ?? name }))
    parts.push({ name: table, title: OTHERS[table]?.[language] ?? table, columns, rows })
  }
  const made = new Date()
  const shown = parts.filter(({ rows }) => rows.length > 0)
  const name = `tutu-${id}-${made.toISOString().slice(0, 10)}.${format}`
  return { name, text: format === 'json' ? asJson(shown, made) : asPage(shown, made, language) }
}

/** Of modules that belong to no member but tell of them: which column names the member. */
const MEMBER_COLUMN: ReadonlyMap<string, string> = new Map([
  [member.name, 'id'],
  [consent.name, 'user_id'],
  [memberSession.name, 'user_id'],
])

/** What tables that are no modules are called. */
const OTHERS: Readonly<Record<string, Record<Language, string>>> = {
  learning_progress: { 'zh-cn': '学习进度', en: 'Progress in courses' },
  learning_code: { 'zh-cn': '课上写的程序', en: 'Programs of lessons' },
  typing_result: { 'zh-cn': '打字成绩', en: 'Typing results' },
  typing_race: { 'zh-cn': '开过的打字比赛', en: 'Typing races opened' },
  typing_race_lane: { 'zh-cn': '参加的打字比赛', en: 'Typing races' },
  check_in: { 'zh-cn': '每日签到', en: 'Daily check-ins' },
  member_time: { 'zh-cn': '使用时间', en: 'Time spent here' },
  classroom_member: { 'zh-cn': '所在班级', en: 'Classes' },
  classroom_task_done: { 'zh-cn': '做完的任务', en: 'Tasks done' },
  classroom_praise: { 'zh-cn': '老师的鼓励', en: 'Praise from teachers' },
  class_attendance: { 'zh-cn': '上课点名', en: 'Attendance of classes' },
  class_attendance_log: { 'zh-cn': '点名的更正', en: 'Attendance put right' },
  class_leave: { 'zh-cn': '请假', en: 'Said not to come' },
  timetable_address: { 'zh-cn': '课表订阅地址', en: 'Address of the timetable' },
  favourite: { 'zh-cn': '收藏', en: 'Favourites' },
  family_link: { 'zh-cn': '发给家人的链接', en: 'Links for the family' },
  guardian_letter: { 'zh-cn': '写给家长的每周来信', en: 'Weekly letters to the guardian' },
  member_pin: { 'zh-cn': '儿童模式的 PIN', en: 'The PIN of child mode' },
  member_erasure: { 'zh-cn': '注销申请', en: 'Deletion asked for' },
}

/** What columns of theirs are called; the others are by their names. */
const COLUMNS: Readonly<Record<string, Record<Language, string>>> = {
  progress: { 'zh-cn': '进度', en: 'Progress' },
  feedback: { 'zh-cn': '课后点评', en: 'Feedback' },
  day: { 'zh-cn': '日期', en: 'Day' },
  seconds: { 'zh-cn': '秒数', en: 'Seconds' },
  lasttime: { 'zh-cn': '最后一次', en: 'Last time' },
  createtime: { 'zh-cn': '时间', en: 'Time' },
  updatetime: { 'zh-cn': '更新时间', en: 'Changed' },
}

function headOf(definition: Definition, language: Language): Omit<Part, 'rows'> {
  const columns = Object.entries(definition.fields)
    .filter(([, field]) => !traitsOf(field).secret)
    .map(([name, field]) => ({ name, label: pickLanguage(field.label, language), field }))
  const time = { name: 'createtime', label: language === 'en' ? 'Time' : '时间' }
  return {
    name: definition.name,
    title: pickLanguage(definition.title, language),
    columns: [...columns, time],
  }
}

/** What somebody was told, in words: stored are numbers. */
async function eventsPart(db: Kysely<Tables>, id: MemberId, language: Language): Promise<Part> {
  const labels = { title: { 'zh-cn': '什么事', en: 'What' }, content: { 'zh-cn': '内容', en: 'Text' } }
  const columns = [
    { name: 'title', label: labels.title[language] },
    { name: 'content', label: labels.content[language] },
    { name: 'createtime', label: COLUMNS.createtime![language] },
  ]
  const rows = await eventsOf(db, { member: id, limit: ROWS_MAX, language })
  return { name: memberEvent.name, title: pickLanguage(memberEvent.title, language), columns, rows }
}

async function rowsOf(db: Kysely<Tables>, table: string, column: string, id: MemberId): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select * from ${sql.table(table)} where ${sql.ref(column)} = ${id} order by 1 desc limit ${ROWS_MAX}
  `.execute(db)
  return rows
}

function asJson(parts: readonly Part[], made: Date): string {
  const told = parts.map(({ name, columns, rows }) => [
    name,
    rows.map((row) => Object.fromEntries(columns.map((column) => [column.name, row[column.name] ?? null]))),
  ])
  return JSON.stringify({ made: made.toISOString(), ...Object.fromEntries(told) }, null, 2)
}

function asPage(parts: readonly Part[], made: Date, language: Language): string {
  const title = language === 'en' ? 'My data' : '我的数据'
  const sections = parts.map(({ title: heading, columns, rows }) => {
    const used = columns.filter(({ name }) => rows.some((row) => row[name] !== null && row[name] !== undefined))
    const text = (row: Row, { name, field }: Part['columns'][number]): string => shown(row[name], field, language, name)
    const body =
      rows.length === 1
        ? used.map((one) => `<tr><th scope="row">${escapeHtml(one.label)}</th><td>${text(rows[0]!, one)}</td></tr>`)
        : [
            `<tr>${used.map((one) => `<th scope="col">${escapeHtml(one.label)}</th>`).join('')}</tr>`,
            ...rows.map((row) => `<tr>${used.map((one) => `<td>${text(row, one)}</td>`).join('')}</tr>`),
          ]
    return `<section><h2>${escapeHtml(heading)}</h2><div><table>${body.join('\n')}</table></div></section>`
  })
  return `<!doctype html>
<html lang="${language === 'en' ? 'en' : 'zh-CN'}"><head><meta charset="utf-8"><title>${title}</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<style>${STYLE}</style></head><body><h1>${title}</h1><p>${timeText(Math.floor(made.getTime() / 1000))}</p>
${sections.join('\n')}
</body></html>
`
}

const STYLE = `body{font:16px/1.6 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#3b2f26;background:#fffaf2}
div{overflow-x:auto}table{border-collapse:collapse;font-size:.9rem}th,td{border:1px solid #e3d5c3;padding:.35rem .6rem;text-align:left;vertical-align:top;overflow-wrap:anywhere}
th{background:#f6ead9;white-space:nowrap}h2{margin:2rem 0 .5rem;font-size:1.15rem}`

function shown(value: unknown, field: Field | undefined, language: Language, name: string): string {
  if (value === null || value === undefined) return ''
  if (field) return escapeHtml(toText(field, value, { joined: undefined, language }))
  if (typeof value === 'number' && name.endsWith('time')) return timeText(value)
  if (name === 'progress') return progressLines(value, language).map(escapeHtml).join('<br>')
  return escapeHtml(typeof value === 'object' ? JSON.stringify(value) : String(value as string))
}

/** For each course how far somebody is. */
function progressLines(value: unknown, language: Language): string[] {
  const progress = readProgress(value)
  return coursesBegun(progress).map((id) => {
    const { title = {}, slug = id, count = 0 } = progress.courses[id] ?? {}
    const { done, stars, minutes } = totalsOf(progress, id)
    const name = title[language] ?? title['zh-cn'] ?? title.en ?? slug
    return language === 'en'
      ? `${name}: ${done} of ${count} lessons, stars ${stars}, minutes ${minutes}`
      : `${name}：学完 ${done}/${count} 课，${stars} 颗星，${minutes} 分钟`
  })
}
