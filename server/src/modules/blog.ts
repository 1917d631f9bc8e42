import type { ResourceHooks } from '../engine/hooks.ts'
import { beginMailing } from '../newsletter/mailing.ts'
import { dateline } from './dateline.ts'

/** Articles, which may go out as letters, too. */
export const blog: ResourceHooks = {
  ...dateline('blog'),
  commands: {
    async sendLetter(session, { rows: [row] }) {
      const { recipients } = await beginMailing(session, row!)
      return { message: { key: 'newsletter.begun', params: { count: recipients } }, logged: { recipients } }
    },
  },
}
