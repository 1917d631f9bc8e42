import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { RenewIcon } from './icons.tsx'
import { LoginField, type LoginFieldProps } from './login-field.tsx'
import { useCaptchaSum } from './use-captcha-sum.ts'

type CaptchaProps = Pick<LoginFieldProps, 'value' | 'onChange' | 'error'> & {
  /** Made by this page; the picture or sum of an id is good for one try. */
  id: string
  /** Another id; the input is emptied and gets the focus. */
  onRenew: () => void
}

/** Input of the captcha, which is a picture, or a sum in words for whoever cannot see it. */
export function Captcha({ id, onRenew, ...field }: CaptchaProps) {
  const { t } = useTranslation('login')
  const [isSum, setSum] = useState(false)
  const sum = useCaptchaSum(isSum ? id : null)
  const swap = () => {
    setSum(!isSum)
    onRenew()
  }
  const otherSum = (
    <button
      type="button"
      className="button-icon"
      aria-label={t('captchaOtherSum')}
      title={t('captchaOtherSum')}
      onClick={onRenew}
    >
      <RenewIcon />
    </button>
  )
  return (
    <div>
      <div className="login-captcha">
        <LoginField
          {...field}
          name="captcha"
          label={isSum ? sum || t('captchaSumComing') : t('captcha')}
          autoComplete="off"
          inputMode={isSum ? 'numeric' : 'text'}
          maxLength={8}
          end={isSum ? otherSum : undefined}
        />
        {isSum ? null : <Picture id={id} onRenew={onRenew} />}
      </div>
      {/* The label changes after the input has the focus: only this is then read out. */}
      <p role="status" className="sr-only">
        {sum}
      </p>
      <button type="button" className="login-swap" onClick={swap}>
        {t(isSum ? 'captchaToPicture' : 'captchaToSum')}
      </button>
    </div>
  )
}

/** The picture itself is the button for another one. */
function Picture({ id, onRenew }: Pick<CaptchaProps, 'id' | 'onRenew'>) {
  const { t } = useTranslation('login')
  const [failedId, setFailedId] = useState('')
  return (
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
  )
}
