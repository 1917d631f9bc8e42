import type { zhCn } from './zh-cn.ts'

export const en: Record<keyof typeof zhCn, string> = {
  breadcrumbs: 'Where you are',
  pictures: 'Follow the pictures',
  picturesHint: 'Open one to see it large; swipe for the next.',
  picture: 'Picture of step {number} of {count}',
  close: 'Close',
  previousPicture: 'Previous picture',
  nextPicture: 'Next picture',
  larger: 'Larger',
  smaller: 'Smaller',
  video: 'Watch the video',
  attachment: 'The file you need',
  download: 'Download',
  neighbours: 'Tutorials before and after',
  previous: 'Previous',
  next: 'Next',
  finish: 'That was the last behind this sign',
  finishText: 'Go back and choose another',
}
