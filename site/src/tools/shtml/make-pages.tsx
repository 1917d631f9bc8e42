import { Download, FileCode2, Share2 } from 'lucide-react'
import { useEffect, useMemo, useRef, useState } from 'react'
import { goPublish } from '../../lib/go-publish.ts'
import { focusOn, isFocusLost } from '../../lib/keep-focus.ts'
import { useBusy } from '../../lib/use-busy.ts'
import { useSite } from '../../lib/use-site.ts'
import { PAGE_WORDS } from '../../player/scratch/page-words.ts'
import { coverFile } from '../../player/scratch/cover-file.ts'
import { bareName, pageFileName, titleOf } from '../../player/scratch/produce/file-name.ts'
import type { Making } from './use-making.ts'
import { useToolText } from './use-text.ts'
import { pageName, projectOf, type ReadyWork } from './works.ts'

type MakePagesProps = {
  works: readonly ReadyWork[]
  making: Making
  onTitle: (id: number, title: string) => void
  onMake: () => void
  onCancel: () => void
  /** Works whose pages were taken away. */
  onSaved: (ids: readonly number[]) => void
}

/** The last step: makes the pages, shows how far it is, and hands them over. */
export function MakePages({ works, making, onTitle, onMake, onCancel, onSaved }: MakePagesProps) {
  const t = useToolText()
  const made = works.filter((work) => work.page)
  const done = made.length > 0 && made.length === works.length
  const box = useRef<HTMLDivElement>(null)
  const downloads = useRef<HTMLUListElement>(null)
  // Making, cancelling and failing each put another button in place of the one pressed.
  useEffect(() => {
    if (making.state === 'done') downloads.current?.querySelector('a')?.focus()
    else if (making.state !== 'idle' && isFocusLost()) focusOn(box.current?.querySelector('button'))
  }, [making.state])
  return (
    <div ref={box} className="shtml-make">
      {works.map((work) => (
        <TitleField
          key={work.id}
          work={work}
          named={works.length > 1}
          disabled={making.state === 'working'}
          onTitle={(title) => onTitle(work.id, title)}
        />
      ))}
      {making.state === 'working' ? (
        <>
          <p>{t('making', { title: making.title })}</p>
          <progress value={making.share} aria-label={t('making', { title: making.title })} />
          <button type="button" className="btn" onClick={onCancel}>
            {t('cancel')}
          </button>
        </>
      ) : (
        !done && (
          <button type="button" className="btn btn-primary btn-lg" onClick={onMake}>
            <FileCode2 aria-hidden />
            {works.length > 1 ? t('makeAll', { count: works.length }) : t('make')}
          </button>
        )
      )}
      <p role="status" className="shtml-result" data-state={making.state}>
        {making.state === 'done' && t('done', { count: making.count })}
        {making.state === 'cancelled' && t('cancelled')}
        {making.state === 'failed' && (making.reason === 'runtime' ? t('runtimeFailed') : t('makeFailed'))}
      </p>
      {made.length > 0 && (
        <ul ref={downloads} className="shtml-downloads">
          {made.map((work) => (
            <li key={work.id}>
              <DownloadLink work={work} page={work.page!} named={works.length > 1} onSaved={() => onSaved([work.id])} />
              <Publish work={work} named={works.length > 1} onPublish={() => onSaved([work.id])} />
            </li>
          ))}
        </ul>
      )}
      {made.length > 1 && <DownloadAll works={made} onSaved={onSaved} />}
    </div>
  )
}

type TitleFieldProps = { work: ReadyWork; named: boolean; disabled: boolean; onTitle: (title: string) => void }

/** Asks for the project's name, with what its file's name says of it filled in. */
function TitleField({ work, named, disabled, onTitle }: TitleFieldProps) {
  const t = useToolText()
  const { language } = useSite()
  const hint = `shtml-title-hint-${work.id}`
  return (
    <label className="shtml-field shtml-title">
      <span>{named ? t('titleOf', { file: bareName(work.file.name) }) : t('title')}</span>
      <input
        value={work.title}
        disabled={disabled}
        placeholder={titleOf(work.file.name) || PAGE_WORDS[language].untitled}
        autoComplete="off"
        aria-describedby={hint}
        onChange={({ target }) => onTitle(target.value)}
      />
      <small id={hint} className="text-muted">
        {work.title.trim() === '' ? t('titleMissing') : t('titleHint')}
      </small>
    </label>
  )
}

type DownloadLinkProps = { work: ReadyWork; page: Blob; named: boolean; onSaved: () => void }

function DownloadLink({ work, page, named, onSaved }: DownloadLinkProps) {
  const t = useToolText()
  const address = useMemo(() => URL.createObjectURL(page), [page])
  useEffect(() => () => URL.revokeObjectURL(address), [address])
  const { language } = useSite()
  const name = pageName(work, PAGE_WORDS[language].untitled)
  return (
    <a className="btn btn-primary btn-lg" href={address} download={pageFileName(name)} onClick={onSaved}>
      <Download aria-hidden />
      {named ? t('downloadOf', { title: name }) : t('download')}
      <span className="shtml-size">{t('size', { size: (page.size / 1024 / 1024).toFixed(1) })}</span>
    </a>
  )
}

/** Takes the project, its name and its cover to the form by which members publish. */
function Publish({ work, named, onPublish }: { work: ReadyWork; named: boolean; onPublish: () => void }) {
  const t = useToolText()
  const { language } = useSite()
  const [said, say] = useState('')
  const [isPublishing, busily] = useBusy()
  const title = pageName(work, PAGE_WORDS[language].untitled)
  const draft = async () => {
    // Nothing of it is lost by leaving.
    onPublish()
    const ownCover = work.cover === undefined ? undefined : coverFile(work.cover)
    return { kind: 'scratch', title, ownFile: projectOf(work), ownCover } as const
  }
  const publish = () => busily(() => goPublish({ language, say, draft }))
  return (
    <>
      <button type="button" className="btn btn-lg" aria-disabled={isPublishing} onClick={() => void publish()}>
        <Share2 aria-hidden />
        {named ? t('publishOf', { title }) : t('publish')}
      </button>
      <p role="status" className="shtml-result">
        {said}
      </p>
    </>
  )
}

/** One file instead of many: browsers drop downloads that follow each other at once, or ask about each of them. */
function DownloadAll({ works, onSaved }: { works: readonly ReadyWork[]; onSaved: MakePagesProps['onSaved'] }) {
  const t = useToolText()
  const { language } = useSite()
  const [state, setState] = useState<'idle' | 'working' | 'failed'>('idle')
  async function download(): Promise<void> {
    setState('working')
    try {
      const { zipOf } = await import('../../player/scratch/produce/zip.ts')
      saveAs(
        await zipOf(
          works.map((work) => ({
            name: pageFileName(pageName(work, PAGE_WORDS[language].untitled)),
            content: work.page!,
          })),
        ),
        t('zipName'),
      )
      onSaved(works.map(({ id }) => id))
      setState('idle')
    } catch {
      setState('failed')
    }
  }
  return (
    <>
      <button
        type="button"
        className="btn"
        aria-disabled={state === 'working'}
        onClick={() => state !== 'working' && void download()}
      >
        <Download aria-hidden />
        {t('downloadAll')}
      </button>
      <p role="status" className="shtml-result" data-state={state}>
        {state === 'failed' && t('zipFailed')}
      </p>
    </>
  )
}

function saveAs(file: Blob, name: string): void {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
