import type { Contact } from '@tutu/contract/api/user'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { AS_NOBODY, memberApi } from '../../lib/member/api.ts'
import { alongTo, MEMBER_LOGIN } from '../../lib/member/paths.ts'
import { useSite } from '../../lib/use-site.ts'
import { Entrance } from '../../ui/member/entrance.tsx'
import { HandedNote } from '../../ui/member/handed-note.tsx'
import { AccountStep } from './account-step.tsx'
import { GuardianStep } from './guardian-step.tsx'
import { useRegisterText } from './use-text.ts'
import { YearStep } from './year-step.tsx'

export const handle = { hydrate: true }

/** Registration: the year of birth first, asked neutrally; who may be under 14 goes on with a guardian. */
export default function Register() {
  const t = useRegisterText()
  const { language } = useSite()
  const to = useSearchParams()[0].get('to')
  const [contacts, setContacts] = useState<readonly Contact[]>([])
  /** Who was born in it or later may be under 14; the server's year, once it is known, decides. */
  const [guardianFrom, setGuardianFrom] = useState(() => new Date().getFullYear() - 14)
  const [year, setYear] = useState('')
  const [isAnswered, setAnswered] = useState(false)

  useEffect(() => {
    memberApi
      .call('GET /api/user/checkIn', {}, AS_NOBODY)
      .then(({ data }) => {
        setContacts(data.accountVerificationType)
        setGuardianFrom(data.guardianFrom)
      })
      // Without this answer one registers by name; the server says what else is wrong.
      .catch(() => undefined)
  }, [])

  const back = () => setAnswered(false)
  return (
    <Entrance title="memberRegister" pose="cheering" heading={t('heading')}>
      <HandedNote to={to} language={language} />
      {!isAnswered ? (
        <YearStep year={year} onChange={setYear} onNext={() => setAnswered(true)} />
      ) : Number(year) >= guardianFrom ? (
        <GuardianStep birthYear={Number(year)} onBack={back} />
      ) : (
        <AccountStep birthYear={Number(year)} contacts={contacts} onBack={back} />
      )}
      <p className="entrance-links">
        <a href={alongTo(MEMBER_LOGIN, to, language)} className="text-link">
          {t('toLogin')}
        </a>
      </p>
    </Entrance>
  )
}
