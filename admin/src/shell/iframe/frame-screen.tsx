import { Alert, Button, Flex, Spin } from 'antd'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { holdProgress } from '../../lib/progress.ts'
import './frame.css'

/** ms after which a page that has not come is said not to. */
const PATIENCE = 15_000

const SANDBOX = 'allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox allow-downloads'

type State = 'loading' | 'there' | 'failed'

/**
 * A page of elsewhere in a frame (spec 2). It can neither lead this page away nor read it; a page of this very site is
 * shown without its origin, which would open the administrator's session to it.
 */
export function FrameScreen({ url, title }: { url: string; title: string }) {
  const { t } = useTranslation('shell')
  const [state, setState] = useState<State>('loading')
  const [attempt, setAttempt] = useState(0)
  const { origin, protocol } = new URL(url)
  const isOwn = origin === window.location.origin
  // The page's policy lets only secure pages in (server: SECURE_FRAMES).
  const isInsecure = protocol === 'http:' && !isOwn

  useEffect(() => {
    if (state !== 'loading' || isInsecure) return
    const letGo = holdProgress()
    const timer = setTimeout(() => setState('failed'), PATIENCE)
    return () => {
      letGo()
      clearTimeout(timer)
    }
  }, [state, isInsecure])

  // This page's own policy may forbid the frame; no other event says so.
  useEffect(() => {
    const refused = ({ blockedURI }: SecurityPolicyViolationEvent) => {
      if (blockedURI && url.startsWith(blockedURI)) setState('failed')
    }
    document.addEventListener('securitypolicyviolation', refused)
    return () => document.removeEventListener('securitypolicyviolation', refused)
  }, [url])

  const retry = () => {
    setState('loading')
    setAttempt(attempt + 1)
  }
  const away = (
    <Button type="link" href={url} target="_blank" rel="noopener noreferrer">
      {t('frameOpen')}
    </Button>
  )
  return (
    <div className="frame-screen">
      <Flex align="center" justify="space-between" gap="small" wrap>
        <h1 className="frame-title">{title}</h1>
        {away}
      </Flex>
      {isInsecure ? (
        <Alert type="warning" showIcon title={t('frameInsecure')} description={t('frameInsecureText', { url })} />
      ) : state === 'failed' ? (
        <Alert
          type="error"
          showIcon
          title={t('frameFailed')}
          description={t('frameFailedText')}
          action={<Button onClick={retry}>{t('retry')}</Button>}
        />
      ) : (
        <div className="frame-box" aria-busy={state === 'loading'}>
          {state === 'loading' ? <Spin className="frame-spin" /> : null}
          <iframe
            key={attempt}
            src={url}
            title={title}
            sandbox={isOwn ? SANDBOX : `${SANDBOX} allow-same-origin`}
            referrerPolicy="no-referrer"
            onLoad={() => setState((before) => (before === 'failed' ? before : 'there'))}
          />
        </div>
      )}
    </div>
  )
}
