import type { Language } from '@tutu/contract/core/languages'
import { type CodeLanguage, createEditor } from '../../lib/code-editor.ts'
import { element } from '../../lib/element.ts'
import type { EngineName } from '../../lib/runner/engines.ts'
import { button } from './button.ts'
import { createCodeKeys } from './code-keys.ts'
import { createProgramView } from './program-view.ts'
import { createRunAndStop } from './run-and-stop.ts'
import { isStepped } from './step-through.ts'
import { coverOfCode, coverOfDrawing } from '../../lib/work-cover.ts'
import { fill } from '@tutu/contract/core/fill'
import { WORDS } from './words.ts'
import { createPublishing } from './publishing.ts'

export type CodeBlockOptions = {
  language: Language
  code: CodeLanguage
  /** As the lesson has it; undefined: it is somebody's own, and where it stands is where it is published. */
  original: string | undefined
  /** As it was left last time. */
  kept: string | undefined
  /** What was done and undone of it last time. */
  past?: string
  onChange: (text: string, past: () => string) => void
  onRun: () => void
  /** Whether there is a program of Tutu's to compare with. */
  isComparable: boolean
  /** What stands behind the buttons, as 'check' of an exercise. */
  more?: readonly HTMLElement[]
}

export type CodeBlock = {
  readonly root: HTMLElement
  run(): void
  stop(): void
  text(): string
  setText(text: string): void
  setReadOnly(isReadOnly: boolean): void
  /** Another device has written this program too, in that second: which of the two is to stay. */
  askWhich(at: number): Promise<'mine' | 'other'>
  focus(): void
  say(text: string): void
  mark(line: number): void
  /** What it drew last; else its first lines on a card. */
  cover(): Promise<File>
  destroy(): void
}

/** ms after the last key, after which a page is shown anew. */
const LIVE_AFTER = 500

/** An editor with its buttons, and below it what the program does. */
export function createCodeBlock(options: CodeBlockOptions): CodeBlock {
  const { language, code, original, kept, isComparable, more = [] } = options
  const words = WORDS[language]
  const engine: EngineName | undefined = code === 'html' ? undefined : code

  /** Whether a page of HTML is there to be looked at. */
  let isShown = false
  let later: ReturnType<typeof setTimeout> | undefined

  const codeRoom = element('div', { class: 'player-code' })
  const status = element('p', { class: 'player-status', role: 'status' })
  const view = createProgramView({
    language,
    say,
    onRunning: (isRunning) => showRunning(isRunning),
    onLine: (line, text) => {
      if (text === editor.text()) editor.mark(line)
    },
    marked: () => codeRoom.querySelector('.cm-wrong'),
  })

  const { runButton, stopButton, show: showRunning } = createRunAndStop(words, { run: start, stop: () => view.stop() })
  const resetButton = button(words.reset, 'reset', 'btn', () => reset())
  const stepButton = button(words.steps, 'steps', 'btn', () => stepThrough())
  stepButton.hidden = !isStepped(engine)
  const compareButton = button(words.compare, 'compare', 'btn', () => compare())
  resetButton.hidden = !isChanged(kept ?? original ?? '')
  compareButton.hidden = true
  const publishing =
    original === undefined ? undefined : createPublishing({ language, code, text: () => editor.text(), cover, say })
  const bar = element(
    'div',
    { class: 'player-bar' },
    runButton,
    stopButton,
    stepButton,
    ...more,
    compareButton,
    ...(publishing ? [publishing.button] : []),
    resetButton,
    status,
  )
  const keys = createCodeKeys({ code, words, room: codeRoom, editor: () => editor, run: runFromKeys })
  const root = element('div', { class: 'player' }, codeRoom, keys.root, bar, view.root)
  const editor = createEditor(codeRoom, {
    language: code,
    text: kept ?? original ?? '',
    past: options.past,
    label: words.code,
    help: words.editing,
    onChange: () => {
      resetButton.hidden = !isChanged(editor.text())
      options.onChange(editor.text(), editor.past)
      showLater()
    },
    onRun: () => start(),
    coveredBelow: keys.covers,
  })

  function clear(): void {
    clearTimeout(later)
    view.clear()
    editor.mark(0)
  }

  /** A page that is shown follows what is written. One with scripts waits: half of a script says nothing but errors. */
  function showLater(): void {
    clearTimeout(later)
    if (isShown && !/<script/i.test(editor.text())) later = setTimeout(() => void showAnew(), LIVE_AFTER)
  }

  async function showAnew(): Promise<void> {
    // What stands below stays where it is meanwhile.
    view.root.style.minHeight = `${view.root.offsetHeight}px`
    clear()
    await view.showPage(editor.text())
    view.root.style.minHeight = ''
  }

  function start(): void {
    options.onRun()
    clear()
    isShown = !engine
    void (engine ? runOnce(engine) : showFirst())
  }

  /** With the focus gone from the editor the phone's keyboard goes, and leaves room for what the program does. */
  function runFromKeys(): void {
    ;(stopButton.hidden ? runButton : stopButton).focus()
    start()
  }

  async function showFirst(): Promise<void> {
    await view.showPage(editor.text())
    publishing?.offer()
    showResult()
  }

  async function runOnce(name: EngineName): Promise<void> {
    const ended = await view.run(name, editor.text())
    if (!ended?.isDone) return
    compareButton.hidden = !isComparable || !isChanged(editor.text()) || !ended.hasDrawing
    publishing?.offer()
    showResult()
  }

  /** Below a long program, or pushed down by buttons that came at the end, it would be missed. Who reads elsewhere by now stays there. */
  function showResult(): void {
    const { top, bottom } = root.getBoundingClientRect()
    if (bottom < 0 || top > innerHeight) return
    const shown = [...view.root.children].find(({ clientHeight }) => clientHeight > 0)
    shown?.scrollIntoView({ block: 'nearest' })
  }

  function stepThrough(): void {
    if (!isStepped(engine)) return
    options.onRun()
    clear()
    const text = editor.text()
    void view.stepThrough(engine, text, (line) => {
      if (text === editor.text()) editor.mark(line, 'running')
    })
  }

  function cover(): Promise<File> {
    const drawn = view.drawing()
    return drawn ? coverOfDrawing(drawn) : coverOfCode(editor.text(), code)
  }

  function isChanged(text: string): boolean {
    return original !== undefined && text !== original
  }

  function reset(): void {
    if (original === undefined) return
    // oxlint-disable-next-line no-alert -- one question, once, that no keyboard and no reader can miss
    if (!confirm(words.resetSure)) return
    isShown = false
    clear()
    editor.setText(original)
    status.textContent = ''
    showRunning(false)
    compareButton.hidden = true
    editor.focus()
  }

  /** Both one after the other, with the same chance, side by side. */
  function compare(): void {
    clear()
    const seed = Math.floor(Math.random() * 2 ** 30)
    const mine = element('div', { class: 'player-side' }, element('p', { class: 'player-side-title' }, words.mine))
    const tutus = element('div', { class: 'player-side' }, element('p', { class: 'player-side-title' }, words.tutus))
    view.root.append(element('div', { class: 'player-sides' }, mine, tutus))
    if (!engine || original === undefined) return
    void (async () => {
      await view.run(engine, editor.text(), { room: mine, seed })
      if (mine.isConnected) await view.run(engine, original, { room: tutus, seed })
    })()
  }

  function askWhich(at: number): Promise<'mine' | 'other'> {
    return new Promise((resolve) => {
      const time = new Date(at * 1000).toLocaleString(language, { dateStyle: 'medium', timeStyle: 'short' })
      const answer = (which: 'mine' | 'other') => () => {
        box.remove()
        editor.focus()
        resolve(which)
      }
      const box = element(
        'div',
        { class: 'player-which', role: 'group', 'aria-label': words.whichTitle },
        element('p', { role: 'alert' }, fill(words.which, { time })),
        element(
          'div',
          { class: 'player-bar' },
          button(words.whichMine, 'play', 'btn', answer('mine')),
          button(words.whichOther, 'reset', 'btn', answer('other')),
        ),
      )
      root.prepend(box)
    })
  }

  function say(text: string): void {
    status.textContent = text
  }

  return {
    root,
    run: start,
    stop: view.stop,
    say,
    text: () => editor.text(),
    setText: (text) => editor.setText(text),
    setReadOnly: (isReadOnly) => editor.setReadOnly(isReadOnly),
    askWhich,
    focus: () => editor.focus(),
    mark: (line) => editor.mark(line),
    cover,
    destroy() {
      clear()
      keys.end()
      editor.destroy()
    },
  }
}
