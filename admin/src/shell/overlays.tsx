import { Suspense } from 'react'
import { lazyPart } from '../lib/lazy-part.tsx'
import { useLingering } from '../lib/use-lingering.ts'
import { closeOverlay, useOverlay } from './overlay.ts'
import { useShortcuts } from './shortcuts/use-shortcuts.ts'

const PARTS = {
  find: lazyPart(async () => (await import('./find/palette.tsx')).Palette),
  shortcuts: lazyPart(async () => (await import('./shortcuts/shortcut-list.tsx')).ShortcutList),
}

/** The search and the list of shortcuts, wherever one is, and the keys that open them. */
export function Overlays() {
  const open = useOverlay((state) => state.open) ?? undefined
  const shown = useLingering(open)
  useShortcuts()
  if (!shown) return null
  const Part = PARTS[shown]
  return (
    <Suspense fallback={null}>
      <Part key={shown} isOpen={open === shown} onClose={closeOverlay} />
    </Suspense>
  )
}
