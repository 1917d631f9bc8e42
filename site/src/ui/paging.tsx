import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useText } from '../lib/use-site.ts'

type PagingProps = {
  page: number
  pages: number
  link: (page: number) => string
}

const TEXTS = {
  'zh-cn': { label: '翻页', previous: '上一页', next: '下一页', page: '第 {page} 页' },
  en: { label: 'Pages', previous: 'Previous', next: 'Next', page: 'Page {page}' },
} as const

/** Real links to the first, the last and the neighbouring pages; nothing where there is one page. */
export function Paging({ page, pages, link }: PagingProps) {
  const t = useText(TEXTS)
  if (pages < 2) return null
  return (
    <nav aria-label={t('label')} className="mt-10">
      <ul className="paging">
        {page > 1 && (
          <li>
            <a href={link(page - 1)} rel="prev">
              <ChevronLeft aria-hidden />
              {t('previous')}
            </a>
          </li>
        )}
        {nearby(page, pages).map((one, index) =>
          one === undefined ? (
            <li key={`gap-${index}`} className="max-sm:hidden" aria-hidden="true">
              …
            </li>
          ) : (
            <li key={one} className={one === page ? undefined : 'max-sm:hidden'}>
              <a
                href={link(one)}
                aria-label={t('page', { page: one })}
                aria-current={one === page ? 'page' : undefined}
              >
                {one}
              </a>
            </li>
          ),
        )}
        {page < pages && (
          <li>
            <a href={link(page + 1)} rel="next">
              {t('next')}
              <ChevronRight aria-hidden />
            </a>
          </li>
        )}
      </ul>
    </nav>
  )
}

/** 1 … 4 5 6 … 20; undefined stands for a gap. */
export function nearby(page: number, pages: number): (number | undefined)[] {
  const shown = [1, page - 1, page, page + 1, pages].filter((one) => one >= 1 && one <= pages)
  const sorted = [...new Set(shown)].toSorted((a, b) => a - b)
  return sorted.flatMap((one, index) => {
    const gap = one - (sorted[index - 1] ?? one - 1)
    return gap > 1 ? [undefined, one] : [one]
  })
}
