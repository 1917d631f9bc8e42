import { DownloadOutlined } from '@ant-design/icons'
import type { Definition } from '@tutu/contract/definition/define-resource'
import { Button } from 'antd'
import { useState } from 'react'
import { ButtonMenu } from '../kit/button-menu.tsx'
import { useText } from '../kit/text.ts'
import { type ExportFormat, exportRows } from './export.ts'
import type { ListState } from './list-state.ts'

type Props = {
  definition: Definition
  state: ListState
  /** Absent: the rows that the list's conditions find. */
  ids?: readonly number[]
  /** Columns in sight, to be exported alone; absent where that is no choice. */
  shown?: readonly string[] | undefined
  /** Beside the icon. */
  label?: string
}

const FORMATS = { xlsx: 'Excel', csv: 'CSV', json: 'JSON' } as const

/** Has the browser save rows, in the format that is chosen. */
export function ExportMenu({ definition, state, ids, shown, label }: Props) {
  const text = useText()
  const [busy, setBusy] = useState(false)
  const title = text(ids ? 'exportSelected' : 'exportAll')
  const run = (format: ExportFormat, fields?: readonly string[]) => {
    setBusy(true)
    const done = () => setBusy(false)
    // A refusal has been told by the client; here only the waiting ends.
    exportRows(definition, state, { format, ...(ids && { ids }), ...(fields && { fields }) }).then(done, done)
  }
  const formats = (Object.keys(FORMATS) as ExportFormat[]).map((format) => ({ key: format, label: FORMATS[format] }))
  const inView = formats
    .filter(({ key }) => key !== 'json')
    .map(({ key, label: name }) => ({ key: `shown.${key}`, label: name }))
  return (
    <ButtonMenu
      menu={{
        items: [
          { type: 'group', label: text('exportWhole'), children: formats },
          ...(shown ? [{ type: 'group' as const, label: text('exportShown'), children: inView }] : []),
        ],
        onClick({ key }) {
          const format = key.replace('shown.', '') as ExportFormat
          run(format, key.startsWith('shown.') ? shown : undefined)
        },
      }}
    >
      <Button icon={<DownloadOutlined aria-hidden />} title={title} aria-label={title} loading={busy}>
        {label}
      </Button>
    </ButtonMenu>
  )
}
