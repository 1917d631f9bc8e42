import { ClientError, fieldErrors } from '@tutu/contract/core/client-error'
import { say } from '@tutu/contract/core/said'
import { Button, Form, Input } from 'antd'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '../../lib/api.ts'
import { useLanguage } from '../../lib/i18n.ts'
import { tellRefusal } from '../../lib/message.ts'
import { useUnsaved } from '../../lib/unsaved.ts'
import { useAdminInfo } from '../../stores/admin-info.ts'
import { PASSWORD_FIELDS, type PasswordName, type PasswordProblem, passwordProblems } from './password-errors.ts'

const NOTHING = { oldPassword: '', password: '', repeat: '' }
const LABELS = { oldPassword: 'oldPassword', password: 'newPassword', repeat: 'repeatPassword' } as const

/** `onChanged`: every other session has ended. */
export function PasswordForm({ onChanged }: { onChanged: () => void }) {
  const { t } = useTranslation('adminInfo')
  const language = useLanguage()
  const id = useId()
  const username = useAdminInfo((admin) => admin.username)
  const [typed, setTyped] = useState(NOTHING)
  const [errors, setErrors] = useState<Partial<Record<PasswordName, string>>>({})
  const [saving, setSaving] = useState(false)
  useUnsaved(Object.values(typed).some(Boolean))

  const told = (name: PasswordName, problem: PasswordProblem): string => {
    if (problem === 'required') return say('rule.required', language, { label: t(LABELS[name]) })
    return problem === 'rule' ? say('rule.password', language) : t('repeatWrong')
  }
  const show = (found: Partial<Record<PasswordName, string>>) => {
    setErrors(found)
    const first = PASSWORD_FIELDS.find((name) => found[name])
    if (first) document.getElementById(`${id}-${first}`)?.focus()
  }

  const save = async () => {
    const problems = Object.entries(passwordProblems(typed)) as [PasswordName, PasswordProblem][]
    if (problems.length > 0) return show(Object.fromEntries(problems.map(([name, one]) => [name, told(name, one)])))
    setSaving(true)
    try {
      const { oldPassword, password } = typed
      const body = { oldPassword, password }
      await api.call('POST /admin/routine.adminInfo/edit', { body }, { showSuccess: true, showError: false })
      setTyped(NOTHING)
      setErrors({})
      onChanged()
    } catch (error) {
      if (!(error instanceof ClientError)) throw error
      show(fieldErrors(error))
      tellRefusal(error)
    } finally {
      setSaving(false)
    }
  }

  return (
    <form
      noValidate
      aria-busy={saving}
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      {/* Tells a password manager whose password changes. */}
      <input hidden readOnly autoComplete="username" value={username} />
      <Form component={false} layout="vertical">
        {PASSWORD_FIELDS.map((name) => (
          <Form.Item
            key={name}
            required
            htmlFor={`${id}-${name}`}
            label={t(LABELS[name])}
            validateStatus={errors[name] ? 'error' : ''}
            help={errors[name]}
          >
            <Input.Password
              id={`${id}-${name}`}
              value={typed[name]}
              aria-required
              autoComplete={name === 'oldPassword' ? 'current-password' : 'new-password'}
              onChange={(event) => {
                const { value } = event.target
                setTyped((before) => ({ ...before, [name]: value }))
                setErrors(({ [name]: _, ...others }) => others)
              }}
            />
          </Form.Item>
        ))}
        <p className="info-hint">{t('passwordHint')}</p>
        <Button htmlType="submit" type="primary" loading={saving}>
          {t('changePassword')}
        </Button>
      </Form>
    </form>
  )
}
