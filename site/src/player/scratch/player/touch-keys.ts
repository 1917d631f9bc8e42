import { element } from './elements.ts'
import type { PageOptions } from './options.ts'
import type { Scaffolding } from './scaffolding.ts'

const ARROWS: Readonly<Record<string, string>> = { ArrowLeft: '←', ArrowUp: '↑', ArrowDown: '↓', ArrowRight: '→' }

/** One button for every key the project listens to: arrows as a cross on the left, the others on the right. */
export function makeTouchKeys({ keys, words }: PageOptions, scaffolding: Scaffolding): void {
  const cross = element('arrows')
  const others = element('others')
  for (const key of keys) {
    const arrow = ARROWS[key]
    const button = document.createElement('button')
    button.type = 'button'
    // The real keyboard does the same: these are no stop on the way of the Tab key.
    button.tabIndex = -1
    button.className = `key key-${arrow ? key.toLowerCase() : key === ' ' ? 'space' : 'other'}`
    button.textContent = arrow ?? words.keyNames[key] ?? key.toUpperCase()
    if (words.keyNames[key]) button.setAttribute('aria-label', words.keyNames[key])
    const press = (isDown: boolean): void => {
      button.classList.toggle('down', isDown)
      scaffolding.vm.postIOData('keyboard', { key, isDown })
    }
    button.addEventListener('pointerdown', (event) => {
      // Keeps the focus with the stage, and the finger with the button when it slides.
      event.preventDefault()
      button.setPointerCapture(event.pointerId)
      press(true)
    })
    for (const type of ['pointerup', 'pointercancel', 'lostpointercapture']) {
      button.addEventListener(type, () => press(false))
    }
    button.addEventListener('contextmenu', (event) => event.preventDefault())
    ;(arrow ? cross : others).append(button)
  }
  cross.hidden = cross.childElementCount === 0
  others.hidden = others.childElementCount === 0
}
