import type { Texts } from '../text.ts'

export const en: Texts = {
  preview: 'Preview',
  previewTitle: 'Preview: {{name}}',
  language: 'Language',
  subject: 'Subject',
  text: 'Text',
  mail: 'Mail',
  mailFrame: 'What the mail looks like',
  plainText: 'As plain text, for mailboxes without layout',
  smsNote: 'What is really sent is the text your SMS provider has approved. Keep the Chinese text here the same.',
  exampleNote: 'The code and the like are examples.',
  placeholders: 'Placeholders you may use',
  required: 'required',
  test: 'Send a test to myself',
  testHint: 'Goes to the address or number in your profile, in the language shown.',
  failed: 'The preview did not load',
  retry: 'Retry',
}
