import type { zhCn } from './zh-cn.ts'

export const en: Record<keyof typeof zhCn, string> = {
  notFound: 'Tutu could not |find this page',
  problem: 'This page |stumbled',
  unavailable: 'The site is |taking a short rest',
  noPower: 'You need permission |to come in here',
  reported: 'The page ran into a problem, and the system is reporting it.',
  addressHint: 'Perhaps a letter is missing from the address, or the page has moved.',
  retryHint: 'Wait a moment, then try again.',
  askAdministrator:
    'You do not have permission to see this page. If you need it, please contact the site administrator.',
  ways: 'Ways on from here:',
  retry: 'Try again',
  home: 'Return to home page',
  back: 'Back to previous page',
  countdown: 's until you return to the previous page',
  stay: 'Stay here',
}
