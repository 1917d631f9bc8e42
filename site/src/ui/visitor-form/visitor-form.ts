import { type Answer, caller } from './calls.ts'

type Options<T> = {
  /** Sends what was filled in, with the captcha under that id. */
  send: (values: Record<string, FormDataEntryValue>, captchaId: string) => Promise<Answer<T>>
  onDone: (data: T) => void
  /** Before it is said what is wrong: what the form offers may have changed. */
  onRefused?: (errors: Readonly<Record<string, string>>) => Promise<void>
}

/**
 * A form of visitors, with a captcha: the picture, or for who cannot read it a sum. What is wrong is said beside each field; what was
 * written stays.
 */
export function startVisitorForm<T>(form: HTMLFormElement, { send, onDone, onRefused }: Options<T>): void {
  const find = <E extends HTMLElement>(name: string) => form.querySelector<E>(`[${name}]`)!
  const picture = find<HTMLImageElement>('data-captcha-picture')
  const question = find('data-captcha-question')
  const problem = find('data-problem')
  const button = form.querySelector<HTMLButtonElement>('[type="submit"]')!
  const captcha = form.querySelector<HTMLInputElement>('[name="captcha"]')!
  const { get } = caller(form.dataset['language'] ?? 'zh-cn')
  let isSum = false
  let id = ''

  find('data-captcha-new').addEventListener('click', () => void ask())
  find('data-captcha-sum').addEventListener('click', () => {
    isSum = true
    void ask()
    captcha.focus()
  })
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    void submit()
  })
  void ask()

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
      const { data } = await get<{ question: string }>(`/api/common/captcha?type=text&id=${id}`)
      question.textContent = data!.question
    } catch {
      tell(navigator.onLine ? 'broken' : 'offline')
    }
  }

  async function submit(): Promise<void> {
    if (button.disabled) return
    button.disabled = true
    problem.hidden = true
    showErrors({})
    try {
      const values = Object.fromEntries([...new FormData(form)].filter(([, value]) => value !== ''))
      const { code, msg, data } = await send(values, id)
      if (code === 1) return onDone(data!)
      // Whatever it said, the captcha is used up.
      await Promise.all([ask(), onRefused?.(data?.errors ?? {})])
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
    for (const field of form.querySelectorAll<HTMLElement>('[data-field]')) {
      const error = errors[field.dataset['field']!] ?? ''
      field.querySelector('[data-error]')!.textContent = error
      for (const input of field.querySelectorAll('input, select, textarea'))
        input.setAttribute('aria-invalid', String(error !== ''))
    }
    form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }
}
