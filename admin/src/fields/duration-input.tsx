// Loaded when a length of time is first entered.
import { DURATION_WORDS, durationOf, durationParts, type DurationUnit } from '@tutu/contract/core/durations'
import type { DurationField } from '@tutu/contract/fields/duration'
import { InputNumber, Space } from 'antd'
import { useState } from 'react'
import type { InputProps } from '../kit/face.ts'
import { useText } from '../kit/text.ts'
import { numberAsTyped } from './typed-numbers.ts'

const PARTS = { seconds: ['hours', 'minutes', 'seconds'], minutes: ['hours', 'minutes'] } as const
type Part = (typeof PARTS)['seconds'][number]
/** Text: typed, and no number. */
type Count = number | string | null
type Parts = Partial<Record<Part, Count>>

function partsOf(value: unknown, unit: DurationUnit): Parts {
  return typeof value === 'number' && value >= 0 ? durationParts(value, unit) : {}
}

/** What was typed comes to; parts that are no whole units are no number, which the message beside the field says. */
function sumOf(parts: Parts, unit: DurationUnit): number | null {
  const typed = Object.values(parts).filter((part) => part !== null)
  if (typed.length === 0) return null
  if (typed.some((part) => typeof part === 'string' || part < 0)) return NaN
  return (
    durationOf(Object.fromEntries(Object.entries(parts).map(([part, count]) => [part, Number(count)])), unit) ?? NaN
  )
}

export function DurationInput({ id, field, value, onChange }: InputProps<DurationField>) {
  const { language } = useText()
  const unit = field.unit ?? 'seconds'
  const [typed, setTyped] = useState<Parts>()
  // 90 minutes stay 90 minutes until one has stopped typing.
  const shown = typed && Object.is(sumOf(typed, unit), value ?? null) ? typed : partsOf(value, unit)
  const put = (part: Part, count: Count) => {
    const next = { ...shown, [part]: count }
    setTyped(next)
    onChange(sumOf(next, unit))
  }
  return (
    <Space.Compact block>
      {PARTS[unit].map((part, at) => (
        <InputNumber
          key={part}
          {...numberAsTyped((count) => put(part, count as Count))}
          id={at === 0 ? id : `${id}-${part}`}
          aria-label={`${field.label[language]} · ${DURATION_WORDS[language][part]}`}
          value={shown[part] ?? null}
          suffix={DURATION_WORDS[language][part]}
          inputMode="numeric"
          style={{ flex: 1, minWidth: 0 }}
          onBlur={() => Number.isNaN(value) || setTyped(undefined)}
        />
      ))}
    </Space.Compact>
  )
}
