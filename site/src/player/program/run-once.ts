import { element } from '../../lib/element.ts'
import type { EngineName } from '../../lib/runner/engines.ts'
import type { RunOutcome } from '../../lib/runner/runner.ts'
import { createStage } from '../../lib/runner/stage.ts'
import { createGameKeys } from './game-keys.ts'
import { ask, askBusy, endedByUs, failureBox, keepInSight, misreadBox, outputBox } from './program-notes.ts'
import { startProgram } from './program-run.ts'
import type { ProgramScene } from './program-scene.ts'

const DONE_SILENT = { python: 'doneSilentPython', javascript: 'doneSilentJavaScript', cpp: 'doneSilentCpp' } as const

/** `hasDrawing`: one that does not move. */
export type Ended = { isDone: boolean; hasDrawing: boolean }

/** Where it is shown: below all that is there, unless `room` says so. */
export type RunOptions = { room?: HTMLElement; seed?: number }

/** Runs it to its end and answers what it came to; undefined: it could not be run, or another run took its place. */
export async function runOnce(
  scene: ProgramScene,
  engine: EngineName,
  text: string,
  { room = scene.root, seed }: RunOptions = {},
): Promise<Ended | undefined> {
  const { words, say, onRunning } = scene
  const signal = scene.begin()
  const place = placeIn(scene, room)
  onRunning(true)
  if (engine === 'cpp' && !(await hasTools(scene, place.below, signal))) {
    if (!signal.aborted) onRunning(false)
    return undefined
  }
  if (signal.aborted) return undefined
  say(engine === 'cpp' ? words.preparing : words.running)
  const { stage, below } = place
  let endBusy: (() => void) | undefined
  const run = startProgram(
    engine,
    text,
    (events) => {
      if (events.length === 0) say(words.running)
      stage.push(events)
    },
    (prompt) => ask(scene, prompt, stage, below),
    {
      ...(seed !== undefined && { seed }),
      onBusy: (goOn, misread) => {
        endBusy?.()
        endBusy = goOn && askBusy(scene, below, goOn, misread)
        if (!goOn) say(words.running)
      },
    },
  )
  place.onKeys(run.hold)
  const ended = await scene.outcomeOf(run, async (isStopped) => (isStopped ? stage.stop() : stage.shown()))
  place.endKeys()
  if (ended === 'replaced') return undefined
  // It had worked everything out, and was stopped while that was shown.
  const outcome: RunOutcome | undefined = signal.aborted && ended?.type === 'done' ? { type: 'stopped' } : ended
  endBusy?.()
  below.replaceChildren()
  onRunning(false)
  if (!outcome) {
    say(words.lost)
    return undefined
  }
  tell(scene, { engine, text, ...place }, outcome)
  // A game has no other end than that its player stops.
  const isGame = stage.sheet.board !== undefined
  const isDone = outcome.type === 'done' || (isGame && (outcome.type === 'stopped' || outcome.type === 'played'))
  return { isDone, hasDrawing: stage.hasDrawing() && !isGame }
}

type Place = ReturnType<typeof placeIn>

/** A sheet that it draws on, what it prints, and room below for what there is to say. */
function placeIn(scene: ProgramScene, room: HTMLElement) {
  const { words, say, isStill } = scene
  const ink = element('canvas', { class: 'player-ink', role: 'img', 'aria-label': words.drawing })
  const turtles = element('canvas', { class: 'player-turtles', 'aria-hidden': 'true' })
  const sheet = element('div', { class: 'player-sheet', hidden: true }, ink, turtles)
  const output = outputBox(scene)
  const below = element('div')
  const keys = createGameKeys(sheet, ink, words)
  let isGame = false
  let scrolling = 0
  room.append(sheet, keys.root, output, below)
  scene.onClear(keys.end)
  const stage = createStage({
    ink,
    turtles,
    isStill,
    onBoard: (board) => {
      if (!isGame) say(words.playing)
      isGame = true
      keys.show(board)
    },
    print: (piece) => {
      output.hidden = false
      output.append(piece)
      // Once for all of a frame: with each piece, thousands of lines would be laid out again and again.
      scrolling ||= requestAnimationFrame(() => {
        scrolling = 0
        output.scrollTop = output.scrollHeight
      })
    },
    onDrawing: () => {
      sheet.hidden = false
      sheet.scrollIntoView({ block: 'nearest', behavior: isStill ? 'auto' : 'smooth' })
      say(words.drawingNow)
    },
  })
  scene.add(stage, ink)
  return { stage, output, below, onKeys: keys.begin, endKeys: keys.end }
}

/** What compiles C++ is large: asked for first, fetched once. */
async function hasTools({ language, say, words }: ProgramScene, below: HTMLElement, signal: AbortSignal) {
  try {
    const { offerTools } = await import('./offer-tools.ts')
    return await offerTools(below, language, say, signal)
  } catch {
    say(words.lost)
    return false
  }
}

type Ran = Place & { engine: EngineName; text: string }

/** Says what it came to. */
function tell(scene: ProgramScene, { engine, text, stage, output, below }: Ran, outcome: RunOutcome): void {
  const { words, say } = scene
  const misread = 'misread' in outcome && outcome.misread !== undefined ? [misreadBox(scene, outcome.misread)] : []
  switch (outcome.type) {
    case 'done': {
      const isSilent = output.hidden && !stage.hasDrawing()
      below.append(...misread)
      if (misread.length > 0) below.scrollIntoView({ block: 'nearest' })
      return say(isSilent ? words[DONE_SILENT[engine]] : words.done)
    }
    case 'stopped':
      below.append(...misread)
      return say(words.stopped)
    case 'endless':
      stage.stop()
      say('')
      scene.onLine(outcome.line, text)
      below.append(endedByUs(scene, outcome.type, outcome.line))
      below.scrollIntoView({ block: 'nearest' })
      return keepInSight(scene, below)
    case 'too-long':
    case 'too-much':
    case 'never-ready':
    case 'played':
      stage.stop()
      // The box says it, as what went wrong does.
      say('')
      below.append(endedByUs(scene, outcome.type), ...misread)
      return below.scrollIntoView({ block: 'nearest' })
    case 'asks':
      return undefined
    case 'failed': {
      const { box, line } = failureBox(scene, engine, outcome, text)
      say('')
      scene.onLine(line, text)
      below.append(box, ...misread)
      below.scrollIntoView({ block: 'nearest' })
      return keepInSight(scene, below)
    }
  }
}
