import type { Language } from '@tutu/contract/core/languages'
import { element } from '../../lib/element.ts'
import type { EngineName } from '../../lib/runner/engines.ts'
import { showPage, type ShownPage } from '../../lib/runner/page/page.ts'
import type { RunEvent } from '../../lib/runner/events.ts'
import { createStage, type Stage } from '../../lib/runner/stage.ts'
import { fill } from '../../lib/text.ts'
import { explain, type ProgramRun, startProgram } from './program-run.ts'
import { WORDS } from './words.ts'

export type ProgramViewOptions = {
  language: Language
  /** Says how far it is. */
  say: (text: string) => void
  onRunning: (isRunning: boolean) => void
  /** A line of that text went wrong. */
  onLine: (line: number, text: string) => void
  /** The line that is marked now, where the page shows it. */
  marked?: () => Element | null
}

/** What a program does, as it is seen: its drawing, what it prints, its questions, and what went wrong in words. */
export type ProgramView = {
  readonly root: HTMLElement
  /** Runs it to its end and answers what it came to; undefined: it could not be run, or another run took its place. */
  run(engine: EngineName, text: string, options?: { room?: HTMLElement; seed?: number }): Promise<Ended | undefined>
  showPage(text: string): Promise<void>
  /** Runs a program and then shows what it did, line by line. `onStep`: the line that is next. */
  stepThrough(engine: SteppedEngine, text: string, onStep: (line: number) => void): Promise<void>
  stop(): void
  clear(): void
  /** The last drawing. */
  drawing(): HTMLCanvasElement | undefined
}

/** Languages that can be gone through step by step. */
const TRACES = {
  python: async () => (await import('../../lib/runner/python/trace.ts')).tracePython,
  javascript: async () => (await import('../../lib/runner/javascript/trace.ts')).traceJavaScript,
} as const
export type SteppedEngine = keyof typeof TRACES

export function isStepped(engine: string | undefined): engine is SteppedEngine {
  return engine !== undefined && Object.hasOwn(TRACES, engine)
}

const DONE_SILENT = { python: 'doneSilentPython', javascript: 'doneSilentJavaScript', cpp: 'doneSilentCpp' } as const

/** What is said of a program that was ended for it. */
const ENDED_BY_US = { 'too-long': 'tooLong', 'too-much': 'tooMuch', 'never-ready': 'compilingLong' } as const

type Ended = { isDone: boolean; hasDrawing: boolean }

export function createProgramView({ language, say, onRunning, onLine, marked }: ProgramViewOptions): ProgramView {
  const words = WORDS[language]
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
  const root = element('div', { class: 'player-results' })
  let current: ProgramRun | undefined
  /** Counts what was asked for: what is still loading goes on only while nothing else was. */
  let turn = 0
  let stages: { stage: Stage; ink: HTMLCanvasElement }[] = []
  let page: ShownPage | undefined
  /** Of the question whether to fetch what compiles, and of that. */
  let offering = new AbortController()
  let stopStepper = (): void => undefined
  let pageStore: Readonly<Record<string, string>> = {}

  function clear(): void {
    turn++
    offering.abort()
    current?.stop()
    current = undefined
    for (const { stage } of stages) stage.stop()
    stages = []
    stopStepper()
    page?.close()
    page = undefined
    root.replaceChildren()
  }

  function stop(): void {
    turn++
    offering.abort()
    current?.stop()
    for (const { stage } of stages) stage.stop()
    if (current) return
    onRunning(false)
    say('')
  }

  const printed = (): HTMLElement =>
    element('pre', { class: 'player-output', role: 'log', 'aria-label': words.output, tabindex: '0', hidden: true })

  async function run(
    engine: EngineName,
    text: string,
    { room = root, seed }: { room?: HTMLElement; seed?: number } = {},
  ): Promise<Ended | undefined> {
    turn++
    const ink = element('canvas', { class: 'player-ink', role: 'img', 'aria-label': words.drawing })
    const turtles = element('canvas', { class: 'player-turtles', 'aria-hidden': 'true' })
    const sheet = element('div', { class: 'player-sheet', hidden: true }, ink, turtles)
    const output = printed()
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
        say(words.drawingNow)
      },
    })
    stages.push({ stage, ink })
    const mine = turn
    onRunning(true)
    if (engine === 'cpp') {
      const isReady = await hasTools(below)
      if (mine !== turn) return undefined
      if (!isReady) {
        onRunning(false)
        return undefined
      }
    }
    say(engine === 'cpp' ? words.preparing : words.running)
    const own = startProgram(
      engine,
      text,
      (events) => {
        if (events.length === 0) say(words.running)
        stage.push(events)
      },
      (prompt) => ask(prompt, stage, below),
      seed === undefined ? {} : { seed },
    )
    current = own
    const outcome = await own.ended.catch(() => undefined)
    // Another run has taken its place, or this one was stopped while it was shown.
    if (current !== own) return undefined
    if (outcome?.type === 'stopped') stage.stop()
    else await stage.shown()
    if (current !== own) return undefined
    current = undefined
    below.replaceChildren()
    onRunning(false)
    if (!outcome) {
      say(words.lost)
      return undefined
    }
    switch (outcome.type) {
      case 'done':
        say(hasPrinted || stage.hasDrawing() ? words.done : words[DONE_SILENT[engine]])
        break
      case 'stopped':
        say(words.stopped)
        break
      case 'too-long':
      case 'too-much':
      case 'never-ready':
        stage.stop()
        say(words.stopped)
        below.append(problem(words[ENDED_BY_US[outcome.type]]))
        break
      case 'asks':
        break
      case 'failed': {
        const { line, what, cause } = explain(engine, outcome, text, language)
        const { name: kind, message } = outcome.error
        say('')
        onLine(line, text)
        below.append(problem(what, { line, cause, message: message ? `${kind}: ${message}` : kind }))
        below.scrollIntoView({ block: 'nearest' })
        keepInSight(below)
      }
    }
    return { isDone: outcome.type === 'done', hasDrawing: stage.hasDrawing() }
  }

  /** What compiles C++ is large: asked for first, fetched once. */
  async function hasTools(below: HTMLElement): Promise<boolean> {
    try {
      const { offerTools } = await import('./offer-tools.ts')
      offering = new AbortController()
      return await offerTools(below, language, say, offering.signal)
    } catch {
      say(words.lost)
      return false
    }
  }

  /** A line that went wrong and what is said of it are read together: both in the window where there is room for both. */
  function keepInSight(said: HTMLElement): void {
    const line = marked?.()?.getBoundingClientRect()
    if (!line) return
    const top = (document.querySelector('.site-header')?.getBoundingClientRect().bottom ?? 0) + 12
    if (line.top >= top) return
    const room = innerHeight - top - (said.getBoundingClientRect().bottom - line.top)
    // Too far apart: the line, which the words name, is the one to see.
    scrollBy({ top: line.top - top - Math.max(0, room / 2), behavior: isStill ? 'auto' : 'smooth' })
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
    say(words.asks)
    return new Promise((resolve) => {
      const input = element('input', { class: 'player-answer', type: 'text', autocomplete: 'off', spellcheck: 'false' })
      input.setAttribute('aria-label', prompt || words.answer)
      input.placeholder = words.answer
      const send = element('button', { type: 'submit', class: 'btn' }, words.send)
      const form = element('form', { class: 'player-ask' }, input, send)
      form.addEventListener('submit', (event) => {
        event.preventDefault()
        form.remove()
        say(words.running)
        resolve(input.value)
      })
      below.replaceChildren(form)
      input.focus({ preventScroll: true })
      form.scrollIntoView({ block: 'nearest' })
    })
  }

  async function stepThrough(engine: SteppedEngine, text: string, onStep: (line: number) => void): Promise<void> {
    const below = element('div')
    root.append(below)
    say(words.running)
    onRunning(true)
    const mine = ++turn
    const parts = await Promise.all([TRACES[engine](), import('./stepper.ts')]).catch(() => undefined)
    if (mine !== turn) return
    if (!parts) {
      onRunning(false)
      return say(words.lost)
    }
    const [trace, { createStepper }] = parts
    const { code, lines } = trace(text)
    const events: RunEvent[] = []
    const idle = createStage({
      ink: element('canvas'),
      turtles: element('canvas'),
      isStill: true,
      print: () => undefined,
      onDrawing: () => undefined,
    })
    const own = startProgram(
      engine,
      code,
      (some) => events.push(...some),
      (prompt) => ask(prompt, idle, below),
    )
    current = own
    const outcome = await own.ended.catch(() => undefined)
    if (current !== own) return
    current = undefined
    below.replaceChildren()
    onRunning(false)
    if (!outcome) return say(words.lost)
    say('')
    if (!events.some(([kind]) => kind === 'step')) say(words.stepNone)
    else {
      const stepper = createStepper({ language, events, onLine: onStep })
      stopStepper = stepper.stop
      root.prepend(stepper.root)
      stepper.root.scrollIntoView({ block: 'nearest' })
    }
    if (outcome.type === 'too-long' || outcome.type === 'too-much')
      below.append(problem(words[ENDED_BY_US[outcome.type]]))
    if (outcome.type === 'failed') {
      const error = { ...outcome.error, line: lines[outcome.error.line - 1] ?? 0 }
      const { line, what, cause } = explain(engine, { type: 'failed', error }, text, language)
      below.append(problem(what, { line, cause, message: `${error.name}: ${error.message}` }))
    }
  }

  async function showOwnPage(text: string): Promise<void> {
    // oxlint-disable-next-line react/iframe-missing-sandbox -- its own answer says so, for the service worker's sake
    const frame = element('iframe', { class: 'player-page', title: words.page })
    const output = printed()
    const below = element('div')
    root.append(frame, output, below)
    say('')
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
            const failure = { type: 'failed', error: message.error } as const
            const { line, what, cause } = explain('javascript', failure, text, language)
            if (below.childElementCount > 0) return
            onLine(line, text)
            return below.append(
              problem(what, { line, cause, message: `${message.error.name}: ${message.error.message}` }),
            )
          }
          case 'checked':
        }
      })
    } catch {
      say(words.lost)
    }
  }

  return {
    root,
    run,
    showPage: showOwnPage,
    stepThrough,
    stop,
    clear,
    drawing: () => stages.findLast(({ stage }) => stage.hasDrawing())?.ink,
  }
}
