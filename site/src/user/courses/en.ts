import type { zhCn } from './zh-cn.ts'

export const en: Record<keyof typeof zhCn, string> = {
  title: 'My courses',
  intro: 'Whichever device you learned on, it is remembered here.',
  problem: 'Your progress could not be loaded',
  offline: 'Below is what this device remembers.',
  empty: 'No course begun yet. Choose one you like and start with its first lesson.',
  choose: 'Choose a course',
  certificateName: 'Name on the certificate',
  certificateHint: 'A nickname will do.',
  certificateAsk: 'Get the certificate',
  certificateShow: 'See the certificate',
  certificateRename: 'Change the name',
  certificateKeep: 'Keep the name',
  certificateRevoked: 'The school has revoked the certificate of this course: {reason}',
}
