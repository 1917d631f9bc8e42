import type { OutgoingHttpHeaders } from 'node:http'

export type Asked = { method: string; url: string; headers: Readonly<Record<string, string>> }
export type Answered = { status: number; headers: OutgoingHttpHeaders; body: string }
/** An answer as it left a cache; `stored`: for whom it was made first, where it was taken from there. */
export type Passed = Answered & { stored?: Asked }

/** Status codes a cache may keep without being told for how long (RFC 9110, 15.1). */
const HEURISTIC = new Set([200, 203, 204, 300, 301, 308, 404, 405, 410, 414, 501])
/** How long it then does, in seconds: RFC 9111 (4.2.2) leaves that to the cache. */
const GUESS = 600

/**
 * A shared cache as stock proxies are, put before a server (RFC 9111): it knows nothing of the site, keeps whatever the
 * headers do not forbid, and answers what is fresh, or what the server says is unchanged, to whoever asks the same.
 */
export function sharedCache(origin: (asked: Asked) => Promise<Answered>) {
  const stored = new Map<string, { asked: Asked; answer: Answered; at: number }[]>()
  let now = 0

  async function ask(asked: Asked): Promise<Passed> {
    if (asked.method !== 'GET' && asked.method !== 'HEAD') return origin(asked)
    const key = `${asked.method} ${asked.url}`
    const known = stored.get(key)?.find((one) => matches(one, asked))
    if (known && now - known.at < lifetime(known.answer)) return { ...known.answer, stored: known.asked }
    const { etag } = known?.answer.headers ?? {}
    if (known && typeof etag === 'string') {
      const checked = await origin({ ...asked, headers: { ...asked.headers, 'if-none-match': etag } })
      if (checked.status === 304) return { ...known.answer, stored: known.asked }
    }
    const answer = await origin(asked)
    if (mayStore(answer)) {
      const others = (stored.get(key) ?? []).filter((one) => !matches(one, asked))
      stored.set(key, [...others, { asked, answer, at: now }])
    }
    return answer
  }

  return {
    ask,
    /** Lets time go by. */
    wait: (seconds: number) => void (now += seconds),
    /** What is kept, as '<method> <address>'. */
    kept: () => [...stored.keys()],
  }
}

/** 3: without a word about it, a cache may keep what the status allows. */
function mayStore({ status, headers }: Answered): boolean {
  const control = directives(headers)
  if (control.has('no-store') || control.has('private') || headers.vary === '*') return false
  return control.has('public') || control.has('max-age') || control.has('s-maxage') || HEURISTIC.has(status)
}

/** 4.2.1: seconds. */
function lifetime({ headers }: Answered): number {
  const control = directives(headers)
  if (control.has('no-cache')) return 0
  const said = control.get('s-maxage') ?? control.get('max-age')
  return said === undefined ? GUESS : Number(said)
}

/** 4.1: every header the answer varies by must be the same. */
function matches({ asked, answer }: { asked: Asked; answer: Answered }, next: Asked): boolean {
  const names = String(answer.headers.vary ?? '')
    .split(',')
    .map((name) => name.trim().toLowerCase())
  return names.every((name) => asked.headers[name] === next.headers[name])
}

function directives(headers: OutgoingHttpHeaders): Map<string, string | undefined> {
  const all = String(headers['cache-control'] ?? '')
    .split(',')
    .map((one) => one.trim().toLowerCase())
  return new Map(all.filter(Boolean).map((one) => [one.split('=')[0]!, one.split('=')[1]]))
}
