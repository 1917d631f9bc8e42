import type { Localized } from '../languages.ts'

export const races = {
  'race.unknown': {
    'zh-cn': '没有找到这场比赛。看看黑板上的比赛号，或者问问老师。',
    en: 'There is no such race. Look at the code on the board, or ask your teacher.',
  },
  'race.code': { 'zh-cn': '比赛号是四个字母或数字', en: 'A race code has four letters or digits' },
  'race.openAlready': { 'zh-cn': '这个班已经开着一场比赛', en: 'A race of this class is open already' },
  'race.nobody': { 'zh-cn': '还没有人进来，再等一等', en: 'Nobody is in yet. Wait a little' },
  'race.over': { 'zh-cn': '这场比赛已经结束了', en: 'This race is over' },
  'race.elsewhere': {
    'zh-cn': '你在另一台设备上进了这场比赛。想在这里跑，就再试一次。',
    en: 'You are in this race on another device. To run here, try again.',
  },
  'race.tooLate': {
    'zh-cn': '比赛结束很久了，这次的成绩没有记下来。',
    en: 'The race has been over for too long. This result was not kept.',
  },
  'race.notOfLesson': {
    'zh-cn': '打字课里没有这篇。刷新页面，再选一次。',
    en: 'No typing lesson has this text. Reload the page and choose again.',
  },
  'race.otherScript': {
    'zh-cn': '这篇文章不是这样打的。刷新页面，再选一次。',
    en: 'This text is not typed in that way. Reload the page and choose again.',
  },
  'race.textLength': {
    'zh-cn': '文章要有 2 到 2000 个字符',
    en: 'A text has 2 to 2000 characters',
  },
} as const satisfies Record<string, Localized>
