import { batchFields } from '@tutu/contract/definition/batch-edit'
import { fieldOfRole, type Definition } from '@tutu/contract/definition/define-resource'
import type { FilterCondition } from '@tutu/contract/definition/filter-tree'
import type { Field } from '@tutu/contract/fields/index'
import { hasRole, traitsOf } from '@tutu/contract/fields/traits'
import { isOffered } from '@tutu/contract/definition/form-conditions'
import { Alert, Button } from 'antd'
import {
  type ComponentType,
  type ReactNode,
  Suspense,
  useCallback,
  useEffect,
  useEffectEvent,
  useMemo,
  useState,
} from 'react'
import { IDS_MAX } from '@tutu/contract/core/constants'
import { lazyPart } from '../lib/lazy-part.tsx'
import { tellRefusal } from '../lib/message.ts'
import { useScreenParams } from '../lib/screen-location.tsx'
import type { Row } from '../kit/face.ts'
import { useAdminInfo } from '../stores/admin-info.ts'
import { Bar } from './bar.tsx'
import { BatchEditHost, type BatchTarget } from './batch-edit-host.tsx'
import { BatchBar, type BatchCommand } from './batch-bar.tsx'
import { isTree, rowName } from './columns.tsx'
import { isPlace, placeRow } from './place-row.ts'
import { ExportMenu } from './export-menu.tsx'
import { EmptyList } from './empty-list.tsx'
import { FilterBuilderHost } from './filter/filter-host.tsx'
import { type FormTarget, LazyForm } from './form/lazy-form.tsx'
import { ImportHost } from './import/import-host.tsx'
import { searchFields } from './list-state.ts'
import { type ResourceBodyProps, ResourceTable } from './resource-table.tsx'
import './resource.css'
import { RowPanelHost, type RowPanelTarget } from './row-panel-host.tsx'
import { asks, buttonsOf } from './row-panels.ts'
import { findRow, parentIds, visibleIds } from './rows.ts'
import { useTableView } from './table-view.ts'
import { useText } from '../kit/text.ts'
import { Toolbar } from './toolbar.tsx'
import { useAllowed } from '../kit/use-allowed.ts'
import { useList } from './use-list.ts'
import { useViewedList } from './views/use-viewed-list.ts'
import { ViewMenu } from './views/view-menu.tsx'
import { useTakenWidth, useWidth } from './use-width.ts'
import { useRowActions } from './use-row-actions.ts'
import { looksOf, useLook } from './looks/use-look.ts'

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

/** px; antd's `sm`. */
const PANEL_FITS = 576

const ViewNotice = lazyPart(async () => (await import('./views/view-notice.tsx')).ViewNotice)
const FilterChips = lazyPart(async () => (await import('./filter/filter-chips.tsx')).FilterChips)
const LookSwitch = lazyPart(async () => (await import('./looks/look-switch.tsx')).LookSwitch)
const Cards = lazyPart(async () => (await import('./looks/cards.tsx')).Cards)
const Calendar = lazyPart(async () => (await import('./looks/calendar.tsx')).Calendar)
const CommonSearch = lazyPart(async () => (await import('./common-search.tsx')).CommonSearch)

/** The back office's screen of a resource: its list, and the form its records are made and edited in. */
export function ResourceScreen(props: ResourceScreenProps) {
  return <Screen key={props.definition.name} {...props} />
}

const NOTHING: ReadonlySet<number> = new Set()
const NOWHERE: readonly string[] = []

function Screen({
  definition,
  extra,
  notice,
  Body = ResourceTable,
  leading,
  placed = NOWHERE,
  emptyText,
}: ResourceScreenProps) {
  const text = useText()
  const can = useAllowed(definition)
  const viewed = useViewedList(definition)
  const { state, update, saved } = viewed
  const own = useLook(definition)
  // Screens that show the rows in something of their own have no other looks.
  const look = Body === ResourceTable ? own.look : 'table'
  const month = look === 'calendar' ? own.month : undefined
  const answered = useList(definition, state, { month, enabled: !viewed.isWaiting })
  const { data: answer, isFetching, isError, error, refetch, key } = answered
  const actions = useRowActions(definition, key)
  const [screen, width] = useWidth('screen')
  const taken = useTakenWidth(definition, state, leading)
  const view = useTableView(definition, width === undefined ? undefined : width - taken, saved)
  const [selected, setSelected] = useState<number[]>([])
  const [closed, setClosed] = useState(NOTHING)
  const searched = Object.keys(state.filters).some((name) => !placed.includes(name))
  // A phone has no room for both: what narrows the list stands above it in words.
  const [filtering, setFiltering] = useState(() => searched && !saved && innerWidth >= PANEL_FITS)
  const [building, setBuilding] = useState(false)
  // What the common search narrows by is said in words while its panel is closed.
  const simple = filtering ? [] : simpleConditions(definition, state.filters, placed)
  const [form, setForm] = useState<FormTarget>()
  const opened = useOpened(can('edit'))
  const { forget } = opened
  const asksForNew = opened.asked === 'new' && can('add')
  const asksForImport = opened.asked === 'import' && can('import')
  // A link to another record is followed, though a form opened by hand stands there; whoever leads there has asked.
  useEffect(() => {
    if (opened.target) setForm(undefined)
  }, [opened.target])
  const closeForm = useCallback(() => {
    setForm(undefined)
    forget()
  }, [forget])
  const [batch, setBatch] = useState<BatchTarget>()
  const [panel, setPanel] = useState<RowPanelTarget>()
  const [isImporting, setImporting] = useState(false)
  useEffect(() => {
    if (!asksForImport) return
    setImporting(true)
    forget()
  }, [asksForImport, forget])

  const rows = answer?.list
  const add = () =>
    setForm({ presets: { ...ownParent(definition, rows ?? []), ...presetsOf(definition, state.filters) } })
  // Once the rows are there: where a new one begins may depend on them.
  const openNew = useEffectEvent(() => {
    add()
    forget()
  })
  const isLoaded = rows !== undefined || isError
  useEffect(() => {
    if (asksForNew && isLoaded) openNew()
  }, [asksForNew, isLoaded])

  // What is no longer in sight must not be deleted with the rest.
  useEffect(() => setSelected((ids) => idsAmong(rows ?? [], ids)), [rows])

  // The last row of the last page is gone: show the page before.
  const pages = Math.max(1, Math.ceil((answer?.total ?? 0) / state.limit))
  const beyond = answer?.total !== undefined && !isFetching && state.page > pages
  useEffect(() => {
    if (beyond) update({ page: pages }, { replace: true })
  }, [beyond, pages, update])

  // The rows chosen that have this button themselves: what the server would refuse is left out.
  const chosenFor = (button: 'edit' | 'delete') =>
    selected.filter((id) => buttonsOf(definition, findRow(rows ?? [], id) ?? { id }, [button]).length > 0)
  const [editable, deletable] = [chosenFor('edit'), chosenFor('delete')]
  const hasBulk = Object.entries(definition.commands ?? {}).some(([name, { bulk }]) => bulk && can(name))

  /** Commands without anything to ask are done at once. */
  const run = (name: string, chosen: readonly Row[]) => {
    const [first, ...others] = chosen
    if (!first) return
    if (name === 'duplicate') return setForm({ presets: {}, copyOf: first.id })
    if (isPlace(name)) return void placeRow(actions, text, first, rowName(definition, first), name).catch(tellRefusal)
    if (asks(definition, name)) return setPanel({ button: name, rows: [first, ...others] })
    actions
      .command(
        name,
        chosen.map((row) => row.id),
      )
      .catch(tellRefusal)
  }
  const batchCommands = Object.entries(definition.commands ?? {}).flatMap(([name, command]): BatchCommand[] => {
    const fit = selected.flatMap((id) => findRow(rows ?? [], id) ?? []).filter((row) => isOffered(command, row))
    if (!command.bulk || fit.length === 0 || !can(name)) return []
    const { label, icon, danger = false } = command
    return [{ name, label: label[text.language], icon, danger, count: fit.length, onRun: () => run(name, fit) }]
  })

  const parents = parentIds(rows ?? [])
  const allClosed = parents.length > 0 && parents.every((id) => closed.has(id))
  const unfold = isTree(definition) && parents.length > 0 && (
    <Button onClick={() => setClosed(allClosed ? NOTHING : new Set(parents))}>
      {text(allClosed ? 'expandAll' : 'collapseAll')}
    </Button>
  )

  const shown = () => {
    const props: ResourceBodyProps = {
      definition,
      state,
      update,
      view,
      leading,
      answer,
      loading: isFetching,
      actions,
      canEdit: can('edit'),
      canSelect: can('del') || can('edit') || hasBulk,
      selected,
      onSelect: setSelected,
      closed,
      onFold: (id, folded) => setClosed((before) => withFold(before, id, folded)),
      onEdit: (id) => setForm({ id }),
      onPanel: (button, row) => run(button, [row]),
      empty: (
        <EmptyList
          definition={definition}
          said={emptyText}
          onClear={
            searched || state.where || state.quickSearch
              ? () => update({ quickSearch: '', filters: {}, where: undefined })
              : undefined
          }
          onAdd={can('add') ? add : undefined}
        />
      ),
    }
    switch (look) {
      case 'cards':
        return <Cards {...props} />
      case 'calendar':
        return <Calendar {...props} month={own.month} setMonth={own.setMonth} />
      case 'table':
        return <Body {...props} />
    }
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
        filtering={filtering}
        placed={placed}
        onFilter={() => (searchFields(definition).length ? setFiltering(!filtering) : setBuilding(true))}
        onAdd={add}
        onRefresh={() => void actions.refresh()}
        onImport={() => setImporting(true)}
        extra={
          <>
            {extra}
            {look === 'table' && unfold}
            {Body === ResourceTable && looksOf(definition).length > 1 && (
              <Suspense fallback={null}>
                <LookSwitch definition={definition} look={look} setLook={own.setLook} />
              </Suspense>
            )}
            <ViewMenu definition={definition} viewed={viewed} table={view} />
          </>
        }
      />
      {notice}
      {(viewed.isGone || (saved !== undefined && saved.dropped.length > 0)) && (
        <Suspense fallback={<Bar />}>
          <ViewNotice key={saved?.id} saved={saved} />
        </Suspense>
      )}
      {viewed.isWhereLost && (
        <Suspense fallback={<Bar />}>
          <ViewNotice saved={undefined} isWhereLost />
        </Suspense>
      )}
      {filtering && (
        <Suspense fallback={<Bar width="100%" />}>
          <CommonSearch
            key={JSON.stringify(state.filters)}
            definition={definition}
            state={state}
            update={update}
            onMore={() => setBuilding(true)}
          />
        </Suspense>
      )}
      {(state.where || simple.length > 0) && (
        <Suspense fallback={<Bar />}>
          <FilterChips
            definition={definition}
            state={state}
            simple={simple}
            onChange={update}
            onEdit={() => setBuilding(true)}
          />
        </Suspense>
      )}
      {selected.length > 0 && (
        <BatchBar
          count={selected.length}
          editable={editable.length}
          deletable={deletable.length}
          onEdit={can('edit') ? () => setForm(sequenceOf(visibleIds(rows ?? [], NOTHING), editable)) : undefined}
          onEditAll={
            can('edit') && batchFields(definition).length > 0
              ? // All that the list finds is more than what a month of it shows.
                () => setBatch({ ids: editable, total: month ? undefined : answer?.total })
              : undefined
          }
          deletion={can('del') ? actions.deletion(deletable) : undefined}
          commands={batchCommands}
          extra={
            can('export') && selected.length <= IDS_MAX ? (
              <ExportMenu definition={definition} state={state} ids={selected} label={text('export')} />
            ) : undefined
          }
          onClear={() => setSelected([])}
        />
      )}
      {isError && !isFetching && (
        <Alert
          type="error"
          showIcon
          title={text('failed')}
          description={error.message}
          action={<Button onClick={() => void refetch()}>{text('retry')}</Button>}
        />
      )}
      {(answer || isFetching || !isError) && <Suspense fallback={<Bar width="100%" />}>{shown()}</Suspense>}
      <FilterBuilderHost
        definition={definition}
        where={state.where}
        open={building}
        onApply={(where) => {
          setBuilding(false)
          update({ where })
        }}
        onClose={() => setBuilding(false)}
      />
      <LazyForm
        definition={definition}
        target={form ?? opened.target}
        onClose={closeForm}
        onSaved={() => actions.refresh()}
      />
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
      <RowPanelHost definition={definition} target={panel} actions={actions} onClose={() => setPanel(undefined)} />
    </div>
  )
}

function simpleConditions(
  definition: Definition,
  filters: Readonly<Record<string, string>>,
  placed: readonly string[],
): FilterCondition[] {
  return searchFields(definition).flatMap(({ name, operator }) => {
    const val = filters[name]
    return val && !placed.includes(name) ? [{ field: name, operator, val }] : []
  })
}

/** What the address names to be opened, as links from elsewhere do (`?open=5`, `?open=new`, `?open=import`), until it is closed. */
function useOpened(mayEdit: boolean) {
  const [params, setParams] = useScreenParams()
  const asked = params.get('open')
  const target = useMemo((): FormTarget | undefined => {
    const id = Number(asked)
    return mayEdit && Number.isSafeInteger(id) && id > 0 ? { id } : undefined
  }, [asked, mayEdit])
  const forget = useCallback(() => {
    if (!params.has('open')) return
    const next = new URLSearchParams(params)
    next.delete('open')
    setParams(next, { replace: true })
  }, [params, setParams])
  return { asked, target, forget }
}

/** The rows chosen, to be edited one after the other as they stand in the list. */
function sequenceOf(order: readonly number[], selected: readonly number[]): FormTarget | undefined {
  const [id, ...rest] = order.filter((one) => selected.includes(one))
  return id === undefined ? undefined : { id, rest }
}

/** The same array where all of them are there: nothing is drawn anew for it. */
function idsAmong(rows: readonly Row[], ids: number[]): number[] {
  return ids.every((id) => findRow(rows, id)) ? ids : ids.filter((id) => findRow(rows, id))
}

function withFold(before: ReadonlySet<number>, id: number, folded: boolean): ReadonlySet<number> {
  const next = new Set(before)
  if (folded) next.add(id)
  else next.delete(id)
  return next
}

/** Who may put nothing at the top of a tree starts below the first record of their own there, which the server tells. */
function ownParent(definition: Definition, rows: readonly Row[]): Record<string, unknown> {
  const name = fieldOfRole(definition, 'parent')
  const field = definition.fields[name ?? '']
  if (!name || !hasRole(field, 'parent') || field.top !== 'super' || useAdminInfo.getState().super) return {}
  const own = rows.find(({ is_own }) => is_own === true)
  return own ? { [name]: own.id } : {}
}

/** A new record starts with what the list is narrowed to: a lesson added in a course's list belongs to that course. */
function presetsOf(definition: Definition, filters: Readonly<Record<string, string>>): Record<string, unknown> {
  const namesRow = (field: Field | undefined) =>
    field !== undefined && traitsOf(field).holds === 'id' && !traitsOf(field).list
  return Object.fromEntries(
    Object.entries(filters)
      .filter(
        ([name, value]) =>
          namesRow(definition.fields[name]) && definition.fields[name]?.search === '=' && Number(value),
      )
      .map(([name, value]) => [name, Number(value)]),
  )
}
