import type { Config } from '../data/config.ts'
import type { Mutations } from '../engine/write/session.ts'
import { tellOfFeedback } from '../messages/guardian-feedback.ts'
import { remindOfMeetings } from '../messages/meeting-reminders.ts'
import type { Outbox } from '../messages/outbox.ts'
import type { Job } from './job.ts'

type Deps = { mutations: Mutations; config: Pick<Config, 'get'>; outbox: Pick<Outbox, 'open'>; origin: string }

/** Pupils and guardians are reminded of the meetings of their classes, and guardians told what was written after them. */
export const meetingJobs = (deps: Deps): Job[] => [
  { name: 'meeting-reminders', cron: '*/10 * * * *', run: async () => void (await remindOfMeetings(deps)) },
  { name: 'meeting-feedback', cron: '*/10 * * * *', run: async () => void (await tellOfFeedback(deps)) },
]
