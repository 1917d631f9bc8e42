import { theme } from 'antd'

/** A line of a skeleton: text that is on its way. `width` in px or percent. */
export function Bar({ width = '70%' }: { width?: string | number }) {
  const { token } = theme.useToken()
  return <span aria-hidden className="skeleton-bar" style={{ width, background: token.colorFillSecondary }} />
}
