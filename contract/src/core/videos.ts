import { RELATIVE_PATH } from './rules.ts'

/** Files that browsers play. */
export const VIDEO_SUFFIXES = ['mp4', 'webm', 'mov', 'm4v'] as const

const SUFFIX = new RegExp(`\\.(?:${VIDEO_SUFFIXES.join('|')})$`, 'i')

/** Whether it is the path of a video on this site. */
export function isVideoPath(path: string): boolean {
  return RELATIVE_PATH.test(path) && SUFFIX.test(path)
}
