import { linkTo } from '../../lib/links.ts'
import { useSite, useText } from '../../lib/use-site.ts'
import { en } from './en.ts'
import { zhCn } from './zh-cn.ts'

/** Four of the years that the finder of the map knows; who is between two of them chooses there. */
const AGES = [6, 9, 12, 15]

/** What a parent knows first: the child's age leads to a place on the map. */
export function Ages() {
  const { language } = useSite()
  const t = useText({ 'zh-cn': zhCn, en })
  return (
    <nav className="ages" aria-label={t('agesLabel')}>
      <ul>
        {AGES.map((age) => (
          <li key={age}>
            <a href={linkTo('way', language, { query: { age } })} className="tag-link">
              {t('age', { age })}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
