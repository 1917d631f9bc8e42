import type { Mutations } from '../engine/write/session.ts'
import type { Outbox } from '../messages/outbox.ts'
import { pruneLinks } from '../newsletter/links.ts'
import { sendPortion } from '../newsletter/mailing.ts'
import { tellOpened } from '../newsletter/reminders.ts'
import type { Job } from './job.ts'

type Deps = { mutations: Mutations; outbox: Pick<Outbox, 'open'>; origin: string }

/** Letters on their way, so many a minute, and reminders of courses that have opened. */
export const newsletterJobs = (deps: Deps): Job[] => [
  { name: 'newsletter', cron: '* * * * *', run: async () => void (await sendPortion(deps)) },
  { name: 'courses-open', cron: '*/5 * * * *', run: async () => void (await tellOpened(deps)) },
  { name: 'newsletter-links', cron: '30 19 * * *', run: ({ database }) => pruneLinks(database.kysely) },
]
