import type { ComponentType } from 'react'

/** Screens no definition can say, by the name after `screen:` in a menu node's component. The one list of them. */
export const SCREENS: Record<string, () => Promise<{ default: ComponentType }>> = {
  dashboard: async () => ({ default: (await import('./dashboard/dashboard.tsx')).Dashboard }),
  'admin-info': async () => ({ default: (await import('./admin-info/admin-info.tsx')).AdminInfo }),
}
