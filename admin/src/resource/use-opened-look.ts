import { useQuery } from '@tanstack/react-query'
import type { Definition } from '@tutu/contract/definition/define-resource'
import { useEffect, useEffectEvent } from 'react'
import { useText } from '../kit/text.ts'
import { message, tellRefusal } from '../lib/message.ts'
import { rowQuery } from './list-query.ts'
import { openOf } from './looks/opens.ts'
import type { ResourceBodyProps } from './resource-table.tsx'
import { useRowButtons } from './row-buttons.tsx'
import { findRow } from './rows.ts'
import type { Opened } from './use-opened.ts'

/** Shows the row that the address names to whoever does not edit it, as a click on it does, wherever in the list it stands. */
export function useOpenedLook(definition: Definition, opened: Opened, onPanel: ResourceBodyProps['onPanel']): void {
  const text = useText()
  const buttons = useRowButtons(definition, false)
  const { looked, forget } = opened
  const { data, error } = useQuery({
    ...rowQuery(definition, looked, text.language),
    enabled: looked !== undefined,
  })
  const row = looked === undefined ? undefined : findRow(data?.list ?? [], looked)
  const show = useEffectEvent(() => {
    const open = row && openOf(definition, row, buttons, { canEdit: false, onEdit: () => undefined, onPanel })
    if (error) tellRefusal(error)
    else if (open) open()
    // It has a form, which is not for this administrator.
    else if (row) onPanel('info', row)
    else void message.info(text('rowGone'))
    forget()
  })
  const isAnswered = looked !== undefined && Boolean(data ?? error)
  useEffect(() => {
    if (isAnswered) show()
  }, [isAnswered])
}
