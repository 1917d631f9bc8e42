import type { Contact } from '@tutu/contract/api/user'
import { say } from '@tutu/contract/core/said'
import { memberApi } from '../../lib/member/api.ts'
import { useSite } from '../../lib/use-site.ts'
import { FormRefusal } from '../../ui/form/form-refusal.tsx'
import { CodeField } from '../../ui/form/code-field.tsx'
import { PasswordField } from '../../ui/form/password-field.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { useBindingText } from './use-text.ts'

type Props = { by: Contact; current: string; onConfirmed: (pass: string) => void }

/** That what is bound is one's own: the password, and a code sent there. */
export function ConfirmStep({ by, current, onConfirmed }: Props) {
  const t = useBindingText()
  const { language } = useSite()
  const form = useForm({
    initial: { password: '', captcha: '' },
    check: ({ captcha }) => (captcha.trim() ? {} : { captcha: say('rule.required', language, { label: t('code') }) }),
    send: async ({ captcha }) => {
      const body = { type: by, captcha }
      const { data } = await memberApi.call('POST /api/account/verification', { body }, { showError: false })
      onConfirmed(data.accountVerificationToken)
    },
  })
  const { password } = form.values
  return (
    <form {...form.formProps} className="form mt-4">
      <p>{t('confirmLead', { target: current })}</p>
      <FormRefusal text={form.refusal} />
      <PasswordField
        {...form.field('password')}
        label={t('password')}
        hint={t('passwordFirst')}
        autoComplete="current-password"
      />
      <CodeField
        {...form.field('captcha')}
        by={by}
        target={password ? current : ''}
        password={password}
        event={`user_${by}_verify`}
        onRefused={form.tell}
      />
      <button type="submit" className="btn btn-primary" aria-disabled={form.isBusy}>
        {t('confirm')}
      </button>
    </form>
  )
}
