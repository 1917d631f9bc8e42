import { pickLanguage } from '@tutu/contract/core/languages'
import type { Config } from '../data/config.ts'
import type { PaymentProvider } from './provider.ts'

/** At the counter: an administrator sees that money came, and says so (`markPaid`). */
export const manual = (config: Pick<Config, 'get'>): PaymentProvider => ({
  create: async ({ language }) => pickLanguage((await config.get()).shop_offline_text, language),
  // Nobody can be asked but the administrators, who tell by themselves.
  query: async () => undefined,
  // By hand, as it came.
  refund: async () => undefined,
})
