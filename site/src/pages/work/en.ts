import type { zhCn } from './zh-cn.ts'

export const en: Record<keyof typeof zhCn, string> = {
  breadcrumbs: 'Where you are',
  description: '“{title}”: {kind} by {author}',
  by: 'By {author}',
  about: 'About this work',
  whole: 'See “{title}” in full size',
  download: 'Download the project',
  play: 'Play',
  going: 'Opening …',
  lost: 'It could not be opened. Are you connected? Try again, or download it and play it from there.',
  howToOpen: 'Downloaded, it can be opened in Scratch, to see how it is built.',
}
