const FOCUSABLE = 'input:not([type="hidden"]), textarea, button, [tabindex="0"]'

/** Brings a field into sight and puts the focus on its input. */
export function focusField(id: string): void {
  const frame = document.getElementById(`${id}-frame`)
  frame?.scrollIntoView({ block: 'center' })
  const input = document.getElementById(id) ?? frame?.querySelector<HTMLElement>(FOCUSABLE)
  input?.focus({ preventScroll: true })
}
