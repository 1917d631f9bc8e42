import type { Mutations } from '../engine/write/session.ts'
import type { Outbox } from '../messages/outbox.ts'
import { clearTrials } from '../trial/clear.ts'
import { pruneKeys } from '../trial/keys.ts'
import { remindOfTrials, tellOfChanges } from '../trial/remind.ts'
import type { Job } from './job.ts'

type Deps = { mutations: Mutations; outbox: Pick<Outbox, 'open'>; origin: string }

/** Families are reminded of their trial lesson, and in time forgotten. */
export const trialJobs = (deps: Deps): Job[] => [
  { name: 'trial-reminders', cron: '*/10 * * * *', run: async () => void (await remindOfTrials(deps)) },
  { name: 'trial-changes', cron: '*/5 * * * *', run: async () => void (await tellOfChanges(deps)) },
  {
    name: 'trials-clear',
    cron: '40 19 * * *',
    async run({ database }) {
      await clearTrials(deps.mutations)
      await pruneKeys(database.kysely)
    },
  },
]
