import { PlusOutlined } from '@ant-design/icons'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Alert, Button, Skeleton, theme } from 'antd'
import { Suspense, useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useLanguage } from '../../lib/i18n.ts'
import { lazyPart } from '../../lib/lazy-part.tsx'
import { Can } from '../../lib/permission.tsx'
import { useScreenParams } from '../../lib/screen-location.tsx'
import '../../resource/resource.css'
import './config.css'
import './messages.ts'
import { loadSettings, SETTINGS_KEY, settingsKey } from './settings.ts'
import { SettingsTabs } from './settings-tabs.tsx'

const OwnSettingDialog = lazyPart(async () => (await import('./own-setting-dialog.tsx')).OwnSettingDialog)

/** The settings of the site, a tab for each group; `?tab=mail` opens one, `&setting=smtp_port` leads to one of its fields. */
export function ConfigScreen() {
  const { t } = useTranslation('config')
  const language = useLanguage()
  const { token } = theme.useToken()
  const client = useQueryClient()
  const [params, setParams] = useScreenParams()
  const [isAdding, setAdding] = useState(false)
  const { data, isError, error, refetch } = useQuery({
    queryKey: settingsKey(language),
    queryFn: ({ signal }) => loadSettings(signal),
    // What is typed must not be replaced because the window came back into sight.
    staleTime: Infinity,
    refetchOnReconnect: false,
    placeholderData: (before) => before,
  })
  const names = Object.keys(data?.list ?? {})
  const asked = params.get('tab') ?? ''
  const active = names.includes(asked) ? asked : (names[0] ?? '')
  const choose = (name: string) => {
    const next = new URLSearchParams(params)
    next.set('tab', name)
    setParams(next, { replace: true })
  }
  // Whoever comes back to this tab later goes on where they were.
  const forgetSought = useCallback(() => {
    const next = new URLSearchParams(params)
    next.delete('setting')
    setParams(next, { replace: true })
  }, [params, setParams])

  return (
    <div className="config-screen">
      <div className="config-head">
        <h1>{t('title')}</h1>
        {data && data.quickEntrance.length > 0 && (
          <nav aria-label={t('related')}>
            {data.quickEntrance.map(({ key, value }) => (
              <Link key={value} to={value}>
                {key}
              </Link>
            ))}
          </nav>
        )}
        <Can action="add">
          <Button icon={<PlusOutlined aria-hidden />} onClick={() => setAdding(true)}>
            {t('add')}
          </Button>
        </Can>
      </div>
      {data?.remark && <p className="muted">{data.remark}</p>}
      <div
        className="config-body"
        style={{ background: token.colorBgContainer, borderColor: token.colorBorderSecondary }}
      >
        {isError && !data ? (
          <Alert
            type="error"
            showIcon
            title={t('failed')}
            description={error.message}
            action={<Button onClick={() => void refetch()}>{t('retry')}</Button>}
          />
        ) : data ? (
          <SettingsTabs
            list={data.list}
            active={active}
            choose={choose}
            sought={params.get('setting') ?? ''}
            onFound={forgetSought}
          />
        ) : (
          <Skeleton active title={false} paragraph={{ rows: 10 }} />
        )}
      </div>
      {isAdding && (
        <Suspense fallback={null}>
          <OwnSettingDialog
            group={active}
            onClose={() => setAdding(false)}
            onAdded={async (group) => {
              await client.invalidateQueries({ queryKey: SETTINGS_KEY })
              setAdding(false)
              choose(group)
            }}
          />
        </Suspense>
      )}
    </div>
  )
}
