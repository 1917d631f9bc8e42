import { canSpeak, speak } from '../../../lib/speak.ts'
import { element } from '../../../lib/element.ts'
import { spokenText } from '../../../lib/spoken.ts'
import { pageLanguage } from './programs.ts'
import type { Words } from './words.ts'

/** What an exercise asks and offers; what is done about it afterwards is not read. */
const ASKED =
  ':scope > p:not(.exercise-title, .exercise-again, .exercise-said, .exercise-help), :scope > :is(ul, ol) > li'

/** A loudspeaker: the button is for those who cannot read its word. */
const SIGN =
  '<svg aria-hidden="true" viewBox="0 0 24 24" width="22" height="22" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"><path d="M3 9.5v5h4l5 4v-13l-5 4zM15.5 9a4.5 4.5 0 0 1 0 6M18.5 6.5a8.5 8.5 0 0 1 0 11"/></svg>'

/**
 * For whoever cannot read yet: a button in the exercise's title that reads it aloud. Answers what says all that comes later,
 * verdicts and hints, which is heard by those only who have asked to listen. Without a voice in the browser there is no button.
 */
export function letListen(root: HTMLElement, words: Words): (text: string) => void {
  if (!canSpeak()) return () => undefined
  const language = pageLanguage()
  let isListening = false
  const button = element('button', { type: 'button', class: 'exercise-listen text-button' }, words.listen)
  button.insertAdjacentHTML('afterbegin', SIGN)
  button.addEventListener('click', () => {
    isListening = true
    const asked = [...root.querySelectorAll(ASKED)].map(spokenText)
    speak(asked.join('\n'), language)
  })
  root.querySelector('.exercise-title')?.append(button)
  return (text) => {
    if (isListening) speak(text, language)
  }
}
