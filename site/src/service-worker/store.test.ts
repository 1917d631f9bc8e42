import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { forgetUnused, keepPage, keptFile, keptPage } from './store.ts'

/** What the server answers, by path. */
let server: Record<string, string>
let asked: string[]

beforeEach(() => {
  server = {
    '/clock': '<script src="/assets/page-1.js"></script><script src="/assets/manifest-9.js"></script>',
    '/assets/page-1.js': 'import"./lib-1.js";new Worker("/assets/worker-1.js")',
    '/assets/lib-1.js': '',
    '/assets/worker-1.js': '',
    '/assets/manifest-9.js': '{"module":"/assets/other-page.js"}',
    '/shtml': '',
    '/tool-frame': 'frame',
  }
  asked = []
  vi.stubGlobal('caches', { open: async () => cache })
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path)
    const text = server[path]
    return new Response(text ?? 'none', { status: text === undefined ? 404 : 200, headers: { date: SHIPPED } })
  })
  vi.useFakeTimers({ now: Date.parse(SHIPPED) })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
  kept.clear()
})

const SHIPPED = 'Fri, 20 Nov 2026 08:00:00 GMT'
const kept = new Map<string, Response>()
const cache = {
  match: async (key: string | Request) => kept.get(typeof key === 'string' ? key : new URL(key.url).pathname)?.clone(),
  put: async (key: string, answer: Response) => void kept.set(key, answer),
  keys: async () => [...kept.keys()].map((key) => new Request(`https://tutu.example${key}`)),
  delete: async (key: Request) => kept.delete(new URL(key.url).pathname),
}

it('a page is kept with all files that it and its scripts name, not with those of other pages', async () => {
  await keepPage('/clock')
  expect([...kept.keys()].toSorted()).toEqual([
    '/assets/lib-1.js',
    '/assets/manifest-9.js',
    '/assets/page-1.js',
    '/assets/worker-1.js',
    '/clock',
  ])
  expect(await (await keptPage('/clock'))?.text()).toBe(server['/clock'])
  expect(await keptFile('/assets/lib-1.js')).toBeDefined()
})

it('files that are kept are not asked for again, the page is', async () => {
  await keepPage('/clock')
  asked = []
  await keepPage('/clock')
  expect(asked).toEqual(['/clock'])
})

it('a page whose files cannot all be had stays as it was', async () => {
  await keepPage('/clock')
  const old = server['/clock']
  server['/clock'] = '<script src="/assets/page-2.js"></script>'
  await expect(keepPage('/clock')).rejects.toThrow('/assets/page-2.js')
  expect(await (await keptPage('/clock'))?.text()).toBe(old)
})

it('what a tool needs besides is kept with it', async () => {
  await keepPage('/shtml')
  expect(kept.has('/tool-frame')).toBe(true)
})

it('after an update the old files stay for some days, then go; those in use stay', async () => {
  await keepPage('/clock')
  server['/clock'] = '<script src="/assets/page-2.js"></script>'
  server['/assets/page-2.js'] = 'import"./lib-1.js"'
  await keepPage('/clock')
  await forgetUnused()
  expect(kept.has('/assets/page-1.js')).toBe(true)
  vi.setSystemTime(Date.parse(SHIPPED) + 8 * 86_400_000)
  await forgetUnused()
  expect([...kept.keys()].toSorted()).toEqual(['/assets/lib-1.js', '/assets/page-2.js', '/clock'])
})
