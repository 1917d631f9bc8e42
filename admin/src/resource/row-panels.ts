import { EyeOutlined, FileSearchOutlined } from '@ant-design/icons'
import type { Definition } from '@tutu/contract/definition/define-resource'
import { isOffered } from '@tutu/contract/definition/form-conditions'
import type { ComponentType } from 'react'
import type { Row } from '../kit/face.ts'
import { lazyPart } from '../lib/lazy-part.tsx'
import { isFixed } from './fixed.ts'
import type { TextKey } from '../kit/text.ts'

export type RowPanelProps = {
  definition: Definition
  row: Row
  open: boolean
  onClose: () => void
}

type RowPanel = {
  Panel: ComponentType<RowPanelProps>
  /** The button's face where it is no command: whoever sees the list may press it. */
  icon?: ComponentType
  title?: TextKey
}

/**
 * What row buttons open besides the form and the generic dialog of commands: panels of their own, by the button's name in
 * definitions. The one list of them.
 */
export const ROW_PANELS: Readonly<Record<string, RowPanel>> = {
  info: {
    icon: EyeOutlined,
    title: 'info',
    Panel: lazyPart(async () => (await import('./record-parts.ts')).RowLook),
  },
  logged: {
    icon: EyeOutlined,
    title: 'info',
    Panel: lazyPart(async () => (await import('./history/log-entry.tsx')).LogEntry),
  },
  look: {
    Panel: lazyPart(async () => (await import('./history/recycled-row.tsx')).RecycledRow),
  },
  change: {
    Panel: lazyPart(async () => (await import('./history/sensitive-change.tsx')).SensitiveChange),
  },
  file: {
    icon: FileSearchOutlined,
    title: 'info',
    Panel: lazyPart(async () => (await import('../fields/upload/library/file-panel.tsx')).FilePanel),
  },
  preview: {
    Panel: lazyPart(async () => (await import('../outbox/template-preview.tsx')).TemplatePreview),
  },
}

/** Whether a button only shows more of the row: all panels do. */
export const isLook = (button: string): boolean => button in ROW_PANELS

/** The rows that standard buttons are offered on: what the server would refuse is not there. */
const STANDARD_FOR: Readonly<Record<string, (row: Row) => boolean>> = {
  'weigh-sort': (row) => !isFixed(row, 'weigh'),
  edit: (row) => row.is_own !== true && !isFixed(row),
  duplicate: (row) => row.is_own !== true && !isFixed(row),
  delete: (row) => row.is_own !== true && row.built_in !== '1' && !isFixed(row),
}

/** The buttons that this row has. */
export function buttonsOf({ commands = {} }: Definition, row: Row, buttons: readonly string[]): readonly string[] {
  return buttons.filter((button) => {
    const command = commands[button]
    return command ? isOffered(command, row) : (STANDARD_FOR[button]?.(row) ?? true)
  })
}

/** Whether a button opens something before anything is done. */
export function asks({ commands }: Definition, button: string): boolean {
  const command = commands?.[button]
  return !command || button in ROW_PANELS || Boolean(command.question ?? command.input ?? command.danger)
}
