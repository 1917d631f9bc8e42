import { Skeleton } from 'antd'
import { lazy, Suspense } from 'react'
import { ErrorBoundary } from './errors/error-boundary.tsx'
import { ScreenNotice } from './errors/screen-notice.tsx'
import type { Screen } from './screen-at.ts'

const ResourceScreen = lazy(async () => ({
  default: (await import('../resource/resource-screen.tsx')).ResourceScreen,
}))

/** The screen of a path, or what is wrong with it; a screen that breaks takes nothing else with it. */
export function ScreenHost({ screen, path }: { screen: Screen; path: string }) {
  if (screen.kind !== 'resource') return <ScreenNotice kind={screen.kind} path={path} />
  const { definition } = screen
  return (
    <ErrorBoundary key={definition.name} path={path}>
      <Suspense fallback={<Skeleton active className="shell-skeleton" />}>
        <ResourceScreen definition={definition} />
      </Suspense>
    </ErrorBoundary>
  )
}
