import { CalendarPlus } from 'lucide-react'
import { DEFAULT_LANGUAGE } from '@tutu/contract/core/languages'
import { linkTo } from '../../lib/links.ts'
import { useSite, useText } from '../../lib/use-site.ts'
import { PageHead } from '../../ui/page-head.tsx'
import { Tutu } from '../../ui/tutu.tsx'
import { en } from './en.ts'
import { zhCn } from './zh-cn.ts'

const LINES = ['number', 'when', 'place', 'mentor', 'course', 'age', 'wish'] as const

/** The same page for all: what is booked the script of trial lessons asks for, by the key after # in the address. */
export default function TrialBookingPage() {
  const { asset, language, hasTrials } = useSite()
  const t = useText({ 'zh-cn': zhCn, en })
  return (
    <div className="page-width max-w-3xl pb-16 pt-8 sm:pt-12">
      <PageHead title={t('title')} indexed={false} />
      <h1 className="text-3xl font-bold sm:text-4xl">{t('title')}</h1>
      <noscript>
        <p className="panel mt-6">{t('needsScript')}</p>
      </noscript>
      <div
        className="needs-script mt-6"
        data-trial-booking
        data-language={language}
        data-query={language === DEFAULT_LANGUAGE ? '' : `&lang=${language}`}
      >
        <p data-part="loading" role="status">
          {t('loading')}
        </p>
        <div data-part="missing" className="empty-state" role="alert" hidden>
          <Tutu pose="puzzled" className="size-40" />
          <h2 className="text-2xl font-bold">{t('missing')}</h2>
          <p className="text-muted">{t('missingText')}</p>
          <a href={linkTo('about-contact', language)} className="btn btn-primary">
            {t('contact')}
          </a>
        </div>
        <div data-part="failed" className="empty-state" role="alert" hidden>
          <Tutu pose="asleep" className="size-40" />
          <h2 className="text-2xl font-bold">{t('failed')}</h2>
          <p className="text-muted">{t('failedText')}</p>
          <button type="button" className="btn btn-primary" data-again>
            {t('again')}
          </button>
        </div>
        <article data-part="shown" className="panel grid gap-4" hidden>
          <h2
            className="text-2xl font-bold"
            tabIndex={-1}
            data-heading
            data-new={t('stateNew')}
            data-contacted={t('stateNew')}
            data-booked={t('stateBooked')}
            data-came={t('stateCame')}
            data-missed={t('stateMissed')}
            data-joined={t('stateJoined')}
            data-lost={t('stateLost')}
            data-cancelled={t('stateCancelled')}
          >
            {t('title')}
          </h2>
          <dl className="trial-facts">
            {LINES.map((name) => (
              <div key={name} data-line={name}>
                <dt>{t(name)}</dt>
                <dd />
              </div>
            ))}
          </dl>
          <p
            data-next
            data-new={t('nextNew')}
            data-contacted={t('nextNew')}
            data-booked={t('nextBooked')}
            data-came={t('nextCame')}
            data-missed={t('nextMissed')}
            data-joined={t('nextCame')}
            data-lost={t('nextLost')}
            data-mailed={t('nextMailed')}
            data-late={t('nextLate')}
          />
          <p role="status" className="font-bold" data-said data-offline={t('offline')} data-broken={t('broken')} />
          <p className="flex flex-wrap gap-3">
            <a href="/api/trial/calendar" className="btn btn-primary" data-calendar rel="nofollow" download>
              <CalendarPlus aria-hidden />
              {t('calendar')}
            </a>
            <a href={linkTo('about-contact', language)} className="btn" data-contact hidden>
              {t('contact')}
            </a>
            <span data-rebook hidden>
              {hasTrials && (
                <a href={linkTo('trial', language)} className="btn btn-primary">
                  {t('rebook')}
                </a>
              )}
            </span>
          </p>
          <div className="grid gap-3" data-change>
            <details className="trial-change" data-move-part>
              <summary>{t('move')}</summary>
              <form className="contact-form" data-move noValidate>
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
                </fieldset>
                <div data-wish>
                  <label htmlFor="wish">{t('wish')}</label>
                  <p id="wish-hint" className="mb-2 text-sm text-muted">
                    {t('wishHint')}
                  </p>
                  <textarea id="wish" name="wish" rows={3} aria-describedby="wish-hint" />
                </div>
                <p role="alert" className="font-bold text-berry" data-move-problem />
                <button
                  type="submit"
                  className="btn btn-primary"
                  data-say-time={t('moveSend')}
                  data-say-wish={t('wishSend')}
                >
                  {t('moveSend')}
                </button>
              </form>
            </details>
            <details className="trial-change">
              <summary>{t('cancel')}</summary>
              <p className="my-2">{t('cancelText')}</p>
              <button type="button" className="btn" data-cancel>
                {t('cancelSend')}
              </button>
            </details>
          </div>
        </article>
      </div>
      <script src={asset(import.meta.env.TRIAL_SCRIPT ?? '/src/pages/trial/script.ts')} type="module" />
    </div>
  )
}
