import type { CallAnswer } from '@tutu/contract/api/index'
import type { PayType } from '@tutu/contract/api/shop'
import { say } from '@tutu/contract/core/said'
import { MOBILE } from '@tutu/contract/core/rules'
import { HandCoins, Minus, Plus, ShieldCheck } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { dayText } from '../../../lib/day-text.ts'
import { linkTo, withQuery } from '../../../lib/links.ts'
import { memberApi } from '../../../lib/member/api.ts'
import { memberPath } from '../../../lib/member/paths.ts'
import { shopWords } from '../../../lib/shop-words.ts'
import { useSite, useText } from '../../../lib/use-site.ts'
import { Field } from '../../../ui/form/field.tsx'
import { FormRefusal } from '../../../ui/form/form-refusal.tsx'
import { useForm } from '../../../ui/form/use-form.ts'
import { AreaFields } from './area-fields.tsx'
import { en } from './en.ts'
import { zhCn } from './zh-cn.ts'

type Quote = CallAnswer<'GET /api/shop/quote'>
type Props = {
  quote: Quote
  /** Another quantity is being asked about. */
  isStale: boolean
  onQuantity: (quantity: number) => void
}

const EMPTY = { pay_type: '', name: '', mobile: '', area: '', street: '' }
const ADDRESS = ['name', 'mobile', 'area', 'street'] as const

export function BuyForm({ quote, isStale, onQuantity }: Props) {
  const t = useText({ 'zh-cn': zhCn, en })
  const { language, asset } = useSite()
  const navigate = useNavigate()
  const words = shopWords(language)
  const { good, ways, quantity } = quote
  // One purchase, however often it is sent: pressed twice, or again after a lost answer.
  const [key] = useState(() => crypto.randomUUID())
  const [chosen, setChosen] = useState<PayType>()
  const way = ways.find((one) => one.pay_type === chosen && !one.refusal) ?? ways.find((one) => !one.refusal)
  // Whatever it is paid with: said once, and where to go instead.
  const closed = way || ways.some(({ refusal }) => refusal !== ways[0]?.refusal) ? undefined : ways[0]?.refusal
  const form = useForm({
    initial: EMPTY,
    check: ({ mobile, ...values }) => {
      if (!quote.needsAddress) return {}
      const missing = ADDRESS.filter((name) => !(name === 'mobile' ? mobile : values[name]).trim())
      const wrong = Object.fromEntries(
        missing.map((name) => [name, say('rule.required', language, { label: t(labelOf(name)) })]),
      )
      return { ...(mobile && !MOBILE.test(mobile.trim()) && { mobile: say('rule.mobile', language) }), ...wrong }
    },
    send: async ({ name, mobile, area, street }) => {
      if (!way || isStale) return
      const address = quote.needsAddress ? { address: { name, mobile, area, street } } : {}
      const body = { key, good: good.id, quantity, pay_type: way.pay_type, ...address }
      const { data } = await memberApi.call('POST /api/shop/order', { body }, { showError: false, showSuccess: true })
      await navigate(withQuery('/user/shop/orders', language, { order: data.order.id }), { replace: true })
    },
  })
  const costOf = (one: Quote['ways'][number]) =>
    one.pay_type === 'points' ? words.points(one.total_score) : words.money(one.total)
  return (
    <form {...form.formProps} className="buy">
      <section className="panel buy-good">
        <img src={asset(good.cover)} alt="" width="320" height="200" className="framed-cover" />
        <div className="min-w-0">
          <h2>{good.title}</h2>
          {good.plan_days !== null && (
            <p className="font-bold">{t('planDays', { days: words.days(good.plan_days * quantity) })}</p>
          )}
          <p className="mt-1 text-muted">{good.description}</p>
          {good.plan_days !== null && quote.planUntil !== null && (
            <p className="mt-1">{t('planNow', { day: dayText(quote.planUntil, language) })}</p>
          )}
          {quote.most > 1 && (
            <div className="buy-quantity" role="group" aria-label={t('quantity')}>
              <span>{t('quantity')}</span>
              <button
                type="button"
                className="icon-button"
                aria-label={t('fewer')}
                disabled={quantity <= 1}
                onClick={() => onQuantity(quantity - 1)}
              >
                <Minus aria-hidden />
              </button>
              <output aria-live="polite">{quantity}</output>
              <button
                type="button"
                className="icon-button"
                aria-label={t('more')}
                disabled={quantity >= quote.most}
                onClick={() => onQuantity(quantity + 1)}
              >
                <Plus aria-hidden />
              </button>
            </div>
          )}
        </div>
      </section>
      {closed === undefined ? (
        <fieldset className="panel">
          <legend className="sr-only">{t('howToPay')}</legend>
          <h2 aria-hidden>{t('howToPay')}</h2>
          <div className="buy-ways">
            {ways.map((one) => (
              <label key={one.pay_type} className="buy-way" data-off={one.refusal ? '' : undefined}>
                <input
                  type="radio"
                  name="pay_type"
                  value={one.pay_type}
                  checked={way?.pay_type === one.pay_type}
                  disabled={Boolean(one.refusal)}
                  onChange={() => setChosen(one.pay_type)}
                />
                <b>{t(`by_${one.pay_type}`)}</b>
                <b>{costOf(one)}</b>
                <span className="text-sm">
                  {one.refusal ||
                    {
                      balance: t('hasMoney', { money: `¥${quote.money}` }),
                      points: t('hasPoints', { points: words.points(quote.score) }),
                      offline: t('offlineText'),
                    }[one.pay_type]}
                </span>
              </label>
            ))}
          </div>
        </fieldset>
      ) : (
        <section className="panel">
          <p className="font-bold">{closed}</p>
          <p className="mt-3 flex flex-wrap gap-3">
            {good.course && (
              <a href={linkTo('course', language, { slug: good.course.slug })} className="btn btn-primary">
                {t('toCourse')}
              </a>
            )}
            <Link to={memberPath('shop/orders', language)} className="btn">
              {t('toOrders')}
            </Link>
          </p>
        </section>
      )}
      {quote.needsAddress && way && (
        <section className="panel form buy-address" aria-labelledby="address">
          <div>
            <h2 id="address">{t('addressTitle')}</h2>
            <p className="text-muted">{t('addressText')}</p>
          </div>
          <Field {...form.field('name')} label={t('name')} autoComplete="name" maxLength={40} />
          <Field
            {...form.field('mobile')}
            label={t('mobile')}
            autoComplete="tel"
            type="tel"
            inputMode="numeric"
            maxLength={11}
          />
          <AreaFields onChange={(area) => form.set('area', area)} error={form.field('area').error} />
          <Field {...form.field('street')} label={t('street')} autoComplete="street-address" maxLength={150} />
        </section>
      )}
      <section className="panel grid gap-3">
        <Line icon={<HandCoins aria-hidden />}>
          <b>{t('refund')}</b> {words.refund(good.kind)}
        </Line>
        {!quote.isAdult && (
          <Line icon={<ShieldCheck aria-hidden />}>
            {quote.asksGuardian ? t('asksGuardian') : t('askParent')}{' '}
            {quote.orderMax > 0 && t('limits', { order: quote.orderMax, day: quote.dayMax })}
          </Line>
        )}
        <FormRefusal text={form.refusal} />
        {way && (
          <button type="submit" className="btn btn-primary btn-lg buy-submit" aria-disabled={form.isBusy || isStale}>
            {form.isBusy
              ? t('busy')
              : quote.asksGuardian
                ? t('submit_guardian')
                : t(`submit_${way.pay_type}`, { total: costOf(way) })}
          </button>
        )}
      </section>
    </form>
  )
}

const labelOf = (name: (typeof ADDRESS)[number]) => (name === 'area' ? 'province' : name)

function Line({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <p className="offer-line">
      {icon}
      <span>{children}</span>
    </p>
  )
}
