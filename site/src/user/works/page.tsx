import { get } from 'idb-keyval'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { keptPlace } from '../../lib/keep-place.ts'
import { linkTo } from '../../lib/links.ts'
import { notices } from '../../lib/member/notices.ts'
import { useLoaded } from '../../lib/member/use-loaded.ts'
import { useBusy } from '../../lib/use-busy.ts'
import { useSite, useText } from '../../lib/use-site.ts'
import { HANDED, HANDED_DRAFT } from '../../lib/work-draft.ts'
import { kindName, WORK_KINDS } from '../../lib/work-kinds.ts'
import { LoadProblem } from '../../ui/load-problem.tsx'
import { Tutu } from '../../ui/tutu.tsx'
import { en } from './en.ts'
import { FamilyLinks } from './family-links.tsx'
import { forgetDraftOf, keptDrafts } from './kept-drafts.ts'
import { LikedWorks } from './liked-works.tsx'
import { doWith, type MyWork, myWorks, removeWork } from '../../lib/member/my-works.ts'
import { WorkForm } from './work-form.tsx'
import { WorkLine } from '../../ui/member/work-line.tsx'
import { zhCn } from './zh-cn.ts'

/** What one has made: how far each is, why one came back, and the way to publish another. */
export default function MyWorks() {
  const t = useText({ 'zh-cn': zhCn, en })
  const { language } = useSite()
  const [search, setSearch] = useSearchParams()
  const { data, problem, again } = useLoaded('works', myWorks)
  // Begun elsewhere, perhaps before signing in.
  const handed = useLoaded('handed', () => get<unknown>(HANDED_DRAFT))
  const drafts = useLoaded('drafts', keptDrafts)
  const edited = search.get('edit')
  const remix = search.get('remix')
  const open = (params: Readonly<Record<string, string>>): void => {
    const lang = search.get('lang')
    setSearch({ ...(lang && { lang }), ...params })
    // The form is long, the list short: whoever handed in at the end of the one would see the foot of the page.
    scrollTo({ top: 0 })
  }
  if (edited !== null || remix !== null)
    return (
      <WorkForm
        key={`${edited} ${remix}`}
        id={Number(edited) || undefined}
        remix={Number(remix) || undefined}
        isHanded={edited === HANDED}
        kind={WORK_KINDS.find((kind) => kind === search.get('kind'))}
        onDone={() => {
          open({})
          again()
          handed.again()
          drafts.again()
        }}
      />
    )
  return (
    <>
      <h1>{t('title')}</h1>
      <p className="centre-intro">{t('intro')}</p>
      <p className="my-4 flex flex-wrap gap-3">
        <button type="button" className="btn btn-primary" onClick={() => open({ edit: 'new' })}>
          {t('create')}
        </button>
        <button type="button" className="btn" onClick={() => open({ edit: 'new', kind: 'python' })}>
          {t('program')}
        </button>
      </p>
      {handed.data !== undefined && (
        <p className="note-bar">
          {t('unfinished')}
          <button type="button" className="btn" onClick={() => open({ edit: HANDED })}>
            {t('goOn')}
          </button>
        </p>
      )}
      {drafts.data?.map(({ id, title, kind, address }) => {
        if (id !== undefined) return null
        const name = title || kindName(kind, language)
        return (
          <p key={JSON.stringify(address)} className="note-bar">
            <span className="min-w-0 wrap-anywhere">{t('begun', { name })}</span>
            <button
              type="button"
              className="btn"
              aria-label={`${t('goOnWriting')} ${name}`}
              onClick={() => open(address)}
            >
              {t('goOnWriting')}
            </button>
          </p>
        )
      })}
      {problem !== undefined && <LoadProblem title={t('problem')} text={problem} again={again} />}
      <div ref={keptPlace}>
        {data?.length === 0 ? (
          <div className="empty-state mt-6">
            <Tutu pose="thinking" className="size-32" />
            <p>{t('empty')}</p>
            <a href={linkTo('works', language)} className="text-link" data-grown-up="">
              {t('wall')}
            </a>
          </div>
        ) : data ? (
          <section className="panel">
            <ul className="row-list">
              {data.map((work) => (
                <Entry
                  key={work.id}
                  work={work}
                  isChangedHere={drafts.data?.some(({ id }) => id === work.id) === true}
                  onEdit={() => open({ edit: String(work.id) })}
                  onChanged={() => {
                    again()
                    drafts.again()
                  }}
                />
              ))}
            </ul>
          </section>
        ) : (
          problem === undefined && <span className="skeleton mt-6 h-48 w-full" aria-hidden />
        )}
      </div>
      {/* Below what is there already: it pushes nothing down. */}
      {data && <LikedWorks />}
    </>
  )
}

type EntryProps = {
  work: MyWork
  /** What was written last has not been sent. */
  isChangedHere: boolean
  onEdit: () => void
  onChanged: () => void
}

function Entry({ work, isChangedHere, onEdit, onChanged }: EntryProps) {
  const t = useText({ 'zh-cn': zhCn, en })
  const { language, asset } = useSite()
  const [asks, setAsks] = useState(false)
  const [, busily] = useBusy()
  const [isSending, setSending] = useState(false)
  const { id, title, state, reason } = work
  const run = (what: () => Promise<void>, said?: string): Promise<void> =>
    busily(async () => {
      try {
        await what()
        if (said) notices.success(said)
      } catch (error) {
        notices.error(error instanceof Error ? error.message : String(error))
      }
      onChanged()
    })
  const remove = async (): Promise<void> => {
    await removeWork(id)
    await forgetDraftOf(id)
  }
  return (
    <li className="my-work">
      <img src={asset(work.cover)} alt="" width={96} height={60} className="my-work-cover" />
      <div className="min-w-0 grow">
        <WorkLine work={work} />
        {state === 'rejected' && reason && <p className="my-work-reason">{t('reason', { reason })}</p>}
        {isChangedHere && <p className="text-sm">{t('changedHere')}</p>}
        <p className="mt-2 flex flex-wrap gap-x-4">
          {state === 'approved' && (
            <a className="text-link" href={linkTo('work', language, { id: String(id) })} data-grown-up="">
              {t('see')}
            </a>
          )}
          <button type="button" className="text-button" onClick={onEdit}>
            {t('edit')}
          </button>
          {(state === 'draft' || state === 'rejected' || state === 'withdrawn') && (
            <button
              type="button"
              className="text-button"
              onClick={() => void run(() => doWith('handIn', id), t('handedIn'))}
            >
              {t('handIn')}
            </button>
          )}
          {(state === 'pending' || state === 'approved') && (
            <button type="button" className="text-button" onClick={() => void run(() => doWith('withdraw', id))}>
              {t('withdraw')}
            </button>
          )}
          {(state === 'draft' || state === 'pending' || state === 'approved') && (
            <button
              type="button"
              className="text-button"
              aria-expanded={isSending}
              data-grown-up=""
              onClick={() => setSending(!isSending)}
            >
              {t('family')}
            </button>
          )}
          <button type="button" className="text-button" onClick={() => setAsks(true)}>
            {t('remove')}
          </button>
        </p>
        {isSending && <FamilyLinks work={id} title={title} />}
        {asks && (
          <p role="alert" className="mt-2 flex flex-wrap items-center gap-3">
            {t('removeAsk', { title })}
            <button type="button" className="btn" onClick={() => void run(remove)}>
              {t('removeYes')}
            </button>
            <button type="button" className="btn" onClick={() => setAsks(false)}>
              {t('keep')}
            </button>
          </p>
        )}
      </div>
    </li>
  )
}
