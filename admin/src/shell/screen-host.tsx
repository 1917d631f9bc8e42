import { Skeleton } from 'antd'
import { type ComponentType, lazy, Suspense, useEffect } from 'react'
import { holdProgress } from '../lib/progress.ts'
import { savesData } from '../lib/saves-data.ts'
import { RESOURCE_SCREENS, SCREENS } from '../screens/index.ts'
import { ErrorBoundary } from './errors/error-boundary.tsx'
import type { OpenScreen } from './screen-at.ts'

/** ms: the first screen and its figures go first. */
const FETCH_AHEAD_AFTER = 3000

const loadResourceScreen = async () => ({
  default: (await import('../resource/resource-screen.tsx')).ResourceScreen,
})

const ResourceScreen = lazy(loadResourceScreen)

const FrameScreen = lazy(async () => ({ default: (await import('./iframe/frame-screen.tsx')).FrameScreen }))

const lazily = (screens: typeof SCREENS): ReadonlyMap<string, ComponentType> =>
  new Map(Object.entries(screens).map(([name, load]) => [name, lazy(load)]))

const CUSTOM = lazily(SCREENS)
const OWN = lazily(RESOURCE_SCREENS)

/**
 * Most screens are lists and forms: what they need comes while the first screen is being read, so that opening one costs
 * little. Not for who saves data, and whoever opens one earlier fetches it then. Returns what undoes it.
 */
export function fetchAhead(): () => void {
  if (savesData()) return () => undefined
  const fetchAll = async () => {
    await Promise.all([loadResourceScreen(), import('./list-ahead.ts')])
    await (await import('../resource/use-sorting.ts')).fetchSorting()
    await import('../resource/form/form-drawer.tsx')
    await import('../resource/record-parts.ts')
  }
  // A failure shows, and can be tried again, when a list is opened.
  const timer = setTimeout(() => void fetchAll().catch(() => undefined), FETCH_AHEAD_AFTER)
  return () => clearTimeout(timer)
}

/** The screen of a tab; one that breaks takes nothing else with it. */
export function ScreenHost({ screen }: { screen: OpenScreen }) {
  return (
    <ErrorBoundary path={screen.path}>
      <Suspense fallback={<Coming />}>
        <ScreenOf screen={screen} />
      </Suspense>
    </ErrorBoundary>
  )
}

function ScreenOf({ screen }: { screen: OpenScreen }) {
  if (screen.kind === 'frame') return <FrameScreen url={screen.url} title={screen.node.title} />
  const Custom = screen.kind === 'resource' ? OWN.get(screen.definition.name) : CUSTOM.get(screen.name)
  if (screen.kind === 'resource' && !Custom) return <ResourceScreen definition={screen.definition} />
  // oxlint-disable-next-line react/static-components -- made once, above: only chosen here
  return Custom ? <Custom /> : null
}

/** While the screen's code and texts are on their way. */
function Coming() {
  useEffect(() => holdProgress(), [])
  return <Skeleton active className="shell-skeleton" />
}
