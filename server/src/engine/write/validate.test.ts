import { defineResource } from '@tutu/contract/definition/define-resource'
import { expect, test } from 'vitest'
import { validate } from './validate.ts'

const label = (en: string) => ({ 'zh-cn': en, en })
const parcel = defineResource({
  name: 'parcel',
  title: label('Parcels'),
  icon: 'InboxOutlined',
  menu: { directory: 'teaching', weigh: 1 },
  label: 'name',
  quickSearch: ['name'],
  sort: { field: 'id', direction: 'desc' },
  fields: {
    name: { kind: 'text', label: label('Name') },
    state: {
      kind: 'select',
      label: label('State'),
      default: 'packed',
      readonly: true,
      form: false,
      options: { packed: label('Packed'), sent: label('Sent') },
    },
  },
})

test('what the server alone fills begins with its default, and is left alone afterwards, whatever is posted', () => {
  const posted = { name: 'Carrots', state: 'sent' }
  expect(validate(parcel, posted, undefined, 'en')).toEqual({ name: 'Carrots', state: 'packed' })
  expect(validate(parcel, posted, { id: 1, name: '', state: 'packed' }, 'en')).toEqual({ name: 'Carrots' })
})
