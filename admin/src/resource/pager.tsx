import { DownOutlined, LeftOutlined, RightOutlined } from '@ant-design/icons'
import { Button, Dropdown, theme } from 'antd'
import { type ReactNode, useState } from 'react'
import { PAGE_SIZES } from './list-state.ts'
import { useText } from '../kit/text.ts'

type Props = {
  page: number
  limit: number
  total: number
  isEstimate: boolean
  onChange: (page: number, limit: number) => void
}

/** From here on one is asked for the number of a page instead of pressing through them. */
const MANY = 10

/** How many rows there are, and the way through their pages. antd's own brings its select along, some 35 kB. */
export function Pager({ page, limit, total, isEstimate, onChange }: Props) {
  const text = useText()
  const last = Math.max(1, Math.ceil(total / limit))
  const go = (to: number) => onChange(Math.min(last, Math.max(1, to)), limit)
  const step = (label: string, to: number, icon: ReactNode) => (
    <Button
      type="text"
      aria-label={label}
      title={label}
      icon={icon}
      disabled={to < 1 || to > last}
      onClick={() => go(to)}
    />
  )
  return (
    <nav className="pager" aria-label={text('pages')}>
      <span className="pager-total">{text(isEstimate ? 'totalAbout' : 'total', { total })}</span>
      {step(text('pageBefore'), page - 1, <LeftOutlined aria-hidden />)}
      {shownPages(page, last).map((one, at, all) => (
        <span key={one} className="pager-page">
          {at > 0 && one - all[at - 1]! > 1 && <span aria-hidden>…</span>}
          <Button
            type={one === page ? 'default' : 'text'}
            aria-label={text('pageNumber', { page: one })}
            aria-current={one === page ? 'page' : undefined}
            onClick={() => go(one)}
          >
            {one}
          </Button>
        </span>
      ))}
      <span className="pager-short">
        {page} / {last}
      </span>
      {step(text('pageAfter'), page + 1, <RightOutlined aria-hidden />)}
      <Dropdown
        trigger={['click']}
        menu={{
          items: PAGE_SIZES.map((size) => ({ key: String(size), label: text('pageSize', { size }) })),
          selectable: true,
          selectedKeys: [String(limit)],
          onClick: ({ key }) => onChange(1, Number(key)),
        }}
      >
        <Button aria-haspopup="menu">
          {text('pageSize', { size: limit })} <DownOutlined aria-hidden />
        </Button>
      </Dropdown>
      {last > MANY && <Jump last={last} onGo={go} />}
    </nav>
  )
}

function Jump({ last, onGo }: { last: number; onGo: (page: number) => void }) {
  const text = useText()
  const { token } = theme.useToken()
  const [typed, setTyped] = useState('')
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        if (typed) onGo(Number(typed))
        setTyped('')
      }}
    >
      <label>
        {text('pageJump')}
        <input
          className="pager-jump"
          inputMode="numeric"
          style={{
            borderColor: token.colorBorder,
            borderRadius: token.borderRadius,
            background: token.colorBgContainer,
            color: token.colorText,
          }}
          value={typed}
          onChange={({ target }) => setTyped(target.value.replace(/\D/g, '').slice(0, String(last).length))}
        />
      </label>
    </form>
  )
}

/** The first, the last, and those around the one shown; a single gap is filled by its page. */
export function shownPages(page: number, last: number): number[] {
  const near = [1, page - 1, page, page + 1, last].filter((one) => one >= 1 && one <= last)
  const gaps = [2, page - 2, page + 2, last - 1].filter((one) => near.includes(one - 1) && near.includes(one + 1))
  return [...new Set([...near, ...gaps])].toSorted((a, b) => a - b)
}
