let isPressed = false
const waiting = new Set<() => void>()

function release(): void {
  isPressed = false
  // What was pressed hears of it first.
  setTimeout(() => {
    if (isPressed) return
    for (const work of waiting) work()
    waiting.clear()
  })
}

if (typeof document !== 'undefined') {
  const early = { capture: true }
  // The mouse events of a tap, by which what had the focus is left, come when the finger has been lifted.
  for (const begin of ['pointerdown', 'mousedown']) document.addEventListener(begin, () => (isPressed = true), early)
  // The menu of a right click, or of a long tap, may take what lifts it.
  for (const end of ['pointerup', 'pointercancel', 'mouseup', 'contextmenu'])
    document.addEventListener(end, release, early)
}

/**
 * Does work at once, or when the mouse or the finger that is down has been lifted: what moves while it is pressed is not under it any
 * more, and the press would be lost.
 */
export function afterPress(work: () => void): void {
  if (isPressed) waiting.add(work)
  else work()
}
