import { PIN } from '@tutu/contract/core/rules'
import { say } from '@tutu/contract/core/said'
import { memberApi } from '../../lib/member/api.ts'
import { useMemberInfo } from '../../lib/member/boot.ts'
import { useSite } from '../../lib/use-site.ts'
import { FormRefusal } from '../../ui/form/form-refusal.tsx'
import { PasswordField } from '../../ui/form/password-field.tsx'
import { PinField } from '../../ui/form/pin-field.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { useChildModeText } from './use-text.ts'

type Props = { hasPin: boolean; onSet: () => void; onRemoved: () => void }

/** A PIN, another one or none: the account's password says that it is the grown-up. */
export function PinForm({ hasPin, onSet, onRemoved }: Props) {
  const t = useChildModeText()
  const { language } = useSite()
  const { username } = useMemberInfo()
  const form = useForm({
    initial: { pin: '', password: '' },
    check: ({ pin, password }) => ({
      ...(!PIN.test(pin) && { pin: say('rule.pin', language) }),
      ...(!password && { password: say('rule.required', language, { label: t('password') }) }),
    }),
    send: async (body) => {
      await memberApi.call('POST /api/childMode/pin', { body }, { showError: false, showSuccess: true })
      form.reset()
      onSet()
    },
  })
  const remove = async () => {
    const { password } = form.values
    if (!password) {
      form.tell(new Error(say('rule.required', language, { label: t('password') })))
      return form.focus('password')
    }
    try {
      await memberApi.call('POST /api/childMode/pin', { body: { pin: '', password } }, { showError: false })
      onRemoved()
    } catch (error) {
      form.tell(error)
    }
  }
  return (
    <form {...form.formProps} className="form">
      <FormRefusal text={form.refusal} />
      {/* For password managers: whose password it is. */}
      <input type="text" name="username" value={username} autoComplete="username" readOnly hidden />
      <PinField {...form.field('pin')} label={t(hasPin ? 'newPin' : 'pin')} />
      <PasswordField {...form.field('password')} label={t('password')} autoComplete="current-password" />
      <p className="flex flex-wrap gap-3">
        <button type="submit" className={hasPin ? 'btn' : 'btn btn-primary'} aria-disabled={form.isBusy}>
          {form.isBusy ? t('setting') : t('set')}
        </button>
        {hasPin && (
          <button type="button" className="btn" title={t('removeText')} onClick={() => void remove()}>
            {t('remove')}
          </button>
        )}
      </p>
    </form>
  )
}
