import type { ProjectFacts } from '@tutu/learning/scratch/outcome'
import { useEffect, useMemo, useState } from 'react'
import { useSite, useText } from '../../lib/use-site.ts'
import { examine, mend } from '../../player/scratch/jobs.ts'
import type { Played } from '@tutu/contract/core/player-messages'
import { pageOptions } from '../../player/scratch/page-options.ts'
import { PAGE_WORDS } from '../../player/scratch/page-words.ts'
import { loadRuntime } from '../../player/scratch/runtime.ts'
import { DEFAULT_SETTINGS } from '../../player/scratch/settings.ts'
import { usePreviewFrame } from '../../player/scratch/use-preview-frame.ts'
import { tellParent } from '../../player/tell-parent.ts'
import { en } from './en.ts'
import { zhCn } from './zh-cn.ts'

type Found = { state: 'loading' | 'lost' | 'damaged' } | { state: 'whole'; project: File; facts: ProjectFacts }

/** A Scratch project: fetched, looked at in a worker, played in the frame without an origin. */
export function ScratchPlayer({ work, project }: { work: Played; project: string | File }) {
  const { asset } = useSite()
  const given = typeof project === 'string' ? asset(project) : project
  const t = useText({ 'zh-cn': zhCn, en })
  const [attempt, setAttempt] = useState(0)
  const [found, setFound] = useState<Found>({ state: 'loading' })
  // It is much, and every project needs it: it comes while this one is looked at.
  useEffect(() => void loadRuntime(asset).catch(() => undefined), [asset])
  useEffect(() => {
    let gone = false
    setFound({ state: 'loading' })
    findProject(given).then(
      (whole) => !gone && setFound(whole),
      () => !gone && setFound({ state: 'lost' }),
    )
    return () => {
      gone = true
    }
  }, [given, attempt])
  useEffect(() => {
    if (found.state === 'lost' || found.state === 'damaged') tellParent({ type: 'tutu-player-state', state: 'failed' })
  }, [found])
  if (found.state === 'whole') return <Stage work={work} project={found.project} facts={found.facts} />
  return (
    <div className="work-frame-state" role="status">
      <p>{t(found.state === 'loading' ? 'waiting' : found.state)}</p>
      {found.state === 'lost' && (
        <button type="button" className="btn" onClick={() => setAttempt(attempt + 1)}>
          {t('retry')}
        </button>
      )}
    </div>
  )
}

async function findProject(given: string | File): Promise<Found> {
  const project = typeof given === 'string' ? await fetchProject(given) : given
  const outcome = await examine(project)
  if (!outcome) throw new Error('the worker could not be fetched')
  if (!outcome.ok) return { state: 'damaged' }
  // Blocks of foreign extensions are programs of strangers: it is played without them (decision 020).
  const safe = outcome.loss || outcome.isMended ? await mend(project) : project
  return safe ? { state: 'whole', project: safe, facts: outcome.facts } : { state: 'damaged' }
}

async function fetchProject(address: string): Promise<File> {
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`)
  return new File([await answer.blob()], address.slice(address.lastIndexOf('/') + 1))
}

function Stage({ work, project, facts }: { work: Played; project: File; facts: ProjectFacts }) {
  const { language } = useSite()
  const t = useText({ 'zh-cn': zhCn, en })
  const options = useMemo(() => {
    const settings = { ...DEFAULT_SETTINGS, author: work.author, autoplay: true }
    return pageOptions(settings, work.title, facts, PAGE_WORDS[language])
  }, [work, facts, language])
  const onCover = (picture: string): void => tellParent({ type: 'tutu-player-cover', picture })
  const [opened, setOpened] = useState(0)
  const { frame, state } = usePreviewFrame({ file: project, facts, options, opened, onCover })
  useEffect(() => {
    if (state === 'ready') {
      tellParent({ type: 'tutu-player-state', state: 'playing' })
    } else if (state !== 'loading') tellParent({ type: 'tutu-player-state', state: 'failed' })
  }, [state])
  return (
    <>
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- its own answer says so, for the service worker's sake */}
      <iframe
        key={opened}
        ref={frame}
        title={t('frame', { title: work.title })}
        className="work-frame-inner"
        allow="fullscreen *; autoplay *"
        hidden={state === 'failed' || state === 'no-runtime'}
      />
      {state !== 'ready' && (
        <div className="work-frame-state" role="status">
          {state === 'loading' && <p>{t('waiting')}</p>}
          {state === 'failed' && <p>{t('failed')}</p>}
          {state === 'no-webgl' && <p>{t('noWebGl')}</p>}
          {state === 'no-runtime' && (
            <>
              <p>{t('lost')}</p>
              <button type="button" className="btn" onClick={() => setOpened(opened + 1)}>
                {t('retry')}
              </button>
            </>
          )}
        </div>
      )}
    </>
  )
}
