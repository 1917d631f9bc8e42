import type { Texts } from '../input-text.ts'

export const en: Texts = {
  tidy: 'Lay out',
  key: 'Name',
  value: 'Value',
  keyOf: 'Row {{number}} · name',
  valueOf: 'Row {{number}} · value',
  addRow: 'Add a row',
  removeRow: 'Remove row {{number}}',
  rowNumber: 'Row {{number}}',
  rowUp: 'Move row {{number}} up',
  rowDown: 'Move row {{number}} down',
  chooseArea: 'Province / city / district',
  street: 'Street and number',
  postcode: 'Postcode',
  partOf: '{{label}} · {{part}}',
  videoAddress: 'Or the address of a video, beginning with https://',
}
