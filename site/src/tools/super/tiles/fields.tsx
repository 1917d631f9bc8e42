import { COUNTERS, LIMITS, number, type StepKind, type Test, type Value } from '@tutu/learning/super/program'
import type { Sense } from '@tutu/learning/super/state'
import { Minus, Plus } from 'lucide-react'
import { comparisonSign } from '@tutu/learning/super/print'
import { sayTest, sayValue } from '../play/say-step.ts'
import { usePlayText } from '../play/use-text.ts'
import { TestPicture } from './tile-picture.tsx'

type ValueFieldProps = {
  value: Value
  label: string
  least: number
  hasVariables: boolean
  onChange: (value: Value) => void
}

/** A number with buttons, or one of the numbers that are remembered. */
export function ValueField({ value, label, least, hasVariables, onChange }: ValueFieldProps) {
  const t = usePlayText()
  const key = keyOfValue(value)
  return (
    <span className="super-value" role="group" aria-label={label}>
      {value.kind === 'number' && (
        <>
          <button
            type="button"
            aria-label={t('less')}
            disabled={value.value <= least}
            onClick={() => onChange(number(value.value - 1))}
          >
            <Minus aria-hidden />
          </button>
          <output>{value.value}</output>
          <button
            type="button"
            aria-label={t('more')}
            disabled={value.value >= LIMITS.number}
            onClick={() => onChange(number(value.value + 1))}
          >
            <Plus aria-hidden />
          </button>
        </>
      )}
      {hasVariables && (
        <select
          aria-label={t('kindOfValue')}
          value={key}
          onChange={(event) => onChange(valueOfKey(event.target.value, value))}
        >
          <option value="number">{t('number')}</option>
          {namesWith(value).map((name) => (
            <option key={name} value={`v:${name}`}>
              {name}
            </option>
          ))}
          <option value="carrots">{sayValue(t, { kind: 'carrots' })}</option>
        </select>
      )}
    </span>
  )
}

function keyOfValue(value: Value): string {
  return value.kind === 'variable' ? `v:${value.name}` : value.kind
}

function valueOfKey(key: string, before: Value): Value {
  if (key === 'carrots') return { kind: 'carrots' }
  if (key.startsWith('v:')) return { kind: 'variable', name: key.slice(2) }
  return before.kind === 'number' ? before : number(1)
}

function namesWith(value: Value): readonly string[] {
  return value.kind === 'variable' ? [...new Set([...COUNTERS, value.name])] : COUNTERS
}

type NameFieldProps = { name: string; label: string; onChange: (name: string) => void }

export function NameField({ name, label, onChange }: NameFieldProps) {
  return (
    <select aria-label={label} value={name} onChange={(event) => onChange(event.target.value)}>
      {[...new Set([...COUNTERS, name])].map((one) => (
        <option key={one}>{one}</option>
      ))}
    </select>
  )
}

type TestFieldProps = {
  test: Test
  senses: readonly Sense[]
  offers: readonly StepKind[]
  onChange: (test: Test) => void
}

/** What is looked at: one of the questions of the level, or a comparison of two numbers. */
export function TestField({ test, senses, offers, onChange }: TestFieldProps) {
  const t = usePlayText()
  const hasVariables = offers.includes('set') || test.kind === 'compare'
  const known: Test[] = [...new Set([...senses, ...(test.kind === 'sense' ? [test.sense] : [])])].flatMap((sense) =>
    [true, false].map((not): Test => ({ kind: 'sense', sense, not })),
  )
  const keyOf = (one: Test) => (one.kind === 'sense' ? `${one.not ? '!' : ''}${one.sense}` : 'compare')
  return (
    <span className="super-test">
      <TestPicture test={test} />
      <select
        aria-label={t('test')}
        value={keyOf(test)}
        onChange={(event) => {
          const chosen = known.find((one) => keyOf(one) === event.target.value)
          onChange(
            chosen ?? {
              kind: 'compare',
              comparison: '<',
              left: { kind: 'variable', name: COUNTERS[0] },
              right: number(3),
              not: false,
            },
          )
        }}
      >
        {known.map((one) => (
          <option key={keyOf(one)} value={keyOf(one)}>
            {sayTest(t, one)}
          </option>
        ))}
        {hasVariables && <option value="compare">{t('comparing')}</option>}
      </select>
      {test.kind === 'compare' && (
        <>
          <ValueField
            value={test.left}
            label={t('number')}
            least={-LIMITS.number}
            hasVariables
            onChange={(left) => onChange({ ...test, left })}
          />
          <select
            aria-label={t('comparing')}
            value={comparisonSign(test.comparison, test.not)}
            onChange={(event) => onChange({ ...test, ...COMPARISON_OF[event.target.value] })}
          >
            {Object.keys(COMPARISON_OF).map((sign) => (
              <option key={sign}>{sign}</option>
            ))}
          </select>
          <ValueField
            value={test.right}
            label={t('number')}
            least={-LIMITS.number}
            hasVariables
            onChange={(right) => onChange({ ...test, right })}
          />
        </>
      )}
    </span>
  )
}

const COMPARISON_OF: Readonly<Record<string, { comparison: '<' | '=' | '>'; not: boolean }>> = {
  '<': { comparison: '<', not: false },
  '>': { comparison: '>', not: false },
  '==': { comparison: '=', not: false },
  '!=': { comparison: '=', not: true },
  '<=': { comparison: '>', not: true },
  '>=': { comparison: '<', not: true },
}
