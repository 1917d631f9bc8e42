// Loaded when an address is first entered.
import type { AddressField } from '@tutu/contract/fields/address'
import { Flex, Input } from 'antd'
import { asText, type InputProps } from '../kit/face.ts'
import { useText } from '../kit/text.ts'
import type { AddressValue } from './address.tsx'
import { AreaCascader } from './area-cascader.tsx'
import { useInputText } from './input-text.ts'

const NONE: AddressValue = { area: [], street: '', postcode: '' }

export function AddressInput({ id, name, field, value, row, onChange }: InputProps<AddressField>) {
  const text = useInputText()
  const { language } = useText()
  const address = { ...NONE, ...(value as Partial<AddressValue> | null) }
  const put = (part: Partial<AddressValue>) => {
    const next = { ...address, ...part }
    onChange(next.area.length > 0 || next.street !== '' || next.postcode !== '' ? next : null)
  }
  const lineInput = (part: 'street' | 'postcode', flex: string) => (
    <Input
      value={address[part]}
      placeholder={text(part)}
      aria-label={text('partOf', { label: field.label[language], part: text(part) })}
      autoComplete="off"
      inputMode={part === 'postcode' ? 'numeric' : 'text'}
      style={{ flex }}
      onChange={(event) => put({ [part]: event.target.value })}
    />
  )
  return (
    <Flex vertical gap={8}>
      <AreaCascader
        id={id}
        value={address.area}
        name={asText(row?.[`${name}_name`])}
        allowClear
        onChange={(area) => put({ area })}
      />
      <Flex gap={8} wrap>
        {lineInput('street', '1 1 220px')}
        {lineInput('postcode', '0 1 120px')}
      </Flex>
    </Flex>
  )
}
