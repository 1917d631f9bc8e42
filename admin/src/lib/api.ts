import { type Client, createClient, fetchTransport } from '@tutu/contract/client'
import { clearAdminInfo, fillAdminInfo, readAdminTokens } from '../stores/admin-info.ts'
import { useConfig } from '../stores/config.ts'
import { followRedirect, isOnLogin } from './navigation.ts'
import { holdNotices, notices } from './notices.ts'

const NO_TOKENS = { token: '', refreshToken: '' }

/** The back office's client. Members' sessions are the site's: their token is never sent from here. */
export const api: Client = createClient({
  transport: fetchTransport(),
  context: () => 'admin',
  language: () => useConfig.getState().lang.defaultLang,
  tokens: {
    get: (kind) => (kind === 'admin' ? readAdminTokens() : NO_TOKENS),
    setToken: (kind, token) => {
      if (kind === 'admin') fillAdminInfo({ token })
    },
    clear: (kind) => {
      if (kind !== 'admin') return
      // The shell goes with the token; why is for the login page to say.
      if (!isOnLogin()) holdNotices()
      clearAdminInfo()
    },
  },
  notify: notices,
  navigate: followRedirect,
  isOnLoginRoute: (kind) => kind === 'admin' && isOnLogin(),
})
