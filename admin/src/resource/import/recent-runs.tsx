import type { UseQueryResult } from '@tanstack/react-query'
import type { ImportRun, ImportState } from '@tutu/contract/definition/import'
import { Button, Skeleton, Tag } from 'antd'
import { QueryFailure } from '../../kit/query-failure.tsx'
import { formatSeconds } from '../../fields/format.ts'
import { type ImportText, useImportText } from './text.ts'

type Props = { runs: UseQueryResult<ImportRun[]>; onOpen: (run: ImportRun) => void }

/** One's own imports of late, with how each ended. */
export function RecentRuns({ runs, onOpen }: Props) {
  const { data, isError } = runs
  const text = useImportText()
  return (
    <section>
      <h3>{text('recent')}</h3>
      {isError && <QueryFailure title={text('failed')} query={runs} />}
      {!data && !isError && <Skeleton active title={false} paragraph={{ rows: 2 }} />}
      {data?.length === 0 && <p className="upload-hint">{text('recentEmpty')}</p>}
      <ul className="import-runs">
        {data?.map((run) => (
          <li key={run.id}>
            <span className="import-run-name">{run.name}</span>
            <StateTag run={run} />
            <Button size="small" aria-label={text('openRun', { name: run.name })} onClick={() => onOpen(run)}>
              {text('open')}
            </Button>
            <span className="import-run-facts">
              <time>{formatSeconds(run.createtime)}</time>
              {run.result && (
                <span>
                  {text(
                    run.state === 'done' || run.state === 'undone' ? 'countsDone' : 'countsChecked',
                    countsOf(run.result, text),
                  )}
                </span>
              )}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

type Counts = Pick<NonNullable<ImportRun['result']>, 'added' | 'updated' | 'same' | 'wrong'>

/** Figures for a sentence. */
export const countsOf = ({ added, updated, same, wrong }: Counts, text: ImportText) => ({
  added: text.number(added),
  updated: text.number(updated),
  same: text.number(same),
  wrong: text.number(wrong),
})

type Look = [key: Parameters<ImportText>[0], colour?: string]
const LOOKS: Readonly<Record<ImportState, Look>> = {
  ready: ['stateReady'],
  waiting: ['stateWaiting', 'blue'],
  running: ['stateRunning', 'blue'],
  checked: ['stateChecked', 'blue'],
  done: ['stateDone', 'green'],
  refused: ['stateRefused', 'gold'],
  failed: ['stateFailed', 'magenta'],
  cancelled: ['stateCancelled'],
  undone: ['stateUndone'],
}

function StateTag({ run: { state, result, undoing } }: { run: ImportRun }) {
  const text = useImportText()
  const hasMistakes = state === 'checked' && result !== null && result.wrong > 0
  const [key, colour] = hasMistakes ? (['stateCheckedWrong', 'gold'] as const) : LOOKS[state]
  return <Tag color={colour}>{text(undoing ? 'stateUndoing' : key)}</Tag>
}
