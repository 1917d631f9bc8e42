import { fieldErrors } from '@tutu/contract/core/client-error'
import { memberApi } from '../../lib/member/api.ts'

/** Takes the place of the form when it has arrived; a refusal stands below it, what is wrong with the note below that. */
export function startReport(): void {
  const form = document.querySelector<HTMLFormElement>('[data-report]')
  const status = document.querySelector<HTMLElement>('[data-report-status]')
  const work = document.querySelector<HTMLElement>('[data-work]')?.dataset.work
  if (!form || !status) return
  const words = form.querySelector('textarea')!
  const problem = form.querySelector<HTMLElement>('[data-report-problem]')!
  const tellOfNote = (wrong: string): void => {
    problem.textContent = wrong
    problem.hidden = wrong === ''
    words.setAttribute('aria-invalid', String(wrong !== ''))
    if (wrong) words.focus()
  }

  /** Stands below the form, on a phone below the window. */
  const tell = (text: string): void => {
    status.textContent = text
    status.focus()
  }

  let isSending = false
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    if (isSending) return
    isSending = true
    tellOfNote('')
    status.textContent = ''
    const { kind, note } = Object.fromEntries(new FormData(form))
    const sent = memberApi
      .post('/api/workReport/add', { cases_id: Number(work), kind, note }, { showError: false })
      .then(
        () => {
          form.hidden = true
          tell(form.dataset.done ?? '')
        },
        (error: unknown) => {
          const { note: wrong } = fieldErrors(error)
          if (wrong) tellOfNote(wrong)
          else tell(error instanceof Error ? error.message : (form.dataset.failed ?? ''))
        },
      )
    void sent.finally(() => (isSending = false))
  })
}
