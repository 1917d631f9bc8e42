import type { Language } from '../core/languages.ts'

/** Answer of `POST /admin/messageTemplate/preview {id}`: the texts with example values. */
export type TemplatePreview = {
  channel: 'mail' | 'sms'
  /** A short message has a text only. `html` is a whole document. */
  texts: Record<Language, { subject: string; text: string; html: string }>
  /** What the texts may contain as `{{name}}`, in the caller's language. */
  placeholders: { name: string; label: string; required: boolean }[]
}
