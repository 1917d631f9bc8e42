import { caller, chosenTime, showTimes } from './calls.ts'

/** The form that asks for a trial lesson. Where it was sent the page of the booking follows. */
export function startForm(form: HTMLFormElement): void {
  const find = <E extends HTMLElement>(name: string) => form.querySelector<E>(`[${name}]`)!
  const picture = find<HTMLImageElement>('data-captcha-picture')
  const question = find('data-captcha-question')
  const problem = find('data-problem')
  const button = form.querySelector<HTMLButtonElement>('[type="submit"]')!
  const captcha = form.querySelector<HTMLInputElement>('[name="captcha"]')!
  const course = form.querySelector<HTMLSelectElement>('[name="course"]')!
  const calls = caller(form.dataset['language'] ?? 'zh-cn')
  let isSum = false
  let id = ''

  // Who comes from a course need not look for it.
  const [, from] = /^#course=(\d{1,9})$/.exec(location.hash) ?? []
  if (from && course.value === '' && course.querySelector(`option[value="${from}"]`)) course.value = from
  const times = () => showTimes(find('data-field="time"'), find('data-wish'), calls, { course: course.value })
  course.addEventListener('change', () => void times())
  form.addEventListener('change', ({ target }) => {
    if ((target as HTMLInputElement).name === 'time') find('data-wish').hidden = chosenTime(form) !== undefined
  })
  find('data-captcha-new').addEventListener('click', () => void ask())
  find('data-captcha-sum').addEventListener('click', () => {
    isSum = true
    void ask()
    captcha.focus()
  })
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    void send()
  })
  void times()
  void ask()

  /** A new captcha: the picture, or for who cannot read it a sum. */
  async function ask(): Promise<void> {
    id = [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
    captcha.value = ''
    picture.hidden = isSum
    question.hidden = !isSum
    if (!isSum) {
      picture.src = `/api/common/captcha?server=1&id=${id}`
      return
    }
    try {
      const { data } = await calls.get<{ question: string }>(`/api/common/captcha?type=text&id=${id}`)
      question.textContent = data.question
    } catch {
      tell(navigator.onLine ? 'broken' : 'offline')
    }
  }

  async function send(): Promise<void> {
    if (button.disabled) return
    button.disabled = true
    problem.hidden = true
    showErrors({})
    const { consent, ...values } = Object.fromEntries(
      [...new FormData(form)].filter(([name, value]) => name !== 'time' && value !== ''),
    )
    const time = chosenTime(form)
    try {
      const { code, msg, data } = await calls.post<{ token: string }>('/api/trial/book', {
        name: '',
        age: '',
        ...values,
        ...(time !== undefined && { time, wish: '' }),
        consent: consent === 'on',
        captcha_id: id,
      })
      if (code === 1) {
        // The form is empty when somebody comes back to it.
        form.reset()
        location.assign(`${form.dataset['booking']!}#${data.token}`)
        return
      }
      // Whatever it said, the captcha is used up; and a place may be gone.
      await Promise.all([ask(), times()])
      if (data?.errors) showErrors(data.errors)
      else tell(msg)
    } catch {
      tell(navigator.onLine ? 'broken' : 'offline')
    } finally {
      button.disabled = false
    }
  }

  function tell(what: string): void {
    problem.textContent = problem.dataset[what] ?? what
    problem.hidden = false
  }

  function showErrors(errors: Record<string, string>): void {
    if (errors['wish']) find('data-wish').hidden = false
    for (const field of form.querySelectorAll<HTMLElement>('[data-field]')) {
      const error = errors[field.dataset['field']!] ?? ''
      field.querySelector('[data-error]')!.textContent = error
      for (const input of field.querySelectorAll('input, select, textarea'))
        input.setAttribute('aria-invalid', String(error !== ''))
    }
    form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }
}
