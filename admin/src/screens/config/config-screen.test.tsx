import { settingType } from '@tutu/contract/settings/own-types'
import { SECRET_SET, type SettingField } from '@tutu/contract/settings/setting'
import type { SettingAnswer, SettingsAnswer, SettingsTab } from '@tutu/contract/api/routine-config'
import { SETTINGS_GROUPS } from '@tutu/contract/settings/index'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { answerWith, type Call, calls, refusal } from '../../resource/testing/fake-api.ts'
import { renderPage } from '../../resource/testing/render-screen.tsx'
import { useAdminInfo } from '../../stores/admin-info.ts'
import { ConfigScreen } from './config-screen.tsx'

vi.mock('../../lib/api.ts', () => import('../../resource/testing/fake-api.ts'))

const EVERYTHING = ['index', 'add', 'edit', 'del', 'sendTestMail']
let saved: Record<string, unknown>
let version: number
let post: (call: Call) => unknown

function setting(group: string, name: string, field: SettingField, more: Partial<SettingAnswer> = {}): SettingAnswer {
  const value = saved[name] ?? field.default ?? ''
  const texts = 'localized' in field && field.localized ? { value_i18n: value as SettingAnswer['value_i18n'] } : {}
  const common = {
    tip: '',
    type: settingType(field),
    content: null,
    rule: '',
    extend: '',
    weigh: 0,
    version: 0,
    setBy: '',
  }
  const own = { id: 1, allow_del: 0, isUnreadable: false } as const
  return { ...common, ...own, name, group, title: field.label['zh-cn'], field, value, ...texts, ...more }
}

function tab(name: 'mail' | 'upload' | 'sms' | 'storage' | 'payment', own: SettingAnswer[] = []): SettingsTab {
  const { title, fields, ...group } = SETTINGS_GROUPS[name]
  const tries = 'tries' in group ? { tries: group.tries } : {}
  const groups = 'groups' in group ? { groups: group.groups } : {}
  const list = Object.entries(fields).map(([one, field]) =>
    setting(name, one, field, one === 'sms_driver' ? { setBy: 'SMS_DRIVER', value: 'aliyun' } : {}),
  )
  return { name, title: title['zh-cn'], hint: '', ...groups, ...tries, version, list: [...list, ...own] }
}

function settings(): SettingsAnswer {
  const wechat: SettingField = { kind: 'text', label: { 'zh-cn': '公众号', en: 'WeChat' } }
  const own = setting('sms', 'wechat_id', wechat, { id: 99, allow_del: 1 })
  const list = { mail: tab('mail'), upload: tab('upload'), sms: tab('sms', [own]) }
  return { list, remark: '', configGroup: {}, quickEntrance: [{ key: '发件箱', value: '/admin/message' }] }
}

const posted = () => calls.filter(({ method }) => method === 'POST')
const open = (address = '', actions = EVERYTHING) =>
  renderPage('routine/config', <ConfigScreen />, { address, actions })
const shown = () => within(screen.getByRole('tabpanel', { hidden: false }))
const box = (name: string) => screen.findByRole('textbox', { name })

beforeEach(() => {
  version = 7
  saved = {
    smtp_server: 'mail.example.com',
    smtp_user: 'a@example.com',
    smtp_pass: SECRET_SET,
    smtp_sender_name: { 'zh-cn': '图图', en: 'Tutu' },
  }
  post = () => null
  answerWith((call) => (call.method === 'GET' ? settings() : post(call)))
})

it('opens the tab the address names, and names the one that is chosen', async () => {
  const router = await open('?tab=sms')
  expect((await screen.findByRole('tab', { name: '短信' })).getAttribute('aria-selected')).toBe('true')
  await userEvent.click(screen.getByRole('tab', { name: '上传' }))
  expect(router.state.location.search).toBe('?tab=upload')
  expect(screen.getByRole('link', { name: '发件箱' }).getAttribute('href')).toBe('/admin/message')
})

it('posts what was changed, with the version, on Enter and on Ctrl+S, and begins anew with what is stored', async () => {
  await open()
  const server = await box('SMTP 服务器')
  await userEvent.clear(server)
  post = () => {
    version = 8
    saved.smtp_server = 'smtp.example.com'
    return null
  }
  await userEvent.type(server, 'smtp.example.com{Enter}')
  await waitFor(() => expect(posted()[0]?.sent).toEqual({ id: 0, version: 7, smtp_server: 'smtp.example.com' }))
  await waitFor(() => expect(document.activeElement).toBe(shown().getByRole('button', { name: '保存' })))
  await userEvent.type(await box('用户名'), 'x')
  expect(screen.getByText('有未保存的修改')).toBeTruthy()
  await userEvent.keyboard('{Control>}s{/Control}')
  await waitFor(() => expect(posted()[1]?.sent).toEqual({ id: 0, version: 8, smtp_user: 'a@example.comx' }))
})

it('keeps what was typed on a tab while another one is looked at, and says where it is', async () => {
  await open()
  await userEvent.type(await box('用户名'), 'x')
  await userEvent.click(screen.getByRole('tab', { name: '上传' }))
  await userEvent.click(screen.getByRole('tab', { name: '邮件' }))
  expect(screen.getByTitle('邮件（有未保存的修改）')).toBeTruthy()
  expect(((await box('用户名')) as HTMLInputElement).value).toBe('a@example.comx')
})

it('never shows a secret: it stays, is replaced or removed', async () => {
  await open()
  await userEvent.click(await screen.findByRole('button', { name: '更换 密码' }))
  const password = screen.getByLabelText('密码')
  expect(document.activeElement).toBe(password)
  // Nothing entered is nothing changed.
  await userEvent.type(password, 'x{Backspace}{Enter}')
  expect(posted()).toEqual([])
  await userEvent.click(await screen.findByRole('button', { name: '更换 密码' }))
  await userEvent.type(screen.getByLabelText('密码'), 'new-secret{Enter}')
  await waitFor(() => expect(posted()[0]?.sent).toEqual({ id: 0, version: 7, smtp_pass: 'new-secret' }))
  await userEvent.click(await screen.findByRole('button', { name: '清除 密码' }))
  expect(screen.getByText('保存后清除')).toBeTruthy()
  await userEvent.click(shown().getByRole('button', { name: '保存' }))
  await waitFor(() => expect(posted()[1]?.sent).toEqual({ id: 0, version: 7, smtp_pass: null }))
})

it('leads to what the server refused', async () => {
  post = () => {
    throw refusal('有 1 项需要修改', { errors: { smtp_pass: '服务器地址变了，请重新填写密码' } })
  }
  await open()
  await userEvent.type(await box('SMTP 服务器'), '.cn{Enter}')
  expect(await screen.findByText('服务器地址变了，请重新填写密码')).toBeTruthy()
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: '更换 密码' })))
})

it('offers to reload a tab that somebody else has saved, without showing a typed secret', async () => {
  post = () => {
    throw refusal('刚被别人修改过', { changed: true })
  }
  await open()
  await userEvent.click(await screen.findByRole('button', { name: '更换 密码' }))
  await userEvent.type(screen.getByLabelText('密码'), 'my-secret{Enter}')
  saved.smtp_user = 'theirs@example.com'
  await userEvent.click(await screen.findByRole('button', { name: '重新载入' }))
  await waitFor(async () => expect(((await box('用户名')) as HTMLInputElement).value).toBe('theirs@example.com'))
  expect(document.body.textContent).not.toContain('my-secret')
})

it('explains what the environment fixes, and does not let it be changed', async () => {
  await open('?tab=sms')
  expect(await screen.findByText(/由环境变量 SMS_DRIVER 设置/)).toBeTruthy()
  expect(screen.getByRole('combobox', { name: '短信由谁发送' }).hasAttribute('disabled')).toBe(true)
})

it('takes sizes in units that people use', async () => {
  await open('?tab=upload')
  const [size] = await screen.findAllByRole('spinbutton', { name: '单个文件最大' })
  expect((size as HTMLInputElement).value).toBe('10')
  await userEvent.clear(size!)
  await userEvent.type(size!, '2.5{Enter}')
  await waitFor(() => expect(posted()[0]?.sent).toEqual({ id: 0, version: 7, upload_maxsize: 2.5 * 1024 * 1024 }))
})

it('sends a test mail with what is entered and tells what came of it', async () => {
  post = () => {
    throw refusal('用户名或密码不对')
  }
  await open()
  await userEvent.type(await box('用户名'), '.cn')
  const to = await box('收件邮箱')
  await userEvent.clear(to)
  await userEvent.type(to, 'me@example.com{Enter}')
  expect(await screen.findByText('没有发出去')).toBeTruthy()
  expect(screen.getByText('用户名或密码不对')).toBeTruthy()
  expect(posted()).toHaveLength(1)
  expect(posted()[0]).toMatchObject({
    path: '/admin/routine.config/sendTestMail',
    sent: { smtp_user: 'a@example.com.cn', smtp_pass: SECRET_SET, testMail: 'me@example.com' },
  })
})

it('tries a store with what is entered, and says beside what what is wrong', async () => {
  post = () => {
    throw refusal('请检查', { errors: { oss_region: '请填写地域' } })
  }
  answerWith((call) => (call.method === 'GET' ? { ...settings(), list: { storage: tab('storage') } } : post(call)))
  await open('?tab=storage')
  await userEvent.type(await box('AccessKey ID'), 'LTAI-key')
  await userEvent.click(screen.getByRole('button', { name: '试一试' }))
  expect(await screen.findByText('地域: 请填写地域')).toBeTruthy()
  expect(posted()[0]).toMatchObject({ path: '/admin/routine.config/tryStorage', sent: { oss_access_key: 'LTAI-key' } })
})

it('sends a short message to a number that is typed, without saving what is around it', async () => {
  await open('?tab=sms')
  await userEvent.type(await screen.findByRole('textbox', { name: '手机号' }), '13800001234{Enter}')
  expect(await screen.findByText('发送成功')).toBeTruthy()
  expect(posted()).toHaveLength(1)
  expect(posted()[0]).toMatchObject({
    path: '/admin/routine.config/sendTestMessage',
    sent: { testMobile: '13800001234', testMessage: 'user_mobile_verify' },
  })
})

it('tries a way to be paid that has something filled in, and tells what the provider says', async () => {
  saved = { ...saved, wechat_mch_id: '1900000001' }
  answerWith((call) => {
    if (call.method === 'GET') return { ...settings(), list: { payment: tab('payment') } }
    throw refusal('收款方没有答应：SIGN_ERROR 签名错误')
  })
  await open()
  await userEvent.click(await screen.findByRole('button', { name: '微信支付' }))
  expect(await screen.findByText('收款方没有答应：SIGN_ERROR 签名错误')).toBeTruthy()
  expect(posted()[0]).toMatchObject({ path: '/admin/routine.config/testPayment', sent: { way: 'wechat' } })
  expect(screen.queryByRole('button', { name: '支付宝' })).toBeNull()
})

it('adds a setting to the tab in sight, and deletes it after asking', async () => {
  await open('?tab=sms')
  await userEvent.click(await screen.findByRole('button', { name: /添加设置/ }))
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.type(await dialog.findByRole('textbox', { name: '变量名' }), 'robot_id')
  await userEvent.type(dialog.getByRole('textbox', { name: /显示名称/ }), '机器人')
  await userEvent.click(dialog.getByRole('button', { name: '添加设置' }))
  await waitFor(() =>
    expect(posted()[0]).toMatchObject({
      path: '/admin/routine.config/add',
      sent: { group: 'sms', name: 'robot_id', type: 'string', title_i18n: { 'zh-cn': '机器人', en: null } },
    }),
  )
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await userEvent.click(screen.getByRole('button', { name: '删除“公众号”' }))
  await userEvent.click(await screen.findByRole('button', { name: '删除' }))
  await waitFor(() => expect(calls.find(({ method }) => method === 'DELETE')?.sent).toEqual({ ids: [99] }))
})

it('shows a region and a picture of one’s own, and sends the region as the text it was entered as', async () => {
  const both = { 'zh-cn': '校区', en: 'Campus' }
  const campus = setting('sms', 'campus', { kind: 'text', label: both }, { type: 'city', value: ['浙江省', '杭州市'] })
  const badge = { 'zh-cn': '校徽', en: 'Badge' }
  const picture = setting('sms', 'badge', { kind: 'image', label: badge }, { value: '/storage/sample/rabbit.png' })
  answerWith((call) => (call.method === 'GET' ? { ...settings(), list: { sms: tab('sms', [campus, picture]) } } : null))
  await open('?tab=sms')
  const region = await box('校区')
  expect(region).toHaveProperty('value', '浙江省,杭州市')
  expect(await screen.findByRole('group', { name: '校徽' })).toBeTruthy()
  await userEvent.type(region, ',西湖区{Enter}')
  await waitFor(() => expect(posted()[0]?.sent).toMatchObject({ campus: '浙江省,杭州市,西湖区' }))
  expect(posted()[0]?.sent).not.toHaveProperty('badge')
})

it('shows settings to whoever may only look, without a way to change them', async () => {
  await open('', ['index'])
  expect((await box('SMTP 服务器')).hasAttribute('disabled')).toBe(true)
  for (const name of ['保存', '发送', /添加设置/]) expect(screen.queryByRole('button', { name })).toBeNull()
})

it('shows where files go to everybody, and lets super administrators alone change it', async () => {
  answerWith(() => ({ ...settings(), list: { storage: tab('storage') } }))
  await open()
  const address = await box('文件访问地址')
  expect(address).toHaveProperty('disabled', true)
  expect(screen.getAllByText(/只有超级管理员能改/).length).toBeGreaterThan(0)
  act(() => useAdminInfo.setState({ super: true }))
  expect(await box('文件访问地址')).toHaveProperty('disabled', false)
  act(() => useAdminInfo.setState({ super: false }))
})

it('opens the setting that a link leads to, with the focus in it, once', async () => {
  const router = await open('?tab=mail&setting=smtp_user')
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: '用户名' })))
  expect(router.state.location.search).toBe('?tab=mail')
})
