import { CalendarCheck } from 'lucide-react'
import { useSite, useText } from '../../lib/use-site.ts'
import { withQuery } from '../../lib/links.ts'
import { VisitorCaptcha } from '../../ui/visitor-form/captcha.tsx'
import { VisitorField } from '../../ui/visitor-form/field.tsx'
import { en } from './en.ts'
import { zhCn } from './zh-cn.ts'

/** What is below stays where it is when as many come. */
const USUAL_TIMES = 4

/** `sendsMail`: a confirmation goes to whoever leaves an address. */
type Props = { courses: readonly { id: number; title: string }[]; sendsMail: boolean }

/** Sent by script.ts, which brings the times, and shows beside each field what the server says of it. */
export function TrialForm({ courses, sendsMail }: Props) {
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
        <VisitorField name="course" label={t('course')}>
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
        </VisitorField>
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
          >
            {Array.from({ length: USUAL_TIMES }, (_, at) => (
              <span key={at} className="trial-time-waiting" aria-hidden />
            ))}
          </div>
          <p id="time-error" data-error />
        </fieldset>
        <div data-wish>
          <VisitorField name="wish" label={t('wish')} hint={t('wishHint')}>
            {(described) => <textarea id="wish" name="wish" rows={3} {...described} />}
          </VisitorField>
        </div>
        <VisitorField name="name" label={t('name')} hint={t('nameHint')}>
          {(described) => <input id="name" name="name" autoComplete="name" {...described} />}
        </VisitorField>
        <VisitorField name="age" label={t('age')} hint={t('ageHint')}>
          {(described) => <input id="age" name="age" autoComplete="off" {...described} />}
        </VisitorField>
        <VisitorField name="mobile" label={t('mobile')} hint={t('reachHint')}>
          {(described) => <input id="mobile" name="mobile" type="tel" autoComplete="tel-national" {...described} />}
        </VisitorField>
        <VisitorField name="email" label={t('email')} hint={sendsMail ? t('reachMailed') : undefined}>
          {(described) => <input id="email" name="email" type="email" autoComplete="email" {...described} />}
        </VisitorField>
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
        <VisitorCaptcha />
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
