import type { Localized } from '../languages.ts'

/** Works of learners, and what others say to them. */
export const works = {
  'cases.noLevel': {
    'zh-cn': '这一关走不通，或者链接不完整。回到“造一关”再走一遍',
    en: 'This level cannot be solved, or its link is not whole. Walk it once more where it was made',
  },
  'cases.remixOfItself': { 'zh-cn': '作品不能改编自它自己', en: 'A work is no remix of itself' },
  'chapter.hasLessons': {
    'zh-cn': '这一章还有课时，不能换到别的课程。先把课时移到别的章节',
    en: 'This chapter has lessons, so it stays in its course. Move the lessons to another chapter first',
  },
  'cases.guardianRefuses': {
    'zh-cn': '家长没有打开“发布作品”，这件作品先不能展示',
    en: 'The author’s guardian does not allow publishing: it cannot be shown now',
  },
  'family.ended': {
    'zh-cn': '这个链接已经结束了：可能过了 30 天，也可能作者收回了它。请孩子再发一个新的',
    en: 'This link has ended: its 30 days are over, or its author took it back. Ask the child for a new one',
  },
  'family.nowEnded': { 'zh-cn': '链接收回了，别人打不开了', en: 'The link has ended: nobody can open it now' },
  'family.notShown': {
    'zh-cn': '这件作品退回过或收回了，等老师通过以后再发给家人',
    en: 'This work was sent back or taken back: send it to your family once a teacher has approved it',
  },
  'family.enoughOfWork': {
    'zh-cn': '这件作品已经有 {count} 个链接了，先收回一个',
    en: 'This work has {count} links: end one of them first',
  },
  'family.enough': {
    'zh-cn': '已经有 {count} 个链接了，先收回几个',
    en: 'There are {count} links: end some of them first',
  },
  'favourite.own': {
    'zh-cn': '自己的作品在“我的作品”里，不用收藏',
    en: 'Your own works are under “My works” already',
  },
  'favourite.enough': {
    'zh-cn': '最多收藏 {count} 个，先去掉几个吧',
    en: 'At most {count} are kept. Let some go first',
  },
  'reaction.own': {
    'zh-cn': '这是你自己的作品，让别人来夸吧',
    en: 'This is your own work: let others praise it',
  },
  'reaction.already': { 'zh-cn': '你已经这样评过了', en: 'You have said so already' },
  'workReport.already': {
    'zh-cn': '你已经举报过这件作品，老师正在看',
    en: 'You have reported this work already. A teacher is looking at it',
  },
} as const satisfies Record<string, Localized>
