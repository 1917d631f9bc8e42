import type { Definition } from '@tutu/contract/definition/define-resource'
import type { Language } from '@tutu/contract/core/languages'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { isLocalized, type Row } from '../../kit/face.ts'
import { type Errors, withoutError } from './form-errors.ts'
import {
  formFields,
  initialValues,
  isChanged,
  leftBehind,
  textsOf,
  typedSince,
  type Values,
  withTexts,
} from './form-values.ts'

/** What a form is opened with. */
export type FormStart = {
  definition: Definition
  language: Language
  /** Absent: a new record. */
  record: Row | undefined
  presets: Values | undefined
}

/** What stands in a form's fields and beside them: values and messages, of a record that may be another by the time it is saved. */
export function useEntries({ definition, language, record, presets }: FormStart) {
  const [row, setRow] = useState(record)
  // The language of the interface may change while one types; what the record was does not.
  const [opened] = useState(language)
  const before = useMemo(() => initialValues(definition, opened, row, presets), [definition, opened, row, presets])
  const [entered, setValues] = useState(before)
  // A field that is asked for later begins as the others did.
  const values = useMemo(() => ({ ...before, ...entered }), [before, entered])
  const [errors, setErrors] = useState<Errors>({})
  const [content, setContent] = useState<Language>(language)
  const [typed, setTyped] = useState<Values>({})
  const latest = useRef(values)
  const isGone = useRef(false)
  useEffect(() => {
    latest.current = values
  }, [values])
  useEffect(() => {
    isGone.current = false
    return () => {
      isGone.current = true
    }
  }, [])

  const change = useCallback(
    (name: string, value: unknown) => {
      const field = definition.fields[name]!
      setValues((all) => ({
        ...all,
        ...(all[name] === value ? {} : leftBehind(definition, name)),
        [name]: isLocalized(field) ? { ...textsOf(all[name]), [content]: value } : value,
      }))
      setErrors((all) => withoutError(all, name, content))
    },
    [content, definition],
  )

  const restore = useCallback(
    (name: string) => {
      setValues((all) => withTexts(definition, all, { [name]: typed[name] }))
      setTyped(({ [name]: _, ...rest }) => rest)
    },
    [definition, typed],
  )

  return {
    row,
    /** What the fields held when the form was opened, or the record was read again. */
    before,
    values,
    /** The values as they are by now, for whoever has waited. */
    latest: () => latest.current,
    /** Whether the form was closed meanwhile. */
    isGone: () => isGone.current,
    errors,
    setErrors,
    /** The language that is written in. */
    content,
    setContent,
    /** What was typed before a reload, where it differs from the record now; of a localized field the languages typed in. */
    typed,
    hasTyped:
      Object.keys(typed).length > 0 ||
      formFields(definition).some(([name, field]) => isChanged(field, before[name], values[name])),
    change,
    /** Puts what was typed before a reload back into its field. */
    restore,
    /** With the record as it is now; what was typed stands beside its fields. */
    beginAnew: (fresh: Row) => {
      const now = initialValues(definition, language, fresh)
      setTyped(typedSince(definition, before, values, now))
      setRow(fresh)
      setValues(now)
      setErrors({})
    },
    /** What was typed and is not saved, in its field or beside it, as `typed`. */
    changes: () => withTexts(definition, typed, typedSince(definition, before, values, before)),
    /** Puts in what was typed at another time; `beside`: next to the fields, where they say something else by now. */
    takeUp: (mine: Values, beside: boolean) => {
      const next = withTexts(definition, values, mine)
      if (beside) setTyped(typedSince(definition, values, next, values))
      else setValues(next)
    },
  }
}
