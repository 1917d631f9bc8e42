import name from 'tutu:cpp-tools'
import { unpackTools } from './archive.ts'

// The compiler is one large file. It is fetched when somebody has said yes, and kept, compressed as it comes, so that the
// next time needs no network. Where a browser keeps nothing (a private window, a page without https), it lasts for the page.

const STORE = 'tutu-cpp'
const address = (): string => new URL(name, import.meta.url).href

let packed: Promise<Blob> | undefined

/** Whether programs can be compiled without fetching anything. */
export async function areToolsHere(): Promise<boolean> {
  return packed !== undefined || (await kept()) !== undefined
}

/** Bytes that fetching takes; 0: the server does not say. */
export async function toolsSize(): Promise<number> {
  const answer = await fetch(address(), { method: 'HEAD' })
  return Number(answer.headers.get('content-length') ?? 0)
}

/** Fetches what compiles, once for the page, and keeps it. `onPart`: how much has come, from 0 to 1. */
export async function fetchTools(onPart: (part: number) => void): Promise<void> {
  const fetching = fetchPacked(onPart)
  packed = fetching
  fetching.catch(() => (packed = undefined))
  await fetching
}

/** Files by name. Rejects where they are neither here nor to be had. */
export async function openTools(): Promise<Record<string, ArrayBuffer>> {
  const whole = await (packed ?? (await kept()) ?? fetchPacked(() => undefined))
  packed = undefined
  return unpackTools(await new Response(whole.stream().pipeThrough(new DecompressionStream('gzip'))).arrayBuffer())
}

async function kept(): Promise<Blob | undefined> {
  const answer = await (await store())?.match(address())
  return answer?.blob()
}

const store = async (): Promise<Cache | undefined> => ('caches' in globalThis ? caches.open(STORE) : undefined)

async function fetchPacked(onPart: (part: number) => void): Promise<Blob> {
  const answer = await fetch(address())
  if (!answer.ok || !answer.body) throw new Error(`${name} answered ${answer.status}`)
  const size = Number(answer.headers.get('content-length') ?? 0)
  let come = 0
  const counted = answer.body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(piece, controller) {
        come += piece.length
        if (size > 0) onPart(come / size)
        controller.enqueue(piece)
      },
    }),
  )
  const whole = await new Response(counted).blob()
  await keep(whole)
  return whole
}

/** In place of that of an earlier build. A device without room for it fetches it again another day. */
async function keep(whole: Blob): Promise<void> {
  try {
    const cache = await store()
    for (const { url: old } of (await cache?.keys()) ?? []) await cache?.delete(old)
    await cache?.put(address(), new Response(whole))
  } catch {
    // It lasts for this page.
  }
}
