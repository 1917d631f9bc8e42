import { SettingOutlined } from '@ant-design/icons'
import { Button, Popover, Tooltip } from 'antd'
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { useMedia } from '../lib/media.ts'
import './settings.css'

/** A button that opens what somebody sets up for themselves; `children` may suspend while their code comes. */
export function SettingsPopover({ title, children }: { title: string; children: ReactNode }) {
  const isPhone = useMedia('(max-width: 599px)')
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (!isOpen) return undefined
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      // Once everybody has heard of it: what is being dragged only goes back to its place.
      setTimeout(() => {
        if (event.defaultPrevented) return
        setOpen(false)
        button.current?.focus()
      })
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [isOpen])
  return (
    <Popover
      trigger="click"
      open={isOpen}
      onOpenChange={setOpen}
      destroyOnHidden
      // On phones the button stands at the left.
      placement={isPhone ? 'bottom' : 'bottomRight'}
      title={title}
      content={
        <div className="settings-panel" role="dialog" aria-label={title}>
          <Suspense>{children}</Suspense>
        </div>
      }
    >
      <Tooltip title={title}>
        <Button ref={button} aria-label={title} aria-haspopup="dialog" icon={<SettingOutlined aria-hidden />} />
      </Tooltip>
    </Popover>
  )
}
