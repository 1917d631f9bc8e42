import type { Language } from '@tutu/contract/core/languages'
import type { EngineName } from '../../../lib/runner/engines.ts'
import { showPage, type ShownPage } from '../../../lib/runner/page/page.ts'
import { createStage, type Stage } from '../../../lib/runner/stage.ts'
import { fill } from '../../../lib/text.ts'
import { type CodeLanguage, createEditor } from '../../../lib/code-editor.ts'
import { button, element } from './element.ts'
import { explain, type ProgramRun, startProgram } from './program-run.ts'
import { WORDS } from './words.ts'

export type CodeBlockOptions = {
  language: Language
  code: CodeLanguage
  /** As the lesson has it. */
  original: string
  /** As it was left last time. */
  kept: string | undefined
  onChange: (text: string) => void
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
  focus(): void
  say(text: string): void
  mark(line: number): void
}

/** An editor with its buttons, and below it what the program does. */
export function createCodeBlock(options: CodeBlockOptions): CodeBlock {
  const { language, code, original, kept, isComparable, more = [] } = options
  const words = WORDS[language]
  const engine: EngineName | undefined = code === 'html' ? undefined : code
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches

  const codeRoom = element('div', { class: 'player-code' })
  const status = element('p', { class: 'player-status', role: 'status' })
  const results = element('div', { class: 'player-results' })
  let run: ProgramRun | undefined
  let stages: Stage[] = []
  let page: ShownPage | undefined
  let pageStore: Readonly<Record<string, string>> = {}

  const runButton = button(words.run, 'play', 'btn btn-primary', () => start())
  const stopButton = button(words.stop, 'stop', 'btn', () => stop())
  const resetButton = button(words.reset, 'reset', 'btn', () => reset())
  const compareButton = button(words.compare, 'compare', 'btn', () => compare())
  stopButton.hidden = true
  resetButton.hidden = (kept ?? original) === original
  compareButton.hidden = true
  const bar = element(
    'div',
    { class: 'player-bar' },
    runButton,
    stopButton,
    ...more,
    compareButton,
    resetButton,
    status,
  )
  const root = element('div', { class: 'player' }, codeRoom, bar, results)
  const editor = createEditor(codeRoom, {
    language: code,
    text: kept ?? original,
    label: words.code,
    help: words.editing,
    onChange: () => {
      resetButton.hidden = editor.text() === original
      options.onChange(editor.text())
    },
    onRun: () => start(),
  })

  function showRunning(isRunning: boolean): void {
    // Hidden, the button that was pressed would lose the focus.
    const hadFocus = document.activeElement === runButton || document.activeElement === stopButton
    stopButton.hidden = !isRunning
    runButton.hidden = isRunning
    if (hadFocus) (isRunning ? stopButton : runButton).focus()
  }

  function clear(): void {
    run?.stop()
    run = undefined
    for (const stage of stages) stage.stop()
    stages = []
    page?.close()
    page = undefined
    editor.mark(0)
    results.replaceChildren()
  }

  function start(): void {
    options.onRun()
    clear()
    if (engine) void runProgram(engine, editor.text(), results, {})
    else void runPage()
  }

  function stop(): void {
    run?.stop()
    for (const stage of stages) stage.stop()
  }

  function reset(): void {
    // oxlint-disable-next-line no-alert -- one question, once, that no keyboard and no reader can miss
    if (!confirm(words.resetSure)) return
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
    results.append(element('div', { class: 'player-sides' }, mine, tutus))
    if (!engine) return
    void (async () => {
      await runProgram(engine, editor.text(), mine, { seed })
      if (mine.isConnected) await runProgram(engine, original, tutus, { seed })
    })()
  }

  async function runProgram(
    name: EngineName,
    text: string,
    room: HTMLElement,
    { seed }: { seed?: number },
  ): Promise<void> {
    const ink = element('canvas', { class: 'player-ink', role: 'img', 'aria-label': words.drawing })
    const turtles = element('canvas', { class: 'player-turtles', 'aria-hidden': 'true' })
    const sheet = element('div', { class: 'player-sheet', hidden: true }, ink, turtles)
    const output = element('pre', {
      class: 'player-output',
      role: 'log',
      'aria-label': words.output,
      tabindex: '0',
      hidden: true,
    })
    const below = element('div')
    room.append(sheet, output, below)
    let hasPrinted = false
    const stage = createStage({
      ink,
      turtles,
      isStill,
      print: (piece) => {
        hasPrinted = true
        output.hidden = false
        output.append(piece)
        output.scrollTop = output.scrollHeight
      },
      onDrawing: () => {
        sheet.hidden = false
        sheet.scrollIntoView({ block: 'nearest', behavior: isStill ? 'auto' : 'smooth' })
        status.textContent = words.drawingNow
      },
    })
    stages.push(stage)
    status.textContent = words.running
    showRunning(true)
    const own = startProgram(
      name,
      text,
      stage.push,
      (prompt) => ask(prompt, stage, below),
      seed === undefined ? {} : { seed },
    )
    run = own
    const outcome = await own.ended.catch(() => undefined)
    // Another run has taken its place, or this one was stopped while it was shown.
    if (run !== own) return
    if (outcome?.type === 'stopped') stage.stop()
    else await stage.shown()
    if (run !== own) return
    run = undefined
    below.replaceChildren()
    showRunning(false)
    if (!outcome) return say(words.lost)
    switch (outcome.type) {
      case 'done':
        compareButton.hidden = !isComparable || editor.text() === original || !stage.hasDrawing()
        return say(hasPrinted || stage.hasDrawing() ? words.done : words.doneSilent)
      case 'stopped':
        return say(words.stopped)
      case 'too-long':
      case 'too-much':
        stage.stop()
        status.textContent = words.stopped
        return void below.append(problem(outcome.type === 'too-long' ? words.tooLong : words.tooMuch))
      case 'asks':
        return
      case 'failed': {
        const { line, what, cause } = explain(name, outcome, text, language)
        const { name: kind, message } = outcome.error
        status.textContent = ''
        if (text === editor.text()) editor.mark(line)
        below.append(problem(what, { line, cause, message: message ? `${kind}: ${message}` : kind }))
        below.scrollIntoView({ block: 'nearest' })
      }
    }
  }

  function say(text: string): void {
    status.textContent = text
  }

  function problem(what: string, more?: { line: number; cause: string; message: string }): HTMLElement {
    const title = element('p', { class: 'player-problem-title' })
    if (more && more.line > 0)
      title.append(element('span', { class: 'player-line' }, fill(words.line, { line: more.line })), ' ')
    title.append(what)
    const box = element('div', { class: 'player-problem', role: 'alert' }, title)
    if (more) {
      box.append(element('p', {}, more.cause))
      box.append(element('p', { class: 'player-english', lang: 'en' }, fill(words.english, { text: more.message })))
    }
    return box
  }

  /** A row to answer in, once everything before it is seen. */
  async function ask(prompt: string, stage: Stage, below: HTMLElement): Promise<string> {
    await stage.shown()
    status.textContent = words.asks
    return new Promise((resolve) => {
      const input = element('input', { class: 'player-answer', type: 'text', autocomplete: 'off', spellcheck: 'false' })
      input.setAttribute('aria-label', prompt || words.answer)
      input.placeholder = words.answer
      const send = element('button', { type: 'submit', class: 'btn' }, words.send)
      const form = element('form', { class: 'player-ask' }, input, send)
      form.addEventListener('submit', (event) => {
        event.preventDefault()
        form.remove()
        status.textContent = words.running
        resolve(input.value)
      })
      below.replaceChildren(form)
      input.focus({ preventScroll: true })
      form.scrollIntoView({ block: 'nearest' })
    })
  }

  async function runPage(): Promise<void> {
    // oxlint-disable-next-line react/iframe-missing-sandbox -- its own answer says so, for the service worker's sake
    const frame = element('iframe', { class: 'player-page', title: words.page })
    const output = element('pre', {
      class: 'player-output',
      role: 'log',
      'aria-label': words.output,
      tabindex: '0',
      hidden: true,
    })
    const below = element('div')
    results.append(frame, output, below)
    status.textContent = ''
    const text = editor.text()
    try {
      page = await showPage(frame, text, pageStore, (message) => {
        switch (message.type) {
          case 'log':
            output.hidden = false
            return output.append(`${message.text}\n`)
          case 'link':
            output.hidden = false
            return output.append(`→ ${message.href}\n`)
          case 'kept':
            return void (pageStore = message.kept)
          case 'too-long':
            return below.replaceChildren(problem(words.tooLong))
          case 'failed': {
            const { line, what, cause } = explain(
              'javascript',
              { type: 'failed', error: message.error },
              text,
              language,
            )
            if (below.childElementCount > 0) return
            if (text === editor.text()) editor.mark(line)
            return below.append(
              problem(what, { line, cause, message: `${message.error.name}: ${message.error.message}` }),
            )
          }
          case 'checked':
        }
      })
    } catch {
      status.textContent = words.lost
    }
  }

  return {
    root,
    run: start,
    stop,
    say,
    text: () => editor.text(),
    focus: () => editor.focus(),
    mark: (line) => editor.mark(line),
  }
}
