import { Calculator, CalendarCheck, RefreshCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { useSite, useText } from '../../lib/use-site.ts'
import { withQuery } from '../../lib/links.ts'
import { en } from './en.ts'
import { zhCn } from './zh-cn.ts'

type Props = { courses: readonly { id: number; title: string }[] }

/** Sent by script.ts, which brings the times, and shows beside each field what the server says of it. */
export function TrialForm({ courses }: Props) {
  const { language } = useSite()
  const t = useText({ 'zh-cn': zhCn, en })
  return (
    <div>
      <noscript>
        <p className="panel">{t('needsScript')}</p>
      </noscript>
      <form
        className="contact-form needs-script"
        data-trial-form
        data-language={language}
        data-booking={withQuery('/trial/booking', language)}
        noValidate
      >
        <Field name="course" label={t('course')}>
          {(described) => (
            <select id="course" name="course" {...described}>
              <option value="">{t('courseAny')}</option>
              {courses.map(({ id, title }) => (
                <option key={id} value={id}>
                  {title}
                </option>
              ))}
            </select>
          )}
        </Field>
        <fieldset data-field="time" className="trial-times">
          <legend>{t('times')}</legend>
          <p data-times-state role="status" data-failed={t('timesFailed')} data-none={t('timesNone')}>
            {t('timesLoading')}
          </p>
          <div
            data-times
            data-left={t('left', { left: '{left}' })}
            data-only={t('only', { course: '{course}' })}
            data-other={t('otherTime')}
          />
          <p id="time-error" data-error />
        </fieldset>
        <div data-wish>
          <Field name="wish" label={t('wish')} hint={t('wishHint')}>
            {(described) => <textarea id="wish" name="wish" rows={3} {...described} />}
          </Field>
        </div>
        <Field name="name" label={t('name')} hint={t('nameHint')}>
          {(described) => <input id="name" name="name" autoComplete="name" {...described} />}
        </Field>
        <Field name="age" label={t('age')} hint={t('ageHint')}>
          {(described) => <input id="age" name="age" autoComplete="off" {...described} />}
        </Field>
        <Field name="mobile" label={t('mobile')} hint={t('reachHint')}>
          {(described) => <input id="mobile" name="mobile" type="tel" autoComplete="tel-national" {...described} />}
        </Field>
        <Field name="email" label={t('email')}>
          {(described) => <input id="email" name="email" type="email" autoComplete="email" {...described} />}
        </Field>
        <div data-field="consent">
          <label className="trial-consent">
            <input type="checkbox" name="consent" aria-describedby="consent-hint consent-error" />
            <span>{t('consent')}</span>
          </label>
          <p id="consent-hint" className="text-sm text-muted">
            {t('privacy')}
          </p>
          <p id="consent-error" data-error />
        </div>
        <Field name="captcha" label={t('captcha')}>
          {(described) => (
            <>
              <div className="captcha-row">
                <img alt={t('captchaPicture')} width={150} height={56} data-captcha-picture />
                <strong className="text-xl" data-captcha-question hidden />
                <button type="button" className="text-button" data-captcha-new>
                  <RefreshCw aria-hidden className="size-5" />
                  {t('captchaNew')}
                </button>
                <button type="button" className="text-button" data-captcha-sum>
                  <Calculator aria-hidden className="size-5" />
                  {t('captchaSum')}
                </button>
              </div>
              <input id="captcha" name="captcha" autoComplete="off" autoCapitalize="off" {...described} />
            </>
          )}
        </Field>
        <p
          role="alert"
          className="font-bold text-berry"
          data-problem
          data-offline={t('offline')}
          data-broken={t('broken')}
          hidden
        />
        <button type="submit" className="btn btn-primary btn-lg">
          <CalendarCheck aria-hidden />
          {t('send')}
        </button>
      </form>
    </div>
  )
}

type FieldProps = {
  name: string
  label: string
  hint?: string
  children: (described: { 'aria-describedby': string }) => ReactNode
}

function Field({ name, label, hint, children }: FieldProps) {
  const described = [hint ? `${name}-hint` : '', `${name}-error`].filter(Boolean).join(' ')
  return (
    <div data-field={name}>
      <label htmlFor={name}>{label}</label>
      {hint && (
        <p id={`${name}-hint`} className="mb-2 text-sm text-muted">
          {hint}
        </p>
      )}
      {children({ 'aria-describedby': described })}
      <p id={`${name}-error`} data-error />
    </div>
  )
}
