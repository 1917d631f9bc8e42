import { lazy, Suspense, useState } from 'react'
import { ChooseFiles } from './choose-files.tsx'
import { DEFAULT_SETTINGS, type Settings } from './settings.ts'
import { Step } from './step.tsx'
import { useMaking } from './use-making.ts'
import { useToolText } from './use-text.ts'
import { useWorks } from './use-works.ts'
import { isReady } from './works.ts'

const MakePages = lazy(async () => ({ default: (await import('./after-choosing.ts')).MakePages }))
const Preview = lazy(async () => ({ default: (await import('./after-choosing.ts')).Preview }))
const SettingsForm = lazy(async () => ({ default: (await import('./after-choosing.ts')).SettingsForm }))
const WorkList = lazy(async () => ({ default: (await import('./after-choosing.ts')).WorkList }))

/** The whole tool: choose files, try and style them, make pages. */
export function Converter() {
  const t = useToolText()
  const { works, dispatch, add } = useWorks()
  const [settings, setSettings] = useState<Settings>(DEFAULT_SETTINGS)
  const { making, make, cancel, reset } = useMaking((id, page) => dispatch({ type: 'made', id, page }))
  const ready = works.list.filter(isReady)
  const shown = ready.find(({ id }) => id === works.shown)
  const busy = making.state === 'working'

  const changeSettings = (changed: Partial<Settings>): void => {
    setSettings({ ...settings, ...changed })
    dispatch({ type: 'outdate' })
    reset()
  }

  return (
    <div className="shtml-converter">
      <div className="shtml-column">
        <Step number={1} title={t('stepChoose')}>
          <ChooseFiles compact={works.list.length > 0} disabled={busy} onFiles={add} />
          <div aria-live="polite" aria-relevant="additions text">
            {works.list.length > 0 && (
              <Suspense>
                <WorkList
                  works={works}
                  busy={busy}
                  onShow={(id) => dispatch({ type: 'show', id })}
                  onRemove={(id) => {
                    dispatch({ type: 'remove', id })
                    reset()
                  }}
                />
              </Suspense>
            )}
          </div>
        </Step>
        {shown && (
          <Step number={3} title={t('stepStyle')}>
            <Suspense>
              <SettingsForm
                work={shown}
                settings={settings}
                several={ready.length > 1}
                disabled={busy}
                onTitle={(title) => {
                  dispatch({ type: 'title', id: shown.id, title })
                  reset()
                }}
                onSettings={changeSettings}
              />
            </Suspense>
          </Step>
        )}
      </div>
      {shown && (
        <div className="shtml-column">
          <Suspense>
            <Step number={2} title={t('stepTry')}>
              <Preview
                key={shown.id}
                work={shown}
                settings={settings}
                onCover={(picture, chosen) => {
                  dispatch({ type: 'cover', id: shown.id, picture, chosen })
                  if (chosen) reset()
                }}
              />
            </Step>
            <Step number={4} title={t('stepMake')}>
              <MakePages works={ready} making={making} onMake={() => void make(ready, settings)} onCancel={cancel} />
            </Step>
          </Suspense>
        </div>
      )}
    </div>
  )
}
