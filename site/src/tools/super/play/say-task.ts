import type { Field } from '@tutu/learning/super/field'
import type { PlayText } from './use-text.ts'

/** What is to be done: 'Pull 2 carrots and bring the rabbit home.' */
export function sayTask(t: PlayText, fields: readonly Field[]): string {
  const counts = new Set(fields.map(({ carrots }) => carrots.reduce((sum, count) => sum + count, 0)))
  const [count = 0] = counts
  const carrots = counts.size > 1 ? t('taskHeaps') : count > 0 ? t('taskCarrots', { count }) : t('taskPlain')
  return t('task', { carrots })
}
