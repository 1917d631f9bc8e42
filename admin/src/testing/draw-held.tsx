import { render } from '@testing-library/react'
import { type ComponentType, useState } from 'react'

/** Draws an input in a form that keeps what is handed on. `held`: what the form held, one after the other. */
export function drawHeld(Input: ComponentType<object>, props: object, before: unknown) {
  const held = [before]
  function Form() {
    const [value, setValue] = useState(before)
    const onChange = (next: unknown) => {
      held.push(next)
      setValue(next)
    }
    return <Input {...{ id: 'at', ...props, value, onChange }} />
  }
  const { unmount } = render(<Form />)
  return { held, unmount }
}
