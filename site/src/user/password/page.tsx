import type { Contact } from '@tutu/contract/api/user'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { AS_NOBODY, memberApi } from '../../lib/member/api.ts'
import { alongTo, MEMBER_LOGIN } from '../../lib/member/paths.ts'
import { useSite, useText } from '../../lib/use-site.ts'
import { Entrance } from '../../ui/member/entrance.tsx'
import { en } from './en.ts'
import { RetrieveForm } from './retrieve-form.tsx'
import { zhCn } from './zh-cn.ts'

export const handle = { hydrate: true }

/** A lost password: a code to what is bound, and a new one. */
export default function LostPassword() {
  const t = useText({ 'zh-cn': zhCn, en })
  const { language } = useSite()
  const to = useSearchParams()[0].get('to')
  const [contacts, setContacts] = useState<readonly Contact[]>()
  const [problem, setProblem] = useState('')
  const [isSet, setSet] = useState(false)
  useEffect(() => {
    memberApi.call('GET /api/user/checkIn', {}, AS_NOBODY).then(
      ({ data }) => setContacts(data.accountVerificationType),
      (error: Error) => setProblem(error.message),
    )
  }, [])
  return (
    <Entrance title="memberPassword" pose="thinking" heading={t('heading')}>
      {problem ? (
        <p role="alert" className="form-refusal">
          {problem}
        </p>
      ) : contacts === undefined ? (
        <>
          <noscript>
            <p className="form-refusal">{t('noScript')}</p>
          </noscript>
          <span className="skeleton needs-script h-64 w-full" aria-hidden />
        </>
      ) : contacts.length === 0 ? (
        <p>{t('none')}</p>
      ) : (
        <RetrieveForm contacts={contacts} onSet={() => setSet(true)} />
      )}
      {!isSet && (
        <p className="entrance-links">
          <a href={alongTo(MEMBER_LOGIN, to, language)} className="text-link">
            {t('toLogin')}
          </a>
        </p>
      )}
    </Entrance>
  )
}
