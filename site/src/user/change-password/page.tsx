import { PASSWORD } from '@tutu/contract/core/rules'
import { say } from '@tutu/contract/core/said'
import { memberApi } from '../../lib/member/api.ts'
import { useMemberInfo } from '../../lib/member/boot.ts'
import { useSite, useText } from '../../lib/use-site.ts'
import { FormRefusal } from '../../ui/form/form-refusal.tsx'
import { PasswordField } from '../../ui/form/password-field.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { en } from './en.ts'
import { zhCn } from './zh-cn.ts'

export default function ChangePassword() {
  const t = useText({ 'zh-cn': zhCn, en })
  const { language } = useSite()
  const { username } = useMemberInfo()
  const form = useForm({
    initial: { oldPassword: '', newPassword: '', repeat: '' },
    check: ({ oldPassword, newPassword, repeat }) => ({
      ...(!oldPassword && { oldPassword: say('rule.required', language, { label: t('oldPassword') }) }),
      ...(!PASSWORD.test(newPassword)
        ? { newPassword: say('rule.password', language) }
        : newPassword === oldPassword && { newPassword: t('same') }),
      ...(repeat !== newPassword && { repeat: t('differs') }),
    }),
    send: async ({ oldPassword, newPassword }) => {
      const body = { oldPassword, newPassword }
      await memberApi.call('POST /api/account/changePassword', { body }, { showError: false, showSuccess: true })
      form.reset()
    },
  })
  return (
    <>
      <h1>{t('title')}</h1>
      <p className="centre-intro">{t('intro')}</p>
      <section className="panel">
        <form {...form.formProps} className="form">
          <FormRefusal text={form.refusal} />
          {/* For password managers: whose password it is. */}
          <input type="text" name="username" value={username} autoComplete="username" readOnly hidden />
          <PasswordField {...form.field('oldPassword')} label={t('oldPassword')} autoComplete="current-password" />
          <PasswordField
            {...form.field('newPassword')}
            label={t('newPassword')}
            hint={t('newHint')}
            autoComplete="new-password"
          />
          <PasswordField {...form.field('repeat')} label={t('repeat')} autoComplete="new-password" />
          <button type="submit" className="btn btn-primary" aria-disabled={form.isBusy}>
            {form.isBusy ? t('submitting') : t('submit')}
          </button>
        </form>
      </section>
    </>
  )
}
