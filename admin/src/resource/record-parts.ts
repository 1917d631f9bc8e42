// What stands around a record that is open, loaded with the first: one file, since they share what lists have, too, and
// every further file that did would cut that into smaller pieces.
export { ChildrenPanel } from './children/children-panel.tsx'
export { RecordHead } from './form/record-head.tsx'
export { RowLook } from './row-look.tsx'
