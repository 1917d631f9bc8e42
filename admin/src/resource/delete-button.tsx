import { DeleteOutlined } from '@ant-design/icons'
import { Button, type ButtonProps, type PopconfirmProps } from 'antd'
import { Suspense, useRef, useState } from 'react'
import { lazyPart } from '../lib/lazy-part.tsx'
import { focusReturn } from '../lib/use-focus-return.ts'
import type { Deletion } from './deletion.ts'

/** The question before a deletion; its anchor is the box it stands in. */
export const DeleteQuestion = lazyPart(async () => (await import('./delete-popconfirm.tsx')).DeletePopconfirm)

type Props = Omit<ButtonProps, 'onClick' | 'danger' | 'icon'> & {
  deletion: Deletion
  /** Where the question stands, seen from the button. */
  placement?: PopconfirmProps['placement']
}

/** Deletes after a question; the focus goes there and comes back. */
export function DeleteButton({ deletion, placement, ...button }: Props) {
  const [isAsking, setAsking] = useState(false)
  const element = useRef<HTMLButtonElement>(null)
  const close = () => {
    setAsking(false)
    // The row may go with its button.
    if (element.current) focusReturn(element.current)()
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
          <DeleteQuestion deletion={deletion} {...(placement && { placement })} onClose={close} />
        </Suspense>
      )}
    </span>
  )
}
