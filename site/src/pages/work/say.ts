import { goToLogin, memberApi } from '../../lib/member/api.ts'
import { isSignedIn, memberSession } from '../../lib/member/session.ts'

/** What fails is said here. */
const QUIET = { showError: false }

type Said = { id: number; kind: string }

/** What members say to the work: one press says it, another takes it back. Whoever is nobody yet is led to sign in first. */
export function startResponses(): void {
  const panel = document.querySelector<HTMLElement>('[data-responses]')
  const work = document.querySelector<HTMLElement>('[data-work]')?.dataset.work
  if (!panel || !work) return
  const status = panel.querySelector<HTMLElement>('[data-said-status]')
  const buttons = [...panel.querySelectorAll<HTMLButtonElement>('[data-say]')]
  const said = new Map<string, number>()
  const isMember = isSignedIn(memberSession.read())

  const show = (button: HTMLButtonElement, by = 0): void => {
    const kind = button.dataset.say ?? ''
    button.setAttribute('aria-pressed', String(said.has(kind)))
    const count = button.querySelector<HTMLElement>('[data-count]')
    if (count && by !== 0) count.textContent = String(Number(count.textContent) + by || '')
  }

  const press = async (button: HTMLButtonElement): Promise<void> => {
    if (!isMember) return goToLogin()
    const kind = button.dataset.say ?? ''
    const id = said.get(kind)
    // Switched off, it would lose the keyboard.
    if (button.ariaDisabled === 'true') return
    button.ariaDisabled = 'true'
    try {
      if (id === undefined) {
        const { data } = await memberApi.post<{ id: number }>(
          '/api/reaction/add',
          { cases_id: Number(work), kind },
          QUIET,
        )
        said.set(kind, data.id)
        show(button, 1)
      } else {
        await memberApi.del('/api/reaction/del', { ids: [id] }, QUIET)
        said.delete(kind)
        show(button, -1)
      }
      if (status) status.textContent = kind === 'like' && said.has(kind) ? (panel.dataset.kept ?? '') : ''
      // What is said stands at the window's lower edge, where the button may be itself.
      if (status?.textContent) button.scrollIntoView({ block: 'nearest' })
    } catch (error) {
      if (status) status.textContent = error instanceof Error ? error.message : (panel.dataset.failed ?? '')
    } finally {
      button.ariaDisabled = null
    }
  }
  for (const button of buttons) button.addEventListener('click', () => void press(button))

  const note = panel.querySelector<HTMLElement>('[data-sign-in]')
  if (note) note.hidden = isMember
  if (isMember) void readOwn()

  async function readOwn(): Promise<void> {
    const search = [{ field: 'cases_id', operator: '=', val: work }]
    const { list } = await memberApi.get<{ list: Said[] }>('/api/reaction/mine', { search, limit: 20 }, QUIET)
    for (const { id, kind } of list) said.set(kind, id)
    for (const button of buttons) show(button)
  }
}
