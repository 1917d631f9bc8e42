import type { Certificate } from '@tutu/contract/api/learning'
import { printedNumber } from '@tutu/contract/core/certificate-number'
import { pickLanguage } from '@tutu/contract/core/languages'
import { type SubmitEvent, useState } from 'react'
import { useSearchParams } from 'react-router'
import { dayText } from '../../lib/day-text.ts'
import { AS_NOBODY, memberApi } from '../../lib/member/api.ts'
import { useLoaded } from '../../lib/member/use-loaded.ts'
import { useIsMounted } from '../../lib/use-is-mounted.ts'
import { useSite, useText } from '../../lib/use-site.ts'
import { titles } from '../../titles.ts'
import { Field } from '../../ui/form/field.tsx'
import { FormRefusal } from '../../ui/form/form-refusal.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { CertificateSheet } from './certificate-sheet.tsx'
import stylesheet from '../../ui/certificate/certificate.css?url'
import { en } from './en.ts'
import { zhCn } from './zh-cn.ts'

export const handle = { hydrate: true }

/** Whoever has the number of a certificate sees it, and whether it is real. */
export default function CertificatePage() {
  const t = useText({ 'zh-cn': zhCn, en })
  const { language, asset } = useSite()
  const isMounted = useIsMounted()
  const number = useSearchParams()[0].get('number') ?? ''
  return (
    <div className="page-width certificate-page">
      <link rel="stylesheet" href={asset(stylesheet)} precedence="page" />
      <PageHead title={pickLanguage(titles.certificate, language)} description={t('description')} indexed={false} />
      <h1 className="text-3xl font-bold">{t('title')}</h1>
      {number === '' ? <CheckForm typed="" /> : isMounted ? <Checked key={number} number={number} /> : <Coming />}
    </div>
  )
}

function Checked({ number }: { number: string }) {
  const t = useText({ 'zh-cn': zhCn, en })
  const { siteName, language } = useSite()
  const { data, problem } = useLoaded(`certificate ${number}`, async (): Promise<Certificate> => {
    const answer = await memberApi.call('GET /api/learning/certificate', { query: { number } }, AS_NOBODY)
    return answer.data
  })
  if (problem !== undefined) return <CheckForm typed={number} problem={problem} />
  if (!data) return <Coming />
  if (data.revoketime !== null) {
    const revoked = { number: printedNumber(data.number), day: dayText(data.revoketime, language) }
    return <CheckForm typed="" problem={t('revoked', revoked)} />
  }
  return (
    <>
      <p className="certificate-real" role="status">
        {t('real', { site: siteName })}
      </p>
      <CertificateSheet certificate={data} />
    </>
  )
}

/** The room of what comes: nothing below it moves. */
function Coming() {
  const t = useText({ 'zh-cn': zhCn, en })
  return (
    <>
      <p className="certificate-real" role="status">
        {t('loading')}
      </p>
      <div className="certificate" aria-hidden />
      <div className="certificate-buttons-room" aria-hidden />
    </>
  )
}

function CheckForm({ typed, problem = '' }: { typed: string; problem?: string }) {
  const t = useText({ 'zh-cn': zhCn, en })
  const [params, setParams] = useSearchParams()
  const [number, setNumber] = useState(typed)
  const check = (event: SubmitEvent) => {
    event.preventDefault()
    const lang = params.get('lang')
    if (number.trim()) setParams({ number: number.trim(), ...(lang && { lang }) })
  }
  return (
    <form className="form panel certificate-check" onSubmit={check}>
      <p>{t('how')}</p>
      <FormRefusal text={problem} />
      <Field
        name="number"
        label={t('number')}
        hint={t('numberHint')}
        value={number}
        onChange={setNumber}
        maxLength={20}
        required
      />
      <button type="submit" className="btn btn-primary">
        {t('check')}
      </button>
    </form>
  )
}
