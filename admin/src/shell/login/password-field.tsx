import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { EyeIcon } from './icons.tsx'
import { LoginField, type LoginFieldProps } from './login-field.tsx'

export function PasswordField(props: Pick<LoginFieldProps, 'value' | 'onChange' | 'error'>) {
  const { t } = useTranslation('login')
  const [isShown, setShown] = useState(false)
  return (
    <LoginField
      {...props}
      name="password"
      label={t('password')}
      type={isShown ? 'text' : 'password'}
      autoComplete="current-password"
      end={
        <button
          type="button"
          className="button-icon"
          aria-pressed={isShown}
          aria-label={t('showPassword')}
          title={t('showPassword')}
          onClick={() => setShown(!isShown)}
        >
          <EyeIcon isOpen={isShown} />
        </button>
      }
    />
  )
}
