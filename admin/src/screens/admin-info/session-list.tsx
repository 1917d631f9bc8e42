import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Button, Popconfirm, Skeleton, Tag, theme } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatSeconds } from '../../fields/format.ts'
import { api } from '../../lib/api.ts'
import { describeAgent } from '@tutu/contract/core/describe-agent'
import { LoadFailure, Panel } from './panel.tsx'

export const SESSIONS_KEY = ['admin-info', 'sessions'] as const

/** Where one is signed in, and the way to end that elsewhere. */
export function SessionList() {
  const { t } = useTranslation('adminInfo')
  const { token } = theme.useToken()
  const client = useQueryClient()
  const [ending, setEnding] = useState<readonly number[]>([])
  const { data, isError, error, refetch } = useQuery({
    queryKey: SESSIONS_KEY,
    queryFn: async ({ signal }) =>
      (await api.call('GET /admin/routine.adminInfo/sessions', {}, { signal, showError: false })).data.list,
  })
  const others = (data ?? []).filter(({ current }) => !current).map(({ id }) => id)

  const end = async (ids: readonly number[]) => {
    setEnding(ids)
    // A refusal has been told by the client; the list then shows what is.
    const query = { ids: [...ids] }
    await api.call('DELETE /admin/routine.adminInfo/sessions', { query }, { showSuccess: true }).catch(() => undefined)
    await client.invalidateQueries({ queryKey: SESSIONS_KEY })
    setEnding([])
  }

  return (
    <Panel
      title={t('sessions')}
      extra={
        others.length > 0 && (
          <Popconfirm title={t('endOthersConfirm')} okText={t('endOthers')} onConfirm={() => end(others)}>
            <Button danger size="small">
              {t('endOthers')}
            </Button>
          </Popconfirm>
        )
      }
    >
      {isError ? (
        <LoadFailure error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <Skeleton active title={false} paragraph={{ rows: 4 }} />
      ) : (
        <ul className="info-list">
          {data.map((session) => {
            const device = describeAgent(session.useragent) || t('unknownDevice')
            return (
              <li key={session.id} style={{ borderColor: token.colorSplit }}>
                <div>
                  <strong title={session.useragent}>{device}</strong>{' '}
                  {session.current && <Tag color="green">{t('current')}</Tag>}
                  {session.keep && <Tag>{t('keep')}</Tag>}
                  <div className="muted">
                    {session.ip} · {t('lastSeenAt', { time: formatSeconds(session.lastseentime) })} ·{' '}
                    {t('signedInAt', { time: formatSeconds(session.createtime) })}
                  </div>
                </div>
                {!session.current && (
                  <Popconfirm
                    title={t('endSessionConfirm')}
                    okText={t('endSession')}
                    onConfirm={() => end([session.id])}
                  >
                    <Button
                      size="small"
                      loading={ending.includes(session.id)}
                      aria-label={t('endSessionOf', { device: `${device} ${session.ip}` })}
                    >
                      {t('endSession')}
                    </Button>
                  </Popconfirm>
                )}
              </li>
            )
          })}
        </ul>
      )}
      {data && others.length === 0 && <p className="info-hint">{t('onlyHere')}</p>}
    </Panel>
  )
}
