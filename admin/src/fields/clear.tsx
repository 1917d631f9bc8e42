// antd calls the buttons that empty its inputs "Clear" or nothing at all, in every language.
import { CloseCircleFilled } from '@ant-design/icons'
import { Input, type InputProps, type InputRef, Select, type SelectProps } from 'antd'
import type { Ref } from 'react'
import { useText } from '../kit/text.ts'

/** `allowClear` of antd's Input and Select, with the button's name in the language of the interface. */
export function useClear() {
  const label = useText()('clear')
  return {
    input: { clearIcon: <CloseCircleFilled aria-label={label} /> },
    select: { clearIcon: <CloseCircleFilled aria-hidden />, label },
  }
}

export function ClearInput({ allowClear, ...props }: InputProps & { ref?: Ref<InputRef> }) {
  const clear = useClear()
  return <Input {...props} allowClear={allowClear === true ? clear.input : allowClear} />
}

export function ClearSelect({ allowClear, ...props }: SelectProps<string | string[]>) {
  const clear = useClear()
  return <Select {...props} allowClear={allowClear === true ? clear.select : allowClear} />
}
