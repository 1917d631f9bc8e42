import { element } from './elements.ts'
import type { Scaffolding } from './scaffolding.ts'

/** Wires the buttons of the bar. `start` runs the project. */
export function wireControls(scaffolding: Scaffolding, start: () => void): void {
  const flag = press('flag', start)
  press('stop', () => scaffolding.stopAll())
  scaffolding.addEventListener('PROJECT_RUN_START', () => flag.classList.add('running'))
  scaffolding.addEventListener('PROJECT_RUN_STOP', () => flag.classList.remove('running'))

  const whole = press('whole', () => {
    if (document.fullscreenElement) void document.exitFullscreen()
    else void document.documentElement.requestFullscreen()
  })
  if (!document.fullscreenEnabled) whole.remove()
  document.addEventListener('fullscreenchange', () => {
    whole.setAttribute('aria-pressed', String(document.fullscreenElement !== null))
  })
}

function press(id: string, act: () => void): HTMLElement {
  const button = element(id)
  button.addEventListener('click', () => {
    act()
    // The runtime hears keys only while nothing in the page has the focus.
    button.blur()
  })
  return button
}
