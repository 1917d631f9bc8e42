import { say } from '@tutu/contract/core/said'
import { useIsMounted } from '../../lib/use-is-mounted.ts'
import { useSite } from '../../lib/use-site.ts'
import { Field } from '../../ui/form/field.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { useRegisterText } from './use-text.ts'

type Props = { year: string; onChange: (year: string) => void; onNext: () => void }

/** Any year can be answered, and none is said to be the wrong one. */
export function YearStep({ year, onChange, onNext }: Props) {
  const t = useRegisterText()
  const { language } = useSite()
  const isMounted = useIsMounted()
  const form = useForm({
    initial: { year },
    check: ({ year }) => {
      const isYear = /^(19|20)\d\d$/.test(year) && Number(year) <= new Date().getFullYear()
      return isYear ? {} : { year: say('rule.birthYear', language) }
    },
    send: async ({ year }) => {
      onChange(year)
      onNext()
    },
  })
  return (
    <form {...form.formProps} className="form">
      <p>{t('yearLead')}</p>
      <Field
        {...form.field('year')}
        label={t('year')}
        hint={t('yearHint')}
        inputMode="numeric"
        autoComplete="bday-year"
      />
      <p className="field-hint">{t('kept')}</p>
      <noscript>
        <p className="form-refusal">{t('noScript')}</p>
      </noscript>
      <button type="submit" className="btn btn-primary" disabled={!isMounted}>
        {t('next')}
      </button>
    </form>
  )
}
