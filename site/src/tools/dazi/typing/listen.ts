import type { TypingEvent } from '@tutu/learning/typing/event-log'
import { compareUnit } from '@tutu/learning/typing/normalise'
import type { Run } from '@tutu/learning/typing/run'

/** What the child should know about the keyboard right now. */
export type Notice = 'ime' | 'caps' | 'full-width' | 'paste'

export type Listener = {
  /** ms; only differences count. */
  now: () => number
  /** After the first key and after every event that may have changed the text. */
  onChange: () => void
  onKey: (code: string, isDown: boolean) => void
  onNotice: (notice: Notice, isOn: boolean) => void
  /** Text being composed, to show beside the caret; '' when there is none. */
  onComposing: (text: string) => void
  onLeave: () => void
}

/** What was typed before the page was loaded anew, and how long ago its last key was, in ms. */
export type Earlier = { readonly events: readonly TypingEvent[]; readonly ago: number }

const HAN = /\p{Script=Han}/u

/** Keys that were down when the page was left: it never heard them let go. */
function heldAfter(events: readonly TypingEvent[]): Set<string> {
  const held = new Set<string>()
  for (const event of events) {
    if (event.kind === 'down') held.add(event.code)
    if (event.kind === 'up') held.delete(event.code)
  }
  return held
}

/**
 * Feeds a run from a real, focused text area. Text is taken from input events, never from key events, or input methods
 * would not start; composed text only when the composition ends. Answers the log so far and how to stop listening.
 */
export function listen(area: HTMLTextAreaElement, run: Run, listener: Listener, earlier?: Earlier) {
  const { now, onChange, onKey, onNotice, onComposing, onLeave } = listener
  const { script } = run.exercise
  /** In a text with a Chinese word in it, an input method is no mistake where that word comes. */
  const wantsHan = () => script === 'han' || HAN.test(run.exercise.units[run.caret] ?? '')
  const events: TypingEvent[] = [...(earlier?.events ?? [])]
  const held = heldAfter(events)
  // The log goes on as if nothing had been loaded: what was away is a pause.
  let origin = earlier && now() - earlier.ago - (events.at(-1)?.at ?? 0)
  /** On-screen keyboards compose plain Latin words and give no key codes. */
  let isScreenKeyboard = false
  let composed = ''

  function at(): number {
    origin ??= now()
    return Math.max(events.at(-1)?.at ?? 0, Math.round(now() - origin))
  }

  function take(event: TypingEvent) {
    const { normalised, firstKeyAt } = run
    run.apply(event)
    events.push(event)
    if (event.kind === 'text' || event.kind === 'commit') onNotice('full-width', run.normalised > normalised)
    const isKeyAlone = event.kind === 'down' || event.kind === 'up'
    if (!isKeyAlone || firstKeyAt === undefined) onChange()
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.code !== '') isScreenKeyboard = false
    else if (event.keyCode === 229) isScreenKeyboard = true
    const isComposing = event.isComposing || event.keyCode === 229
    if (event.repeat && event.key !== 'Backspace') return event.preventDefault()
    if (event.ctrlKey || event.metaKey) return
    if (event.key === 'Tab') return
    if (event.key === 'Escape' && !isComposing) return onLeave()
    const code = /^[A-Za-z0-9]+$/.test(event.code) ? event.code : 'Unidentified'
    if (event.code !== '' && !event.repeat) {
      if (held.has(code)) take({ kind: 'up', at: at(), code })
      held.add(code)
      take({ kind: 'down', at: at(), code })
      onKey(code, true)
    }
    if (isComposing) {
      if (!wantsHan() && event.code !== '') onNotice('ime', true)
      return
    }
    const expected = run.exercise.units[run.caret] ?? ''
    onNotice('caps', event.getModifierState('CapsLock') && script !== 'han' && expected === expected.toLowerCase())
    if (event.key === 'Backspace') {
      event.preventDefault()
      take({ kind: 'erase', at: at() })
    }
  }

  function onKeyUp({ code }: KeyboardEvent) {
    const name = /^[A-Za-z0-9]+$/.test(code) ? code : 'Unidentified'
    if (!held.delete(name)) return
    take({ kind: 'up', at: at(), code: name })
    onKey(name, false)
  }

  /**
   * Takes a letter before the field does: to put it in and out again was most of a key's work. On-screen keyboards keep
   * a copy of what is in the field, which must stay theirs.
   */
  function onBeforeInput(event: InputEvent) {
    const text = event.isComposing || isScreenKeyboard || !event.cancelable ? undefined : insertedBy(event)
    if (!text) return
    event.preventDefault()
    plain(text)
  }

  function onInput(event: Event) {
    const { inputType, isComposing } = event as InputEvent
    if (isComposing || /Composition/.test(inputType)) {
      if (isScreenKeyboard && script !== 'han') takeDifference(area.value)
      return
    }
    area.value = ''
    const text = insertedBy(event as InputEvent)
    if (text) plain(text)
    else if (inputType === 'deleteContentBackward') take({ kind: 'erase', at: at() })
  }

  function plain(text: string) {
    const isImes = !wantsHan() && HAN.test(text)
    onNotice('ime', isImes)
    take({ kind: 'text', at: at(), text: isImes ? rightStart(text) : text })
  }

  /** What an on-screen keyboard changed of the word it is composing. */
  function takeDifference(word: string) {
    let same = 0
    while (same < word.length && word[same] === composed[same]) same += 1
    for (let i = composed.length; i > same; i--) take({ kind: 'erase', at: at() })
    if (word.length > same) take({ kind: 'text', at: at(), text: word.slice(same) })
    composed = word
  }

  function onCompositionStart() {
    composed = ''
    if (isScreenKeyboard && script !== 'han') return
    take({ kind: 'compose', at: at() })
    if (!wantsHan()) onNotice('ime', true)
  }

  function onCompositionUpdate({ data }: CompositionEvent) {
    if (!isScreenKeyboard || script === 'han') onComposing(data)
  }

  function onCompositionEnd({ data }: CompositionEvent) {
    area.value = ''
    composed = ''
    onComposing('')
    if (isScreenKeyboard && script !== 'han') return
    const text = script === 'han' ? data : rightStart(data)
    take({ kind: 'commit', at: at(), text })
    if (script !== 'han' && text !== '') onNotice('ime', false)
  }

  /**
   * What an input method makes of letters in an exercise without one is its doing, which the notice explains, and no
   * mistake: Chinese, and the rest of a syllable that Shift or Enter commits as it stands.
   */
  function rightStart(typed: string): string {
    const { units } = run.exercise
    const wrong = [...typed].findIndex((unit, at) => compareUnit(unit, units[run.caret + at] ?? '') === 'wrong')
    return wrong < 0 ? typed : [...typed].slice(0, wrong).join('')
  }

  function refuse(event: Event) {
    event.preventDefault()
    onNotice('paste', true)
  }

  /** Keys let go elsewhere send no keyup. */
  function onBlur() {
    for (const code of held) {
      take({ kind: 'up', at: at(), code })
      onKey(code, false)
    }
    held.clear()
    area.value = ''
  }

  const stop = new AbortController()
  const options = { signal: stop.signal }
  area.addEventListener('keydown', onKeyDown, options)
  area.addEventListener('keyup', onKeyUp, options)
  area.addEventListener('beforeinput', onBeforeInput, options)
  area.addEventListener('input', onInput, options)
  area.addEventListener('compositionstart', onCompositionStart, options)
  area.addEventListener('compositionupdate', onCompositionUpdate, options)
  area.addEventListener('compositionend', onCompositionEnd, options)
  area.addEventListener('paste', refuse, options)
  area.addEventListener('drop', refuse, options)
  area.addEventListener('blur', onBlur, options)
  return { events: events as readonly TypingEvent[], stop: () => stop.abort() }
}

/** What an event that composes nothing writes. */
function insertedBy({ inputType, data }: InputEvent): string | null {
  return inputType === 'insertLineBreak' || inputType === 'insertParagraph'
    ? '\n'
    : inputType === 'insertText'
      ? data
      : null
}
