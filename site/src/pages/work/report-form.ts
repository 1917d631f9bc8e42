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

  form.addEventListener('submit', (event) => {
    event.preventDefault()
    tellOfNote('')
    status.textContent = ''
    const { kind, note } = Object.fromEntries(new FormData(form))
    memberApi.post('/api/workReport/add', { cases_id: Number(work), kind, note }, { showError: false }).then(
      () => {
        form.hidden = true
        status.textContent = form.dataset.done ?? ''
        // The button that was pressed is gone.
        status.focus()
      },
      (error: unknown) => {
        const { note: wrong } = fieldErrors(error)
        if (wrong) tellOfNote(wrong)
        else status.textContent = error instanceof Error ? error.message : (form.dataset.failed ?? '')
      },
    )
  })
}
