// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { startReport } from './report-form.ts'

const FORM = `<main data-work="7"><form data-report>
    <input name="kind" value="unkind" /><textarea name="note">much too long</textarea>
    <p data-report-problem hidden></p><button>Send</button>
  </form><p role="status" tabindex="-1" data-report-status></p></main>`

test('what is wrong with the note is said beside it, in the words of the form and not of the back office', async () => {
  document.body.innerHTML = FORM
  const refused = {
    code: 0,
    msg: 'In their words: At most 200 characters',
    data: { errors: { note: 'At most 200 characters' } },
  }
  const answers = [refused, { code: 1, msg: '', data: { id: 1 } }]
  vi.stubGlobal('fetch', async () => Response.json({ time: 0, ...answers.shift() }))
  startReport()
  const note = document.querySelector('textarea')!
  const problem = document.querySelector<HTMLElement>('[data-report-problem]')!
  const send = () => document.querySelector<HTMLButtonElement>('button')!.click()

  send()
  await vi.waitFor(() => expect(problem.hidden).toBe(false))
  expect(problem.textContent).toBe('At most 200 characters')
  expect(document.activeElement).toBe(note)
  expect(note.getAttribute('aria-invalid')).toBe('true')
  expect(document.querySelector('[role="status"]')!.textContent).toBe('')
  expect(note.value).toBe('much too long')

  send()
  await vi.waitFor(() => expect(document.querySelector('form')!.hidden).toBe(true))
  expect(problem.hidden).toBe(true)
})

test('a refusal below the form is gone to, and what is on its way is not sent once more', async () => {
  document.body.innerHTML = FORM
  const { promise: answer, resolve } = Promise.withResolvers<Response>()
  const sent = vi.fn<() => Promise<Response>>(() => answer)
  vi.stubGlobal('fetch', sent)
  startReport()
  const send = () => document.querySelector<HTMLButtonElement>('button')!.click()
  send()
  send()
  expect(sent).toHaveBeenCalledOnce()
  resolve(Response.json({ time: 0, code: 0, msg: 'You have told us already', data: null }))
  const status = document.querySelector<HTMLElement>('[role="status"]')!
  await vi.waitFor(() => expect(status.textContent).toBe('You have told us already'))
  expect(document.activeElement).toBe(status)

  sent.mockImplementation(async () => Response.json({ time: 0, code: 1, msg: '', data: { id: 1 } }))
  send()
  await vi.waitFor(() => expect(document.querySelector('form')!.hidden).toBe(true))
})
