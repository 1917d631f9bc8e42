import { memberApi } from '../../lib/member/api.ts'
import { useMemberInfo } from '../../lib/member/boot.ts'
import { useText } from '../../lib/use-site.ts'
import { Ledger } from '../../ui/member/ledger.tsx'
import { en } from './en.ts'
import { zhCn } from './zh-cn.ts'

export default function Integral() {
  const t = useText({ 'zh-cn': zhCn, en })
  const { score } = useMemberInfo()
  return (
    <>
      <h1>{t('title')}</h1>
      <p className="centre-intro">{t('intro')}</p>
      <p className="ledger-now">
        {t('now')} <b>{score}</b>
      </p>
      <Ledger
        path="account/integral"
        empty={t('empty')}
        load={async (query) => {
          const { data } = await memberApi.call('GET /api/account/integral', { query }, { showError: false })
          const list = data.list.map(({ score: amount, before, after, ...entry }) => ({
            ...entry,
            before: String(before),
            after: String(after),
            change: amount < 0 ? String(amount) : `+${amount}`,
          }))
          return { ...data, list }
        }}
      />
    </>
  )
}
