import type { Child } from '@tutu/contract/api/guardian'
import type { Invoiced } from '@tutu/contract/api/invoice'
import type { Refundable } from '@tutu/contract/api/refund'
import { guardianApi } from '../../lib/guardian/api.ts'
import { keptPlace } from '../../lib/keep-place.ts'
import { useLoaded } from '../../lib/member/use-loaded.ts'
import { InvoicePart } from '../../ui/invoice/invoice-part.tsx'
import { useInvoiceText } from '../../ui/invoice/use-text.ts'
import { RefundPart } from '../../ui/refund/refund-part.tsx'
import { useRefundText } from '../../ui/refund/use-text.ts'
import { useGuardianText } from './use-text.ts'

type Props = { child: Child; day: (seconds: number) => string }
const QUIET = { showError: false } as const
const TOLD = { showSuccess: true } as const

/** What was paid for the child, each order with its invoice and refund: nothing where nothing was. */
export function PaidOrders({ child: { id }, day }: Props) {
  const t = useGuardianText()
  const tInvoice = useInvoiceText()
  const tRefund = useRefundText()
  const { data, again, set } = useLoaded(`paid orders ${id}`, async () => {
    const [invoices, refunds] = await Promise.all([
      guardianApi.call('GET /api/guardian/invoices', { query: { id } }, QUIET),
      guardianApi.call('GET /api/guardian/refunds', { query: { id } }, QUIET),
    ])
    const { rules } = refunds.data
    return { invoices: invoices.data.list, last: invoices.data.last, refunds: refunds.data.list, rules }
  })
  if (!data) return null
  const { invoices, refunds, last, rules } = data
  const orders = new Map<number, { invoiced?: Invoiced; refundable?: Refundable }>()
  for (const one of invoices) orders.set(one.order, { invoiced: one })
  for (const one of refunds) orders.set(one.order, { ...orders.get(one.order), refundable: one })
  if (orders.size === 0) return null
  return (
    <div ref={keptPlace} className="child-part">
      <h3>{t('paidOrders')}</h3>
      <ul className="child-invoices">
        {[...orders]
          .toSorted(([one], [other]) => other - one)
          .map(([order, { invoiced, refundable }]) => {
            const one = invoiced ?? refundable!
            // What an invoice is of is less where a part was given back.
            const cost = refundable ? costOf(refundable) : t('yuan', { total: invoiced!.amount })
            return (
              <li key={order}>
                <p>
                  <b>{one.goods}</b>{' '}
                  <span className="text-muted">
                    {[cost, ...(one.paytime === null ? [] : [day(one.paytime)])].join(' · ')}
                  </span>
                </p>
                {invoiced && (
                  <section aria-label={`${tInvoice('title')} ${one.number}`}>
                    <b className="text-sm text-muted">{tInvoice('title')}</b>
                    <InvoicePart
                      one={invoiced}
                      last={last}
                      calls={{
                        ask: async (form) =>
                          (
                            await guardianApi.call(
                              'POST /api/guardian/invoice',
                              { body: { id, order, ...form } },
                              { ...TOLD, ...QUIET },
                            )
                          ).data.one,
                        withdraw: async () =>
                          (await guardianApi.call('POST /api/guardian/withdrawInvoice', { body: { id, order } }, TOLD))
                            .data.one,
                        file: async () =>
                          (await guardianApi.call('GET /api/guardian/invoiceFile', { query: { id, order } })).data,
                      }}
                      onChange={(next) => {
                        if (!next) return again()
                        const { invoice } = next
                        set({ ...data, invoices: replaced(invoices, next), last: invoice?.email ? invoice : last })
                      }}
                    />
                  </section>
                )}
                {refundable && (
                  <section aria-label={`${tRefund('title')} ${one.number}`}>
                    <b className="text-sm text-muted">{tRefund('title')}</b>
                    <RefundPart
                      one={refundable}
                      rules={rules}
                      isAsker
                      calls={{
                        ask: async (form) =>
                          (
                            await guardianApi.call(
                              'POST /api/guardian/refund',
                              { body: { id, order, ...form } },
                              { ...TOLD, ...QUIET },
                            )
                          ).data.one,
                        withdraw: async () =>
                          (await guardianApi.call('POST /api/guardian/withdrawRefund', { body: { id, order } }, TOLD))
                            .data.one,
                      }}
                      onChange={(next) => (next ? set({ ...data, refunds: replaced(refunds, next) }) : again())}
                    />
                  </section>
                )}
              </li>
            )
          })}
      </ul>
    </div>
  )

  function costOf({ pay_type, cost, costPoints }: Refundable): string {
    return pay_type === 'points' ? t('points', { points: costPoints }) : t('yuan', { total: cost })
  }
}

const replaced = <One extends { order: number }>(list: readonly One[], next: One): One[] =>
  list.map((one) => (one.order === next.order ? next : one))
