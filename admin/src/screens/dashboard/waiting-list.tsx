import { CheckCircleOutlined, RightOutlined } from '@ant-design/icons'
import { theme } from 'antd'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useLanguage } from '../../lib/i18n.ts'
import { useCanAt } from '../../lib/permission.tsx'
import { formatCount } from './format.ts'
import type { Figures } from './use-figures.ts'

type Props = {
  waiting: Figures['waiting']
  isNew: boolean
}

/** What waits for somebody, each with the way to its list; that nothing does is said as well. On a new site: how to begin. */
export function WaitingList({ waiting, isNew }: Props) {
  const { t } = useTranslation('dashboard')
  const language = useLanguage()
  const { token } = theme.useToken()
  const steps = useFirstSteps()
  const showsSteps = isNew && steps.length > 0
  const frame = { background: token.colorBgContainer, borderColor: token.colorBorderSecondary }
  return (
    <section className="waiting" style={frame}>
      <h2>{t(showsSteps && waiting.length === 0 ? 'firstSteps' : 'waiting')}</h2>
      {waiting.length === 0 ? (
        !showsSteps && (
          <p className="muted">
            <CheckCircleOutlined aria-hidden style={{ color: token.colorSuccess }} /> {t('nothingWaits')}
          </p>
        )
      ) : (
        <ul>
          {waiting.map(({ key, title, value, path }) => (
            <li key={key}>
              <Link to={path} style={{ color: token.colorText }}>
                <strong style={{ color: token.colorPrimary }}>{formatCount(value, language)}</strong> {title}
                <RightOutlined aria-hidden />
              </Link>
            </li>
          ))}
        </ul>
      )}
      {showsSteps && (
        <nav aria-label={t('firstSteps')}>
          {waiting.length > 0 && <p>{t('firstSteps')}</p>}
          <ol>
            {steps.map(({ step, path }) => (
              <li key={step}>
                <Link to={path}>{t(step)}</Link>
              </li>
            ))}
          </ol>
        </nav>
      )}
    </section>
  )
}

/** What a site needs before its first visitor, in order: what the caller may do of it. */
function useFirstSteps() {
  const maySet = useCanAt('/admin/routine/config')('index')
  const maySort = useCanAt('/admin/courseCategory')('add')
  const mayTeach = useCanAt('/admin/course')('add')
  return [
    ...(maySet
      ? ([
          { step: 'nameSite', path: '/admin/routine/config' },
          { step: 'setMail', path: '/admin/routine/config?tab=mail&setting=smtp_server' },
        ] as const)
      : []),
    ...(maySort ? ([{ step: 'addCategory', path: '/admin/courseCategory' }] as const) : []),
    ...(mayTeach ? ([{ step: 'addCourse', path: '/admin/course' }] as const) : []),
  ]
}
