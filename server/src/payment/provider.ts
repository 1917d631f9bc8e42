import { fail, Failure } from '@tutu/contract/core/errors'
import type { PaymentWay } from '@tutu/contract/api/payment'
import type { Language } from '@tutu/contract/core/languages'
import type { SettingValues } from '@tutu/contract/settings/index'

/** What a member is to pay: `number` names it on both sides, `amount` in cents, until `expiretime` in seconds. */
export type Asked = { number: string; amount: number; expiretime: number }
/** A payment that waits. `begun`: what the provider answered then; null: it is not begun yet, or there is nothing to begin. */
export type Waiting = { number: string; amount: number; begun: string | null }

/** That money came, by the provider's own checked word. `trade`: the provider's number of it. */
export type Paid = { number: string; amount: number; trade: string }

/** What a provider's server sent: its headers in lower case, and the body as it came, since the signature is over its bytes. */
export type Notice = { headers: Readonly<Record<string, unknown>>; body: string }

/** What a notice says; undefined: nothing was paid by it. Throws `badNotice` where it is not the provider's. */
export type ReadNotice = (notice: Notice) => Paid | undefined

/** What the member is shown: words, or what a code to scan says; '' where there is none. */
export type HowToPay = { text: string; code: string }

/**
 * Who takes money for the site. The rest of the site knows what came, and from nothing but these. What is asked twice of one
 * number is done once: an answer may get lost.
 */
export type PaymentProvider = {
  /** Whether it takes payments, as the site is set. */
  isOpen(set: SettingValues, language: Language): boolean
  /** Seconds that what was begun can be paid; absent: a day. */
  lasts?: number
  /** Begins a payment; answers what has to be kept of it, such as the address of a code to scan. Absent: there is nothing to begin. */
  begin?(asked: Asked): Promise<string>
  /** What the member reads of one that waits. Asks nobody. */
  howToPay(waiting: Waiting, set: SettingValues, language: Language): HowToPay
  /** What has come of it; undefined: nothing yet, or nobody can be asked. */
  query(number: string): Promise<Paid | undefined>
  /**
   * Gives it back where it came from; answers whether it is there, which asking again tells. Throws where it is refused or nobody
   * answers. Absent: it is given back by hand.
   */
  refund?(paid: Paid): Promise<boolean>
}

/** Another status than 200, so that the provider calls again; `why` is told to nobody who asks. */
export const badNotice = (why: string): Failure => new Failure('payment.badNotice', { status: 400, params: { why } })

/** Who takes money, by the name that stands in `top_up.provider`. */
export type Payments = Partial<Readonly<Record<PaymentWay, PaymentProvider>>>

/** Throws where nobody takes payments of that name any more. */
export function providerOf(payments: Payments, name: string): PaymentProvider {
  const provider = payments[name as PaymentWay]
  if (!provider) throw fail('payment.notSetUp')
  return provider
}

/** Seconds until a top-up that nobody has paid is none. */
const A_DAY = 86_400

export const lastsWith = (payments: Payments, name: string): number => payments[name as PaymentWay]?.lasts ?? A_DAY
