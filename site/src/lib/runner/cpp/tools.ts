import name, { size } from 'tutu:cpp-tools'
import { unpackTools } from './archive.ts'

// The compiler is one large file. It is fetched when somebody has said yes, and kept, compressed as it comes, so that the
// next time needs no network. Where a browser keeps nothing (a private window, a page without https), it lasts for the page.

/** Bytes that fetching takes. */
export { size as toolsSize }

const STORE = 'tutu-cpp'
const address = (): string => new URL(name, import.meta.url).href

/** On its way: all who wait for it hear how much has come. Once nobody waits any more, it is broken off. */
type Coming = { readonly whole: Promise<Blob>; readonly hearers: Set<OnPart>; readonly breakOff: AbortController }
type OnPart = (part: number) => void

let coming: Coming | undefined
/** The only copy, where the browser keeps none. */
let held: Blob | undefined

/** Whether programs can be compiled without fetching anything. */
export async function areToolsHere(): Promise<boolean> {
  return held !== undefined || (await kept()) !== undefined
}

/**
 * Fetches what compiles, once for the page, and keeps it. `onPart`: how much has come, from 0 to 1. Rejects where it is not to
 * be had, and where `signal` says that it is not wanted any more.
 */
export async function fetchTools(onPart: OnPart, signal?: AbortSignal): Promise<Blob> {
  const own = (coming ??= startFetching())
  // One of its own: the same function may wait twice.
  const hearer: OnPart = (part) => onPart(part)
  own.hearers.add(hearer)
  const left = new Promise<never>((_, reject) =>
    signal?.addEventListener('abort', () => {
      own.hearers.delete(hearer)
      if (own.hearers.size === 0) own.breakOff.abort()
      if (own.hearers.size === 0 && coming === own) coming = undefined
      reject(new DOMException('Not wanted any more', 'AbortError'))
    }),
  )
  try {
    return await Promise.race([own.whole, left])
  } finally {
    own.hearers.delete(hearer)
  }
}

/** Files by name. Rejects where they are neither here nor to be had. */
export async function openTools(): Promise<Record<string, ArrayBuffer>> {
  const whole = held ?? (await kept()) ?? (await fetchTools(() => undefined))
  return unpackTools(await new Response(whole.stream().pipeThrough(new DecompressionStream('gzip'))).arrayBuffer())
}

function startFetching(): Coming {
  const hearers = new Set<OnPart>()
  const breakOff = new AbortController()
  const whole = fetchPacked((part) => hearers.forEach((hear) => hear(part)), breakOff.signal)
  const own = { whole, hearers, breakOff }
  const end = (): void => {
    if (coming === own) coming = undefined
  }
  whole.then(end, end)
  return own
}

async function kept(): Promise<Blob | undefined> {
  try {
    const answer = await (await store())?.match(address())
    return await answer?.blob()
  } catch {
    // A browser may have a store and let nobody open it.
    return undefined
  }
}

const store = async (): Promise<Cache | undefined> => ('caches' in globalThis ? caches.open(STORE) : undefined)

async function fetchPacked(onPart: OnPart, signal: AbortSignal): Promise<Blob> {
  const answer = await fetch(address(), { signal })
  if (!answer.ok || !answer.body) throw new Error(`${name} answered ${answer.status}`)
  let come = 0
  const counted = answer.body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(piece, controller) {
        come += piece.length
        onPart(Math.min(1, come / size))
        controller.enqueue(piece)
      },
    }),
  )
  const whole = await new Response(counted).blob()
  held = (await isKept(whole)) ? undefined : whole
  return whole
}

/** In place of that of an earlier build. false: this browser, or this full device, keeps nothing. */
async function isKept(whole: Blob): Promise<boolean> {
  try {
    const cache = await store()
    if (!cache) return false
    for (const { url: old } of await cache.keys()) await cache.delete(old)
    await cache.put(address(), new Response(whole))
    return true
  } catch {
    return false
  }
}
