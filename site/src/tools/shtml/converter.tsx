import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { takeHandedFile } from '../../lib/handed-file.ts'
import { useKeepFocus } from '../../lib/keep-focus.ts'
import { PartBoundary, useLoaded } from '../../shell/part-boundary.tsx'
import { createPart } from '../../shell/part.ts'
import { ChooseFiles } from './choose-files.tsx'
import { DEFAULT_SETTINGS, type Settings } from '../../player/scratch/settings.ts'
import { Step } from './step.tsx'
import { useLeaveWarning } from './use-leave-warning.ts'
import { useMaking } from './use-making.ts'
import { useToolText } from './use-text.ts'
import { useWarmUp } from './use-warm-up.ts'
import { useWorks } from './use-works.ts'
import { isReady, isUndone } from './works.ts'

/** What is needed once a file has been chosen: one chunk, fetched then. */
const afterChoosing = createPart(() => import('./after-choosing.ts'))

/** The whole tool: choose files, try and style them, make pages. */
export function Converter() {
  const t = useToolText()
  const { works, dispatch, add, look, clean } = useWorks()
  const [settings, setSettings] = useState<Settings>(DEFAULT_SETTINGS)
  const { making, make, cancel, reset } = useMaking((id, page) => dispatch({ type: 'made', id, page }))
  const ready = works.list.filter(isReady)
  const shown = ready.find(({ id }) => id === works.shown)
  const busy = making.state === 'working'

  const warmUp = useWarmUp(afterChoosing.load)
  const parts = useLoaded(afterChoosing)
  const choose = useRef<HTMLInputElement>(null)
  const keepFocus = useKeepFocus()
  const takeHanded = useEffectEvent(async () => {
    const file = await takeHandedFile()
    if (file) await add([file])
  })
  useEffect(() => void takeHanded(), [])
  useLeaveWarning(busy || isUndone(works))

  const changeSettings = (changed: Partial<Settings>): void => {
    setSettings({ ...settings, ...changed })
    dispatch({ type: 'outdate' })
    reset()
  }

  return (
    <div className="shtml-converter">
      <Step number={1} title={t('stepChoose')}>
        <ChooseFiles ref={choose} compact={works.list.length > 0} disabled={busy} onApproach={warmUp} onFiles={add} />
        <div aria-live="polite" aria-relevant="additions text">
          {works.list.length > 0 && (
            <PartBoundary part={afterChoosing}>
              {({ WorkList }) => (
                <WorkList
                  works={works}
                  busy={busy}
                  onShow={(id) => dispatch({ type: 'show', id })}
                  onRemove={(id) => {
                    keepFocus(() => choose.current)
                    dispatch({ type: 'remove', id })
                    reset()
                  }}
                  onLook={({ id, file, outcome }) => void (outcome ? clean(id, file) : look(id, file))}
                />
              )}
            </PartBoundary>
          )}
        </div>
      </Step>
      {shown && parts && (
        <>
          <Step number={2} title={t('stepTry')}>
            <parts.Preview
              key={shown.id}
              work={shown}
              settings={settings}
              onCover={(picture, chosen) => {
                dispatch({ type: 'cover', id: shown.id, picture, chosen })
                if (chosen) reset()
              }}
              onRetry={() => {
                if (making.state === 'failed') reset()
              }}
            />
          </Step>
          <Step number={3} title={t('stepStyle')}>
            <parts.SettingsForm
              settings={settings}
              several={ready.length > 1}
              disabled={busy}
              onSettings={changeSettings}
            />
          </Step>
          <Step number={4} title={t('stepMake')}>
            <parts.MakePages
              works={ready}
              making={making}
              onTitle={(id, title) => {
                dispatch({ type: 'title', id, title })
                reset()
              }}
              onMake={() => void make(ready, settings)}
              onCancel={cancel}
              onSaved={(ids) => dispatch({ type: 'saved', ids })}
            />
          </Step>
        </>
      )}
    </div>
  )
}
