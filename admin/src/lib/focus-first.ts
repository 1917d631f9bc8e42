/** What takes the focus by itself. */
export const FOCUSABLE = 'input:not([type="hidden"]), textarea, button, [tabindex="0"]'

/** Puts the focus where a dialog that has opened asks its first question: by itself it begins with its button to close. */
export function focusFirst(questions: HTMLElement | null): void {
  const first = questions?.querySelector<HTMLElement>(FOCUSABLE)
  // Of choices, the one that is made: another would be made by the key that means to keep it.
  const isChoice = first instanceof HTMLInputElement && first.type === 'radio'
  const made = isChoice ? first.closest('.ant-radio-group')?.querySelector<HTMLElement>('input:checked') : undefined
  const place = made ?? first
  place?.focus()
}
