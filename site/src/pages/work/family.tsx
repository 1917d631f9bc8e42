import { CornerDownRight } from 'lucide-react'
import type { Relative, Work } from '../../lib/public-api.ts'
import { linkTo } from '../../lib/links.ts'
import { useSite, useText } from '../../lib/use-site.ts'
import { OwnTitle } from '../../ui/own-title.tsx'
import { en } from './en.ts'
import { zhCn } from './zh-cn.ts'

/** What it was made from, and what was made from it: each with its maker. */
export function Family({ work: { id, ancestors, remixes } }: { work: Work }) {
  const t = useText({ 'zh-cn': zhCn, en })
  if (ancestors.length === 0 && remixes.length === 0) return null
  return (
    <section aria-labelledby="family" className="work-family">
      <h2 id="family" className="mb-3 text-2xl font-bold">
        {t('family')}
      </h2>
      {ancestors.length > 0 && (
        <>
          <h3 className="text-muted">{t('from')}</h3>
          <ul>
            {ancestors.map((one) => (
              <li key={one.id}>
                <Named one={one} />
              </li>
            ))}
          </ul>
        </>
      )}
      {remixes.length > 0 && (
        <>
          <h3 className="text-muted">{t('made')}</h3>
          <Branch parent={id} remixes={remixes} />
        </>
      )}
    </section>
  )
}

function Branch({ parent, remixes }: { parent: number; remixes: readonly Relative[] }) {
  const here = remixes.filter(({ remix_id }) => remix_id === parent)
  if (here.length === 0) return null
  return (
    <ul>
      {here.map((one) => (
        <li key={one.id}>
          <Named one={one} />
          <Branch parent={one.id} remixes={remixes} />
        </li>
      ))}
    </ul>
  )
}

function Named({ one: { id, title, author } }: { one: Relative }) {
  const { language } = useSite()
  const t = useText({ 'zh-cn': zhCn, en })
  return (
    <span className="work-relative">
      <CornerDownRight aria-hidden />
      <a href={linkTo('work', language, { id: String(id) })} className="text-link">
        <OwnTitle text={title} />
      </a>
      <span className="text-sm text-muted">{t('by', { author })}</span>
    </span>
  )
}
