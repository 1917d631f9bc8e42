import { isTold } from '@tutu/contract/definition/form-conditions'
import type { Definition } from '@tutu/contract/definition/define-resource'
import type { Field } from '@tutu/contract/fields/index'
import { traitsOf } from '@tutu/contract/fields/traits'
import { Fragment } from 'react'
import { formatSeconds } from '../fields/format.ts'
import type { Row } from '../kit/face.ts'
import { useText } from '../kit/text.ts'
import { RowDetail } from './row-detail.tsx'
import { columnLabel } from './table-settings.tsx'
import { isRowColumn } from './table-view.ts'

type Props = { definition: Definition; row: Row; names: readonly string[] }

/** These values of a row with their names, as far as the list knows them and they say something of it. */
export function RowFacts({ definition, row, names }: Props) {
  const text = useText()
  const isKept = (field: Field | undefined) => field !== undefined && (traitsOf(field).secret || field.shown === false)
  const shown = [...new Set(names)].filter((name) => {
    const field = definition.fields[name]
    return name in row && !isKept(field) && (!field || (isTold(field, row) && !isQuiet(field, row[name])))
  })
  return (
    <dl className="row-details">
      {shown.map((name) => (
        <Fragment key={name}>
          <dt>{columnLabel(definition, name, text)}</dt>
          <dd>
            {isRowColumn(definition, name) ? (
              <RowValue name={name} value={row[name]} />
            ) : (
              <RowDetail definition={definition} name={name} field={definition.fields[name]!} row={row} />
            )}
          </dd>
        </Fragment>
      ))}
    </dl>
  )
}

/** Whether what it holds is nothing to tell. */
export const isQuiet = ({ quietAtZero }: Field, value: unknown) => quietAtZero && Number(value) === 0

function RowValue({ name, value }: { name: string; value: unknown }) {
  return <>{name !== 'id' && typeof value === 'number' ? formatSeconds(value) : String(value ?? '')}</>
}
