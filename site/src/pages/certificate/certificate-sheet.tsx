import type { Certificate } from '@tutu/contract/api/learning'
import { printedNumber } from '@tutu/contract/core/certificate-number'
import { dayText } from '../../lib/day-text.ts'
import { useSite, useText } from '../../lib/use-site.ts'
import { useRef } from 'react'
import { CertificateButtons } from '../../ui/certificate/certificate-buttons.tsx'
import { CertificatePaper } from '../../ui/certificate/certificate-paper.tsx'
import { Phrases } from '../../ui/phrases.tsx'
import { en } from './en.ts'
import { zhCn } from './zh-cn.ts'

/** What somebody has finished, by whom and when, to look at and to take along. */
export function CertificateSheet({ certificate }: { certificate: Certificate }) {
  const { language } = useSite()
  const t = useText({ 'zh-cn': zhCn, en })
  const { name, title, lessons, createtime, number } = certificate
  const sheet = useRef<HTMLElement>(null)
  return (
    <>
      <CertificatePaper ref={sheet} label={t('heading')}>
        <h2>{t('heading')}</h2>
        <p>{t('awarded')}</p>
        <p className="certificate-name">{name}</p>
        <p className="certificate-course">
          <Phrases text={t('finished', { course: title, count: lessons })} />
        </p>
        <p className="certificate-foot">
          <span>{dayText(createtime, language)}</span>
          <span>{t('numbered', { number: printedNumber(number) })}</span>
        </p>
      </CertificatePaper>
      <CertificateButtons sheet={sheet} title={`${t('heading')} ${name}`} />
    </>
  )
}
