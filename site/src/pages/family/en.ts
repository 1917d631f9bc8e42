import type { zhCn } from './zh-cn.ts'

export const en: Record<keyof typeof zhCn, string> = {
  description: 'A work that a child has sent to the family.',
  loading: 'Opening the work …',
  intro: '{author} made this, and wants you to see it.',
  play: 'Play',
  again: 'Start again',
  wide: 'Full screen',
  player: 'Player of “{title}”',
  whole: 'See “{title}” in full size',
  playLevel: 'Play this level',
  field: 'The field of “{title}”',
  about: 'About this work',
  until: 'This link is good until {date}. It is for the family: please do not pass it on.',
  ended: 'This link does not open',
  retry: 'Try again',
  works: 'See what others have made',
}
