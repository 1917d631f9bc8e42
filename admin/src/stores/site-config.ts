import type { SiteConfig as Sent } from '@tutu/contract/api/values'
import { create } from 'zustand'

/** Site config (spec 3), as the server sends it with the menus; the login page knows the public half only. */
export type SiteConfig = Omit<Sent, 'footer'> & { timeZone?: string }

export const useSiteConfig = create<SiteConfig>()(() => ({
  siteName: '',
  recordNumber: '',
  comcont: '',
  version: '',
  cdnUrl: '',
  apiUrl: '',
  upload: { mode: 'local', maxsize: 0, mimetype: '', savename: '' },
}))
