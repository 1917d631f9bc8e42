import { describeExtensions, describeProblem, describeTrouble, describeWarning } from '@tutu/learning/scratch/describe'
import type { Loss } from '@tutu/learning/scratch/foreign-blocks'
import type { AssetTrouble, ScratchFormat } from '@tutu/learning/scratch/outcome'
import { Blocks, CircleX, LoaderCircle, Puzzle, TriangleAlert, WifiOff, X } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useSite } from '../../lib/use-site.ts'
import { LossList } from './loss-list.tsx'
import { ScrollBox } from './scroll-box.tsx'
import { useToolText } from './use-text.ts'
import { isOffered, isReady, nameOf, type Work } from './works.ts'

const VERSIONS: Readonly<Record<ScratchFormat, string>> = { sb3: '3', sb2: '2', sb: '1' }

const TROUBLES_SHOWN = 4

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
  if (isOffered(work)) return <Thumb icon={<Puzzle aria-hidden />} />
  return <Thumb icon={outcome.ok ? <Blocks aria-hidden /> : <CircleX aria-hidden />} />
}

function Thumb({ icon }: { icon: ReactNode }) {
  return <span className="shtml-thumb">{icon}</span>
}

function State({ work, onLook }: Pick<WorkCardProps, 'work' | 'onLook'>) {
  const { outcome, unseen } = work
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
  if (isOffered(work) && outcome.loss) return <Offer loss={outcome.loss} onAccept={onLook} />
  if (!isReady(work)) return <p className="text-muted">{t('checking')}</p>
  const { format, sprites } = outcome.facts
  return (
    <>
      <p className="text-muted">
        {t('version', { version: VERSIONS[format] })}
        {sprites !== null && ` · ${t('sprites', { count: sprites })}`}
      </p>
      {outcome.loss && <Done loss={outcome.loss} />}
      {outcome.warnings.map((warning) => (
        <div key={warning.kind} className="shtml-warning">
          <TriangleAlert aria-hidden />
          <div>
            <p>{describeWarning(warning, language)}</p>
            {warning.kind === 'assets' && <Troubles troubles={warning.troubles} />}
          </div>
        </div>
      ))}
    </>
  )
}

/** Broken costumes and sounds, each by name. */
function Troubles({ troubles }: { troubles: readonly AssetTrouble[] }) {
  const { language } = useSite()
  const list = (
    <ul className="shtml-troubles">
      {troubles.map((trouble, at) => (
        <li key={at}>{describeTrouble(trouble, language)}</li>
      ))}
    </ul>
  )
  if (troubles.length <= TROUBLES_SHOWN) return list
  return <ScrollBox label={describeWarning({ kind: 'assets', troubles }, language)}>{list}</ScrollBox>
}

/** Foreign blocks would have to go: which ones, and a button for those who want that. */
function Offer({ loss, onAccept }: { loss: Loss; onAccept: () => void }) {
  const t = useToolText()
  const { language } = useSite()
  const names = describeExtensions(loss.extensions, language)
  const [isAccepted, setAccepted] = useState(false)
  return (
    <>
      <p className="shtml-offer">{t('foreign', { names })}</p>
      <p>{t('foreignOffer')}</p>
      <LossList loss={loss} isDone={false} />
      <p>
        <button
          type="button"
          className="btn btn-primary shtml-again"
          aria-disabled={isAccepted}
          onClick={() => {
            if (isAccepted) return
            setAccepted(true)
            onAccept()
          }}
        >
          {t(isAccepted ? 'takingOut' : 'takeOut')}
        </button>
      </p>
    </>
  )
}

function Done({ loss }: { loss: Loss }) {
  const t = useToolText()
  const { language } = useSite()
  const names = describeExtensions(loss.extensions, language)
  return (
    <div className="shtml-warning">
      <TriangleAlert aria-hidden />
      <div>
        <p>{t('foreignDone', { names })}</p>
        <LossList loss={loss} isDone />
      </div>
    </div>
  )
}
