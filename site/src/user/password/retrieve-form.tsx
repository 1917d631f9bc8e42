import type { Contact } from '@tutu/contract/api/user'
import { PASSWORD } from '@tutu/contract/core/rules'
import { say } from '@tutu/contract/core/said'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { memberApi } from '../../lib/member/api.ts'
import { alongTo, MEMBER_LOGIN } from '../../lib/member/paths.ts'
import { isReached } from '../../lib/member/reached.ts'
import { useSite, useText } from '../../lib/use-site.ts'
import { FormRefusal } from '../../ui/form/form-refusal.tsx'
import { CodeField } from '../../ui/form/code-field.tsx'
import { Field } from '../../ui/form/field.tsx'
import { PasswordField } from '../../ui/form/password-field.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { en } from './en.ts'
import { zhCn } from './zh-cn.ts'

type Props = { contacts: readonly Contact[]; onSet: () => void }

/** A code by mail or mobile, and the new password; `onSet`: it is the password from now on. */
export function RetrieveForm({ contacts, onSet }: Props) {
  const t = useText({ 'zh-cn': zhCn, en })
  const { language } = useSite()
  const to = useSearchParams()[0].get('to')
  const [by, setBy] = useState(contacts[0]!)
  const [done, setDone] = useState('')
  const form = useForm({
    initial: { account: '', captcha: '', password: '' },
    check: ({ account, captcha, password }) => ({
      ...(!isReached(by, account) && { account: say(`rule.${by}`, language) }),
      ...(!captcha.trim() && { captcha: say('rule.required', language, { label: t('code') }) }),
      ...(!PASSWORD.test(password) && { password: say('rule.password', language) }),
    }),
    send: async ({ account, captcha, password }) => {
      const body = { type: by, account: account.trim(), captcha, password }
      const { msg } = await memberApi.call('POST /api/account/retrievePassword', { body }, { showError: false })
      setDone(msg)
      onSet()
    },
  })
  const { account } = form.values
  if (done)
    return (
      <div className="form">
        <p role="status" className="form-done">
          {done}
        </p>
        <a href={alongTo(MEMBER_LOGIN, to, language)} className="btn btn-primary">
          {t('signIn')}
        </a>
      </div>
    )
  return (
    <form {...form.formProps} className="form">
      <p>{t('lead')}</p>
      <FormRefusal text={form.refusal} />
      {contacts.length > 1 && (
        <fieldset className="field">
          <legend>{t('way')}</legend>
          <div className="ways">
            {contacts.map((one) => (
              <label key={one} className="choice">
                <input type="radio" name="type" checked={by === one} onChange={() => setBy(one)} />
                {t(one)}
              </label>
            ))}
          </div>
        </fieldset>
      )}
      <Field
        {...form.field('account')}
        label={t(by)}
        type={by === 'email' ? 'email' : 'tel'}
        autoComplete={by === 'email' ? 'email' : 'tel-national'}
      />
      <CodeField
        {...form.field('captcha')}
        by={by}
        target={isReached(by, account) ? account.trim() : ''}
        event="user_retrieve_pwd"
        onRefused={form.tell}
      />
      <PasswordField {...form.field('password')} label={t('password')} autoComplete="new-password" />
      <button type="submit" className="btn btn-primary" aria-disabled={form.isBusy}>
        {form.isBusy ? t('submitting') : t('submit')}
      </button>
    </form>
  )
}
