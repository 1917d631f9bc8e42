import { createElement, type KeyboardEvent, type MouseEvent, type ReactNode, useState } from 'react'

/**
 * While a picker is open, Enter confirms what is chosen in it; it must not submit the form as well. A click into its calendar leaves
 * the focus in the input: it would go with the calendar.
 */
export function usePickerKeys() {
  const [isOpen, setOpen] = useState(false)
  return {
    onOpenChange: setOpen,
    panelRender: (panel: ReactNode) => createElement('div', { onMouseDown: keepFocus }, panel),
    onKeyDown: (event: KeyboardEvent) => {
      if (isOpen && event.key === 'Enter') event.preventDefault()
    },
  }
}

const keepFocus = (event: MouseEvent) => event.preventDefault()
