import type { ChangeBus } from '../postgres/change-bus.ts'
import { memoryInUse } from './memory-in-use.ts'
import { createPageCache } from '../web/page-cache.ts'

// A process of its own, whose heap no test beside it grows or shrinks. Prints `{ pages, counted, grown }`, the last two
// in bytes: what the cache counts for its pages, and by how much the memory in use grew with them.

const PAGES = 1500
const HEADERS = Object.fromEntries(Array.from({ length: 14 }, (_, n) => [`x-header-${n}`, 'a value of some length']))
const QUIET: ChangeBus = {
  healthy: true,
  onTags: () => () => undefined,
  onFlush: () => () => undefined,
  record: async () => [],
  announce: () => undefined,
  close: async () => undefined,
}

async function fill(round: number, count: number) {
  const cache = createPageCache(QUIET)
  for (let n = 0; n < count; n++) {
    const body = `{"code":1,"list":[${`{"round":${round},"n":${n}},`.repeat(100)}]}`
    const policy = { 'content-security-policy': `script-src 'sha256-${round}-${n}-${'x'.repeat(300)}'` }
    const tags = ['course', `course:${n}`, `lesson.course_id:${n}`]
    await cache.finish(
      cache.begin(`zh-cn /course/${round}-${n}`),
      Buffer.from(body),
      { ...HEADERS, ...policy },
      tags,
      'br',
    )
  }
  return cache
}

// What is made once, by the first page or the first collection, is no page's.
await fill(0, 50)
await memoryInUse()
const before = await memoryInUse()
const cache = await fill(1, PAGES)
const grown = (await memoryInUse()) - before
process.stdout.write(JSON.stringify({ pages: cache.size, counted: cache.bytes, grown }))
process.exit()
