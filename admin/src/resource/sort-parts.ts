// The library that drags rows, loaded when somebody is about to.
export { SortableList } from './sortable-list.tsx'
export { SortableRow } from './sortable-row.tsx'
