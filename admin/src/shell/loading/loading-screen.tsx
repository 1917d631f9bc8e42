import { ClientError } from '@tutu/contract/core/client'
import { say } from '@tutu/contract/core/said'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, useLocation, useNavigate } from 'react-router'
import { loadBoot } from '../../lib/boot.ts'
import { holdPageLoading } from '../../lib/page-loading.ts'
import { loginPath, parseTarget, targetJson } from '../../lib/paths.ts'
import { useTitle } from '../../lib/title.ts'
import { clearAdminInfo, isSignedIn, useAdminInfo } from '../../stores/admin-info.ts'
import { useConfig } from '../../stores/config.ts'
import { loadShell } from '../shell-gate.tsx'
import { destination } from './destination.ts'
import './messages.ts'

/** Fetches the menus and goes on to where one was going (spec 2). */
export function LoadingScreen() {
  const to = targetJson(useLocation().pathname)
  const { t } = useTranslation('loading')
  const navigate = useNavigate()
  const isAdmin = useAdminInfo(isSignedIn)
  const [failure, setFailure] = useState('')
  const [attempt, setAttempt] = useState(0)
  useTitle(failure ? t('failed') : t('title'))

  useEffect(() => {
    if (!isAdmin) return
    const letGo = holdPageLoading()
    let isLeft = false
    setFailure('')
    Promise.all([loadBoot(), loadShell()])
      .then(([menus]) => {
        if (isLeft) return
        const path = destination(to, menus)
        if (path) void navigate(path, { replace: true })
        else setFailure(say('auth.noMenu', useConfig.getState().lang.defaultLang))
      })
      .catch((error: unknown) => {
        // A redirect is on its way to the login page, which says why.
        if (isLeft || (error instanceof ClientError && ['redirect', 'cancelled'].includes(error.reason))) return
        setFailure(error instanceof Error ? error.message : String(error))
      })
      .finally(letGo)
    return () => {
      isLeft = true
      letGo()
    }
    // eslint-disable-next-line react-hooks/exhaustive-deps -- a change of language must not load the menus again
  }, [isAdmin, to, attempt, navigate])

  if (!isAdmin) return <Navigate to={loginPath(parseTarget(to))} replace />
  if (!failure) {
    return (
      <main className="plain-page" aria-busy="true">
        <span className="plain-spinner" aria-hidden="true" />
        <p role="status">{t('loading')}</p>
      </main>
    )
  }
  return (
    <main className="plain-page">
      <h1>{t('failed')}</h1>
      <p role="alert">{failure}</p>
      <div className="plain-actions">
        <button type="button" className="button-primary" onClick={() => setAttempt(attempt + 1)}>
          {t('retry')}
        </button>
        <button type="button" className="button-plain" onClick={clearAdminInfo}>
          {t('signOut')}
        </button>
      </div>
    </main>
  )
}
