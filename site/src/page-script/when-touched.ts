/**
 * Scripts that come only when they are wanted: an element with `data-script` names one, which is fetched when a pointer,
 * a finger or the keyboard reaches the element. A press that comes before it is there is made again once it is; where it
 * cannot be had, links lead where they lead.
 */
export function startWhenTouched(): void {
  for (const place of document.querySelectorAll<HTMLElement>('[data-script]')) watch(place)
}

function watch(place: HTMLElement): void {
  let coming: Promise<void> | undefined
  const come = () => (coming ??= fetchScript(place.dataset['script'] ?? ''))
  const reached = () => void come().catch(() => undefined)
  for (const event of ['pointerover', 'touchstart', 'focusin']) {
    place.addEventListener(event, reached, { once: true, passive: true })
  }

  const early = (event: Event) => {
    const target = (event.target as Element).closest<HTMLElement>('a, button')
    if (!target) return
    event.preventDefault()
    event.stopPropagation()
    come().then(
      () => target.click(),
      () => {
        if (target instanceof HTMLAnchorElement) location.assign(target.href)
      },
    )
  }
  place.addEventListener('click', early, { capture: true })

  function fetchScript(address: string): Promise<void> {
    return new Promise<void>((resolve, reject) => {
      const script = document.createElement('script')
      script.type = 'module'
      script.src = address
      script.addEventListener('load', () => resolve())
      script.addEventListener('error', () => reject(new Error(address)))
      document.head.append(script)
    }).then(
      () => place.removeEventListener('click', early, { capture: true }),
      (error: unknown) => {
        place.removeEventListener('click', early, { capture: true })
        throw error
      },
    )
  }
}
