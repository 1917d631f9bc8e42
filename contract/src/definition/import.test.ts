import { expect, test } from 'vitest'
import { course } from '../resources/course.ts'
import { targetOf } from './import.ts'

test.each([
  ['内部备注', { field: 'note' }],
  ['Introduction (en)', { field: 'intro', language: 'en' }],
  // As exports have it: times stand under their time zone.
  ['Release date (Asia/Shanghai)', { field: 'publishtime' }],
  ['Release date (America/Argentina/Buenos_Aires)', { field: 'publishtime' }],
  ['release date (UTC)', { field: 'publishtime' }],
  ['Release date (of the paper)', null],
] as const)('a heading %s means %o', (heading, target) => expect(targetOf(course, heading, 'zh-cn')).toEqual(target))
