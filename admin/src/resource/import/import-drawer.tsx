// Loaded when rows are first brought in from a file.
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ImportPlan, type ImportRun, isUnderWay } from '@tutu/contract/definition/import'
import { manyOf } from '@tutu/contract/definition/row-names'
import { Drawer, Grid, Skeleton } from 'antd'
import { useCallback, useRef, useState } from 'react'
import { useDrawerPlace } from '../../kit/drawer-place.ts'
import { useText } from '../../kit/text.ts'
import { message } from '../../lib/message.ts'
import { askToDiscard } from '../form/leave-warning.tsx'
import { ChooseFile } from './choose-file.tsx'
import { currentRun, noteCurrentRun } from './current.ts'
import type { ImportProps } from './import-host.tsx'
import { ImportOf } from './import-of.tsx'
import { runQuery, runsQuery, showRun } from './import-runs.ts'
import './import.css'
import { useImportText } from './text.ts'

const WIDTH = 860

/** The import that is shown. `plan`: what was chosen for the same headings before, in the file `from`. */
export type Shown = { id: string; plan?: ImportPlan; from?: string }

/** A file, its columns, what would happen, and what has: each a step. What is under way goes on when this closes. */
export function ImportDrawer({ definition, open, onClose, onImported }: ImportProps) {
  const text = useImportText()
  const common = useText()
  const client = useQueryClient()
  const isPhone = !Grid.useBreakpoint().sm
  const runs = useQuery({ ...runsQuery(definition), enabled: open })
  const [chosen, setChosen] = useState<Shown | null>()
  const [hasLooked, setLooked] = useState(false)
  if (!hasLooked && (runs.isFetchedAfterMount || runs.isError)) {
    const run = runs.data?.find(isUnderWay) ?? runs.data?.find(({ id }) => id === currentRun(definition.name))
    setLooked(true)
    setChosen(run ? { id: run.id } : null)
    if (run) showRun(client, definition, run)
  }
  const dirty = useRef(false)
  const keepDirty = useCallback((isDirty: boolean) => {
    dirty.current = isDirty
  }, [])

  const show = (run: ImportRun, before: Omit<Shown, 'id'> = {}) => {
    showRun(client, definition, run)
    setChosen({ id: run.id, ...before })
  }
  const leave = () => {
    noteCurrentRun(definition.name, null)
    setChosen(null)
    void runs.refetch()
  }
  const close = () => {
    const run = chosen && client.getQueryData(runQuery(definition, chosen.id).queryKey)
    if (run && isUnderWay(run)) void message.info(text('goesOn', { name: run.name }))
    onClose()
  }
  const tryClose = () => {
    if (!dirty.current) return close()
    void askToDiscard(common).then((discard) => discard && close())
  }

  return (
    <Drawer
      {...useDrawerPlace(open)}
      open={open}
      title={text('title', { many: manyOf(definition, text.language) })}
      size={isPhone ? '100%' : WIDTH}
      onClose={tryClose}
      destroyOnHidden
      styles={{ body: { padding: 0, display: 'flex', flexDirection: 'column' } }}
    >
      {chosen === undefined ? (
        <div className="form-scroll" aria-busy>
          <Skeleton active paragraph={{ rows: 6 }} />
        </div>
      ) : chosen === null ? (
        <ChooseFile definition={definition} runs={runs} onShow={show} onDirty={keepDirty} onGiveUp={onClose} />
      ) : (
        <ImportOf
          key={chosen.id}
          definition={definition}
          shown={chosen}
          open={open}
          onDirty={keepDirty}
          onClose={tryClose}
          onGiveUp={onClose}
          onLeave={leave}
          onImported={onImported}
        />
      )}
    </Drawer>
  )
}
