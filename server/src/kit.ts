// What modules outside the tree may use of the server: nothing else of it is theirs to import.
export { type ColumnKind, registerFieldKind, type TextContext } from './engine/fields/columns.ts'
