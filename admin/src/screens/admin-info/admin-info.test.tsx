import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useEffect } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { answerWith, type Call, calls, refusal } from '../../resource/testing/fake-api.ts'
import { renderPage } from '../../resource/testing/render-screen.tsx'
import { useAdminInfo } from '../../stores/admin-info.ts'
import { AdminInfo } from './admin-info.tsx'

vi.mock('../../lib/api.ts', () => import('../../resource/testing/fake-api.ts'))

const INFO = {
  id: 7,
  username: 'ming',
  nickname: '小明',
  avatar: '/static/images/avatar.png',
  email: '',
  mobile: '',
  motto: '',
  lastlogintime_seconds: 1_700_000_000,
  lastloginip: '10.0.0.9',
}
const session = (id: number, current: boolean) => ({
  id,
  ip: `10.0.0.${id}`,
  useragent: 'Mozilla/5.0 (Windows NT 10.0) Chrome/140.0 Safari/537.36',
  createtime: 1_700_000_000,
  lastseentime: 1_700_000_500,
  keep: !current,
  current,
})

const answer = ({ path, method }: Call): unknown => {
  if (path.endsWith('/sessions')) return { list: [session(1, true), session(2, false), session(3, false)] }
  return method === 'GET' ? { info: INFO } : null
}
const sent = (method: string) => calls.filter((call) => call.method === method).map((call) => call.sent)
const open = () => renderPage('routine/adminInfo', <AdminInfo />, { actions: ['index', 'edit'] })

beforeEach(() => answerWith(answer))

it('saves what was changed of one’s profile and shows it in the shell', async () => {
  await open()
  const nickname = await screen.findByRole('textbox', { name: '昵称' })
  await userEvent.clear(nickname)
  await userEvent.type(nickname, '明明')
  answerWith((call) => (call.path.endsWith('/index') ? { info: { ...INFO, nickname: '明明' } } : answer(call)))
  await userEvent.click(screen.getByRole('button', { name: '保存' }))
  await waitFor(() => expect(sent('POST')).toEqual([{ id: 7, nickname: '明明' }]))
  await waitFor(() => expect(useAdminInfo.getState().nickname).toBe('明明'))
})

it('who has no picture is shown by a letter', async () => {
  answerWith((call) => (call.path.endsWith('/index') ? { info: { ...INFO, avatar: '' } } : answer(call)))
  await open()
  await screen.findByRole('textbox', { name: '昵称' })
  await waitFor(() => expect(document.querySelector('.info-head .portrait')?.getAttribute('data-letter')).toBe('小'))
  expect(document.querySelector('.info-head img')).toBeNull()
})

it('keeps what was typed when the language of the interface changes', async () => {
  const held: { client?: QueryClient } = {}
  const Client = () => {
    const client = useQueryClient()
    useEffect(() => {
      held.client = client
    }, [client])
    return <AdminInfo />
  }
  await renderPage('routine/adminInfo', <Client />, { actions: ['index', 'edit'] })
  await userEvent.type(await screen.findByRole('textbox', { name: '手机' }), '138')
  const reads = () => calls.filter(({ path }) => path.endsWith('routine.adminInfo/index')).length
  const before = reads()
  await held.client!.invalidateQueries()
  await waitFor(() => expect(reads()).toBeGreaterThan(before))
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: '手机' }).value).toBe('138')
})

it('changes the password only with the old one and the new one twice', async () => {
  await open()
  const type = async (label: string, value: string) => userEvent.type(screen.getByLabelText(label), value)
  await type('当前密码', 'wrong-one')
  await type('新密码', 'new-1234')
  await type('再输一次新密码', 'new-12345')
  await userEvent.click(screen.getByRole('button', { name: '修改密码' }))
  expect(await screen.findByText('两次输入的新密码不一样')).toBeTruthy()
  expect(sent('POST')).toEqual([])

  answerWith((call) => {
    if (call.method !== 'POST') return answer(call)
    throw refusal('有 1 项需要修改', { errors: { oldPassword: '当前密码不正确' } })
  })
  await userEvent.clear(screen.getByLabelText('再输一次新密码'))
  await type('再输一次新密码', 'new-1234')
  await userEvent.click(screen.getByRole('button', { name: '修改密码' }))
  expect(await screen.findByText('当前密码不正确')).toBeTruthy()
  expect(sent('POST')).toEqual([{ oldPassword: 'wrong-one', password: 'new-1234' }])
  expect(document.activeElement).toBe(screen.getByLabelText('当前密码'))
})

it('ends one session, or all others, but never offers to end this one', async () => {
  await open()
  const one = await screen.findByRole('button', { name: '退出：Chrome · Windows 10.0.0.2' })
  expect(screen.queryByRole('button', { name: /10\.0\.0\.1$/ })).toBeNull()
  await userEvent.click(one)
  await userEvent.click(within(await screen.findByRole('tooltip')).getByRole('button', { name: '退出' }))
  await waitFor(() => expect(sent('DELETE')).toEqual([{ ids: [2] }]))
  await userEvent.click(screen.getByRole('button', { name: '退出其他所有设备' }))
  await userEvent.click((await screen.findAllByRole('button', { name: '退出其他所有设备' })).at(-1)!)
  await waitFor(() => expect(sent('DELETE').at(-1)).toEqual({ ids: [2, 3] }))
})
