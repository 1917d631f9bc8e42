import { say } from '@tutu/contract/core/said'
import { Button, Input, Modal } from 'antd'
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { focusFirst } from '../../lib/focus-first.ts'
import { useLanguage } from '../../lib/i18n.ts'
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
  const language = useLanguage()
  const hint = useId()
  const questions = useRef<HTMLDivElement>(null)
  const [reason, setReason] = useState('')
  const words = reason.trim()
  const isTooLong = words.length > REASON_MAX
  const canSend = words !== '' && !isTooLong
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const one = isTyping(event) ? undefined : REASONS[Number(event.key) - 1]
    if (one) setReason(t(one))
    else if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && canSend) onSend(words)
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
      okButtonProps={{ danger: true, disabled: !canSend, loading: busy }}
      cancelText={t('cancel')}
      onOk={() => onSend(words)}
      onCancel={onCancel}
      afterOpenChange={(isOpen) => isOpen && focusFirst(questions.current)}
    >
      <div ref={questions} className="case-review-refusal">
        <p className="muted">{t('whyHint')}</p>
        {REASONS.map((one, at) => (
          <Button key={one} onClick={() => setReason(t(one))} className="case-review-reason">
            {at + 1}. {t(one)}
          </Button>
        ))}
        <Input.TextArea
          aria-label={t('why')}
          value={reason}
          status={isTooLong ? 'error' : ''}
          aria-invalid={isTooLong}
          aria-describedby={hint}
          count={{ show: true, max: REASON_MAX, strategy: (typed) => typed.trim().length }}
          autoSize={{ minRows: 2, maxRows: 5 }}
          onChange={(event) => setReason(event.target.value)}
        />
        <p id={hint} role="alert" className="case-review-wrong">
          {isTooLong && say('rule.tooLong', language, { max: REASON_MAX })}
        </p>
      </div>
    </Modal>
  )
}
