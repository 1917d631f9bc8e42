import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { answerWith, calls, refusal } from '../../resource/testing/fake-api.ts'
import { renderPage } from '../../resource/testing/render-screen.tsx'
import { useAdminInfo } from '../../stores/admin-info.ts'
import { useNavTabs } from '../../stores/nav-tabs.ts'
import { Dashboard } from './dashboard.tsx'

vi.mock('../../lib/api.ts', () => import('../../resource/testing/fake-api.ts'))

const days = (counts: number[]) => counts.map((count, index) => ({ day: `2026-01-0${index + 1}`, count }))
const FIGURES = {
  remark: '',
  isNew: false,
  layout: { order: [], hidden: [] } as { order: string[]; hidden: string[] },
  waiting: [{ key: 'cases', title: '待审核的作品', value: 3, path: '/admin/cases?state=pending' }],
  recent: [
    {
      id: 9,
      title: '教学 / 标签 / 编辑',
      record: '故事',
      username: 'amy',
      createtime: 1_790_000_000,
      path: '/admin/tag?open=4',
    },
    { id: 8, title: '教学 / 标签 / 删除', record: '旧标签', username: 'amy', createtime: 1_790_000_000 },
  ],
  cards: [
    { key: 'course', title: '课程', value: 1212, added: 12, previous: 9, path: 'course' },
    { key: 'tag', title: '标签', value: 9, added: 0, previous: 0 },
  ],
  previous: { views: 5, signIns: 0, changes: 4 },
  series: { views: days([0, 3, 8]), signIns: days([1, 1, 0]), changes: days([0, 0, 0]) },
  system: {
    version: '0.1.0',
    uptime: 3700,
    databaseBytes: 52_428_800,
    diskBytes: 1536,
    diskFreeBytes: 10_737_418_240,
    node: '24.21.0',
    postgres: '17.6',
  },
}

it('greets by name and shows the figures the server has counted', async () => {
  useAdminInfo.setState({ nickname: '小明' })
  answerWith(() => FIGURES)
  await renderPage('dashboard', <Dashboard />)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toMatch(/欢迎回来，小明$/)
  const link = await screen.findByRole('link', { name: /课程/ })
  expect(link.getAttribute('href')).toBe('/admin/course')
  expect(link.textContent).toContain('1,212')
  expect(link.textContent).toContain('新增 12，上期 9')
  expect(screen.queryByRole('link', { name: /标签/ })).toBeNull()
  for (const text of ['50 MB', '10 GB', '1 小时 1 分钟', '24.21.0']) expect(screen.getByText(text)).toBeTruthy()
})

it('says in words what a chart shows, has it as a table, and says when there is nothing yet', async () => {
  answerWith(() => FIGURES)
  await renderPage('dashboard', <Dashboard />)
  const chart = await screen.findByRole('img', { name: '页面浏览，3 天共 11 次，最多的一天是 2026-01-03，8 次' })
  const table = within(chart.closest('figure')!).getByRole('table')
  expect(within(table).getAllByRole('row')).toHaveLength(4)
  expect(screen.getByText(/这段时间还没有改动/)).toBeTruthy()
  // The period before stands beside it, also where nothing has come yet.
  for (const text of ['共 11 次，之前 3 天 5 次', '共 0 次，之前 3 天 4 次'])
    expect(screen.getByText(text)).toBeTruthy()
})

it('tells income in yuan, and draws a day of refunds below nothing', async () => {
  const income = days([100_00, -1250, 0])
  answerWith(() => ({
    ...FIGURES,
    series: { ...FIGURES.series, income, members: days([0, 2, 0]) },
    previous: { ...FIGURES.previous, income: -50, members: 1 },
  }))
  await renderPage('dashboard', <Dashboard />)
  const name = '订单实收，3 天共 ¥87.50，最多的一天是 2026-01-01，¥100.00'
  const chart = await screen.findByRole('img', { name })
  const bars = [...chart.querySelectorAll('rect')].map((bar) => [bar.getAttribute('y'), bar.getAttribute('height')])
  const [[, sales], [nothing, refunds], [line]] = bars as [string[], string[], string[]]
  expect(nothing).toBe(line)
  expect(Number(refunds)).toBeCloseTo(Number(sales) / 8, 5)
  expect(within(chart.closest('figure')!).getByRole('cell', { name: '-¥12.50' })).toBeTruthy()
  expect(screen.getByText('共 ¥87.50，之前 3 天 -¥0.50')).toBeTruthy()
  expect(screen.getByText('共 2 人，之前 3 天 1 人')).toBeTruthy()
})

it('asks for the period chosen and keeps it in the address', async () => {
  answerWith(() => FIGURES)
  const router = await renderPage('dashboard', <Dashboard />)
  await userEvent.click(await screen.findByText('近 30 天'))
  await waitFor(() => expect(calls.at(-1)?.sent).toEqual({ days: '30' }))
  expect(router.state.location.search).toBe('?days=30')
})

it('knows months of the calendar, and says what each is compared with', async () => {
  answerWith(() => ({
    ...FIGURES,
    previous: { ...FIGURES.previous, income: 20_00 },
    series: { ...FIGURES.series, income: days([100_00, -1250, 0]) },
  }))
  const router = await renderPage('dashboard', <Dashboard />)
  await userEvent.click(await screen.findByText('本月'))
  expect(await screen.findByText('共 ¥87.50，上月同期 ¥20.00')).toBeTruthy()
  expect(screen.getByText('新增 12，上月同期 9')).toBeTruthy()
  await userEvent.click(screen.getByText('上月'))
  expect(await screen.findByText('共 ¥87.50，再前一月 ¥20.00')).toBeTruthy()
  expect(calls.at(-1)?.sent).toEqual({ days: 'lastMonth' })
  expect(router.state.location.search).toBe('?days=lastMonth')
  expect(screen.getByRole('radio', { name: '上月' })).toHaveProperty('checked', true)
  expect(screen.getByRole('radio', { name: '近 7 天' })).toHaveProperty('checked', false)
})

it('compares today with yesterday until the same time, pages with all of it, and yesterday with the day before', async () => {
  answerWith(({ sent }) =>
    sent.days === '7'
      ? FIGURES
      : {
          ...FIGURES,
          previous: { views: 5, income: 20_00 },
          series: { views: [{ day: '2026-01-03', count: 8 }], income: [{ day: '2026-01-03', count: 87_50 }] },
        },
  )
  const router = await renderPage('dashboard', <Dashboard />)
  await userEvent.click(await screen.findByText('今天'))
  const income = await screen.findByText('昨天此时 ¥20.00')
  expect(income.closest('li')!.textContent).toBe('订单实收¥87.50昨天此时 ¥20.00')
  expect(screen.getByText('昨天全天 5 次').closest('li')!.textContent).toContain('页面浏览8 次')
  expect(screen.getByText('今天新增 12，昨天此时 9')).toBeTruthy()
  expect(screen.queryByRole('img', { name: /页面浏览/ })).toBeNull()
  expect(router.state.location.search).toBe('?days=today')
  await userEvent.click(screen.getByText('昨天'))
  expect(await screen.findByText('前天 ¥20.00')).toBeTruthy()
  expect(screen.getByText('昨天新增 12，前天 9')).toBeTruthy()
})

it('says once how many members came in a day, by the card of all members where the other is hidden', async () => {
  const members = { key: 'member', title: '会员', value: 120, added: 3, previous: 1, path: 'user/user' }
  const series = { ...FIGURES.series, members: [{ day: '2026-01-03', count: 3 }] }
  const figures = { ...FIGURES, cards: [members], series, previous: { ...FIGURES.previous, members: 1 } }
  answerWith(() => figures)
  await renderPage('dashboard', <Dashboard />, { address: '?days=today' })
  expect((await screen.findByText('昨天此时 1 人')).closest('li')!.textContent).toContain('新会员3 人')
  expect(screen.getByRole('link', { name: /会员/ }).textContent).toBe('会员120')
  cleanup()
  answerWith(() => ({ ...figures, layout: { order: [], hidden: ['members'] } }))
  await renderPage('dashboard', <Dashboard />, { address: '?days=today' })
  expect((await screen.findByRole('link', { name: /会员/ })).textContent).toBe('会员120今天新增 3，昨天此时 1')
})

it('offers to try again when the figures do not come', async () => {
  answerWith(() => {
    throw refusal('服务暂时不可用')
  })
  await renderPage('dashboard', <Dashboard />)
  await screen.findByText('服务暂时不可用')
  answerWith(() => FIGURES)
  await userEvent.click(screen.getByRole('button', { name: '重试' }))
  expect(await screen.findByRole('link', { name: /课程/ })).toBeTruthy()
})

it('has no frames for what this administrator may not see', async () => {
  answerWith(() => ({
    remark: '',
    layout: { order: [], hidden: [] },
    cards: [],
    waiting: [],
    previous: { views: 0 },
    series: { views: FIGURES.series.views },
  }))
  await renderPage('dashboard', <Dashboard />)
  expect(await screen.findAllByRole('figure')).toHaveLength(1)
  expect(screen.queryByRole('heading', { name: '系统' })).toBeNull()
  expect(screen.queryByRole('list', { name: '数字' })).toBeNull()
})

it('leads to what waits and to what was just worked on; that nothing waits is said', async () => {
  answerWith(() => FIGURES)
  await renderPage('dashboard', <Dashboard />)
  const waiting = await screen.findByRole('link', { name: '3 待审核的作品' })
  expect(waiting.getAttribute('href')).toBe('/admin/cases?state=pending')
  expect(screen.getByRole('link', { name: '故事' }).getAttribute('href')).toBe('/admin/tag?open=4')
  expect(screen.queryByRole('link', { name: '旧标签' })).toBeNull()
  expect(screen.getByText('旧标签')).toBeTruthy()
  cleanup()
  answerWith(() => ({ ...FIGURES, waiting: [], recent: [] }))
  await renderPage('dashboard', <Dashboard />)
  expect(await screen.findByText('现在没有等你处理的事。')).toBeTruthy()
  expect(screen.getByText('还没有人改过内容。改过的记录会列在这里。')).toBeTruthy()
})

it('tells on a site without a course how to begin, of that what the reader may do', async () => {
  answerWith(() => ({ ...FIGURES, waiting: [], isNew: true }))
  await renderPage('dashboard', <Dashboard />)
  // Whoever may do none of it is told as ever.
  expect(await screen.findByText('现在没有等你处理的事。')).toBeTruthy()
  const rights = new Map([['/admin/course', new Set(['/admin/course/add'])]])
  act(() => useNavTabs.setState({ authNode: rights }))
  const steps = within(screen.getByRole('navigation', { name: '新网站，从这里开始' }))
  expect(steps.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/admin/course'])
  expect(screen.queryByText('现在没有等你处理的事。')).toBeNull()
})

const headings = () => screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent ?? '')

it('shows the cards in one’s own order, new ones where they stand by default, hidden ones not at all', async () => {
  const layout = {
    order: ['system', 'waiting', 'gone', 'views', 'count:course'],
    hidden: ['recent', 'gone', 'count:tag'],
  }
  answerWith(() => ({ ...FIGURES, layout }))
  await renderPage('dashboard', <Dashboard />)
  await screen.findByRole('heading', { name: '系统' })
  // Sign-ins and changes came later: behind what they follow by default.
  expect(headings()).toEqual(['系统', '等你处理', '页面浏览', '登录次数', '内容改动'])
  expect(screen.getByRole('link', { name: /课程/ })).toBeTruthy()
  expect(screen.queryByText('标签')).toBeNull()
})

it('keeps on the server which cards are hidden, and in which order they stand; everything can be taken back', async () => {
  answerWith(() => FIGURES)
  await renderPage('dashboard', <Dashboard />)
  await userEvent.click(await screen.findByRole('button', { name: '排列卡片' }))
  const panel = within(await screen.findByRole('dialog', { name: '排列卡片' }))
  await userEvent.click(await panel.findByRole('checkbox', { name: '等你处理' }))
  await waitFor(() => expect(calls.at(-1)?.sent).toEqual({ order: [], hidden: ['waiting'] }))
  expect(headings()).not.toContain('等你处理')

  await userEvent.click(panel.getByRole('button', { name: '上移：系统' }))
  await waitFor(() => expect(headings().slice(-2)).toEqual(['系统', '最近的改动']))
  expect(panel.getByText('系统移到第 7 位')).toBeTruthy()
  expect(calls.at(-1)?.sent).toMatchObject({ hidden: ['waiting'] })

  await userEvent.click(panel.getByRole('button', { name: '恢复默认' }))
  await waitFor(() => expect(calls.at(-1)?.sent).toEqual({ order: [], hidden: [] }))
  expect(headings()).toContain('等你处理')
})

it('puts a card back where the server did not take the change', async () => {
  answerWith(({ method }) => {
    if (method === 'POST') throw refusal('服务暂时不可用')
    return FIGURES
  })
  await renderPage('dashboard', <Dashboard />)
  await userEvent.click(await screen.findByRole('button', { name: '排列卡片' }))
  await userEvent.click(await screen.findByRole('checkbox', { name: '等你处理' }))
  await waitFor(() => expect(calls.filter(({ method }) => method === 'GET')).toHaveLength(2))
  expect(await screen.findByRole('heading', { name: '等你处理' })).toBeTruthy()
})

it('says how hidden cards come back where none is left', async () => {
  const layout = {
    order: [],
    hidden: ['waiting', 'views', 'signIns', 'changes', 'recent', 'system', 'count:course', 'count:tag'],
  }
  answerWith(() => ({ ...FIGURES, layout }))
  await renderPage('dashboard', <Dashboard />)
  expect(await screen.findByText(/卡片都隐藏了/)).toBeTruthy()
})
