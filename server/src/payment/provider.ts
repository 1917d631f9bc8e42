import { Failure } from '@tutu/contract/core/errors'
import type { Language } from '@tutu/contract/core/languages'

/** What a member is to pay: `number` names it on both sides, `amount` in cents. */
export type Asked = { number: string; amount: number; language: Language }

/** That money came, by the provider's own checked word. `trade`: the provider's number of it. */
export type Paid = { number: string; amount: number; trade: string }

/** What a provider's server sent: its headers in lower case, and the body as it came, since the signature is over its bytes. */
export type Notice = { headers: Readonly<Record<string, unknown>>; body: string }

/** What a notice says; undefined: nothing was paid by it. Throws `badNotice` where it is not the provider's. */
export type ReadNotice = (notice: Notice) => Paid | undefined

/** Who takes money for the site. The rest of the site knows what came, and from nothing but these. */
export type PaymentProvider = {
  /** Begins a payment; answers what the member reads: how to pay. '' where it takes none now. */
  create(asked: Asked): Promise<string>
  /** What has come of it; undefined: nothing yet, or nobody can be asked. */
  query(number: string): Promise<Paid | undefined>
  /** Gives it back where it came from, before the balance loses it. */
  refund(paid: Paid): Promise<void>
}

/** Another status than 200, so that the provider calls again; `why` is told to nobody who asks. */
export const badNotice = (why: string): Failure => new Failure('payment.badNotice', { status: 400, params: { why } })
