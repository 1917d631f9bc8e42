import { vi } from 'vitest'

/** A server to which the token 'old' has expired: with the refresh token 'r' it gives 'new'. Answers the tokens shown. */
export function answerByToken(dataOf: (path: string) => object): string[] {
  const shown: string[] = []
  vi.stubGlobal(
    'fetch',
    async (path: string, { headers, body }: { headers: Record<string, string>; body?: string }) => {
      const token = headers['ba-user-token']!
      shown.push(token)
      if (path === '/api/common/refreshToken') {
        const { refresh_token } = JSON.parse(body!) as { refresh_token: string }
        if (token !== 'old' || refresh_token !== 'r') return Response.json({ code: 302, data: null })
        return Response.json({ code: 1, data: { type: 'user-refresh', token: 'new' } })
      }
      return Response.json(token === 'new' ? { code: 1, data: dataOf(path) } : { code: 409, data: null })
    },
  )
  return shown
}
