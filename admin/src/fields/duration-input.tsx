// Loaded when a length of time is first entered.
import { DURATION_WORDS, durationOf, durationParts, type DurationUnit } from '@tutu/contract/core/durations'
import type { DurationField } from '@tutu/contract/fields/duration'
import { InputNumber, Space } from 'antd'
import { useState } from 'react'
import type { InputProps } from '../kit/face.ts'
import { useText } from '../kit/text.ts'

const PARTS = { seconds: ['hours', 'minutes', 'seconds'], minutes: ['hours', 'minutes'] } as const
type Part = (typeof PARTS)['seconds'][number]
type Parts = Partial<Record<Part, number | null>>

function partsOf(value: unknown, unit: DurationUnit): Parts {
  return typeof value === 'number' && value >= 0 ? durationParts(value, unit) : {}
}

/** What was typed comes to; parts that are no whole units are no number, which the message beside the field says. */
function sumOf(parts: Parts, unit: DurationUnit): number | null {
  const typed = Object.values(parts).filter((part) => part !== null)
  if (typed.length === 0) return null
  if (typed.some((part) => part < 0)) return NaN
  return durationOf(Object.fromEntries(Object.entries(parts).map(([part, count]) => [part, count ?? 0])), unit) ?? NaN
}

export function DurationInput({ id, field, value, onChange }: InputProps<DurationField>) {
  const { language } = useText()
  const unit = field.unit ?? 'seconds'
  const [typed, setTyped] = useState<Parts>()
  // 90 minutes stay 90 minutes until one has stopped typing.
  const shown = typed && Object.is(sumOf(typed, unit), value ?? null) ? typed : partsOf(value, unit)
  const put = (part: Part, count: number | null) => {
    const next = { ...shown, [part]: count }
    setTyped(next)
    onChange(sumOf(next, unit))
  }
  return (
    <Space.Compact block>
      {PARTS[unit].map((part, at) => (
        <InputNumber
          key={part}
          // The steppers' names are English whatever the language; the arrow keys do the same.
          controls={false}
          id={at === 0 ? id : `${id}-${part}`}
          aria-label={`${field.label[language]} · ${DURATION_WORDS[language][part]}`}
          value={shown[part] ?? null}
          suffix={DURATION_WORDS[language][part]}
          inputMode="numeric"
          style={{ flex: 1, minWidth: 0 }}
          onChange={(count) => put(part, count)}
          onBlur={() => Number.isNaN(value) || setTyped(undefined)}
        />
      ))}
    </Space.Compact>
  )
}
