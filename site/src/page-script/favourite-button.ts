import type * as Members from '../ui/favourite/members.ts'

/** On pages that can be kept: what talks to the server comes for whoever is signed in, and else with the first press, which waits for it. */
export function startFavouriteButton(): void {
  const place = document.querySelector<HTMLButtonElement>('[data-favourite]')
  if (!place) return
  let started: Promise<() => void> | undefined
  const start = (): Promise<() => void> => {
    started ??= (import(/* @vite-ignore */ place.dataset.members ?? '') as Promise<typeof Members>).then(
      ({ startFavourite }) => startFavourite(place),
    )
    // Without a network the next press tries again.
    started.catch(() => (started = undefined))
    return started
  }
  if (document.documentElement.dataset.member !== undefined) void start().catch(() => undefined)
  const note = place.nextElementSibling as HTMLElement
  place.addEventListener('click', () => {
    note.textContent = ''
    start().then(
      (press) => press(),
      () => (note.textContent = note.dataset.failed ?? ''),
    )
  })
}
