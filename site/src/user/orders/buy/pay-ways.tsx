import type { PayType } from '@tutu/contract/api/shop'
import { shopWords } from '../../../lib/shop-words.ts'
import { useSite, useText } from '../../../lib/use-site.ts'
import { en } from './en.ts'
import { costOf, type Quote, type Way } from './quote.ts'
import { zhCn } from './zh-cn.ts'

type Props = { quote: Quote; way: Way | undefined; onChoose: (way: PayType) => void }

/** What a purchase can be paid with, what it costs then, and why not where it cannot. */
export function PayWays({ quote, way, onChoose }: Props) {
  const t = useText({ 'zh-cn': zhCn, en })
  const { language } = useSite()
  const words = shopWords(language)
  return (
    <fieldset className="panel">
      <legend className="sr-only">{t('howToPay')}</legend>
      <h2 aria-hidden>{t('howToPay')}</h2>
      <div className="buy-ways">
        {quote.ways.map((one) => (
          <label key={one.pay_type} className="buy-way" data-off={one.refusal ? '' : undefined}>
            <input
              type="radio"
              name="pay_type"
              value={one.pay_type}
              checked={way?.pay_type === one.pay_type}
              disabled={Boolean(one.refusal)}
              onChange={() => onChoose(one.pay_type)}
            />
            <b>{t(`by_${one.pay_type}`)}</b>
            <b>{costOf(one, language)}</b>
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
  )
}
