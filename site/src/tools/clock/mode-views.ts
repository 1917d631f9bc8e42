import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react'
import { createPart, type Part } from '../../shell/part.ts'
import { parseAddress } from './logic/address.ts'
import { type Mode, MODES } from './logic/modes.ts'
import { ClockMode } from './modes/clock-mode.tsx'

const PARTS: Readonly<Record<Mode, Part<ComponentType>>> = {
  // Always there: the first view of most, and of a page kept for offline use.
  clock: createPart(async () => ClockMode),
  learn: createPart(async () => (await import('./modes/learn-mode.tsx')).LearnMode),
  exercise: createPart(async () => (await import('./modes/exercise-mode.tsx')).ExerciseMode),
  countdown: createPart(async () => (await import('./modes/countdown-mode.tsx')).CountdownMode),
  stopwatch: createPart(async () => (await import('./modes/stopwatch-mode.tsx')).StopwatchMode),
  pomodoro: createPart(async () => (await import('./modes/pomodoro-mode.tsx')).PomodoroMode),
  exam: createPart(async () => (await import('./modes/exam-mode.tsx')).ExamMode),
  world: createPart(async () => (await import('./modes/world-mode.tsx')).WorldMode),
}

/** Resolves when the mode's view, which nobody has asked for before, is there or cannot be had. */
function settled(part: Part<ComponentType>): Promise<void> {
  return new Promise((resolve) => {
    const stop = part.subscribe(() => {
      if (part.state().kind === 'loading') return
      stop()
      resolve()
    })
    part.load()
  })
}

// What the server has rendered must be here before the browser's first render. `<Suspense>` would hide it
// from readers without script.
const first: readonly Mode[] = import.meta.env.SSR ? MODES : ['clock', parseAddress(location.search).mode]
await Promise.all(first.map((mode) => settled(PARTS[mode])))

type ModeView = { mode: Mode; part: Part<ComponentType>; View: ComponentType | undefined }

/** The view of a mode, and that of the mode before as long as its own is being loaded; none where it cannot be had. */
export function useModeView(mode: Mode): ModeView {
  const wanted = PARTS[mode]
  const { kind } = useSyncExternalStore(wanted.subscribe, wanted.state, wanted.state)
  const [shown, setShown] = useState(mode)
  useEffect(() => wanted.load(), [wanted])
  if (shown !== mode && (kind === 'ready' || kind === 'lost')) setShown(mode)
  const part = PARTS[shown]
  const state = part.state()
  return { mode: shown, part, View: state.kind === 'ready' ? state.value : undefined }
}
