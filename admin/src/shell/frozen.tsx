import { IsRestoringProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ScreenLocation } from '../lib/screen-location.tsx'

/**
 * While frozen, what is inside reads the address as it was when it was last not, and its queries wait: they neither
 * fetch nor draw anew. What has become stale meanwhile is fetched when it thaws.
 */
export function Frozen({ isFrozen, children }: { isFrozen: boolean; children: ReactNode }) {
  return (
    <IsRestoringProvider value={isFrozen}>
      <ScreenLocation isFrozen={isFrozen}>{children}</ScreenLocation>
    </IsRestoringProvider>
  )
}
