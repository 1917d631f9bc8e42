// @vitest-environment node
import { gzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

const LIST = new TextEncoder().encode('[["a.wasm",3]]')
const PACKED = gzipSync(
  Buffer.concat([new Uint8Array(new Uint32Array([LIST.length]).buffer), LIST, Buffer.from('abc')]),
)

let fetched: { signal: AbortSignal; come: () => void }[]

beforeEach(() => {
  fetched = []
  vi.resetModules()
  vi.doMock('tutu:cpp-tools', () => ({ default: 'cpp-tools-1.bin', size: PACKED.length }))
  vi.stubGlobal(
    'fetch',
    (_: string, { signal }: { signal: AbortSignal }) =>
      new Promise((resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason as Error))
        fetched.push({ signal, come: () => resolve(new Response(PACKED)) })
      }),
  )
})
afterEach(() => {
  vi.doUnmock('tutu:cpp-tools')
  vi.unstubAllGlobals()
})

const tools = () => import('./tools.ts')
const stores = {
  none: () => vi.stubGlobal('caches', undefined),
  closed: () => vi.stubGlobal('caches', { open: async () => Promise.reject(new Error('SecurityError')) }),
  full: () => {
    const put = async () => Promise.reject(new Error('QuotaExceededError'))
    vi.stubGlobal('caches', { open: async () => ({ match: async () => undefined, keys: async () => [], put }) })
  },
}

it.each(Object.entries(stores))(
  'fetched once, it is there for every run of the page where the store is: %s',
  async (_, stub) => {
    stub()
    const { areToolsHere, fetchTools, openTools } = await tools()
    expect(await areToolsHere()).toBe(false)
    const parts: number[] = []
    const whole = fetchTools((part) => parts.push(part))
    await vi.waitFor(() => expect(fetched).toHaveLength(1))
    expect(await areToolsHere()).toBe(false)
    fetched[0]!.come()
    await whole
    expect(parts.at(-1)).toBe(1)
    expect([await openTools(), await openTools()].map((files) => Object.keys(files))).toEqual([['a.wasm'], ['a.wasm']])
    expect([await areToolsHere(), fetched.length]).toEqual([true, 1])
  },
)

it('who asks while it comes waits for the same; it is broken off once nobody wants it', async () => {
  stores.none()
  const { fetchTools } = await tools()
  const [one, other] = [new AbortController(), new AbortController()]
  const both = [fetchTools(() => undefined, one.signal), fetchTools(() => undefined, other.signal)]
  const settled = Promise.allSettled(both)
  one.abort()
  expect([fetched.length, fetched[0]!.signal.aborted]).toEqual([1, false])
  other.abort()
  expect(fetched[0]!.signal.aborted).toBe(true)
  expect((await settled).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  void fetchTools(() => undefined)
  expect(fetched).toHaveLength(2)
})
