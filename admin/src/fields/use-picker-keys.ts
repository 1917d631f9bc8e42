import { type KeyboardEvent, useState } from 'react'

/** While a picker is open, Enter confirms what is chosen in it; it must not submit the form as well. */
export function usePickerKeys() {
  const [isOpen, setOpen] = useState(false)
  return {
    onOpenChange: setOpen,
    onKeyDown: (event: KeyboardEvent) => {
      if (isOpen && event.key === 'Enter') event.preventDefault()
    },
  }
}
