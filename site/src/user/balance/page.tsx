import { memberApi } from '../../lib/member/api.ts'
import { useMemberInfo } from '../../lib/member/boot.ts'
import { useText } from '../../lib/use-site.ts'
import { Ledger } from '../../ui/member/ledger.tsx'
import { en } from './en.ts'
import { zhCn } from './zh-cn.ts'

export default function Balance() {
  const t = useText({ 'zh-cn': zhCn, en })
  const { money } = useMemberInfo()
  return (
    <>
      <h1>{t('title')}</h1>
      <p className="centre-intro">{t('intro')}</p>
      <p className="ledger-now">
        {t('now')} <b>{t('yuan', { money })}</b>
      </p>
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
