import { PICTURES } from '@tutu/contract/core/pictures'
import { del, get, set } from 'idb-keyval'
import { type ChangeEvent, type ReactNode, useEffect, useEffectEvent, useId, useState } from 'react'
import { ClientError } from '@tutu/contract/core/client'
import { isAsked } from '@tutu/contract/definition/form-conditions'
import { cases } from '@tutu/contract/resources/cases'
import { notices } from '../../lib/member/notices.ts'
import { sendFile } from '../../lib/member/send-file.ts'
import type { Work } from '../../lib/public-api.ts'
import { useSite, useText } from '../../lib/use-site.ts'
import { kindName, WORK_KINDS } from '../../lib/work-kinds.ts'
import { FieldNote } from '../../ui/form/field.tsx'
import { en } from './en.ts'
import { doWith, type MyWork, myWork, saveWork } from './my-works.ts'
import { zhCn } from './zh-cn.ts'

type Draft = {
  title: string
  kind: MyWork['kind']
  source: string
  description: string
  cover: string
  file: string | null
  /** Chosen and not sent yet. */
  ownCover?: File | undefined
  ownFile?: File | undefined
  remix_id: number | null
}
type Props = { id: number | undefined; remix: number | undefined; onDone: () => void }
type Errors = Readonly<Record<string, string>>

const EMPTY: Draft = { title: '', kind: 'scratch', source: '', description: '', cover: '', file: null, remix_id: null }
/** Of the form on this device, so that nothing is lost with the session or the network. */
const keptKey = ({ id, remix }: Props): string => `work-form ${id ?? 'new'} ${remix ?? ''}`

/** A work to be published or mended; what is written stays on the device until it has been kept. */
export function WorkForm(props: Props) {
  const t = useText({ 'zh-cn': zhCn, en })
  const { language, asset } = useSite()
  const ids = useId()
  const [draft, setDraft] = useState<Draft>()
  const [known, setKnown] = useState<MyWork>()
  const [origin, setOrigin] = useState<{ title: string; author: string | null }>()
  const [errors, setErrors] = useState<Errors>({})
  const [isBusy, setBusy] = useState(false)
  const key = keptKey(props)

  const begin = useEffectEvent(async () => {
    const work = props.id === undefined ? undefined : await myWork(props.id)
    const from = props.remix === undefined ? undefined : await workShown(props.remix)
    setKnown(work)
    if (from ?? work?.remix) setOrigin(from ?? work?.remix ?? undefined)
    const kept = await get<Draft>(key).catch(() => undefined)
    if (kept) return setDraft(kept)
    if (work) return setDraft({ ...EMPTY, ...work, source: work.source ?? '', description: work.description ?? '' })
    if (from) return setDraft({ ...EMPTY, kind: from.kind, source: from.source ?? '', remix_id: props.remix ?? null })
    setDraft(EMPTY)
  })
  useEffect(() => {
    begin().catch((error: unknown) => notices.error(error instanceof Error ? error.message : String(error)))
  }, [])
  if (!draft) return <span className="skeleton mt-6 h-96 w-full" aria-hidden />

  const change = (part: Partial<Draft>): void => {
    const next = { ...draft, ...part }
    setDraft(next)
    // A private window keeps nothing.
    set(key, next).catch(() => undefined)
  }
  const hasFile = isAsked(cases.fields.file, draft)
  const hasSource = isAsked(cases.fields.source, draft)

  async function save(handsIn: boolean): Promise<void> {
    if (isBusy || !draft) return
    const missing: Errors = {
      ...(!draft.title.trim() && { title: t('needsTitle') }),
      ...(!draft.cover && !draft.ownCover && { cover: t('needsCover') }),
    }
    setErrors(missing)
    if (Object.keys(missing).length > 0) return
    setBusy(true)
    try {
      const { ownCover, ownFile, ...rest } = draft
      const cover = ownCover ? (await sendFile(ownCover, 'work')).url : draft.cover
      const file = ownFile && hasFile ? (await sendFile(ownFile, 'work')).url : draft.file
      setDraft({ ...rest, cover, file })
      const { title, kind, description, remix_id } = draft
      const form = {
        title: title.trim(),
        kind,
        cover,
        file: hasFile ? file : null,
        source: hasSource ? draft.source : null,
        description,
        remix_id,
      }
      const id = await saveWork(form, known && { id: known.id, version: known.version })
      await del(key).catch(() => undefined)
      if (handsIn && known?.state !== 'pending' && known?.state !== 'approved') await doWith('handIn', id)
      notices.success(t(handsIn ? 'handedIn' : 'saved'))
      props.onDone()
    } catch (error) {
      if (error instanceof ClientError && error.data) setErrors(formErrors(error.data))
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
      <h1>{t(props.id === undefined ? 'newTitle' : 'editTitle')}</h1>
      {origin && <p className="centre-intro">{t('remixOf', { title: origin.title, author: origin.author ?? '' })}</p>}
      <form
        className="form work-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void save(true)
        }}
      >
        <fieldset className="field">
          <legend>{t('kind')}</legend>
          <div className="flex flex-wrap gap-2">
            {WORK_KINDS.map((kind) => (
              <label key={kind} className="choice">
                <input type="radio" name="kind" checked={draft.kind === kind} onChange={() => change({ kind })} />
                {kindName(kind, language)}
              </label>
            ))}
          </div>
        </fieldset>
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
              accept={draft.kind === 'scratch' ? '.sb3,.sb2,.sb' : 'video/mp4,.mp4,.webm,.mov'}
              onFile={(ownFile) => change({ ownFile })}
            />
            {(draft.ownFile ?? draft.file) && (
              <p>{t('chosen', { name: draft.ownFile?.name ?? nameIn(draft.file ?? '') })}</p>
            )}
            {note('file', t(draft.kind === 'scratch' ? 'fileScratch' : 'fileVideo'))}
          </div>
        )}
        {hasSource && (
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
        <p className="flex flex-wrap gap-3">
          <button type="submit" className="btn btn-primary" aria-disabled={isBusy}>
            {t(isBusy ? 'saving' : 'saveAndHandIn')}
          </button>
          <button type="button" className="btn" aria-disabled={isBusy} onClick={() => void save(false)}>
            {t('save')}
          </button>
          <button
            type="button"
            className="btn"
            onClick={() => {
              del(key).catch(() => undefined)
              props.onDone()
            }}
          >
            {t('cancel')}
          </button>
        </p>
      </form>
    </>
  )
}

async function workShown(id: number): Promise<Work | undefined> {
  const answer = await fetch(`/api/cases/read?id=${id}`)
  return ((await answer.json()) as { data: { row: Work } | null }).data?.row
}

const nameIn = (path: string): string => path.slice(path.lastIndexOf('/') + 1)

function formErrors(data: unknown): Errors {
  return (data as { errors?: Errors }).errors ?? {}
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
