import type { good } from '@tutu/contract/resources/good'
import { ofNumber } from '../lib/own-words.ts'
import type { WriteSession } from '../engine/write/session.ts'
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
}

/** What a kind of goods is to the shop. */
type Traits = {
  /** Goes to an address by hand; else it is delivered with the payment. */
  isSent?: true
  /** One is enough for a member, as long as they have it. */
  isOnce?: true
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
  // What it is shows where it is used, by the order that is not given back.
  virtual: {},
  physical: { isSent: true },
}
