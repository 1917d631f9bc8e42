import type { Child } from '@tutu/contract/api/guardian'
import { guardianApi } from '../../lib/guardian/api.ts'
import { useBusy } from '../../lib/use-busy.ts'
import { useGuardianText } from './use-text.ts'

/** What the child would like to buy, and waits for. */
export function Orders({ child, onChanged }: { child: Child; onChanged: () => void }) {
  const t = useGuardianText()
  const [isBusy, busily] = useBusy()
  if (child.orders.length + child.topUps.length === 0) return null

  const answer = (order: number, agree: boolean) =>
    busily(async () => {
      const body = { id: child.id, order, agree }
      // Refused or not, the list then shows what is.
      await guardianApi.call('POST /api/guardian/order', { body }, { showSuccess: true }).finally(onChanged)
    })

  const answerTopUp = (topUp: number, agree: boolean) =>
    busily(async () => {
      const body = { id: child.id, topUp, agree }
      await guardianApi.call('POST /api/guardian/topUp', { body }, { showSuccess: true }).finally(onChanged)
    })

  return (
    <div className="child-orders">
      <h3>{t('orders')}</h3>
      <ul>
        {child.orders.map(({ id, title, total, points }) => (
          <Asked
            key={id}
            title={title}
            cost={points > 0 ? t('points', { points }) : t('yuan', { total })}
            isBusy={isBusy}
            onAnswer={(agree) => void answer(id, agree)}
          />
        ))}
        {child.topUps.map(({ id, total }) => (
          <Asked
            key={`top-up ${id}`}
            title={t('topUp')}
            cost={t('yuan', { total })}
            isBusy={isBusy}
            onAnswer={(agree) => void answerTopUp(id, agree)}
          />
        ))}
      </ul>
    </div>
  )
}

type AskedProps = { title: string; cost: string; isBusy: boolean; onAnswer: (agree: boolean) => void }

function Asked({ title, cost, isBusy, onAnswer }: AskedProps) {
  const t = useGuardianText()
  return (
    <li>
      <span className="min-w-0">
        <b>{title}</b> <span className="whitespace-nowrap text-muted">{cost}</span>
      </span>
      <span className="flex gap-2">
        <button type="button" className="btn btn-primary" aria-disabled={isBusy} onClick={() => onAnswer(true)}>
          {t('agreeOrder')}
        </button>
        <button type="button" className="btn" aria-disabled={isBusy} onClick={() => onAnswer(false)}>
          {t('refuseOrder')}
        </button>
      </span>
    </li>
  )
}
