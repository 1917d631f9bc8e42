import { controllerBase } from '@tutu/contract/definition/controller-base'
import type { Definition } from '@tutu/contract/definition/define-resource'
import { shownBy } from '@tutu/contract/definition/publishing'
import { ClientError, fieldErrors } from '@tutu/contract/core/client-error'
import { isLanguage } from '@tutu/contract/core/languages'
import { useCallback, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Row } from '../../kit/face.ts'
import { api } from '../../lib/api.ts'
import { message, tellRefusal } from '../../lib/message.ts'
import { type Errors, firstError, placeErrors, summaryOf } from './form-errors.ts'
import { formFields, type Values, valuesToPost } from './form-values.ts'
import { type FormStart, useEntries } from './use-entries.ts'

type Options = FormStart & {
  /** `added`: id of a new record. */
  onSaved: (added?: number) => Promise<void>
  /** The record as it is now. Absent where there is none that somebody else could change. */
  reload?: () => Promise<Row>
  /** Posts what the form says, with id and version of a record; absent: as one that is added or edited. */
  send?: (body: Readonly<Record<string, unknown>>) => Promise<unknown>
}

/** What saving means for a record that is published on purpose: what is written waits, or visitors see it at once. */
export type Step = 'draft' | 'publish'

/** `find`: values that come by themselves, waited for before anything is checked; it is told what the form says by then. */
type SaveOptions = { overwrite?: boolean; find?: (now: () => Values) => Promise<Values> }

/**
 * zod and the schemas, fetched when a form opens: its save must not hang on them. Without them, the line being down or a
 * newer version deployed since, the server's word is the only one.
 */
const loadRules = () => import('./validate.ts').catch(() => undefined)

/** A form's life: values, messages, the language in sight, saving, and a record changed by somebody else meanwhile. */
export function useForm({ definition, language, record, presets, onSaved, reload, send }: Options) {
  const { before, setErrors, hasTyped, latest, isGone, beginAnew, ...entries } = useEntries({
    definition,
    language,
    record,
    presets,
  })
  const { row, values, content, setContent, change } = entries
  const [saving, setSaving] = useState(false)
  const [isSaved, setSaved] = useState(false)
  const [lastStep, setLastStep] = useState<Step>()
  const [rules] = useState(loadRules)
  const [isStale, setStale] = useState(false)
  /** A new object for every time the focus has to go to a field; at first to the first one. */
  const [focus, setFocus] = useState(() => formFields(definition).map(([name]) => ({ name }))[0])

  const bodyOf = useCallback((all: Values) => valuesToPost(definition, row && before, all), [before, definition, row])
  const said = useCallback(() => bodyOf(values), [bodyOf, values])

  const show = (found: Errors) => {
    setErrors(found)
    const first = firstError(definition, found, content)
    if (!first) return
    setContent(first.language)
    setFocus({ name: first.name })
  }

  const refuse = (error: unknown) => {
    if (!(error instanceof ClientError)) throw error
    const data = error.data as { changed?: boolean } | null
    // Of a record that is being edited it is asked what to do; what has no record to load again is told.
    if (data?.changed && reload) return setStale(true)
    const wrong = fieldErrors(error)
    if (Object.keys(wrong).length > 0) show(placeErrors(definition, wrong, row && before, values, content))
    tellRefusal(error)
  }

  /** What the form says with what comes by itself; undefined where it was given up meanwhile. */
  const complete = async (find: NonNullable<SaveOptions['find']>): Promise<Values | undefined> => {
    const found = await find(latest)
    if (isGone()) return undefined
    for (const [name, value] of Object.entries(found)) change(name, value)
    return { ...latest(), ...found }
  }

  const save = async (step?: Step, { overwrite = false, find }: SaveOptions = {}) => {
    if (saving) return
    setSaving(true)
    setLastStep(step)
    try {
      const meant = find ? await complete(find) : values
      if (!meant) return
      // A draft of what is there may lack something yet.
      const isLenient = step === 'draft' && row !== undefined
      const found = isLenient ? {} : ((await rules)?.validate(definition, meant, language, row === undefined) ?? {})
      if (Object.keys(found).length > 0) {
        show(found)
        message.error(summaryOf(definition, found, content, language))
        return
      }
      const body = bodyOf(meant)
      if (row && Object.keys(body).length === 0 && step !== 'publish') return await onSaved()
      const identity = row && { id: row.id, version: overwrite ? undefined : row.version }
      const answer = await (send ?? post(step))({ ...identity, ...body })
      // Known before the form is closed: closing may be a step of the address, which asks where something is unsaved.
      if (!send) flushSync(() => setSaved(true))
      await onSaved(row ? undefined : idIn(answer))
    } catch (error) {
      refuse(error)
    } finally {
      setSaving(false)
    }
  }

  const post = (step: Step | undefined) => (body: Readonly<Record<string, unknown>>) => {
    const call = row ? (step === 'draft' ? 'saveDraft' : 'edit') : 'add'
    const meant = step && shownAs(definition, row !== undefined, step)
    const path = `/admin/${controllerBase(definition)}/${call}`
    return api.post(path, { ...body, ...meant }, { showSuccess: true, showError: false })
  }

  const loadAgain = async () => {
    if (!reload) return
    setStale(false)
    setSaving(true)
    try {
      beginAnew(await reload())
    } catch (error) {
      refuse(error)
    } finally {
      setSaving(false)
    }
  }

  return {
    ...entries,
    setContent: (next: unknown) => isLanguage(next) && setContent(next),
    saving,
    lastStep,
    /** What a save would post. The same function while nothing has changed. */
    said,
    isStale,
    dismissStale: () => setStale(false),
    focus,
    isDirty: !isSaved && hasTyped,
    save,
    overwrite: () => {
      setStale(false)
      return save(lastStep, { overwrite: true })
    },
    loadAgain,
  }
}

/** What tells the server whether visitors shall see it. */
function shownAs(definition: Definition, isThere: boolean, step: Step): Readonly<Record<string, unknown>> {
  if (isThere) return step === 'publish' ? { publish: '1' } : {}
  return { [shownBy(definition) ?? 'status']: step === 'publish' ? '1' : '0' }
}

/** Of the record that a call has added. */
function idIn(answer: unknown): number | undefined {
  const { id } = (answer as { data?: { id?: unknown } | null } | null)?.data ?? {}
  return typeof id === 'number' ? id : undefined
}

export type FormState = ReturnType<typeof useForm>
