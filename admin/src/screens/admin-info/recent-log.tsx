import { useQuery } from '@tanstack/react-query'
import { Empty, Skeleton, theme } from 'antd'
import { useTranslation } from 'react-i18next'
import { asText, type Row } from '../../kit/face.ts'
import { formatSeconds } from '../../fields/format.ts'
import { api } from '../../lib/api.ts'
import { Mascot } from '../../kit/mascot.tsx'
import { useLanguage } from '../../lib/i18n.ts'
import { useAdminInfo } from '../../stores/admin-info.ts'
import { useNavTabs } from '../../stores/nav-tabs.ts'
import { LoadFailure, Panel } from './panel.tsx'

const LOG_ROUTE = '/admin/auth/adminlog'
const COUNT = 12

/** What the caller did last; only for those who may see the log. */
export function RecentLog() {
  const mayRead = useNavTabs(({ authNode }) => authNode.get(LOG_ROUTE)?.has(`${LOG_ROUTE}/index`) ?? false)
  return mayRead ? <Entries /> : null
}

function Entries() {
  const { t } = useTranslation('adminInfo')
  const language = useLanguage()
  const { token } = theme.useToken()
  const id = useAdminInfo((admin) => admin.id)
  const { data, isError, error, refetch } = useQuery({
    queryKey: ['admin-info', 'log', language, id],
    queryFn: async ({ signal }) => {
      const search = [{ field: 'admin_id', operator: '=', val: String(id) }]
      const params = { limit: COUNT, search }
      return (await api.get<{ list: Row[] }>('/admin/auth.adminLog/index', params, { signal, showError: false })).list
    },
  })
  return (
    <Panel title={t('log')}>
      {isError ? (
        <LoadFailure error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <Skeleton active title={false} paragraph={{ rows: 6 }} />
      ) : data.length === 0 ? (
        <Empty image={<Mascot pose="asleep" />} description={t('noLog')} />
      ) : (
        <ul className="info-list">
          {data.map((row) => (
            <li key={row.id} style={{ borderColor: token.colorSplit }}>
              <span>{asText(row.title)}</span>
              <time className="cell-number muted">
                {typeof row.createtime === 'number' && formatSeconds(row.createtime)}
              </time>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}
