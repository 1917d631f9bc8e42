import { type ReactNode, useState } from 'react'
import { useFocusReturn } from '../../lib/use-focus-return.ts'
import { lazyInput } from '../lazy.tsx'
import type { BuiltInDialogProps } from './built-in-dialog.tsx'
import type { LibraryDialogProps } from './library/library-dialog.tsx'
import type { PreviewDialogProps } from './preview-dialog.tsx'

const LibraryDialog = lazyInput<LibraryDialogProps>(
  async () => (await import('./library/library-dialog.tsx')).LibraryDialog,
)
const BuiltInDialog = lazyInput<BuiltInDialogProps>(async () => (await import('./built-in-dialog.tsx')).BuiltInDialog)
const PreviewDialog = lazyInput<PreviewDialogProps>(async () => (await import('./preview-dialog.tsx')).PreviewDialog)

type Opened =
  | ({ kind: 'library' } & Omit<LibraryDialogProps, 'onClose'>)
  | ({ kind: 'built-in' } & Omit<BuiltInDialogProps, 'onClose'>)
  | ({ kind: 'preview' } & Omit<PreviewDialogProps, 'onClose'>)

/** The dialogs of an upload field, one at a time. A choice closes its dialog. */
export function useDialogs(): { open: (dialog: Opened) => void; dialog: ReactNode } {
  const [opened, setOpened] = useState<Opened>()
  const onClose = () => setOpened(undefined)
  useFocusReturn(opened !== undefined, opened === undefined)
  const closing =
    <T,>(choose: (chosen: T) => void) =>
    (chosen: T) => {
      onClose()
      choose(chosen)
    }
  return { open: setOpened, dialog: opened && dialogOf(opened) }

  function dialogOf(props: Opened): ReactNode {
    if (props.kind === 'preview') return <PreviewDialog {...props} onClose={onClose} />
    if (props.kind === 'built-in')
      return <BuiltInDialog {...props} onClose={onClose} onChoose={closing(props.onChoose)} />
    return <LibraryDialog {...props} onClose={onClose} onChoose={closing(props.onChoose)} />
  }
}
