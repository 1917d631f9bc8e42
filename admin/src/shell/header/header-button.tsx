import { Button, type ButtonProps } from 'antd'
import type { Ref } from 'react'

/** A button of the header, in the header's own ink. */
export function HeaderButton({ className = '', ...props }: ButtonProps & { ref?: Ref<HTMLButtonElement> }) {
  return <Button type="text" size="large" {...props} className={`header-button ${className}`} />
}
