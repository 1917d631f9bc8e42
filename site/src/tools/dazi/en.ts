import type { zhCn } from './zh-cn.ts'

export const en: Record<keyof typeof zhCn, string> = {
  title: 'Typing trainer',
  description:
    'Typing for children, from the home row and pinyin to Tang poems and Python: more than a hundred short lessons with finger pictures, a mistake book and games. No account needed.',
  heading: 'Typing: |all ten fingers help',
  intro: 'Eyes on the screen, slow and right. Right matters more than fast.',
  noScript: 'The typing trainer needs JavaScript. Please turn it on. All lessons are listed below.',
  toolNavigation: 'Typing trainer',
  'tab-lessons': 'Lessons',
  'tab-practice': 'Practice',
  'tab-test': 'Test',
  'tab-games': 'Games',
  'tab-progress': 'Progress',
  startFirst: 'Start lesson one',
  goOn: 'Go on with',
  findStart: 'Not sure where to begin? Find out in two minutes',
  unitDone: '{done} / {all}',
  starsOf: '{count} {count|star|stars}',
  notKept: 'This browser keeps nothing for web pages: results are gone when you leave.',
  needsKeyboard: 'Typing needs a keyboard. Best connect one; the one on the screen works too, but trains no fingers.',
  loading: 'Getting the keyboard ready…',
  ahead: 'At this rate about {count} more {count|exercise|exercises} to {target} {unit}.',
  aheadReached: 'You have reached the target of {target} {unit}.',
  aheadOpen: 'The target is {target} {unit}. Take your time.',
  unitWords: 'WPM',
  unitHan: 'characters/min',
}
