import { type ComponentType, useEffect, useState } from 'react'
import { type Mode, MODES, parseAddress } from './logic/address.ts'
import { ClockMode } from './modes/clock-mode.tsx'

const LOADERS: Readonly<Record<Exclude<Mode, 'clock'>, () => Promise<ComponentType>>> = {
  learn: async () => (await import('./modes/learn-mode.tsx')).LearnMode,
  exercise: async () => (await import('./modes/exercise-mode.tsx')).ExerciseMode,
  countdown: async () => (await import('./modes/countdown-mode.tsx')).CountdownMode,
  stopwatch: async () => (await import('./modes/stopwatch-mode.tsx')).StopwatchMode,
  pomodoro: async () => (await import('./modes/pomodoro-mode.tsx')).PomodoroMode,
  exam: async () => (await import('./modes/exam-mode.tsx')).ExamMode,
  world: async () => (await import('./modes/world-mode.tsx')).WorldMode,
}

const views = new Map<Mode, ComponentType>([['clock', ClockMode]])

async function loadView(mode: Mode): Promise<void> {
  if (mode !== 'clock' && !views.has(mode)) views.set(mode, await LOADERS[mode]())
}

// What the server has rendered must be here before the browser's first render; a page kept for offline use shows the
// clock at first. `<Suspense>` would hide it from readers without script.
await (import.meta.env.SSR ? Promise.all(MODES.map(loadView)) : loadView(parseAddress(location.search).mode))

/** The view of a mode, and that of the mode before as long as its own is being loaded. */
export function useModeView(mode: Mode): { mode: Mode; View: ComponentType } {
  const [shown, setShown] = useState(mode)
  const ready = views.has(mode) ? mode : shown
  useEffect(() => {
    let isWanted = true
    // Without a network and not kept: the mode before stays.
    loadView(mode).then(
      () => isWanted && setShown(mode),
      () => undefined,
    )
    return () => {
      isWanted = false
    }
  }, [mode])
  return { mode: ready, View: views.get(ready) ?? ClockMode }
}
