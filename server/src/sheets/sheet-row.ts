/** A cell as text; null is an empty one. Or why it has no text: it is computed, or shows an error. */
export type SheetCell = string | null | { mistake: 'formula' | 'error' }

/** `line`: the row's number in a spreadsheet program, from 1. Empty cells at the end are left out, and so are empty rows. */
export type SheetRow = { line: number; cells: SheetCell[] }

/** Spreadsheets have no more (Excel specifications and limits). */
export const ROWS_MAX = 1_048_576
export const COLUMNS_MAX = 500
/** Characters of a row. */
export const ROW_TEXT_MAX = 2_000_000
