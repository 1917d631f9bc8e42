// Loaded when a row that nobody edits is first opened.
import { useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useState } from 'react'
import { useText } from '../kit/text.ts'
import { rowQuery } from './list-query.ts'
import { RecordCommands, useCommandsOf, useRecordCommands } from './record-commands.tsx'
import { RowDetails } from './row-details.tsx'
import { RowPanelHost } from './row-panel-host.tsx'
import { isLook, type RowPanelProps } from './row-panels.ts'
import { findRow } from './rows.ts'
import { useRowActions } from './use-row-actions.ts'

/** All of a row, with what may be done with it: it stays open and shows what came of that. */
export function RowLook({ definition, row: opened, open, onClose }: RowPanelProps) {
  const text = useText()
  const [isChanged, setChanged] = useState(false)
  const { data, isFetching } = useQuery({
    ...rowQuery(definition, opened.id, text.language),
    enabled: open && isChanged,
  })
  const found = findRow(data?.list ?? [], opened.id)
  const row = found ?? opened
  const done = useCallback(async () => setChanged(true), [])
  const { queryKey } = rowQuery(definition, opened.id, text.language)
  const run = useRecordCommands(definition, row, useRowActions(definition, queryKey), {
    onDone: done,
    onRefused: done,
  })
  const commands = useCommandsOf(definition, row, isLook)
  const isGone = !isFetching && data !== undefined && !found
  useEffect(() => {
    if (isGone) onClose()
  }, [isGone, onClose])
  return (
    <>
      <RowDetails
        definition={definition}
        row={row}
        open={open}
        onClose={onClose}
        footer={
          commands.length > 0 && (
            <RecordCommands
              definition={definition}
              commands={commands}
              running={run.running}
              onCommand={(command) => run.runOne(command, row)}
            />
          )
        }
      />
      <RowPanelHost definition={definition} target={run.panel} actions={run.actions} onClose={run.closePanel} />
    </>
  )
}
