// Loaded with the first list whose rows are dragged.
import { HeaderCell } from './header-cell.tsx'
import { SortableList } from './sortable-list.tsx'
import { SortableRow } from './sortable-row.tsx'

/** Parts of a table whose rows are dragged, and what stands around it. */
export const sorting = { SortableList, components: { header: { cell: HeaderCell }, body: { row: SortableRow } } }
