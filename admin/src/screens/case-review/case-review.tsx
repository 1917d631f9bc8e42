import { CheckOutlined, LeftOutlined, RightOutlined, RollbackOutlined } from '@ant-design/icons'
import { useQueryClient } from '@tanstack/react-query'
import { Alert, Button, Empty, Skeleton, Tooltip } from 'antd'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Mascot } from '../../kit/mascot.tsx'
import { api } from '../../lib/api.ts'
import { isTyping } from '../../lib/is-typing.ts'
import { useIsPaneShown } from '../../lib/pane.ts'
import { useCanAt } from '../../lib/permission.tsx'
import { Facts } from './facts.tsx'
import { Refusal } from './refusal.tsx'
import { type ReviewedWork, useQueue, useWork } from './queue.ts'
import { WorkView } from './work-view.tsx'
import './case-review.css'
import './messages.ts'

/** Works that wait, side by side with what is known of them: looked at, played, approved or sent back, one after the other. */
export function CaseReview() {
  const { t } = useTranslation('caseReview')
  const client = useQueryClient()
  const can = useCanAt('/admin/cases')
  const isShown = useIsPaneShown()
  const { data, isError, error, refetch } = useQueue()
  const [chosen, setChosen] = useState(0)
  const [refusing, setRefusing] = useState(false)
  const [busy, setBusy] = useState(false)
  const list = data?.list ?? []
  const at = Math.min(chosen, Math.max(0, list.length - 1))
  const listed = list[at]
  const whole = useWork(listed?.id, listed?.version)
  const work: ReviewedWork | undefined = whole.data ?? listed

  const go = (to: number): void => {
    setRefusing(false)
    setChosen(Math.max(0, Math.min(to, list.length - 1)))
  }
  const judge = async (command: 'approve' | 'reject', input: object = {}): Promise<void> => {
    if (!work || busy) return
    setBusy(true)
    try {
      // What its author has changed meanwhile is not judged unseen.
      await api.post(
        `/admin/cases/${command}`,
        { ids: [work.id], versions: [work.version], ...input },
        { showSuccess: true },
      )
      setRefusing(false)
    } finally {
      setBusy(false)
      // It is no longer in the list: the next one stands in its place.
      await client.invalidateQueries({ queryKey: ['case-review'] })
    }
  }

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const isHeld = event.ctrlKey || event.metaKey || event.altKey
    if (isHeld || isTyping(event) || refusing || !work || !isShown) return
    const key = event.key.toLowerCase()
    if (key === 'a' && can('approve')) void judge('approve').catch(() => undefined)
    else if (key === 'r' && can('reject')) setRefusing(true)
    else if (key === 'n') go(at + 1)
    else if (key === 'p') go(at - 1)
    else return
    event.preventDefault()
  })
  useEffect(() => {
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])

  if (isError)
    return (
      <Alert
        type="error"
        showIcon
        title={t('failed')}
        description={error.message}
        action={<Button onClick={() => void refetch()}>{t('retry')}</Button>}
      />
    )
  if (!data) return <Skeleton active paragraph={{ rows: 10 }} />
  if (!work)
    return (
      <div className="case-review-empty">
        <h1>{t('title')}</h1>
        <Empty image={<Mascot pose="asleep" />} description={t('empty')}>
          <p className="muted">{t('emptyText')}</p>
          <Link to="/admin/cases">{t('all')}</Link>
        </Empty>
      </div>
    )
  return (
    <div className="case-review">
      <header className="case-review-head">
        <h1>{work.title}</h1>
        <span className="muted">{t('place', { at: at + 1, count: data.total })}</span>
        <Tooltip title={t('keys')}>
          <span className="case-review-keys muted">A · R · N · P</span>
        </Tooltip>
        <div className="case-review-actions">
          <Button icon={<LeftOutlined />} disabled={at === 0} onClick={() => go(at - 1)} aria-label={t('previous')} />
          <Button
            icon={<RightOutlined />}
            disabled={at >= list.length - 1}
            onClick={() => go(at + 1)}
            aria-label={t('next')}
          />
          {can('reject') && (
            <Button danger icon={<RollbackOutlined />} disabled={busy} onClick={() => setRefusing(true)}>
              {t('refuse')}
            </Button>
          )}
          {can('approve') && (
            <Button
              type="primary"
              icon={<CheckOutlined />}
              loading={busy}
              onClick={() => void judge('approve').catch(() => undefined)}
            >
              {t('approve')}
            </Button>
          )}
        </div>
      </header>
      <div className="case-review-columns">
        <WorkView work={work} isWhole={!whole.isPending} />
        <Facts work={work} />
      </div>
      {refusing && (
        <Refusal
          busy={busy}
          onCancel={() => setRefusing(false)}
          onSend={(reason) => void judge('reject', { reason }).catch(() => undefined)}
        />
      )}
    </div>
  )
}
