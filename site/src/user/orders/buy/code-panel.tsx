import type { KeyboardEvent } from 'react'
import { TicketPercent } from 'lucide-react'
import { keptPlace } from '../../../lib/keep-place.ts'
import { shopWords } from '../../../lib/shop-words.ts'
import { useSite, useText } from '../../../lib/use-site.ts'
import { Field } from '../../../ui/form/field.tsx'
import type { FormField } from '../../../ui/form/use-form.ts'
import { en } from './en.ts'
import { type Quote, refusalOf } from './quote.ts'
import { zhCn } from './zh-cn.ts'

type Props = {
  coupon: Quote['coupon']
  field: FormField
  /** It is being asked about. */
  isBusy: boolean
  /** '' gives the code up. */
  onCode: (code: string) => void
}

/** A discount code: typed, and then what it takes off. */
export function CodePanel({ coupon, field, isBusy, onCode }: Props) {
  const t = useText({ 'zh-cn': zhCn, en })
  const { language } = useSite()
  const use = () => {
    if (!isBusy && field.value.trim()) onCode(field.value)
  }
  const giveUp = () => {
    field.onChange('')
    onCode('')
  }
  // Within the form Enter would order.
  const useByEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    use()
  }
  return (
    <section ref={keptPlace} className="panel" aria-labelledby="code" aria-live="polite">
      <h2 id="code">{t('code')}</h2>
      {coupon && !coupon.refusal ? (
        <p className="offer-line">
          <TicketPercent aria-hidden />
          <span>
            <b>{coupon.code}</b> {t('codeOff', { money: shopWords(language).money(coupon.discount) })}{' '}
            <button type="button" className="text-button" onClick={giveUp}>
              {t('codeNot')}
            </button>
          </span>
        </p>
      ) : (
        <div className="buy-code">
          <Field
            {...field}
            error={field.error ?? refusalOf(coupon, field.value)}
            label={t('codeLabel')}
            autoComplete="off"
            onKeyDown={useByEnter}
          />
          <button type="button" className="btn" aria-disabled={isBusy || !field.value.trim()} onClick={use}>
            {t('codeUse')}
          </button>
        </div>
      )}
    </section>
  )
}
