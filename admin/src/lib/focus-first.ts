/** What takes the focus by itself. */
export const FOCUSABLE = 'input:not([type="hidden"]), textarea, button, [tabindex="0"]'

/** Puts the focus where a dialog that has opened asks its first question: by itself it begins with its button to close. */
export function focusFirst(questions: HTMLElement | null): void {
  questions?.querySelector<HTMLElement>(FOCUSABLE)?.focus()
}
