import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { forgetUnused, isOld, keepPage, keptFile, keptPage, keptPicture, noteRead, offlinePage } from './store.ts'

/** What the server answers, by path. */
let server: Record<string, string | Uint8Array<ArrayBuffer> | Response>
let asked: string[]

beforeEach(() => {
  server = {
    '/clock': page('Clock', '<script src="/assets/page-1.js"></script><script src="/assets/manifest-9.js"></script>'),
    '/assets/page-1.js': 'import"./lib-1a2b3c4d.js";new Worker("/assets/worker-1.js")',
    '/assets/lib-1a2b3c4d.js': '',
    '/assets/worker-1.js': '',
    '/assets/manifest-9.js': '{"module":"/assets/other-page.js"}',
    '/assets/site-1.css': '',
    '/shtml': page('Pages'),
    '/tool-frame': 'frame',
  }
  asked = []
  vi.stubGlobal('caches', { open: async (name: string) => cacheOf(name) })
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path)
    const body = server[path]
    if (body instanceof Response) return body
    return new Response(body ?? 'none', { status: body === undefined ? 404 : 200, headers: { date: SHIPPED } })
  })
  vi.useFakeTimers({ now: Date.parse(SHIPPED) })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
  stores.clear()
  room = Infinity
})

const SHIPPED = 'Fri, 20 Nov 2026 08:00:00 GMT'
const page = (title: string, body = '') => `<title>${title} - Tutu</title>${body}`
const lesson = (title: string, body = '') => page(title, `<link href="/assets/site-1.css">${body}`)

/** How many entries the disk has room for. */
let room = Infinity
const stores = new Map<string, Map<string, Response>>()
const keyOf = (key: string | Request) => {
  if (typeof key === 'string') return key
  const { pathname, search } = new URL(key.url)
  return pathname + search
}
/** As browsers do it: entries are in the order in which they were put, and one put again is the last. */
function cacheOf(name: string) {
  const kept = stores.get(name) ?? new Map<string, Response>()
  stores.set(name, kept)
  return {
    match: async (key: string | Request) => kept.get(keyOf(key))?.clone(),
    put: async (key: string, answer: Response) => {
      kept.delete(key)
      const entries = [...stores.values()].reduce((sum, store) => sum + store.size, 0)
      if (entries >= room) throw new DOMException('full', 'QuotaExceededError')
      kept.set(key, answer)
    },
    keys: async () => [...kept.keys()].map((key) => new Request(`https://tutu.example${key}`)),
    delete: async (key: string | Request) => kept.delete(keyOf(key)),
  }
}
const keptKeys = (name = 'tutu-tools') => [...(stores.get(name)?.keys() ?? [])]
const keptLessons = () => keptKeys().filter((key) => key.startsWith('/course/'))

it('a page is kept with all files that it and its scripts name, not with those of other pages', async () => {
  await keepPage('/clock')
  expect(keptKeys().toSorted()).toEqual([
    '/assets/lib-1a2b3c4d.js',
    '/assets/manifest-9.js',
    '/assets/page-1.js',
    '/assets/worker-1.js',
    '/clock',
  ])
  expect(await (await keptPage('/clock'))?.text()).toBe(server['/clock'])
  expect(await keptFile('/assets/lib-1a2b3c4d.js')).toBeDefined()
})

it('files that are kept are not asked for again, the page is', async () => {
  await keepPage('/clock')
  asked = []
  await keepPage('/clock')
  expect(asked).toEqual(['/clock'])
})

it('what was just answered is kept without being asked for again', async () => {
  server['/course/a/b'] = lesson('old')
  await keepPage('/course/a/b', new Response(lesson('new')))
  expect(asked).toEqual(['/assets/site-1.css'])
  expect(await (await keptPage('/course/a/b'))?.text()).toBe(lesson('new'))
})

it('a page whose files cannot all be had stays as it was', async () => {
  await keepPage('/clock')
  const old = server['/clock']
  server['/clock'] = '<script src="/assets/page-2.js"></script>'
  await expect(keepPage('/clock')).rejects.toThrow('/assets/page-2.js')
  expect(await (await keptPage('/clock'))?.text()).toBe(old)
})

it('a lesson that is not laid out yet does not take the place of one that is', async () => {
  const unready = lesson('Maze', '<p data-unready>Reload it in a moment.</p>')
  await keepPage('/course/a/b', new Response(unready))
  // Where there is nothing else, it is better than nothing.
  expect(await (await keptPage('/course/a/b'))?.text()).toBe(unready)
  const whole = lesson('Maze', '<p>All of it.</p>')
  await keepPage('/course/a/b', new Response(whole))
  await keepPage('/course/a/b', new Response(unready))
  expect(await (await keptPage('/course/a/b'))?.text()).toBe(whole)
})

it('what a tool needs besides is kept with it', async () => {
  await keepPage('/shtml')
  expect(await keptPage('/tool-frame')).toBeDefined()
})

it.each([
  ['is gone', 404, false],
  ['is gone for good', 410, false],
  ['moved', 200, true],
])('a lesson that %s is forgotten', async (_, status, redirected) => {
  server['/course/a/b'] = lesson('b')
  await keepPage('/course/a/b')
  const answer = new Response('other', { status })
  Object.defineProperty(answer, 'redirected', { value: redirected })
  server['/course/a/b'] = answer
  await keepPage('/course/a/b')
  expect(keptLessons()).toEqual([])
})

it('a page that fails for now stays as it was', async () => {
  server['/course/a/b'] = lesson('b')
  await keepPage('/course/a/b')
  server['/course/a/b'] = new Response('', { status: 503 })
  await keepPage('/course/a/b')
  expect(keptLessons()).toEqual(['/course/a/b'])
})

it('after an update the old files stay for some days, then go; those in use stay', async () => {
  await keepPage('/clock')
  server['/clock'] = '<script src="/assets/page-2.js"></script>'
  server['/assets/page-2.js'] = 'import"./lib-1a2b3c4d.js"'
  await keepPage('/clock')
  await forgetUnused()
  expect(await keptFile('/assets/page-1.js')).toBeDefined()
  vi.setSystemTime(Date.parse(SHIPPED) + 8 * 86_400_000)
  await forgetUnused()
  expect(keptKeys().toSorted()).toEqual(['/assets/lib-1a2b3c4d.js', '/assets/page-2.js', '/clock'])
})

it('files of a lesson that was read before an update stay as long as the lesson', async () => {
  server['/course/a/b'] = lesson('b')
  await keepPage('/course/a/b')
  vi.setSystemTime(Date.parse(SHIPPED) + 80 * 86_400_000)
  await forgetUnused()
  expect(await keptFile('/assets/site-1.css')).toBeDefined()
})

describe('limits', () => {
  const read = async (slug: string, body = '') => {
    server[`/course/a/${slug}`] = lesson(slug, body)
    await keepPage(`/course/a/${slug}`)
  }

  it('60 lessons stay, those read least recently go; tools stay', async () => {
    await keepPage('/clock')
    for (let number = 1; number <= 60; number++) await read(`l${number}`)
    await noteRead('/course/a/l1')
    await read('l61')
    expect(keptLessons()).toHaveLength(60)
    expect(await keptPage('/course/a/l1')).toBeDefined()
    expect(await keptPage('/course/a/l2')).toBeUndefined()
    expect(await keptPage('/clock')).toBeDefined()
  })

  it('pictures come with their pages, as the smallest size of each, and go with the last of them', async () => {
    server['/storage/p.640.webp'] = new Uint8Array(1_500_000)
    server['/storage/large.png'] = new Uint8Array(2_500_000)
    await read('pictures', '<img alt="" src="https://cdn.example/storage/p.640.webp"><img src="/storage/large.png">')
    expect(keptKeys('tutu-pictures')).toEqual(['/storage/p'])
    expect(await keptPicture('/storage/p')).toBeDefined()
    for (let number = 1; number <= 60; number++) await read(`l${number}`)
    expect(keptKeys('tutu-pictures')).toEqual([])
  })

  it('lessons and pictures together stay below their bytes', async () => {
    for (let number = 1; number <= 30; number++) {
      server[`/static/${number}.png`] = new Uint8Array(1_900_000)
      await read(`l${number}`, `<img src="/static/${number}.png">`)
    }
    expect(keptLessons()).toHaveLength(21)
    expect(keptKeys('tutu-pictures')).toHaveLength(21)
    expect(await keptPage('/course/a/l30')).toBeDefined()
  })

  it('where the disk is full, half of the lessons make room for the next', async () => {
    for (let number = 1; number <= 4; number++) await read(`l${number}`)
    room = 5
    await read('l5')
    expect(keptLessons()).toEqual(['/course/a/l3', '/course/a/l4', '/course/a/l5'])
  })

  it('where even that does not help, nothing is kept and what is there stays', async () => {
    await keepPage('/clock')
    room = 0
    await expect(read('l1')).rejects.toThrow('full')
    expect(await keptPage('/clock')).toBeDefined()
  })
})

describe('the offline page', () => {
  const OFFLINE = page(
    'You are offline',
    ['tools', 'reading']
      .map((name) => `<section hidden="" data-kept="${name}" class="panel"><h2>${name}</h2><ul></ul></section>`)
      .join(''),
  )
  beforeEach(async () => {
    for (const address of ['/offline', '/offline?lang=en']) {
      server[address] = OFFLINE
      await keepPage(address)
    }
  })
  const listOf = (html: string, name: string) =>
    [...(new RegExp(`<section data-kept="${name}".*?</section>`).exec(html)?.[0] ?? '').matchAll(/<a.*?<\/a>/g)].map(
      ([link]) => link.replace(/<a href="(.*?)" class="text-link"(.*?)>(.*?)<\/a>/, '$1$2 $3'),
    )

  it('shows what can be opened, latest first, and hides what has nothing', async () => {
    server['/course/a'] = lesson('A &lt;b&gt; - c')
    server['/course/a/one'] = lesson('One')
    await keepPage('/course/a')
    await keepPage('/course/a/one')
    const answer = (await offlinePage('/offline'))!
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([503, 'no-store'])
    const html = await answer.text()
    expect(listOf(html, 'reading')).toEqual(['/course/a/one One', '/course/a A &lt;b&gt; - c'])
    expect(html).toContain('<section hidden="" data-kept="tools"')
  })

  it('lists each once, in its own language where it can, and says which language the others are in', async () => {
    const titles = {
      '/clock': '图图时钟',
      '/clock?lang=en': 'Tutu Clock',
      '/dazi': '打字练习',
      '/course/a?lang=en': 'Course A',
      '/course/a': '甲课',
      '/course/b': '乙课',
    }
    for (const [address, title] of Object.entries(titles)) {
      server[address] = lesson(title)
      await keepPage(address)
    }
    const english = await (await offlinePage('/offline?lang=en'))!.text()
    // What a tool is called is known in both languages; it opens in the one it was read in.
    expect(listOf(english, 'tools')).toEqual(['/clock?lang=en Tutu Clock', '/dazi hreflang="zh-CN" Typing trainer'])
    expect(listOf(english, 'reading')).toEqual([
      '/course/a?lang=en Course A',
      '/course/b hreflang="zh-CN" lang="zh-CN" 乙课',
    ])
    const chinese = await (await offlinePage('/offline'))!.text()
    expect(listOf(chinese, 'reading')).toEqual(['/course/b 乙课', '/course/a 甲课'])
  })

  it('is old after a day', async () => {
    expect(await isOld('/offline')).toBe(false)
    vi.setSystemTime(Date.parse(SHIPPED) + 2 * 86_400_000)
    expect(await isOld('/offline')).toBe(true)
    expect(await isOld('/never')).toBe(true)
  })
})
