import { useText } from '../../../lib/use-site.ts'
import { Field } from '../../../ui/form/field.tsx'
import type { FormField } from '../../../ui/form/use-form.ts'
import { AreaFields } from './area-fields.tsx'
import { en } from './en.ts'
import { zhCn } from './zh-cn.ts'

/** What is asked for, each of it. */
export const ADDRESS = ['name', 'mobile', 'area', 'street'] as const
type Name = (typeof ADDRESS)[number]

type Props = { form: { field: (name: Name) => FormField; set: (name: Name, value: string) => void } }

/** Where goods that are sent go to. */
export function AddressPanel({ form }: Props) {
  const t = useText({ 'zh-cn': zhCn, en })
  return (
    <section className="panel form buy-address" aria-labelledby="address">
      <div>
        <h2 id="address">{t('addressTitle')}</h2>
        <p className="text-muted">{t('addressText')}</p>
      </div>
      <Field {...form.field('name')} label={t('name')} autoComplete="name" />
      <Field {...form.field('mobile')} label={t('mobile')} autoComplete="tel" type="tel" inputMode="numeric" />
      <AreaFields onChange={(area) => form.set('area', area)} error={form.field('area').error} />
      <Field {...form.field('street')} label={t('street')} autoComplete="street-address" />
    </section>
  )
}
