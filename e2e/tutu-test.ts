import { AxeBuilder } from '@axe-core/playwright'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { expect, type Page, test as base } from '@playwright/test'
import { PASSWORD } from './calls.ts'
import { ADMIN_PASSWORD, copyDemo, serverEnv } from './demo-folder.ts'
import { freePort } from './free-port.ts'
import { KeptPage } from './kept-page.ts'

/** A server starts in seconds; on a slow machine, where as many as there are workers start at once, in a minute. */
const START_MS = 240_000
const SERVER = fileURLToPath(new URL('../server/src/main.ts', import.meta.url))
const CLOCK = new URL('../server/src/testing/journey-clock.ts', import.meta.url).href

/** A server of a journey. `putForward`: its clock, by so many ms (server/src/testing/journey-clock.ts), so that nobody waits for it. */
type Server = { origin: string; putForward: (ms: number) => Promise<void> }

type Options = {
  /** Begins in a browser that has loaded nothing of the site, as a first visit does: what moves or loads then is not seen in a warm one. */
  isFresh: boolean
}

/** Tests of the whole product. Each worker has a server and a database of its own: journeys change what others would see. */
export const test = base.extend<Options, { server: Server; origin: string; kept: KeptPage }>({
  server: [
    // Playwright reads from the first parameter which fixtures are needed: none.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, provide) => {
      const folder = await copyDemo()
      const port = await freePort()
      const server = spawn(process.execPath, ['--import', CLOCK, SERVER], {
        stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
        env: { ...serverEnv(folder), PORT: String(port) },
      })
      const ended = once(server, 'exit')
      const origin = `http://127.0.0.1:${port}`
      const putForward = async (ms: number): Promise<void> => {
        const isAhead = once(server, 'message')
        server.send(ms)
        await isAhead
      }
      try {
        await waitUntilReady(origin, ended)
        await provide({ origin, putForward })
      } finally {
        server.kill('SIGTERM')
        await ended
        await rm(folder, { recursive: true, force: true })
      }
    },
    { scope: 'worker', auto: true, timeout: START_MS + 15_000 },
  ],
  origin: [async ({ server: { origin } }, provide) => provide(origin), { scope: 'worker' }],
  baseURL: async ({ origin }, provide) => provide(origin),
  kept: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, provide) => {
      const kept = new KeptPage()
      await provide(kept)
      await kept.close()
    },
    { scope: 'worker' },
  ],
  isFresh: [false, { option: true }],
  // Playwright reads from here what it needs, so all that a context is made with is named.
  context: async (
    {
      browser,
      kept,
      origin,
      isFresh,
      acceptDownloads,
      actionTimeout,
      bypassCSP,
      colorScheme,
      contextOptions,
      deviceScaleFactor,
      extraHTTPHeaders,
      geolocation,
      hasTouch,
      httpCredentials,
      ignoreHTTPSErrors,
      isMobile,
      javaScriptEnabled,
      locale,
      navigationTimeout,
      offline,
      permissions,
      serviceWorkers,
      storageState,
      timezoneId,
      userAgent,
    },
    provide,
    info,
  ) => {
    if (isFresh) await kept.close()
    const options = JSON.stringify([
      acceptDownloads,
      actionTimeout,
      bypassCSP,
      colorScheme,
      contextOptions,
      deviceScaleFactor,
      extraHTTPHeaders,
      geolocation,
      hasTouch,
      httpCredentials,
      ignoreHTTPSErrors,
      isMobile,
      javaScriptEnabled,
      locale,
      navigationTimeout,
      offline,
      permissions,
      serviceWorkers,
      storageState,
      timezoneId,
      userAgent,
    ])
    const { context } = await kept.open(browser, options)
    await provide(context)
    // What opens without a network keeps far more, and takes over the page.
    const isKept = serviceWorkers === 'block' && info.status === info.expectedStatus
    await kept.empty(origin, isKept)
  },
  page: async ({ context, viewport }, provide) => {
    const page = context.pages()[0]!
    if (viewport) await page.setViewportSize(viewport)
    await provide(page)
  },
})

async function waitUntilReady(origin: string, ended: Promise<unknown>): Promise<void> {
  let hasEnded = false
  void ended.then(() => (hasEnded = true))
  const until = performance.now() + START_MS
  while (!hasEnded && performance.now() < until) {
    const answer = await fetch(`${origin}/readyz`).catch(() => undefined)
    if (answer?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  throw new Error(hasEnded ? 'The server has ended' : `The server is not ready after ${START_MS} ms`)
}

/** Signs in where the page asks for it, and waits for the shell of the back office. */
export async function signIn(
  page: Page,
  path: string,
  { username = 'admin', password = ADMIN_PASSWORD } = {},
): Promise<void> {
  await page.goto(path)
  await page.getByLabel('用户名').fill(username)
  await page.getByLabel('密码', { exact: true }).fill(password)
  await page.getByRole('button', { name: '登录', exact: true }).click()
  await expect(page.getByRole('tablist', { name: '打开的页面' })).toBeVisible()
}

/** Signs a member in whom `newMember` made, and goes to the page of their centre that the menu calls `item`. */
export async function enterCentre(page: Page, username: string, item: string): Promise<void> {
  await page.goto('/user/login')
  await page.getByLabel('用户名、邮箱或手机号').fill(username)
  await page.getByLabel('密码', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: '登录', exact: true }).click()
  await page.getByRole('navigation', { name: '会员中心菜单' }).getByRole('link', { name: item }).click()
}

/**
 * axe for a page without frames of other origins: in the page itself, not half of it in an empty one beside it, which takes
 * about twice as long.
 */
export const axe = (page: Page): AxeBuilder => new AxeBuilder({ page }).setLegacyMode(true)

/** Nothing that axe finds. */
export async function expectNoViolations(page: Page): Promise<void> {
  // What is covered is not looked at.
  await expect(page.locator('#page-loading')).toHaveCount(0)
  const { violations } = await axe(page).analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(', ')}`)).toEqual([])
}
