import { Minus, Plus } from 'lucide-react'
import { dayText } from '../../../lib/day-text.ts'
import { shopWords } from '../../../lib/shop-words.ts'
import { useSite, useText } from '../../../lib/use-site.ts'
import { en } from './en.ts'
import type { Quote } from './quote.ts'
import { zhCn } from './zh-cn.ts'

/** What is bought, and how many of it where there may be several. */
export function GoodPanel({ quote, onQuantity }: { quote: Quote; onQuantity: (quantity: number) => void }) {
  const t = useText({ 'zh-cn': zhCn, en })
  const { language, asset } = useSite()
  const words = shopWords(language)
  const { good, quantity } = quote
  return (
    <section className="panel buy-good">
      <img src={asset(good.cover)} alt="" width="320" height="200" className="framed-cover" />
      <div className="min-w-0">
        <h2>{good.title}</h2>
        {good.schedule && <p className="font-bold">{good.schedule}</p>}
        {good.plan_days !== null && (
          <p className="font-bold">{t('planDays', { days: words.days(good.plan_days * quantity) })}</p>
        )}
        {good.lesson_hours !== null && (
          <p className="font-bold">{words.hours(good.lesson_hours * quantity, good.lesson_months)}</p>
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
  )
}
