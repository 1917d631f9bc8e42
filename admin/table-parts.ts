import type { Plugin } from 'vite'

type Part = { importer: string; source: string; code: string }

const refusal = (what: string): string => `throw new Error('${what} of tables are left out: see admin/table-parts.ts')`

/**
 * What antd's Table imports for props that no table here has, some 80 kB gzip: menus that filter columns and boxes that
 * choose rows (with a tree and the whole form inside), the pager (with a select), sorting, rows drawn as one scrolls,
 * headers that stick, the veil while it loads. A table that asks for one of them all the same fails loudly.
 */
const UNUSED: readonly Part[] = [
  {
    importer: 'antd/es/table/InternalTable.js',
    source: './hooks/useFilter',
    code: `
      export const getFilterData = (data) => data
      export default function useFilter({ mergedColumns }) {
        const asks = ({ filters, filterDropdown, children }) => filters || filterDropdown || children?.some(asks)
        if (mergedColumns.some(asks)) ${refusal('Column filters')}
        return [(columns) => columns, [], {}]
      }`,
  },
  {
    importer: 'antd/es/table/InternalTable.js',
    source: '../pagination',
    code: `export default function Pagination() { ${refusal('Pagers')} }`,
  },
  {
    importer: 'antd/es/table/InternalTable.js',
    source: './RcTable/VirtualTable',
    code: `export default function VirtualTable() { ${refusal('Virtual rows')} }`,
  },
  ...['InternalTable', 'Table'].map((file) => ({
    importer: `antd/es/table/${file}.js`,
    source: './hooks/useSelection',
    code: `
      export const [SELECTION_COLUMN, SELECTION_ALL, SELECTION_INVERT, SELECTION_NONE] = [{}, 'all', 'invert', 'none']
      const nothing = new Set()
      export default function useSelection(config, rowSelection) {
        if (rowSelection) ${refusal('Row selections')}
        return [(columns) => columns, nothing]
      }`,
  })),
  {
    importer: 'antd/es/table/InternalTable.js',
    source: './hooks/useSorter',
    code: `
      export const getSortData = (data) => data
      export default function useSorter({ mergedColumns }) {
        if (mergedColumns.some(({ sorter }) => sorter)) ${refusal('Sorters')}
        return [(columns) => columns, [], {}, () => ({})]
      }`,
  },
  {
    importer: 'antd/es/table/InternalTable.js',
    source: '../spin',
    code: `
      export default function Spin({ spinning, children }) {
        if (spinning) ${refusal('Veils')}
        return children
      }`,
  },
  {
    importer: '@rc-component/table/es/Table.js',
    source: './FixedHolder',
    code: `export default function FixedHolder() { ${refusal('Fixed headers')} }`,
  },
  {
    importer: '@rc-component/table/es/Table.js',
    source: './stickyScrollBar',
    code: `export default function StickyScrollBar() { ${refusal('Sticky bars')} }`,
  },
  ...['filter', 'pagination', 'summary', 'virtual', 'bordered', 'rtl'].map((style) => ({
    importer: 'antd/es/table/style/index.js',
    source: `./${style}`,
    code: 'export default () => ({})',
  })),
]

const MARK = '\0unused-table-part:'
const idOf = (part: Part): string => `${MARK}${part.importer}:${part.source}`

/** Leaves out of the build what antd's Table brings and nobody uses; fails it when antd's files are no longer these. */
export function leanTable(): Plugin {
  const met = new Set<Part>()
  return {
    name: 'lean-table',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer) {
      const part = UNUSED.find((one) => one.source === source && importer?.endsWith(`/${one.importer}`))
      if (!part) return undefined
      met.add(part)
      return idOf(part)
    },
    load(id) {
      const part = id.startsWith(MARK) && UNUSED.find((one) => idOf(one) === id)
      return part ? { code: part.code, moduleSideEffects: false } : undefined
    },
    buildEnd(error) {
      const missing = UNUSED.filter((part) => !met.has(part)).map(({ source }) => source)
      if (!error && missing.length > 0) this.error(`antd's Table does not import ${missing.join(', ')} any more`)
    },
  }
}
