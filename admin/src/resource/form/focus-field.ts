import { useEffect } from 'react'
import { FOCUSABLE } from '../../lib/focus-first.ts'
import { isTyping } from '../../lib/is-typing.ts'
import { untilUserMoves } from '../../lib/until-user-moves.ts'

/** What is hidden takes no focus: ms that a field is waited for whose tab is only being opened. */
const PATIENCE = 5000

/** Brings a field into sight and puts the focus on its input. */
export function focusField(id: string): void {
  const frame = document.getElementById(`${id}-frame`)
  // No farther than it must: what stands above the fields is to be read too.
  frame?.scrollIntoView({ block: 'nearest' })
  const input = document.getElementById(id) ?? frame?.querySelector<HTMLElement>(FOCUSABLE)
  input?.focus({ preventScroll: true })
}

const hasFocus = (id: string): boolean =>
  document.getElementById(`${id}-frame`)?.contains(document.activeElement) ?? false

/** Follows what a form says has to be filled in. Runs after the language tab has changed, so the field is there. */
export function useFieldFocus(formId: string, focus: { readonly name: string } | undefined): void {
  useEffect(() => {
    if (!focus) return
    const id = `${formId}-${focus.name}`
    const end = performance.now() + PATIENCE
    const before = document.activeElement
    let frame = 0
    const look = (): void => {
      const { activeElement } = document
      // Dictation, password managers and screen readers go to a field without a key or a pointer: what they enter must not land here.
      if (activeElement !== before && isTyping({ target: activeElement })) return stop()
      focusField(id)
      if (hasFocus(id) || performance.now() > end) stop()
      else frame = requestAnimationFrame(look)
    }
    const stop = (): void => {
      cancelAnimationFrame(frame)
      moved()
    }
    const moved = untilUserMoves(stop)
    look()
    return stop
  }, [focus, formId])
}
