// Loaded when a session ends in the middle of something.
import { Button, Modal } from 'antd'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { loadBoot } from '../../lib/boot.ts'
import { queryClient } from '../../lib/query.ts'
import { leaveKeptPage, yieldKeptPage } from '../../lib/session-end.ts'
import { useAdminInfo } from '../../stores/admin-info.ts'
import { type SessionEnd, useSessionEnd } from '../../stores/session-end.ts'
import { LoginForm } from './login-form.tsx'
import './login.css'
import './messages.ts'

type Props = SessionEnd & { account: NonNullable<SessionEnd['account']> }

/**
 * The sign-in over a page with unsaved changes whose session has ended (decision 008). The same account goes on where it
 * was, here or signed in again in another tab of the browser. Where another one has signed in there, what was typed can
 * be copied, or given up for a page of theirs.
 */
export function SignInAgain({ account, successor, isAside }: Props) {
  const { t } = useTranslation('shell')
  const { id, token } = useAdminInfo()
  useEffect(() => {
    if (!token) return
    // The name has passed to another account: as that one nothing of this page may be saved.
    if (id !== account.id) return yieldKeptPage()
    useSessionEnd.setState({ account: null, successor: null, isAside: false })
    // Rights may have changed meanwhile. A failure was told; the menus then stay as they were.
    loadBoot().catch(() => undefined)
    void queryClient.invalidateQueries()
  }, [id, token, account.id])
  if (isAside) return null
  return (
    <Modal
      open
      title={successor === null ? t('sessionEnded') : t('sessionOther', { name: successor })}
      closable={false}
      keyboard={false}
      mask={{ closable: false }}
      footer={null}
    >
      <p>{successor === null ? t('sessionEndedText') : t('sessionOtherText', { name: account.username })}</p>
      <LoginForm account={account.username} />
      {successor === null ? (
        <Button type="link" block onClick={leaveKeptPage}>
          {t('sessionLeave')}
        </Button>
      ) : (
        <>
          <Button type="link" block onClick={() => useSessionEnd.setState({ isAside: true })}>
            {t('sessionStay')}
          </Button>
          <Button type="link" block onClick={yieldKeptPage}>
            {t('sessionYield', { name: successor })}
          </Button>
        </>
      )}
    </Modal>
  )
}
