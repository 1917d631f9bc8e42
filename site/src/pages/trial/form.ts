import { caller } from '../../ui/visitor-form/calls.ts'
import { startVisitorForm } from '../../ui/visitor-form/visitor-form.ts'
import { chosenTime, showTimes } from './times.ts'

/** The form that asks for a trial lesson. Where it was sent the page of the booking follows. */
export function startForm(form: HTMLFormElement): void {
  const calls = caller(form.dataset['language'] ?? 'zh-cn')
  const wish = form.querySelector<HTMLElement>('[data-wish]')!
  const course = form.querySelector<HTMLSelectElement>('[name="course"]')!

  // Who comes from a course need not look for it.
  const [, from] = /^#course=(\d{1,9})$/.exec(location.hash) ?? []
  if (from && course.value === '' && course.querySelector(`option[value="${from}"]`)) course.value = from
  const times = () =>
    showTimes(form.querySelector<HTMLElement>('[data-field="time"]')!, wish, calls, { course: course.value })
  course.addEventListener('change', () => void times())
  form.addEventListener('change', ({ target }) => {
    if ((target as HTMLInputElement).name === 'time') wish.hidden = chosenTime(form) !== undefined
  })
  void times()

  startVisitorForm<{ token: string }>(form, {
    send: ({ consent, time: _, ...values }, captcha_id) => {
      const time = chosenTime(form)
      return calls.post('/api/trial/book', {
        name: '',
        age: '',
        ...values,
        ...(time !== undefined && { time, wish: '' }),
        consent: consent === 'on',
        captcha_id,
      })
    },
    onDone: ({ token }) => {
      // The form is empty when somebody comes back to it.
      form.reset()
      location.assign(`${form.dataset['booking']!}#${token}`)
    },
    // A place may be gone.
    onRefused: async (errors) => {
      await times()
      if (errors['wish']) wish.hidden = false
    },
  })
}
