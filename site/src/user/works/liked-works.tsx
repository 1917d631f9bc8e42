import { useState } from 'react'
import { keptPlace } from '../../lib/keep-place.ts'
import { linkTo } from '../../lib/links.ts'
import { likedWorks } from '../../lib/member/my-works.ts'
import { useLoaded } from '../../lib/member/use-loaded.ts'
import { useSite, useText } from '../../lib/use-site.ts'
import { kindName } from '../../lib/work-kinds.ts'
import { en } from './en.ts'
import { zhCn } from './zh-cn.ts'

const PAGE = 12
const MOST = 96

/** Works of others that one likes, the last one first, so that they are found again. Where there are none, nothing. */
export function LikedWorks() {
  const t = useText({ 'zh-cn': zhCn, en })
  const { language, asset } = useSite()
  const [limit, setLimit] = useState(PAGE)
  const { data } = useLoaded(`liked ${limit}`, () => likedWorks(limit))
  if (!data) return null
  // What is shown no more is not told of.
  const works = data.list.flatMap(({ cases }) => (cases ? [cases] : []))
  const isMore = data.total > limit && limit < MOST
  if (works.length === 0 && !isMore) return null
  return (
    <section ref={keptPlace} aria-labelledby="liked" className="panel mt-6" data-grown-up="">
      <h2 id="liked" className="text-xl font-bold">
        {t('liked')}
      </h2>
      <ul className="row-list">
        {works.map(({ id, title, cover, kind, author }) => (
          <li key={id} className="my-work">
            <img src={asset(cover)} alt="" width={96} height={60} loading="lazy" className="my-work-cover" />
            <div className="min-w-0 grow">
              <p>
                <a className="text-link wrap-anywhere" href={linkTo('work', language, { id: String(id) })}>
                  {title}
                </a>
              </p>
              <p className="text-sm text-muted">
                {kindName(kind, language)}
                {author && ` · ${author}`}
              </p>
            </div>
          </li>
        ))}
      </ul>
      {isMore && (
        <p className="mt-3">
          <button type="button" className="btn" onClick={() => setLimit(limit + PAGE)}>
            {t('likedMore')}
          </button>
        </p>
      )}
    </section>
  )
}
