import { Download, FileCode2 } from 'lucide-react'
import { useEffect, useMemo, useRef } from 'react'
import { pageFileName } from './produce/file-name.ts'
import type { Making } from './use-making.ts'
import { useToolText } from './use-text.ts'
import type { ReadyWork } from './works.ts'

type MakePagesProps = { works: readonly ReadyWork[]; making: Making; onMake: () => void; onCancel: () => void }

/** The last step: makes the pages, shows how far it is, and hands them over. */
export function MakePages({ works, making, onMake, onCancel }: MakePagesProps) {
  const t = useToolText()
  const made = works.filter((work) => work.page)
  const done = made.length > 0 && made.length === works.length
  const downloads = useRef<HTMLUListElement>(null)
  useEffect(() => {
    if (making.state === 'done') downloads.current?.querySelector('a')?.focus()
  }, [making.state])
  return (
    <div className="shtml-make">
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
              <DownloadLink work={work} page={work.page!} named={works.length > 1} />
            </li>
          ))}
        </ul>
      )}
      {made.length > 1 && (
        <button
          type="button"
          className="btn"
          onClick={() => downloads.current?.querySelectorAll('a').forEach((link) => link.click())}
        >
          <Download aria-hidden />
          {t('downloadAll')}
        </button>
      )}
    </div>
  )
}

function DownloadLink({ work, page, named }: { work: ReadyWork; page: Blob; named: boolean }) {
  const t = useToolText()
  const address = useMemo(() => URL.createObjectURL(page), [page])
  useEffect(() => () => URL.revokeObjectURL(address), [address])
  return (
    <a className="btn btn-primary btn-lg" href={address} download={pageFileName(work.title)}>
      <Download aria-hidden />
      {named ? t('downloadOf', { title: work.title }) : t('download')}
      <span className="shtml-size">{t('size', { size: (page.size / 1024 / 1024).toFixed(1) })}</span>
    </a>
  )
}
