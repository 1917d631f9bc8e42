import type { TopUpState } from '@tutu/contract/api/payment'
import { useBalanceText } from './use-text.ts'

const ACCENTS: Readonly<Record<TopUpState, string>> = {
  unconfirmed: 'accent-violet',
  waiting: 'accent-honey',
  paid: 'accent-leaf',
  refused: 'accent-teal',
  expired: 'accent-teal',
  refunding: 'accent-honey',
  refunded: 'accent-berry',
}

export function TopUpChip({ state }: { state: TopUpState }) {
  const t = useBalanceText()
  return <span className={`chip ${ACCENTS[state]}`}>{t(`state_${state}`)}</span>
}
