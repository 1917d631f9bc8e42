import { element } from '../../lib/element.ts'
import { fill } from '@tutu/contract/core/fill'
import { describeBoard, type GameBoard, type GameKey } from '../../lib/runner/game-board.ts'
import type { ProgramScene } from './program-scene.ts'

const KEYS: Readonly<Record<string, GameKey>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
  Space: 'space',
}
const ARROWS = {
  left: 'M19 12H5M11 6l-6 6 6 6',
  right: 'M5 12h14M13 6l6 6-6 6',
  up: 'M12 19V5M6 11l6-6 6 6',
  down: 'M12 5v14M6 13l6 6 6-6',
  space: 'M5 10v4h14v-4',
} as const
const NAMES = { left: 'keyLeft', right: 'keyRight', up: 'keyUp', down: 'keyDown', space: 'keySpace' } as const
/** ms between two things said of what a game shows: voices need time to read. */
const SAID_EVERY = 2000

/**
 * The hands of whoever plays a game: its keys while the sheet has the focus, a button for each key that the program asks for,
 * and in words what it shows.
 */
export function createGameKeys(sheet: HTMLElement, ink: HTMLCanvasElement, words: ProgramScene['words']) {
  const buttons = element('div', { class: 'game-keys', role: 'group', 'aria-label': words.gameButtons, hidden: true })
  const said = element('p', { class: 'sr-only', 'aria-live': 'polite' })
  const root = element('div', { class: 'game-hands' }, buttons, said)
  const held = new Set<GameKey>()
  let hold: ((keys: readonly string[]) => void) | undefined
  let saidAt = -Infinity
  let last: GameBoard | undefined
  let ending = new AbortController()

  function change(key: GameKey, isDown: boolean): void {
    if (held.has(key) === isDown) return
    if (isDown) held.add(key)
    else held.delete(key)
    buttons.querySelector(`[data-key=${key}]`)?.classList.toggle('is-held', isDown)
    hold?.([...held])
  }
  const letGo = (): void => {
    for (const key of held) change(key, false)
  }
  const onKey = (event: KeyboardEvent): void => {
    const key = Object.hasOwn(KEYS, event.code) ? KEYS[event.code] : undefined
    if (!key || event.ctrlKey || event.altKey || event.metaKey) return
    event.preventDefault()
    change(key, event.type === 'keydown')
  }

  function play(): void {
    const { signal } = ending
    sheet.tabIndex = 0
    sheet.setAttribute('role', 'application')
    sheet.setAttribute('aria-label', words.game)
    sheet.addEventListener('keydown', onKey, { signal })
    sheet.addEventListener('keyup', onKey, { signal })
    sheet.addEventListener('pointerdown', () => sheet.focus({ preventScroll: true }), { signal })
    sheet.addEventListener('blur', letGo, { signal })
    addEventListener('blur', letGo, { signal })
    // Whoever has just pressed 'Run' wants to play; somebody at another place of the page is left there.
    if (document.activeElement?.closest('.player, .piece-room, .work-program')) sheet.focus({ preventScroll: true })
  }

  function offer(key: GameKey): void {
    const button = element('button', {
      type: 'button',
      class: 'btn game-key',
      'data-key': key,
      'aria-label': words[NAMES[key]],
    })
    button.innerHTML = `<svg aria-hidden="true" viewBox="0 0 24 24" width="26" height="26" fill="none" stroke="currentColor" stroke-width="2.5" stroke-linecap="round" stroke-linejoin="round"><path d="${ARROWS[key]}"/></svg>`
    const { signal } = ending
    button.addEventListener(
      'pointerdown',
      (event) => {
        event.preventDefault()
        button.setPointerCapture(event.pointerId)
        change(key, true)
      },
      { signal },
    )
    for (const end of ['pointerup', 'pointercancel', 'lostpointercapture', 'blur'])
      button.addEventListener(end, () => change(key, false), { signal })
    for (const [type, isDown] of [
      ['keydown', true],
      ['keyup', false],
    ] as const)
      button.addEventListener(type, (event) => ['Enter', 'Space'].includes(event.code) && change(key, isDown), {
        signal,
      })
    button.addEventListener('contextmenu', (event) => event.preventDefault(), { signal })
    buttons.append(button)
  }

  function tell(board: GameBoard): void {
    ink.setAttribute('aria-label', fill(words.gameShows, { shown: describeBoard(board) }))
    const text = board.texts.map((one) => one.words).join('; ')
    if (said.textContent !== text) said.textContent = text
  }

  return {
    root,
    begin: (to: (keys: readonly string[]) => void): void => void (hold = to),
    show: (board: GameBoard): void => {
      if (!hold) return
      last = board
      const isFirst = !sheet.hasAttribute('role')
      if (isFirst) play()
      for (const key of board.keys) if (!buttons.querySelector(`[data-key=${key}]`)) offer(key)
      buttons.hidden = board.keys.length === 0
      // Field and buttons are seen together, where there is room for both.
      if (isFirst) root.scrollIntoView({ block: 'nearest' })
      const now = performance.now()
      if (now - saidAt < SAID_EVERY) return
      saidAt = now
      tell(board)
    },
    /** The game is over: its keys are the page's again, its last picture stays and is said. */
    end: (): void => {
      hold = undefined
      if (last) tell(last)
      last = undefined
      held.clear()
      ending.abort()
      ending = new AbortController()
      // Whoever has the focus there keeps it, and gets it from a button that goes.
      sheet.tabIndex = -1
      if (buttons.contains(document.activeElement)) sheet.focus({ preventScroll: true })
      sheet.removeAttribute('role')
      sheet.removeAttribute('aria-label')
      buttons.replaceChildren()
      buttons.hidden = true
    },
  }
}
