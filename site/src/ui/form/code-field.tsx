import type { Contact } from '@tutu/contract/api/user'
import { fieldErrors } from '@tutu/contract/core/client-error'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { memberApi } from '../../lib/member/api.ts'
import { useBusy } from '../../lib/use-busy.ts'
import { useText } from '../../lib/use-site.ts'
import { CaptchaField } from './captcha-field.tsx'
import { newCaptchaId } from './captcha-id.ts'
import { Field, type FieldProps } from './field.tsx'

const TEXTS = {
  'zh-cn': {
    label: '验证码',
    hint: '6 位数字，5 分钟内有效。',
    ask: '发送验证码',
    again: '{seconds} 秒后可重发',
    send: '发送',
    sending: '正在发送……',
    first: '先读一下图片，证明你不是机器。',
  },
  en: {
    label: 'Code',
    hint: '6 digits, valid for 5 minutes.',
    ask: 'Send a code',
    again: 'Again in {seconds} s',
    send: 'Send',
    sending: 'Sending…',
    first: 'First read the picture, to show you are no machine.',
  },
} as const

/** Seconds between two codes to the same address, as the server has it. */
const WAIT = 60

type Props = Omit<FieldProps, 'label' | 'end' | 'hint'> & {
  by: Contact
  /** The address or number; '' while it is none. */
  target: string
  /** What the code is for (wire 1.6), such as 'user_register'. */
  event: string
  /** Confirms who somebody is, where the event asks for it. */
  password?: string
  /** Hears of what is wrong with the address, the number or the password. */
  onRefused: (error: unknown) => void
}

/** Input of a code of `/api/Ems/send` or `/api/Sms/sendSms`. */
export function CodeField({ by, target, event, password, ...field }: Props) {
  const more = password === undefined ? {} : { password }
  return (
    <SentCodeField
      {...field}
      isReady={target !== ''}
      send={(read, options) =>
        by === 'email'
          ? memberApi.call('POST /api/Ems/send', { body: { email: target, event, ...read, ...more } }, options)
          : memberApi.call(
              'POST /api/Sms/sendSms',
              { body: { mobile: target, template_code: event, ...read, ...more } },
              options,
            )
      }
    />
  )
}

type SentProps = Omit<Props, 'by' | 'target' | 'event' | 'password'> & {
  /** Whether there is somebody to send it to. */
  isReady: boolean
  send: (
    read: { captcha: string; captchaId: string },
    options: { showError: boolean; showSuccess: boolean },
  ) => Promise<unknown>
}

/** Input of a code, and how it is sent: a captcha is read first (wire decision 7). */
export function SentCodeField({ isReady, send: sendCode, onRefused, ...field }: SentProps) {
  const t = useText(TEXTS)
  const [captchaId, setCaptchaId] = useState<string>()
  const [captcha, setCaptcha] = useState('')
  const [error, setError] = useState<string>()
  const [isBusy, busily] = useBusy()
  const [left, setLeft] = useState(0)
  const timer = useRef<ReturnType<typeof setInterval>>(undefined)
  useEffect(() => () => clearInterval(timer.current), [])

  const renew = () => {
    setCaptchaId(newCaptchaId())
    setCaptcha('')
  }

  async function send(): Promise<void> {
    if (captchaId === undefined || !captcha.trim()) return
    setError(undefined)
    try {
      await sendCode({ captcha, captchaId }, { showError: false, showSuccess: true })
      setCaptchaId(undefined)
      count()
    } catch (problem) {
      // A picture is good for one try, whatever came of it.
      renew()
      const wrong = fieldErrors(problem)
      if (wrong.captcha) setError(wrong.captcha)
      else onRefused(problem)
    }
  }

  function count(): void {
    setLeft(WAIT)
    clearInterval(timer.current)
    timer.current = setInterval(() => {
      setLeft((seconds) => {
        if (seconds <= 1) clearInterval(timer.current)
        return seconds - 1
      })
    }, 1000)
  }

  /** Enter in here sends the code, not the form around it. */
  const onKeyDown = (pressed: KeyboardEvent) => {
    if (pressed.key !== 'Enter' || !(pressed.target instanceof HTMLInputElement)) return
    pressed.preventDefault()
    void busily(send)
  }

  return (
    <div className="code-field">
      <Field
        {...field}
        label={t('label')}
        hint={t('hint')}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={8}
        end={
          <button
            type="button"
            className="text-button code-ask"
            disabled={!isReady || left > 0}
            aria-expanded={captchaId !== undefined}
            onClick={() => (captchaId === undefined ? renew() : setCaptchaId(undefined))}
          >
            {left > 0 ? t('again', { seconds: left }) : t('ask')}
          </button>
        }
      />
      {captchaId !== undefined && (
        // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- hears of Enter in its input
        <div className="code-captcha" onKeyDown={onKeyDown}>
          <p>{t('first')}</p>
          <CaptchaField id={captchaId} onRenew={renew} value={captcha} onChange={setCaptcha} error={error} />
          <button
            type="button"
            className="btn"
            disabled={!isReady}
            aria-disabled={isBusy}
            onClick={() => void busily(send)}
          >
            {isBusy ? t('sending') : t('send')}
          </button>
        </div>
      )}
    </div>
  )
}
