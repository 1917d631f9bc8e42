// What kinds of fields and screens outside the tree may use of the back office: nothing else of it is theirs to import.
export { registerFieldKind } from '../fields/index.ts'
export { type CellProps, type FieldFace, type InputProps, type Row, type SearchProps } from './face.ts'
