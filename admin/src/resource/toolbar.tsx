import { FilterOutlined, PlusOutlined, ReloadOutlined, UploadOutlined } from '@ant-design/icons'
import type { Definition } from '@tutu/contract/definition/define-resource'
import { conditionsIn } from '@tutu/contract/definition/filter-tree'
import { Button, Tooltip } from 'antd'
import type { ReactNode } from 'react'
import { ExportMenu } from './export-menu.tsx'
import type { ListState, UpdateList } from './list-state.ts'
import { QuickSearch } from './quick-search.tsx'
import { TableSettings } from './table-settings.tsx'
import type { TableView } from './table-view.ts'
import { useText } from '../kit/text.ts'
import { useAllowed } from '../kit/use-allowed.ts'

type Props = {
  definition: Definition
  state: ListState
  update: UpdateList
  /** Of the table; absent where the rows are shown in something else. */
  view?: TableView | undefined
  loading: boolean
  filtering: boolean
  /** Conditions that are shown elsewhere on the screen. */
  placed?: readonly string[]
  onFilter: () => void
  onAdd: () => void
  onRefresh: () => void
  onImport: () => void
  /** Buttons of tree tables. */
  extra?: ReactNode
}

/** What can be done with the list as a whole. Buttons the caller has no right to are not there. */
export function Toolbar(props: Props) {
  const { definition, state, loading, filtering } = props
  const text = useText()
  const can = useAllowed(definition)
  const tool = (label: string, icon: ReactNode, onClick: () => void, busy = false) => (
    <Tooltip title={label}>
      <Button aria-label={label} icon={icon} loading={busy} onClick={onClick} />
    </Tooltip>
  )
  const filters = Object.keys(state.filters).filter((name) => !props.placed?.includes(name)).length
  const conditions = filters + (state.where ? conditionsIn(state.where).length : 0)

  return (
    <div className="resource-toolbar" role="toolbar" aria-label={definition.title[text.language]}>
      {can('add') && (
        <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={props.onAdd}>
          {text('add')}
        </Button>
      )}
      {props.extra}
      <div className="resource-toolbar-end">
        {definition.quickSearch.length > 0 && <QuickSearch {...props} />}
        <Button icon={<FilterOutlined aria-hidden />} aria-expanded={filtering} onClick={props.onFilter}>
          {conditions > 0 ? text('filterWith', { count: conditions }) : text('filter')}
        </Button>
        {tool(text('refresh'), <ReloadOutlined spin={loading} aria-hidden />, props.onRefresh)}
        {can('import') && tool(text('import'), <UploadOutlined aria-hidden />, props.onImport)}
        {can('export') && (
          <ExportMenu
            definition={definition}
            state={state}
            shown={props.view && ['id', ...props.view.order.filter(props.view.isShown)]}
          />
        )}
        {props.view && <TableSettings definition={definition} view={props.view} />}
      </div>
    </div>
  )
}
