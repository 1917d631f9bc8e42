import { element } from '../../lib/element.ts'
import { showPage } from '../../lib/runner/page/page.ts'
import { endedByUs, failureBox, outputBox } from './program-notes.ts'
import type { ProgramScene } from './program-scene.ts'

/** What pages have kept in their storage, as long as the view is there: each run of the page finds it again. */
export type PageStore = { kept: Readonly<Record<string, string>> }

/** Shows a page of HTML that somebody has written, and what it says of itself. */
export async function showOwnPage(scene: ProgramScene, text: string, store: PageStore): Promise<void> {
  const { root, words, say, onLine } = scene
  // oxlint-disable-next-line react/iframe-missing-sandbox -- its own answer says so, for the service worker's sake
  const frame = element('iframe', { class: 'player-page', title: words.page })
  const output = outputBox(scene)
  const below = element('div')
  root.append(frame, output, below)
  const print = (line: string): void => {
    output.hidden = false
    output.append(line)
  }
  let hasAsked = false
  say('')
  try {
    const page = await showPage(frame, text, store.kept, (message) => {
      switch (message.type) {
        case 'log':
          return print(`${message.text}\n`)
        case 'asked':
          if (!hasAsked) print(`${words.asksPage}\n`)
          return void (hasAsked = true)
        case 'link':
          return print(`→ ${message.href}\n`)
        case 'kept':
          return void (store.kept = message.kept)
        case 'too-long':
          return below.replaceChildren(endedByUs(scene, 'too-long'))
        case 'failed': {
          // The first one is the cause of most that follow.
          if (below.childElementCount > 0) return
          const { box, line } = failureBox(scene, 'javascript', { type: 'failed', error: message.error }, text)
          onLine(line, text)
          return below.append(box)
        }
        case 'checked':
      }
    })
    scene.onClear(page.close)
  } catch {
    say(words.lost)
  }
}
