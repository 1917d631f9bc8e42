import { type Client, type ClientConfig, createClient, fetchTransport } from '@tutu/contract/core/client'
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
export const api: Client = createClient({ ...apiConfig, transport: fetchTransport(), onForbidden: tellRefusedRight })
