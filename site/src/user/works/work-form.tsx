import { PICTURES } from '@tutu/contract/core/pictures'
import { del, get, set } from 'idb-keyval'
import { type ChangeEvent, type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { ClientError } from '@tutu/contract/core/client'
import type { Language } from '@tutu/contract/core/languages'
import { isAllowedType } from '@tutu/contract/core/upload'
import { isAsked } from '@tutu/contract/definition/form-conditions'
import { cases } from '@tutu/contract/resources/cases'
import { linkTo } from '../../lib/links.ts'
import { notices } from '../../lib/member/notices.ts'
import { sendFile, uploadRules } from '../../lib/member/send-file.ts'
import type { Work, WorkKind } from '../../lib/public-api.ts'
import { useSite, useText } from '../../lib/use-site.ts'
import { EMPTY_DRAFT, HANDED_DRAFT, type WorkDraft } from '../../lib/work-draft.ts'
import { kindName, WORK_KINDS } from '../../lib/work-kinds.ts'
import { FieldNote } from '../../ui/form/field.tsx'
import { en } from './en.ts'
import { doWith, type MyWork, myWork, saveWork } from './my-works.ts'
import { zhCn } from './zh-cn.ts'

type Props = {
  id: number | undefined
  remix: number | undefined
  /** Begun elsewhere, as in a tool. */
  isHanded: boolean
  onDone: () => void
}
type Errors = Readonly<Record<string, string>>
type Origin = { id: number; title: string; author: string | null; file?: string | null }

/** What a kind is a file of. */
const FILES: Partial<Record<WorkKind, string>> = { scratch: '.sb3', video: '.mp4' }
/** Levels come from where they are played: nobody types one. */
const NOT_TYPED: ReadonlySet<WorkKind> = new Set(['level'])
const isTyped = (kind: WorkKind): boolean => !NOT_TYPED.has(kind)
const TAGS_MAX = cases.fields.tag_ids.max
/** Of the form on this device, so that nothing is lost with the session or the network. */
const keptKey = ({ id, remix, isHanded }: Props): string =>
  isHanded ? HANDED_DRAFT : `work-form ${id ?? 'new'} ${remix ?? ''}`

/** A work to be published or mended; what is written stays on the device until it has been kept. */
export function WorkForm(props: Props) {
  const t = useText({ 'zh-cn': zhCn, en })
  const { language, asset } = useSite()
  const ids = useId()
  const [draft, setDraft] = useState<WorkDraft>()
  const [known, setKnown] = useState<MyWork>()
  const [origin, setOrigin] = useState<Origin>()
  const [tags, setTags] = useState<Tag[]>([])
  const [types, setTypes] = useState('')
  /** Files that the site does not take are no choice. */
  const isOffered = (kind: WorkKind): boolean =>
    isTyped(kind) && (!FILES[kind] || isAllowedType({ name: `work${FILES[kind]}`, type: '' }, types))
  const [errors, setErrors] = useState<Errors>({})
  const [isBusy, setBusy] = useState(false)
  const [isChanged, setChanged] = useState(false)
  const [isLeaving, setLeaving] = useState(false)
  const key = keptKey(props)

  const begin = useEffectEvent(async () => {
    const work = props.id === undefined ? undefined : await myWork(props.id)
    const from = props.remix === undefined ? undefined : await workShown(props.remix)
    // All of the form at once: nothing moves when they come. Without them the work is published, too.
    await Promise.all([
      tagsOf(language).then(setTags, () => undefined),
      uploadRules().then(
        ({ mimetype }) => setTypes(mimetype),
        () => undefined,
      ),
    ])
    setKnown(work)
    if (from ?? work?.remix) setOrigin(from ?? work?.remix ?? undefined)
    const kept = await get<WorkDraft>(key).catch(() => undefined)
    setChanged(kept !== undefined)
    if (kept) return setDraft({ ...EMPTY_DRAFT, ...kept })
    if (work)
      return setDraft({ ...EMPTY_DRAFT, ...work, source: work.source ?? '', description: work.description ?? '' })
    if (from)
      return setDraft({ ...EMPTY_DRAFT, kind: from.kind, source: from.source ?? '', remix_id: props.remix ?? null })
    setDraft(EMPTY_DRAFT)
  })
  useEffect(() => {
    begin().catch((error: unknown) => notices.error(error instanceof Error ? error.message : String(error)))
  }, [])
  // What is wrong may be out of sight.
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    const wrong = form.current?.querySelector<HTMLElement>('.field:has(.field-error)')
    wrong?.scrollIntoView({ block: 'center' })
    wrong?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus({ preventScroll: true })
  }, [errors])
  const title = <h1>{t(props.id === undefined ? 'newTitle' : 'editTitle')}</h1>
  if (!draft)
    return (
      <>
        {title}
        <span className="skeleton mt-6 h-96 w-full" aria-hidden />
      </>
    )

  const change = (part: Partial<WorkDraft>): void => {
    const next = { ...draft, ...part }
    setDraft(next)
    setChanged(true)
    // A private window keeps nothing.
    set(key, next).catch(() => undefined)
  }
  // What is made where it is played stays what it is.
  const kinds = isTyped(draft.kind) ? WORK_KINDS.filter((kind) => kind === draft.kind || isOffered(kind)) : []
  const hasFile = isAsked(cases.fields.file, draft)
  const hasSource = isAsked(cases.fields.source, draft)

  /** What is wrong with a file stands beside it. */
  async function send(field: string, file: File): Promise<string> {
    try {
      return (await sendFile(file, 'work')).url
    } catch (error) {
      setErrors({ [field]: error instanceof Error ? error.message : String(error) })
      throw error
    }
  }

  async function save(handsIn: boolean): Promise<void> {
    if (isBusy || !draft) return
    const missing: Errors = {
      ...(!draft.title.trim() && { title: t('needsTitle') }),
      ...(!draft.cover && !draft.ownCover && { cover: t('needsCover') }),
      ...(handsIn && hasFile && !draft.file && !draft.ownFile && { file: t('needsFile') }),
      ...(handsIn && hasSource && !draft.source.trim() && { source: t('needsSource') }),
    }
    setErrors(missing)
    if (Object.keys(missing).length > 0) return
    setBusy(true)
    try {
      const { ownCover, ownFile, ...rest } = draft
      const cover = ownCover ? await send('cover', ownCover) : draft.cover
      const file = ownFile && hasFile ? await send('file', ownFile) : draft.file
      setDraft({ ...rest, cover, file })
      const { title, kind, description, tag_ids, remix_id } = draft
      const form = {
        title: title.trim(),
        kind,
        cover,
        file: hasFile ? file : null,
        source: hasSource ? draft.source : null,
        description,
        tag_ids,
        remix_id,
      }
      const id = await saveWork(form, known && { id: known.id, version: known.version })
      await del(key).catch(() => undefined)
      // What is refused from here on is there already: it is mended, not added once more.
      if (handsIn) setKnown(await myWork(id))
      if (handsIn && known?.state !== 'pending' && known?.state !== 'approved') await doWith('handIn', id)
      notices.success(t(handsIn ? 'handedIn' : 'saved'))
      props.onDone()
    } catch (error) {
      const wrong = error instanceof ClientError ? formErrors(error.data) : {}
      if (Object.keys(wrong).length > 0) setErrors(wrong)
      notices.error(t('keptHere', { problem: error instanceof Error ? error.message : String(error) }))
    } finally {
      setBusy(false)
    }
  }

  const note = (name: string, hint = ''): ReactNode => (
    <FieldNote id={`${ids}-${name}`} error={errors[name] ?? ''} hint={hint} />
  )
  return (
    <>
      {title}
      {origin && (
        <p className="centre-intro">
          {t('remixOf', { title: origin.title, author: origin.author ?? '' })}{' '}
          <a className="text-link" href={linkTo('work', language, { id: String(origin.id) })}>
            {t(hasFile ? 'originFile' : 'originPage')}
          </a>
        </p>
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
        {kinds.length === 0 ? (
          <div className="field">
            <p className="font-semibold">{kindName(draft.kind, language)}</p>
            {note('source', t('levelHint'))}
          </div>
        ) : (
          <fieldset className="field">
            <legend>{t('kind')}</legend>
            <div className="flex flex-wrap gap-2">
              {kinds.map((kind) => (
                <label key={kind} className="choice">
                  <input type="radio" name="kind" checked={draft.kind === kind} onChange={() => change({ kind })} />
                  {kindName(kind, language)}
                </label>
              ))}
            </div>
          </fieldset>
        )}
        <div className="field">
          <label htmlFor={`${ids}t`}>{t('name')}</label>
          <div className="field-input">
            <input
              id={`${ids}t`}
              value={draft.title}
              maxLength={40}
              aria-invalid={Boolean(errors.title)}
              aria-describedby={`${ids}-title`}
              onChange={({ target }) => change({ title: target.value })}
            />
          </div>
          {note('title', t('nameHint'))}
        </div>
        {hasFile && (
          <div className="field">
            <span className="font-semibold">{t('file')}</span>
            <FileButton
              label={t('choose')}
              accept={FILES[draft.kind] ?? ''}
              onFile={(ownFile) => change({ ownFile })}
            />
            {(draft.ownFile ?? draft.file) && (
              <p>{t('chosen', { name: draft.ownFile?.name ?? nameIn(draft.file ?? '') })}</p>
            )}
            {note('file', t(draft.kind === 'scratch' ? 'fileScratch' : 'fileVideo'))}
          </div>
        )}
        {hasSource && isTyped(draft.kind) && (
          <div className="field">
            <label htmlFor={`${ids}s`}>{t('source')}</label>
            <div className="field-input">
              <textarea
                id={`${ids}s`}
                className="work-source"
                rows={12}
                spellCheck={false}
                value={draft.source}
                aria-invalid={Boolean(errors.source)}
                aria-describedby={`${ids}-source`}
                onChange={({ target }) => change({ source: target.value })}
              />
            </div>
            {note('source', t('sourceHint'))}
          </div>
        )}
        <div className="field">
          <span className="font-semibold">{t('cover')}</span>
          <Chosen file={draft.ownCover} path={draft.cover && asset(draft.cover)} />
          <FileButton
            label={t('ownCover')}
            accept="image/png,image/jpeg,image/webp"
            onFile={(ownCover) => change({ ownCover })}
          />
          {draft.kind !== 'picture' && (
            <ul className="work-covers">
              {PICTURES.works!.map((path, index) => (
                <li key={path}>
                  <button
                    type="button"
                    aria-label={t('coverNumber', { number: index + 1 })}
                    aria-pressed={!draft.ownCover && draft.cover === path}
                    onClick={() => change({ cover: path, ownCover: undefined })}
                  >
                    <img src={asset(path)} alt="" width={96} height={60} loading="lazy" />
                  </button>
                </li>
              ))}
            </ul>
          )}
          {note('cover', t(draft.kind === 'picture' ? 'coverPicture' : 'coverHint'))}
        </div>
        <div className="field">
          <label htmlFor={`${ids}d`}>{t('description')}</label>
          <div className="field-input">
            <textarea
              id={`${ids}d`}
              rows={4}
              maxLength={500}
              value={draft.description}
              aria-invalid={Boolean(errors.description)}
              aria-describedby={`${ids}-description`}
              onChange={({ target }) => change({ description: target.value })}
            />
          </div>
          {note('description', t('descriptionHint'))}
        </div>
        {tags.length > 0 && (
          <fieldset className="field">
            <legend>{t('tags', { count: TAGS_MAX })}</legend>
            <div className="flex flex-wrap gap-2">
              {tags.map(({ id, name }) => {
                const isChosen = draft.tag_ids.includes(id)
                return (
                  <label key={id} className="choice">
                    <input
                      type="checkbox"
                      checked={isChosen}
                      disabled={!isChosen && draft.tag_ids.length >= TAGS_MAX}
                      onChange={() =>
                        change({
                          tag_ids: isChosen ? draft.tag_ids.filter((one) => one !== id) : [...draft.tag_ids, id],
                        })
                      }
                    />
                    {name}
                  </label>
                )
              })}
            </div>
            {note('tag_ids')}
          </fieldset>
        )}
        {isLeaving && (
          <p role="alert" className="my-work-reason flex flex-wrap items-center gap-3">
            {t('leaveAsk')}
            <button
              type="button"
              className="btn"
              onClick={() => {
                del(key).catch(() => undefined)
                props.onDone()
              }}
            >
              {t('leaveYes')}
            </button>
            <button type="button" className="btn" onClick={() => setLeaving(false)}>
              {t('leaveNo')}
            </button>
          </p>
        )}
        <p className="flex flex-wrap gap-3">
          <button type="submit" className="btn btn-primary" aria-disabled={isBusy}>
            {t(isBusy ? 'saving' : 'saveAndHandIn')}
          </button>
          <button type="button" className="btn" aria-disabled={isBusy} onClick={() => void save(false)}>
            {t('save')}
          </button>
          <button type="button" className="btn" onClick={() => (isChanged ? setLeaving(true) : props.onDone())}>
            {t('cancel')}
          </button>
        </p>
      </form>
    </>
  )
}

type Tag = { id: number; name: string }

async function tagsOf(language: Language): Promise<Tag[]> {
  const answer = await fetch('/api/tag/index?limit=50', { headers: { 'think-lang': language } })
  return ((await answer.json()) as { data: { list: Tag[] } | null }).data?.list ?? []
}

async function workShown(id: number): Promise<Work | undefined> {
  const answer = await fetch(`/api/cases/read?id=${id}`)
  return ((await answer.json()) as { data: { row: Work } | null }).data?.row
}

const nameIn = (path: string): string => path.slice(path.lastIndexOf('/') + 1)

function formErrors(data: unknown): Errors {
  return (data as { errors?: Errors } | null | undefined)?.errors ?? {}
}

function FileButton({ label, accept, onFile }: { label: string; accept: string; onFile: (file: File) => void }) {
  const choose = ({ target }: ChangeEvent<HTMLInputElement>): void => {
    const [file] = target.files ?? []
    target.value = ''
    if (file) onFile(file)
  }
  return (
    <label className="btn justify-self-start">
      {label}
      <input type="file" accept={accept} className="sr-only" onChange={choose} />
    </label>
  )
}

/** The cover as it will be; of a file that is not sent yet, from the device. */
function Chosen({ file, path }: { file: File | undefined; path: string }) {
  const [address, setAddress] = useState('')
  useEffect(() => {
    if (!file) return undefined
    const made = URL.createObjectURL(file)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  const shown = file ? address : path
  return shown ? <img src={shown} alt="" width={240} height={150} className="my-work-chosen" /> : null
}
