import type { Services } from '../server/src/compose.ts'
import { NOBODYS_PASSWORD } from '../server/src/lib/passwords.ts'
import type { Watch } from './bulk-load.ts'
import { copyCourses } from './copy-courses.ts'
import { copyMembers } from './copy-members.ts'
import { copyOrders } from './copy-orders.ts'
import { copyWorks } from './copy-works.ts'

/** Of points, for each member. */
const ENTRIES = 10

type Part = {
  name: string
  /** Rows, where none are named. */
  usual: number
  /** Answers how many were added. */
  fill: (services: Services, watch: Watch & { count: number }) => Promise<number>
}

/** What a large school has, in the order in which it needs each other. Nobody has the password of a made-up member. */
export const MADE_UP: readonly Part[] = [
  {
    name: 'members',
    usual: 1_000_000,
    fill: (services, watch) => copyMembers(services, { ...watch, entries: ENTRIES, password: NOBODYS_PASSWORD }),
  },
  { name: 'orders', usual: 1_000_000, fill: copyOrders },
  { name: 'works', usual: 200_000, fill: copyWorks },
  { name: 'courses', usual: 100_000, fill: copyCourses },
]
