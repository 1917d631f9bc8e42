import { type Client, ClientError, createClient, fetchTransport } from '@tutu/contract/core/client'
import { CODE } from '@tutu/contract/core/envelope'
import { notices } from '../member/notices.ts'
import { pageLanguage } from '../member/page-language.ts'
import { guardianToken } from './session.ts'

const NO_TOKENS = { token: '', refreshToken: '' }
const send = fetchTransport()

/** The client of guardians: header `ba-guardian-token`, and no other session's. It is never refreshed. */
export const guardianApi: Client = createClient({
  transport: (request) =>
    send({ ...request, headers: { ...request.headers, 'ba-guardian-token': guardianToken.read() } }),
  context: () => 'member',
  language: pageLanguage,
  tokens: { get: () => NO_TOKENS, setToken: () => undefined, clear: () => guardianToken.write('') },
  notify: notices,
  // The page asks for a code again by itself.
  navigate: () => undefined,
  isOnLoginRoute: () => true,
})

/** Whether an answer says that the day of the session is over. */
export const hasEnded = (error: unknown): boolean =>
  error instanceof ClientError && (error.reason === 'redirect' || error.code === CODE.refresh)
