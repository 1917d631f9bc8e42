import { useEffect } from 'react'

const FOCUSABLE = 'input:not([type="hidden"]), textarea, button, [tabindex="0"]'

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
    focusField(id)
    if (hasFocus(id)) return
    // Its tab is only being opened: what is hidden takes no focus.
    const frame = requestAnimationFrame(() => focusField(id))
    return () => cancelAnimationFrame(frame)
  }, [focus, formId])
}
