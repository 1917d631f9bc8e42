import type { Localized } from '@tutu/contract/core/languages'
import type { Accent } from '../lib/public-api.ts'
import type { TutuPose } from '../ui/tutu-poses.tsx'
import { MODES as CLOCK_MODES } from './clock/logic/modes.ts'

export type Tool = {
  /** Name of the tool's folder, and the id of its route. */
  readonly slug: string
  readonly path: string
  readonly title: Localized
  /** One sentence for the card of the tool. */
  readonly intro: Localized
  readonly accent: Accent
  readonly pose: TutuPose
  /** The route's file, below src. */
  readonly file: string
  /** Query parameters the server's page depends on, as in routes.ts. */
  readonly parameters?: readonly string[]
  readonly freeText?: readonly string[]
  /** The values of a parameter that has few: an answer to another one is not kept. */
  readonly values?: Readonly<Record<string, readonly string[]>>
  /** Addresses besides its page and its files that the tool needs offline. */
  readonly needs?: readonly string[]
}

/** With one of these the clock's page is rendered for its reader alone and not kept. */
const CLOCK_DETAILS = [
  't',
  'look',
  'level',
  'sheet',
  'preset',
  'subject',
  'start',
  'end',
  'hours',
  'seconds',
  'numerals',
  'pair',
  'zones',
] as const

/** Every tool there is: a folder and a line here. Routes, the cards of /tool and what works offline derive from it. */
export const TOOLS: readonly Tool[] = [
  {
    slug: 'dazi',
    path: '/dazi',
    title: { 'zh-cn': '打字练习', en: 'Typing trainer' },
    intro: {
      'zh-cn': '从基准键到唐诗和代码，十个手指一步一步学打字。',
      en: 'From the home row to poems and code: learn to type with all ten fingers.',
    },
    accent: 'sky',
    pose: 'typing',
    file: 'tools/dazi/page.tsx',
  },
  {
    slug: 'clock',
    path: '/clock',
    title: { 'zh-cn': '图图时钟', en: 'Tutu Clock' },
    intro: {
      'zh-cn': '拨一拨指针学认钟，还有看得见的倒计时、秒表和番茄钟。',
      en: 'Turn the hands and learn to tell the time, with a countdown you can see, a stopwatch and a focus timer.',
    },
    accent: 'teal',
    pose: 'waving',
    file: 'tools/clock/page.tsx',
    parameters: ['mode', ...CLOCK_DETAILS],
    freeText: CLOCK_DETAILS,
    values: { mode: CLOCK_MODES },
  },
  {
    slug: 'shtml',
    path: '/shtml',
    title: { 'zh-cn': '作品变网页', en: 'Project to web page' },
    intro: {
      'zh-cn': '把 Scratch 作品变成一个网页文件，发给谁都能打开玩。',
      en: 'Turn a Scratch project into one web page that anybody can open and play.',
    },
    accent: 'violet',
    pose: 'cheering',
    file: 'tools/shtml/page.tsx',
    needs: ['/tool-frame'],
  },
  {
    slug: 'super',
    path: '/super',
    title: { 'zh-cn': '超级图图', en: 'Super Tutu' },
    intro: {
      'zh-cn': '用图片、积木或代码带小兔子回家：四十关，还能自己造关卡。',
      en: 'Bring the rabbit home with pictures, blocks or code: forty levels, and you can make your own.',
    },
    accent: 'leaf',
    pose: 'cheering',
    file: 'tools/super/page.tsx',
  },
]
