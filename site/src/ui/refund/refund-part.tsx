import type { Refundable, RefundForm } from '@tutu/contract/api/refund'
import { fromCents, toCents } from '@tutu/contract/fields/money'
import { REFUND_REASONS } from '@tutu/contract/definition/refund-reasons'
import { useState } from 'react'
import { momentText } from '../../lib/moment-text.ts'
import { useBusy } from '../../lib/use-busy.ts'
import { useSite } from '../../lib/use-site.ts'
import { RefundFormPart } from './refund-form.tsx'
import { useRefundText } from './use-text.ts'

/** How whoever looks asks, for themselves or for a child. Each answers what there is by now; what is refused their client tells, a form's beside its fields. */
export type RefundCalls = {
  ask: (form: RefundForm) => Promise<Refundable | null>
  withdraw: () => Promise<Refundable | null>
}

type Props = {
  one: Refundable
  /** The school's, besides those of each kind of goods. */
  rules: string
  /** Whether whoever looks is the one who asks. */
  isAsker: boolean
  calls: RefundCalls
  onChange: (one: Refundable | null) => void
}

const ACCENTS = {
  waiting: 'accent-honey',
  accepted: 'accent-leaf',
  refused: 'accent-berry',
  withdrawn: 'accent-teal',
} as const

/** What has come back by now, and where to. */
function Given({ one: { pay_type, cost, left, costPoints, leftPoints } }: Pick<Props, 'one'>) {
  const t = useRefundText()
  if (pay_type === 'points') return <p>{t('given', { amount: t('points', { count: costPoints - leftPoints }) })}</p>
  const amount = `¥${fromCents((toCents(cost) ?? 0) - (toCents(left) ?? 0))}`
  return <p>{t(`given_${pay_type}`, { amount })}</p>
}

/** How far the refund that was asked for of an order is, and what can be done about it. */
export function RefundPart({ one, rules, isAsker, calls, onChange }: Props) {
  const t = useRefundText()
  const { language } = useSite()
  const [isAsking, setAsking] = useState(false)
  const [isBusy, busily] = useBusy()
  const { request, canAsk, until } = one

  if (isAsking)
    return (
      <RefundFormPart
        one={one}
        rules={rules}
        onSend={async (form) => {
          onChange(await calls.ask(form))
          setAsking(false)
        }}
        onCancel={() => setAsking(false)}
      />
    )
  const said = () => {
    if (request?.state !== 'waiting') return t(`text_${request?.state ?? 'withdrawn'}`)
    return isAsker ? t('text_waiting', { time: momentText(request.asktime ?? 0, language) }) : t('text_waitingChild')
  }
  return (
    <div className="mt-2 grid gap-3">
      {request && (
        <>
          <p>
            <span className={`chip ${ACCENTS[request.state]}`}>{t(`state_${request.state}`)}</span> {said()}
          </p>
          {request.state === 'accepted' && <Given one={one} />}
          {request.state !== 'withdrawn' && (
            <dl className="grid grid-cols-[max-content_minmax(0,1fr)] gap-x-5 gap-y-2">
              <dt className="text-muted">{t('reason')}</dt>
              <dd>{REFUND_REASONS[request.reason][language]}</dd>
              {request.words && (
                <>
                  <dt className="text-muted">{t('words')}</dt>
                  <dd className="whitespace-pre-line wrap-anywhere">{request.words}</dd>
                </>
              )}
              {request.answer && (
                <>
                  <dt className="text-muted">{t('answer')}</dt>
                  <dd className="whitespace-pre-line wrap-anywhere">{request.answer}</dd>
                </>
              )}
            </dl>
          )}
        </>
      )}
      {canAsk && until !== null && <p>{t('can', { time: momentText(until, language) })}</p>}
      <p className="flex flex-wrap gap-3 empty:hidden">
        {canAsk && (
          <button type="button" className="btn" onClick={() => setAsking(true)}>
            {t(request ? 'askAgain' : 'ask')}
          </button>
        )}
        {request?.state === 'waiting' && isAsker && (
          <button
            type="button"
            className="btn"
            aria-disabled={isBusy}
            onClick={() => void busily(async () => onChange(await calls.withdraw()))}
          >
            {t('withdraw')}
          </button>
        )}
      </p>
    </div>
  )
}
