import type { Language } from '@tutu/contract/core/languages'
import { InputNumber, Space } from 'antd'
import { useText } from '../kit/text.ts'
import type { SearchProps } from '../kit/face.ts'
import { TextSearch } from './text-search.tsx'
import { plainNumber } from './typed-numbers.ts'

type Bounds = { prefix?: string; suffix?: string; decimals?: number }

/** Two numbers, either of which may stay open (RANGE), one, or several with commas between them (IN). */
export function numberSearch(bounds: (field: unknown, language: Language) => Bounds) {
  return function NumberSearch(props: SearchProps<unknown>) {
    const { id, field, operator, value, onChange } = props
    const text = useText()
    const { prefix, suffix, decimals = 0 } = bounds(field, text.language)
    const one = (inputId: string, label: string, current: string, commit: (next: string) => void) => (
      <InputNumber
        // The steppers' names are English whatever the language; the arrow keys do the same.
        controls={false}
        id={inputId}
        aria-label={label}
        placeholder={label}
        style={{ flex: 1, minWidth: 0, width: '100%' }}
        prefix={prefix}
        suffix={suffix}
        precision={decimals}
        stringMode
        parser={(typed) => plainNumber(typed ?? '')}
        value={current || null}
        onChange={(next) => commit(next === null ? '' : String(next))}
      />
    )
    if (operator.endsWith('IN')) return <TextSearch {...props} />
    if (!operator.endsWith('RANGE')) return one(id, text('all'), value, onChange)
    const [from = '', to = ''] = value.split(',')
    const join = (a: string, b: string) => onChange(a || b ? `${a},${b}` : '')
    return (
      <Space.Compact block>
        {one(id, text('from'), from, (next) => join(next, to))}
        {one(`${id}-to`, text('to'), to, (next) => join(from, next))}
      </Space.Compact>
    )
  }
}
