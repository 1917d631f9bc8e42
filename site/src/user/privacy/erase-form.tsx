import { say } from '@tutu/contract/core/said'
import { useState } from 'react'
import { memberApi } from '../../lib/member/api.ts'
import { useMemberInfo } from '../../lib/member/boot.ts'
import { useSite, useText } from '../../lib/use-site.ts'
import { FormRefusal } from '../../ui/form/form-refusal.tsx'
import { PasswordField } from '../../ui/form/password-field.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { en } from './en.ts'
import { zhCn } from './zh-cn.ts'

/** The password, and what becomes of one's works. */
export function EraseForm({ hasWorks, onAsked }: { hasWorks: boolean; onAsked: () => void }) {
  const t = useText({ 'zh-cn': zhCn, en })
  const { language } = useSite()
  const { username } = useMemberInfo()
  const [works, setWorks] = useState<'keep' | 'remove'>('remove')
  const form = useForm({
    initial: { password: '' },
    check: ({ password }) => (password ? {} : { password: say('rule.required', language, { label: t('password') }) }),
    send: async ({ password }) => {
      const body = { password, works }
      await memberApi.call('POST /api/account/erase', { body }, { showError: false, showSuccess: true })
      onAsked()
    },
  })
  return (
    <form {...form.formProps} className="form">
      <FormRefusal text={form.refusal} />
      {hasWorks && (
        <fieldset className="field">
          <legend>{t('works')}</legend>
          {(['remove', 'keep'] as const).map((one) => (
            <label key={one} className="check">
              <input type="radio" name="works" checked={works === one} onChange={() => setWorks(one)} />
              {t(one === 'keep' ? 'worksKeep' : 'worksRemove')}
            </label>
          ))}
        </fieldset>
      )}
      {/* For password managers: whose password it is. */}
      <input type="text" name="username" value={username} autoComplete="username" readOnly hidden />
      <PasswordField {...form.field('password')} label={t('password')} autoComplete="current-password" />
      <button type="submit" className="btn" aria-disabled={form.isBusy}>
        {form.isBusy ? t('erasing') : t('erase')}
      </button>
    </form>
  )
}
