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
/** How long a save waits for the server's spelling, ms: without it one writes the address oneself. */
const PATIENCE = 2000
const ADDRESS_MAX = 80

/**
 * A new record's part of an address follows its name until somebody writes one: the English name where there is one, else
 * the pinyin of the Chinese. Of a copy (`isCopy`) only once it has a name of its own. Answers how to ask for it at once:
 * what saves must not depend on whether the pause after the last letter is over.
 */
export function useProposedAddress(
  definition: Definition,
  { row, values, change }: FormState,
  isCopy: boolean,
): (now: () => Values) => Promise<Values> {
  const address = fieldOfRole(definition, 'address')
  const field = definition.fields[address ?? '']
  const isNew = row === undefined && field !== undefined && field.form !== false
  const current = isNew ? nameIn(definition, values) : ''
  // The name of another record would make the address of that one again.
  const [copied] = useState(isCopy ? current : undefined)
  const own = current === copied ? '' : current
  const name = useDebounced(own, PAUSE)
  const proposed = useRef({ name: '', text: '' })
  const isFree = (all: Values): boolean => ['', proposed.current.text].includes(asText(all[address ?? '']))

  /** What words make of it; it is that of `of` from now on. */
  const make = (of: string, words: readonly string[]): string => {
    const max = field && 'max' in field && typeof field.max === 'number' ? field.max : ADDRESS_MAX
    const text = joined(words, max)
    proposed.current = { name: of, text }
    return text
  }
  const propose = useEffectEvent((of: string, words: readonly string[]) => {
    if (!address || !isFree(values)) return
    const text = make(of, words)
    if (text !== asText(values[address])) change(address, text)
  })
  useEffect(() => {
    if (name === '') {
      // The name was taken away again, and what was made of it goes with it.
      if (proposed.current.text) propose('', [])
      return
    }
    const asking = new AbortController()
    askWords(name, asking.signal).then(
      (words) => asking.signal.aborted || propose(name, words),
      // Without a proposal one writes it oneself, as the form says.
      () => undefined,
    )
    return () => asking.abort()
  }, [name])

  return async (now) => {
    if (!address || own === '' || own === proposed.current.name || !isFree(now())) return {}
    const words = await askWords(own, AbortSignal.timeout(PATIENCE)).catch(() => undefined)
    // Whoever has written one while it was asked for means that one.
    return words && isFree(now()) ? { [address]: make(own, words) } : {}
  }
}

/** The words of a name as an address has them. */
async function askWords(name: string, signal?: AbortSignal): Promise<readonly string[]> {
  if (!hasHan(name)) return wordsOf(name)
  const [words = []] = await askSpelling([name], signal)
  return words
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
