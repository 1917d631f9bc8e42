import { handFile } from '../../../lib/handed-file.ts'
import { clockTime, couldBeProject, minuteAt, turnTo } from './play.ts'

// The script of the home page's three strips; no other page fetches it.
startKeys(stripOf('dazi'))
startClock(stripOf('clock'))
startDrop(stripOf('shtml'))

function stripOf(slug: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-play="${slug}"]`)
}

function startKeys(strip: HTMLElement | null): void {
  const status = strip?.querySelector<HTMLElement>('[data-status]')
  const again = strip?.querySelector<HTMLButtonElement>('[data-again]')
  if (!strip || !status || !again) return
  const letters = [...strip.querySelectorAll<HTMLElement>('[data-letter]')]
  const keys = [...strip.querySelectorAll<HTMLButtonElement>('[data-key]')]
  const first = status.textContent
  let done = 0

  const show = () => {
    for (const [index, letter] of letters.entries()) {
      letter.toggleAttribute('data-done', index < done)
      letter.toggleAttribute('data-now', index === done)
    }
    again.hidden = done < letters.length
  }
  const press = (key: string) => {
    const wanted = letters[done]?.textContent
    if (!wanted) return
    const isRight = key === wanted
    if (isRight) done++
    const { next = '', wrong = '', done: praise = '' } = status.dataset
    const words = isRight ? next : wrong
    const now = (letters[done]?.textContent ?? '').toUpperCase()
    status.textContent = done === letters.length ? praise : words.replace('{key}', now)
    for (const one of keys) if (one.dataset.key === key) one.dataset.pressed = isRight ? 'right' : 'wrong'
    setTimeout(() => keys.forEach((one) => delete one.dataset.pressed), 160)
    show()
  }
  for (const key of keys) key.addEventListener('click', () => press(key.dataset.key!))
  again.addEventListener('click', () => {
    done = 0
    status.textContent = first
    show()
    keys[0]?.focus()
  })

  // Keys count while the strip is in sight; with an input method on, only the place of a key tells which it was.
  let isSeen = false
  new IntersectionObserver(([entry]) => (isSeen = entry!.isIntersecting), { threshold: 0.6 }).observe(strip)
  document.addEventListener('keydown', (event) => {
    const { target, repeat, ctrlKey, metaKey, altKey } = event
    const isElsewhere = (target as Element).closest('input, select, textarea, [contenteditable]')
    if (!isSeen || repeat || ctrlKey || metaKey || altKey || isElsewhere) return
    const key = /^[a-z]$/i.test(event.key) ? event.key.toLowerCase() : event.code.replace('Key', '').toLowerCase()
    if (key === 'f' || key === 'j') press(key)
  })
}

function startClock(strip: HTMLElement | null): void {
  const dial = strip?.querySelector<SVGSVGElement>('[data-dial]')
  const input = strip?.querySelector<HTMLInputElement>('[data-time]')
  const status = strip?.querySelector<HTMLElement>('[data-status]')
  if (!strip || !dial || !input || !status) return
  const [hour, minute] = [dial.querySelector('[data-hour]')!, dial.querySelector('[data-minute]')!]
  const { words = '', goal } = input.dataset

  const show = () => {
    const time = Number(input.value)
    hour.setAttribute('transform', `rotate(${time / 2})`)
    minute.setAttribute('transform', `rotate(${(time % 60) * 6})`)
    const said = words.replace('{time}', clockTime(time))
    input.setAttribute('aria-valuetext', said)
    const isThere = input.value === goal
    strip.toggleAttribute('data-there', isThere)
    status.textContent = isThere ? (status.dataset.done ?? '') : said
  }
  input.addEventListener('input', show)
  input.setAttribute('aria-valuetext', words.replace('{time}', clockTime(Number(input.value))))

  const turn = ({ clientX, clientY }: PointerEvent) => {
    const { left, top, width, height } = dial.getBoundingClientRect()
    const at = minuteAt(clientX - left - width / 2, clientY - top - height / 2)
    input.value = String(turnTo(Number(input.value), at))
    show()
  }
  dial.addEventListener('pointerdown', (event) => {
    dial.setPointerCapture(event.pointerId)
    turn(event)
  })
  dial.addEventListener('pointermove', (event) => {
    if (dial.hasPointerCapture(event.pointerId)) turn(event)
  })
}

function startDrop(strip: HTMLElement | null): void {
  const input = strip?.querySelector<HTMLInputElement>('[data-project]')
  const status = strip?.querySelector<HTMLElement>('[data-status]')
  const link = strip?.querySelector<HTMLAnchorElement>('a')
  if (!strip || !input || !status || !link) return

  const take = async (file: File | undefined) => {
    if (!file) return
    const { going = '', other = '', lost = '' } = status.dataset
    status.textContent = couldBeProject(file) ? going.replace('{name}', file.name) : other.replace('{name}', file.name)
    if (!couldBeProject(file)) return
    try {
      await handFile(file)
      location.assign(link.href)
    } catch {
      status.textContent = lost
    }
  }
  input.addEventListener('change', () => {
    void take(input.files?.[0])
    input.value = ''
  })
  const over = (isOver: boolean) => strip.toggleAttribute('data-over', isOver)
  strip.addEventListener('dragover', (event) => {
    if (!event.dataTransfer?.types.includes('Files')) return
    event.preventDefault()
    over(true)
  })
  strip.addEventListener('dragleave', (event) => {
    if (!strip.contains(event.relatedTarget as Node | null)) over(false)
  })
  strip.addEventListener('drop', (event) => {
    over(false)
    const file = event.dataTransfer?.files[0]
    if (!file) return
    event.preventDefault()
    void take(file)
  })
}
