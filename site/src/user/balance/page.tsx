import { useSearchParams } from 'react-router'
import { memberApi } from '../../lib/member/api.ts'
import { useMemberInfo } from '../../lib/member/boot.ts'
import { Ledger } from '../../ui/member/ledger.tsx'
import { OneTopUp } from './one-top-up.tsx'
import { TopUps } from './top-ups.tsx'
import { useBalanceText } from './use-text.ts'

/** What there is, how to add to it and what came and went; or the one top-up that the address names. */
export default function Balance() {
  const t = useBalanceText()
  const { money } = useMemberInfo()
  const [params] = useSearchParams()
  const topUp = Number(params.get('topUp'))
  if (Number.isInteger(topUp) && topUp > 0) return <OneTopUp key={topUp} id={topUp} />
  return (
    <>
      <h1>{t('title')}</h1>
      <p className="centre-intro">{t('intro')}</p>
      <p className="ledger-now">
        {t('now')} <b>{t('yuan', { money })}</b>
      </p>
      <TopUps />
      <h2 className="mt-8 text-xl font-bold">{t('log')}</h2>
      <Ledger
        path="account/balance"
        empty={t('empty')}
        load={async (query) => {
          const { data } = await memberApi.call('GET /api/account/balance', { query }, { showError: false })
          const list = data.list.map(({ money: amount, ...entry }) => ({
            ...entry,
            change: amount.startsWith('-') ? amount : `+${amount}`,
          }))
          return { ...data, list }
        }}
      />
    </>
  )
}
