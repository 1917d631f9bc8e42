import { limitedMove, zoomedAt } from './zoom.ts'

/** px: how large the picture is; drawings may be shown larger. */
export type Picture = { address: string; name: string; width: number; height: number }
export type Names = { close: string; previous: string; next: string; larger: string; smaller: string }

const STEP = 1.5
/** px a finger goes before it means the next picture, or that the box be closed. */
const SWIPE = 60

/** Pictures over the whole window: arrow keys, buttons, swipe; wheel, pinch, double press and + − make them larger. */
export function openLightBox(pictures: readonly Picture[], first: number, names: Names): void {
  const before = document.activeElement
  const box = document.createElement('dialog')
  box.className = 'light-box'
  const picture = document.createElement('img')
  picture.draggable = false
  const stage = document.createElement('div')
  stage.className = 'light-box-stage'
  stage.append(picture)
  const place = document.createElement('p')
  place.className = 'light-box-place'
  place.setAttribute('aria-live', 'polite')
  const bar = document.createElement('div')
  bar.className = 'light-box-bar'
  const button = (name: string, drawing: string, press: () => void, kind = ''): HTMLButtonElement => {
    const made = document.createElement('button')
    made.type = 'button'
    made.className = `light-box-button ${kind}`
    made.setAttribute('aria-label', name)
    made.innerHTML = `<svg viewBox="0 0 24 24" aria-hidden="true"><path d="${drawing}"/></svg>`
    made.addEventListener('click', press)
    return made
  }
  const previous = button(names.previous, 'M15 5l-7 7 7 7', () => go(-1), 'light-box-previous')
  const next = button(names.next, 'M9 5l7 7-7 7', () => go(1), 'light-box-next')
  bar.append(
    place,
    button(names.smaller, 'M5 12h14', () => zoomBy(1 / STEP)),
    button(names.larger, 'M5 12h14M12 5v14', () => zoomBy(STEP)),
    button(names.close, 'M6 6l12 12M18 6L6 18', () => box.close()),
  )
  box.append(bar, stage, previous, next)

  let at = first
  let view = { scale: 1, x: 0, y: 0 }
  const draw = () => {
    picture.style.transform = `translate(${view.x}px, ${view.y}px) scale(${view.scale})`
    stage.classList.toggle('light-box-zoomed', view.scale > 1)
  }
  const frame = () => ({ width: stage.clientWidth, height: stage.clientHeight })
  const show = (index: number) => {
    at = (index + pictures.length) % pictures.length
    const { address, name, width, height } = pictures[at]!
    view = { scale: 1, x: 0, y: 0 }
    picture.src = address
    picture.alt = name
    picture.width = width
    picture.height = height
    place.textContent = `${at + 1} / ${pictures.length}`
    previous.hidden = next.hidden = pictures.length < 2
    draw()
  }
  function go(by: number): void {
    if (pictures.length > 1) show(at + by)
  }
  function zoomBy(factor: number, x = 0, y = 0): void {
    view = zoomedAt(view, view.scale * factor, { x, y }, frame())
    draw()
  }

  // Where fingers are, from the middle of the stage.
  const fingers = new Map<number, { x: number; y: number }>()
  const pointOf = (event: { clientX: number; clientY: number }) => {
    const { left, top, width, height } = stage.getBoundingClientRect()
    return { x: event.clientX - left - width / 2, y: event.clientY - top - height / 2 }
  }
  const spread = () => {
    const [one, two] = [...fingers.values()]
    if (!one || !two) return undefined
    return { length: Math.hypot(one.x - two.x, one.y - two.y), x: (one.x + two.x) / 2, y: (one.y + two.y) / 2 }
  }
  let swipe = { x: 0, y: 0 }
  let wasPinched = false
  stage.addEventListener('pointerdown', (event) => {
    if (fingers.size === 0) {
      swipe = { x: 0, y: 0 }
      wasPinched = false
    }
    fingers.set(event.pointerId, pointOf(event))
    stage.setPointerCapture(event.pointerId)
  })
  stage.addEventListener('pointermove', (event) => {
    const last = fingers.get(event.pointerId)
    if (!last) return
    const now = pointOf(event)
    const before = spread()
    fingers.set(event.pointerId, now)
    const after = spread()
    if (before && after) {
      wasPinched = true
      view = zoomedAt(view, view.scale * (after.length / Math.max(1, before.length)), after, frame())
      draw()
    } else if (view.scale > 1) {
      view = limitedMove({ ...view, x: view.x + now.x - last.x, y: view.y + now.y - last.y }, frame())
      draw()
    } else swipe = { x: swipe.x + now.x - last.x, y: swipe.y + now.y - last.y }
  })
  const lifted = (event: PointerEvent) => {
    if (!fingers.delete(event.pointerId) || fingers.size > 0 || wasPinched || view.scale > 1) return
    if (event.type === 'pointercancel') return
    if (Math.abs(swipe.x) > SWIPE && Math.abs(swipe.x) > Math.abs(swipe.y)) go(swipe.x < 0 ? 1 : -1)
    else if (swipe.y > SWIPE && event.pointerType !== 'mouse') box.close()
    // A press beside the picture closes, as it does everywhere.
    else if (Math.hypot(swipe.x, swipe.y) < 6 && event.target === stage && !isOnPicture(event)) box.close()
  }
  const isOnPicture = ({ clientX, clientY }: PointerEvent): boolean => {
    const { left, right, top, bottom } = picture.getBoundingClientRect()
    return clientX >= left && clientX <= right && clientY >= top && clientY <= bottom
  }
  stage.addEventListener('pointerup', lifted)
  stage.addEventListener('pointercancel', lifted)
  stage.addEventListener('dblclick', (event) => {
    const { x, y } = pointOf(event)
    zoomBy(view.scale > 1 ? 1 / view.scale : 2.5, x, y)
  })
  stage.addEventListener(
    'wheel',
    (event) => {
      event.preventDefault()
      const { x, y } = pointOf(event)
      zoomBy(event.deltaY < 0 ? 1.15 : 1 / 1.15, x, y)
    },
    { passive: false },
  )
  const KEYS: Readonly<Record<string, () => void>> = {
    ArrowLeft: () => go(-1),
    ArrowRight: () => go(1),
    Home: () => show(0),
    End: () => show(pictures.length - 1),
    '+': () => zoomBy(STEP),
    '=': () => zoomBy(STEP),
    '-': () => zoomBy(1 / STEP),
  }
  box.addEventListener('keydown', (event) => {
    const act = KEYS[event.key]
    if (!act || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    act()
  })
  box.addEventListener('close', () => {
    box.remove()
    if (before instanceof HTMLElement) before.focus()
  })
  document.body.append(box)
  show(first)
  box.showModal()
}
