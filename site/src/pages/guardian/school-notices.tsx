import { Megaphone } from 'lucide-react'
import { useRef, useState } from 'react'
import { guardianApi } from '../../lib/guardian/api.ts'
import { languageTag } from '../../lib/language-tag.ts'
import { useLoaded } from '../../lib/member/use-loaded.ts'
import { useSite } from '../../lib/use-site.ts'
import { LoadProblem } from '../../ui/load-problem.tsx'
import { useGuardianText } from './use-text.ts'
import { useLookedAt } from './use-looked-at.ts'

const PAGE_SIZE = 5

/** What the school tells guardians, the newest first: opened, it is read. Nothing where there is nothing. */
export function SchoolNotices() {
  const t = useGuardianText()
  const { language } = useSite()
  const [page, setPage] = useState(1)
  const heading = useRef<HTMLHeadingElement>(null)
  const { data, problem, again, set } = useLoaded(`${language} ${page}`, async () => {
    const query = { page, limit: PAGE_SIZE }
    return (await guardianApi.call('GET /api/guardian/notices', { query }, { showError: false })).data
  })
  useLookedAt(again)
  const day = new Intl.DateTimeFormat(languageTag(language), { dateStyle: 'long' })

  async function markRead(ids?: number[]): Promise<void> {
    if (!data) return
    try {
      const { data: answer } = await guardianApi.call('POST /api/guardian/readNotices', { body: ids ? { ids } : {} })
      const list = data.list.map((one) => (!ids || ids.includes(one.id) ? { ...one, read: true } : one))
      set({ ...data, ...answer, list })
    } catch {
      // The client has told why.
    }
  }

  /** What was pressed may go: the keyboard stays at the notices. */
  function turn(to: number): void {
    heading.current?.focus({ preventScroll: true })
    setPage(to)
  }

  if (problem !== undefined && !data) return <LoadProblem title={t('noticesProblem')} text={problem} again={again} />
  if (!data || data.total === 0) return null
  const pages = Math.ceil(data.total / PAGE_SIZE)
  return (
    <section className="panel school-notices" aria-labelledby="school-notices">
      <header>
        <h2 id="school-notices" ref={heading} tabIndex={-1}>
          <Megaphone aria-hidden /> {t('notices')}
        </h2>
        {data.unread > 0 && <span className="chip accent-berry">{t('unreadCount', { count: data.unread })}</span>}
        {data.unread > 1 && (
          <button
            type="button"
            className="text-button"
            onClick={() => {
              heading.current?.focus({ preventScroll: true })
              void markRead()
            }}
          >
            {t('markAll')}
          </button>
        )}
      </header>
      <ul className="notice-list">
        {data.list.map((one) => (
          <li key={one.id}>
            <details onToggle={({ currentTarget }) => currentTarget.open && !one.read && void markRead([one.id])}>
              <summary>
                <b>{one.title}</b>
                {!one.read && <span className="chip accent-berry">{t('unread')}</span>}
                <time dateTime={new Date(one.publishtime * 1000).toISOString()} className="text-sm text-muted">
                  {day.format(one.publishtime * 1000)}
                </time>
              </summary>
              <p className="notice-text">{one.content}</p>
            </details>
          </li>
        ))}
      </ul>
      {pages > 1 && (
        <nav aria-label={t('noticePages')} className="child-buttons">
          {page > 1 && (
            <button type="button" className="btn" onClick={() => turn(page - 1)}>
              {t('later')}
            </button>
          )}
          {page < pages && (
            <button type="button" className="btn" onClick={() => turn(page + 1)}>
              {t('earlier')}
            </button>
          )}
        </nav>
      )}
    </section>
  )
}
