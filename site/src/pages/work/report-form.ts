import { memberApi } from '../../lib/member/api.ts'

/** Takes the place of the form when it has arrived; a refusal stands below it. */
export function startReport(): void {
  const form = document.querySelector<HTMLFormElement>('[data-report]')
  const status = document.querySelector<HTMLElement>('[data-report-status]')
  const work = document.querySelector<HTMLElement>('[data-work]')?.dataset.work
  if (!form || !status) return
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    const { kind, note } = Object.fromEntries(new FormData(form))
    memberApi.post('/api/workReport/add', { cases_id: Number(work), kind, note }, { showError: false }).then(
      () => {
        form.hidden = true
        status.textContent = form.dataset.done ?? ''
        // The button that was pressed is gone.
        status.focus()
      },
      (error: unknown) => (status.textContent = error instanceof Error ? error.message : (form.dataset.failed ?? '')),
    )
  })
}
