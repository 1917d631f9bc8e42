import { Link, useSearchParams } from 'react-router'
import { linkTo, withQuery } from '../../lib/links.ts'
import { memberApi } from '../../lib/member/api.ts'
import { momentText } from '../../lib/moment-text.ts'
import { useLoaded } from '../../lib/member/use-loaded.ts'
import { useSite } from '../../lib/use-site.ts'
import { LoadProblem } from '../../ui/load-problem.tsx'
import { Tutu } from '../../ui/tutu.tsx'
import { Cost, StateChip, useOrderText } from './order-words.tsx'

const PER_PAGE = 10

export function OrderList() {
  const t = useOrderText()
  const { language, asset } = useSite()
  const [params, setParams] = useSearchParams()
  const page = Math.max(1, Number(params.get('page')) || 1)
  const { data, problem, again } = useLoaded(`orders ${page}`, async () => {
    const query = { page, limit: PER_PAGE }
    return (await memberApi.call('GET /api/shop/orders', { query }, { showError: false })).data
  })
  const pages = data ? Math.max(1, Math.ceil(data.total / PER_PAGE)) : 1
  const turn = (to: number) =>
    setParams((before) => {
      before.set('page', String(to))
      return before
    })
  return (
    <>
      <h1>{t('title')}</h1>
      <p className="centre-intro">{t('intro')}</p>
      {problem !== undefined && <LoadProblem title={t('problem')} text={problem} again={again} />}
      {!data && problem === undefined && <span className="skeleton mt-6 h-64 w-full" aria-hidden />}
      {data?.total === 0 && (
        <section className="panel flex flex-wrap items-center gap-6">
          <Tutu pose="asleep" className="size-28 shrink-0" />
          <div>
            <h2>{t('empty')}</h2>
            <p>{t('emptyText')}</p>
            <a href={linkTo('subscribe', language)} className="btn mt-3">
              {t('toShop')}
            </a>
          </div>
        </section>
      )}
      {data && data.list.length > 0 && (
        <section className="panel">
          <ul className="row-list order-list">
            {data.list.map((order) => (
              <li key={order.id}>
                <img src={asset(order.lines[0]?.cover ?? '')} alt="" width="112" height="70" className="order-cover" />
                <p className="min-w-0 flex-1 basis-36">
                  <Link
                    to={withQuery('/user/shop/orders', language, { order: order.id })}
                    className="card-link font-bold"
                  >
                    {order.lines.map(({ title }) => title).join(language === 'en' ? ', ' : '、')}
                  </Link>
                  <span className="block text-sm text-muted">{momentText(order.createtime, language)}</span>
                </p>
                <span className="font-bold">
                  <Cost order={order} />
                </span>
                <StateChip state={order.state} />
              </li>
            ))}
          </ul>
          {pages > 1 && (
            <p className="ledger-paging">
              <span>{t('page', { page, pages })}</span>
              <button type="button" className="btn" disabled={page <= 1} onClick={() => turn(page - 1)}>
                {t('previous')}
              </button>
              <button type="button" className="btn" disabled={page >= pages} onClick={() => turn(page + 1)}>
                {t('next')}
              </button>
            </p>
          )}
        </section>
      )}
    </>
  )
}
