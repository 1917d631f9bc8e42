import { useText } from '../../../lib/use-site.ts'
import { Field } from '../../../ui/form/field.tsx'
import type { FormField } from '../../../ui/form/use-form.ts'
import { AreaFields } from './area-fields.tsx'
import { en } from './en.ts'
import type { Quote } from './quote.ts'
import { zhCn } from './zh-cn.ts'

/** What is asked for, each of it. */
export const ADDRESS = ['name', 'mobile', 'area', 'street'] as const
type Name = (typeof ADDRESS)[number]

type Props = {
  form: { field: (name: Name) => FormField; set: (name: Name, value: string) => void }
  last: Quote['lastAddress']
  /** It goes where the last parcel went. */
  isLast: boolean
  onChoose: (isLast: boolean) => void
}

/** Where goods that are sent go to: where the last ones went, or an address. */
export function AddressPanel({ form, last, isLast, onChoose }: Props) {
  const t = useText({ 'zh-cn': zhCn, en })
  return (
    <section className="panel form buy-address" aria-labelledby="address">
      <div>
        <h2 id="address">{t('addressTitle')}</h2>
        <p className="text-muted">{t('addressText')}</p>
      </div>
      {last && (
        <div role="radiogroup" aria-labelledby="address" className="buy-ways">
          <label className="buy-way">
            <input type="radio" name="goes_to" checked={isLast} onChange={() => onChoose(true)} />
            <b>{t('addressLast')}</b>
            <span className="whitespace-pre-line wrap-anywhere">{last.text}</span>
          </label>
          <label className="buy-way">
            <input type="radio" name="goes_to" checked={!isLast} onChange={() => onChoose(false)} />
            <b>{t('addressOther')}</b>
          </label>
        </div>
      )}
      {!isLast && (
        <>
          <Field {...form.field('name')} label={t('name')} autoComplete="name" />
          <Field {...form.field('mobile')} label={t('mobile')} autoComplete="tel" type="tel" inputMode="numeric" />
          <AreaFields onChange={(area) => form.set('area', area)} error={form.field('area').error} />
          <Field {...form.field('street')} label={t('street')} autoComplete="street-address" />
        </>
      )}
    </section>
  )
}
