import { type Definition, sideCallsOf } from '@tutu/contract/definition/define-resource'
import { type ImportResult, type ImportRun } from '@tutu/contract/definition/import'
import type { Language } from '@tutu/contract/core/languages'
import { countOf } from '@tutu/contract/definition/row-names'
import { Alert, Button } from 'antd'
import type { ReactNode } from 'react'
import { BottomBar } from './bottom-bar.tsx'
import { MistakeList } from './mistake-list.tsx'
import { countsOf } from './recent-runs.tsx'
import { StepTitle } from './step-list.tsx'
import { useImportText } from './text.ts'
import { KeptRows } from './undo-question.tsx'

type Props = {
  definition: Definition
  run: ImportRun
  busy: boolean
  onStart: (dry: boolean) => void
  onMatch: () => void
  onUndo: () => void
  onLeave: () => void
  onClose: () => void
}

const BETWEEN_SENTENCES: Readonly<Record<Language, string>> = { 'zh-cn': '', en: ' ' }

/** How a run ended, and what one does next. */
export function RunResult({ definition, run, busy, onStart, onMatch, onUndo, onLeave, onClose }: Props) {
  const text = useImportText()
  const { name, state, reason, result, undo } = run
  const { wrong = 0, added = 0, updated = 0 } = result ?? {}
  const count = countOf(definition, added + updated, text.language)
  const match = <Button onClick={onMatch}>{text('changeColumns')}</Button>
  const another = <Button onClick={onLeave}>{text('anotherFile')}</Button>
  const again = (
    <Button type="primary" loading={busy} onClick={() => onStart(true)}>
      {text('checkAgain')}
    </Button>
  )

  if (!result) {
    const isCancelled = state === 'cancelled'
    return (
      <>
        <Outcome
          type={isCancelled ? 'info' : 'error'}
          title={text(isCancelled ? 'titleCancelled' : 'titleFailed')}
          said={reason ?? ''}
          file={name}
        />
        <BottomBar>
          {another}
          {match}
          {again}
        </BottomBar>
      </>
    )
  }
  if (state === 'done') {
    return (
      <>
        <Outcome type="success" title={text('titleDone')} said={text('saidDone', countsOf(result, text))} file={name}>
          {reason !== null && <Alert type="warning" showIcon title={reason} />}
          <Figures result={result} isDone />
        </Outcome>
        <BottomBar>
          {added + updated > 0 && sideCallsOf(definition).includes('importUndo') && (
            <Button danger loading={busy} onClick={onUndo}>
              {text('undo')}
            </Button>
          )}
          <Button onClick={onLeave}>{text('another')}</Button>
          <Button type="primary" onClick={onClose}>
            {text('close')}
          </Button>
        </BottomBar>
      </>
    )
  }
  if (undo) {
    const { removed, restored } = undo
    const parts = [
      ...(removed > 0 ? [text('undoneRemoved', { count: countOf(definition, removed, text.language) })] : []),
      ...(restored > 0 ? [text('undoneRestored', { count: countOf(definition, restored, text.language) })] : []),
    ]
    return (
      <>
        <Outcome
          type="info"
          title={text('titleUndone')}
          said={parts.join(BETWEEN_SENTENCES[text.language]) || text('undoneNothing')}
          file={name}
        >
          <KeptRows definition={definition} undo={undo} />
        </Outcome>
        <BottomBar>
          <Button onClick={onLeave}>{text('another')}</Button>
          <Button type="primary" onClick={onClose}>
            {text('close')}
          </Button>
        </BottomBar>
      </>
    )
  }
  const said = text('saidChecked', countsOf(result, text))
  if (wrong > 0) {
    const title = text(state === 'refused' ? 'titleRefused' : 'titleWrong', { wrong: text.number(wrong) })
    return (
      <>
        <Outcome type="warning" title={title} said={text('wrongHow')} told={said} file={name}>
          <Figures result={result} />
          <MistakeList name={name} result={result} />
        </Outcome>
        <BottomBar>
          {match}
          <Button type="primary" onClick={onLeave}>
            {text('chooseMended')}
          </Button>
        </BottomBar>
      </>
    )
  }
  const isNothing = added + updated === 0
  return (
    <>
      <Outcome
        type={isNothing ? 'info' : 'success'}
        title={text(isNothing ? 'titleNothing' : 'titleChecked')}
        said={said}
        file={name}
      >
        <Figures result={result} />
      </Outcome>
      <BottomBar>
        {another}
        {match}
        {isNothing ? (
          <Button type="primary" onClick={onClose}>
            {text('close')}
          </Button>
        ) : (
          <Button type="primary" loading={busy} onClick={() => onStart(false)}>
            {text('importCount', { count })}
          </Button>
        )}
      </BottomBar>
    </>
  )
}

type OutcomeProps = {
  type: 'success' | 'info' | 'warning' | 'error'
  title: string
  said: string
  /** To screen readers, in the place of what is said. */
  told?: string
  file: string
  children?: ReactNode
}

function Outcome({ type, title, said, told, file, children }: OutcomeProps) {
  const text = useImportText()
  return (
    <div className="form-scroll import-step">
      <StepTitle>{text('file', { name: file })}</StepTitle>
      <Alert type={type} showIcon title={title} description={said} />
      <span role="status" className="sr-only">
        {`${title} ${told ?? said}`}
      </span>
      {children}
    </div>
  )
}

/** How many rows become what. */
function Figures({ result, isDone = false }: { result: ImportResult; isDone?: boolean }) {
  const text = useImportText()
  const figures = [
    [text(isDone ? 'added' : 'willAdd'), result.added],
    [text(isDone ? 'updated' : 'willUpdate'), result.updated],
    [text('same'), result.same],
    ...(isDone ? [] : [[text('wrong'), result.wrong] as const]),
  ] as const
  return (
    <dl className="import-figures">
      {figures.map(([label, count]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{text.number(count)}</dd>
        </div>
      ))}
    </dl>
  )
}
