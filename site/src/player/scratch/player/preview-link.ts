import type { PageOptions } from './options.ts'

/** From the page in the preview frame to the tool. */
export type FromPlayer =
  | { type: 'ready' }
  | { type: 'failed'; reason: 'webgl' | 'project' }
  | { type: 'cover'; picture: string }

/** From the tool to the page in the preview frame. */
export type ToPlayer = { type: 'options'; options: PageOptions } | { type: 'cover' } | { type: 'stop' }

/** Left on the window by the frame before it writes the page: the project, and the only way to the tool. */
export type PreviewLink = { port: MessagePort; project: ArrayBuffer }

declare global {
  interface Window {
    tutuPreview?: PreviewLink
  }
}
