import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { RenewIcon } from './icons.tsx'
import { LoginField, type LoginFieldProps } from './login-field.tsx'

type CaptchaProps = Pick<LoginFieldProps, 'value' | 'onChange' | 'error'> & {
  /** Made by this page; the picture of an id is good for one try. */
  id: string
  onRenew: () => void
}

/** Picture and input of the captcha; the picture itself is the button for another one. */
export function Captcha({ id, onRenew, ...field }: CaptchaProps) {
  const { t } = useTranslation('login')
  const [failedId, setFailedId] = useState('')
  return (
    <div className="login-captcha">
      <LoginField {...field} name="captcha" label={t('captcha')} autoComplete="off" maxLength={4} />
      <button type="button" onClick={onRenew} title={t('captchaRenew')} aria-label={t('captchaRenew')}>
        {failedId === id ? (
          <span>{t('captchaFailed')}</span>
        ) : (
          <img
            src={`/api/common/captcha?id=${id}&server=1`}
            alt={t('captchaPicture')}
            width="150"
            height="50"
            onError={() => setFailedId(id)}
          />
        )}
        <RenewIcon />
      </button>
    </div>
  )
}
