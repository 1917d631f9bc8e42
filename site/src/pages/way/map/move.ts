/** Times the width it has at first. */
const LARGEST = 3
const STEP = 1.35

/**
 * Wandering over the map: it is a part of the page that scrolls, so fingers, wheel and arrow keys move it of themselves.
 * This adds dragging with a mouse, pinching, + and −, and the buttons.
 */
export function startMap(frame: HTMLElement): void {
  const view = frame.querySelector<HTMLElement>('[data-map-view]')
  const picture = frame.querySelector<SVGSVGElement>('[data-map-picture]')
  if (!view || !picture) return
  const first = picture.clientWidth
  let width = first

  /** What is at (x, y) of the view stays there. */
  const zoomTo = (wanted: number, x = view.clientWidth / 2, y = view.clientHeight / 2) => {
    const limited = Math.min(first * LARGEST, Math.max(view.clientWidth, wanted))
    const grown = limited / width
    const [left, top] = [(view.scrollLeft + x) * grown - x, (view.scrollTop + y) * grown - y]
    width = limited
    picture.style.width = `${limited}px`
    view.scrollTo({ left, top, behavior: 'instant' })
  }
  const toNext = () => {
    const next = picture.querySelector('[data-next]')?.getBoundingClientRect()
    const frameBox = view.getBoundingClientRect()
    if (!next) return
    view.scrollBy({
      left: next.left + next.width / 2 - frameBox.left - frameBox.width / 2,
      top: next.top + next.height / 2 - frameBox.top - frameBox.height / 2,
      behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth',
    })
  }
  const acts: Readonly<Record<string, () => void>> = {
    larger: () => zoomTo(width * STEP),
    smaller: () => zoomTo(width / STEP),
    whole: () => zoomTo(view.clientWidth),
    next: toNext,
  }
  for (const button of frame.querySelectorAll<HTMLElement>('[data-map-act]'))
    button.addEventListener('click', () => acts[button.dataset['mapAct'] ?? '']?.())

  view.addEventListener('keydown', ({ key, ctrlKey, metaKey }) => {
    if (ctrlKey || metaKey) return
    if (key === '+' || key === '=') acts['larger']?.()
    else if (key === '-') acts['smaller']?.()
    else if (key === '0') acts['whole']?.()
  })
  view.addEventListener(
    'wheel',
    (event) => {
      // As browsers report a pinch on a touch pad.
      if (!event.ctrlKey) return
      event.preventDefault()
      const { left, top } = view.getBoundingClientRect()
      zoomTo(width * (event.deltaY < 0 ? 1.08 : 1 / 1.08), event.clientX - left, event.clientY - top)
    },
    { passive: false },
  )
  startDragging(view)
  startPinching(view, () => width, zoomTo)
}

/** px a mouse goes before a press is a drag, and leads to no place. */
const DRAG_FROM = 5

function startDragging(view: HTMLElement): void {
  let last: { x: number; y: number } | undefined
  let way = 0
  view.addEventListener('pointerdown', ({ pointerType, button, clientX: x, clientY: y }) => {
    if (pointerType !== 'mouse' || button !== 0) return
    last = { x, y }
    way = 0
  })
  addEventListener('pointermove', ({ clientX: x, clientY: y, pointerId, pointerType }) => {
    if (!last || pointerType !== 'mouse') return
    way += Math.abs(x - last.x) + Math.abs(y - last.y)
    if (way < DRAG_FROM) return
    if (!view.hasPointerCapture(pointerId)) view.setPointerCapture(pointerId)
    view.classList.add('way-dragged')
    view.scrollBy({ left: last.x - x, top: last.y - y, behavior: 'instant' })
    last = { x, y }
  })
  for (const event of ['pointerup', 'pointercancel'] as const)
    addEventListener(event, () => {
      last = undefined
      view.classList.remove('way-dragged')
    })
  view.addEventListener('dragstart', (event) => event.preventDefault())
  view.addEventListener(
    'click',
    (event) => {
      if (way >= DRAG_FROM) event.preventDefault()
      way = 0
    },
    { capture: true },
  )
}

function startPinching(
  view: HTMLElement,
  widthNow: () => number,
  zoomTo: (width: number, x: number, y: number) => void,
): void {
  let before: { length: number; width: number } | undefined
  view.addEventListener(
    'touchmove',
    (event) => {
      const [one, two] = event.touches
      if (!one || !two) return
      event.preventDefault()
      const length = Math.max(1, Math.hypot(one.clientX - two.clientX, one.clientY - two.clientY))
      before ??= { length, width: widthNow() }
      const { left, top } = view.getBoundingClientRect()
      zoomTo(
        before.width * (length / before.length),
        (one.clientX + two.clientX) / 2 - left,
        (one.clientY + two.clientY) / 2 - top,
      )
    },
    { passive: false },
  )
  for (const event of ['touchend', 'touchcancel'] as const)
    view.addEventListener(event, ({ touches }) => {
      if (touches.length < 2) before = undefined
    })
}
