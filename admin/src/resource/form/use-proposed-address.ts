import { type Definition, fieldOfRole } from '@tutu/contract/definition/define-resource'
import { SPELL_TEXT_MAX } from '@tutu/contract/core/constants'
import { traitsOf } from '@tutu/contract/fields/traits'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useDebounced } from '../../fields/use-debounced.ts'
import { asText, isLocalized } from '../../kit/face.ts'
import { askSpelling, hasHan, wordsOf } from '../../lib/spelling.ts'
import { textsOf, type Values } from './form-values.ts'
import type { FormState } from './use-form.ts'

/** ms without a change of the name. */
const PAUSE = 400
const ADDRESS_MAX = 80

/**
 * A new record's part of an address follows its name until somebody writes one: the English name where there is one, else
 * the pinyin of the Chinese. Of a copy (`isCopy`) only once it has a name of its own.
 */
export function useProposedAddress(definition: Definition, { row, values, change }: FormState, isCopy: boolean): void {
  const address = fieldOfRole(definition, 'address')
  const field = definition.fields[address ?? '']
  const isNew = row === undefined && field !== undefined && field.form !== false
  const current = isNew ? nameIn(definition, values) : ''
  // The name of another record would make the address of that one again.
  const [copied] = useState(isCopy ? current : undefined)
  const name = useDebounced(current === copied ? '' : current, PAUSE)
  const proposed = useRef('')
  const propose = useEffectEvent((words: readonly string[]) => {
    const written = asText(values[address ?? ''])
    if (!address || (written !== '' && written !== proposed.current)) return
    const max = field && 'max' in field && typeof field.max === 'number' ? field.max : ADDRESS_MAX
    const next = joined(words, max)
    if (next === written) return
    proposed.current = next
    change(address, next)
  })
  useEffect(() => {
    if (name === '') {
      // The name was taken away again, and what was made of it goes with it.
      if (proposed.current) propose([])
      return
    }
    if (!hasHan(name)) return propose(wordsOf(name))
    const asking = new AbortController()
    askSpelling([name], asking.signal).then(
      ([words = []]) => asking.signal.aborted || propose(words),
      // Without a proposal one writes it oneself, as the form says.
      () => undefined,
    )
    return () => asking.abort()
  }, [name])
}

/** What the record is called so far. */
function nameIn({ label, fields }: Definition, values: Values): string {
  const field = fields[label]
  if (!field || traitsOf(field).holds !== 'text') return ''
  const texts = isLocalized(field) ? textsOf(values[label]) : undefined
  const name = texts ? texts.en.trim() || texts['zh-cn'] : asText(values[label])
  return name.replace(/['’]/g, '').trim().slice(0, SPELL_TEXT_MAX)
}

/** As many whole words as fit. */
function joined(words: readonly string[], max: number): string {
  let text = ''
  for (const word of words) {
    const longer = text === '' ? word.slice(0, max) : `${text}-${word}`
    if (longer.length > max) break
    text = longer
  }
  return text
}
