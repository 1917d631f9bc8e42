// Loaded when the details of a row are first opened.
import type { Definition } from '@tutu/contract/definition/define-resource'
import { oneOf } from '@tutu/contract/definition/row-names'
import type { Field } from '@tutu/contract/fields/index'
import { traitsOf } from '@tutu/contract/fields/traits'
import { Drawer, Grid, theme } from 'antd'
import { Fragment, type ReactNode } from 'react'
import type { Row } from '../kit/face.ts'
import { formatSeconds } from '../fields/format.ts'
import { faceOf } from '../fields/index.ts'
import { CopyButton } from '../kit/copy-button.tsx'
import { useDrawerPlace } from '../kit/drawer-place.ts'
import { prettyJson } from './pretty-json.ts'
import type { RowPanelProps } from './row-panels.ts'
import { columnLabel } from './table-settings.tsx'
import { isRowColumn } from './table-view.ts'
import { useText } from '../kit/text.ts'

/** Everything the list knows of a row, to be read and copied. */
export function RowDetails({ definition, row, open, onClose, children }: RowPanelProps & { children?: ReactNode }) {
  const text = useText()
  const isPhone = !Grid.useBreakpoint().sm
  const times = row.updatetime === row.createtime ? ['createtime'] : ['createtime', 'updatetime']
  const names = ['id', ...Object.keys(definition.fields), ...times]
  const isKept = (field: Field | undefined) => field !== undefined && (traitsOf(field).secret || field.shown === false)
  const shown = [...new Set(names)].filter((name) => name in row && !isKept(definition.fields[name]))
  return (
    <Drawer
      {...useDrawerPlace(open)}
      open={open}
      title={text('infoTitle', { one: oneOf(definition, text.language) })}
      size={isPhone ? '100%' : 640}
      onClose={onClose}
    >
      <dl className="row-details">
        {shown.map((name) => (
          <Fragment key={name}>
            <dt>{columnLabel(definition, name, text)}</dt>
            <dd>
              {isRowColumn(definition, name) ? (
                <RowValue name={name} value={row[name]} />
              ) : (
                <Detail definition={definition} name={name} field={definition.fields[name]!} row={row} />
              )}
            </dd>
          </Fragment>
        ))}
      </dl>
      {children}
    </Drawer>
  )
}

function RowValue({ name, value }: { name: string; value: unknown }) {
  return <>{name !== 'id' && typeof value === 'number' ? formatSeconds(value) : String(value ?? '')}</>
}

type DetailProps = { definition: Definition; name: string; field: Field; row: Row }

/** Texts in full, JSON laid out; other kinds as in the table. */
function Detail({ definition, name, field, row }: DetailProps) {
  const text = useText()
  const { token } = theme.useToken()
  const value = row[name]
  if (value === null || value === undefined || value === '') {
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
