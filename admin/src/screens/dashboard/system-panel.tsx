import { formatBytes } from '@tutu/contract/core/bytes'
import { theme } from 'antd'
import { useTranslation } from 'react-i18next'
import { uptimeParts } from './format.ts'
import type { Figures } from './use-figures.ts'

/** What the site runs on and how much room is left. */
export function SystemPanel({ system }: { system: NonNullable<Figures['system']> }) {
  const { t } = useTranslation('dashboard')
  const { token } = theme.useToken()
  const { key, ...parts } = uptimeParts(system.uptime)
  const entries = [
    [t('version'), system.version],
    [t('uptime'), t(key, parts)],
    [t('database'), formatBytes(system.databaseBytes)],
    [t('disk'), formatBytes(system.diskBytes)],
    [t('diskFree'), formatBytes(system.diskFreeBytes)],
    [t('node'), system.node],
    [t('postgres'), system.postgres],
  ]
  return (
    <section
      className="system-panel"
      style={{ background: token.colorBgContainer, borderColor: token.colorBorderSecondary }}
    >
      <h2>{t('system')}</h2>
      <dl>
        {entries.map(([label, value]) => (
          <div key={label}>
            <dt className="muted">{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
