import type { TopUp } from '@tutu/contract/api/payment'
import { Link } from 'react-router'
import { keptPlace } from '../../lib/keep-place.ts'
import { linkTo } from '../../lib/links.ts'
import { memberApi } from '../../lib/member/api.ts'
import { loadMemberInfo } from '../../lib/member/boot.ts'
import { memberPath } from '../../lib/member/paths.ts'
import { momentText } from '../../lib/moment-text.ts'
import { useBusy } from '../../lib/use-busy.ts'
import { useSite } from '../../lib/use-site.ts'
import { OneOfOwn } from '../../ui/member/one-of-own.tsx'
import { ToPay } from '../../ui/to-pay/to-pay.tsx'
import { usePayText } from '../../ui/to-pay/use-text.ts'
import { TopUpChip } from './state-chip.tsx'
import { useBalanceText } from './use-text.ts'

const readOne = async (id: number): Promise<TopUp> =>
  (await memberApi.call('GET /api/payment/topUp', { query: { id } }, { showError: false })).data.topUp

/** How far a top-up is, and what is to be done about it. */
export function OneTopUp({ id }: { id: number }) {
  const t = useBalanceText()
  return (
    <OneOfOwn
      name={`top-up ${id}`}
      load={() => readOne(id)}
      list="account/balance"
      texts={{ back: t('back'), gone: t('gone'), goneText: t('goneText') }}
    >
      {(topUp, set) => <Shown topUp={topUp} onChange={set} />}
    </OneOfOwn>
  )
}

function Shown({ topUp, onChange }: { topUp: TopUp; onChange: (topUp: TopUp) => void }) {
  const t = useBalanceText()
  const tPay = usePayText()
  const { language } = useSite()
  const [isBusy, busily] = useBusy()
  const { id, number, amount, state, reason } = topUp
  const time = topUp.expiretime === null ? '' : momentText(topUp.expiretime, language)
  const waits = state === 'unconfirmed' || state === 'waiting'
  const read = () => readOne(id)
  const check = async () => (await memberApi.call('POST /api/payment/check', { body: { id } })).data.topUp
  const become = (next: TopUp) => {
    // The balance stands in other places, too.
    if (next.state === 'paid') void loadMemberInfo()
    onChange(next)
  }
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
      <section ref={keptPlace} className="panel mt-4 order-next" aria-live="polite">
        <p className="font-bold">{t(`next_${state}`, { time })}</p>
        {state === 'waiting' && <ToPay topUp={topUp} look={read} check={check} onChange={become} />}
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
              {t(state === 'refused' || state === 'expired' ? 'again' : 'seeBalance')}
            </Link>
          )}
        </p>
      </section>
      <section className="panel mt-5">
        <dl className="own-facts">
          <dt>{t('number')}</dt>
          <dd className="wrap-anywhere">{number}</dd>
          <dt>{t('way')}</dt>
          <dd>{tPay(`by_${topUp.way}`)}</dd>
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
