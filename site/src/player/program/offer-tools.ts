import type { Language } from '@tutu/contract/core/languages'
import { element } from '../../lib/element.ts'
import { areToolsHere, fetchTools, toolsSize } from '../../lib/runner/cpp/tools.ts'
import { fill } from '@tutu/contract/core/fill'
import { button } from './button.ts'
import { WORDS } from './words.ts'

const MEGABYTE = 1_000_000

/**
 * Asks before the compiler of C++ is fetched, and says how large it is. Answers whether programs can be run now; false: not
 * wanted (the learner's answer, or `signal`), or not to be had, which has been said.
 */
export async function offerTools(
  room: HTMLElement,
  language: Language,
  say: (text: string) => void,
  signal: AbortSignal,
): Promise<boolean> {
  const words = WORDS[language]
  if (await areToolsHere()) return true
  if (signal.aborted) return false
  const megabytes = Math.ceil(toolsSize / MEGABYTE)
  say('')
  if (!(await isWanted(room, fill(words.toolsAsk, { megabytes }), words, signal))) return false
  const leaving = new AbortController()
  signal.addEventListener('abort', () => leaving.abort())
  const bar = element('progress', { class: 'player-progress', max: '1', 'aria-label': words.toolsComing })
  const no = button(words.toolsNo, 'stop', 'btn', () => leaving.abort())
  const coming = element('div', { class: 'player-bar' }, bar, no)
  room.append(coming)
  no.focus({ preventScroll: true })
  say(words.toolsComing)
  try {
    await fetchTools((part) => (bar.value = part), leaving.signal)
    return true
  } catch {
    say(leaving.signal.aborted ? '' : words.lost)
    return false
  } finally {
    coming.remove()
  }
}

function isWanted(
  room: HTMLElement,
  question: string,
  words: (typeof WORDS)[Language],
  signal: AbortSignal,
): Promise<boolean> {
  return new Promise((resolve) => {
    const answer = (isYes: boolean) => () => {
      box.remove()
      resolve(isYes)
    }
    const yes = button(words.toolsYes, 'play', 'btn btn-primary', answer(true))
    const box = element(
      'div',
      { class: 'player-which', role: 'group', 'aria-label': words.toolsTitle },
      element('p', { role: 'alert' }, question),
      element('div', { class: 'player-bar' }, yes, button(words.toolsNo, 'stop', 'btn', answer(false))),
    )
    signal.addEventListener('abort', answer(false))
    room.append(box)
    yes.focus({ preventScroll: true })
    box.scrollIntoView({ block: 'nearest' })
  })
}
