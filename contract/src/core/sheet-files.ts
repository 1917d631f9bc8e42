/** What a file of rows may be called. Its bytes decide what it is. */
export const SHEET_EXTENSIONS = ['.xlsx', '.csv', '.tsv', '.txt'] as const

/** For the attribute `accept`; phones choose by media types only. */
export const SHEET_ACCEPT = [
  ...SHEET_EXTENSIONS,
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'text/csv',
  'text/tab-separated-values',
].join(',')
