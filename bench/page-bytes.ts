import { gzipSync } from 'node:zlib'
import { type Browser, type BrowserContext, type Page, type Response } from '@playwright/test'
import { PASSWORD } from './site-server.ts'
import { launchChromium } from './chromium.ts'

/** Bytes after gzip -9 of what a browser asked for to show a page. `note`: why there are none. */
export type PageBytes = { name: string; js: number; css: number; html: number; requests: number; note?: string }

const PAGES = ['/', '/course/bench-5', '/tool', '/dazi', '/clock', '/shtml', '/super']
/** Back-office screens of each sort: a table with a form, the library, the settings, one's own profile, the log. */
const LATER = ['course', 'routine/attachment', 'routine/config', 'routine/adminInfo', 'auth/adminLog']
/** A page is whole when nothing was asked for during 500 ms; in ms. */
const PATIENCE = 20_000
const SETTLES = 1500 // ms
/** The back office fetches ahead 3 s after it was shown. */
const AHEAD = 5000 // ms

export async function weighPages(port: number, built: { site: boolean; admin: boolean }): Promise<PageBytes[]> {
  const origin = `http://127.0.0.1:${port}`
  const browser = await launchChromium()
  try {
    const weighed: PageBytes[] = []
    for (const path of PAGES) {
      weighed.push(built.site ? await weighFresh(browser, path, origin) : notBuilt(path))
    }
    if (!built.admin) return [...weighed, notBuilt('/admin/login'), notBuilt('first admin screen')]
    weighed.push(await weighFresh(browser, '/admin/login', origin))
    return [...weighed, ...(await weighScreens(browser, origin))]
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

/** Signs in by the form, opens the back office anew with an empty cache, then further screens inside it. */
async function weighScreens(browser: Browser, origin: string): Promise<PageBytes[]> {
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
    const weighed = [await weigh(context, name, `${origin}/admin`)]
    for (const screen of ['', ...LATER]) weighed.push(await weighLater(context, screen, origin))
    return weighed
  } catch (error) {
    return [{ ...notBuilt(name), note: error instanceof Error ? error.message.split('\n')[0] : String(error) }]
  } finally {
    await context.close()
  }
}

/** What is fetched while the first screen is read (`screen` ''), or what a screen costs more that is opened then. */
async function weighLater(context: BrowserContext, screen: string, origin: string): Promise<PageBytes> {
  const page = await context.newPage()
  await withoutCache(page)
  await page.goto(`${origin}/admin`)
  await page.waitForLoadState('networkidle', { timeout: PATIENCE })
  let count = countAnswers(page)
  await page.waitForTimeout(AHEAD)
  await page.waitForLoadState('networkidle', { timeout: PATIENCE })
  if (screen) {
    count = countAnswers(page)
    await page.evaluate((path) => {
      history.pushState({}, '', path)
      dispatchEvent(new PopStateEvent('popstate'))
    }, `/admin/${screen}`)
    // Its code comes first, then its rows, then what shows them.
    await page.waitForTimeout(SETTLES)
    await page.waitForLoadState('networkidle', { timeout: PATIENCE })
  }
  const bytes = await count()
  await page.close()
  return { name: screen ? `+ /admin/${screen}` : '+ fetched ahead', ...bytes }
}

async function weigh(context: BrowserContext, name: string, url: string): Promise<PageBytes> {
  const page = await context.newPage()
  await withoutCache(page)
  const count = countAnswers(page)
  await page.goto(url)
  await page.waitForLoadState('networkidle', { timeout: PATIENCE })
  const bytes = await count()
  await page.close()
  return { name, ...bytes }
}

/** From now on; the answer adds up what has come. */
function countAnswers(page: Page): () => Promise<Omit<PageBytes, 'name'>> {
  const answers: Promise<{ kind: 'js' | 'css' | 'html' | ''; bytes: number }>[] = []
  page.on('response', (response) => answers.push(weighAnswer(response)))
  return async () => {
    const all = await Promise.all(answers)
    const sum = (kind: string): number => all.reduce((total, one) => total + (one.kind === kind ? one.bytes : 0), 0)
    return { js: sum('js'), css: sum('css'), html: sum('html'), requests: all.length }
  }
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
