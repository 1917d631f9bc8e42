import type { PageOptions } from './player/options.ts'

/** What the child chooses for every page. The title belongs to each work. */
export type Settings = Pick<
  PageOptions,
  'author' | 'background' | 'accent' | 'autoplay' | 'controls' | 'fullScreen' | 'turbo' | 'touchKeys'
>

export const DEFAULT_SETTINGS: Settings = {
  author: '',
  background: '#fffbf3',
  accent: '#c2450a',
  autoplay: false,
  controls: true,
  fullScreen: true,
  turbo: false,
  touchKeys: 'touch',
}
