import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { linkTo } from '../../lib/links.ts'
import { lastClass } from '../../lib/member/last-class.ts'
import { alongTo, MEMBER_PASSWORD, MEMBER_REGISTER } from '../../lib/member/paths.ts'
import { useSite, useText } from '../../lib/use-site.ts'
import { Entrance } from '../../ui/member/entrance.tsx'
import { HandedNote } from '../../ui/member/handed-note.tsx'
import { ClassForm } from './class-form.tsx'
import { en } from './en.ts'
import { LoginForm } from './login-form.tsx'
import { StillHere } from './still-here.tsx'
import { zhCn } from './zh-cn.ts'

export const handle = { hydrate: true }

const WAYS = ['byPassword', 'byPictures'] as const
type Way = (typeof WAYS)[number]

export default function Login() {
  const t = useText({ 'zh-cn': zhCn, en })
  const { language } = useSite()
  const [params] = useSearchParams()
  const to = params.get('to')
  const [way, setWay] = useState<Way>('byPassword')

  // A card's address names the class; and where a class has signed in before, the next child will.
  const named = params.get('class')
  useEffect(() => {
    if (named !== null || lastClass.read()) setWay('byPictures')
  }, [named])

  return (
    <Entrance title="memberLogin" pose="waving" heading={t('welcome')} stillHere={StillHere}>
      <HandedNote to={to} language={language} />
      <div role="group" aria-label={t('ways')} className="entrance-ways">
        {WAYS.map((one) => (
          <button key={one} type="button" aria-pressed={way === one} onClick={() => setWay(one)}>
            {t(one)}
          </button>
        ))}
      </div>
      {way === 'byPassword' ? (
        <>
          <LoginForm />
          <p className="entrance-links">
            <a href={alongTo(MEMBER_REGISTER, to, language)} className="text-link">
              {t('toRegister')}
            </a>
            <a href={alongTo(MEMBER_PASSWORD, to, language)} className="text-link">
              {t('toPassword')}
            </a>
            <a href={linkTo('guardian', language)} className="text-link">
              {t('toGuardian')}
            </a>
          </p>
        </>
      ) : (
        <ClassForm code={named ?? lastClass.read()} />
      )}
    </Entrance>
  )
}
