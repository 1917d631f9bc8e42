import type { FavouriteKind } from '@tutu/contract/api/favourite'
import { goToLogin, memberApi } from '../../lib/member/api.ts'
import { isSignedIn, memberSession } from '../../lib/member/session.ts'

/** Shows whether it is kept, asked once a page; answers what a press does. Whoever is nobody yet is led to sign in, and back. */
export function startFavourite(button: HTMLButtonElement): () => void {
  const of = { kind: button.dataset.favourite as FavouriteKind, id: Number(button.dataset.row) }
  const isMember = isSignedIn(memberSession.read())
  const show = (kept: boolean): void => button.setAttribute('aria-pressed', String(kept))
  const known = isMember
    ? memberApi.call('GET /api/favourite/kept', { query: of }, { showError: false }).then(
        ({ data }) => {
          show(data.kept)
          // One's own is among one's works.
          button.hidden = data.own
        },
        () => undefined,
      )
    : Promise.resolve()

  const press = async (): Promise<void> => {
    if (!isMember) return goToLogin()
    // Switched off, it would lose the keyboard.
    if (button.ariaDisabled === 'true') return
    button.ariaDisabled = 'true'
    try {
      await known
      if (button.hidden) return
      const kept = button.getAttribute('aria-pressed') !== 'true'
      // What is refused the client tells.
      const { data } = await memberApi.call('POST /api/favourite/keep', { body: { ...of, kept } })
      show(data.kept)
    } catch {
      // It stays as it was.
    } finally {
      button.ariaDisabled = null
    }
  }
  return () => void press()
}
