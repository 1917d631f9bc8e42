import { CERTIFICATE_NAME_MAX } from '@tutu/contract/core/constants'
import { ArrowLeft } from 'lucide-react'
import { useRef, useState } from 'react'
import { dayText } from '../../../lib/day-text.ts'
import { useSite, useText } from '../../../lib/use-site.ts'
import { CertificateButtons } from '../../../ui/certificate/certificate-buttons.tsx'
import { CertificatePaper } from '../../../ui/certificate/certificate-paper.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { useTooLong } from '../../../ui/form/use-too-long.ts'
import { Tutu } from '../../../ui/tutu.tsx'
import { hashOf } from '../place.ts'
import { useRecord } from '../store/use-record.ts'
import { en } from '../words/en.ts'
import { zhCn } from '../words/zh-cn.ts'
import { ACCURACY_FOR_BEST, bestOf } from './best-of.ts'

/** A sheet to hang up: what one's best was on this device. The name is typed here and kept nowhere. */
export function TypingCertificate() {
  const { language } = useSite()
  const t = useText({ 'zh-cn': zhCn, en })
  const { results, stars } = useRecord()
  const [name, setName] = useState('')
  const problem = useTooLong()(name, CERTIFICATE_NAME_MAX)
  const sheet = useRef<HTMLElement>(null)
  const [today] = useState(() => Date.now() / 1000)
  const letters = bestOf(results, 'letters')
  const han = bestOf(results, 'han')
  const starCount = Object.values(stars).reduce((sum, count) => sum + count, 0)
  const head = (
    <>
      <a href={hashOf('progress')} className="text-link">
        <ArrowLeft aria-hidden />
        {t('progressTitle')}
      </a>
      <h2 id="typing-certificate" className="screen-title">
        {t('certificateTitle')}
      </h2>
    </>
  )
  if (!letters && !han)
    return (
      <section aria-labelledby="typing-certificate">
        {head}
        <div className="empty-state">
          <Tutu pose="thinking" className="size-32" />
          <p>{t('certificateSoon', { accuracy: ACCURACY_FOR_BEST })}</p>
          <a href={hashOf('lessons')} className="btn btn-primary">
            {t('allLessons')}
          </a>
        </div>
      </section>
    )
  return (
    <section aria-labelledby="typing-certificate" className="typing-certificate">
      {head}
      <div className="certificate-ask">
        <Field
          name="name"
          label={t('certificateName')}
          hint={t('certificateNameHint')}
          value={name}
          onChange={setName}
          error={problem}
        />
        <CertificateButtons sheet={sheet} title={`${t('certificateTitle')} ${name}`.trim()} />
      </div>
      <CertificatePaper ref={sheet} label={t('certificateTitle')}>
        <h2>{t('certificateTitle')}</h2>
        <p>{t('certificateAwarded')}</p>
        <p className="certificate-name">{(problem === undefined && name) || '\u00A0'}</p>
        {letters && (
          <p className="certificate-course">
            {t('certificateBest', {
              what: t('topic-latin'),
              speed: Math.round(letters.speed),
              unit: t('wpm'),
              accuracy: Math.floor(letters.accuracy),
            })}
          </p>
        )}
        {han && (
          <p className="certificate-course">
            {t('certificateBest', {
              what: t('topic-han'),
              speed: Math.round(han.speed),
              unit: t('hanPerMinute'),
              accuracy: Math.floor(han.accuracy),
            })}
          </p>
        )}
        {starCount > 0 && <p>{t('certificateStars', { count: starCount })}</p>}
        <p className="certificate-foot">
          <span>{dayText(today, language)}</span>
        </p>
      </CertificatePaper>
    </section>
  )
}
