import type { TopUp } from '@tutu/contract/api/payment'
import { ArrowLeft } from 'lucide-react'
import { Link } from 'react-router'
import { linkTo } from '../../lib/links.ts'
import { memberApi } from '../../lib/member/api.ts'
import { memberPath } from '../../lib/member/paths.ts'
import { momentText } from '../../lib/moment-text.ts'
import { useLoaded } from '../../lib/member/use-loaded.ts'
import { useBusy } from '../../lib/use-busy.ts'
import { useSite } from '../../lib/use-site.ts'
import { LoadProblem } from '../../ui/load-problem.tsx'
import { TopUpChip } from './state-chip.tsx'
import { useBalanceText } from './use-text.ts'

/** How far a top-up is, and what is to be done about it. */
export function OneTopUp({ id }: { id: number }) {
  const t = useBalanceText()
  const { language } = useSite()
  const { data, problem, again, set } = useLoaded(`top-up ${id}`, async () => {
    return (await memberApi.call('GET /api/payment/topUp', { query: { id } }, { showError: false })).data.topUp
  })
  return (
    <>
      <Link to={memberPath('account/balance', language)} className="text-link">
        <ArrowLeft aria-hidden />
        {t('back')}
      </Link>
      {problem !== undefined && <LoadProblem title={t('gone')} text={`${problem} ${t('goneText')}`} again={again} />}
      {!data && problem === undefined && <span className="skeleton mt-4 h-72 w-full" aria-hidden />}
      {data && <Shown topUp={data} onChange={set} />}
    </>
  )
}

function Shown({ topUp, onChange }: { topUp: TopUp; onChange: (topUp: TopUp) => void }) {
  const t = useBalanceText()
  const { language } = useSite()
  const [isBusy, busily] = useBusy()
  const { id, number, amount, state, howToPay, reason } = topUp
  const time = topUp.expiretime === null ? '' : momentText(topUp.expiretime, language)
  const waits = state === 'unconfirmed' || state === 'waiting'
  const cancel = () =>
    busily(async () => {
      const { data } = await memberApi.call('POST /api/payment/cancel', { body: { id } }, { showSuccess: true })
      onChange(data.topUp)
    })
  return (
    <>
      <div className="mt-2 flex flex-wrap items-center gap-3">
        <h1 className="text-2xl font-bold">{t('one', { amount })}</h1>
        <TopUpChip state={state} />
      </div>
      <section className="panel mt-4 order-next" aria-live="polite">
        <p className="font-bold">{t(`next_${state}`, { time })}</p>
        {howToPay && (
          <p>
            <b>{t('howToPay')}</b> {howToPay} {t('sayNumber', { number })}
          </p>
        )}
        {state === 'unconfirmed' && (
          <p>
            {t('confirmText')}{' '}
            <a href={linkTo('guardian', language)} className="text-link">
              {t('toGuardian')}
            </a>
          </p>
        )}
        <p>
          {waits ? (
            <button type="button" className="btn" aria-disabled={isBusy} onClick={() => void cancel()}>
              {t('cancel')}
            </button>
          ) : (
            <Link to={memberPath('account/balance', language)} className="btn">
              {t(state === 'paid' || state === 'refunded' ? 'seeBalance' : 'again')}
            </Link>
          )}
        </p>
      </section>
      <section className="panel mt-5">
        <dl className="own-facts">
          <dt>{t('number')}</dt>
          <dd className="wrap-anywhere">{number}</dd>
          <dt>{t('askedAt')}</dt>
          <dd>{momentText(topUp.createtime, language)}</dd>
          {topUp.paytime !== null && (
            <>
              <dt>{t('paidAt')}</dt>
              <dd>{momentText(topUp.paytime, language)}</dd>
            </>
          )}
          {reason && (
            <>
              <dt>{t('reason')}</dt>
              <dd>{reason}</dd>
            </>
          )}
        </dl>
      </section>
    </>
  )
}
