// Loaded when a session ends in the middle of something.
import { Button, Modal } from 'antd'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { loadBoot } from '../../lib/boot.ts'
import { HOME } from '../../lib/paths.ts'
import { queryClient } from '../../lib/query.ts'
import { leaveKeptPage } from '../../lib/session-end.ts'
import { useAdminInfo } from '../../stores/admin-info.ts'
import { useSessionEnd } from '../../stores/session-end.ts'
import { LoginForm } from './login-form.tsx'
import './login.css'
import './messages.ts'

type Props = { account: { id: number; username: string } }

/**
 * The sign-in over a page with unsaved changes whose session has ended (decision 008). The same account goes on where it
 * was, here or signed in again in another tab of the browser; another one begins anew.
 */
export function SignInAgain({ account }: Props) {
  const { t } = useTranslation('shell')
  const { id, token } = useAdminInfo()
  useEffect(() => {
    if (!token) return
    if (id !== account.id) return window.location.assign(HOME)
    useSessionEnd.setState({ account: null })
    // Rights may have changed meanwhile. A failure was told; the menus then stay as they were.
    loadBoot().catch(() => undefined)
    void queryClient.invalidateQueries()
  }, [id, token, account.id])
  return (
    <Modal open title={t('sessionEnded')} closable={false} keyboard={false} mask={{ closable: false }} footer={null}>
      <p>{t('sessionEndedText')}</p>
      <LoginForm account={account.username} />
      <Button type="link" block onClick={leaveKeptPage}>
        {t('sessionLeave')}
      </Button>
    </Modal>
  )
}
