// Loaded when limits are first given.
import type { RowLimit, RowLimitsField } from '@tutu/contract/fields/row-limits'
import { Select } from 'antd'
import { asList, type InputProps } from '../kit/face.ts'
import { useText } from '../kit/text.ts'
import { useDefinitions } from '../stores/definitions.ts'

/** The wider first. */
const LIMITS = ['group', 'own'] as const satisfies readonly RowLimit[]

/** For each module that knows whose its records are: all of them, one's group's, or one's own. */
export function RowLimitsInput({ id, field, value, onChange }: InputProps<RowLimitsField>) {
  const text = useText()
  const modules = useDefinitions(({ list }) => list).filter(({ keeper }) => keeper !== undefined)
  const limits = asList<string>(value)
  const options = [
    { value: '', label: text('rowsAll') },
    ...LIMITS.map((limit) => ({
      value: limit,
      label: text(limit === 'own' ? 'rowsOwn' : 'rowsGroup'),
    })),
  ]
  const limitOf = (name: string): string =>
    limits.find((one) => one.startsWith(`${name}=`))?.slice(name.length + 1) ?? ''
  const choose = (name: string, limit: string): void => {
    const others = limits.filter((one) => !one.startsWith(`${name}=`))
    onChange(limit ? [...others, `${name}=${limit}`] : others)
  }
  return (
    <div id={id} role="group" aria-label={field.label[text.language]} tabIndex={-1} className="row-limits">
      {modules.map(({ name, title }) => (
        <label key={name} htmlFor={`${id}-${name}`}>
          <span>{title[text.language]}</span>
          <Select
            id={`${id}-${name}`}
            value={limitOf(name)}
            options={options}
            onChange={(limit) => choose(name, limit)}
            aria-label={title[text.language]}
          />
        </label>
      ))}
    </div>
  )
}
