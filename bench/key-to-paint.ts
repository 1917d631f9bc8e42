import { pathToFileURL } from 'node:url'
import { type Page } from '@playwright/test'
import { launchChromium } from './chromium.ts'

/**
 * How long the typing trainer takes from a key going down to the frame that shows it, in a real browser, with a window
 * of 600 characters: `node bench/key-to-paint.ts http://127.0.0.1:8000` on a running server, or from `npm run bench`.
 */
export type KeyToPaint = {
  keys: number
  /** Characters of the text in the page. */
  characters: number
  /** ms. */
  p50: number
  p95: number
  max: number
  /** The same for a bare text area on a blank page: what machine and browser need by themselves. */
  bare: { p50: number; p95: number; max: number }
}

declare global {
  interface Window {
    keyToPaint: number[]
  }
}

const KEYS = 400
/** ms between two keys: about 200 words a minute, faster than any child. */
const GAP = 60

export async function measureKeyToPaint(origin: string): Promise<KeyToPaint> {
  const browser = await launchChromium()
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
    await page.addInitScript(timeKeys)
    await page.goto('data:text/html,<textarea></textarea>')
    await page.locator('textarea').focus()
    const bare = await press(page, 'f'.repeat(KEYS / 2))
    await page.goto(`${origin}/dazi#test/120s`)
    await page.locator('.typing-area').focus()
    const text = await textOf(page)
    const trainer = await press(page, text.slice(0, KEYS))
    return { ...trainer, characters: text.length, bare }
  } finally {
    await browser.close()
  }
}

async function press(page: Page, keys: string): Promise<{ keys: number; p50: number; p95: number; max: number }> {
  await page.evaluate(() => {
    window.keyToPaint = []
  })
  for (const key of keys) {
    await page.keyboard.press(key === ' ' ? 'Space' : key)
    await page.waitForTimeout(GAP)
  }
  const times = (await page.evaluate(() => window.keyToPaint)).toSorted((a, b) => a - b)
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? Number.NaN
  return { keys: times.length, p50: at(0.5), p95: at(0.95), max: at(1) }
}

/** Runs in the page: from the key's own time stamp to the first task after the frame that was drawn for it. */
function timeKeys(): void {
  window.keyToPaint = []
  addEventListener(
    'keydown',
    ({ timeStamp }) => {
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => window.keyToPaint.push(performance.now() - timeStamp)
        port2.postMessage(undefined)
      })
    },
    true,
  )
}

/** The characters in the page, which the window keeps to 600. */
async function textOf(page: Page): Promise<string> {
  await page.locator('[data-unit]').first().waitFor()
  return page.evaluate(() => [...document.querySelectorAll('[data-unit]')].map((unit) => unit.textContent).join(''))
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const origin = process.argv[2] ?? 'http://127.0.0.1:8000'
  const { keys, characters, bare, ...trainer } = await measureKeyToPaint(origin)
  const line = (name: string, { p50, p95, max }: KeyToPaint['bare']) =>
    `${name}: p50 ${p50.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms, max ${max.toFixed(1)} ms\n`
  process.stdout.write(
    line(`key to paint, ${keys} keys, ${characters} characters`, trainer) + line('a bare text area', bare),
  )
}
