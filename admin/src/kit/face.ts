import type { Definition } from '@tutu/contract/definition/define-resource'
import type { Language } from '@tutu/contract/core/languages'
import type { Operator } from '@tutu/contract/fields/field'
import type { Field } from '@tutu/contract/fields/index'
import { isLocalized, traitsOf } from '@tutu/contract/fields/traits'
import type { ComponentType } from 'react'
import type { Text } from './text.ts'

export { isLocalized }

/** A record as `index` and `edit` answer it: columns by name, joined rows beside their relations. */
export type Row = { id: number; version?: number; children?: Row[]; [column: string]: unknown }

export type InputProps<F> = {
  /** DOM id of the element that takes the focus; the label points to it. */
  id: string
  name: string
  field: F
  /** As on the wire; a localized field's text in the language being edited. */
  value: unknown
  onChange: (value: unknown) => void
  definition: Definition
  /** The language that a localized field's text is in. */
  language?: Language | undefined
  /** The record being edited; absent for a new one. */
  row?: Row | undefined
  /** Of a relation `within` another: what the form holds of that now, 0 for nothing. */
  within?: number | undefined
  /** Where it stands alone in a cell of a table: what there is to choose is shown at once, and this is told when it closes. */
  onDone?: (() => void) | undefined
}

export type CellProps<F> = {
  name: string
  field: F
  value: unknown
  row: Row
  /** What the row is called, for screen readers. */
  rowName: string
  definition: Definition
  /** Present where the caller may change the value in place; rejects when the server refuses. */
  save?: ((value: unknown) => Promise<void>) | undefined
}

export type SearchProps<F> = {
  id: string
  field: F
  operator: Operator
  /** As on the wire and in the address: 'a', 'a,b' for lists and ranges; '' is no condition. */
  value: string
  onChange: (value: string) => void
  definition: Definition
}

/** The browser half of a field kind: how it is entered, shown in a table, and searched for. */
export type FieldFace<F> = {
  Input: ComponentType<InputProps<F>>
  Cell: ComponentType<CellProps<F>>
  Search: ComponentType<SearchProps<F>>
  /** Width of its column in px where the definition gives none. */
  width: number
  /** Whether its values are amounts, which are compared digit below digit. */
  atEnd?: (field: F) => boolean
  /** Form value of a new record; `stored` is the definition's default as the database holds it. */
  initial: (stored: unknown) => unknown
  /** True: the value is chosen, not typed, and the messages say so. */
  chosen?: boolean
  /** A value of the form as text, where it can be read as such. */
  toText?: (value: unknown, field: F, text: Text) => string
  /** The details of a row show its text whole, to be copied. */
  shownWhole?: true
  /** Its cell changes the value in place, where it is given `save`. */
  editsInPlace?: true
  /** Its input is small enough for a cell, in which it is opened. */
  fitsCell?: true
}

/** Whether a form value counts as left out; a relation's 0 is no choice. */
export function isBlank(field: Field, value: unknown): boolean {
  if (Array.isArray(value)) return value.length === 0
  if (traitsOf(field).holds === 'id') return !Number(value)
  return value === null || value === undefined || (typeof value === 'string' && value.trim() === '')
}

export const asText = (stored: unknown): string => (typeof stored === 'string' ? stored : '')
/** A value that was typed, as it was typed. */
export const typedText = (value: unknown): string => String(value ?? '')
export const asList = <T>(value: unknown): T[] => (Array.isArray(value) ? (value as T[]) : [])
