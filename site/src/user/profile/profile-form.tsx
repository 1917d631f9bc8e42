import { ACCOUNT } from '@tutu/contract/core/rules'
import { say } from '@tutu/contract/core/said'
import { useId, useState } from 'react'
import { memberApi } from '../../lib/member/api.ts'
import { setMemberInfo, useMemberInfo } from '../../lib/member/boot.ts'
import { useSite } from '../../lib/use-site.ts'
import { FormRefusal } from '../../ui/form/form-refusal.tsx'
import { Field, FieldNote } from '../../ui/form/field.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { useProfileText } from './use-text.ts'

const GENDERS = [0, 1, 2] as const
const MOTTO_MAX = 100

/** Everything of oneself but the picture, and what needs a further proof. */
export function ProfileForm() {
  const t = useProfileText()
  const { language } = useSite()
  const member = useMemberInfo()
  const id = useId()
  const [gender, setGender] = useState(member.gender)
  const [today] = useState(() => new Date().toLocaleDateString('sv'))
  const form = useForm({
    initial: {
      username: member.username,
      nickname: member.nickname,
      birthday: member.birthday ?? '',
      motto: member.motto,
    },
    check: ({ username, nickname, motto }) => ({
      ...(!ACCOUNT.test(username.trim()) && { username: say('rule.account', language) }),
      ...(!nickname.trim() && { nickname: say('rule.required', language, { label: t('nickname') }) }),
      ...([...motto].length > MOTTO_MAX && { motto: say('rule.tooLong', language, { max: MOTTO_MAX }) }),
    }),
    send: async ({ username, nickname, birthday, motto }) => {
      const body = { username: username.trim(), nickname: nickname.trim(), birthday, motto: motto.trim(), gender }
      const options = { showError: false, showSuccess: true }
      setMemberInfo((await memberApi.call('POST /api/account/profile', { body }, options)).data.userInfo)
    },
  })
  const { error: mottoError, onChange: onMotto, ...motto } = form.field('motto')
  return (
    <form {...form.formProps} className="form">
      <FormRefusal text={form.refusal} />
      <Field {...form.field('nickname')} label={t('nickname')} hint={t('nicknameHint')} autoComplete="nickname" />
      <Field {...form.field('username')} label={t('username')} hint={t('usernameHint')} autoComplete="username" />
      <fieldset className="field">
        <legend>{t('gender')}</legend>
        <div className="ways">
          {GENDERS.map((one) => (
            <label key={one} className="choice">
              <input type="radio" name="gender" checked={gender === one} onChange={() => setGender(one)} />
              {t(`gender${one}`)}
            </label>
          ))}
        </div>
      </fieldset>
      <Field {...form.field('birthday')} label={t('birthday')} type="date" min="1900-01-01" max={today} />
      <div className="field">
        <label htmlFor={id}>{t('motto')}</label>
        <div className="field-input">
          <textarea
            {...motto}
            id={id}
            rows={2}
            onChange={(event) => onMotto(event.target.value)}
            aria-invalid={Boolean(mottoError)}
            aria-describedby={`${id}-note`}
          />
        </div>
        <FieldNote id={`${id}-note`} error={mottoError} hint={t('mottoHint')} />
      </div>
      <button type="submit" className="btn btn-primary" aria-disabled={form.isBusy}>
        {form.isBusy ? t('submitting') : t('submit')}
      </button>
    </form>
  )
}
