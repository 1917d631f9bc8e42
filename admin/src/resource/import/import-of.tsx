import { useQuery, useQueryClient } from '@tanstack/react-query'
import { ClientError } from '@tutu/contract/core/client-error'
import type { Definition } from '@tutu/contract/definition/define-resource'
import { type ImportPlan, type ImportUndo, isUnderWay } from '@tutu/contract/definition/import'
import { useEffect, useState } from 'react'
import { QueryFailure } from '../../kit/query-failure.tsx'
import { tellRefusal } from '../../lib/message.ts'
import { useScreenLocation } from '../../lib/screen-location.tsx'
import { noteCurrentRun } from './current.ts'
import type { Shown } from './import-drawer.tsx'
import { askUndo, cancelRun, lookAt, runQuery, startRun, undoRun, watchRun } from './import-runs.ts'
import { MatchColumns } from './match-columns.tsx'
import { RunProgress } from './run-progress.tsx'
import { RunResult } from './run-result.tsx'
import { StepList } from './step-list.tsx'
import { useImportText } from './text.ts'
import { confirmUndo } from './undo-question.tsx'

type Props = {
  definition: Definition
  shown: Shown
  open: boolean
  onDirty: (isDirty: boolean) => void
  /** As the drawer is closed by hand. */
  onClose: () => void
  /** Closes without a question. */
  onGiveUp: () => void
  /** To the choice of another file. */
  onLeave: () => void
  onImported: () => Promise<void>
}

/** An import whose file is there: at its columns, under way, or at its end. */
export function ImportOf({ definition, shown, open, onDirty, onClose, onGiveUp, onLeave, onImported }: Props) {
  const { id, plan, from } = shown
  const text = useImportText()
  const client = useQueryClient()
  const { pathname } = useScreenLocation()
  const query = useQuery({ ...runQuery(definition, id), enabled: open })
  const { data: run, isError } = query
  const [isMatching, setMatching] = useState(false)
  const [busy, setBusy] = useState(false)
  const isGoing = run !== undefined && isUnderWay(run)
  const state = run?.state

  useEffect(() => (open ? lookAt(id) : undefined), [id, open])
  useEffect(() => {
    if (isGoing) watchRun(client, definition, id, { path: pathname, onImported })
  }, [client, definition, id, isGoing, onImported, pathname])
  useEffect(() => {
    const isOver = state === 'done' || state === 'undone' || state === 'failed' || state === 'cancelled'
    if (state && open) noteCurrentRun(definition.name, isOver ? null : id)
  }, [definition.name, id, open, state])

  if (!run) {
    return (
      <div className="form-scroll" aria-busy={!isError}>
        {isError && <QueryFailure title={text('failed')} query={query} />}
      </div>
    )
  }

  /** What is refused is told; a file that is gone has to be chosen again. */
  const work = async (act: () => Promise<void>) => {
    setBusy(true)
    await act().catch(tellRefusal)
    setBusy(false)
  }
  const start = (chosen: ImportPlan, dry: boolean) =>
    work(async () => {
      await startRun(client, definition, run, { plan: chosen, dry })
      setMatching(false)
    })

  const undo = async () => {
    let told: ImportUndo | undefined
    await work(async () => void (told = await askUndo(definition, id)))
    // Nothing spins behind the question.
    if (told && (await confirmUndo(told, { definition, run, text }))) await work(() => undoRun(client, definition, run))
  }

  if (run.state === 'ready' || isMatching) {
    return (
      <>
        <StepList at="stepColumns" />
        <MatchColumns
          definition={definition}
          run={run}
          before={run.state === 'ready' && plan && from !== undefined ? { plan, from } : undefined}
          busy={busy}
          onDirty={onDirty}
          onGiveUp={onGiveUp}
          onLeave={onLeave}
          onCheck={(chosen) => void start(chosen, true)}
        />
      </>
    )
  }
  const at = run.dry ? 'stepCheck' : 'stepImport'
  return (
    <>
      <StepList at={at} />
      {isUnderWay(run) ? (
        <RunProgress
          run={run}
          lost={isError && !(query.error instanceof ClientError && query.error.reason === 'cancelled')}
          busy={busy}
          onCancel={() => void work(() => cancelRun(definition, id))}
          onClose={onClose}
        />
      ) : (
        <RunResult
          definition={definition}
          run={run}
          busy={busy}
          onStart={(dry) => void start(run.plan, dry)}
          onMatch={() => setMatching(true)}
          onUndo={() => void undo()}
          onLeave={onLeave}
          onClose={onClose}
        />
      )}
    </>
  )
}
