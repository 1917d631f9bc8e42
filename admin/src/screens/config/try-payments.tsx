import type { SettingsTab } from '@tutu/contract/api/routine-config'
import { ClientError } from '@tutu/contract/core/client-error'
import { Button, theme } from 'antd'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '../../lib/api.ts'
import { Can } from '../../lib/permission.tsx'
import { groupOf } from '../../resource/form/form-values.ts'
import { type Tried, TryOutcome } from './try-outcome.tsx'

const WAYS = ['wechat', 'alipay'] as const
type Way = (typeof WAYS)[number]

/** Has a provider asked with the saved settings, and tells whether it believes the site. */
export function TryPayments({ tab }: { tab: SettingsTab }) {
  const { t } = useTranslation('config')
  const id = useId()
  const { token } = theme.useToken()
  const [asked, setAsked] = useState<Way>()
  const [tried, setTried] = useState<Tried>()
  const filled = WAYS.filter((way) => tab.list.some(({ field, value }) => groupOf(field) === way && value !== ''))

  const ask = async (way: Way) => {
    if (asked) return
    setAsked(way)
    setTried(undefined)
    try {
      const { msg } = await api.call('POST /admin/routine.config/testPayment', { body: { way } }, { showError: false })
      setTried({ isRight: true, title: t(`try_${way}`), lines: [msg] })
    } catch (error) {
      if (!(error instanceof ClientError)) throw error
      setTried({ isRight: false, title: t(`try_${way}`), lines: [error.message] })
    } finally {
      setAsked(undefined)
    }
  }
  if (filled.length === 0) return null
  return (
    <Can action="edit">
      <section className="try" aria-labelledby={`${id}-title`} style={{ background: token.colorFillQuaternary }}>
        <h2 id={`${id}-title`}>{t('tryPayment')}</h2>
        <p className="muted">{t('tryPaymentHint')}</p>
        <div className="try-line">
          {filled.map((way) => (
            <Button key={way} loading={asked === way} onClick={() => void ask(way)}>
              {t(`try_${way}`)}
            </Button>
          ))}
        </div>
        <TryOutcome busy={asked && t('tryAsking')} tried={tried} />
      </section>
    </Can>
  )
}
