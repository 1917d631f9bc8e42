import { useEffect } from 'react'
import { GamesScreen } from './games/games-screen.tsx'
import { TypingCertificate } from './progress/typing-certificate.tsx'
import type { Place } from './place.ts'
import { RaceView } from './race/race-view.tsx'
import { ProgressScreen } from './progress/progress-screen.tsx'
import { LessonScreen } from './drills/lesson-screen.tsx'
import { OwnScreen, OwnTextScreen } from './own/own-screens.tsx'
import { MistakesScreen } from './drills/mistakes-screen.tsx'
import { PlacementScreen } from './drills/placement-screen.tsx'
import { PracticeScreen } from './drills/practice-screen.tsx'
import { TestScreen } from './drills/test-screen.tsx'

/** Everything but the list of lessons: loaded when first needed, or when the browser has nothing else to do. */
export function Views({ place }: { place: Place }) {
  const { view, id } = place
  // An exercise has gone to the window's top by itself.
  useEffect(() => {
    if (document.querySelector('.dazi .drill')) return
    document.querySelector('.dazi-tabs')?.scrollIntoView({ block: 'start' })
  }, [view, id])
  if (view === 'lesson') return <LessonScreen key={id} id={id} />
  if (view === 'start') return <PlacementScreen />
  if (view === 'practice') return <PracticeScreen />
  if (view === 'mistakes') return <MistakesScreen />
  if (view === 'own') return <OwnScreen />
  if (view === 'text') return <OwnTextScreen key={id} address={id} />
  if (view === 'test') return <TestScreen id={id} />
  if (view === 'games') return <GamesScreen id={id} />
  if (view === 'race') return <RaceView id={id} />
  if (view === 'certificate') return <TypingCertificate />
  return <ProgressScreen />
}
