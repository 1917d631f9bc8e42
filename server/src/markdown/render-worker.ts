import { parentPort } from 'node:worker_threads'
import { highlight } from './highlight.ts'
import { markdownRenderer } from './markdown.ts'
import type { Rendered, Text, WorkerMessage } from './renderer.ts'

// The renderer's own thread: says that it has started, then answers one text after the other.

const render = markdownRenderer(highlight)
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
const tell = (message: WorkerMessage): void => parentPort!.postMessage(message)

parentPort!.on('message', (text: Text) => tell(attempt(text)))
tell('ready')

function attempt({ source, language }: Text): Rendered {
  try {
    const html = render(source, language)
    return html === undefined ? { tooHard: 'size' } : { html }
  } catch (error) {
    // Only nesting can make the parser fail: the stack is full.
    return { tooHard: error instanceof RangeError ? 'nesting' : 'error' }
  }
}
