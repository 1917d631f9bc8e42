import type { zhCn } from './zh-cn.ts'

export const en: Record<keyof typeof zhCn, string> = {
  title: 'Player',
  frame: '“{title}”',
  waiting: 'Opening …',
  failed: 'This work does not open.',
  damaged: 'This file does not open: perhaps it did not arrive whole.',
  lost: 'The work could not be fetched. Are you connected?',
  noWebGl: 'This browser cannot draw the work. Try a newer one.',
  retry: 'Try again',
  alone: 'A work is opened on its own page.',
  works: 'See what we made',
}
