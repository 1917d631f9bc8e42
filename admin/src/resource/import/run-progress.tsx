import type { ImportRun } from '@tutu/contract/definition/import'
import { Alert, Button, Progress, Spin } from 'antd'
import { useState } from 'react'
import { BottomBar } from './bottom-bar.tsx'
import { StepTitle } from './step-list.tsx'
import { useImportText } from './text.ts'

type Props = {
  run: ImportRun
  /** The server could not be asked the last time. */
  lost: boolean
  busy: boolean
  onCancel: () => void
  onClose: () => void
}

/** Percent between two words to screen readers. */
const TOLD_EVERY = 25

/** How far a run is, which goes on without anybody looking. */
export function RunProgress({ run, lost, busy, onCancel, onClose }: Props) {
  const { name, state, dry, undoing, read, result } = run
  const text = useImportText()
  const [isCancelled, setCancelled] = useState(false)
  const isWaiting = state === 'waiting'
  const doing = isWaiting ? text('waiting') : text(undoing ? 'undoing' : dry ? 'checking' : 'importing', { name })
  const rows = undoing && result ? result.added + result.updated : run.rows
  const percent = rows ? Math.min(99, Math.floor((read / rows) * 100)) : 0
  const far = rows
    ? text('readOf', { read: text.number(read), rows: text.number(rows) })
    : text('readSoFar', { read: text.number(read) })
  const told = Math.floor(percent / TOLD_EVERY) * TOLD_EVERY
  return (
    <>
      <div className="form-scroll import-step">
        <StepTitle>{doing}</StepTitle>
        <span role="status" className="sr-only">
          {told > 0 ? `${doing} ${text('percent', { percent: told })}` : doing}
        </span>
        {rows ? (
          <Progress percent={percent} status="active" aria-label={doing} />
        ) : (
          <Spin size="large" className="import-spin" />
        )}
        {!isWaiting && <p className="import-far">{far}</p>}
        {lost && <Alert type="warning" showIcon title={text('unreachable')} />}
        <p className="import-said">{text(undoing ? 'undoAllOrNothing' : 'allOrNothing')}</p>
        <p className="import-said">{text('mayClose')}</p>
      </div>
      <BottomBar>
        <Button
          danger
          loading={busy || isCancelled}
          onClick={() => {
            setCancelled(true)
            onCancel()
          }}
        >
          {text(undoing ? 'cancelUndo' : dry ? 'cancelCheck' : 'cancelImport')}
        </Button>
        <Button onClick={onClose}>{text('close')}</Button>
      </BottomBar>
    </>
  )
}
