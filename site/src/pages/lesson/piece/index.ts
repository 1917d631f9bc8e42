import { toLanguage } from '@tutu/contract/core/languages'
import type { CodeLanguage } from '../../../lib/code-editor.ts'
import { element } from '../../../lib/element.ts'
import { playerFrame } from '../../../lib/player-frame.ts'
import { button } from '../../../player/program/button.ts'
import { createProgramView } from '../../../player/program/program-view.ts'
import { WORDS } from '../../../player/program/words.ts'

// What a lesson loads once somebody wants to play what it makes, or to open a project to begin with.

/** Plays a Scratch project in the room, in a player of its own. */
export function playProject(room: HTMLElement, title: string, player: string, file: string): void {
  const work = { kind: 'scratch', title, author: '', file }
  room.replaceChildren(playerFrame(title, player, work, { onReady: (frame) => frame.focus() }))
}

/** Runs a program in the room: at once, since somebody has just pressed the button; it can be stopped and run again. */
export function playProgram(room: HTMLElement, code: CodeLanguage, source: string): void {
  const language = toLanguage(document.documentElement.lang)
  const words = WORDS[language]
  const status = element('p', { class: 'player-status', role: 'status' })
  const runButton = button(words.run, 'play', 'btn btn-primary', () => start())
  const stopButton = button(words.stop, 'stop', 'btn', () => view.stop())
  const view = createProgramView({
    language,
    say: (text) => (status.textContent = text),
    onRunning: (isRunning) => {
      const hadFocus = document.activeElement === runButton || document.activeElement === stopButton
      stopButton.hidden = !isRunning
      runButton.hidden = isRunning
      if (hadFocus) (isRunning ? stopButton : runButton).focus()
    },
    onLine: () => undefined,
  })
  function start(): void {
    view.clear()
    void (code === 'html' ? view.showPage(source) : view.run(code, source))
  }
  stopButton.hidden = true
  room.replaceChildren(element('div', { class: 'player-bar' }, runButton, stopButton, status), view.root)
  runButton.focus({ preventScroll: true })
  start()
}
