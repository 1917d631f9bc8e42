import type { Child } from '@tutu/contract/api/guardian'
import { guardianApi } from '../../lib/guardian/api.ts'
import { useBusy } from '../../lib/use-busy.ts'
import { useGuardianText } from './use-text.ts'

/** What the child would like to buy, and waits for. */
export function Orders({ child, onChanged }: { child: Child; onChanged: () => void }) {
  const t = useGuardianText()
  const [isBusy, busily] = useBusy()
  if (child.orders.length === 0) return null

  const answer = (order: number, agree: boolean) =>
    busily(async () => {
      const body = { id: child.id, order, agree }
      // Refused or not, the list then shows what is.
      await guardianApi.call('POST /api/guardian/order', { body }, { showSuccess: true }).finally(onChanged)
    })

  return (
    <div className="child-orders">
      <h3>{t('orders')}</h3>
      <ul>
        {child.orders.map((order) => (
          <li key={order.id}>
            <span className="min-w-0">
              <b>{order.title}</b>{' '}
              <span className="whitespace-nowrap text-muted">
                {order.points > 0 ? t('points', { points: order.points }) : t('yuan', { total: order.total })}
              </span>
            </span>
            <span className="flex gap-2">
              <button
                type="button"
                className="btn btn-primary"
                aria-disabled={isBusy}
                onClick={() => void answer(order.id, true)}
              >
                {t('agreeOrder')}
              </button>
              <button type="button" className="btn" aria-disabled={isBusy} onClick={() => void answer(order.id, false)}>
                {t('refuseOrder')}
              </button>
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
