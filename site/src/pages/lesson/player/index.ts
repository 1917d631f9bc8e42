import type { CodeBlockOptions } from './code-block.ts'
import { createCodeBlock } from './code-block.ts'

// What a lesson loads once a child wants to run something. Only the lesson's own script imports it, by its address.
export type LessonPlayer = { openCode: typeof openCode }

/** Puts an editor in the place of printed code. */
export function openCode(printed: HTMLElement, options: CodeBlockOptions) {
  const block = createCodeBlock(options)
  printed.replaceWith(block.root)
  return block
}
