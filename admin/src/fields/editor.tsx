import type { EditorField } from '@tutu/contract/fields/editor'
import { asText, type CellProps, type FieldFace, type InputProps, typedText } from '../kit/face.ts'
import { installedEditor } from './editor/installed.ts'
import { lazyInput } from './lazy.tsx'
import { TextCell } from './text.tsx'
import { TextSearch } from './text-search.tsx'

const EditorInput = lazyInput<InputProps<EditorField>>(
  async () => installedEditor() ?? (await import('./editor/input.tsx')).AsMarkdown,
)

/** The words of it, in a document of its own in which nothing loads or runs. */
function wordsOf(html: string): string {
  return new DOMParser().parseFromString(html, 'text/html').body.textContent.replaceAll(/\s+/g, ' ').trim()
}

function EditorCell(props: CellProps<EditorField>) {
  return <TextCell {...props} value={wordsOf(asText(props.value))} />
}

export const editor: FieldFace<EditorField> = {
  Input: EditorInput,
  Cell: EditorCell,
  Search: TextSearch,
  width: 260,
  initial: asText,
  toText: typedText,
  shownWhole: true,
}
