import { ProfileOutlined } from '@ant-design/icons'
import type { Definition } from '@tutu/contract/definition/define-resource'
import { Button } from 'antd'
import { Suspense, useRef, useState } from 'react'
import { useText } from '../../kit/text.ts'
import { lazyPart } from '../../lib/lazy-part.tsx'
import { useFocusReturn } from '../../lib/use-focus-return.ts'
import { useLingering } from '../../lib/use-lingering.ts'
import type { TableView } from '../table-view.ts'
import { isSameColumns } from './view-address.ts'
import type { ViewedList } from './use-viewed-list.ts'

export type ViewMenuProps = {
  definition: Definition
  viewed: ViewedList
  table: TableView
}

/** `add`: what the list shows now; `edit`: the view that it is shown by. */
export type ViewFormMode = 'add' | 'edit'

const ViewChoices = lazyPart(async () => (await import('./view-choices.tsx')).ViewChoices)
const ViewForm = lazyPart(async () => (await import('./view-form.tsx')).ViewForm)

/** Saved views of a list: which one it is shown by, others to choose, and what can be done with them. */
export function ViewMenu({ definition, viewed, table }: ViewMenuProps) {
  const text = useText()
  const [isOpen, setOpen] = useState(false)
  const [form, setForm] = useState<ViewFormMode>()
  const shownForm = useLingering(form)
  useFocusReturn(form !== undefined, shownForm === undefined)
  const button = useRef<HTMLButtonElement>(null)
  const { saved } = viewed
  const isChanged = saved !== undefined && (viewed.isChanged || !isSameColumns(table.columns, saved.state.columns))
  const part = { definition, viewed, table, isChanged }
  const close = () => {
    setOpen(false)
    button.current?.focus()
  }
  return (
    <span className="delete-button">
      <Button
        ref={button}
        className="view-button"
        icon={<ProfileOutlined aria-hidden />}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
      >
        <span className="view-button-name">{saved ? saved.name : text('views')}</span>
        {isChanged && <span>· {text('viewChanged')}</span>}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <ViewChoices {...part} onForm={setForm} onClose={close} />
        </Suspense>
      )}
      {shownForm && (
        <Suspense fallback={null}>
          <ViewForm {...part} mode={shownForm} open={form !== undefined} onClose={() => setForm(undefined)} />
        </Suspense>
      )}
    </span>
  )
}
