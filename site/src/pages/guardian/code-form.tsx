import { say } from '@tutu/contract/core/said'
import { guardianApi } from '../../lib/guardian/api.ts'
import { guardianToken } from '../../lib/guardian/session.ts'
import { contactIn } from '../../lib/guardian/contact-in.ts'
import { useIsMounted } from '../../lib/use-is-mounted.ts'
import { useSite } from '../../lib/use-site.ts'
import { FormRefusal } from '../../ui/form/form-refusal.tsx'
import { SentCodeField } from '../../ui/form/code-field.tsx'
import { Field } from '../../ui/form/field.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { useGuardianText } from './use-text.ts'

/** A number or address, and the code that was sent to it. */
export function CodeForm() {
  const t = useGuardianText()
  const { language } = useSite()
  const isMounted = useIsMounted()
  const form = useForm({
    initial: { contact: '', captcha: '' },
    check: ({ contact, captcha }) => ({
      ...(!contactIn(contact) && { contact: t('contactWrong') }),
      ...(!captcha.trim() && { captcha: say('rule.required', language, { label: t('code') }) }),
    }),
    send: async ({ contact, captcha }) => {
      const body = { ...contactIn(contact)!, captcha: captcha.trim() }
      const { data } = await guardianApi.call('POST /api/guardian/signIn', { body }, { showError: false })
      guardianToken.write(data.token)
    },
  })
  const reached = contactIn(form.values.contact)
  return (
    <form {...form.formProps} className="form">
      <FormRefusal text={form.refusal} />
      <Field {...form.field('contact')} label={t('contact')} autoComplete="username" />
      <SentCodeField
        {...form.field('captcha')}
        isReady={reached !== undefined}
        send={(captcha, options) =>
          guardianApi.call('POST /api/guardian/code', { body: { ...reached!, ...captcha } }, options)
        }
        onRefused={form.tell}
      />
      <noscript>
        <p className="form-refusal">{t('noScript')}</p>
      </noscript>
      <button type="submit" className="btn btn-primary" disabled={!isMounted} aria-disabled={form.isBusy}>
        {form.isBusy ? t('opening') : t('open')}
      </button>
    </form>
  )
}
