import { CODE, type Envelope } from '@tutu/contract/core/envelope'
import { memberSession } from './session.ts'

/** `keepalive`: it is to arrive though the page is left; 64 kB at most. */
type Options = { keepalive: boolean }

/** Of what stands before the site, while it starts. */
const AWAY: ReadonlySet<number> = new Set([502, 503, 504])

/** There was no answer, or none of the site's: what was asked may be asked again, once there is a network or a server. */
export class Unreached extends Error {}

/** ms after which what was `Unreached` is tried again. */
export const AGAIN = 30_000

/**
 * Asks for a member where the whole client would be too much, as in a lesson's script. An expired token is replaced once; tabs
 * that do so at once are given the same (decision 122). Nobody is sent to the login page. Rejects where there is no
 * answer (`Unreached`), where it is a refusal, and where another has signed in since.
 */
export async function askAs<T>(member: number, path: string, body?: object, options?: Options): Promise<T> {
  const token = tokenOf(member)
  let answer = await send<T>(token, path, body, options)
  if (answer.code === CODE.refresh && (await renew(token))) answer = await send<T>(tokenOf(member), path, body, options)
  if (answer.code !== CODE.ok) throw new Error(`The account answered ${answer.code}`)
  return answer.data
}

function tokenOf(member: number): string {
  const { id, token } = memberSession.read()
  if (id !== member) throw new Error('It is another who is signed in now')
  return token
}

async function send<T>(token: string, path: string, body?: object, options?: Options): Promise<Envelope<T>> {
  const answer = await fetch(path, {
    headers: { 'content-type': 'application/json', 'ba-user-token': token, server: 'true' },
    ...options,
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  }).catch((cause: unknown) => {
    throw new Unreached('The account is out of reach', { cause })
  })
  const said = AWAY.has(answer.status) ? undefined : await answer.json().catch(() => undefined)
  if (said) return said as Envelope<T>
  // Such as of a proxy, for which it is too large: it would be again.
  if (answer.status >= 400 && answer.status < 500) throw new Error(`The account answered ${answer.status}`)
  throw new Unreached(`The account answered ${answer.status}`)
}

/** Whether there is another token now: of this page, or of another tab. */
async function renew(expired: string): Promise<boolean> {
  const { token, refreshToken } = memberSession.read()
  if (token === expired && refreshToken) {
    const body = { refresh_token: refreshToken }
    const { code, data } = await send<{ token: string }>(expired, '/api/common/refreshToken', body)
    if (code === CODE.ok)
      memberSession.write((held) => (held.token === expired ? { ...held, token: data.token } : held))
  }
  return memberSession.read().token !== expired
}
