import { IsRestoringProvider } from '@tanstack/react-query'
import { type ReactNode, use, useRef } from 'react'
import { UNSAFE_LocationContext as LocationContext, UNSAFE_RouteContext as RouteContext } from 'react-router'

/**
 * While frozen, what is inside reads the address as it was when it was last not, and its queries wait: they neither
 * fetch nor draw anew. What has become stale meanwhile is fetched when it thaws.
 */
export function Frozen({ isFrozen, children }: { isFrozen: boolean; children: ReactNode }) {
  const location = useLast(use(LocationContext), isFrozen)
  const route = useLast(use(RouteContext), isFrozen)
  return (
    <IsRestoringProvider value={isFrozen}>
      <LocationContext value={location}>
        <RouteContext value={route}>{children}</RouteContext>
      </LocationContext>
    </IsRestoringProvider>
  )
}

function useLast<T>(value: T, isFrozen: boolean): T {
  const last = useRef(value)
  if (!isFrozen) last.current = value
  return last.current
}
