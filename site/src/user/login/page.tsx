import { useSearchParams } from 'react-router'
import { alongTo, MEMBER_PASSWORD, MEMBER_REGISTER } from '../../lib/member/paths.ts'
import { useSite, useText } from '../../lib/use-site.ts'
import { Entrance } from '../../ui/member/entrance.tsx'
import { en } from './en.ts'
import { LoginForm } from './login-form.tsx'
import { zhCn } from './zh-cn.ts'

export const handle = { hydrate: true }

export default function Login() {
  const t = useText({ 'zh-cn': zhCn, en })
  const { language } = useSite()
  const to = useSearchParams()[0].get('to')
  return (
    <Entrance title="memberLogin" pose="waving" heading={t('welcome')}>
      <LoginForm />
      <p className="entrance-links">
        <a href={alongTo(MEMBER_REGISTER, to, language)} className="text-link">
          {t('toRegister')}
        </a>
        <a href={alongTo(MEMBER_PASSWORD, to, language)} className="text-link">
          {t('toPassword')}
        </a>
      </p>
    </Entrance>
  )
}
