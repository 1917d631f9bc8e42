import { type Passage, passagesOf, rangeOf, wordEnd } from './passages.ts'

const SPEED = 'read-aloud-speed'
/** What is told of a passage that was taken back by whoever speaks next. */
const GIVEN_UP: ReadonlySet<string> = new Set<SpeechSynthesisErrorCode>(['canceled', 'interrupted'])
/** Names of CSS highlights, see styles/article.css. */
const WORD = 'read-word'
const PASSAGE = 'read-passage'

/** Reads a text with the voice of the system, passage after passage, and marks the word that is being said. */
export function startReader(part: HTMLElement): void {
  const find = <E extends HTMLElement>(name: string) => part.querySelector<E>(`[data-read-${name}]`)!
  const [start, pause, resume, stop] = ['start', 'pause', 'resume', 'stop'].map((name) => find<HTMLButtonElement>(name))
  const controls = find('controls')
  const note = find('note')
  const speed = find<HTMLSelectElement>('speed')
  const root = document.getElementById(part.dataset['readAloud'] ?? '')
  const isEnglish = part.dataset['language'] === 'en'
  const tag = isEnglish ? 'en' : 'zh'
  /** Where the passage begins that is said, or was said last: it stays there while the page changes. */
  let at: Range | undefined
  let isSaid = false
  /** Which reading goes on: what an earlier one still says of itself is not heard. */
  let turn = 0

  keepSpeed(speed)
  start!.addEventListener('click', () => void begin())
  pause!.addEventListener('click', () => {
    turn++
    speechSynthesis.cancel()
    showPaused(true)
    resume!.focus()
  })
  resume!.addEventListener('click', () => {
    showPaused(false)
    pause!.focus()
    say()
  })
  stop!.addEventListener('click', () => {
    end()
    // It stands at the text's beginning: who stops further down goes on looking there.
    start!.focus({ preventScroll: true })
  })
  speed.addEventListener('change', () => {
    if (!pause!.hidden) say()
  })
  // A page that is left must not go on talking.
  addEventListener('pagehide', end)
  void begin()

  async function begin(): Promise<void> {
    note.textContent = ''
    if (!('speechSynthesis' in window) || !(await voiceOf(tag))) {
      note.textContent = note.dataset['none'] ?? ''
      return
    }
    at = undefined
    controls.hidden = false
    start!.hidden = true
    showPaused(false)
    pause!.focus()
    say()
  }

  /** Says the passage that it is at, then the next ones. */
  async function say(): Promise<void> {
    const now = ++turn
    speechSynthesis.cancel()
    const voice = await voiceOf(tag)
    const passage = nextPassage()
    if (now !== turn) return
    if (!passage || !voice) return end()
    at = rangeOf(passage, 0, 1)
    isSaid = false
    const utterance = new SpeechSynthesisUtterance(passage.text)
    utterance.voice = voice
    utterance.lang = voice.lang
    utterance.rate = Number(speed.value)
    utterance.addEventListener('boundary', ({ charIndex, charLength, name }) => {
      if (now !== turn || name === 'sentence') return
      mark(
        WORD,
        rangeOf(passage, charIndex, charLength ? charIndex + charLength : wordEnd(passage.text, charIndex, tag)),
      )
    })
    utterance.addEventListener('end', () => {
      if (now !== turn) return
      isSaid = true
      void say()
    })
    utterance.addEventListener('error', ({ error }) => {
      if (now !== turn) return
      if (GIVEN_UP.has(error)) giveWay()
      else end()
    })
    showPassage(passage)
    speechSynthesis.speak(utterance)
  }

  /** Read from the page each time: exercises are made and hints opened while somebody listens. */
  function nextPassage(): Passage | undefined {
    return (root ? passagesOf(root) : []).find((passage) => isToCome(passage) && isShown(passage))
  }

  function isToCome({ pieces }: Passage): boolean {
    const place = at?.comparePoint(pieces[0]!.node, 0) ?? 1
    return isSaid ? place > 0 : place >= 0
  }

  function end(): void {
    turn++
    if ('speechSynthesis' in window) speechSynthesis.cancel()
    for (const name of [WORD, PASSAGE]) mark(name, undefined)
    controls.hidden = true
    start!.hidden = false
  }

  /** Something else of the page speaks now, as an exercise that is listened to: it is not to be silenced. */
  function giveWay(): void {
    turn++
    showPaused(true)
  }

  function showPaused(isPaused: boolean): void {
    pause!.hidden = isPaused
    resume!.hidden = !isPaused
  }
}

/** What is folded away is not read to anybody: hints come one by one, answers after a try. */
function isShown({ pieces }: Passage): boolean {
  const element = pieces[0]?.node.parentElement
  if (!element || element.closest('[hidden]')) return false
  const fold = element.closest('details:not([open])')
  return !fold || element.closest('summary')?.parentElement === fold
}

function showPassage(passage: Passage): void {
  mark(WORD, undefined)
  mark(PASSAGE, rangeOf(passage, 0, passage.text.length))
  const element = passage.pieces[0]?.node.parentElement
  const { top, bottom } = element?.getBoundingClientRect() ?? { top: 0, bottom: 0 }
  // Below the header and the buttons of the reader.
  const isSeen = top > 150 && bottom < innerHeight - 20
  const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth'
  if (!isSeen) element?.scrollIntoView({ block: 'center', behavior })
}

/** Older browsers have no highlights: there it is only listened to. */
function mark(name: string, range: Range | undefined): void {
  if (!('highlights' in CSS)) return
  if (range) CSS.highlights.set(name, new Highlight(range))
  else CSS.highlights.delete(name)
}

/** A voice of the language, one of this machine before one that asks others. They may be known only after a while. */
async function voiceOf(tag: string): Promise<SpeechSynthesisVoice | undefined> {
  const find = () => {
    const spoken = speechSynthesis.getVoices().filter(({ lang }) => lang.toLowerCase().startsWith(tag))
    const near = tag === 'zh' ? spoken.filter(({ lang }) => /cn|hans|^zh$/i.test(lang)) : spoken
    return [...near, ...spoken].find(({ localService }) => localService) ?? near[0] ?? spoken[0]
  }
  if (find()) return find()
  await new Promise<void>((resolve) => {
    speechSynthesis.addEventListener('voiceschanged', () => resolve(), { once: true })
    setTimeout(resolve, VOICES_PATIENCE)
  })
  return find()
}
const VOICES_PATIENCE = 1500 // ms

function keepSpeed(speed: HTMLSelectElement): void {
  try {
    const kept = localStorage.getItem(SPEED)
    if (kept && [...speed.options].some(({ value }) => value === kept)) speed.value = kept
    speed.addEventListener('change', () => localStorage.setItem(SPEED, speed.value))
  } catch {
    // Storage may be switched off: the choice then lasts for this page.
  }
}
