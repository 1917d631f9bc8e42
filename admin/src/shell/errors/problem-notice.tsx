import { Button, Flex } from 'antd'
import { type ReactNode, useCallback, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router'
import { reportProblem } from '../../lib/report.ts'
import { openOverlay } from '../overlay.ts'
import { useHome } from '../use-home.ts'
import { useCountdown } from './use-countdown.ts'

/** s until the error pages lead back by themselves. */
const RETURN_AFTER = 10

/**
 * In the place of a screen that is not there or not allowed: says so and leads back by itself, unless the
 * user stops it (spec 2: error pages). What is not there is reported where the back office itself led there: an address
 * that somebody typed, or may not open, is as it should be.
 */
export function ProblemNotice({ kind, path }: { kind: 'missing' | 'forbidden'; path: string }) {
  const { t } = useTranslation('shell')
  const goBack = useGoBack()
  const { left, isStopped, stop } = useCountdown(RETURN_AFTER, goBack)
  const isMissing = kind === 'missing'
  const isMistake = useCameFromHere() && isMissing
  useEffect(() => {
    // A message that reads in either language.
    if (isMistake) reportProblem({ kind: 'not-found', message: '404', path })
  }, [isMistake, path])
  const find = () => {
    stop()
    openOverlay('find')
  }
  return (
    <Flex vertical align="center" justify="center" gap="middle" className="shell-notice">
      <p className="shell-notice-code" aria-hidden="true">
        {isMissing ? '404' : '401'}
      </p>
      <h1 className="shell-notice-title">{t(isMissing ? 'notFound' : 'forbidden')}</h1>
      <p className="shell-notice-text">{isMissing ? t('notFoundText', { path }) : t('forbiddenText')}</p>
      {isMistake && <p className="shell-notice-text">{t('problem')}</p>}
      <NoticeButtons>{isMissing && <Button onClick={find}>{t('findPage')}</Button>}</NoticeButtons>
      <p className="shell-notice-count" role="timer">
        {isStopped ? t('returnStopped') : t('returnIn', { seconds: left })}
        {isStopped ? null : (
          <Button type="link" size="small" onClick={stop}>
            {t('returnStop')}
          </Button>
        )}
      </p>
    </Flex>
  )
}

/** The two ways out that every error page offers, and further ones. */
export function NoticeButtons({ children }: { children?: ReactNode }) {
  const { t } = useTranslation('shell')
  const navigate = useNavigate()
  const home = useHome()
  const goBack = useGoBack()
  return (
    <Flex wrap gap="small" justify="center">
      <Button type="primary" onClick={() => void navigate(home)}>
        {t('home')}
      </Button>
      <Button onClick={goBack}>{t('back')}</Button>
      {children}
    </Flex>
  )
}

/** To the previous page; to the home page where there is none, as after opening an address directly. */
function useGoBack(): () => void {
  const navigate = useNavigate()
  const home = useHome()
  const cameFromHere = useCameFromHere()
  return useCallback(() => {
    if (cameFromHere) void navigate(-1)
    else void navigate(home)
  }, [cameFromHere, home, navigate])
}

/** Whether a page of the back office led to this one. */
function useCameFromHere(): boolean {
  const { key } = useLocation()
  const { idx } = (window.history.state ?? {}) as { idx?: number }
  return key !== 'default' && (idx ?? 0) > 0
}
