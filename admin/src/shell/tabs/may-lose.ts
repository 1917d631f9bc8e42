import type { TFunction } from 'i18next'
import { modal } from '../../lib/message.ts'
import { giveUpUnsaved, hasUnsaved } from '../../lib/pane.ts'

/** Whether the screens at these paths may lose what nobody has saved: asked for only where there is something. */
export function mayLose(paths: readonly string[], t: TFunction<'shell'>): Promise<boolean> {
  if (!paths.some(hasUnsaved)) return Promise.resolve(true)
  return new Promise((resolve) => {
    modal.confirm({
      title: t('unsavedTitle'),
      content: t('unsavedText'),
      okText: t('discard'),
      okType: 'danger',
      cancelText: t('keepEditing'),
      focusable: { autoFocusButton: 'cancel' },
      onOk: () => {
        giveUpUnsaved(paths)
        resolve(true)
      },
      onCancel: () => resolve(false),
    })
  })
}
