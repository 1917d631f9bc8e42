import type { Refundable, RefundForm } from '@tutu/contract/api/refund'
import { say } from '@tutu/contract/core/said'
import {
  REFUND_REASON_NAMES,
  REFUND_REASONS,
  REFUND_WORDS_MAX,
  type RefundReason,
} from '@tutu/contract/definition/refund-reasons'
import { useEffect, useId, useRef, useState } from 'react'
import { shopWords } from '../../lib/shop-words.ts'
import { useSite } from '../../lib/use-site.ts'
import { FieldNote } from '../form/field.tsx'
import { FormRefusal } from '../form/form-refusal.tsx'
import { useForm } from '../form/use-form.ts'
import { useTooLong } from '../form/use-too-long.ts'
import { useRefundText } from './use-text.ts'

type Props = {
  one: Refundable
  rules: string
  onSend: (form: RefundForm) => Promise<void>
  onCancel: () => void
}

/** The rules, and then why. */
export function RefundFormPart({ one, rules, onSend, onCancel }: Props) {
  const t = useRefundText()
  const { language } = useSite()
  const tooLong = useTooLong()
  const id = useId()
  const reasons = useRef<HTMLFieldSetElement>(null)
  const [reason, setReason] = useState<RefundReason>('unwanted')
  // The button that opened it has gone.
  useEffect(() => reasons.current?.querySelector<HTMLInputElement>('input:checked')?.focus(), [])
  const form = useForm({
    initial: { words: '' },
    check: ({ words }) => {
      const wrong = words.trim()
        ? tooLong(words.trim(), REFUND_WORDS_MAX)
        : say('rule.required', language, { label: t('words') })
      return wrong === undefined ? {} : { words: wrong }
    },
    send: ({ words }) => onSend({ reason, words: words.trim() }),
  })
  const { error, onChange, ...input } = form.field('words')
  return (
    <form {...form.formProps} className="form mt-2">
      <FormRefusal text={form.refusal} />
      <Rules one={one} rules={rules} />
      <fieldset ref={reasons} className="field">
        <legend>{t('reason')}</legend>
        <div className="ways">
          {REFUND_REASON_NAMES.map((name) => (
            <label key={name} className="choice">
              <input type="radio" name="reason" checked={reason === name} onChange={() => setReason(name)} />
              {REFUND_REASONS[name][language]}
            </label>
          ))}
        </div>
      </fieldset>
      <div className="field">
        <label htmlFor={id}>{t('words')}</label>
        <div className="field-input">
          <textarea
            {...input}
            id={id}
            rows={3}
            onChange={({ target }) => onChange(target.value)}
            aria-invalid={Boolean(error)}
            aria-describedby={`${id}-note`}
          />
        </div>
        <FieldNote id={`${id}-note`} error={error} hint={t('wordsHint')} />
      </div>
      <p className="flex flex-wrap gap-3">
        <button type="submit" className="btn btn-primary" aria-disabled={form.isBusy}>
          {form.isBusy ? t('sending') : t('send')}
        </button>
        <button type="button" className="btn" onClick={onCancel}>
          {t('cancel')}
        </button>
      </p>
    </form>
  )
}

function Rules({ one, rules }: Pick<Props, 'one' | 'rules'>) {
  const t = useRefundText()
  const { language } = useSite()
  const words = shopWords(language)
  const left = one.pay_type === 'points' ? t('points', { count: one.leftPoints }) : `¥${one.left}`
  return (
    <section>
      <b>{t('rules')}</b>
      <ul className="list-disc ps-5">
        {one.kinds.map((kind) => (
          <li key={kind}>{words.refund(kind)}</li>
        ))}
        {rules && <li className="whitespace-pre-line">{rules}</li>}
        <li>
          {t('left', { amount: left })}
          {one.used !== null && ` · ${t('used', { percent: one.used })}`}
        </li>
      </ul>
    </section>
  )
}
