import { SettingOutlined } from '@ant-design/icons'
import { type Definition, fieldNamed } from '@tutu/contract/definition/define-resource'
import { Button, Popover, Tooltip } from 'antd'
import { Suspense, useEffect, useRef, useState } from 'react'
import { lazyPart } from '../lib/lazy-part.tsx'
import { useMedia } from '../lib/media.ts'
import { Bar } from './bar.tsx'
import type { TableView } from './table-view.ts'
import { type Text, useText } from '../kit/text.ts'

export type TableSettingsProps = { definition: Definition; view: TableView }

const TableSettingsPanel = lazyPart(async () => (await import('./table-settings-panel.tsx')).TableSettingsPanel)

/** Which columns are shown, in which order, how high the rows are. */
export function TableSettings({ definition, view }: TableSettingsProps) {
  const text = useText()
  const isPhone = useMedia('(max-width: 599px)')
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (!isOpen) return undefined
    const onKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return
      setOpen(false)
      button.current?.focus()
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
      title={text('tableSettings')}
      content={
        <div role="dialog" aria-label={text('tableSettings')}>
          <Suspense
            fallback={
              <div className="table-settings">
                <Bar />
              </div>
            }
          >
            <TableSettingsPanel definition={definition} view={view} />
          </Suspense>
        </div>
      }
    >
      <Tooltip title={text('tableSettings')}>
        <Button
          ref={button}
          aria-label={text('tableSettings')}
          aria-haspopup="dialog"
          icon={<SettingOutlined aria-hidden />}
        />
      </Tooltip>
    </Popover>
  )
}

/** What a column is called. */
export function columnLabel(definition: Definition, name: string, text: Text): string {
  return fieldNamed(definition, name)?.label[text.language] ?? name
}
