import { existsSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { type Browser, type BrowserContext, chromium, type Page, type Response } from '@playwright/test'
import { PASSWORD } from './site-server.ts'

/** Bytes after gzip -9 of what a browser asked for to show a page. `note`: why there are none. */
export type PageBytes = { name: string; js: number; css: number; html: number; requests: number; note?: string }

const CHROMIUMS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']
const FLAGS = [
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
]
/** A page is whole when nothing was asked for during 500 ms; in ms. */
const PATIENCE = 20_000

export async function weighPages(port: number, built: { site: boolean; admin: boolean }): Promise<PageBytes[]> {
  const origin = `http://127.0.0.1:${port}`
  const browser = await chromium.launch({ executablePath: CHROMIUMS.find((path) => existsSync(path)), args: FLAGS })
  try {
    const weighed: PageBytes[] = []
    for (const path of ['/', '/course/bench-5']) {
      weighed.push(built.site ? await weighFresh(browser, path, origin) : notBuilt(path))
    }
    if (!built.admin) return [...weighed, notBuilt('/admin/login'), notBuilt('first admin screen')]
    return [...weighed, await weighFresh(browser, '/admin/login', origin), await weighFirstScreen(browser, origin)]
  } finally {
    await browser.close()
  }
}

const notBuilt = (name: string): PageBytes => ({ name, js: 0, css: 0, html: 0, requests: 0, note: 'not built' })

async function weighFresh(browser: Browser, path: string, origin: string): Promise<PageBytes> {
  const context = await browser.newContext()
  const weighed = await weigh(context, path, origin + path)
  await context.close()
  return weighed
}

/** Signs in by the form, then opens the back office anew with an empty cache. */
async function weighFirstScreen(browser: Browser, origin: string): Promise<PageBytes> {
  const name = 'first admin screen'
  const context = await browser.newContext()
  try {
    const page = await context.newPage()
    await page.goto(`${origin}/admin/login`)
    await page.locator('input[name="username"]').fill('admin')
    await page.locator('input[name="password"]').fill(PASSWORD)
    await page.keyboard.press('Enter')
    await page.waitForURL((url) => !url.pathname.endsWith('/login'), { timeout: PATIENCE })
    await page.waitForLoadState('networkidle')
    await page.close()
    return await weigh(context, name, `${origin}/admin`)
  } catch (error) {
    return { ...notBuilt(name), note: error instanceof Error ? error.message.split('\n')[0] : String(error) }
  } finally {
    await context.close()
  }
}

async function weigh(context: BrowserContext, name: string, url: string): Promise<PageBytes> {
  const page = await context.newPage()
  await withoutCache(page)
  const answers: Promise<{ kind: 'js' | 'css' | 'html' | ''; bytes: number }>[] = []
  page.on('response', (response) => answers.push(weighAnswer(response)))
  await page.goto(url)
  await page.waitForLoadState('networkidle', { timeout: PATIENCE })
  const all = await Promise.all(answers)
  await page.close()
  const sum = (kind: string): number => all.reduce((total, one) => total + (one.kind === kind ? one.bytes : 0), 0)
  return { name, js: sum('js'), css: sum('css'), html: sum('html'), requests: all.length }
}

async function withoutCache(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.setCacheDisabled', { cacheDisabled: true })
}

async function weighAnswer(response: Response): Promise<{ kind: 'js' | 'css' | 'html' | ''; bytes: number }> {
  const type = response.headers()['content-type'] ?? ''
  const kind = /javascript/.test(type) ? 'js' : /css/.test(type) ? 'css' : /html/.test(type) ? 'html' : ''
  if (kind === '') return { kind, bytes: 0 }
  // An answer without a body (a redirect, a page that went away) weighs nothing.
  const body = await response.body().catch(() => Buffer.alloc(0))
  return { kind, bytes: gzipSync(body, { level: 9 }).length }
}
