import { linkTo } from '../../lib/links.ts'
import type { Work } from '../../lib/public-api.ts'
import { useSite, useText } from '../../lib/use-site.ts'
import { kindName } from '../../lib/work-kinds.ts'
import { Cover } from '../../ui/cover.tsx'
import { OwnTitle } from '../../ui/own-title.tsx'
import { en } from './en.ts'
import { zhCn } from './zh-cn.ts'

/** What else its author shows. */
export function Others({ work: { author, others } }: { work: Work }) {
  const { language } = useSite()
  const t = useText({ 'zh-cn': zhCn, en })
  if (others.length === 0) return null
  return (
    <section aria-labelledby="others">
      <h2 id="others" className="mb-3 text-2xl font-bold wrap-anywhere">
        {t('others', { author })}
      </h2>
      <ul className="found-list">
        {others.map((other) => (
          <li key={other.id} className="found">
            <Cover of={other} className="found-cover" sizes="120px" lazy />
            <div className="min-w-0">
              <h3 className="font-bold wrap-anywhere">
                <a href={linkTo('work', language, { id: String(other.id) })} className="card-link">
                  <OwnTitle text={other.title} />
                </a>
              </h3>
              <p className="text-sm text-muted">{kindName(other.kind, language)}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
