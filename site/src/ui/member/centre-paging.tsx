import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Link } from 'react-router'
import { MEMBER_HOME } from '../../lib/member/paths.ts'
import { withQuery } from '../../lib/links.ts'
import { useSite, useText } from '../../lib/use-site.ts'

const TEXTS = {
  'zh-cn': {
    previous: '上一页',
    next: '下一页',
    paging: '翻页',
    page: '第 {page} 页，共 {pages} 页',
    total: '共 {total} 条',
  },
  en: {
    previous: 'Previous',
    next: 'Next',
    paging: 'Pages',
    page: 'Page {page} of {pages}',
    total: '{total} in all',
  },
} as const

type Props = {
  /** Of the page, below `/user/`. */
  path: string
  page: number
  /** Rows of a page. */
  size: number
  total: number
  /** What else its address says. */
  query?: Readonly<Record<string, string | undefined>>
}

/** Which page of a list of the centre `?page=` asks for. */
export function pageIn(search: URLSearchParams): number {
  return Math.max(1, Math.trunc(Number(search.get('page'))) || 1)
}

/** Neighbouring pages of a list of the centre. */
export function CentrePaging({ path, page, size, total, query }: Props) {
  const t = useText(TEXTS)
  const { language } = useSite()
  const pages = Math.max(1, Math.ceil(total / size))
  const link = (to: number) =>
    withQuery(`${MEMBER_HOME}/${path}`, language, { ...query, page: to > 1 ? to : undefined })
  return (
    <nav aria-label={t('paging')} className="centre-paging">
      <span className="text-muted">
        {t('total', { total })}
        {pages > 1 && ` · ${t('page', { page, pages })}`}
      </span>
      {page > 1 && (
        <Link to={link(page - 1)} className="btn">
          <ChevronLeft aria-hidden />
          {t('previous')}
        </Link>
      )}
      {page < pages && (
        <Link to={link(page + 1)} className="btn">
          {t('next')}
          <ChevronRight aria-hidden />
        </Link>
      )}
    </nav>
  )
}
