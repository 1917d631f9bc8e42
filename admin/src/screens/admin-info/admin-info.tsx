import type { Profile } from '@tutu/contract/api/routine-admin-info'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Skeleton } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatSeconds } from '../../fields/format.ts'
import { api } from '../../lib/api.ts'
import { Portrait } from '../../kit/portrait.tsx'
import { Can } from '../../lib/permission.tsx'
import '../../resource/resource.css'
import { fillAdminInfo, useAdminInfo } from '../../stores/admin-info.ts'
import './admin-info.css'
import './messages.ts'
import { LoadFailure, Panel } from './panel.tsx'
import { PasswordForm } from './password-form.tsx'
import { ProfileForm } from './profile-form.tsx'
import { RecentLog } from './recent-log.tsx'
import { SessionList, SESSIONS_KEY } from './session-list.tsx'

const INFO_KEY = ['admin-info', 'info'] as const

async function loadInfo(signal?: AbortSignal): Promise<Profile> {
  const { data } = await api.call('GET /admin/routine.adminInfo/index', {}, { signal, showError: false })
  return data.info
}

/** One's own profile, password and sessions. */
export function AdminInfo() {
  const { t } = useTranslation('adminInfo')
  const client = useQueryClient()
  // What the sign-in told stands at the head until the profile comes.
  const held = useAdminInfo()
  // Another language has the profile read again: what is typed stays, and only saving begins the form anew.
  const [saves, setSaves] = useState(0)
  const { data, isError, error, refetch } = useQuery({
    queryKey: INFO_KEY,
    queryFn: ({ signal }) => loadInfo(signal),
    // What is typed must not be replaced because the window came back into sight.
    staleTime: Infinity,
    refetchOnReconnect: false,
  })
  const afterSave = async () => {
    const info = await loadInfo()
    client.setQueryData(INFO_KEY, info)
    setSaves((count) => count + 1)
    fillAdminInfo({ nickname: info.nickname, avatar: info.avatar })
  }

  return (
    <div className="admin-info">
      <h1>{t('title')}</h1>
      <div className="info-head">
        <Portrait avatar={(data ?? held).avatar} name={(data ?? held).nickname || (data ?? held).username} size={64} />
        <div>
          <strong>{data?.username ?? held.username}</strong>
          <div className="muted">
            {t('lastLogin')} {lastLogin(data ?? held) ?? t('neverSignedIn')}{' '}
            {data?.lastloginip && t('from', { ip: data.lastloginip })}
          </div>
        </div>
      </div>
      <div className="info-grid">
        <div>
          <Can action="edit">
            <Panel title={t('profile')}>
              {isError ? (
                <LoadFailure error={error} onRetry={() => void refetch()} />
              ) : data ? (
                <ProfileForm key={saves} record={data} onSaved={afterSave} reload={loadInfo} />
              ) : (
                <Skeleton active title={false} paragraph={{ rows: 8 }} className="info-waiting" />
              )}
            </Panel>
            <Panel title={t('password')}>
              <PasswordForm onChanged={() => void client.invalidateQueries({ queryKey: SESSIONS_KEY })} />
            </Panel>
          </Can>
        </div>
        <div>
          <SessionList />
          <RecentLog />
        </div>
      </div>
    </div>
  )
}

function lastLogin({ lastlogintime_seconds: seconds }: Pick<Profile, 'lastlogintime_seconds'>): string | undefined {
  return typeof seconds === 'number' ? formatSeconds(seconds) : undefined
}
