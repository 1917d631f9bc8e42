import type { CodeError } from '@tutu/learning/super/code-error'
import { countBlocks } from '@tutu/learning/super/program'
import { Volume2, VolumeX } from 'lucide-react'
import { memo } from 'react'
import { canSpeak } from '../../../lib/speak.ts'
import { useStored } from '../../../lib/use-stored.ts'
import { keptSettings, MODES } from '../keep/settings.ts'
import { IconButton } from './icon-button.tsx'
import { ProgramEditor, type ProgramEditorProps } from './program-editor.tsx'
import { usePlayText } from './use-text.ts'

/** The program in the way it is written: how, how long it is, and its editor. */
export const ProgramPanel = memo(function ProgramPanel(props: ProgramEditorProps) {
  const { editing, level, onError } = props
  return (
    <div className="super-program">
      <ProgramTabs count={countBlocks(editing.program)} best={level.best} onError={onError} />
      <ProgramEditor {...props} />
    </div>
  )
})

type ProgramTabsProps = { count: number; best: number; onError: (error: CodeError | undefined) => void }

function ProgramTabs({ count, best, onError }: ProgramTabsProps) {
  const t = usePlayText()
  const [settings, setSettings] = useStored(keptSettings)
  return (
    <div className="super-tabs">
      <div className="super-switch" role="group" aria-label={t('mode')}>
        {MODES.map((mode) => (
          <button
            key={mode}
            type="button"
            aria-pressed={mode === settings.mode}
            onClick={() => {
              onError(undefined)
              setSettings((known) => ({ ...known, mode }))
            }}
          >
            {t(mode)}
          </button>
        ))}
      </div>
      <p className="super-count">
        <span className="super-count-long">
          {t('blockCount', { count })}
          <span> · {t('bestOf', { best })}</span>
        </span>
        <span className="super-count-short" aria-hidden>
          {count}/{best}
        </span>
      </p>
      {settings.mode === 'tiles' && canSpeak() && (
        <IconButton
          label={t('speaks')}
          isPressed={settings.speaks}
          onPress={() => setSettings((known) => ({ ...known, speaks: !known.speaks }))}
        >
          {settings.speaks ? <Volume2 aria-hidden /> : <VolumeX aria-hidden />}
        </IconButton>
      )}
    </div>
  )
}
