/**
 * What is pressed may go by it: a row that is deleted, a question that is answered, a link to another page of the same frame. Who
 * goes by keys, or listens, would be at the top of the document then: they go on at what still stands around it. Answers what ends it.
 */
export function keepPlace(frame: HTMLElement): () => void {
  /** What has the focus, and all around it up to the frame. */
  let path: HTMLElement[] = []
  const note = ({ target }: FocusEvent): void => {
    path = []
    if (!frame.contains(target as Node)) return
    for (let one = target as HTMLElement; one !== frame; one = one.parentElement!) path.push(one)
    path.push(frame)
  }
  // Browsers do not agree on what leaves the focus when it goes; a press beside it has left it.
  const forget = ({ target }: PointerEvent): void => {
    if (!path[0]?.contains(target as Node)) path = []
  }
  const observer = new MutationObserver(() => {
    if (path.length === 0 || path[0]!.isConnected || document.activeElement !== document.body) return
    const place = path.find((one) => one.isConnected)
    if (!place) return
    if (!place.hasAttribute('tabindex')) place.tabIndex = -1
    place.focus({ preventScroll: true })
  })
  document.addEventListener('focusin', note)
  document.addEventListener('pointerdown', forget)
  observer.observe(frame, { childList: true, subtree: true })
  return () => {
    observer.disconnect()
    document.removeEventListener('focusin', note)
    document.removeEventListener('pointerdown', forget)
  }
}

/** As a ref. */
export const keptPlace = (frame: HTMLElement | null) => (frame ? keepPlace(frame) : undefined)
