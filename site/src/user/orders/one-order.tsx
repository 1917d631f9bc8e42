import type { OrderDetail } from '@tutu/contract/api/shop'
import { Printer } from 'lucide-react'
import { useState } from 'react'
import { keptPlace } from '../../lib/keep-place.ts'
import { linkTo, withQuery } from '../../lib/links.ts'
import { memberApi } from '../../lib/member/api.ts'
import { momentText } from '../../lib/moment-text.ts'
import { shopWords } from '../../lib/shop-words.ts'
import { useBusy } from '../../lib/use-busy.ts'
import { useSite } from '../../lib/use-site.ts'
import { OneOfOwn } from '../../ui/member/one-of-own.tsx'
import { OrderAfter } from './order-after.tsx'
import { Cost, StateChip, useOrderText } from './order-words.tsx'

export function OneOrder({ id }: { id: number }) {
  const t = useOrderText()
  return (
    <OneOfOwn
      name={`order ${id}`}
      load={async () =>
        (await memberApi.call('GET /api/shop/order', { query: { id } }, { showError: false })).data.order
      }
      list="shop/orders"
      texts={{ back: t('back'), gone: t('gone'), goneText: t('goneText') }}
    >
      {(order, set) => <Shown order={order} onChange={set} />}
    </OneOfOwn>
  )
}

function Shown({ order, onChange }: { order: OrderDetail; onChange: (order: OrderDetail) => void }) {
  const t = useOrderText()
  const { language, asset } = useSite()
  const words = shopWords(language)
  const time = order.expiretime === null ? '' : momentText(order.expiretime, language)
  return (
    // What is to be done with it goes when it is done.
    <div ref={keptPlace}>
      <div className="mt-2 flex flex-wrap items-center gap-3">
        <h1 className="text-2xl font-bold wrap-anywhere">{t('number', { number: order.number })}</h1>
        <StateChip state={order.state} />
      </div>
      <Next order={order} time={time} onChange={onChange} />
      <section className="panel mt-5">
        <ul className="row-list order-list">
          {order.lines.map((line) => (
            <li key={line.good_id}>
              <img src={asset(line.cover)} alt="" width="112" height="70" className="order-cover" />
              <p className="min-w-0 flex-1 basis-36">
                <b className="block">{line.title}</b>
                {order.pay_type === 'points' ? words.points(line.score_price) : words.money(line.price)}{' '}
                {t('quantity', { count: line.quantity })}
              </p>
              {line.course && order.state === 'delivered' && (
                <a href={linkTo('course', language, { slug: line.course.slug })} className="btn btn-primary">
                  {t('learn')}
                </a>
              )}
              {line.kind === 'lessons' && order.state === 'delivered' && (
                <a href={withQuery('/user/account/lessonHours', language)} className="btn btn-primary">
                  {t('toHours')}
                </a>
              )}
            </li>
          ))}
        </ul>
        <dl className="own-facts">
          {order.discount !== '0.00' && (
            <>
              <dt>{t('discount')}</dt>
              <dd>−{words.money(order.discount)}</dd>
            </>
          )}
          <dt>{t('total')}</dt>
          <dd className="font-bold">
            <Cost order={order} />
          </dd>
          {(order.refunded !== '0.00' || order.refunded_score > 0) && (
            <>
              <dt>{t('refunded')}</dt>
              <dd>
                <Cost order={order} refunded />
              </dd>
            </>
          )}
          <dt>{t('payment')}</dt>
          <dd>{t(`by_${order.pay_type}`)}</dd>
          <dt>{t('placedAt')}</dt>
          <dd>{momentText(order.createtime, language)}</dd>
          {order.address && (
            <>
              <dt>{t('address')}</dt>
              <dd className="whitespace-pre-line">{order.address}</dd>
            </>
          )}
        </dl>
      </section>
      <section className="panel mt-5" aria-labelledby="steps">
        <h2 id="steps">{t('steps')}</h2>
        <ol className="order-steps">
          {order.log.map((one) => (
            <li key={`${one.step} ${one.createtime}`}>
              <b>{t(one.step === 'delivered' && order.address ? 'step_sent' : `step_${one.step}`)}</b>
              <span className="text-sm text-muted"> {momentText(one.createtime, language)}</span>
              {one.reason && <span className="block">{one.reason}</span>}
            </li>
          ))}
        </ol>
        <p className="mt-3 text-sm">
          {t('refundAsk')}{' '}
          <a href={`${linkTo('about-contact', language)}#order=${order.number}`} className="text-link">
            {t('toContact')}
          </a>
        </p>
        <p className="mt-3 order-print">
          <button type="button" className="btn" onClick={() => print()}>
            <Printer aria-hidden />
            {t('print')}
          </button>
        </p>
      </section>
      {/* Last: it is asked for by itself, and moves nothing as it comes. */}
      <OrderAfter order={order} onChange={onChange} />
    </div>
  )
}

/** What is to be done with an order that waits. */
function Next({ order, time, onChange }: { order: OrderDetail; time: string; onChange: (order: OrderDetail) => void }) {
  const t = useOrderText()
  const [isBusy, busily] = useBusy()
  const { language } = useSite()
  const [isAsked, setAsked] = useState(false)
  const { state } = order
  if (state !== 'unconfirmed' && state !== 'pending' && state !== 'paid') return null

  const move = (name: 'POST /api/shop/pay' | 'POST /api/shop/cancel') =>
    busily(async () => {
      // The client tells what has come of it.
      const { data } = await memberApi.call(name, { body: { id: order.id } }, { showSuccess: true })
      setAsked(false)
      onChange(data.order)
    })

  return (
    <section className="panel mt-4 order-next" aria-live="polite">
      <p className="font-bold">{t(`next_${state}`, { time })}</p>
      {order.howToPay && (
        <p>
          <b>{t('howToPay')}</b> {order.howToPay}
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
      {state !== 'paid' && (
        <p className="flex flex-wrap items-center gap-3">
          {isAsked ? (
            <>
              <span>{t('cancelAsk')}</span>
              <button
                type="button"
                className="btn"
                aria-disabled={isBusy}
                onClick={() => void move('POST /api/shop/cancel')}
              >
                {t('cancelYes')}
              </button>
              <button type="button" className="text-button" onClick={() => setAsked(false)}>
                {t('cancelNo')}
              </button>
            </>
          ) : (
            <>
              {order.byBalance && (
                <button
                  type="button"
                  className="btn btn-primary"
                  aria-disabled={isBusy}
                  onClick={() => void move('POST /api/shop/pay')}
                >
                  {t('pay')}
                </button>
              )}
              <button type="button" className="btn" onClick={() => setAsked(true)}>
                {t('cancel')}
              </button>
            </>
          )}
        </p>
      )}
    </section>
  )
}
