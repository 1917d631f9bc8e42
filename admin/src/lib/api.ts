import {
  type Client,
  type ClientConfig,
  ClientError,
  createClient,
  fetchTransport,
  type RequestOptions,
} from '@tutu/contract/client'
import { CODE } from '@tutu/contract/envelope'
import { fillAdminInfo, readAdminTokens } from '../stores/admin-info.ts'
import { useConfig } from '../stores/config.ts'
import { useSessionEnd } from '../stores/session-end.ts'
import { followRedirect, isOnLogin } from './navigation.ts'
import { notices } from './notices.ts'
import { tellRefusedRight } from './refused-right.ts'
import { endSession } from './session-end.ts'

const NO_TOKENS = { token: '', refreshToken: '' }

/** Everything of the client but what carries its requests: uploads have a transport of their own. */
export const apiConfig: Omit<ClientConfig, 'transport'> = {
  context: () => 'admin',
  language: () => useConfig.getState().lang.defaultLang,
  tokens: {
    get: (kind) => (kind === 'admin' ? readAdminTokens() : NO_TOKENS),
    setToken: (kind, token) => {
      if (kind === 'admin') fillAdminInfo({ token })
    },
    clear: (kind) => {
      if (kind === 'admin') endSession()
    },
  },
  notify: {
    success: notices.success,
    // The dialog over a kept page says what is the matter, and asks for what is missing.
    error: (text) => useSessionEnd.getState().account === null && notices.error(text),
  },
  navigate: followRedirect,
  isOnLoginRoute: (kind) => kind === 'admin' && isOnLogin(),
}

/** The back office's client. Members' sessions are the site's: their token is never sent from here. */
export const api: Client = noticingRefusals(createClient({ ...apiConfig, transport: fetchTransport() }))

/** The same client; a call refused for want of a right is told of, beside what its caller makes of it. */
function noticingRefusals(client: Client): Client {
  const noticing = async <T>(path: string, answer: Promise<T>): Promise<T> => {
    try {
      return await answer
    } catch (error) {
      if (error instanceof ClientError && error.code === CODE.forbidden) tellRefusedRight(path)
      throw error
    }
  }
  return {
    request: <T>(path: string, options?: RequestOptions) => noticing(path, client.request<T>(path, options)),
    get: <T>(path: string, params?: Record<string, unknown>, options?: RequestOptions) =>
      noticing(path, client.get<T>(path, params, options)),
    post: <T>(path: string, data?: unknown, options?: RequestOptions) =>
      noticing(path, client.post<T>(path, data, options)),
    del: <T>(path: string, params?: Record<string, unknown>, options?: RequestOptions) =>
      noticing(path, client.del<T>(path, params, options)),
  }
}
