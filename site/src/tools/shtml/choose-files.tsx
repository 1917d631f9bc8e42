import { FilePlus2 } from 'lucide-react'
import { useState } from 'react'
import { useToolText } from './use-text.ts'

type ChooseFilesProps = {
  /** Once there are works, the field steps back. */
  compact: boolean
  disabled: boolean
  onFiles: (files: readonly File[]) => void
}

/** A field to drop files on, with a button for those who would rather choose them. */
export function ChooseFiles({ compact, disabled, onFiles }: ChooseFilesProps) {
  const t = useToolText()
  const [over, setOver] = useState(false)
  const take = (files: FileList | null): void => {
    if (files && files.length > 0 && !disabled) onFiles([...files])
  }
  return (
    <div
      className="shtml-drop needs-script"
      data-over={over || undefined}
      data-compact={compact || undefined}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setOver(false)
        take(event.dataTransfer.files)
      }}
    >
      <label className={`btn shtml-choose ${compact ? '' : 'btn-primary btn-lg'}`}>
        <FilePlus2 aria-hidden />
        {compact ? t('chooseMore') : t('choose')}
        <input
          type="file"
          // Phones know none of the endings and would grey every file out; what a file is shows when it is looked at.
          accept=".sb3,.sb2,.sb,application/octet-stream,application/zip"
          multiple
          disabled={disabled}
          aria-describedby="shtml-formats"
          onChange={({ target }) => {
            take(target.files)
            // So that the same file can be chosen again.
            target.value = ''
          }}
        />
      </label>
      <p className="shtml-drop-hint">{over ? t('dropNow') : t('drop')}</p>
      <p id="shtml-formats" className="text-muted">
        {t('formats')}
      </p>
    </div>
  )
}
