import { ChevronDown, Copy } from 'lucide-react'
import type { Work, WorkKind } from '../../lib/public-api.ts'
import { useText } from '../../lib/use-site.ts'
import { Prose } from '../../ui/prose.tsx'
import { en } from './en.ts'
import { zhCn } from './zh-cn.ts'

/** Characters of code beyond which a page would be slow to load for it. */
const SHOWN_MAX = 30_000

/** Whether code is opened at once: of a program it is the work itself. What is no text to read has no entry. */
const OPENED: Partial<Record<WorkKind, boolean>> = { html: false, python: true, javascript: true, cpp: true }

/** What was written: of a program the work itself, of a page behind it. */
export function Code({ work: { kind, source, source_html: html } }: { work: Work }) {
  const t = useText({ 'zh-cn': zhCn, en })
  const isOpen = OPENED[kind]
  if (isOpen === undefined || !source || source.length > SHOWN_MAX) return null
  return (
    <details className="work-code" open={isOpen}>
      <summary>
        <h2 className="text-2xl font-bold">{t('code')}</h2>
        <ChevronDown aria-hidden className="wall-tags-arrow" />
      </summary>
      <p className="mb-2 flex flex-wrap items-center gap-3">
        <button
          type="button"
          className="text-button needs-script"
          data-copy
          data-done={t('copied')}
          data-failed={t('notCopied')}
        >
          <Copy aria-hidden />
          {t('copy')}
        </button>
        <span role="status" data-copy-status />
      </p>
      <Prose html={html} />
    </details>
  )
}
