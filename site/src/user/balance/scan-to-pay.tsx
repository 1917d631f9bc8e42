import type { TopUp } from '@tutu/contract/api/payment'
import { useState } from 'react'
import { loadMemberInfo } from '../../lib/member/boot.ts'
import { memberApi } from '../../lib/member/api.ts'
import { useBusy } from '../../lib/use-busy.ts'
import { usePolled } from '../../lib/use-polled.ts'
import { QrPicture } from '../../ui/qr-picture.tsx'
import { useBalanceText } from './use-text.ts'

/** ms between two looks whether it is paid. */
const PACE = 4000

type Props = { topUp: TopUp; onChange: (topUp: TopUp) => void }

/** The code that is scanned to pay a top-up. It goes by itself when the money is there. */
export function ScanToPay({ topUp, onChange }: Props) {
  const t = useBalanceText()
  const [isBusy, busily] = useBusy()
  const [isAsked, setAsked] = useState(false)
  const { id, way, amount, payCode } = topUp

  const become = (next: TopUp) => {
    // The balance stands in other places, too.
    if (next.state === 'paid') void loadMemberInfo()
    onChange(next)
  }
  const look = async () => {
    const { data } = await memberApi.call('GET /api/payment/topUp', { query: { id } }, { showError: false })
    if (data.topUp.state !== topUp.state || data.topUp.payCode !== payCode) become(data.topUp)
  }
  usePolled(`top-up ${id}`, look, () => PACE)

  const check = () =>
    busily(async () => {
      const { data } = await memberApi.call('POST /api/payment/check', { body: { id } })
      // What was asked for was the code, where there was none.
      setAsked(payCode !== '')
      become(data.topUp)
    })
  return (
    <>
      {payCode ? (
        <>
          <p>{t(`scan_${way as 'wechat' | 'alipay'}`)}</p>
          <QrPicture text={payCode} label={t('codeOf', { way: t(`by_${way}`), amount })} className="pay-code" />
          {way === 'wechat' && <p className="pay-on-phone text-sm">{t('onPhone')}</p>}
          {way === 'alipay' && (
            <p className="pay-on-phone">
              <a href={payCode} className="btn btn-primary">
                {t('openAlipay')}
              </a>
            </p>
          )}
        </>
      ) : (
        <p>{t('codeLate')}</p>
      )}
      <p>
        <button type="button" className="btn" aria-disabled={isBusy} onClick={() => void check()}>
          {isBusy ? t('checking') : t(payCode ? 'check' : 'checkCode')}
        </button>
      </p>
      {isAsked && !isBusy && <p>{t('notYet')}</p>}
    </>
  )
}
