// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import type { Answer } from './calls.ts'
import { startVisitorForm } from './visitor-form.ts'

function open(answer: Answer<{ token: string }> | Error) {
  document.body.innerHTML = `
    <form>
      <div data-field="name"><input name="name" value="林妈妈"><p data-error></p></div>
      <div data-field="email"><input name="email"><p data-error></p></div>
      <div data-field="captcha"><input name="captcha" value="x7k2"><p data-error></p></div>
      <img data-captcha-picture><b data-captcha-question></b>
      <button type="button" data-captcha-new></button><button type="button" data-captcha-sum></button>
      <p data-problem data-broken="没有发出去" data-offline="没有网" hidden></p><button type="submit"></button>
    </form>`
  const form = document.querySelector('form')!
  const [captcha, picture] = [form.querySelector<HTMLInputElement>('[name="captcha"]')!, form.querySelector('img')!]
  const send = vi.fn(async () => {
    if (answer instanceof Error) throw answer
    return answer
  })
  const [onDone, onRefused] = [vi.fn(), vi.fn(async () => undefined)]
  startVisitorForm<{ token: string }>(form, { send, onDone, onRefused })
  captcha.value = 'x7k2'
  const first = picture.src
  form.requestSubmit()
  const isOver = () =>
    vi.waitFor(() => expect(form.querySelector<HTMLButtonElement>('[type=submit]')!.disabled).toBe(false))
  return { form, captcha, picture, first, send, onDone, onRefused, isOver }
}

test('what was filled in is sent, and nothing is asked again once it is done', async () => {
  const { send, onDone, onRefused, isOver, picture, first } = open({ code: 1, msg: '', data: { token: 't' } })
  await isOver()
  expect(send).toHaveBeenCalledExactlyOnceWith(
    { name: '林妈妈', captcha: 'x7k2' },
    new URL(first).searchParams.get('id'),
  )
  expect(onDone).toHaveBeenCalledExactlyOnceWith({ token: 't' })
  expect(onRefused).not.toHaveBeenCalled()
  expect(picture.src).toBe(first)
})

test('what is wrong is said beside its field, under another captcha, and what was written stays', async () => {
  const errors = { email: '请填写邮箱' }
  const { form, captcha, picture, first, onRefused, isOver } = open({ code: 0, msg: '', data: { token: '', errors } })
  await isOver()
  const [name, email] = ['name', 'email'].map((one) => form.querySelector<HTMLInputElement>(`[name="${one}"]`)!)
  expect(email!.parentElement!.querySelector('[data-error]')!.textContent).toBe('请填写邮箱')
  expect(document.activeElement).toBe(email)
  expect(name!.getAttribute('aria-invalid')).toBe('false')
  expect(name!.value).toBe('林妈妈')
  expect(captcha.value).toBe('')
  expect(picture.src).not.toBe(first)
  expect(onRefused).toHaveBeenCalledExactlyOnceWith(errors)
})

test('where nothing comes back it is said, and can be sent again', async () => {
  const { form, isOver } = open(new Error('no network'))
  await isOver()
  const problem = form.querySelector<HTMLElement>('[data-problem]')!
  expect(problem.hidden).toBe(false)
  expect(problem.textContent).toBe('没有发出去')
})
