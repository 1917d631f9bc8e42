import type { Mutations } from '../engine/write/session.ts'
import { expireHours, tellOfHours } from '../lesson-hours/tell.ts'
import type { Outbox } from '../messages/outbox.ts'
import type { Job } from './job.ts'

type Deps = { mutations: Mutations; outbox: Pick<Outbox, 'open'>; origin: string }

/** Families are told of hours that run low or end, and hours end. */
export const lessonHourJobs = (deps: Deps): Job[] => [
  { name: 'lesson-hours-told', cron: '20 * * * *', run: async () => void (await tellOfHours(deps)) },
  { name: 'lesson-hours-expire', cron: '10 17 * * *', run: async () => void (await expireHours(deps)) },
]
