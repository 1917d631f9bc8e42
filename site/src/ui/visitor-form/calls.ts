export type Answer<T> = { code: number; msg: string; data: (T & { errors?: Record<string, string> }) | null }

/** Calls of the public API, in the language of the page. Rejects where there is no answer. */
export function caller(language: string) {
  const headers = { 'think-lang': language, server: 'true' }
  return {
    get: async <T>(path: string) => (await (await fetch(path, { headers })).json()) as Answer<T>,
    post: async <T>(path: string, body: object) =>
      (await (
        await fetch(path, {
          method: 'POST',
          headers: { ...headers, 'content-type': 'application/json' },
          body: JSON.stringify(body),
        })
      ).json()) as Answer<T>,
  }
}
