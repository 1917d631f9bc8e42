import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { message } from '@tutu/contract/resources/message'
import { messageTemplate } from '@tutu/contract/resources/message-template'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { answerWith, type Call, calls } from '../resource/testing/fake-api.ts'
import { renderScreen } from '../resource/testing/render-screen.tsx'

vi.mock('../lib/api.ts', () => import('../resource/testing/fake-api.ts'))

const NOW = 1_767_225_600
const common = { version: 1, createtime: NOW, updatetime: NOW }
const messages = ['sent', 'kept', 'queued', 'failed', 'dead', 'unknown'].map((state, index) => ({
  ...common,
  id: index + 1,
  subject: `验证码（${state}）`,
  target: `${state}@example.com`,
  channel: 'mail',
  event: 'user_register',
  language: 'zh-cn',
  body: '……',
  attempts: 1,
  state,
}))
const template = {
  ...common,
  id: 9,
  name: '注册验证码',
  channel: 'mail',
  code: 'user_register',
  subject: '{{code}} 是验证码',
  body: '## {{code}}',
  status: '1',
}
const texts = (word: string) => ({ subject: `${word} 482913`, text: word, html: `<!doctype html><h2>${word}</h2>` })

const answer = ({ path, method }: Call) => {
  if (path === '/admin/message/index') return { list: messages, total: messages.length, remark: '' }
  if (path === '/admin/messageTemplate/index') return { list: [template], total: 1, remark: '' }
  if (path === '/admin/messageTemplate/edit' && method === 'GET') {
    const texts = { name: '注册验证码', subject: '{{code}} 是验证码', body: '## {{code}}' }
    const i18n = Object.entries(texts).map(([name, text]) => [`${name}_i18n`, { 'zh-cn': text, en: '' }])
    return { row: { ...template, ...Object.fromEntries(i18n) } }
  }
  if (path === '/admin/messageTemplate/preview') {
    const placeholders = [{ name: 'code', label: '验证码', required: true }]
    return { channel: 'mail', texts: { 'zh-cn': texts('您好'), en: texts('Hello') }, placeholders }
  }
  return {}
}
beforeEach(() => answerWith(answer))

describe('the outbox', () => {
  it('offers to send again what failed or may not have gone, and asks first', async () => {
    await renderScreen(message, { actions: ['index', 'del', 'resend'] })
    const buttons = await screen.findAllByRole('button', { name: /^重新发送：/ })
    expect(buttons).toHaveLength(3)
    await userEvent.click(screen.getByRole('button', { name: '重新发送：验证码（unknown）' }))
    expect(await screen.findByText(/可能会收到两次/)).toBeTruthy()
    expect(calls.some(({ method }) => method === 'POST')).toBe(false)
    await userEvent.click(screen.getByRole('button', { name: '重新发送' }))
    await waitFor(() => expect(calls.find(({ method }) => method === 'POST')?.sent).toEqual({ id: 6, versions: [1] }))
  })

  it('offers it to nobody without the right', async () => {
    await renderScreen(message, { actions: ['index'] })
    expect(await screen.findAllByRole('button', { name: /^详情：/ })).toHaveLength(messages.length)
    expect(screen.queryByRole('button', { name: /^重新发送：/ })).toBeNull()
  })
})

describe('templates', () => {
  it('are shown in a frame without rights, in either language, and tested in the one shown', async () => {
    await renderScreen(messageTemplate, { actions: ['index', 'edit', 'preview', 'test'] })
    await userEvent.click(await screen.findByRole('button', { name: '预览：注册验证码' }))
    const frame = await screen.findByTitle('邮件的样子')
    expect(frame.getAttribute('sandbox')).toBe('')
    expect(frame.getAttribute('srcdoc')).toContain('您好')
    await userEvent.click(screen.getByText('English'))
    expect(screen.getByTitle('邮件的样子').getAttribute('srcdoc')).toContain('Hello')
    await userEvent.click(screen.getByRole('button', { name: '发送测试给自己' }))
    const sent = calls.find(({ path }) => path.endsWith('/test'))?.sent
    expect(sent).toEqual({ id: 9, language: 'en' })
  })

  it('of mails have a subject to be edited, though the form does not show the channel', async () => {
    await renderScreen(messageTemplate, { actions: ['index', 'edit'] })
    await userEvent.click(await screen.findByRole('button', { name: '编辑：注册验证码' }))
    expect(await screen.findByDisplayValue('{{code}} 是验证码')).toBeTruthy()
  })
})
