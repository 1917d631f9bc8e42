// Loaded when the form is first opened.
import { controllerBase, type Definition, keepsHistory } from '@tutu/contract/definition/define-resource'
import { aOneOf, oneOf } from '@tutu/contract/definition/row-names'
import { useQuery } from '@tanstack/react-query'
import { Alert, Button, Drawer, Grid, Segmented, Skeleton } from 'antd'
import { Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { api } from '../../lib/api.ts'
import { lazyPart } from '../../lib/lazy-part.tsx'
import { Bar } from '../bar.tsx'
import { useChildren } from '../children/use-children.ts'
import { useDrawerPlace } from '../../kit/drawer-place.ts'
import { useText } from '../../kit/text.ts'
import { useAllowed } from '../../kit/use-allowed.ts'
import { useMedia } from '../../lib/media.ts'
import { noteRecord } from '../../stores/recent.ts'
import { rowName } from '../columns.tsx'
import { FormBody, type Said } from './form-body.tsx'
import { type Loaded, PublishingState, workedOn } from './publishing.tsx'
import { copiedValues, formFields } from './form-values.ts'
import type { FormTarget } from './lazy-form.tsx'
import { askToDiscard } from './leave-warning.tsx'
import { RelatedForms } from './related-forms.tsx'

type Props = {
  definition: Definition
  target: FormTarget
  /** Counts how often the form was opened. */
  opening: number
  open: boolean
  isOnce: boolean
  onClose: () => void
  onSaved: (added?: number) => Promise<void>
}

const WIDTH = 760
const ChildrenPanel = lazyPart(async () => (await import('../children/children-panel.tsx')).ChildrenPanel)
const PreviewPanel = lazyPart(async () => (await import('./preview-panel.tsx')).PreviewPanel)
const RowHistory = lazyPart(async () => (await import('../history/row-history.tsx')).RowHistory)

export function FormDrawer({ definition, target, opening, open, isOnce, onClose, onSaved }: Props) {
  const text = useText()
  const isPhone = !Grid.useBreakpoint().sm
  const dirty = useRef(false)
  const ids = target.id === undefined ? [] : [target.id, ...(target.rest ?? [])]
  const [at, setAt] = useState(0)
  const id = ids[at]
  const copied = target.id === undefined ? target.copyOf : undefined
  const source = id ?? copied
  const one = oneOf(definition, text.language)
  const title =
    ids.length > 1
      ? text('editTitleOf', { one, at: at + 1, count: ids.length })
      : id === undefined
        ? text('addTitle', { one: aOneOf(definition, text.language) })
        : text('editTitle', { one })

  // Always the record as it is now, never one remembered from the list or from an earlier opening.
  const record = useQuery({
    queryKey: ['record', controllerBase(definition), source, opening],
    enabled: open && source !== undefined,
    gcTime: 0,
    staleTime: Infinity,
    refetchOnReconnect: false,
    queryFn: ({ signal }) => loadRecord(definition, source ?? 0, signal),
  })

  // While its tab is hidden the query is gone, and with it what it held; the form it began with stays.
  const kept = useRef<{ id: number | undefined; loaded: Loaded }>(undefined)
  if (record.data) kept.current = { id: source, loaded: record.data }
  const loaded = record.data ?? (kept.current?.id === source ? kept.current?.loaded : undefined)
  const read = useMemo(() => loaded && workedOn(loaded), [loaded])
  const row = id === undefined ? undefined : read
  const presets = useMemo(() => {
    if (target.id !== undefined) return undefined
    return read ? { ...target.presets, ...copiedValues(definition, read) } : target.presets
  }, [definition, read, target])

  // What the search over everything offers first.
  const opened = record.data && rowName(definition, record.data.row)
  useEffect(() => {
    if (id !== undefined && opened !== undefined) noteRecord(definition.name, id, opened)
  }, [definition.name, id, opened])

  const keepDirty = useCallback((isDirty: boolean) => {
    dirty.current = isDirty
  }, [])
  const forget = useRef(() => {})
  const keepForget = useCallback((next: () => void) => {
    forget.current = next
  }, [])
  const tryTo = (leave: () => void) => {
    if (!dirty.current) return leave()
    void askToDiscard(text).then((discard) => {
      if (!discard) return
      forget.current()
      leave()
    })
  }
  const tryClose = () => tryTo(onClose)
  const next = () => {
    dirty.current = false
    setView('form')
    setAt(at + 1)
  }
  const hasNext = at + 1 < ids.length
  const can = useAllowed(definition)
  const [view, setView] = useState('form')
  const [said, setSaid] = useState<Said>()
  const [renewed, setRenewed] = useState(0)
  const isPublishable = definition.publishable === true
  const hasPreview = isPublishable && definition.public?.page !== undefined && can('edit')
  // Beside the form where there is room for both.
  const isWide = useMedia('(min-width: 1200px)')
  const isBeside = isWide && view === 'preview'
  const hasHistory = id !== undefined && keepsHistory(definition) && can('index')
  const children = useChildren(definition)
  const child = children.find(({ definition: of }) => of.name === view)
  const hasViews = hasHistory || hasPreview || (id !== undefined && children.length > 0)

  /** The form with the record as it is now. */
  const startAgain = async () => {
    dirty.current = false
    forget.current()
    await record.refetch()
    setRenewed(renewed + 1)
    await onSaved()
  }

  return (
    <Drawer
      {...useDrawerPlace(open)}
      open={open}
      title={title}
      size={isPhone ? '100%' : isBeside ? '100%' : WIDTH}
      onClose={tryClose}
      extra={
        hasViews && (
          <Segmented
            className="form-views"
            aria-label={text('view')}
            value={view}
            options={[
              { value: 'form', label: text('tabForm') },
              ...(id === undefined
                ? []
                : children.map(({ definition: of }) => ({ value: of.name, label: of.title[text.language] }))),
              ...(hasPreview ? [{ value: 'preview', label: text('previewTab') }] : []),
              ...(hasHistory ? [{ value: 'history', label: text('tabHistory') }] : []),
            ]}
            onChange={setView}
          />
        )
      }
      destroyOnHidden
      classNames={{ header: 'form-head' }}
      styles={{ body: { padding: 0, display: 'flex', flexDirection: isBeside ? 'row' : 'column' } }}
    >
      {record.isError && !read ? (
        <Alert
          type="error"
          showIcon
          title={text('formFailed')}
          description={record.error.message}
          action={<Button onClick={() => void record.refetch()}>{text('retry')}</Button>}
          style={{ margin: 24 }}
        />
      ) : source !== undefined && !read ? (
        <FormSkeleton count={formFields(definition).length} />
      ) : (
        <RelatedForms>
          {/* It keeps what was typed while the history is looked at. */}
          <FormBody
            key={`${at}.${renewed}`}
            hidden={view !== 'form' && !isBeside}
            state={
              loaded &&
              row &&
              isPublishable && (
                <PublishingState
                  definition={definition}
                  loaded={loaded}
                  canDiscard={can('edit')}
                  mayLeave={async () => !dirty.current || askToDiscard(text)}
                  onDiscarded={startAgain}
                />
              )
            }
            canPublish={isPublishable ? can('publish') : undefined}
            onSaid={view === 'preview' ? setSaid : undefined}
            definition={definition}
            record={row}
            presets={presets}
            onDirty={keepDirty}
            onKept={keepForget}
            onCancel={tryClose}
            onSkip={hasNext ? () => tryTo(next) : undefined}
            onDiscard={onClose}
            onSaved={async (added) => {
              dirty.current = false
              if (hasNext) next()
              else onClose()
              await onSaved(added)
            }}
            onAnother={
              id === undefined && !isOnce
                ? async () => {
                    dirty.current = false
                    setRenewed(renewed + 1)
                    await onSaved()
                  }
                : undefined
            }
            takesFocus={id === undefined && renewed > 0}
            isCopy={id === undefined && source !== undefined}
            reload={async () => workedOn(await loadRecord(definition, id ?? 0))}
          />
        </RelatedForms>
      )}
      {view === 'preview' && said && (
        <Suspense fallback={<Skeleton active paragraph={{ rows: 6 }} />}>
          <PreviewPanel definition={definition} id={id} body={said.body} content={said.content} />
        </Suspense>
      )}
      {child && id !== undefined && (
        <div className="form-scroll">
          <Suspense fallback={<Skeleton active paragraph={{ rows: 6 }} />}>
            <ChildrenPanel key={`${id}.${child.definition.name}`} {...child} parent={id} />
          </Suspense>
        </div>
      )}
      {view === 'history' && hasHistory && row && (
        <div className="form-scroll">
          <Suspense fallback={<Skeleton active paragraph={{ rows: 6 }} />}>
            <RowHistory
              key={id}
              definition={definition}
              id={id}
              version={row.version}
              canRestore={can('edit')}
              mayLeave={async () => !dirty.current || askToDiscard(text)}
              onRestored={startAgain}
            />
          </Suspense>
        </div>
      )}
    </Drawer>
  )
}

function loadRecord(definition: Definition, id: number, signal?: AbortSignal): Promise<Loaded> {
  return api.get<Loaded>(`/admin/${controllerBase(definition)}/edit`, { id }, { signal, showError: false })
}

/** The shape of the form that is coming: labels above inputs. */
function FormSkeleton({ count }: { count: number }) {
  return (
    <div className="form-grid" style={{ padding: 24, rowGap: 20 }} aria-busy>
      {Array.from({ length: Math.min(count, 8) }, (_, index) => (
        <div key={index}>
          <Bar width={96} />
          <Skeleton.Input active block />
        </div>
      ))}
    </div>
  )
}
