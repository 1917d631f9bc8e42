import { useRef } from 'react'
import { Link, useSearchParams } from 'react-router'
import { languageTag } from '../../lib/language-tag.ts'
import { inLanguage } from '../../lib/links.ts'
import { memberApi } from '../../lib/member/api.ts'
import { setUnread } from '../../lib/member/boot.ts'
import { useLoaded } from '../../lib/member/use-loaded.ts'
import { useSite, useText } from '../../lib/use-site.ts'
import { LoadProblem } from '../../ui/load-problem.tsx'
import { CentrePaging, pageIn } from '../../ui/member/centre-paging.tsx'
import { en } from './en.ts'
import { zhCn } from './zh-cn.ts'
import { RestingTutu } from '../../ui/member/resting-tutu.tsx'

const PAGE_SIZE = 20

/** Told of these, one goes on to change something. */
const MENDED: ReadonlySet<string | null> = new Set(['work_rejected', 'work_taken_down'])

/** What the member is told: opened, it is read. */
export default function Notices() {
  const t = useText({ 'zh-cn': zhCn, en })
  const { language } = useSite()
  const heading = useRef<HTMLHeadingElement>(null)
  const page = pageIn(useSearchParams()[0])
  const { data, problem, again, set } = useLoaded(`notices ${language} ${page}`, async () => {
    const query = { page, limit: PAGE_SIZE }
    const { data } = await memberApi.call('GET /api/account/notices', { query }, { showError: false })
    setUnread(data.unread)
    return data
  })
  const day = new Intl.DateTimeFormat(languageTag(language), { dateStyle: 'long' })

  async function markRead(ids?: number[]): Promise<void> {
    if (!data) return
    try {
      const body = ids ? { ids } : {}
      const { data: answer } = await memberApi.call('POST /api/account/readNotices', { body })
      const list = data.list.map((one) => (!ids || ids.includes(one.id) ? { ...one, read: true } : one))
      set({ ...data, ...answer, list })
      setUnread(answer.unread)
    } catch {
      // The client has told why.
    }
  }

  return (
    <>
      <div className="binding-head">
        <h1 ref={heading} tabIndex={-1} className="text-3xl font-bold">
          {t('title')}
        </h1>
        {data !== undefined && data.unread > 0 && (
          <button
            type="button"
            className="btn"
            onClick={() => {
              // The button goes: the keyboard stays at the notices.
              heading.current?.focus({ preventScroll: true })
              void markRead()
            }}
          >
            {t('markAll')}
          </button>
        )}
      </div>
      <p className="text-muted">{t('intro')}</p>
      {problem !== undefined && <LoadProblem title={t('problem')} text={problem} again={again} />}
      {!data ? (
        problem === undefined && <span className="skeleton notices-coming" aria-hidden />
      ) : data.total === 0 ? (
        <div className="empty-state mt-6">
          <RestingTutu pose="asleep" />
          <p>{t('empty')}</p>
        </div>
      ) : (
        <>
          <ul className="notice-list">
            {data.list.map((one) => (
              <li key={one.id}>
                <details
                  className="panel"
                  onToggle={({ currentTarget }) => currentTarget.open && !one.read && void markRead([one.id])}
                >
                  <summary>
                    <b>{one.title}</b>
                    {!one.read && <span className="chip accent-berry">{t('unread')}</span>}
                    <time dateTime={new Date(one.publishtime * 1000).toISOString()} className="text-sm text-muted">
                      {day.format(one.publishtime * 1000)}
                    </time>
                  </summary>
                  {one.content !== '' && <p className="notice-text">{one.content}</p>}
                  {one.link !== null && <Onward to={one.link} said={t(MENDED.has(one.event) ? 'mend' : 'see')} />}
                </details>
              </li>
            ))}
          </ul>
          <CentrePaging path="account/notices" page={page} size={PAGE_SIZE} total={data.total} />
        </>
      )}
    </>
  )
}

/** To where it can be seen or mended: a page of the centre, or one of the site. */
function Onward({ to, said }: { to: string; said: string }) {
  const { language } = useSite()
  const [path, search] = to.split('?') as [string, string | undefined]
  const href = inLanguage(path, search ?? '', language)
  return (
    <p className="mt-3">
      {path.startsWith('/user/') ? (
        <Link to={href} className="btn">
          {said}
        </Link>
      ) : (
        <a href={href} className="btn">
          {said}
        </a>
      )}
    </p>
  )
}
