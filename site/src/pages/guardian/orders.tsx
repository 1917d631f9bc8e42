import type { Child } from '@tutu/contract/api/guardian'
import type { TopUp } from '@tutu/contract/api/payment'
import { useRef, useState } from 'react'
import { guardianApi } from '../../lib/guardian/api.ts'
import { notices } from '../../lib/member/notices.ts'
import { momentText } from '../../lib/moment-text.ts'
import { useBusy } from '../../lib/use-busy.ts'
import { useSite } from '../../lib/use-site.ts'
import { ToPay } from '../../ui/to-pay/to-pay.tsx'
import { useGuardianText } from './use-text.ts'

type Props = { child: Child; onChanged: () => void; onGone: () => void }

/** What the child would like to buy, and waits for: to be agreed to, or to be paid. `onGone`: the button that was pressed goes with its row. */
export function Orders({ child, onChanged, onGone }: Props) {
  const t = useGuardianText()
  const [isBusy, busily] = useBusy()
  const { id } = child
  const asked = child.topUps.filter(({ state }) => state === 'unconfirmed')
  const toPay = child.topUps.filter(({ state }) => state === 'waiting')

  const answer = (order: number, agree: boolean) =>
    busily(async () => {
      const body = { id, order, agree }
      // Refused or not, the list then shows what is.
      await guardianApi.call('POST /api/guardian/order', { body }, { showSuccess: true }).finally(onGone)
    })

  const answerTopUp = (topUp: number, agree: boolean) =>
    busily(async () => {
      const body = { id, topUp, agree }
      await guardianApi.call('POST /api/guardian/topUp', { body }, { showSuccess: true }).finally(onGone)
    })

  return (
    <>
      {child.orders.length + asked.length > 0 && (
        <div className="child-orders">
          <h3>{t('orders')}</h3>
          <ul>
            {child.orders.map((order) => (
              <Asked
                key={order.id}
                title={order.title}
                about={order.schedule}
                cost={order.points > 0 ? t('points', { points: order.points }) : t('yuan', { total: order.total })}
                isBusy={isBusy}
                onAnswer={(agree) => void answer(order.id, agree)}
              />
            ))}
            {asked.map((topUp) => (
              <Asked
                key={`top-up ${topUp.id}`}
                title={t('topUp')}
                cost={t('yuan', { total: topUp.amount })}
                isBusy={isBusy}
                onAnswer={(agree) => void answerTopUp(topUp.id, agree)}
              />
            ))}
          </ul>
        </div>
      )}
      {toPay.map((topUp) => (
        <TopUpToPay key={topUp.id} child={child} topUp={topUp} onChanged={onChanged} onGone={onGone} />
      ))}
    </>
  )
}

type ToPayProps = Props & { topUp: TopUp }

/** What may be paid now, and is paid by whoever has the phone. */
function TopUpToPay({ child: { id, nickname }, topUp: loaded, onChanged, onGone }: ToPayProps) {
  const t = useGuardianText()
  const { language } = useSite()
  const [topUp, setTopUp] = useState(loaded)
  const part = useRef<HTMLDivElement>(null)
  const ask = { id, topUp: loaded.id }
  const isOver = useRef(false)
  const become = (next: TopUp) => {
    // A look and the answer of whoever was asked may both tell of it.
    if (isOver.current) return
    isOver.current = next.state !== 'waiting'
    setTopUp(next)
    const hasFocus = part.current?.contains(document.activeElement) ?? false
    if (next.state !== 'waiting') (hasFocus ? onGone : onChanged)()
    if (next.state === 'paid') notices.success(t('topUpPaid', { name: nickname, total: next.amount }))
  }
  if (topUp.state !== 'waiting') return null
  return (
    <div ref={part} className="child-orders child-to-pay">
      <h3>{t('toPay', { total: topUp.amount })}</h3>
      {topUp.expiretime !== null && <p>{t('payUntil', { time: momentText(topUp.expiretime, language) })}</p>}
      <ToPay
        topUp={topUp}
        isPayer
        look={async () =>
          (await guardianApi.call('GET /api/guardian/topUp', { query: ask }, { showError: false })).data.topUp
        }
        check={async () => (await guardianApi.call('POST /api/guardian/checkTopUp', { body: ask })).data.topUp}
        onChange={become}
      />
    </div>
  )
}

type AskedProps = { title: string; about?: string; cost: string; isBusy: boolean; onAnswer: (agree: boolean) => void }

function Asked({ title, about, cost, isBusy, onAnswer }: AskedProps) {
  const t = useGuardianText()
  return (
    <li>
      <span className="min-w-0">
        <b>{title}</b> <span className="whitespace-nowrap text-muted">{cost}</span>
        {about && <span className="block text-sm">{about}</span>}
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
