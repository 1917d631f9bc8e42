import type { Language } from '@tutu/contract/core/languages'
import { element } from '../../lib/element.ts'
import { areToolsHere, fetchTools, toolsSize } from '../../lib/runner/cpp/tools.ts'
import { fill } from '../../lib/text.ts'
import { button } from './button.ts'
import { WORDS } from './words.ts'

const MEGABYTE = 1_000_000

/**
 * Asks before the compiler of C++ is fetched, and says how large it is. Answers whether programs can be run now; false: not
 * wanted, or not to be had, which has been said.
 */
export async function offerTools(room: HTMLElement, language: Language, say: (text: string) => void): Promise<boolean> {
  const words = WORDS[language]
  if (await areToolsHere()) return true
  const size = await toolsSize().catch(() => undefined)
  if (size === undefined) {
    say(words.lost)
    return false
  }
  const megabytes = Math.ceil(size / MEGABYTE)
  say('')
  if (!(await isWanted(room, fill(words.toolsAsk, { megabytes }), words))) return false
  const bar = element('progress', { class: 'player-progress', max: '1', 'aria-label': words.toolsComing })
  room.append(bar)
  say(words.toolsComing)
  try {
    await fetchTools((part) => (bar.value = part))
    return true
  } catch {
    say(words.lost)
    return false
  } finally {
    bar.remove()
  }
}

function isWanted(room: HTMLElement, question: string, words: (typeof WORDS)[Language]): Promise<boolean> {
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
    room.append(box)
    yes.focus({ preventScroll: true })
    box.scrollIntoView({ block: 'nearest' })
  })
}
