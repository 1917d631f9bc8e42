import { FilePlus2 } from 'lucide-react'
import { type RefObject, useEffect, useEffectEvent } from 'react'
import { PROJECT_FILES } from '../../lib/project-files.ts'
import { usePageDrop } from './use-page-drop.ts'
import { useToolText } from './use-text.ts'

type ChooseFilesProps = {
  /** The file input, for the focus. */
  ref: RefObject<HTMLInputElement | null>
  /** Once there are works, the field steps back. */
  compact: boolean
  disabled: boolean
  /** Somebody turns to the field: a file may follow. */
  onApproach: () => void
  onFiles: (files: readonly File[]) => void
}

/** A field to drop files on (the whole page takes them), with a button for those who would rather choose them. */
export function ChooseFiles({ ref, compact, disabled, onApproach, onFiles }: ChooseFilesProps) {
  const t = useToolText()
  const take = (files: readonly File[]): void => {
    if (files.length > 0 && !disabled) onFiles(files)
  }
  const over = usePageDrop(take)
  const takeFrom = (input: HTMLInputElement): void => {
    take([...(input.files ?? [])])
    // So that the same file can be chosen again.
    input.value = ''
  }
  // Chosen before the page had its script.
  const takeEarly = useEffectEvent(() => takeFrom(ref.current!))
  useEffect(() => takeEarly(), [])
  return (
    <div
      className="shtml-drop needs-script"
      data-over={over || undefined}
      data-compact={compact || undefined}
      onPointerEnter={onApproach}
      onFocus={onApproach}
    >
      <label className={`btn shtml-choose ${compact ? '' : 'btn-primary btn-lg'}`}>
        <FilePlus2 aria-hidden />
        {compact ? t('chooseMore') : t('choose')}
        <input
          ref={ref}
          type="file"
          // Phones know none of the endings and would grey every file out; what a file is shows when it is looked at.
          accept={PROJECT_FILES}
          multiple
          disabled={disabled}
          aria-describedby="shtml-formats"
          onChange={({ target }) => takeFrom(target)}
        />
      </label>
      <p className="shtml-drop-hint">{over ? t('dropNow') : t('drop')}</p>
      <p id="shtml-formats" className="text-muted">
        {t('formats')}
      </p>
    </div>
  )
}
