import { Link } from 'react-router'
import { linkTo } from '../../../lib/links.ts'
import { memberPath } from '../../../lib/member/paths.ts'
import { useSite, useText } from '../../../lib/use-site.ts'
import { en } from './en.ts'
import type { Quote } from './quote.ts'
import { zhCn } from './zh-cn.ts'

/** Why something cannot be bought, and where to go instead. */
export function ClosedPanel({ why, good }: { why: string; good: Quote['good'] }) {
  const t = useText({ 'zh-cn': zhCn, en })
  const { language } = useSite()
  return (
    <section className="panel">
      <p className="font-bold">{why}</p>
      <p className="mt-3 flex flex-wrap gap-3">
        {good.course && (
          <a href={linkTo('course', language, { slug: good.course.slug })} className="btn btn-primary">
            {t('toCourse')}
          </a>
        )}
        <Link to={memberPath('shop/orders', language)} className="btn">
          {t('toOrders')}
        </Link>
      </p>
    </section>
  )
}
