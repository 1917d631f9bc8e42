import type { InputNumberProps } from 'antd'
import type { ComponentType } from 'react'
import { lazyInput } from './lazy.tsx'

/** A box for a number; the value is a string with `stringMode`. */
export const NumberBox = lazyInput<InputNumberProps<number | string>>(
  async () => (await import('./number-input.tsx')).NumberInput as ComponentType<InputNumberProps<number | string>>,
)
