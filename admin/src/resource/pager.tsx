import { Pagination, type PaginationProps } from 'antd'
import { cloneElement, type ComponentProps, isValidElement, type KeyboardEvent, useId } from 'react'
import { useText } from '../kit/text.ts'
import { useMedia } from '../lib/media.ts'
import { PAGE_SIZES, turnTo } from './list-state.ts'
import type { ResourceBodyProps } from './resource-table.tsx'

type Props = {
  page: number
  limit: number
  total: number
  isEstimate: boolean
  /** The rows stand about where the page's number says. */
  isAbout?: boolean
  onChange: (page: number, limit: number) => void
}

/** From here on one is asked for the number of a page instead of pressing through them. */
const MANY = 10

/** How many rows there are, and the way through their pages. */
export function Pager({ page, limit, total, isEstimate, isAbout = false, onChange }: Props) {
  const text = useText()
  const sizeId = useId()
  const isPhone = useMedia('(max-width: 599px)')

  /** antd's own, with a name in words for each. */
  const itemRender: PaginationProps['itemRender'] = (to, type, item) => {
    if (!isValidElement<ComponentProps<'button'>>(item)) return item
    const label =
      { prev: text('pageBefore'), next: text('pageAfter') }[type as string] ?? text('pageNumber', { page: to })
    const { children } = item.props
    const named = {
      role: 'button',
      'aria-label': label,
      'aria-current': type === 'page' && to === page ? ('page' as const) : undefined,
      onKeyDown: pressOnce,
    }
    // An icon would read out an English name of its own.
    const isDrawn = isValidElement<ComponentProps<'span'>>(children)
    return cloneElement(item, named, isDrawn ? cloneElement(children, { 'aria-hidden': true }) : children)
  }
  return (
    <nav className="pager" aria-label={text('pages')}>
      <span className="pager-total">
        {text(isEstimate ? 'totalAbout' : 'total', { total })}
        {isAbout && ` · ${text('pageAbout', { page })}`}
      </span>
      <Pagination
        current={page}
        pageSize={limit}
        total={total}
        // A row of numbers does not fit a phone.
        simple={isPhone && { readOnly: true }}
        // Under test antd gives all elements one id, and dialogs would be called what this is.
        showSizeChanger={{ id: sizeId, 'aria-label': text('pageSize', { size: limit }), showSearch: false }}
        pageSizeOptions={[...PAGE_SIZES]}
        showQuickJumper={!isPhone && total > MANY * limit}
        itemRender={itemRender}
        onChange={(to, size) => onChange(size === limit ? to : 1, size)}
      />
    </nav>
  )
}

/** The way through the pages of a list; none where there is nothing, or all of it comes at once. */
export function ListPager({ state, answer, update }: Pick<ResourceBodyProps, 'state' | 'answer' | 'update'>) {
  if (!answer?.total) return null
  return (
    <Pager
      page={state.page}
      limit={state.limit}
      total={answer.total}
      isEstimate={answer.totalEstimated ?? false}
      isAbout={answer.pageEstimated ?? false}
      onChange={(page, limit) => update({ limit, ...turnTo(page, { ...state, limit }, answer) })}
    />
  )
}

/** Enter on a button that was clicked before is a click anyway; antd's list item around it would turn another page. */
function pressOnce(event: KeyboardEvent) {
  event.stopPropagation()
}
