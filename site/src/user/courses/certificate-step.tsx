import type { Certificate } from '@tutu/contract/api/learning'
import { say } from '@tutu/contract/core/said'
import { Award } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { focusOn, isFocusLost, useKeepFocus } from '../../lib/keep-focus.ts'
import { linkTo } from '../../lib/links.ts'
import { useSite, useText } from '../../lib/use-site.ts'
import { Field } from '../../ui/form/field.tsx'
import { FormRefusal } from '../../ui/form/form-refusal.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { askCertificate } from './certificates.ts'
import { en } from './en.ts'
import { zhCn } from './zh-cn.ts'

type Props = { course: number; certificate: Certificate | undefined; onIssued: () => void }

/** At the end of a course: its certificate, with the name a child chooses for it. */
export function CertificateStep({ course, certificate, onIssued }: Props) {
  const t = useText({ 'zh-cn': zhCn, en })
  const { language } = useSite()
  const [isNaming, setNaming] = useState(false)
  const [isIssued, setIssued] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  const first = () => place.current?.querySelector<HTMLElement>('a, input')
  const keepFocus = useKeepFocus()
  // The form goes when the certificate has come, a moment after it was asked for.
  useEffect(() => {
    if (isIssued && isFocusLost()) focusOn(first())
  }, [isIssued, certificate])
  const rename = (begins: boolean): void => {
    setNaming(begins)
    keepFocus(first)
  }
  const form = useForm({
    initial: { name: certificate?.name ?? '' },
    check: ({ name }) => (name.trim() ? {} : { name: say('rule.required', language, { label: t('certificateName') }) }),
    send: async ({ name }) => {
      await askCertificate(course, name.trim())
      setIssued(true)
      setNaming(false)
      onIssued()
    },
  })
  if (certificate && certificate.revoketime !== null)
    return <p>{t('certificateRevoked', { reason: certificate.reason ?? '' })}</p>
  return (
    <div ref={place}>
      {certificate && !isNaming ? (
        <p className="flex flex-wrap gap-3">
          <a
            href={linkTo('certificate', language, { query: { number: certificate.number } })}
            className="btn btn-primary"
          >
            <Award aria-hidden />
            {t('certificateShow')}
          </a>
          <button type="button" className="btn" onClick={() => rename(true)}>
            {t('certificateRename')}
          </button>
        </p>
      ) : (
        <form {...form.formProps} className="form max-w-md">
          <FormRefusal text={form.refusal} />
          <Field {...form.field('name')} label={t('certificateName')} hint={t('certificateHint')} />
          <p className="flex flex-wrap gap-3">
            <button type="submit" className="btn btn-primary" aria-disabled={form.isBusy}>
              <Award aria-hidden />
              {t('certificateAsk')}
            </button>
            {certificate && (
              <button type="button" className="btn" onClick={() => rename(false)}>
                {t('certificateKeep')}
              </button>
            )}
          </p>
        </form>
      )}
    </div>
  )
}
