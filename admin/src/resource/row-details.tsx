// Loaded when the details of a row are first opened.
import { isTold } from '@tutu/contract/definition/form-conditions'
import { type Definition, joinKey } from '@tutu/contract/definition/define-resource'
import { oneOf } from '@tutu/contract/definition/row-names'
import type { Field } from '@tutu/contract/fields/index'
import { isRelation, traitsOf } from '@tutu/contract/fields/traits'
import { Drawer, Grid } from 'antd'
import { Fragment, type ReactNode } from 'react'
import { faceOf } from '../fields/index.ts'
import { formatSeconds } from '../fields/format.ts'
import { calledIn, relationTarget } from '../fields/target.ts'
import { useDrawerPlace } from '../kit/drawer-place.ts'
import { titleName } from './columns.tsx'
import { RowDetail } from './row-detail.tsx'
import type { RowPanelProps } from './row-panels.ts'
import { columnLabel } from './table-settings.tsx'
import { isRowColumn } from './table-view.ts'
import type { Row } from '../kit/face.ts'
import { type Text, useText } from '../kit/text.ts'

type Props = RowPanelProps & { children?: ReactNode; footer?: ReactNode }

/** Everything the list knows of a row, to be read and copied. */
export function RowDetails({ definition, row, open, onClose, children, footer }: Props) {
  const text = useText()
  const isPhone = !Grid.useBreakpoint().sm
  const times = row.updatetime === row.createtime ? ['createtime'] : ['createtime', 'updatetime']
  const names = ['id', ...Object.keys(definition.fields), ...times]
  const isKept = (field: Field | undefined) => field !== undefined && (traitsOf(field).secret || field.shown === false)
  const shown = [...new Set(names)].filter((name) => {
    const field = definition.fields[name]
    return name in row && !isKept(field) && (!field || (isTold(field, row) && !isQuiet(field, row[name])))
  })
  return (
    <Drawer
      {...useDrawerPlace(open)}
      open={open}
      title={text('actionOf', {
        action: text('infoTitle', { one: oneOf(definition, text.language) }),
        name: definition.titleFields ? fieldsTitle(definition, row, text) : titleName(definition, row),
      })}
      size={isPhone ? '100%' : 640}
      onClose={onClose}
      classNames={{ header: 'form-head' }}
      footer={footer}
    >
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
      {children}
    </Drawer>
  )
}

const isQuiet = ({ quietAtZero }: Field, value: unknown) => quietAtZero && Number(value) === 0

/** '小明 · 同意 · 告知书版本 3 · 2026-11-29 08:00': a number says nothing without its label. */
function fieldsTitle(definition: Definition, row: Row, text: Text): string {
  const told = (definition.titleFields ?? []).map((name) => {
    const value = row[name]
    const field = definition.fields[name]
    if (!field) return formatSeconds(Number(value))
    const joined = row[joinKey(name)] as Row | null | undefined
    if (isRelation(field)) return joined ? calledIn(relationTarget(field.to), joined) : ''
    if (typeof value === 'number') return `${columnLabel(definition, name, text)} ${value}`
    return faceOf(field).toText?.(value, field, text) ?? ''
  })
  return told.filter(Boolean).join(' · ')
}

function RowValue({ name, value }: { name: string; value: unknown }) {
  return <>{name !== 'id' && typeof value === 'number' ? formatSeconds(value) : String(value ?? '')}</>
}
