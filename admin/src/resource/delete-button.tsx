import { DeleteOutlined } from '@ant-design/icons'
import { Button, type ButtonProps } from 'antd'
import { Suspense, useRef, useState } from 'react'
import { lazyPart } from '../lib/lazy-part.tsx'

/** The question before a deletion; its anchor is the box it stands in. */
export const DeleteQuestion = lazyPart(async () => (await import('./delete-popconfirm.tsx')).DeletePopconfirm)

type Props = Omit<ButtonProps, 'onClick' | 'danger' | 'icon'> & { onDelete: () => Promise<void> }

/** Deletes after a question; the focus goes there and comes back. */
export function DeleteButton({ onDelete, ...button }: Props) {
  const [isAsking, setAsking] = useState(false)
  const element = useRef<HTMLButtonElement>(null)
  const close = () => {
    setAsking(false)
    element.current?.focus()
  }
  return (
    <span className="delete-button">
      <Button
        {...button}
        ref={element}
        danger
        icon={<DeleteOutlined aria-hidden />}
        aria-haspopup="dialog"
        onClick={() => setAsking(!isAsking)}
      />
      {isAsking && (
        <Suspense fallback={null}>
          <DeleteQuestion onConfirm={onDelete} onClose={close} />
        </Suspense>
      )}
    </span>
  )
}
