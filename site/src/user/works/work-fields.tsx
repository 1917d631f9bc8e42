import { isAllowedType } from '@tutu/contract/core/upload'
import { PICTURES } from '@tutu/contract/core/pictures'
import { cases } from '@tutu/contract/resources/cases'
import { type ChangeEvent, type ReactNode, useEffect, useId, useState } from 'react'
import type { WorkKind } from '../../lib/public-api.ts'
import { useSite, useText } from '../../lib/use-site.ts'
import type { WorkDraft } from '../../lib/work-draft.ts'
import { kindName, WORK_KINDS } from '../../lib/work-kinds.ts'
import { FieldNote } from '../../ui/form/field.tsx'
import { en } from './en.ts'
import type { Tag } from './use-work-draft.ts'
import { zhCn } from './zh-cn.ts'

// The fields of the publishing form, in the order in which they stand in it.

type FieldProps = {
  draft: WorkDraft
  change: (part: Partial<WorkDraft>) => void
  /** What is wrong with it. */
  error: string | undefined
}

const MESSAGES = { 'zh-cn': zhCn, en } as const
/** What a kind is a file of. */
const FILES: Partial<Record<WorkKind, string>> = { scratch: '.sb3', video: '.mp4' }
const TAGS_MAX = cases.fields.tag_ids.max

/** Levels come from where they are played: nobody types one. */
export const isTyped = (kind: WorkKind): boolean => kind !== 'level'

/** `types`: what may be uploaded; a kind of files that the site does not take is no choice. */
export function KindField({ draft, change, error, types }: FieldProps & { types: string }) {
  const t = useText(MESSAGES)
  const { language } = useSite()
  const note = useId()
  // What is made where it is played stays what it is.
  if (!isTyped(draft.kind))
    return (
      <div className="field">
        <p className="font-semibold">{kindName(draft.kind, language)}</p>
        <FieldNote id={note} error={error} hint={t('levelHint')} />
      </div>
    )
  const isTaken = (kind: WorkKind) => !FILES[kind] || isAllowedType({ name: `work${FILES[kind]}`, type: '' }, types)
  const kinds = WORK_KINDS.filter((kind) => kind === draft.kind || (isTyped(kind) && isTaken(kind)))
  return (
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
      <FieldNote id={note} error={error} hint={undefined} />
    </fieldset>
  )
}

export function NameField({ draft, change, error }: FieldProps) {
  const t = useText(MESSAGES)
  return (
    <TextField label={t('name')} error={error} hint={t('nameHint')}>
      {(input) => <input {...input} value={draft.title} onChange={({ target }) => change({ title: target.value })} />}
    </TextField>
  )
}

export function DescriptionField({ draft, change, error }: FieldProps) {
  const t = useText(MESSAGES)
  return (
    <TextField label={t('description')} error={error} hint={t('descriptionHint')}>
      {(input) => (
        <textarea
          {...input}
          rows={4}
          value={draft.description}
          onChange={({ target }) => change({ description: target.value })}
        />
      )}
    </TextField>
  )
}

export function FileField({ draft, change, error }: FieldProps) {
  const t = useText(MESSAGES)
  const note = useId()
  const name = draft.ownFile?.name ?? draft.file?.slice(draft.file.lastIndexOf('/') + 1)
  return (
    <div className="field">
      <span className="font-semibold">{t('file')}</span>
      <FileButton label={t('choose')} accept={FILES[draft.kind] ?? ''} onFile={(ownFile) => change({ ownFile })} />
      {name !== undefined && <p>{t('chosen', { name })}</p>}
      <FieldNote id={note} error={error} hint={t(draft.kind === 'scratch' ? 'fileScratch' : 'fileVideo')} />
    </div>
  )
}

/** A program has one of its own as long as none is chosen. */
export function CoverField({ draft, change, error, isProgram }: FieldProps & { isProgram: boolean }) {
  const t = useText(MESSAGES)
  const { asset } = useSite()
  const note = useId()
  return (
    <div className="field">
      <span className="font-semibold">{t('cover')}</span>
      <Chosen file={draft.ownCover} path={draft.cover && asset(draft.cover)} />
      <FileButton
        label={t('ownCover')}
        accept="image/png,image/jpeg,image/webp"
        onFile={(ownCover) => change({ ownCover })}
      />
      {isProgram && (draft.ownCover || draft.cover) && (
        <button
          type="button"
          className="btn justify-self-start"
          onClick={() => change({ cover: '', ownCover: undefined })}
        >
          {t('coverAnew')}
        </button>
      )}
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
      <FieldNote
        id={note}
        error={error}
        hint={t(draft.kind === 'picture' ? 'coverPicture' : isProgram ? 'coverHintProgram' : 'coverHint')}
      />
    </div>
  )
}

export function TagsField({ draft, change, error, tags }: FieldProps & { tags: readonly Tag[] }) {
  const t = useText(MESSAGES)
  const note = useId()
  const chosen = draft.tag_ids
  return (
    <fieldset className="field">
      <legend>{t('tags', { count: TAGS_MAX })}</legend>
      <div className="flex flex-wrap gap-2">
        {tags.map(({ id, name }) => {
          const isChosen = chosen.includes(id)
          const changed = isChosen ? chosen.filter((one) => one !== id) : [...chosen, id]
          return (
            <label key={id} className="choice">
              <input
                type="checkbox"
                checked={isChosen}
                disabled={!isChosen && chosen.length >= TAGS_MAX}
                onChange={() => change({ tag_ids: changed })}
              />
              {name}
            </label>
          )
        })}
      </div>
      <FieldNote id={note} error={error} hint={undefined} />
    </fieldset>
  )
}

type TextFieldProps = {
  label: string
  error: string | undefined
  hint: string
  children: (input: { id: string; 'aria-invalid': boolean; 'aria-describedby': string }) => ReactNode
}

function TextField({ label, error, hint, children }: TextFieldProps) {
  const id = useId()
  const note = `${id}-note`
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <div className="field-input">{children({ id, 'aria-invalid': Boolean(error), 'aria-describedby': note })}</div>
      <FieldNote id={note} error={error} hint={hint} />
    </div>
  )
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
