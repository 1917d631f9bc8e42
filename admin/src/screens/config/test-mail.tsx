import { ClientError, fieldErrors } from '@tutu/contract/core/client-error'
import type { SettingsTab } from '@tutu/contract/api/routine-config'
import { Button, Input, theme } from 'antd'
import { type KeyboardEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { asText } from '../../kit/face.ts'
import { api } from '../../lib/api.ts'
import { Can } from '../../lib/permission.tsx'
import type { Values } from '../../resource/form/form-values.ts'
import { type Tried, TryOutcome } from './try-outcome.tsx'

const POSTED = ['smtp_server', 'smtp_port', 'smtp_user', 'smtp_pass', 'smtp_verification', 'smtp_sender_mail'] as const

/** Sends a mail with what is entered, saved or not, and tells what came of it. */
export function TestMail({ tab, values }: { tab: SettingsTab; values: Values }) {
  const { t } = useTranslation('config')
  const id = useId()
  const { token } = theme.useToken()
  const [typed, setTyped] = useState<string>()
  const [isSending, setSending] = useState(false)
  const [tried, setTried] = useState<Tried>()
  const to = typed ?? suggested(values)

  const send = async () => {
    if (isSending) return
    setSending(true)
    setTried(undefined)
    try {
      const body = Object.fromEntries(POSTED.map((name) => [name, values[name]]))
      const { msg } = await api.call(
        'POST /admin/routine.config/sendTestMail',
        { body: { ...body, testMail: to } },
        { showError: false },
      )
      setTried({ isRight: true, title: t('testDone'), lines: [msg] })
    } catch (error) {
      if (!(error instanceof ClientError)) throw error
      const labelOf = (name: string) => tab.list.find((setting) => setting.name === name)?.title ?? t('testTo')
      const lines = Object.entries(fieldErrors(error)).map(([name, message]) => `${labelOf(name)}: ${message}`)
      setTried({ isRight: false, title: t('testFailed'), lines: lines.length > 0 ? lines : [error.message] })
    } finally {
      setSending(false)
    }
  }
  // Enter sends the mail; it does not save the settings around it.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    void send()
  }

  return (
    <Can action="sendTestMail">
      <section className="try" aria-labelledby={`${id}-title`} style={{ background: token.colorFillQuaternary }}>
        <h2 id={`${id}-title`}>{t('test')}</h2>
        <p className="muted">{t('testHint')}</p>
        <div className="try-line">
          <label htmlFor={id}>{t('testTo')}</label>
          <Input
            id={id}
            className="try-to"
            type="email"
            value={to}
            onKeyDown={onKeyDown}
            onChange={(event) => setTyped(event.target.value)}
          />
          <Button loading={isSending} onClick={() => void send()}>
            {t('testSend')}
          </Button>
        </div>
        <TryOutcome busy={isSending ? t('testSending') : undefined} tried={tried} />
      </section>
    </Can>
  )
}

/** One's own mailbox is the likeliest place to look for it. */
function suggested({ smtp_sender_mail, smtp_user }: Values): string {
  const user = asText(smtp_user)
  return asText(smtp_sender_mail) || (user.includes('@') ? user : '')
}
