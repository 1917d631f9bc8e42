import type { Definition } from '@tutu/contract/definition/define-resource'
import { Alert, Button } from 'antd'
import { type ComponentType, type ReactNode, Suspense, useCallback, useEffect, useState } from 'react'
import type { Row } from '../kit/face.ts'
import { useText } from '../kit/text.ts'
import { useAllowed } from '../kit/use-allowed.ts'
import { lazyPart } from '../lib/lazy-part.tsx'
import { Bar } from './bar.tsx'
import { BatchEditHost, type BatchTarget } from './batch-edit-host.tsx'
import { ChosenBar } from './chosen-bar.tsx'
import { isTree } from './columns.tsx'
import { useEmptyList } from './empty-list.tsx'
import { FilterBuilderHost } from './filter/filter-host.tsx'
import { LazyForm } from './form/lazy-form.tsx'
import { ImportHost } from './import/import-host.tsx'
import { ListFailure } from './list-failure.tsx'
import { ListNarrowing } from './list-narrowing.tsx'
import type { List } from './list-query.ts'
import { searchFields } from './list-state.ts'
import { looksOf, useLook } from './looks/use-look.ts'
import { type ResourceBodyProps, ResourceTable } from './resource-table.tsx'
import './resource.css'
import { RowPanelHost } from './row-panel-host.tsx'
import { parentIds } from './rows.ts'
import { useTableView } from './table-view.ts'
import { Toolbar } from './toolbar.tsx'
import { useChosen } from './use-chosen.ts'
import { useList } from './use-list.ts'
import { useListForm } from './use-list-form.ts'
import { type Opened, useOpened } from './use-opened.ts'
import { useOpenedLook } from './use-opened-look.ts'
import { useRowActions } from './use-row-actions.ts'
import { useRowCommands } from './use-row-commands.ts'
import { useRoom, useWidth } from './use-width.ts'
import { useViewedList, type ViewedList } from './views/use-viewed-list.ts'
import { ViewMenu } from './views/view-menu.tsx'

export type ResourceScreenProps = {
  definition: Definition
  /** Further controls of the toolbar. */
  extra?: ReactNode
  /** Below the toolbar. */
  notice?: ReactNode
  /** What the rows are shown in; absent: the table. */
  Body?: ComponentType<ResourceBodyProps>
  /** A column of the table before those of the definition. */
  leading?: ResourceBodyProps['leading']
  /** Fields that the screen narrows the list by elsewhere: they open no search, and make the list no search's result. */
  placed?: readonly string[]
  /** Said where there are no rows, of the place that the list is narrowed to. */
  emptyText?: string
}

/** px: antd's `sm`; and what a school laptop has not, on which the rows would be out of sight. */
const PANEL_FITS = { width: 576, height: 700 }
const isRoomy = () => innerWidth >= PANEL_FITS.width && innerHeight >= PANEL_FITS.height

const LookSwitch = lazyPart(async () => (await import('./looks/look-switch.tsx')).LookSwitch)
const Cards = lazyPart(async () => (await import('./looks/cards.tsx')).Cards)
const Shortcuts = lazyPart(async () => (await import('./shortcuts.tsx')).Shortcuts)
const Calendar = lazyPart(async () => (await import('./looks/calendar.tsx')).Calendar)

/** The back office's screen of a resource: its list, and the form its records are made and edited in. */
export function ResourceScreen(props: ResourceScreenProps) {
  return <Screen key={props.definition.name} {...props} />
}

/** Whether something can be done with several rows at once, but for deleting and editing them. */
function hasBulkCommand({ commands = {} }: Definition, can: (command: string) => boolean): boolean {
  return Object.entries(commands).some(([name, { bulk }]) => bulk && can(name))
}

const NOTHING: ReadonlySet<number> = new Set()
const NOWHERE: readonly string[] = []

function Screen(screenProps: ResourceScreenProps) {
  const { definition, extra, notice, Body = ResourceTable, leading, placed = NOWHERE, emptyText } = screenProps
  const text = useText()
  const can = useAllowed(definition)
  const viewed = useViewedList(definition)
  const { state, update, saved } = viewed
  const own = useLook(definition)
  // Screens that show the rows in something of their own have no other looks.
  const look = Body === ResourceTable ? own.look : 'table'
  const month = look === 'calendar' ? own.month : undefined
  const answered = useList(definition, state, { month, enabled: !viewed.isWaiting })
  const { data: answer, isFetching, isError, key } = answered
  const rows = answer?.list
  useNearestPage(viewed, answer, isFetching)
  const actions = useRowActions(definition, key)
  const [screen, width] = useWidth('screen')
  const canSelect = can('del') || can('edit') || hasBulkCommand(definition, can)
  const { room, inSight } = useRoom(definition, { state, leading, canSelect, width })
  const view = useTableView(definition, room, saved)
  const chosen = useChosen(definition, state, rows)
  const [closed, setClosed] = useState(NOTHING)
  const fold = useCallback((id: number, folded: boolean) => setClosed((before) => withFold(before, id, folded)), [])
  const searched = Object.keys(state.filters).some((name) => !placed.includes(name))
  // A phone or a laptop has no room for both: what narrows the list stands above it in words.
  const [isSearching, setSearching] = useState(() => searched && !saved && isRoomy())
  const [isBuilding, setBuilding] = useState(false)
  const opened = useOpened(can('edit'))
  const isLoaded = rows !== undefined || isError
  const form = useListForm(definition, { opened, rows, isLoaded, filters: state.filters })
  const [isImporting, setImporting] = useImporting(opened, can('import'))
  const [batch, setBatch] = useState<BatchTarget>()
  const commands = useRowCommands(definition, actions, form.duplicate)
  useOpenedLook(definition, opened, commands.runOne)
  const clear = useCallback(() => update({ quickSearch: '', filters: {}, where: undefined }), [update])
  const empty = useEmptyList({
    definition,
    said: emptyText,
    onClear: searched || state.where || state.quickSearch ? clear : undefined,
    onAdd: can('add') ? form.add : undefined,
  })

  const body: ResourceBodyProps = {
    definition,
    state,
    update,
    view,
    inSight,
    leading,
    answer,
    loading: isFetching,
    actions,
    canEdit: can('edit'),
    canSelect,
    selected: chosen.ids,
    onSelect: chosen.choose,
    closed,
    onFold: fold,
    onEdit: form.edit,
    onPanel: commands.runOne,
    empty,
  }
  return (
    <div ref={screen} className="resource-screen">
      <h1 className="resource-title">{definition.title[text.language]}</h1>
      {answer?.remark && <Alert type="info" title={answer.remark} showIcon />}
      <Toolbar
        definition={definition}
        state={state}
        update={update}
        view={Body === ResourceTable && look === 'table' ? view : undefined}
        loading={isFetching}
        filtering={isSearching}
        placed={placed}
        onFilter={() => (searchFields(definition).length ? setSearching(!isSearching) : setBuilding(true))}
        onAdd={form.add}
        onRefresh={() => void actions.refresh()}
        onImport={() => setImporting(true)}
        extra={
          <>
            {extra}
            {look === 'table' && isTree(definition) && (
              <FoldAll rows={rows ?? []} closed={closed} setClosed={setClosed} />
            )}
            {Body === ResourceTable && looksOf(definition).length > 1 && (
              <Suspense fallback={null}>
                <LookSwitch definition={definition} look={look} setLook={own.setLook} />
              </Suspense>
            )}
            <ViewMenu definition={definition} viewed={viewed} table={view} />
            {definition.shortcuts && (
              <Suspense fallback={null}>
                <Shortcuts definition={definition} state={state} update={update} />
              </Suspense>
            )}
          </>
        }
      />
      {notice}
      <ListNarrowing
        definition={definition}
        viewed={viewed}
        isSearching={isSearching}
        placed={placed}
        onBuild={() => setBuilding(true)}
      />
      {chosen.ids.length > 0 && (
        <ChosenBar
          definition={definition}
          state={state}
          rows={rows ?? []}
          chosen={chosen}
          // All that the list finds is more than what a month of it shows.
          total={month ? undefined : answer?.total}
          actions={actions}
          onForm={form.open}
          onBatch={setBatch}
          onCommand={commands.run}
        />
      )}
      <ListFailure answered={answered} />
      {(answer || isFetching || !isError) && (
        <Suspense fallback={<Bar width="100%" />}>
          {look === 'table' && <Body {...body} />}
          {look === 'cards' && <Cards {...body} />}
          {look === 'calendar' && <Calendar {...body} month={own.month} setMonth={own.setMonth} />}
        </Suspense>
      )}
      <FilterBuilderHost
        definition={definition}
        where={state.where}
        open={isBuilding}
        onApply={(where) => {
          setBuilding(false)
          update({ where })
        }}
        onClose={() => setBuilding(false)}
      />
      <LazyForm definition={definition} target={form.target} onClose={form.close} onSaved={() => actions.refresh()} />
      <BatchEditHost
        definition={definition}
        state={state}
        target={batch}
        onClose={() => setBatch(undefined)}
        onChanged={() => actions.refresh()}
      />
      <ImportHost
        definition={definition}
        open={isImporting}
        onClose={() => setImporting(false)}
        onImported={actions.refresh}
      />
      <RowPanelHost definition={definition} target={commands.panel} actions={actions} onClose={commands.closePanel} />
    </div>
  )
}

/** Folds all rows of a tree that have others below them, or unfolds them. */
function FoldAll(props: {
  rows: readonly Row[]
  closed: ReadonlySet<number>
  setClosed: (closed: ReadonlySet<number>) => void
}) {
  const text = useText()
  const parents = parentIds(props.rows)
  if (parents.length === 0) return null
  const allClosed = parents.every((id) => props.closed.has(id))
  return (
    <Button onClick={() => props.setClosed(allClosed ? NOTHING : new Set(parents))}>
      {text(allClosed ? 'expandAll' : 'collapseAll')}
    </Button>
  )
}

/** The last row of the last page is gone: the page before is shown. */
function useNearestPage({ state, update }: ViewedList, answer: List | undefined, isFetching: boolean): void {
  const pages = Math.max(1, Math.ceil((answer?.total ?? 0) / state.limit))
  const isBeyond = answer?.total !== undefined && !isFetching && state.page > pages
  useEffect(() => {
    if (isBeyond) update({ page: pages }, { replace: true })
  }, [isBeyond, pages, update])
}

/** Whether a file is being brought in, as asked for here or by the address. */
function useImporting({ asked, forget }: Opened, mayImport: boolean) {
  const [isImporting, setImporting] = useState(false)
  const isAsked = asked === 'import' && mayImport
  useEffect(() => {
    if (!isAsked) return
    setImporting(true)
    forget()
  }, [isAsked, forget])
  return [isImporting, setImporting] as const
}

function withFold(before: ReadonlySet<number>, id: number, folded: boolean): ReadonlySet<number> {
  const next = new Set(before)
  if (folded) next.add(id)
  else next.delete(id)
  return next
}
