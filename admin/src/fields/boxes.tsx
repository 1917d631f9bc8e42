// antd's inputs come when a form or a search is first opened: a table shows none of them.
import type { GetProps, Input, InputNumberProps, InputProps, SelectProps } from 'antd'
import { type ComponentType, useState } from 'react'
import { lazyInput } from './lazy.tsx'
import type * as AllBoxes from './loaded-boxes.ts'
import type { RemoteSelectProps } from './remote-select.tsx'

type Boxes = typeof AllBoxes

let loaded: Boxes | undefined

/** For forms to wait for, so that their boxes are there at once. */
export async function loadBoxes(): Promise<Boxes> {
  return (loaded = await import('./loaded-boxes.ts'))
}

function box<P extends object>(pick: (boxes: Boxes) => unknown): ComponentType<P> {
  const choose = (boxes: Boxes) => pick(boxes) as ComponentType<P>
  const Waiting = lazyInput<P>(async () => choose(await loadBoxes()))
  return function Box(props: P) {
    // Once and for all: to change from one to the other would lose the focus.
    const [Chosen] = useState(() => (loaded ? choose(loaded) : Waiting))
    return <Chosen {...props} />
  }
}

export const TextBox = box<InputProps>((boxes) => boxes.TextBox)
export const TextAreaBox = box<GetProps<typeof Input.TextArea>>((boxes) => boxes.TextAreaBox)
export const PasswordBox = box<GetProps<typeof Input.Password>>((boxes) => boxes.PasswordBox)
/** The value is a string with `stringMode`. */
export const NumberBox = box<InputNumberProps<number | string>>((boxes) => boxes.NumberBox)
export const SelectBox = box<SelectProps<string | string[]>>((boxes) => boxes.SelectBox)
export const RemoteSelect = box<RemoteSelectProps>((boxes) => boxes.RemoteSelect)
