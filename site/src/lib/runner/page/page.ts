import type { RunError } from '../events.ts'
import { openFrame } from '../runner.ts'
import type { PageStep } from './shim.ts'

/** From the learner's page, which is not believed: texts, shown as texts. */
export type FromPage =
  | { readonly type: 'log'; readonly text: string }
  | { readonly type: 'failed'; readonly error: RunError }
  | { readonly type: 'too-long' }
  /** By `prompt`, which nobody can answer in a frame without an origin. */
  | { readonly type: 'asked' }
  | { readonly type: 'link'; readonly href: string }
  | { readonly type: 'kept'; readonly kept: Readonly<Record<string, string>> }
  | { readonly type: 'checked'; readonly id: number; readonly results: readonly string[] }

export type ShownPage = {
  /** What the steps found, in order. */
  check(steps: readonly PageStep[]): Promise<readonly string[]>
  close(): void
}

/** Shows a page of the learner's in a frame without an origin. `kept`: what earlier runs of it put into `localStorage`. */
export async function showPage(
  frame: HTMLIFrameElement,
  html: string,
  kept: Readonly<Record<string, string>>,
  hear: (message: FromPage) => void,
): Promise<ShownPage> {
  const [{ default: shim }, { guardLoops, linesIn }] = await Promise.all([
    import('./shim.ts?script'),
    import('./guard-loops.ts'),
  ])
  const script = `<script>${shim.trim().replaceAll('</', '<\\/').replaceAll('\n', ' ')}</script>`
  const [doctype = ''] = /^\s*<!doctype[^>]*>/i.exec(html) ?? []
  const whole = `${doctype || '<!doctype html>'}${script}${guardLoops(html.slice(doctype.length), linesIn(doctype))}`
  const port = await openFrame(whole, frame, kept)
  const waiting = new Map<number, (results: readonly string[]) => void>()
  let count = 0
  port.onmessage = ({ data }: MessageEvent<FromPage>) => {
    if (data.type !== 'checked') return hear(data)
    waiting.get(data.id)?.(data.results)
    waiting.delete(data.id)
  }
  return {
    check: (steps) =>
      new Promise((resolve) => {
        const id = ++count
        waiting.set(id, resolve)
        port.postMessage({ id, steps })
        setTimeout(() => resolve([]), 3000)
      }),
    close: () => port.close(),
  }
}
