import { Button, Input, Modal } from 'antd'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isTyping } from '../../lib/is-typing.ts'

const REASONS = [
  'reasonPrivate',
  'reasonUnkind',
  'reasonScary',
  'reasonCopied',
  'reasonBroken',
  'reasonUnfinished',
] as const
/** As the command's own input has it. */
const REASON_MAX = 300

type Props = { busy: boolean; onCancel: () => void; onSend: (reason: string) => void }

/** Why a work is sent back: one of a few sentences, to be fitted to it. */
export function Refusal({ busy, onCancel, onSend }: Props) {
  const { t } = useTranslation('caseReview')
  const [reason, setReason] = useState('')
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const one = isTyping(event) ? undefined : REASONS[Number(event.key) - 1]
    if (one) setReason(t(one))
    else if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && reason.trim()) onSend(reason.trim())
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event)
    addEventListener('keydown', listener)
    return () => removeEventListener('keydown', listener)
  }, [])
  return (
    <Modal
      open
      title={t('why')}
      okText={t('send')}
      okButtonProps={{ danger: true, disabled: !reason.trim(), loading: busy }}
      cancelText={t('cancel')}
      onOk={() => onSend(reason.trim())}
      onCancel={onCancel}
    >
      <div className="case-review-refusal">
        <p className="muted">{t('whyHint')}</p>
        {REASONS.map((one, at) => (
          <Button key={one} onClick={() => setReason(t(one))} className="case-review-reason">
            {at + 1}. {t(one)}
          </Button>
        ))}
        <Input.TextArea
          aria-label={t('why')}
          value={reason}
          maxLength={REASON_MAX}
          showCount
          autoSize={{ minRows: 2, maxRows: 5 }}
          onChange={(event) => setReason(event.target.value)}
        />
      </div>
    </Modal>
  )
}
