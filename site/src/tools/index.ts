import type { Localized } from '@tutu/contract/languages'
import type { Accent } from '../lib/public-api.ts'
import type { TutuPose } from '../ui/tutu-poses.tsx'

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
}

/** Every tool there is: a folder and a line here. Routes and the cards of /tool derive from it. */
export const TOOLS: readonly Tool[] = [
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
  },
]
