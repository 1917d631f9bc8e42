import type { Browser, BrowserContext, Page } from '@playwright/test'

/** Of a worker: one page, in a context of its own. */
type Place = { readonly context: BrowserContext; readonly page: Page; readonly options: string }

/** A page of the site that is nothing but a few lines. From one without an origin the next would go into a process of its own. */
export const LIGHT = '/robots.txt'
const HEARD = ['console', 'dialog', 'download', 'pageerror', 'request', 'requestfailed', 'requestfinished', 'response']
/** All that a site can keep in a browser, but for files that the browser keeps by itself; what lasts for a tab goes with what lasts. */
const STORES = 'cookies,file_systems,indexeddb,local_storage,service_workers,cache_storage'

/**
 * Hands one page to test after test: a process of the browser that has compiled the scripts of the site once loads them in half
 * the time. Between two tests nothing is left of the first but files in the browser's cache: the page and its context are
 * emptied, or, after what cannot be taken back, closed.
 */
export class KeptPage {
  private place: Place | undefined
  /** The test has done what stays as long as the page or its context. */
  private isMarked = false

  async open(browser: Browser, options: string): Promise<Place> {
    if (this.place && (this.place.options !== options || this.place.page.isClosed())) await this.close()
    this.isMarked = false
    return (this.place ??= await this.make(browser, options))
  }

  private async make(browser: Browser, options: string): Promise<Place> {
    const context = await browser.newContext()
    const page = await context.newPage()
    const mark = (): void => void (this.isMarked = true)
    markCalls(context, mark, 'addInitScript', 'exposeBinding', 'exposeFunction', 'grantPermissions', 'newCDPSession')
    markCalls(context, mark, 'setExtraHTTPHeaders', 'setGeolocation', 'setOffline')
    markCalls(page, mark, 'addInitScript', 'exposeBinding', 'exposeFunction', 'emulateMedia', 'setExtraHTTPHeaders')
    // Of the page it is the same.
    markCalls(context.clock, mark, 'fastForward', 'install', 'pauseAt', 'resume', 'runFor')
    markCalls(context.clock, mark, 'setFixedTime', 'setSystemTime')
    return { context, page, options }
  }

  /** After a test. `isKept`: the next may go on with it. */
  async empty(origin: string, isKept: boolean): Promise<void> {
    if (!this.place) return
    const { context, page } = this.place
    if (!isKept || this.isMarked || page.isClosed()) return this.close()
    for (const other of context.pages()) if (other !== page) await other.close()
    for (const event of HEARD) {
      page.removeAllListeners(event)
      context.removeAllListeners(event)
    }
    await Promise.all([page.unrouteAll({ behavior: 'ignoreErrors' }), context.unrouteAll({ behavior: 'ignoreErrors' })])
    // Leaving, a page may still keep something: what it kept goes afterwards. What it would send is not to meet the next test.
    await page.route(
      (url) => url.href !== origin + LIGHT,
      (route) => route.abort(),
    )
    await page.goto(origin + LIGHT)
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await page.evaluate(() => void (window.name = ''))
    await page.mouse.move(-1, -1)
    const session = await context.newCDPSession(page)
    await session.send('Storage.clearDataForOrigin', { origin, storageTypes: STORES })
    await session.send('Page.resetNavigationHistory')
    await session.detach()
    await context.clearCookies()
  }

  async close(): Promise<void> {
    await this.place?.context.close()
    this.place = undefined
  }
}

/** Calls of these methods are told, and done. */
function markCalls<K extends string>(
  of: { [name in K]: (...args: never[]) => unknown },
  mark: () => void,
  ...names: K[]
): void {
  for (const name of names) {
    const own = of[name].bind(of)
    of[name] = (...args) => (mark(), own(...args))
  }
}
