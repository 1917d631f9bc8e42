import type { Contact } from '@tutu/contract/api/user'
import { say } from '@tutu/contract/core/said'
import { memberApi } from '../../lib/member/api.ts'
import { setMemberInfo } from '../../lib/member/boot.ts'
import { isReached } from '../../lib/member/reached.ts'
import { useSite } from '../../lib/use-site.ts'
import { FormRefusal } from '../../ui/form/form-refusal.tsx'
import { CodeField } from '../../ui/form/code-field.tsx'
import { Field } from '../../ui/form/field.tsx'
import { PasswordField } from '../../ui/form/password-field.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { useBindingText } from './use-text.ts'

type Props = {
  by: Contact
  /** Of the confirmation; '' where there was nothing to confirm: the password is asked for then. */
  pass: string
  onDone: () => void
}

export function NewStep({ by, pass, onDone }: Props) {
  const t = useBindingText()
  const { language } = useSite()
  const form = useForm({
    initial: { email: '', mobile: '', captcha: '', password: '' },
    check: (values) => ({
      ...(!isReached(by, values[by]) && { [by]: say(`rule.${by}`, language) }),
      ...(!values.captcha.trim() && { captcha: say('rule.required', language, { label: t('code') }) }),
      ...(!pass && !values.password && { password: say('rule.required', language, { label: t('password') }) }),
    }),
    send: async ({ captcha, password, ...values }) => {
      const body = { type: by, [by]: values[by].trim(), captcha, accountVerificationToken: pass, password }
      const options = { showError: false, showSuccess: true }
      setMemberInfo((await memberApi.call('POST /api/account/changeBind', { body }, options)).data.userInfo)
      onDone()
    },
  })
  const typed = form.values[by]
  return (
    <form {...form.formProps} className="form mt-4">
      {pass && <p role="status">{t('newLead')}</p>}
      <FormRefusal text={form.refusal} />
      <Field
        {...form.field(by)}
        label={t(by === 'email' ? 'newEmail' : 'newMobile')}
        type={by === 'email' ? 'email' : 'tel'}
        autoComplete={by === 'email' ? 'email' : 'tel-national'}
      />
      <CodeField
        {...form.field('captcha')}
        by={by}
        target={isReached(by, typed) ? typed.trim() : ''}
        event={`user_change_${by}`}
        onRefused={form.tell}
      />
      {!pass && <PasswordField {...form.field('password')} label={t('password')} autoComplete="current-password" />}
      <button type="submit" className="btn btn-primary" aria-disabled={form.isBusy}>
        {form.isBusy ? t('saving') : t('save')}
      </button>
    </form>
  )
}
