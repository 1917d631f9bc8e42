import type { Envelope } from '@tutu/contract/core/envelope'
import type { Language } from '@tutu/contract/core/languages'
import { createContext } from 'react-router'

export type SiteConfig = {
  siteName: string
  recordNumber: string
  /** What the law wants at the foot of every page, besides the ICP number; '' where there is none. */
  footer: {
    policeRecordNumber: string
    icpLicence: string
    companyName: string
    complaintPhone: string
    complaintEmail: string
    childProtectionContact: string
  }
  comcont: string
  /** Whether members can sign in and register. */
  openMemberCenter: boolean
  /** Whether trial lessons can be booked. */
  trialLessons: boolean
  /** Whether mails go out at all. */
  sendsMail: boolean
  version: string
  cdnUrl: string
  /** What Baidu looks for in the home page; '' where it was not asked for. */
  baiduVerification: string
}

/** What the host gives a request before the pages' loaders run. */
export type SiteContext = {
  /** From `?lang=`; the bare path is zh-cn. */
  language: Language
  /** Public origin, for canonical and alternate links. */
  origin: string
  site: SiteConfig
  /** Seconds. */
  now: number
  /** Says that the address asks for something that is not there, or not in the way links do: the page is one of too many. */
  doNotKeep(): void
  /**
   * What a GET of the public API answers, without the call; a former address answers as the one it leads to. Refusals are envelopes with `code` 0; a call that fails (500, 503)
   * rejects, with the HTTP status as `status` where it is known.
   */
  api<T>(path: string, params?: Record<string, unknown>): Promise<Envelope<T>>
}

export const siteContext = createContext<SiteContext>()
