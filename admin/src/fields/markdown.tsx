import type { MarkdownField } from '@tutu/contract/fields/markdown'
import { asText, type FieldFace, type InputProps, typedText } from '../kit/face.ts'
import { lazyInput } from './lazy.tsx'
import { TextCell } from './text.tsx'
import { TextSearch } from './text-search.tsx'

const MarkdownInput = lazyInput<InputProps<MarkdownField>>(
  async () => (await import('./markdown/editor.tsx')).MarkdownEditor,
)

export const markdown: FieldFace<MarkdownField> = {
  Input: MarkdownInput,
  Cell: TextCell,
  Search: TextSearch,
  width: 260,
  initial: asText,
  toText: typedText,
  shownWhole: true,
}
