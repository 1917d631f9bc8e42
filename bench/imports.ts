import { setTimeout as sleep } from 'node:timers/promises'
import type { ImportFile, ImportRun } from '@tutu/contract/definition/import'
import { makeCourses } from './courses.ts'
import type { SiteServer } from './site-server.ts'
import { number } from './table.ts'
import { MIB, residentOf } from './usage.ts'

const ROWS = 100_000
/** The most that is wanted: seconds, and MiB above those of the idle process. */
const WANTED = { import: { seconds: 60, memory: 150 }, export: { seconds: 15, memory: 50 } }
const LOOK_EVERY = 25
const POLL_EVERY = 250

/** Rows of name, value, limit and errors: a hundred thousand courses brought in from a file, and all of them sent out again. */
export async function measureImports(site: SiteServer, token: string, rows = ROWS): Promise<string[][]> {
  const headers = { batoken: token, server: 'true' }
  const post = async <T>(action: string, body: object): Promise<T> => {
    const answer = await fetch(`http://127.0.0.1:${site.port}/admin/course/${action}`, {
      method: 'POST',
      headers: body instanceof FormData ? headers : { ...headers, 'content-type': 'application/json' },
      body: body instanceof FormData ? body : JSON.stringify(body),
    })
    const { code, msg, data } = (await answer.json()) as { code: number; msg: string; data: T }
    if (code !== 1) throw new Error(msg)
    return data
  }
  async function bring(): Promise<ImportRun> {
    const form = new FormData()
    form.set('file', new Blob(fileOf(rows)), 'courses.csv')
    const { id, plan } = await post<ImportFile>('import', form)
    await post('importStart', { id, ...plan, how: 'add', dry: false })
    for (;;) {
      await sleep(POLL_EVERY)
      const answer = await fetch(`http://127.0.0.1:${site.port}/admin/course/importState?id=${id}`, { headers })
      const { data } = (await answer.json()) as { data: { list: ImportRun[] } }
      const run = data.list[0]!
      if (run.state !== 'waiting' && run.state !== 'running') return run
    }
  }
  const brought = await watched(site, bring)
  const { result, state, reason } = brought.answer
  const isWhole = state === 'done' && result?.added === rows
  const sent = await watched(site, async () => {
    const { ticket } = await post<{ ticket: string }>('export', { format: 'xlsx' })
    const answer = await fetch(`http://127.0.0.1:${site.port}/admin/course/export?ticket=${ticket}`)
    let bytes = 0
    for await (const chunk of answer.body!) bytes += (chunk as Uint8Array).length
    return bytes
  })
  const named = number(rows)
  const wrong = isWhole ? '' : `${state}: ${reason ?? JSON.stringify(result?.mistakes.slice(0, 2))}`
  return [
    [`import of ${named} courses, s`, brought.seconds.toFixed(1), `≤ ${WANTED.import.seconds}`, wrong],
    ['… MiB above idle', brought.memory, `≤ ${WANTED.import.memory}`, ''],
    [
      `export of all as XLSX, ${number(Math.round(sent.answer / MIB))} MiB, s`,
      sent.seconds.toFixed(1),
      `≤ ${WANTED.export.seconds}`,
      '',
    ],
    ['… MiB above idle', sent.memory, `≤ ${WANTED.export.memory}`, ''],
  ]
}

/** What some work takes, and the most memory the server held meanwhile above what it held before. */
async function watched<T>(site: SiteServer, work: () => Promise<T>) {
  const pid = site.child.pid ?? 0
  const before = await residentOf(pid)
  let most = before ?? 0
  let isDone = false
  const look = (async () => {
    while (!isDone) {
      most = Math.max(most, (await residentOf(pid)) ?? 0)
      await sleep(LOOK_EVERY)
    }
  })()
  const began = performance.now()
  const answer = await work().finally(() => (isDone = true))
  const seconds = (performance.now() - began) / 1000
  await look
  return { answer, seconds, memory: before === undefined ? '?' : number(Math.round(most - before)) }
}

const HEADINGS =
  'title.zh,title.en,slug,category_id,subtitle.zh,subtitle.en,level,price,age_min,age_max,devices,tag_ids,teacher.zh,intro.zh,intro.en'

/** The courses of the bench over and over, each with an address of its own; names of categories, tags and options. */
function fileOf(rows: number): string[] {
  const courses = makeCourses()
  const quote = (text: string): string => `"${text.replaceAll('"', '""')}"`
  const columns = HEADINGS.replaceAll('.zh', ' (zh-cn)').replaceAll('.en', ' (en)')
  const levels = ['入门', '进阶', '挑战']
  return Array.from({ length: rows + 1 }, (_, line) => {
    if (line === 0) return `${columns}\r\n`
    const { title, subtitle, intro } = courses[line % courses.length]!
    const cells = [
      title['zh-cn'],
      title.en,
      `imported-${line}`,
      `分类 ${1 + (line % 6)}`,
      subtitle['zh-cn'],
      subtitle.en,
      levels[line % 3]!,
      `${line % 400}.50`,
      `${5 + (line % 6)}`,
      `${11 + (line % 7)}`,
      '电脑; 平板',
      `标签 ${1 + (line % 12)}; 标签 ${1 + ((line + 5) % 12)}`,
      '林小雨',
      intro['zh-cn'],
      intro.en,
    ]
    return `${cells.map(quote).join(',')}\r\n`
  })
}
