import { pickLanguage } from '@tutu/contract/core/languages'
import type { SettingValues } from '@tutu/contract/settings/index'

/** What providers that are asked by HTTP are made with; `hosts`: a double's, for tests. */
export type Merchant = {
  settings: () => Promise<SettingValues>
  /** Of the site: where notices are sent. */
  origin: string
  fetch: typeof globalThis.fetch
  /** ms. */
  now?: () => number
  hosts?: { wechat: string; alipay: string }
}

/** Seconds; both providers' codes can be scanned for two hours. */
export const CODE_LASTS = 110 * 60

const BEIJING = 8 * 3600

/** '2026-11-28 08:00:00', of seconds. */
export const beijingTime = (seconds: number): string =>
  new Date((seconds + BEIJING) * 1000).toISOString().slice(0, 19).replace('T', ' ')

const NAME_MAX = 30

/** What the payer reads in their bill. */
export function whatFor(set: SettingValues): string {
  // Alipay refuses the first three, both what is no sign.
  const name = pickLanguage(set.site_name, 'zh-cn').replaceAll(/[/=&\p{Cc}]/gu, ' ')
  return `${[...name].slice(0, NAME_MAX).join('')}充值`
}
