import { Modal } from 'antd'
import { type KeyboardEvent, type ReactNode, useRef } from 'react'
import { useEditorText } from './text.ts'

type Props = {
  title: string
  width: number
  ok: string
  canOk?: boolean
  onOk: () => void
  onClose: () => void
  children: ReactNode
}

/** A question of the editor's; its input marked `data-first` gets the focus. Keys pressed in it are no shortcuts of the form that it was asked from. */
export function EditorDialog({ title, width, ok, canOk = true, onOk, onClose, children }: Props) {
  const text = useEditorText()
  const body = useRef<HTMLDivElement>(null)
  const onKeyDown = (event: KeyboardEvent) => {
    if (!event.ctrlKey && !event.metaKey) return
    event.stopPropagation()
    if (/^[sk]$/i.test(event.key)) event.preventDefault()
  }
  return (
    <Modal
      open
      title={title}
      width={width}
      okText={ok}
      cancelText={text('cancel')}
      okButtonProps={{ disabled: !canOk }}
      onOk={onOk}
      onCancel={onClose}
      afterOpenChange={(isOpen) => {
        if (isOpen) body.current?.querySelector<HTMLElement>('[data-first]')?.focus()
      }}
    >
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys bubble up from the inputs */}
      <div ref={body} onKeyDown={onKeyDown}>
        {children}
      </div>
    </Modal>
  )
}
