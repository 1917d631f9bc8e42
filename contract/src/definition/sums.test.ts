import { expect, test } from 'vitest'
import { RESOURCES } from '../resources/index.ts'
import { tag } from '../resources/tag.ts'
import { summedFields } from './sums.ts'

const label = { 'zh-cn': '数', en: 'Number' }

test('amounts of money are added up unless their column says not, other numbers where it says so', () => {
  const fields = {
    price: { kind: 'money', label },
    fee: { kind: 'money', label, table: { sum: false } },
    hidden: { kind: 'money', label, table: false },
    port: { kind: 'number', label },
    minutes: { kind: 'number', label, table: { sum: true } },
    weigh: { kind: 'weigh', label },
  } as const
  expect(summedFields({ ...tag, fields }).map(([name]) => name)).toEqual(['price', 'minutes'])
})

test('no module adds up places, ids or ports', () => {
  const summed = RESOURCES.flatMap((one) => summedFields(one).map(([name]) => `${one.name}.${name}`))
  expect(summed).toEqual([
    'course.price',
    'lesson.minutes',
    'lesson-progress.minutes',
    'lesson-progress.stars',
    'mailing.queued',
    'shop-order.total',
    'shop-order.discount',
    'shop-order.refunded',
    'invoice.amount',
    'top-up.amount',
    'order-line.quantity',
    'order-log.amount',
    'member.money',
    'member.score',
    'class-meeting.minutes',
    'class-meeting.present',
    'class-meeting.late',
    'teaching-month.held',
    'teaching-month.minutes',
    'teaching-month.came',
    'teaching-month.written_to',
    'teaching-month.cancelled',
    'lesson-account.balance',
    'lesson-package.hours',
    'lesson-package.remaining',
    'lesson-package.price',
    'lesson-package.worth',
    'lesson-hour.hours',
    'money-log.money',
    'score-log.score',
  ])
})
