import { describeProblem, describeWarning } from '@tutu/contract/scratch/describe'
import type { ScratchFormat } from '@tutu/contract/scratch/outcome'
import { Blocks, CircleX, LoaderCircle, TriangleAlert, WifiOff, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useSite } from '../../lib/use-site.ts'
import { useToolText } from './use-text.ts'
import { isReady, nameOf, type Work } from './works.ts'

const VERSIONS: Readonly<Record<ScratchFormat, string>> = { sb3: '3', sb2: '2', sb: '1' }

type WorkCardProps = {
  work: Work
  shown: boolean
  busy: boolean
  onShow: () => void
  onRemove: () => void
  /** Look at the file again. */
  onLook: () => void
}

/** One file: being checked, refused with a reason, or ready with what it holds and what to know. */
export function WorkCard({ work, shown, busy, onShow, onRemove, onLook }: WorkCardProps) {
  const t = useToolText()
  const name = nameOf(work)
  return (
    <article
      className="shtml-work"
      data-shown={shown || undefined}
      data-refused={work.outcome?.ok === false || undefined}
    >
      <Picture work={work} />
      <div className="shtml-work-text">
        {isReady(work) ? (
          <h3>
            <button type="button" aria-label={t('show', { title: name })} aria-pressed={shown} onClick={onShow}>
              {name}
            </button>
          </h3>
        ) : (
          <h3>{work.file.name}</h3>
        )}
        <State work={work} onLook={onLook} />
      </div>
      <button
        type="button"
        className="icon-button"
        aria-label={t('remove', { title: name })}
        disabled={busy}
        onClick={onRemove}
      >
        <X aria-hidden />
      </button>
    </article>
  )
}

function Picture({ work }: { work: Work }) {
  if (work.cover) return <img className="shtml-thumb" src={work.cover} alt="" width={72} height={54} />
  const { outcome, unseen } = work
  if (unseen) return <Thumb icon={<WifiOff aria-hidden />} />
  if (!outcome) return <Thumb icon={<LoaderCircle aria-hidden className="shtml-turning" />} />
  return <Thumb icon={outcome.ok ? <Blocks aria-hidden /> : <CircleX aria-hidden />} />
}

function Thumb({ icon }: { icon: ReactNode }) {
  return <span className="shtml-thumb">{icon}</span>
}

function State({ work: { outcome, unseen }, onLook }: Pick<WorkCardProps, 'work' | 'onLook'>) {
  const t = useToolText()
  const { language } = useSite()
  if (unseen) {
    return (
      <>
        <p className="shtml-problem">{t('unseen')}</p>
        <p>
          <button type="button" className="btn shtml-again" onClick={onLook}>
            {t('retry')}
          </button>
        </p>
      </>
    )
  }
  if (!outcome) return <p className="text-muted">{t('checking')}</p>
  if (!outcome.ok) {
    const { title, advice } = describeProblem(outcome.problem, language)
    return (
      <>
        <p className="shtml-problem">{title}</p>
        <p>{advice}</p>
      </>
    )
  }
  const { format, sprites } = outcome.facts
  return (
    <>
      <p className="text-muted">
        {t('version', { version: VERSIONS[format] })}
        {sprites !== null && ` · ${t('sprites', { count: sprites })}`}
      </p>
      {outcome.warnings.map((warning) => (
        <p key={warning.kind} className="shtml-warning">
          <TriangleAlert aria-hidden />
          <span>{describeWarning(warning, language)}</span>
        </p>
      ))}
    </>
  )
}
