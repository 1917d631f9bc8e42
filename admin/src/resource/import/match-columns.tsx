import type { Definition } from '@tutu/contract/definition/define-resource'
import {
  type ImportColumn,
  type ImportHow,
  importKeys,
  type ImportPlan,
  type ImportRun,
  type ImportTarget,
  importTargets,
  targetLabel,
  withinOf,
} from '@tutu/contract/definition/import'
import { Alert, Button, Grid, Radio, Select } from 'antd'
import { useEffect, useId, useMemo, useRef, useState } from 'react'
import { useAllowed } from '../../kit/use-allowed.ts'
import { message } from '../../lib/message.ts'
import { LeaveWarning } from '../form/leave-warning.tsx'
import { BottomBar } from './bottom-bar.tsx'
import {
  allowedPlan,
  allowedWays,
  isFine,
  isNeeded,
  missingRequired,
  problemsOf,
  targetName,
  whyLeftOut,
} from './plan.ts'
import { StepTitle } from './step-list.tsx'
import { useImportText } from './text.ts'

type Props = {
  definition: Definition
  run: ImportRun
  /** What was chosen for the same headings before. */
  before: { plan: ImportPlan; from: string } | undefined
  busy: boolean
  onDirty: (isDirty: boolean) => void
  onGiveUp: () => void
  onLeave: () => void
  onCheck: (plan: ImportPlan) => void
}

const WAYS = ['add', 'update', 'both'] as const satisfies ImportHow[]

/** The second step: what each column stands for, and what is done with rows that are there already. */
export function MatchColumns({ definition, run, before, busy, onDirty, onGiveUp, onLeave, onCheck }: Props) {
  const text = useImportText()
  const { language } = text
  const id = useId()
  const body = useRef<HTMLFormElement>(null)
  const can = useAllowed(definition)
  const ways = useMemo(() => allowedWays(can), [can])
  const [initial, setInitial] = useState(() => allowedPlan(definition, before?.plan ?? run.plan, ways))
  const [isReused, setReused] = useState(before !== undefined)
  const [plan, setPlan] = useState(initial)
  const isDirty = plan !== initial
  useEffect(() => onDirty(isDirty), [isDirty, onDirty])
  useEffect(() => () => onDirty(false), [onDirty])

  const problems = problemsOf(definition, plan)
  const nameOf = (target: ImportTarget) => targetLabel(definition, target, language)
  const headingOf = (at: number) => run.columns[at]?.heading || text('noHeading', { at: at + 1 })
  const listed = (names: readonly string[]) => names.join(text('separator'))
  const missing = missingRequired(definition, plan).map(nameOf)
  const key = plan.key ?? 'id'
  const keyName = nameOf({ field: key })
  const explained: Record<ImportHow, string> = {
    add: text('howAddText'),
    update: text('howUpdateText', { key: keyName }),
    both: key === 'id' ? text('howBothIdText') : text('howBothText', { key: keyName }),
  }

  const suggest = () => {
    const suggested = allowedPlan(definition, run.plan, ways)
    setInitial(suggested)
    setPlan(suggested)
    setReused(false)
  }
  const check = () => {
    if (isFine(problems)) return onCheck(plan)
    void message.warning(text('mendFirst'))
    body.current?.querySelector<HTMLElement>('[data-problem] input')?.focus()
  }

  if (ways.length === 0) {
    return (
      <div className="form-scroll">
        <Alert type="warning" showIcon title={text('howNone')} />
      </div>
    )
  }
  return (
    <form
      ref={body}
      noValidate
      className="resource-form"
      aria-busy={busy}
      onSubmit={(event) => {
        event.preventDefault()
        check()
      }}
    >
      <LeaveWarning isDirty={isDirty} onGiveUp={() => undefined} onDiscard={onGiveUp} />
      <div className="form-scroll import-step">
        <StepTitle>{text('file', { name: run.name })}</StepTitle>
        {isReused && before && (
          <Alert
            type="info"
            showIcon
            title={text('reused', { name: before.from })}
            description={
              <Button size="small" onClick={suggest}>
                {text('useSuggested')}
              </Button>
            }
          />
        )}
        <ColumnTable
          definition={definition}
          columns={run.columns}
          targets={plan.columns}
          doubled={problems.doubled}
          headingOf={headingOf}
          onChange={(at, target) =>
            setPlan({ ...plan, columns: plan.columns.map((one, index) => (index === at ? target : one)) })
          }
        />
        <div role="status">
          {problems.isEmpty && <Alert type="error" showIcon title={text('noColumns')} />}
          {!problems.isEmpty && missing.length > 0 && (
            <Alert type="warning" showIcon title={text('requiredMissing', { fields: listed(missing) })} />
          )}
        </div>
        <fieldset className="import-choice">
          <legend>{text('how')}</legend>
          <Radio.Group
            name={`${id}-how`}
            className="import-options"
            value={plan.how}
            aria-label={text('how')}
            onChange={(event) => setPlan({ ...plan, how: event.target.value as ImportHow })}
            options={WAYS.map((how) => ({
              value: how,
              disabled: !ways.includes(how),
              label: (
                <Explained title={text(HOW[how])} said={ways.includes(how) ? explained[how] : text('howDenied')} />
              ),
            }))}
          />
          {plan.how !== 'add' && (
            <div className="import-key" data-problem={problems.missingKeys.length > 0 || undefined}>
              <label htmlFor={`${id}-key`}>{text('key')}</label>
              <Select
                id={`${id}-key`}
                className="import-select"
                value={key}
                popupMatchSelectWidth={false}
                status={problems.missingKeys.length > 0 ? 'error' : ''}
                aria-describedby={`${id}-key-missing`}
                onChange={(name: string) => setPlan({ ...plan, key: name })}
                options={importKeys(definition).map((name) => {
                  const within = withinOf(definition, name)
                  const label = nameOf({ field: name })
                  return {
                    value: name,
                    label: within ? text('keyWithin', { key: label, within: nameOf({ field: within }) }) : label,
                  }
                })}
              />
              <span id={`${id}-key-missing`} role="status" className="import-problem">
                {problems.missingKeys.length > 0 &&
                  text('keyMissing', { fields: listed(problems.missingKeys.map((field) => nameOf({ field }))) })}
              </span>
            </div>
          )}
        </fieldset>
        <fieldset className="import-choice">
          <legend>{text('empty')}</legend>
          <Radio.Group
            name={`${id}-empty`}
            className="import-options"
            value={plan.empty}
            aria-label={text('empty')}
            onChange={(event) => setPlan({ ...plan, empty: event.target.value as ImportPlan['empty'] })}
            options={[
              {
                value: 'keep',
                label: <Explained title={text('emptyKeep')} said={text('emptyKeepText')} />,
              },
              {
                value: 'clear',
                label: <Explained title={text('emptyClear')} said={text('emptyClearText')} />,
              },
            ]}
          />
        </fieldset>
      </div>
      <BottomBar said={text('checkText')}>
        <Button onClick={onLeave}>{text('anotherFile')}</Button>
        <Button type="primary" htmlType="submit" loading={busy}>
          {text('check')}
        </Button>
      </BottomBar>
    </form>
  )
}

const HOW = { add: 'howAdd', update: 'howUpdate', both: 'howBoth' } as const

function Explained({ title, said }: { title: string; said: string }) {
  return (
    <>
      {title}
      <span className="import-said">{said}</span>
    </>
  )
}

type TableProps = {
  definition: Definition
  columns: readonly ImportColumn[]
  targets: ImportPlan['columns']
  doubled: ReadonlyMap<number, number>
  headingOf: (at: number) => string
  onChange: (at: number, target: ImportTarget | null) => void
}

const LEFT_OUT = ''

function ColumnTable({ definition, columns, targets, doubled, headingOf, onChange }: TableProps) {
  const text = useImportText()
  const { language } = text
  const id = useId()
  const isPhone = !Grid.useBreakpoint().sm
  const options = useMemo(() => {
    const keys = importKeys(definition)
    const groupOf = (target: ImportTarget) => {
      if (keys.includes(target.field)) return 'groupKeys'
      return isNeeded(definition, target) ? 'groupRequired' : 'groupOthers'
    }
    const all = importTargets(definition)
    const groups = (['groupKeys', 'groupRequired', 'groupOthers'] as const).map((group) => ({
      label: text(group),
      options: all
        .filter((target) => groupOf(target) === group)
        .map((target) => ({ value: targetName(target), label: targetLabel(definition, target, language) })),
    }))
    return [{ value: LEFT_OUT, label: text('leaveOut') }, ...groups.filter((group) => group.options.length > 0)]
  }, [definition, language, text])
  const byName = useMemo(
    () => new Map(importTargets(definition).map((target) => [targetName(target), target])),
    [definition],
  )

  return (
    <table className="import-columns" aria-label={text('columns')}>
      <thead>
        <tr>
          <th scope="col">{text('heading')}</th>
          {!isPhone && <th scope="col">{text('samples')}</th>}
          <th scope="col">{text('field')}</th>
        </tr>
      </thead>
      <tbody>
        {columns.map((column, at) => {
          const target = targets[at] ?? null
          const other = doubled.get(at)
          const samples = column.samples.filter((sample) => sample !== '').join(' · ')
          return (
            // oxlint-disable-next-line react/no-array-index-key -- columns are told apart by their place alone
            <tr key={at}>
              <th scope="row">
                {headingOf(at)}
                {isPhone && <span className="import-samples">{samples}</span>}
              </th>
              {!isPhone && (
                <td>
                  <span className="import-samples">{samples}</span>
                </td>
              )}
              <td data-problem={other === undefined ? undefined : true}>
                <Select
                  className="import-select"
                  value={target ? targetName(target) : LEFT_OUT}
                  options={options}
                  showSearch={{ optionFilterProp: 'label' }}
                  popupMatchSelectWidth={false}
                  status={other === undefined ? '' : 'error'}
                  aria-label={text('fieldFor', { heading: headingOf(at) })}
                  aria-describedby={`${id}-${at}`}
                  onChange={(name: string) => onChange(at, byName.get(name) ?? null)}
                />
                <span id={`${id}-${at}`} className={other === undefined ? 'import-said' : 'import-problem'}>
                  {other !== undefined
                    ? text('doubled', { other: headingOf(other) })
                    : !target && text(whyLeftOut(definition, column, language))}
                </span>
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
