import { Play, Redo2, RotateCcw, Snail, Square, StepForward, Trash2, Undo2 } from 'lucide-react'
import { memo } from 'react'
import { useKeepFocus } from '../../../lib/keep-focus.ts'
import { useStored } from '../../../lib/use-stored.ts'
import { keptSettings } from '../keep/settings.ts'
import { IconButton } from './icon-button.tsx'
import type { ProgramEditing } from './use-program.ts'
import type { Run } from './use-run.ts'
import { usePlayText } from './use-text.ts'

type RunControlsProps = {
  /** Of the run. */
  kind: Run['kind']
  editing: ProgramEditing
  /** The code that is typed has a mistake. */
  hasMistake: boolean
  isEmpty: boolean
  onRun: () => void
  onStep: () => void
  onReset: () => void
  runButton: React.RefObject<HTMLButtonElement | null>
}

/** Runs the program, and takes back what was done to it. */
export const RunControls = memo(function RunControls(props: RunControlsProps) {
  const { kind, editing, hasMistake, isEmpty, onRun, onStep, onReset, runButton } = props
  const t = usePlayText()
  const [settings, setSettings] = useStored(keptSettings)
  const { undo, redo, clear } = editing
  const isRunning = kind === 'running'
  const keepFocus = useKeepFocus()
  /** Of a button that may be of no use once it was pressed: then Run has the focus. */
  const keepingFocus = (press: (() => void) | undefined) => () => {
    press?.()
    keepFocus(() => runButton.current)
  }
  return (
    <div className="super-controls" role="group" aria-label={t('program')}>
      <button ref={runButton} type="button" className="btn btn-primary super-run" onClick={onRun}>
        {isRunning ? <Square aria-hidden /> : <Play aria-hidden />}
        <span>{t(isRunning ? 'stop' : 'run')}</span>
      </button>
      <IconButton label={t('step')} isDisabled={isRunning || hasMistake} onPress={onStep}>
        <StepForward aria-hidden />
      </IconButton>
      <IconButton
        className="super-slow"
        label={t('slow')}
        isPressed={settings.isSlow}
        onPress={() => setSettings((known) => ({ ...known, isSlow: !known.isSlow }))}
      >
        <Snail aria-hidden />
      </IconButton>
      <IconButton
        className="super-reset"
        label={t('reset')}
        isDisabled={kind === 'idle'}
        onPress={keepingFocus(onReset)}
      >
        <RotateCcw aria-hidden />
      </IconButton>
      <span className="super-controls-space" />
      <IconButton label={t('undo')} isDisabled={!undo || isRunning} onPress={keepingFocus(undo)}>
        <Undo2 aria-hidden />
      </IconButton>
      <IconButton label={t('redo')} isDisabled={!redo || isRunning} onPress={keepingFocus(redo)}>
        <Redo2 aria-hidden />
      </IconButton>
      <IconButton label={t('clear')} isDisabled={isRunning || isEmpty} onPress={keepingFocus(clear)}>
        <Trash2 aria-hidden />
      </IconButton>
    </div>
  )
})
