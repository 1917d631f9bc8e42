import { pickLanguage } from '@tutu/contract/core/languages'
import type { PaymentProvider } from './provider.ts'

/** At the counter: an administrator sees that money came, and says so (`markPaid`). */
export const manual: PaymentProvider = {
  isOpen: (set, language) => pickLanguage(set.shop_offline_text, language) !== '',
  howToPay: (_waiting, set, language) => ({ text: pickLanguage(set.shop_offline_text, language), code: '' }),
  // Nobody can be asked but the administrators, who tell by themselves.
  query: async () => undefined,
}
