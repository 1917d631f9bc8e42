import { useEffect, useRef, useState } from 'react'
import { linkTo } from '../../lib/links.ts'
import type { CodeBlock } from '../../player/program/code-block.ts'
import { useSite, useText } from '../../lib/use-site.ts'
import { en } from './en.ts'
import { hasFile, isProgram, useSaveWork, type WorkErrors } from './use-save-work.ts'
import type { WorkBeginning } from './kept-drafts.ts'
import { type Origin, useWorkDraft } from './use-work-draft.ts'
import { ProgramField } from './program-field.tsx'
import { CoverField, DescriptionField, FileField, isTyped, KindField, NameField, TagsField } from './work-fields.tsx'
import { zhCn } from './zh-cn.ts'

/** A work to be published or mended; what is written stays on the device until it has been kept. */
export function WorkForm({ onDone, ...beginning }: WorkBeginning & { onDone: () => void }) {
  const t = useText({ 'zh-cn': zhCn, en })
  const { language } = useSite()
  const work = useWorkDraft(beginning, language)
  const program = useRef<CodeBlock>(undefined)
  const { errors, isBusy, save } = useSaveWork(work, onDone, () => program.current)
  const form = useFirstProblem(errors)
  const title = <h1>{t(beginning.id === undefined ? 'newTitle' : 'editTitle')}</h1>
  if (!work)
    return (
      <>
        {title}
        <span className="skeleton mt-6 h-96 w-full" aria-hidden />
      </>
    )
  const { draft, change, known, origin, tags, types } = work
  const field = (name: string) => ({ draft, change, error: errors[name] })
  return (
    <>
      {title}
      {origin && <RemixOf origin={origin} isFile={hasFile(draft)} />}
      {known?.state === 'rejected' && known.reason && (
        <p className="my-work-reason mt-3">{t('reason', { reason: known.reason })}</p>
      )}
      <form
        ref={form}
        className="form work-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void save(true)
        }}
      >
        {/* What would be typed while it is sent would not be in it. */}
        <fieldset className="contents" disabled={isBusy}>
          <KindField {...field(isTyped(draft.kind) ? 'kind' : 'source')} types={types} />
          <NameField {...field('title')} />
          {hasFile(draft) && <FileField {...field('file')} />}
        </fieldset>
        {/* What runs can be stopped meanwhile. */}
        {isProgram(draft) && (
          <ProgramField
            code={draft.kind}
            source={draft.source}
            onChange={(source) => change({ source })}
            error={errors.source}
            isReadOnly={isBusy}
            onBlock={(block) => {
              program.current = block
            }}
          />
        )}
        <fieldset className="contents" disabled={isBusy}>
          <CoverField {...field('cover')} isProgram={isProgram(draft)} />
          <DescriptionField {...field('description')} />
          {tags.length > 0 && <TagsField {...field('tag_ids')} tags={tags} />}
        </fieldset>
        <Buttons
          isBusy={isBusy}
          isChanged={work.isChanged}
          onSave={() => void save(false)}
          onLeave={() => {
            void work.forget()
            onDone()
          }}
        />
      </form>
    </>
  )
}

/** What is wrong may be out of sight. */
function useFirstProblem(errors: WorkErrors) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    const wrong = form.current?.querySelector<HTMLElement>('.field:has(.field-error)')
    wrong?.scrollIntoView({ block: 'center' })
    wrong?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus({ preventScroll: true })
  }, [errors])
  return form
}

function RemixOf({ origin, isFile }: { origin: Origin; isFile: boolean }) {
  const t = useText({ 'zh-cn': zhCn, en })
  const { language } = useSite()
  return (
    <p className="centre-intro">
      {t('remixOf', { title: origin.title, author: origin.author ?? '' })}{' '}
      <a className="text-link" href={linkTo('work', language, { id: String(origin.id) })}>
        {t(isFile ? 'originFile' : 'originPage')}
      </a>
    </p>
  )
}

type ButtonsProps = { isBusy: boolean; isChanged: boolean; onSave: () => void; onLeave: () => void }

/** Leaving asks where something would be lost. */
function Buttons({ isBusy, isChanged, onSave, onLeave }: ButtonsProps) {
  const t = useText({ 'zh-cn': zhCn, en })
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      {isAsking && (
        <p role="alert" className="my-work-reason flex flex-wrap items-center gap-3">
          {t('leaveAsk')}
          <button type="button" className="btn" onClick={onLeave}>
            {t('leaveYes')}
          </button>
          <button type="button" className="btn" onClick={() => setAsking(false)}>
            {t('leaveNo')}
          </button>
        </p>
      )}
      <p className="flex flex-wrap gap-3">
        <button type="submit" className="btn btn-primary" aria-disabled={isBusy}>
          {t(isBusy ? 'saving' : 'saveAndHandIn')}
        </button>
        <button type="button" className="btn" aria-disabled={isBusy} onClick={onSave}>
          {t('save')}
        </button>
        <button type="button" className="btn" onClick={() => (isChanged ? setAsking(true) : onLeave())}>
          {t('cancel')}
        </button>
      </p>
    </>
  )
}
