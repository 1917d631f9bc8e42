import type { FastifyBaseLogger } from 'fastify'
import type { Mutations } from '../engine/write/session.ts'
import type { Outbox } from '../messages/outbox.ts'
import { tellGuardians } from '../messages/guardian-notices.ts'
import { pruneLinks } from '../newsletter/links.ts'
import { forgetUnanswered } from '../newsletter/unanswered.ts'
import { sendPortion } from '../newsletter/mailing.ts'
import { tellOpened } from '../newsletter/reminders.ts'
import { sendWeekly } from '../newsletter/weekly.ts'
import type { GuardianId, MemberId } from '../policy/actors.ts'
import type { Job } from './job.ts'

type Deps = {
  mutations: Mutations
  outbox: Pick<Outbox, 'open'>
  origin: string
  log: Pick<FastifyBaseLogger, 'error'>
}

/** Letters on their way, so many a minute, what guardians are written to, and reminders of courses that have opened. */
export const newsletterJobs = (
  deps: Deps,
  unwritten = new Map<MemberId, number>(),
  untold = new Map<GuardianId, number>(),
): Job[] => [
  { name: 'newsletter', cron: '* * * * *', run: async () => void (await sendPortion(deps)) },
  // Asked for each minute, so that what a server that was down on Sunday evening has missed goes out when it is back.
  {
    name: 'guardian-letters',
    cron: '* * * * *',
    run: async (given) => void (await sendWeekly({ ...deps, ...given, unwritten })),
  },
  {
    name: 'guardian-notices',
    cron: '* * * * *',
    run: async (given) => void (await tellGuardians({ ...deps, ...given, unwritten: untold })),
  },
  { name: 'courses-open', cron: '*/5 * * * *', run: async () => void (await tellOpened(deps)) },
  {
    name: 'newsletter-links',
    cron: '30 19 * * *',
    async run({ database }) {
      await pruneLinks(database.kysely)
      await forgetUnanswered(deps.mutations)
    },
  },
]
