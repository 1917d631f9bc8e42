import { ClientError, fieldErrors } from '@tutu/contract/core/client-error'
import { say } from '@tutu/contract/core/said'
import { useCallback, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '../../lib/api.ts'
import { useLanguage } from '../../lib/i18n.ts'
import { signInHere } from '../../stores/admin-info.ts'
import { useSiteConfig } from '../../stores/site-config.ts'

export type Credentials = { username: string; password: string; captcha: string; keep: boolean }

const FIELDS = ['username', 'password', 'captcha'] as const
type FieldName = (typeof FIELDS)[number]
type Errors = Partial<Record<FieldName, string>>

/** State of the sign-in: what is wrong, beside which field, and the captcha when the server asks for one. */
export function useSignIn() {
  const { t } = useTranslation('login')
  const language = useLanguage()
  const [errors, setErrors] = useState<Errors>({})
  const [refusal, setRefusal] = useState('')
  const [captchaId, setCaptchaId] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const renewCaptcha = useCallback(() => setCaptchaId(newCaptchaId()), [])

  useEffect(() => {
    // Without these answers the page works as well; signing in will say what is wrong.
    const quiet = { showError: false }
    api
      .call('GET /admin/index/login', {}, quiet)
      .then(({ data }) => data.captcha && renewCaptcha())
      .catch(() => undefined)
  }, [renewCaptcha])

  useEffect(() => {
    api
      .call('GET /api/index/index', {}, { showError: false })
      // Over a kept page an administrator's limits are in use; the public half has the members'.
      .then(({ data: { site } }) => useSiteConfig.setState(({ upload }) => ({ ...site, upload })))
      .catch(() => undefined)
  }, [language])

  /** Signs in, which leads away from this page. Otherwise resolves to the field that needs the user. */
  async function signIn(credentials: Credentials): Promise<FieldName | undefined> {
    if (isBusy) return undefined
    const missing = FIELDS.filter((name) => !credentials[name].trim() && (name !== 'captcha' || captchaId !== null))
    setErrors(Object.fromEntries(missing.map((name) => [name, say('rule.required', language, { label: t(name) })])))
    setRefusal('')
    if (missing[0]) return missing[0]
    setBusy(true)
    try {
      const body = { ...credentials, username: credentials.username.trim(), captcha_id: captchaId ?? '' }
      const { data } = await api.call('POST /admin/index/login', { body }, { showError: false })
      signInHere(data.userInfo)
      return undefined
    } catch (error) {
      return refused(error)
    } finally {
      setBusy(false)
    }
  }

  function refused(error: unknown): FieldName {
    const data = (error instanceof ClientError ? error.data : null) as { captcha?: boolean } | null
    const fields = fieldErrors(error)
    setErrors(fields)
    const wrong = FIELDS.find((name) => fields[name])
    if (!wrong) setRefusal(error instanceof Error ? error.message : String(error))
    // A picture is good for one try, whatever came of it (wire decision 7).
    if (captchaId !== null || data?.captcha) renewCaptcha()
    return wrong ?? 'password'
  }

  return { errors, refusal, captchaId, renewCaptcha, isBusy, signIn, tell: setRefusal }
}

/** 32 hexadecimal digits. `crypto.randomUUID` is missing where the site is served without TLS in a local network. */
function newCaptchaId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
