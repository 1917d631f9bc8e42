import { fail, Failure } from '@tutu/contract/core/errors'
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

/**
 * Who takes money for the site. The rest of the site knows what came, and from nothing but these. What is asked twice of one
 * number is done once: an answer may get lost.
 */
export type PaymentProvider = {
  /** Whether it takes payments, as the site is set. */
  isOpen(set: SettingValues, language: Language): boolean
  /** Begins a payment; answers what has to be kept of it, such as the address of a code to scan. Absent: there is nothing to begin. */
  begin?(asked: Asked): Promise<string>
  /** What the member reads of one that waits. Asks nobody. */
  howToPay(waiting: Waiting, set: SettingValues, language: Language): string
  /** What has come of it; undefined: nothing yet, or nobody can be asked. */
  query(number: string): Promise<Paid | undefined>
  /** Gives it back where it came from, before the balance loses it. */
  refund(paid: Paid): Promise<void>
}

/** Another status than 200, so that the provider calls again; `why` is told to nobody who asks. */
export const badNotice = (why: string): Failure => new Failure('payment.badNotice', { status: 400, params: { why } })

/** Who may take money, by the name that stands in `top_up.provider`. */
export type ProviderName = 'manual' | 'wechat' | 'alipay'
export type Payments = {
  /** By whom new top-ups are paid. */
  chosen: ProviderName
  providers: Partial<Readonly<Record<ProviderName, PaymentProvider>>>
}

/** Throws where nobody takes payments of that name any more. */
export function providerOf({ providers }: Payments, name: string): PaymentProvider {
  const provider = providers[name as ProviderName]
  if (!provider) throw fail('payment.notSetUp')
  return provider
}
