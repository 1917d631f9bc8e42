import type { ComponentType } from 'react'

/** Screens of resources that show more than their definition says, by the definition's name. */
export const RESOURCE_SCREENS: Record<string, () => Promise<{ default: ComponentType }>> = {
  attachment: async () => ({ default: (await import('./attachments/attachments.tsx')).Attachments }),
}

/** Screens no definition can say, by the name after `screen:` in a menu node's component. The one list of them. */
export const SCREENS: Record<string, () => Promise<{ default: ComponentType }>> = {
  dashboard: async () => ({ default: (await import('./dashboard/dashboard.tsx')).Dashboard }),
  'admin-info': async () => ({ default: (await import('./admin-info/admin-info.tsx')).AdminInfo }),
  'case-review': async () => ({ default: (await import('./case-review/case-review.tsx')).CaseReview }),
  config: async () => ({ default: (await import('./config/config-screen.tsx')).ConfigScreen }),
}
