import type { TopUp } from '@tutu/contract/api/payment'
import { useState } from 'react'
import { useBusy } from '../../lib/use-busy.ts'
import { usePolled } from '../../lib/use-polled.ts'
import { QrPicture } from '../qr-picture.tsx'
import { usePayText } from './use-text.ts'

/** ms between two looks whether it is paid. */
const PACE = 4000

type Props = {
  topUp: TopUp
  /** Whoever looks is the one who pays; else it is a child, who asks a parent. */
  isPayer?: boolean
  /** What has become of it, which asks nobody else. */
  look: () => Promise<TopUp>
  /** The same, after its provider was asked. */
  check: () => Promise<TopUp>
  onChange: (topUp: TopUp) => void
}

/** How a top-up that waits is paid: words, or a code to scan. Both go by themselves when the money is there. */
export function ToPay(props: Props) {
  const t = usePayText()
  const { topUp, look, onChange } = props
  usePolled(
    `top-up ${topUp.id}`,
    async () => {
      const next = await look()
      if (next.state !== topUp.state || next.payCode !== topUp.payCode) onChange(next)
    },
    () => PACE,
  )
  return (
    <>
      {topUp.howToPay && (
        <p>
          <b>{t('howToPay')}</b> {topUp.howToPay} {t('sayNumber', { number: topUp.number })}
        </p>
      )}
      {topUp.way !== 'manual' && <ScanToPay {...props} way={topUp.way} />}
    </>
  )
}

function ScanToPay({ topUp, isPayer = false, way, check, onChange }: Props & { way: 'wechat' | 'alipay' }) {
  const t = usePayText()
  const [isBusy, busily] = useBusy()
  const [isAsked, setAsked] = useState(false)
  const { amount, payCode } = topUp
  const ask = () =>
    busily(async () => {
      const next = await check()
      // What was asked for was the code, where there was none.
      setAsked(payCode !== '')
      onChange(next)
    })
  return (
    <>
      {payCode ? (
        <>
          <p>{t(isPayer ? `scanOwn_${way}` : `scan_${way}`)}</p>
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
        <button type="button" className="btn" aria-disabled={isBusy} onClick={() => void ask()}>
          {isBusy ? t('checking') : t(payCode ? 'check' : 'checkCode')}
        </button>
      </p>
      {isAsked && !isBusy && <p>{t('notYet')}</p>}
    </>
  )
}
