import { Camera, RotateCw } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useSite } from '../../lib/use-site.ts'
import { PAGE_WORDS } from '../../player/scratch/page-words.ts'
import { pageOptions } from '../../player/scratch/page-options.ts'
import type { Settings } from '../../player/scratch/settings.ts'
import { usePreviewFrame } from '../../player/scratch/use-preview-frame.ts'
import { useToolText } from './use-text.ts'
import { pageName, projectOf, type ReadyWork } from './works.ts'

type PreviewProps = {
  work: ReadyWork
  settings: Settings
  /** `chosen`: the child pressed the button. */
  onCover: (picture: string, chosen: boolean) => void
  /** The child asks again for what was not to be had. */
  onRetry: () => void
}

/** The produced page, as it will be, with the project playing in it. */
export function Preview({ work, settings, onCover, onRetry }: PreviewProps) {
  const t = useToolText()
  const { language } = useSite()
  const { facts } = work.outcome
  const words = PAGE_WORDS[language]
  const name = pageName(work, words.untitled)
  const options = useMemo(() => pageOptions(settings, name, facts, words), [settings, name, facts, words])
  // A new key is a new frame: the only way to stop whatever a project does.
  const [opened, setOpened] = useState(0)
  const { frame, state, takeCover } = usePreviewFrame({ file: projectOf(work), facts, options, opened, onCover })
  const reopen = (): void => setOpened(opened + 1)
  return (
    <div className="shtml-preview">
      <div className="shtml-stage">
        {/* oxlint-disable-next-line react/iframe-missing-sandbox -- its own answer says so, for the service worker's sake */}
        <iframe
          key={opened}
          ref={frame}
          title={t('previewOf', { title: options.title })}
          allow="fullscreen *; autoplay *"
          hidden={state === 'failed' || state === 'no-runtime'}
        />
        {state !== 'ready' && (
          <div className="shtml-stage-state" role="status">
            {state === 'loading' && <p>{t('previewLoading')}</p>}
            {state === 'failed' && <p>{t('previewFailed')}</p>}
            {state === 'no-webgl' && <p>{t('previewNoWebGl')}</p>}
            {state === 'no-runtime' && (
              <>
                <p>{t('runtimeFailed')}</p>
                <button
                  type="button"
                  className="btn"
                  onClick={() => {
                    onRetry()
                    reopen()
                  }}
                >
                  {t('retry')}
                </button>
              </>
            )}
          </div>
        )}
      </div>
      <div className="shtml-preview-bar">
        <button type="button" className="btn" disabled={state !== 'ready'} onClick={takeCover}>
          <Camera aria-hidden />
          {t('takeCover')}
        </button>
        <button type="button" className="btn" onClick={reopen}>
          <RotateCw aria-hidden />
          {t('restart')}
        </button>
        <Keys keys={options.keys} names={words.keyNames} />
      </div>
      {work.cover && (
        <figure className="shtml-cover">
          <img src={work.cover} alt={t('cover')} width={160} height={120} />
          <figcaption>{t('coverHint')}</figcaption>
        </figure>
      )}
    </div>
  )
}

const ARROWS: Readonly<Record<string, string>> = { ArrowLeft: '←', ArrowUp: '↑', ArrowDown: '↓', ArrowRight: '→' }

function Keys({ keys, names }: { keys: readonly string[]; names: Readonly<Record<string, string>> }) {
  const t = useToolText()
  if (keys.length === 0) return <p className="text-muted">{t('noKeys')}</p>
  return (
    <p className="shtml-keys">
      {t('keysUsed')}
      {keys.map((key) => (
        <kbd key={key}>{ARROWS[key] ?? names[key] ?? key.toUpperCase()}</kbd>
      ))}
    </p>
  )
}
