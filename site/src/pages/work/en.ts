import type { zhCn } from './zh-cn.ts'

export const en: Record<keyof typeof zhCn, string> = {
  breadcrumbs: 'Where you are',
  description: '“{title}”: {kind} by {author}',
  by: 'By {author}',
  about: 'About this work',
  whole: 'See “{title}” in full size',
  download: 'Download the project',
  toTool: 'Open the Scratch converter',
  howToPlay: 'Put the file into the converter to play it, or open it in Scratch and see how it is built.',
}
