import type { Localized } from './languages.ts'

/** What a picture password is made of: told apart by shape and name, in two languages. */
export const PICTURES_OF_PASSWORDS = {
  rabbit: { 'zh-cn': '兔子', en: 'rabbit' },
  cat: { 'zh-cn': '小猫', en: 'cat' },
  fish: { 'zh-cn': '小鱼', en: 'fish' },
  bird: { 'zh-cn': '小鸟', en: 'bird' },
  turtle: { 'zh-cn': '乌龟', en: 'turtle' },
  snail: { 'zh-cn': '蜗牛', en: 'snail' },
  carrot: { 'zh-cn': '胡萝卜', en: 'carrot' },
  apple: { 'zh-cn': '苹果', en: 'apple' },
  cherry: { 'zh-cn': '樱桃', en: 'cherry' },
  sun: { 'zh-cn': '太阳', en: 'sun' },
  moon: { 'zh-cn': '月亮', en: 'moon' },
  cloud: { 'zh-cn': '云', en: 'cloud' },
  tree: { 'zh-cn': '大树', en: 'tree' },
  car: { 'zh-cn': '汽车', en: 'car' },
  rocket: { 'zh-cn': '火箭', en: 'rocket' },
  umbrella: { 'zh-cn': '雨伞', en: 'umbrella' },
} as const satisfies Record<string, Localized>
export type PasswordPicture = keyof typeof PICTURES_OF_PASSWORDS
export const PASSWORD_PICTURES = Object.keys(PICTURES_OF_PASSWORDS) as readonly PasswordPicture[]
/** How many are tapped, in order. Each another one, but for passwords from before that was so. */
export const PICTURES_NEEDED = 3

/** Without letters and digits that look alike. */
export const CLASS_CODE = /^[2-9a-hjkmnp-z]{6}$/
export const CLASS_CODE_LETTERS = '23456789abcdefghjkmnpqrstuvwxyz'

export const CLASSES_MAX = 20
export const PUPILS_MAX = 60
/** On a register: who paid for a place while the class filled up stands there, too. */
export const REGISTER_MAX = 200
export const PUPIL_NAME_MAX = 20
/** Signs that cannot be seen make two names look like one, or turn round what stands behind them. */
export const UNSEEN = /[\p{C}\p{Zl}\p{Zp}\u115F\u1160]/u
export const TASKS_MAX = 100

/** What teachers say of work, in one press. Each gives a star that the child and the class list show. */
export const PRAISES = {
  tried: { 'zh-cn': '试了好多次，没有放弃，真棒！', en: 'You tried again and again and did not give up. Well done!' },
  idea: { 'zh-cn': '这个点子真特别！', en: 'What an unusual idea!' },
  careful: { 'zh-cn': '程序写得很仔细。', en: 'A program written with great care.' },
  helped: { 'zh-cn': '谢谢你帮助同学。', en: 'Thank you for helping others.' },
  improved: { 'zh-cn': '比上一次进步了！', en: 'Better than last time!' },
  finished: { 'zh-cn': '全部做完了，休息一下吧。', en: 'All done. Time for a rest.' },
} as const satisfies Record<string, Localized>
export type Praise = keyof typeof PRAISES
export const PRAISE_NAMES = Object.keys(PRAISES) as readonly Praise[]

/** What says what is to be done: a lesson, an exercise of a tool, or the teacher's own words. */
export type TaskNaming = 'lesson' | 'exercise' | 'title'

/** What a class is asked to do; `by`: what says it, in its absence the next. */
export const TASK_KINDS = {
  lesson: { label: { 'zh-cn': '学一课', en: 'A lesson' }, by: ['lesson'] },
  typing: { label: { 'zh-cn': '打字练习', en: 'Typing' }, by: ['exercise', 'title'] },
  super: { label: { 'zh-cn': '超级图图', en: 'Super Tutu' }, by: ['exercise'] },
  work: { label: { 'zh-cn': '做一个作品', en: 'A work' }, by: ['title'] },
} as const satisfies Record<string, { label: Localized; by: readonly [TaskNaming, ...TaskNaming[]] }>
export type TaskKind = keyof typeof TASK_KINDS
export const TASK_KIND_NAMES = Object.keys(TASK_KINDS) as readonly TaskKind[]

/** Done at a tool, which tells by its stars how far somebody is. */
export type ToolTaskKind = {
  [K in TaskKind]: 'exercise' extends (typeof TASK_KINDS)[K]['by'][number] ? K : never
}[TaskKind]

export function isToolTask(kind: TaskKind): kind is ToolTaskKind {
  const { by }: { by: readonly TaskNaming[] } = TASK_KINDS[kind]
  return by.includes('exercise')
}

/** What says what is to be done in a task: the last that its kind has, unless one before it is given. */
export function taskNamedBy(kind: TaskKind, given: Readonly<Record<TaskNaming, unknown>>): TaskNaming {
  const { by }: { by: readonly TaskNaming[] } = TASK_KINDS[kind]
  return by.find((naming) => given[naming]) ?? by.at(-1)!
}
