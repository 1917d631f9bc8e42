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
  editorMissing: 'The rich-text editor must be installed from the module market first',
  editorMeanwhile: 'Until then the text is edited as Markdown. What is not changed stays as it was.',
  chooseArea: 'Province / city / district',
  street: 'Street and number',
  postcode: 'Postcode',
  partOf: '{{label}} · {{part}}',
  videoAddress: 'Or the address of a video, beginning with https://',
}
