import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ClientError } from '@tutu/contract/core/client-error'
import type { ImportFile, ImportPlan, ImportResult, ImportRun, ImportUndo } from '@tutu/contract/definition/import'
import { beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { answerWith, type Call, calls } from '../testing/fake-api.ts'
import { renderScreen } from '../testing/render-screen.tsx'
import { widget, widgetRow } from '../testing/widget.ts'

vi.mock('../../lib/api.ts', () => import('../testing/fake-api.ts'))
vi.mock('@tutu/contract/resources/index', async () => {
  const definitions = await import('../testing/widget.ts')
  return { RESOURCES: [definitions.widget, definitions.shelf] }
})
vi.mock('./uploader.ts', () => ({
  IMPORT_MAX_MB: 256,
  toImport: () => ({ check: () => undefined, send: async (file: File) => taken(file) }),
}))

const RESULT: ImportResult = { rows: 3, added: 2, updated: 1, same: 0, wrong: 0, mistakes: [] }
const WRONG: ImportResult = {
  ...RESULT,
  added: 1,
  wrong: 1,
  mistakes: [
    { line: 3, heading: '网址名', value: '=A1', reason: '只能有小写字母' },
    { line: 4, heading: null, value: '', reason: '没有这条记录' },
  ],
}

const UNDO: ImportUndo = {
  removed: 2,
  restored: 1,
  gone: 0,
  staying: 1,
  kept: [{ id: 7, name: '丙', reason: '导入以后由“bo”改过' }],
  recycled: true,
}

/** What the made-up server holds, the newest first. */
let runs: ImportRun[] = []
/** How each run that is started ends, once it has been asked for so many times. */
let endings: (Partial<ImportRun> & { after?: number })[] = []
let isAway = false

function taken({ name }: File): ImportFile {
  const columns: ImportFile['columns'] = [
    { heading: '标题', samples: ['甲', '乙'], target: { field: 'title', language: 'zh-cn' } },
    { heading: '网址名', samples: ['a', 'b'], target: { field: 'slug' } },
    { heading: '几克', samples: ['1', '2'], target: null },
  ]
  const plan = { columns: columns.map(({ target }) => target), how: 'both', key: 'slug', empty: 'keep' } as const
  const file = { id: `run-${runs.length + 1}`, name, columns, plan }
  runs = [runOf(file), ...runs]
  return file
}

const runOf = (file: Partial<ImportRun>): ImportRun => ({
  id: 'run-1',
  name: 'parts.csv',
  columns: [],
  plan: { columns: [], how: 'add', empty: 'keep' },
  state: 'ready',
  dry: true,
  read: 0,
  rows: null,
  result: null,
  reason: null,
  undoing: false,
  undo: null,
  createtime: 1_700_000_000,
  ...file,
})

function change(id: unknown, to: Partial<ImportRun>): void {
  runs = runs.map((run) => (run.id === id ? { ...run, ...to } : run))
}

function answer({ path, method, sent }: Call): unknown {
  if (path === '/admin/widget/importState') {
    if (isAway) throw new ClientError('network', '网络不通')
    const { id } = sent
    if (id === undefined) return { list: runs }
    const [ending] = endings
    const isGoing = runs.some((run) => run.id === id && (run.state === 'waiting' || run.state === 'running'))
    if (isGoing && ending && (ending.after ?? 0) <= 0) {
      endings.shift()
      change(id, ending)
    } else if (isGoing && ending) {
      ending.after!--
      change(id, { state: 'running', read: 1 })
    }
    return { list: runs.filter((run) => run.id === id) }
  }
  if (path === '/admin/widget/importStart') {
    const { id, dry, ...plan } = sent
    change(id, { state: 'waiting', dry: dry === true, plan: plan as ImportPlan })
  }
  if (path === '/admin/widget/importUndo') {
    if (sent.preview) return UNDO
    change(sent.id, { state: 'waiting', undoing: true })
  }
  if (path === '/admin/widget/importCancel')
    change(sent.id, { state: 'cancelled', reason: '导入已取消，没有保存任何内容' })
  if (path === '/admin/widget/index' && method === 'GET') return { list: [widgetRow(1)], total: 1, remark: '' }
  return {}
}

// antd is long in coming where much else runs.
beforeAll(async () => void (await import('./import-drawer.tsx')))

beforeEach(() => {
  answerWith(answer)
  ;[runs, endings, isAway] = [[], [], false]
  localStorage.clear()
})

const sentTo = (call: string) => calls.filter(({ path }) => path === `/admin/widget/${call}`).map(({ sent }) => sent)

async function openDrawer() {
  await userEvent.click(await screen.findByRole('button', { name: '导入' }))
  return within(await screen.findByRole('dialog'))
}

type Drawer = Awaited<ReturnType<typeof openDrawer>>

async function choose(drawer: Drawer, name = 'parts.csv') {
  await drawer.findByRole('heading', { name: '选择文件' })
  await userEvent.upload(drawer.getByLabelText('要导入的文件', { selector: 'input' }), new File(['x'], name))
  await drawer.findByRole('heading', { name: `文件：${name}` })
}

async function match(drawer: Drawer, heading: string, field: string) {
  await userEvent.click(drawer.getByRole('combobox', { name: `“${heading}”对应的字段` }))
  const options = await screen.findAllByTitle(field)
  await userEvent.click(options.at(-1)!)
}

it('shows mistakes, takes the mended file with the same choices, and imports it', async () => {
  const saved: Blob[] = []
  URL.createObjectURL = (blob) => `blob:${saved.push(blob as Blob)}`
  URL.revokeObjectURL = () => undefined
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  await renderScreen(widget)
  const drawer = await openDrawer()
  await choose(drawer)
  expect(drawer.getByText('没有叫这个名字的字段：请选一个，或者不导入。')).toBeTruthy()
  expect(drawer.getByText(/新记录还必须有：架子/)).toBeTruthy()
  await match(drawer, '几克', '网址名')
  expect(drawer.getAllByText(/也对应这个字段，请只留一列/)).toHaveLength(2)
  await userEvent.click(drawer.getByRole('button', { name: '开始检查' }))
  expect(sentTo('importStart')).toHaveLength(0)
  await match(drawer, '几克', '重量')
  endings = [{ state: 'checked', rows: 3, read: 3, result: WRONG, after: 1 }]
  await userEvent.click(drawer.getByRole('button', { name: '开始检查' }))
  await drawer.findByRole('heading', { name: '正在检查“parts.csv”' })
  expect(await drawer.findByText('1 行有错，改好以后才能导入')).toBeTruthy()
  expect(drawer.getByRole('row', { name: '3 网址名 =A1 只能有小写字母' })).toBeTruthy()
  expect(drawer.getByRole('row', { name: '4 整行 没有这条记录' })).toBeTruthy()
  await userEvent.click(drawer.getByRole('button', { name: '下载错误列表' }))
  expect(await saved[0]!.text()).toBe("行,列,内容,原因\r\n3,网址名,'=A1,只能有小写字母\r\n4,,,没有这条记录\r\n")

  await userEvent.click(drawer.getByRole('button', { name: '选择改好的文件' }))
  await choose(drawer, 'mended.csv')
  expect(drawer.getByText('列的对应和选项沿用了“parts.csv”的，因为列名相同。')).toBeTruthy()
  endings = [
    { state: 'checked', rows: 3, read: 3, result: RESULT },
    { state: 'done', result: RESULT, after: 1 },
  ]
  await userEvent.click(drawer.getByRole('button', { name: '开始检查' }))
  const lists = sentTo('index').length
  await userEvent.click(await drawer.findByRole('button', { name: '导入 3 条零件' }))
  expect(await drawer.findByText('新增 2，修改 1，0 行不变。', { selector: 'div' })).toBeTruthy()
  await waitFor(() => expect(sentTo('index').length).toBeGreaterThan(lists))
  const columns = [{ field: 'title', language: 'zh-cn' }, { field: 'slug' }, { field: 'weight' }]
  expect(sentTo('importStart')).toEqual([
    { id: 'run-1', columns, how: 'both', key: 'slug', empty: 'keep', dry: true },
    { id: 'run-2', columns, how: 'both', key: 'slug', empty: 'keep', dry: true },
    { id: 'run-2', columns, how: 'both', key: 'slug', empty: 'keep', dry: false },
  ])
})

it('goes on when it is closed, tells how it ended, and shows that when it is opened again', async () => {
  await renderScreen(widget)
  const drawer = await openDrawer()
  await choose(drawer)
  endings = [{ state: 'checked', rows: 3, read: 3, result: RESULT, after: 1 }]
  await userEvent.click(drawer.getByRole('button', { name: '开始检查' }))
  await drawer.findByRole('heading', { name: '正在检查“parts.csv”' })
  await userEvent.keyboard('{Escape}')
  expect(await screen.findByText('“parts.csv”在后台继续，完成后会告诉你')).toBeTruthy()
  expect(await screen.findByText('“parts.csv”检查完成，可以导入 3 条零件')).toBeTruthy()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(await (await openDrawer()).findByRole('button', { name: '导入 3 条零件' })).toBeTruthy()
})

it('shows at once what is under way, how far it is, and goes on asking though no answer comes', async () => {
  runs = [runOf({ state: 'running', dry: false, read: 500, rows: 1000 })]
  await renderScreen(widget, { address: '?open=import' })
  const drawer = within(await screen.findByRole('dialog'))
  expect(await drawer.findByText('500 / 1,000 行')).toBeTruthy()
  expect(drawer.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('50')
  isAway = true
  expect(await drawer.findByText(/暂时连不上服务器/)).toBeTruthy()
  isAway = false
  await waitFor(() => expect(drawer.queryByText(/暂时连不上服务器/)).toBeNull())
  await userEvent.click(drawer.getByRole('button', { name: '取消导入' }))
  expect(await drawer.findByText('导入已取消，没有保存任何内容')).toBeTruthy()
  expect(sentTo('importCancel')).toEqual([{ id: 'run-1' }])
})

it('lists the imports before, and opens one of them', async () => {
  const done = runOf({ name: 'old.csv', state: 'done', dry: false, result: { ...RESULT, updated: 0 } })
  runs = [done, runOf({ id: 'run-0', name: 'bad.csv', state: 'failed', reason: '服务器出错' })]
  await renderScreen(widget)
  const drawer = await openDrawer()
  expect(await drawer.findByText('新增 2，修改 0，不变 0')).toBeTruthy()
  await userEvent.click(drawer.getByRole('button', { name: '打开：bad.csv' }))
  expect(await drawer.findByText('导入没有完成')).toBeTruthy()
  expect(drawer.getByText('服务器出错')).toBeTruthy()
})

it('asks before choices are lost, and offers only what one may do', async () => {
  await renderScreen(widget, { actions: ['index', 'import', 'add'] })
  const drawer = await openDrawer()
  await choose(drawer)
  expect(drawer.getByRole<HTMLInputElement>('radio', { name: /^只添加/ }).checked).toBe(true)
  expect(drawer.getByRole<HTMLInputElement>('radio', { name: /^只修改/ }).disabled).toBe(true)
  await userEvent.click(drawer.getByRole('radio', { name: /^清空/ }))
  await userEvent.keyboard('{Escape}')
  expect(await screen.findByRole('button', { name: '继续编辑' })).toBeTruthy()
})

it('is there for whoever has the right alone', async () => {
  await renderScreen(widget, { actions: ['index', 'add', 'edit', 'export'] })
  expect(await screen.findByText('零件1')).toBeTruthy()
  expect(screen.queryByRole('button', { name: '导入' })).toBeNull()
})

it('takes an import back once it is said what that does, and what stays', async () => {
  runs = [runOf({ id: 'run-9', state: 'done', dry: false, rows: 3, result: RESULT })]
  await renderScreen(widget)
  const drawer = await openDrawer()
  await userEvent.click(await drawer.findByRole('button', { name: '打开：parts.csv' }))
  await userEvent.click(await drawer.findByRole('button', { name: '撤销这次导入' }))
  const [title] = await screen.findAllByText('撤销“parts.csv”的导入？')
  const question = within(title!.closest<HTMLElement>('[role=dialog]')!)
  expect(question.getByText('新增的 2 条零件会移到回收站，可以从那里还原。')).toBeTruthy()
  expect(question.getByText('修改过的 1 条零件会恢复成导入以前的内容。')).toBeTruthy()
  expect(question.getByRole('link', { name: '丙' }).getAttribute('href')).toBe('/admin/widget?open=7')
  // Nothing is done before the answer, and nothing spins behind the question.
  expect(document.querySelector('.ant-btn-loading')).toBeNull()
  expect(sentTo('importUndo')).toEqual([{ id: 'run-9', preview: true }])
  // A large import is looked through row by row.
  expect(calls.find(({ path }) => path.endsWith('/importUndo'))!.options.timeout).toBeGreaterThan(60_000)
  endings = [{ after: 1, state: 'undone', undoing: false, undo: UNDO }]
  await userEvent.click(question.getByRole('button', { name: '撤销这次导入' }))
  expect(await drawer.findByRole('heading', { name: /前面还有|正在撤销“parts.csv”的导入/ })).toBeTruthy()
  await drawer.findByText('已撤销这次导入')
  expect(drawer.getByText('新增的 2 条零件已删除。修改过的 1 条零件已恢复成导入以前的内容。')).toBeTruthy()
  expect(drawer.getByRole('link', { name: '丙' })).toBeTruthy()
  expect(sentTo('importUndo')).toEqual([{ id: 'run-9', preview: true }, { id: 'run-9' }])
})
