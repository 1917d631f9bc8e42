import type { Favourite } from '@tutu/contract/api/favourite'
import { FAVOURITE_KINDS } from '@tutu/contract/core/constants'
import { Search } from 'lucide-react'
import type { FormEvent } from 'react'
import { useSearchParams } from 'react-router'
import { keptPlace } from '../../lib/keep-place.ts'
import { linkTo, withQuery } from '../../lib/links.ts'
import { memberApi } from '../../lib/member/api.ts'
import { useLoaded } from '../../lib/member/use-loaded.ts'
import { momentText } from '../../lib/moment-text.ts'
import { useBusy } from '../../lib/use-busy.ts'
import { useSite, useText } from '../../lib/use-site.ts'
import { LoadProblem } from '../../ui/load-problem.tsx'
import { CentrePaging, pageIn } from '../../ui/member/centre-paging.tsx'
import { RestingTutu } from '../../ui/member/resting-tutu.tsx'
import { en } from './en.ts'
import { zhCn } from './zh-cn.ts'

const PAGE_SIZE = 20

/** What the member keeps to find it again, by kind, or searched for. */
export default function Favourites() {
  const t = useText({ 'zh-cn': zhCn, en })
  const { language } = useSite()
  const [params, setParams] = useSearchParams()
  const page = pageIn(params)
  const kind = FAVOURITE_KINDS.find((one) => one === params.get('kind'))
  const search = params.get('search') ?? ''
  const { data, problem, again } = useLoaded(`favourites ${language} ${page} ${kind} ${search}`, async () => {
    const read = async (at: number) => {
      const query = { page: at, limit: PAGE_SIZE, search, ...(kind && { kind }) }
      return { ...(await memberApi.call('GET /api/favourite/list', { query }, { showError: false })).data, page: at }
    }
    const found = await read(page)
    // Where there is no such page any more the last one is shown.
    return found.list.length === 0 && found.total > 0 ? read(Math.ceil(found.total / PAGE_SIZE)) : found
  })
  /** Of another kind or search it is the first page. */
  const show = (values: { kind?: string | undefined; search?: string; page?: number }, replace = false) => {
    const { page: to = 1, ...next } = { kind, search, ...values }
    setParams(
      (before) => {
        const made = new URLSearchParams(before)
        for (const [name, value] of Object.entries({ ...next, page: to > 1 && String(to) }))
          if (value) made.set(name, value)
          else made.delete(name)
        return made
      },
      { replace },
    )
  }
  const find = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    show({ search: String(new FormData(event.currentTarget).get('search') ?? '').trim() })
  }
  const all = data ? Object.values(data.counts).reduce((sum, count) => sum + count, 0) : 0
  return (
    <>
      <h1>{t('title')}</h1>
      <p className="centre-intro">{t('intro')}</p>
      <div ref={keptPlace}>
        {problem !== undefined && <LoadProblem title={t('problem')} text={problem} again={again} />}
        {!data && problem === undefined && <span className="skeleton mt-6 h-64 w-full" aria-hidden />}
        {data && all === 0 && (
          <div className="empty-state mt-6">
            <RestingTutu pose="asleep" />
            <p>{t('empty')}</p>
            <a href={linkTo('courses', language)} className="btn">
              {t('toCourses')}
            </a>
          </div>
        )}
        {data && all > 0 && (
          <>
            <div className="my-4 flex flex-wrap items-center gap-3">
              <div role="group" aria-label={t('kinds')} className="flex flex-wrap gap-2">
                {[undefined, ...FAVOURITE_KINDS].map((one) => (
                  <button
                    key={one ?? 'all'}
                    type="button"
                    className="btn favourite-kind"
                    aria-pressed={kind === one}
                    onClick={() => show({ kind: one })}
                  >
                    {t(one ? `kind_${one}` : 'all')} {one ? data.counts[one] : all}
                  </button>
                ))}
              </div>
              <form role="search" className="flex min-w-0 flex-1 basis-64 gap-2" onSubmit={find}>
                <span className="field-input flex-1">
                  <input
                    key={search}
                    type="search"
                    name="search"
                    aria-label={t('search')}
                    placeholder={t('search')}
                    defaultValue={search}
                  />
                </span>
                <button type="submit" className="btn" aria-label={t('find')}>
                  <Search aria-hidden />
                </button>
              </form>
            </div>
            {data.total === 0 ? (
              <div className="empty-state mt-6">
                <RestingTutu pose="puzzled" />
                <p>{t(search ? 'none' : 'empty')}</p>
              </div>
            ) : (
              <>
                <section className="panel">
                  <ul className="row-list order-list">
                    {data.list.map((one) => (
                      <Row
                        key={`${one.kind} ${one.id}`}
                        one={one}
                        // Where it was the only one of the last page, there is no such page any more.
                        onGone={() =>
                          data.list.length === 1 && data.page > 1 ? show({ page: data.page - 1 }, true) : again()
                        }
                      />
                    ))}
                  </ul>
                </section>
                <CentrePaging
                  path="account/favourites"
                  page={data.page}
                  size={PAGE_SIZE}
                  total={data.total}
                  query={{ kind, search: search || undefined }}
                />
              </>
            )}
          </>
        )}
      </div>
    </>
  )
}

function Row({
  one: { kind, id, title, path, cover, by, createtime },
  onGone,
}: {
  one: Favourite
  onGone: () => void
}) {
  const t = useText({ 'zh-cn': zhCn, en })
  const { language, asset } = useSite()
  const [isBusy, busily] = useBusy()
  const called = path === null ? t('gone') : title
  return (
    <li>
      <img src={asset(cover)} alt="" width="112" height="70" className="order-cover" loading="lazy" />
      <p className="min-w-0 flex-1 basis-36">
        {path === null ? (
          <b>{called}</b>
        ) : (
          <a href={withQuery(path, language)} className="text-link font-bold wrap-anywhere">
            {called}
          </a>
        )}
        <span className="block text-sm text-muted">
          {[
            t(`one_${kind}`),
            ...(path === null ? [t('goneText')] : by ? [t('by', { name: by })] : []),
            t('keptAt', { time: momentText(createtime, language) }),
          ].join(' · ')}
        </span>
      </p>
      <button
        type="button"
        className="btn"
        aria-label={t('removeOf', { title: called })}
        aria-disabled={isBusy}
        onClick={() =>
          void busily(async () => {
            await memberApi.call('POST /api/favourite/keep', { body: { kind, id, kept: false } })
            onGone()
          })
        }
      >
        {t('remove')}
      </button>
    </li>
  )
}
