import { create } from 'zustand'

/** Site config (spec 3), as the server sends it with the menus; the login page knows the public half only. */
export type SiteConfig = {
  siteName: string
  recordNumber: string
  comcont: string
  version: string
  cdnUrl: string
  apiUrl: string
  /** `maxsize` in bytes. */
  upload: { mode: string; maxsize: number; mimetype: string; savename: string }
}

export const useSiteConfig = create<SiteConfig>()(() => ({
  siteName: '',
  recordNumber: '',
  comcont: '',
  version: '',
  cdnUrl: '',
  apiUrl: '',
  upload: { mode: 'local', maxsize: 0, mimetype: '', savename: '' },
}))
