export const zhCn = {
  title: '余额',
  intro: '余额由老师或网站管理员充入，买课程时用。',
  now: '现在有',
  yuan: '{money} 元',
  empty: '余额还没有变过。',
} as const
