import { Link } from 'react-router'
import { languageTag } from '../../lib/language-tag.ts'
import { useAccountHas, useMemberInfo } from '../../lib/member/boot.ts'
import { memberPath } from '../../lib/member/paths.ts'
import { useSite } from '../../lib/use-site.ts'
import { AvatarChoice } from './avatar-choice.tsx'
import { ProfileForm } from './profile-form.tsx'
import { useProfileText } from './use-text.ts'

export default function Profile() {
  const t = useProfileText()
  const { language } = useSite()
  const { nickname, email, mobile, jointime } = useMemberInfo()
  const hasProfile = useAccountHas('profile')
  const hasContacts = useAccountHas('contacts')
  const day = new Intl.DateTimeFormat(languageTag(language), { dateStyle: 'long' }).format(jointime * 1000)
  return (
    <>
      <h1>{t('title')}</h1>
      <p className="centre-intro">{t('joined', { day })}</p>
      <section className="panel" aria-labelledby="avatar">
        <h2 id="avatar">{t('avatar')}</h2>
        <AvatarChoice />
      </section>
      <section className="panel">
        {hasProfile ? (
          <ProfileForm />
        ) : (
          <>
            <h2>{t('nickname')}</h2>
            <p className="mt-2 text-lg font-bold">{nickname}</p>
            <p className="field-hint">{t('ofClass')}</p>
          </>
        )}
      </section>
      {hasContacts && (
        <section className="panel" aria-labelledby="contacts">
          <h2 id="contacts">{t('contacts')}</h2>
          <dl className="own-facts">
            <dt>{t('email')}</dt>
            <dd>{email || t('none')}</dd>
            <dt>{t('mobile')}</dt>
            <dd>{mobile || t('none')}</dd>
          </dl>
          <Link to={memberPath('account/binding', language)} className="text-link">
            {t('toBinding')}
          </Link>
        </section>
      )}
    </>
  )
}
