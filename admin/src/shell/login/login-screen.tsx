import { LANGUAGES, type Language } from '@tutu/contract/core/languages'
import { useTranslation } from 'react-i18next'
import { Navigate, useSearchParams } from 'react-router'
import { useAssetUrl } from '../../lib/asset-url.ts'
import { changeLanguage, useLanguage } from '../../lib/i18n.ts'
import { loadingPath, parseTarget } from '../../lib/paths.ts'
import { useIsDark } from '../../lib/theme.ts'
import { useSiteName, useTitle } from '../../lib/title.ts'
import { isSignedIn, useAdminInfo } from '../../stores/admin-info.ts'
import { setLayout } from '../../stores/config.ts'
import { MoonIcon, SunIcon } from './icons.tsx'
import { LoginForm } from './login-form.tsx'
import './login.css'
import './messages.ts'

const LANGUAGE_NAMES: Record<Language, string> = { 'zh-cn': '中文', en: 'English' }

/** The sign-in of administrators (spec 2). Written without antd, so that it is there at once. */
export function LoginScreen() {
  const { t } = useTranslation('login')
  const [params] = useSearchParams()
  const siteName = useSiteName()
  const asset = useAssetUrl()
  const isAdmin = useAdminInfo(isSignedIn)
  useTitle(t('title'))

  // Also when another tab signs in.
  if (isAdmin) return <Navigate to={loadingPath(parseTarget(params.get('to')))} replace />
  return (
    <div className="login-page">
      <header className="login-bar">
        <LanguageSwitch />
        <ThemeSwitch />
      </header>
      <main className="login-card">
        <div className="login-brand">
          <img src={asset('/favicon.svg')} alt="" width="56" height="56" />
          <p>{siteName}</p>
        </div>
        <h1>{t('heading')}</h1>
        <LoginForm />
      </main>
      <footer className="login-foot">
        <a href="/">{t('backToSite')}</a>
      </footer>
    </div>
  )
}

function LanguageSwitch() {
  const { t } = useTranslation('login')
  const current = useLanguage()
  return (
    <div role="group" aria-label={t('language')} className="login-languages">
      {LANGUAGES.map((language) => (
        <button
          key={language}
          type="button"
          lang={language === 'en' ? 'en' : 'zh-CN'}
          aria-pressed={language === current}
          onClick={() => void changeLanguage(language)}
        >
          {LANGUAGE_NAMES[language]}
        </button>
      ))}
    </div>
  )
}

function ThemeSwitch() {
  const { t } = useTranslation('login')
  const isDark = useIsDark()
  const label = isDark ? t('toLight') : t('toDark')
  return (
    <button
      type="button"
      className="button-icon"
      aria-label={label}
      title={label}
      onClick={() => setLayout({ isDark: !isDark })}
    >
      {isDark ? <SunIcon /> : <MoonIcon />}
    </button>
  )
}
