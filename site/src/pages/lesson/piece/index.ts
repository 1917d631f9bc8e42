import { toLanguage } from '@tutu/contract/core/languages'
import type { CodeLanguage } from '../../../lib/code-editor.ts'
import { element } from '../../../lib/element.ts'
import { playerFrame } from '../../../lib/player-frame.ts'
import { createProgramView } from '../../../player/program/program-view.ts'
import { createRunAndStop } from '../../../player/program/run-and-stop.ts'
import { WORDS } from '../../../player/program/words.ts'

// What a lesson loads once somebody wants to play what it makes, or to open a project to begin with.

/** ms that a player may take to come. Without a network another page comes in its place, and says nothing. */
const PATIENCE = 30_000

/** Plays a Scratch project in the room, in a player of its own. Ends once that is there, and fails where it does not come. */
export async function playProject(room: HTMLElement, title: string, player: string, file: string): Promise<void> {
  if (!navigator.onLine && !(await caches.match(player))) throw new Error('Nothing has played here with a network yet')
  const work = { kind: 'scratch', title, author: '', file }
  const ending = new AbortController()
  const { signal } = ending
  const isThere = new Promise<HTMLIFrameElement>((resolve, reject) => {
    room.append(playerFrame(title, player, work, { signal, onReady: resolve }))
    signal.addEventListener('abort', () => reject(new Error('The player did not come')))
  })
  const late = setTimeout(() => ending.abort(), PATIENCE)
  const frame = await isThere
  clearTimeout(late)
  if (isWaiting(room)) frame.focus({ preventScroll: true })
}

/** Whoever has gone on to another place of the page is left there. */
function isWaiting(room: HTMLElement): boolean {
  const { activeElement } = document
  return activeElement === document.body || room.contains(activeElement)
}

/** Runs a program in the room: at once, since somebody has just pressed the button; it can be stopped and run again. */
export function playProgram(room: HTMLElement, code: CodeLanguage, source: string): void {
  const language = toLanguage(document.documentElement.lang)
  const words = WORDS[language]
  const status = element('p', { class: 'player-status', role: 'status' })
  const { runButton, stopButton, show } = createRunAndStop(words, { run: start, stop: () => view.stop() })
  const view = createProgramView({
    language,
    say: (text) => (status.textContent = text),
    onRunning: show,
    onLine: () => undefined,
  })
  function start(): void {
    view.clear()
    void (code === 'html' ? view.showPage(source) : view.run(code, source))
  }
  room.replaceChildren(element('div', { class: 'player-bar' }, runButton, stopButton, status), view.root)
  if (isWaiting(room)) runButton.focus({ preventScroll: true })
  start()
}
