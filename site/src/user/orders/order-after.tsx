import type { OrderDetail } from '@tutu/contract/api/shop'
import { memberApi } from '../../lib/member/api.ts'
import { useLoaded } from '../../lib/member/use-loaded.ts'
import { OrderInvoice } from './order-invoice.tsx'
import { OrderRefund } from './order-refund.tsx'

type Props = { order: OrderDetail; onChange: (order: OrderDetail) => void }

/** What can be asked for once an order is paid. It comes together, so that neither part moves the other. */
export function OrderAfter({ order: { id: order, state, refunded, refunded_score }, onChange }: Props) {
  const { data, set } = useLoaded(`after ${order} ${state} ${refunded} ${refunded_score}`, async () => {
    const quiet = { showError: false } as const
    const [invoice, refund] = await Promise.allSettled([
      memberApi.call('GET /api/shop/invoice', { query: { order } }, quiet),
      memberApi.call('GET /api/shop/refund', { query: { order } }, quiet),
    ])
    return {
      invoice: invoice.status === 'fulfilled' ? invoice.value.data : null,
      refund: refund.status === 'fulfilled' ? refund.value.data : null,
    }
  })
  if (!data) return null
  const { invoice, refund } = data
  return (
    <>
      {invoice && (
        <OrderInvoice
          order={order}
          asked={invoice}
          onChange={(one) => set({ ...data, invoice: { ...invoice, one } })}
        />
      )}
      {refund && (
        <OrderRefund
          order={order}
          asked={refund}
          onChange={(one) => {
            set({ ...data, refund: { ...refund, one } })
            // Its steps say so, too.
            void memberApi
              .call('GET /api/shop/order', { query: { id: order } }, { showError: false })
              .then((answer) => onChange(answer.data.order))
              .catch(() => undefined)
          }}
        />
      )}
    </>
  )
}
