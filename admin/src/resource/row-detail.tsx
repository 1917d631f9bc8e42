import type { Definition } from '@tutu/contract/definition/define-resource'
import type { Field } from '@tutu/contract/fields/index'
import { isRelation } from '@tutu/contract/fields/traits'
import { theme } from 'antd'
import type { Row } from '../kit/face.ts'
import { faceOf } from '../fields/index.ts'
import { CopyButton } from '../kit/copy-button.tsx'
import { useText } from '../kit/text.ts'
import { prettyJson } from './pretty-json.ts'

type DetailProps = { definition: Definition; name: string; field: Field; row: Row }

/** One value of a row where there is room: texts in full, JSON laid out; other kinds as in the table. */
export function RowDetail({ definition, name, field, row }: DetailProps) {
  const text = useText()
  const { token } = theme.useToken()
  const value = row[name]
  const isBlank = value === null || value === undefined || value === ''
  // Nothing chosen may mean all of them, which its cell says.
  if (isBlank && !(isRelation(field) && 'none' in field && field.none)) {
    return <span style={{ color: token.colorTextSecondary }}>{text('emptyValue')}</span>
  }
  const { Cell, shownWhole, toText } = faceOf(field)
  const whole = typeof value === 'string' ? value : shownWhole && toText?.(value, field, text)
  const json = whole ? prettyJson(whole) : undefined
  if (json !== undefined) {
    return (
      <>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so the keyboard must reach it */}
        <pre className="row-details-json" tabIndex={0} style={{ background: token.colorFillQuaternary }}>
          {json}
        </pre>
        <CopyButton value={json} />
      </>
    )
  }
  if (whole && shownWhole) {
    return (
      <>
        <span className="row-details-text">{whole}</span> <CopyButton value={whole} />
      </>
    )
  }
  return <Cell name={name} field={field} value={value} row={row} rowName="" definition={definition} />
}
