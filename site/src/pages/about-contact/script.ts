// The script of the contact form; no other page fetches it.
import { caller } from '../../ui/visitor-form/calls.ts'
import { startVisitorForm } from '../../ui/visitor-form/visitor-form.ts'

const form = document.querySelector<HTMLFormElement>('[data-contact]')
if (form) startContact(form)

export function startContact(form: HTMLFormElement): void {
  const { post } = caller(form.dataset['language'] ?? 'zh-cn')
  const thanks = document.querySelector<HTMLElement>('[data-thanks]')!
  startVisitorForm<unknown>(form, {
    send: (values, captcha_id) => post('/api/contact/add', { ...values, captcha_id }),
    onDone: () => {
      form.hidden = true
      thanks.hidden = false
      thanks.focus()
    },
  })
  // Who comes from an order says which: its number is written by nobody.
  const [, order] = /^#order=(\d{1,40})$/.exec(location.hash) ?? []
  const content = form.querySelector<HTMLTextAreaElement>('[name="content"]')!
  if (order && content.value === '') {
    content.value = form.dataset['aboutOrder']!.replace('{number}', order)
    content.focus()
  }
}
