import type { PayType } from '@tutu/contract/api/shop'
import { say } from '@tutu/contract/core/said'
import { MOBILE } from '@tutu/contract/core/rules'
import { HandCoins, ShieldCheck } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useNavigate } from 'react-router'
import { keptPlace } from '../../../lib/keep-place.ts'
import { withQuery } from '../../../lib/links.ts'
import { memberApi } from '../../../lib/member/api.ts'
import { shopWords } from '../../../lib/shop-words.ts'
import { useSite, useText } from '../../../lib/use-site.ts'
import { FormRefusal } from '../../../ui/form/form-refusal.tsx'
import { useForm } from '../../../ui/form/use-form.ts'
import { ADDRESS, AddressPanel } from './address-panel.tsx'
import { CodePanel } from './code-panel.tsx'
import { ClosedPanel } from './closed-panel.tsx'
import { en } from './en.ts'
import { GoodPanel } from './good-panel.tsx'
import { PayWays } from './pay-ways.tsx'
import { costOf, lacksMoney, type Quote, refusalOf } from './quote.ts'
import { zhCn } from './zh-cn.ts'

type Props = {
  quote: Quote
  /** Another quantity is being asked about. */
  isStale: boolean
  onQuantity: (quantity: number) => void
  onCode: (code: string) => void
  /** It was refused: what can be paid with may be other than it was. */
  onRefused: () => void
}

const EMPTY = { name: '', mobile: '', area: '', street: '', code: '' }

export function BuyForm({ quote, isStale, onQuantity, onCode, onRefused }: Props) {
  const t = useText({ 'zh-cn': zhCn, en })
  const { language } = useSite()
  const navigate = useNavigate()
  const words = shopWords(language)
  const { good, ways, quantity, coupon } = quote
  // One purchase, however often it is sent: pressed twice, or again after a lost answer.
  const [key] = useState(() => crypto.randomUUID())
  const [chosen, setChosen] = useState<PayType>()
  const [isElsewhere, setElsewhere] = useState(false)
  const last = isElsewhere ? null : quote.lastAddress
  const possible = ways.filter((one) => !one.refusal)
  // Once something was chosen, or tried, nothing else takes its place by itself: who meant points must not pay money.
  const way = chosen ? possible.find((one) => one.pay_type === chosen) : possible[0]
  const isPossible = possible.length > 0
  // Whatever it is paid with: said once, and where to go instead.
  const closed = isPossible || ways.some(({ refusal }) => refusal !== ways[0]?.refusal) ? undefined : ways[0]?.refusal
  const isMoney = way?.pay_type !== 'points'
  const used = coupon?.refusal === '' ? coupon.code : ''
  const form = useForm({
    // As a link gave it.
    initial: { ...EMPTY, code: coupon?.code ?? '' },
    check: ({ mobile, code, ...values }) => {
      const refusal = isMoney ? refusalOf(coupon, code) : undefined
      if (refusal) return { code: refusal }
      if (!quote.needsAddress || last) return {}
      const missing = ADDRESS.filter((name) => !(name === 'mobile' ? mobile : values[name]).trim())
      const wrong = Object.fromEntries(
        missing.map((name) => [name, say('rule.required', language, { label: t(labelOf(name)) })]),
      )
      return { ...(mobile && !MOBILE.test(mobile.trim()) && { mobile: say('rule.mobile', language) }), ...wrong }
    },
    send: async ({ name, mobile, area, street, code }) => {
      if (!way || isStale) return
      // Typed, and not used yet: what it takes off is seen before it is paid.
      if (isMoney && code.trim() && !used) return onCode(code)
      const goesTo = last ? { address_of: last.order } : { address: { name, mobile, area, street } }
      const body = {
        key,
        good: good.id,
        quantity,
        pay_type: way.pay_type,
        ...(isMoney && used && { code: used }),
        ...(quote.needsAddress && goesTo),
      }
      const { data } = await memberApi.call('POST /api/shop/order', { body }, { showError: false, showSuccess: true })
      await navigate(withQuery('/user/shop/orders', language, { order: data.order.id }), { replace: true })
      // The form is longer than what comes of it.
      scrollTo({ top: 0 })
    },
    onRefused: () => {
      setChosen((now) => now ?? way?.pay_type)
      onRefused()
    },
  })
  function submitText(): string {
    if (!way) return t('submit_nothing')
    return quote.asksGuardian ? t('submit_guardian') : t(`submit_${way.pay_type}`, { total: costOf(way, language) })
  }
  return (
    <form {...form.formProps} className="buy">
      <GoodPanel quote={quote} onQuantity={onQuantity} />
      {closed === undefined ? (
        <PayWays quote={quote} way={way} onChoose={setChosen} />
      ) : (
        <ClosedPanel why={closed} good={good} />
      )}
      {(quote.takesCodes || coupon) && isMoney && (isPossible || lacksMoney(quote)) && (
        <CodePanel coupon={coupon} field={form.field('code')} isBusy={isStale} onCode={onCode} />
      )}
      {quote.needsAddress && isPossible && (
        <AddressPanel
          form={form}
          last={quote.lastAddress}
          isLast={last !== null}
          onChoose={(isLast) => setElsewhere(!isLast)}
        />
      )}
      <section ref={keptPlace} className="panel grid gap-3">
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
        {isPossible && (
          <button
            type="submit"
            className="btn btn-primary btn-lg buy-submit"
            aria-disabled={form.isBusy || isStale || !way}
          >
            {form.isBusy ? t('busy') : submitText()}
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
