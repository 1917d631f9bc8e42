import type { Order, OrderState } from '@tutu/contract/api/shop'
import { shopWords } from '../../lib/shop-words.ts'
import { useSite, useText } from '../../lib/use-site.ts'
import { en } from './en.ts'
import { zhCn } from './zh-cn.ts'

export const useOrderText = () => useText({ 'zh-cn': zhCn, en })

const ACCENTS: Readonly<Record<OrderState, string>> = {
  unconfirmed: 'accent-violet',
  pending: 'accent-honey',
  paid: 'accent-sky',
  delivered: 'accent-leaf',
  cancelled: 'accent-teal',
  refunded: 'accent-berry',
}

export function StateChip({ state }: { state: OrderState }) {
  const t = useOrderText()
  return <span className={`chip ${ACCENTS[state]}`}>{t(`state_${state}`)}</span>
}

/** What an order came to, or what of it was given back. */
export function Cost({ order, refunded = false }: { order: Order; refunded?: boolean }) {
  const { language } = useSite()
  const words = shopWords(language)
  const [money, points] = refunded ? [order.refunded, order.refunded_score] : [order.total, order.total_score]
  return <>{order.pay_type === 'points' ? words.points(points) : words.money(money)}</>
}
