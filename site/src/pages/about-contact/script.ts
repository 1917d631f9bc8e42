// The script of the contact form; no other page fetches it.

type Answer = { code: number; msg: string; data: { errors?: Record<string, string> } | null }
type Captcha = { code: number; data: { question: string } }

const form = document.querySelector<HTMLFormElement>('[data-contact]')
if (form) startContact(form)

export function startContact(form: HTMLFormElement): void {
  const find = <E extends HTMLElement>(name: string) => form.querySelector<E>(`[${name}]`)!
  const picture = find<HTMLImageElement>('data-captcha-picture')
  const question = find('data-captcha-question')
  const problem = find('data-problem')
  const button = form.querySelector<HTMLButtonElement>('[type="submit"]')!
  const captcha = form.querySelector<HTMLInputElement>('[name="captcha"]')!
  const thanks = document.querySelector<HTMLElement>('[data-thanks]')!
  const headers = { 'think-lang': form.dataset['language'] ?? 'zh-cn', server: 'true' }
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
    void send()
  })
  void ask()
  // Who comes from an order says which: its number is written by nobody.
  const [, order] = /^#order=(\d{1,40})$/.exec(location.hash) ?? []
  const content = form.querySelector<HTMLTextAreaElement>('[name="content"]')!
  if (order && content.value === '') {
    content.value = form.dataset['aboutOrder']!.replace('{number}', order)
    content.focus()
  }

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
      const response = await fetch(`/api/common/captcha?type=text&id=${id}`, { headers })
      const { data } = (await response.json()) as Captcha
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
    const values = Object.fromEntries([...new FormData(form)].filter(([, value]) => value !== ''))
    try {
      const response = await fetch('/api/contact/add', {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify({ ...values, captcha_id: id }),
      })
      const { code, msg, data } = (await response.json()) as Answer
      if (code === 1) {
        form.hidden = true
        thanks.hidden = false
        thanks.focus()
        return
      }
      // Whatever it said, the captcha is used up.
      await ask()
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
      field.querySelector('input, textarea')!.setAttribute('aria-invalid', String(error !== ''))
    }
    form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }
}
