import { useEffect, useState } from 'react'
import type { EngineName } from '../../lib/runner/engines.ts'
import { linkTo } from '../../lib/links.ts'
import { useSite, useText } from '../../lib/use-site.ts'
import type { Played, ToPlayer } from '@tutu/contract/core/player-messages'
import { tellParent } from '../../player/tell-parent.ts'
import { PartBoundary } from '../../shell/part-boundary.tsx'
import { createPart } from '../../shell/part.ts'
import { PageHead } from '../../ui/page-head.tsx'
import { en } from './en.ts'
import { PagePlayer } from './page-player.tsx'
import { ScratchPlayer } from './scratch-player.tsx'
import stylesheet from './player.css?url'
import { zhCn } from './zh-cn.ts'

/** In a frame of a work's page or of the review queue: what is around it is there. */
export const handle = { hydrate: true, bare: true }

/** Plays what the page around it names; by itself it shows nothing. */
export default function PlayerPage() {
  const { language, asset } = useSite()
  const t = useText({ 'zh-cn': zhCn, en })
  const [work, setWork] = useState<Played>()
  const [isAlone, setIsAlone] = useState(false)
  useEffect(() => {
    if (parent === window) {
      setIsAlone(true)
      return undefined
    }
    const onMessage = ({ source, origin, data }: MessageEvent<ToPlayer | null>): void => {
      if (source === parent && origin === location.origin && data?.type === 'tutu-play') setWork(data.work)
    }
    addEventListener('message', onMessage)
    tellParent({ type: 'tutu-player-ready' })
    return () => removeEventListener('message', onMessage)
  }, [])
  return (
    <div className="work-frame">
      <link rel="stylesheet" href={asset(stylesheet)} precedence="tool" />
      <PageHead title={t('title')} indexed={false} />
      {work && <Player work={work} />}
      {!work && !isAlone && (
        <p role="status" className="work-frame-state">
          {t('waiting')}
        </p>
      )}
      {isAlone && (
        <p className="work-frame-state">
          {t('alone')}{' '}
          <a className="text-link" href={linkTo('works', language)}>
            {t('works')}
          </a>
        </p>
      )}
    </div>
  )
}

const programs = createPart(() => import('./program-player.tsx'))

/** By what a work is kind of: the language that runs it. Others are a project in a file, or a page. */
const ENGINES: Readonly<Record<string, EngineName>> = { python: 'python', javascript: 'javascript', cpp: 'cpp' }

function Player({ work }: { work: Played }) {
  const project = work.project ?? work.file
  if (project) return <ScratchPlayer key={work.file ?? 'own'} work={work} project={project} />
  const { source } = work
  if (!source) return null
  const engine = Object.hasOwn(ENGINES, work.kind) ? ENGINES[work.kind] : undefined
  if (!engine) return <PagePlayer key={source} work={work} source={source} />
  return (
    <PartBoundary part={programs}>
      {({ ProgramPlayer }) => <ProgramPlayer key={source} source={source} engine={engine} />}
    </PartBoundary>
  )
}
