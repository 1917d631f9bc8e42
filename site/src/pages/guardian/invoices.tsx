import type { Child } from '@tutu/contract/api/guardian'
import { guardianApi } from '../../lib/guardian/api.ts'
import { keptPlace } from '../../lib/keep-place.ts'
import { useLoaded } from '../../lib/member/use-loaded.ts'
import { InvoicePart } from '../../ui/invoice/invoice-part.tsx'
import { useGuardianText } from './use-text.ts'

/** What was paid for the child, each with its invoice: nothing where nothing was. */
export function Invoices({ child: { id }, day }: { child: Child; day: (seconds: number) => string }) {
  const t = useGuardianText()
  const { data, again, set } = useLoaded(
    `invoices ${id}`,
    async () => (await guardianApi.call('GET /api/guardian/invoices', { query: { id } }, { showError: false })).data,
  )
  if (!data || data.list.length === 0) return null
  return (
    <div ref={keptPlace} className="child-part">
      <h3>{t('invoices')}</h3>
      <ul className="child-invoices">
        {data.list.map((one) => {
          const { order } = one
          const body = { id, order }
          return (
            <li key={order}>
              <p>
                <b>{one.goods}</b>{' '}
                <span className="text-muted">
                  {[t('yuan', { total: one.amount }), ...(one.paytime === null ? [] : [day(one.paytime)])].join(' · ')}
                </span>
              </p>
              <InvoicePart
                one={one}
                last={data.last}
                calls={{
                  ask: async (form) =>
                    (
                      await guardianApi.call(
                        'POST /api/guardian/invoice',
                        { body: { ...body, ...form } },
                        { showSuccess: true, showError: false },
                      )
                    ).data.one,
                  withdraw: async () =>
                    (await guardianApi.call('POST /api/guardian/withdrawInvoice', { body }, { showSuccess: true })).data
                      .one,
                  file: async () => (await guardianApi.call('GET /api/guardian/invoiceFile', { query: body })).data,
                }}
                onChange={(next) => {
                  if (!next) return again()
                  const { invoice } = next
                  set({
                    list: data.list.map((other) => (other.order === order ? next : other)),
                    last: invoice?.email ? invoice : data.last,
                  })
                }}
              />
            </li>
          )
        })}
      </ul>
    </div>
  )
}
