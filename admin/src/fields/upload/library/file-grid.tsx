import { Checkbox } from 'antd'
import { isPlaceholder, rowName } from '../../../resource/columns.tsx'
import { Pager } from '../../../resource/pager.tsx'
import type { ResourceBodyProps } from '../../../resource/resource-table.tsx'
import { RowButtons, useRowButtons } from '../../../resource/row-buttons.tsx'
import { useUploadText } from '../text.ts'
import { useAllowed } from '../../../kit/use-allowed.ts'
import { beginFileDrag } from './file-drag.ts'
import { FileCard } from './file-card.tsx'
import { FileGridSkeleton } from './file-grid-skeleton.tsx'
import './library.css'
import { libraryFile } from './library-file.ts'

/** The list of files as cards with their pictures, in place of the table. */
export function FileGrid(props: ResourceBodyProps) {
  const { definition, state, update, answer, loading, actions, canSelect, selected, onSelect, onEdit, onPanel } = props
  const text = useUploadText()
  const buttons = useRowButtons(definition, false)
  const mayMove = useAllowed(definition)('move')
  const rows = answer?.list.filter((row) => !isPlaceholder(row))
  if (rows === undefined) return <FileGridSkeleton />
  if (rows.length === 0) return <>{props.empty}</>

  const select = (id: number, isSelected: boolean) =>
    onSelect(isSelected ? [...selected, id] : selected.filter((one) => one !== id))

  return (
    <>
      <ul className="file-grid" aria-busy={loading}>
        {rows.map((row) => {
          const file = libraryFile(row)
          const name = rowName(definition, row)
          return (
            <FileCard
              key={row.id}
              file={file}
              label={text('details', { name })}
              isChosen={selected.includes(row.id)}
              note={file.usage > 0 ? text('usedTimes', { count: file.usage }) : text('usedNowhere')}
              onPress={() => onPanel('file', row)}
              onDragStart={
                mayMove ? (event) => beginFileDrag(event, selected.includes(row.id) ? selected : [row.id]) : undefined
              }
              corner={
                canSelect && (
                  <Checkbox
                    aria-label={name}
                    checked={selected.includes(row.id)}
                    onChange={({ target }) => select(row.id, target.checked)}
                  />
                )
              }
              tools={
                <RowButtons
                  definition={definition}
                  buttons={buttons}
                  rowName={name}
                  onEdit={() => onEdit(row.id)}
                  deletion={actions.deletion([row.id], name)}
                  onPanel={(button) => onPanel(button, row)}
                />
              }
            />
          )
        })}
      </ul>
      <Pager
        page={state.page}
        limit={state.limit}
        total={answer?.total ?? 0}
        isEstimate={answer?.totalEstimated ?? false}
        onChange={(page, limit) => update({ page, limit })}
      />
    </>
  )
}
