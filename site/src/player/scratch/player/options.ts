/** What a produced page is told about itself: JSON in a data block. Colours are `#rrggbb`. */
export type PageOptions = {
  title: string
  author: string
  background: string
  accent: string
  /** Starts by itself when loaded. */
  autoplay: boolean
  /** Shows the green flag and the stop sign. */
  controls: boolean
  /** Shows the button for the whole screen. */
  fullScreen: boolean
  turbo: boolean
  touchKeys: 'touch' | 'always' | 'never'
  /** `KeyboardEvent.key` values that get a button. */
  keys: readonly string[]
  /** Cloud variables are kept under it. */
  id: string
  words: PlayerWords
}

export type PlayerWords = {
  /** What a project is called that nobody named. */
  untitled: string
  loading: string
  start: string
  flag: string
  stop: string
  fullScreen: string
  by: string
  failed: string
  noWebGl: string
  noScript: string
  noCamera: string
  keys: string
  keyNames: Readonly<Record<string, string>>
  /** The runtime's own few words, by its keys. */
  runtime: Readonly<Record<string, string>>
}

export const OPTIONS_ID = 'page-options'
export const PROJECT_ID = 'project-data'
export const SOUNDS_ID = 'music-sounds'
