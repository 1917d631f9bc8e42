// Loaded when the details of a row are first opened.
import { IconView } from '../fields/icon-view.tsx'
import { type Definition, joinKey } from '@tutu/contract/definition/define-resource'
import { oneOf } from '@tutu/contract/definition/row-names'
import { isRelation } from '@tutu/contract/fields/traits'
import { Button, Drawer, Flex, Grid } from 'antd'
import type { ReactNode } from 'react'
import { faceOf } from '../fields/index.ts'
import { formatSeconds } from '../fields/format.ts'
import { calledIn, relationTarget } from '../fields/target.ts'
import { useDrawerPlace } from '../kit/drawer-place.ts'
import { titleName } from './columns.tsx'
import type { RowPanelProps } from './row-panels.ts'
import { RowFacts } from './row-facts.tsx'
import { SlipButton } from './slip.tsx'
import { columnLabel } from './table-settings.tsx'
import type { Row } from '../kit/face.ts'
import { type Text, useText } from '../kit/text.ts'

type Props = RowPanelProps & { children?: ReactNode; footer?: ReactNode }

/** Everything the list knows of a row, to be read and copied. */
export function RowDetails({ definition, row, open, onClose, children, footer }: Props) {
  const text = useText()
  const isPhone = !Grid.useBreakpoint().sm
  const times = row.updatetime === row.createtime ? ['createtime'] : ['createtime', 'updatetime']
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
      extra={
        <Flex gap={8} wrap>
          <SlipButton definition={definition} row={row} />
          <Button icon={<IconView name="PrinterOutlined" />} onClick={() => window.print()}>
            {text('print')}
          </Button>
        </Flex>
      }
      footer={footer}
    >
      <RowFacts definition={definition} row={row} names={['id', ...Object.keys(definition.fields), ...times]} />
      {children}
    </Drawer>
  )
}

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
