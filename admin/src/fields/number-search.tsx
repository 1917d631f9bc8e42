import type { Language } from '@tutu/contract/core/languages'
import { say } from '@tutu/contract/core/said'
import { InputNumber, Space, theme } from 'antd'
import { useText } from '../kit/text.ts'
import type { SearchProps } from '../kit/face.ts'
import { ClearInput } from './clear.tsx'
import { numberAsTyped, typedNumber } from './typed-numbers.ts'

type Bounds = { prefix?: string; suffix?: string; decimals?: number }

/** Two numbers, either of which may stay open (RANGE), one, or several with commas between them (IN). */
export function numberSearch(bounds: (field: unknown, language: Language) => Bounds) {
  return function NumberSearch({ id, field, operator, value, onChange }: SearchProps<unknown>) {
    const text = useText()
    const { token } = theme.useToken()
    const { prefix, suffix, decimals = 0 } = bounds(field, text.language)
    const isList = operator.endsWith('IN')
    const isRange = operator.endsWith('RANGE')
    const [from = '', to = ''] = isRange ? value.split(',') : [value]
    const wrong = (isList ? value.split(',') : [from, to])
      .map((one) => problemOf(one, decimals, text.language))
      .find((problem) => problem !== undefined)
    const marks = (isWrong: boolean) =>
      isWrong ? ({ 'aria-invalid': true, 'aria-describedby': `${id}-error`, status: 'error' } as const) : {}
    // A comma would part a range: what holds one is no number, and keeps it as a wide one.
    const one = (inputId: string, label: string, current: string, commit: (next: string) => void) => (
      <InputNumber<string>
        {...numberAsTyped((next) => commit(next === null ? '' : String(next).replaceAll(',', '，')))}
        {...marks(problemOf(current, decimals, text.language) !== undefined)}
        value={current || null}
        id={inputId}
        aria-label={label}
        placeholder={label}
        style={{ flex: 1, minWidth: 0, width: '100%' }}
        prefix={prefix}
        suffix={suffix}
        stringMode
      />
    )
    const join = (a: string, b: string) => onChange(a || b ? `${a},${b}` : '')
    return (
      <>
        {isList ? (
          <ClearInput
            {...marks(wrong !== undefined)}
            id={id}
            value={value}
            allowClear
            autoComplete="off"
            placeholder={text('all')}
            onChange={(event) =>
              onChange(
                event.target.value
                  .split(/[,，、]/)
                  .map(typedNumber)
                  .join(','),
              )
            }
          />
        ) : isRange ? (
          <Space.Compact block>
            {one(id, text('from'), from, (next) => join(next, to))}
            {one(`${id}-to`, text('to'), to, (next) => join(from, next))}
          </Space.Compact>
        ) : (
          one(id, text('all'), value, onChange)
        )}
        {wrong && (
          <div id={`${id}-error`} style={{ color: token.colorErrorText }}>
            {wrong}
          </div>
        )}
      </>
    )
  }
}

/** Why the server would refuse a number; undefined where it would not, or where there is none. */
function problemOf(typed: string, decimals: number, language: Language): string | undefined {
  if (!typed.trim()) return undefined
  const parts = /^-?\d+(?:\.(\d+))?$/.exec(typed.trim())
  if (!parts) return say('rule.number', language)
  if ((parts[1]?.length ?? 0) <= decimals) return undefined
  return decimals ? say('rule.decimals', language, { max: decimals }) : say('rule.integer', language)
}
