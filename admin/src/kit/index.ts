// What kinds of fields and screens outside the tree may use of the back office: nothing else of it is theirs to import.

// A kind: its face, and what inputs and searches are made of.
export { registerFieldKind } from '../fields/index.ts'
export { registerEditor } from '../fields/editor/installed.ts'
export {
  asList,
  asText,
  type CellProps,
  type FieldFace,
  type InputProps,
  type Row,
  type SearchProps,
  typedText,
} from './face.ts'
export { Input, InputNumber } from 'antd'
export { ClearInput, ClearSelect } from '../fields/clear.tsx'
export { RemoteSelect } from '../fields/remote-select.tsx'
export { lazyInput } from '../fields/lazy.tsx'
export { ChoiceSearch } from '../fields/choice-search.tsx'
export { EmptySearch } from '../fields/empty-search.tsx'
export { numberSearch } from '../fields/number-search.tsx'
export { TextSearch } from '../fields/text-search.tsx'

// Texts: the engine's own, and those that whoever asks brings along.
export { type Text, useText } from './text.ts'
export { addMessages, useLanguage } from '../lib/i18n.ts'

// A screen: where its drawers open, what the caller may do there, what is said and copied.
export { useDrawerPlace } from './drawer-place.ts'
export { useAllowed } from './use-allowed.ts'
export { Can, useCan } from '../lib/permission.tsx'
export { message } from '../lib/message.ts'
export { CopyButton, useCopy } from './copy-button.tsx'
export { api } from '../lib/api.ts'
