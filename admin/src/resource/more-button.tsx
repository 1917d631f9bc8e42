import { DeleteOutlined, MoreOutlined } from '@ant-design/icons'
import { Button, Dropdown } from 'antd'
import { type ReactNode, Suspense, useRef, useState } from 'react'
import { DeleteQuestion } from './delete-button.tsx'
import type { Deletion } from './deletion.ts'
import { useText } from '../kit/text.ts'

export type RowChoice = { key: string; label: string; icon: ReactNode; onChoose: () => void }

type Props = {
  rowName: string
  choices: readonly RowChoice[]
  /** Absent: the row can't be deleted. */
  deletion: Deletion | undefined
}

const DELETE = 'delete'

/** A row's buttons as a menu, where there is no room for them side by side. The menu is there only while it is open. */
export function MoreButton({ rowName, choices, deletion }: Props) {
  const text = useText()
  const [open, setOpen] = useState<'menu' | 'question'>()
  const button = useRef<HTMLButtonElement>(null)
  const items = choices.map(({ key, label, icon }) => ({ key, label, icon }))
  const deleteItem = { key: DELETE, label: text('delete'), icon: <DeleteOutlined aria-hidden />, danger: true }
  const close = () => {
    setOpen(undefined)
    button.current?.focus()
  }
  const leave = () => {
    // Left by a key; whoever presses beside the menu has the focus where they pressed.
    if (document.activeElement?.closest('[role=menu]')) button.current?.focus()
    setOpen((before) => (before === 'menu' ? undefined : before))
  }
  return (
    <span className="delete-button">
      <Button
        ref={button}
        type="text"
        icon={<MoreOutlined aria-hidden />}
        title={text('more')}
        aria-label={text('moreOf', { name: rowName })}
        aria-haspopup="menu"
        aria-expanded={open === 'menu'}
        onClick={() => setOpen('menu')}
      />
      {open === 'menu' && (
        <Dropdown
          open
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- a menu that was asked for: the arrow keys go through it
          autoFocus
          trigger={['click']}
          placement="bottomRight"
          menu={{
            items: deletion ? [...items, deleteItem] : items,
            onClick({ key }) {
              if (key === DELETE) return setOpen('question')
              close()
              choices.find((choice) => choice.key === key)?.onChoose()
            },
          }}
          onOpenChange={(next) => next || leave()}
        >
          <span className="delete-anchor" />
        </Dropdown>
      )}
      {open === 'question' && deletion && (
        <Suspense fallback={null}>
          <DeleteQuestion deletion={deletion} onClose={close} />
        </Suspense>
      )}
    </span>
  )
}
