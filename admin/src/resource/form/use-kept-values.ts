import { controllerBase } from '@tutu/contract/definition/controller-base'
import type { Definition } from '@tutu/contract/definition/define-resource'
import { traitsOf } from '@tutu/contract/fields/traits'
import { useCallback, useEffect, useRef, useState } from 'react'
import { isLocalized } from '../../kit/face.ts'
import { dropKept, keptKey, type KeptValues, readKept, writeKept } from '../../lib/kept-values.ts'
import { useAdminInfo } from '../../stores/admin-info.ts'
import { formFields, textsOf, type Values } from './form-values.ts'
import type { FormState } from './use-form.ts'

/** ms without a key until it is kept: no key waits for it. */
const PAUSE = 500

/**
 * Keeps what the form says and nobody has saved on this device, without its secrets, and offers it when the form is
 * opened again. `forget`: it was saved or given up.
 */
export function useKeptValues(definition: Definition, form: FormState) {
  const [key] = useState(() => keptKey(useAdminInfo.getState().id, controllerBase(definition), form.row?.id))
  const [offer, setOffer] = useState(() => fitting(definition, readKept(key)))
  const isOver = useRef(false)

  /** `earlier`: what is offered, until it is taken up or given up, is kept beside what is typed now. */
  const keep = (earlier: KeptValues | undefined) => {
    if (isOver.current) return
    const mine = withoutSecrets(definition, form.changes())
    if (Object.keys(mine).length === 0) {
      if (!earlier) dropKept(key)
      return
    }
    writeKept(key, { time: Date.now(), version: form.row?.version, values: merged(definition, earlier?.values, mine) })
  }
  const latest = useRef(() => keep(offer))
  useEffect(() => {
    latest.current = () => keep(offer)
  })
  const pending = useRef(false)
  const flush = useCallback(() => {
    if (!pending.current) return
    pending.current = false
    latest.current()
  }, [])
  const { values } = form
  const first = useRef(values)
  useEffect(() => {
    // As it was opened it is in nobody's words.
    if (values === first.current) return
    pending.current = true
    const timer = setTimeout(flush, PAUSE)
    return () => clearTimeout(timer)
  }, [flush, values])
  useEffect(() => {
    const onHide = () => document.visibilityState === 'hidden' && flush()
    window.addEventListener('pagehide', flush)
    document.addEventListener('visibilitychange', onHide)
    return () => {
      window.removeEventListener('pagehide', flush)
      document.removeEventListener('visibilitychange', onHide)
    }
  }, [flush])

  return {
    offer,
    /** Whether somebody has saved the record since. */
    hasChanged: offer !== undefined && offer.version !== form.row?.version,
    takeUp: () => {
      if (!offer) return
      // What was typed since the form was opened is newer.
      const older = merged(definition, offer.values, form.changes())
      form.takeUp(older, offer.version !== form.row?.version)
      setOffer(undefined)
    },
    discard: () => {
      setOffer(undefined)
      dropKept(key)
      pending.current = false
      keep(undefined)
    },
    forget: useCallback(() => {
      isOver.current = true
      dropKept(key)
    }, [key]),
  }
}

function withoutSecrets({ fields }: Definition, values: Values): Values {
  return Object.fromEntries(Object.entries(values).filter(([name]) => !traitsOf(fields[name]!).secret))
}

/** The later value of each field; of a localized one of each language. */
function merged({ fields }: Definition, earlier: Values = {}, later: Values): Values {
  const all = { ...earlier, ...later }
  return Object.fromEntries(
    Object.entries(all).map(([name, value]) =>
      isLocalized(fields[name]!) ? [name, { ...textsOf(earlier[name]), ...textsOf(later[name]) }] : [name, value],
    ),
  )
}

/** What of it the form can still hold: the definition may be another by now. */
function fitting(definition: Definition, kept: KeptValues | undefined): KeptValues | undefined {
  if (!kept) return undefined
  const fields = new Map(formFields(definition))
  const values = Object.entries(kept.values).filter(([name, value]) => {
    const field = fields.get(name)
    if (!field || traitsOf(field).secret) return false
    if (isLocalized(field)) return typeof value === 'object' && value !== null && !Array.isArray(value)
    return traitsOf(field).list ? Array.isArray(value) : typeof value !== 'object' || value === null
  })
  return values.length > 0 ? { ...kept, values: Object.fromEntries(values) } : undefined
}
