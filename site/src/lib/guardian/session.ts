import { createStored } from '../stored.ts'

/** The key of the guardian page, as long as the tab and for it alone: families share computers. '' : nobody. */
export const guardianToken = createStored<string>(
  'guardianToken',
  '',
  (value) => (typeof value === 'string' ? value : undefined),
  'sessionStorage',
)
