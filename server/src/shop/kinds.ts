import type { good } from '@tutu/contract/resources/good'
import { ofNumber } from '../lib/own-words.ts'
import type { WriteSession } from '../engine/write/session.ts'
import { addPackage } from '../lesson-hours/packages.ts'
import { dayOf } from '../lib/days.ts'
import { givePlace } from './class-places.ts'
import { addPlan, openCourse } from './enrolments.ts'

export type Kind = keyof (typeof good)['fields']['kind']['options']

/** What is given for a line of an order, and to whom. */
export type Given = {
  member: number
  order: number
  number: string
  quantity: number
  course_id: number | null
  plan_days: number | null
  lesson_hours: number | null
  lesson_months: number | null
  /** Lessons of which class alone; null: of every one. */
  classroom_id: number | null
  /** Whether a place in that class comes with it. */
  joins_class: boolean
  /** Cents that were paid for the line, all of it. */
  paid: number
}

/** What a kind of goods is to the shop. */
type Traits = {
  /** Goes to an address by hand; else it is delivered with the payment. */
  isSent?: true
  /** One is enough for a member, as long as they have it. */
  isOnce?: true
  /** May come with a place in a class (`joins_class`). */
  hasPlaces?: true
  /** In the transaction of the payment, the member locked. What was opened closes with the order (`closeOfOrder`). */
  give?: (session: WriteSession, given: Given) => Promise<void>
}

export const KINDS: Readonly<Record<Kind, Traits>> = {
  course: {
    isOnce: true,
    give: (session, { course_id, ...given }) =>
      openCourse(session, { ...given, course: course_id!, source: 'order', memo: ofNumber('订单', given.number) }),
  },
  plan: {
    give: (session, { plan_days, quantity, ...given }) =>
      addPlan(session, {
        ...given,
        days: plan_days! * quantity,
        source: 'order',
        memo: ofNumber('订单', given.number),
      }),
  },
  lessons: {
    hasPlaces: true,
    async give(session, { lesson_hours, lesson_months, classroom_id, joins_class, quantity, paid, ...given }) {
      if (joins_class && classroom_id !== null) await givePlace(session, { classroom: classroom_id, ...given })
      await addPackage(session, {
        ...given,
        hours: lesson_hours! * quantity,
        price: paid,
        classroom: classroom_id,
        validTo: lesson_months === null ? null : monthsFrom(new Date(), lesson_months),
        source: 'order',
        memo: ofNumber('订单', given.number),
      })
    },
  },
  // What it is shows where it is used, by the order that is not given back.
  virtual: {},
  physical: { isSent: true },
}

/** The day so many months later; of a month that is shorter its last. */
function monthsFrom(from: Date, months: number): string {
  const last = new Date(from.getFullYear(), from.getMonth() + months + 1, 0).getDate()
  return dayOf(new Date(from.getFullYear(), from.getMonth() + months, Math.min(from.getDate(), last)))
}
