import type { InvoiceForm } from '@tutu/contract/api/invoice'
import { say } from '@tutu/contract/core/said'
import { isTaxNumber } from '@tutu/contract/core/tax-number'
import { TEXT_FORMATS } from '@tutu/contract/fields/text-formats'
import { useEffect, useRef, useState } from 'react'
import { useSite } from '../../lib/use-site.ts'
import { Field } from '../form/field.tsx'
import { FormRefusal } from '../form/form-refusal.tsx'
import { useForm } from '../form/use-form.ts'
import { useInvoiceText } from './use-text.ts'

const KINDS = ['personal', 'company'] as const

type Props = {
  initial: InvoiceForm | null
  /** What was asked for is changed. */
  isChange: boolean
  onSend: (form: InvoiceForm) => Promise<void>
  onCancel: () => void
}

export function InvoiceFormPart({ initial, isChange, onSend, onCancel }: Props) {
  const t = useInvoiceText()
  const { language } = useSite()
  const kinds = useRef<HTMLFieldSetElement>(null)
  const [kind, setKind] = useState(initial?.title_kind ?? 'personal')
  const isCompany = kind === 'company'
  const title = t(`name_${kind}`)
  // The button that opened it has gone.
  useEffect(() => kinds.current?.querySelector<HTMLInputElement>('input:checked')?.focus(), [])
  const form = useForm({
    initial: { title: initial?.title ?? '', tax_number: initial?.tax_number ?? '', email: initial?.email ?? '' },
    check: (values) => ({
      ...(!values.title.trim() && { title: say('rule.required', language, { label: title }) }),
      ...(isCompany && !isTaxNumber(asNumber(values.tax_number)) && { tax_number: t('taxNumberWrong') }),
      ...(!TEXT_FORMATS.email.pattern.test(values.email.trim()) && { email: t('emailWrong') }),
    }),
    send: ({ tax_number, ...values }) =>
      onSend({
        title_kind: kind,
        title: values.title.trim(),
        tax_number: isCompany ? asNumber(tax_number) : '',
        email: values.email.trim(),
      }),
  })
  /** A parent's name is none of an organisation. */
  const choose = (one: InvoiceForm['title_kind']) => {
    setKind(one)
    form.set('title', one === initial?.title_kind ? initial.title : '')
  }
  return (
    <form {...form.formProps} className="form mt-2">
      <FormRefusal text={form.refusal} />
      <fieldset ref={kinds} className="field">
        <legend>{t('kind')}</legend>
        <div className="ways">
          {KINDS.map((one) => (
            <label key={one} className="choice">
              <input type="radio" name="title_kind" checked={kind === one} onChange={() => choose(one)} />
              {t(`kind_${one}`)}
            </label>
          ))}
        </div>
      </fieldset>
      <Field {...form.field('title')} label={title} autoComplete={isCompany ? 'organization' : 'name'} />
      {isCompany && (
        <Field {...form.field('tax_number')} label={t('taxNumber')} hint={t('taxNumberHint')} autoComplete="off" />
      )}
      <Field {...form.field('email')} label={t('email')} hint={t('privacy')} type="email" autoComplete="email" />
      <p className="flex flex-wrap gap-3">
        <button type="submit" className="btn btn-primary" aria-disabled={form.isBusy}>
          {form.isBusy ? t('sending') : t(isChange ? 'sendChange' : 'send')}
        </button>
        <button type="button" className="btn" onClick={onCancel}>
          {t(isChange ? 'cancelChange' : 'cancel')}
        </button>
      </p>
    </form>
  )
}

/** As it is copied from a licence or a chat: with spaces, and small letters. */
const asNumber = (text: string): string => text.replaceAll(/\s/g, '').toUpperCase()
