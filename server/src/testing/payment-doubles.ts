import { fail } from '@tutu/contract/core/errors'
import type { PaymentWay } from '@tutu/contract/api/payment'
import type { Paid, PaymentProvider, Payments } from '../payment/provider.ts'

type Payment = { amount: number; begun: number; refunds: number; state: 'open' | 'paid' | 'refunded' }

/** What a provider's servers know of a site's payments, and a provider that asks them. */
export function payingDouble(name: Exclude<PaymentWay, 'manual'>) {
  const payments = new Map<string, Payment>()
  const tradeOf = (number: string): string => `${name}:T${number}`
  let isAway = false
  let losesAnswers = false
  const reach = (): void => {
    if (isAway) throw fail('payment.away', { host: name, said: '' })
  }
  const provider: PaymentProvider = {
    isOpen: () => true,
    begin: async ({ number, amount }) => {
      reach()
      const known = payments.get(number)
      payments.set(number, {
        amount,
        begun: (known?.begun ?? 0) + 1,
        refunds: known?.refunds ?? 0,
        state: known?.state ?? 'open',
      })
      return `${name}://pay/${number}`
    },
    howToPay: ({ begun }) => ({ text: '', code: begun ?? '' }),
    query: async (number): Promise<Paid | undefined> => {
      reach()
      const known = payments.get(number)
      return known?.state === 'paid' ? { number, amount: known.amount, trade: tradeOf(number) } : undefined
    },
    refund: async ({ number, amount, trade }) => {
      reach()
      const known = payments.get(number)
      if (!known || known.state === 'open' || known.amount !== amount || trade !== tradeOf(number))
        throw new Error(`${name} knows no such payment`)
      known.state = 'refunded'
      known.refunds += 1
      if (losesAnswers) throw fail('payment.away', { host: name, said: '' })
      return true
    },
  }
  return {
    payments,
    taking: { [name]: provider } satisfies Payments,
    /** Somebody pays; answers what a notice would tell, which may get lost. */
    pay(number: string) {
      const known = payments.get(number)
      if (!known) throw new Error('not begun')
      known.state = 'paid'
      return { number, amount: known.amount, trade: `T${number}` }
    },
    goAway: (away: boolean) => (isAway = away),
    /** It does what it is asked, and nobody hears of it. */
    loseAnswers: (loses: boolean) => (losesAnswers = loses),
  }
}
