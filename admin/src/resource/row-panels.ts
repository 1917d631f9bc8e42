import { EyeOutlined, FileSearchOutlined, RedoOutlined } from '@ant-design/icons'
import type { Definition } from '@tutu/contract/define-resource'
import type { ComponentType } from 'react'
import type { Row } from '../fields/face.ts'
import { lazyPart } from '../lib/lazy-part.tsx'
import { isFixed } from './fixed.ts'
import type { TextKey } from './text.ts'

export type RowPanelProps = {
  definition: Definition
  row: Row
  open: boolean
  onClose: () => void
}

type RowPanel = {
  icon: ComponentType
  title: TextKey
  /** Text with `{{name}}` of the row. */
  label: TextKey
  /** The right it asks for; absent: whoever sees the list may. */
  needs?: string
  /** The rows it is offered on; absent: every one. */
  isFor?: (row: Row) => boolean
  Panel: ComponentType<RowPanelProps>
}

/** Row buttons a definition may name besides the standard ones, and what each opens. The one list of them. */
export const ROW_PANELS: Readonly<Record<string, RowPanel>> = {
  info: {
    icon: EyeOutlined,
    title: 'info',
    label: 'infoRow',
    Panel: lazyPart(async () => (await import('./row-details.tsx')).RowDetails),
  },
  file: {
    icon: FileSearchOutlined,
    title: 'info',
    label: 'infoRow',
    Panel: lazyPart(async () => (await import('../fields/upload/library/file-panel.tsx')).FilePanel),
  },
  preview: {
    icon: EyeOutlined,
    title: 'preview',
    label: 'previewRow',
    needs: 'preview',
    Panel: lazyPart(async () => (await import('../outbox/template-preview.tsx')).TemplatePreview),
  },
  resend: {
    icon: RedoOutlined,
    title: 'resend',
    label: 'resendRow',
    needs: 'resend',
    isFor: ({ state }) => ['failed', 'dead', 'unknown'].includes(String(state)),
    Panel: lazyPart(async () => (await import('../outbox/resend-dialog.tsx')).ResendDialog),
  },
}

/** The rows that standard buttons are offered on: what the server would refuse is not there. */
const STANDARD_FOR: Readonly<Record<string, (row: Row) => boolean>> = {
  'weigh-sort': (row) => !isFixed(row, 'weigh'),
  edit: (row) => row.is_own !== true && !isFixed(row),
  delete: (row) => row.is_own !== true && row.built_in !== '1' && !isFixed(row),
}

/** The buttons that this row has. */
export function buttonsOf(row: Row, buttons: readonly string[]): readonly string[] {
  return buttons.filter((button) => (ROW_PANELS[button]?.isFor ?? STANDARD_FOR[button])?.(row) ?? true)
}
