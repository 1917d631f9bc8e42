// Loaded when the form is first opened.
import { ClientError } from '@tutu/contract/core/client-error'
import type { Definition } from '@tutu/contract/definition/define-resource'
import { aOneOf, oneOf } from '@tutu/contract/definition/row-names'
import { Drawer, Grid, Skeleton } from 'antd'
import { type ComponentType, useMemo, useState } from 'react'
import { useDrawerPlace } from '../../kit/drawer-place.ts'
import type { Row } from '../../kit/face.ts'
import { QueryFailure } from '../../kit/query-failure.tsx'
import { type Text, useText } from '../../kit/text.ts'
import { useAllowed } from '../../kit/use-allowed.ts'
import { useMedia } from '../../lib/media.ts'
import { tellRefusal } from '../../lib/message.ts'
import { Bar } from '../bar.tsx'
import { titleName } from '../columns.tsx'
import { FormBody, type Said } from './form-body.tsx'
import { copiedValues, formFields } from './form-values.ts'
import { OtherView, useFormViews, ViewSwitch } from './form-views.tsx'
import type { FormTarget } from './lazy-form.tsx'
import { PublishingState } from './publishing.tsx'
import type { RecordHeadProps } from './record-head.tsx'
import { RelatedForms } from './related-forms.tsx'
import { useLeaving } from './use-leaving.ts'
import { readRecord, useOpenedRecord } from './use-opened-record.ts'

export type FormDrawerProps = {
  /** What stands above the fields of a record. */
  Head: ComponentType<RecordHeadProps>
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

export function FormDrawer({ Head, definition, target, opening, open, isOnce, onClose, onSaved }: FormDrawerProps) {
  const text = useText()
  const can = useAllowed(definition)
  const isPhone = !Grid.useBreakpoint().sm
  // Beside the form where there is room for both.
  const isWide = useMedia('(min-width: 1200px)')
  const ids = target.id === undefined ? [] : [target.id, ...(target.rest ?? [])]
  const [at, setAt] = useState(0)
  const [view, setView] = useState('form')
  const [said, setSaid] = useState<Said>()
  const [renewed, setRenewed] = useState(0)
  const [slot, setSlot] = useState<HTMLElement | null>(null)
  const id = ids[at]
  const source = id ?? (target.id === undefined ? target.copyOf : undefined)
  const { query, loaded, read } = useOpenedRecord(definition, { id, source, opening, open })
  const row = id === undefined ? undefined : read
  const presets = useMemo(() => {
    if (target.id !== undefined) return undefined
    return read ? { ...target.presets, ...copiedValues(definition, read) } : target.presets
  }, [definition, read, target])
  const leaving = useLeaving()
  const views = useFormViews(definition, id, row)
  const hasNext = at + 1 < ids.length
  const isBeside = isWide && view === 'preview'
  const isPublishable = definition.publishable === true

  const tryClose = () => leaving.tryTo(onClose)
  const next = () => {
    leaving.setDirty(false)
    setView('form')
    setAt(at + 1)
  }
  const goOn = () => (hasNext ? next() : onClose())
  const saved = async (added?: number) => {
    leaving.setDirty(false)
    goOn()
    await onSaved(added)
  }
  /** An empty form in its place. */
  const another = async () => {
    leaving.setDirty(false)
    setRenewed(renewed + 1)
    await onSaved()
  }
  /** The form with the record as it is now. */
  const startAgain = async () => {
    leaving.setDirty(false)
    leaving.forget()
    const { error } = await query.refetch()
    setRenewed((before) => before + 1)
    // What was done may have been its end.
    if (error instanceof ClientError && error.reason === 'refused') goOn()
    else if (error) tellRefusal(error)
    await onSaved()
  }

  return (
    <Drawer
      {...useDrawerPlace(open)}
      open={open}
      title={titleOf(definition, text, { id, row, at, count: ids.length })}
      size={isPhone || isBeside ? '100%' : WIDTH}
      onClose={tryClose}
      extra={<ViewSwitch views={views} view={view} onView={setView} />}
      destroyOnHidden
      classNames={{ header: 'form-head' }}
      styles={{ body: { padding: 0, display: 'flex', flexDirection: isBeside ? 'row' : 'column' } }}
    >
      {query.isError && !read ? (
        <div style={{ margin: 24 }}>
          <QueryFailure title={text('formFailed')} query={query} />
        </div>
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
              row && (
                <>
                  {isPublishable && (
                    <PublishingState
                      definition={definition}
                      loaded={loaded}
                      canDiscard={can('edit')}
                      mayLeave={leaving.may}
                      onDiscarded={startAgain}
                    />
                  )}
                  <div ref={setSlot} />
                </>
              )
            }
            canPublish={isPublishable ? can('publish') : undefined}
            onSaid={view === 'preview' ? setSaid : undefined}
            definition={definition}
            record={row}
            presets={presets}
            onDirty={leaving.setDirty}
            onKept={leaving.setForget}
            onCancel={tryClose}
            onSkip={hasNext ? () => leaving.tryTo(next) : undefined}
            onDiscard={onClose}
            onSaved={saved}
            onAnother={id === undefined && !isOnce ? another : undefined}
            takesFocus={id === undefined && renewed > 0}
            isCopy={id === undefined && source !== undefined}
            reload={() => readRecord(definition, id ?? 0)}
          />
        </RelatedForms>
      )}
      {row && loaded && (
        <Head
          definition={definition}
          row={loaded.row}
          slot={slot}
          mayLeave={leaving.may}
          onDone={startAgain}
          onRefused={async () => void (await query.refetch())}
        />
      )}
      <OtherView
        definition={definition}
        id={id}
        row={row}
        views={views}
        view={view}
        said={said}
        mayLeave={leaving.may}
        onRestored={startAgain}
      />
    </Drawer>
  )
}

type Place = { id: number | undefined; row: Row | undefined; at: number; count: number }

/** `count`: of the records that are gone through one after the other. */
function titleOf(definition: Definition, text: Text, { id, row, at, count }: Place): string {
  const one = oneOf(definition, text.language)
  if (id === undefined) return text('addTitle', { one: aOneOf(definition, text.language) })
  const title = count > 1 ? text('editTitleOf', { one, at: at + 1, count }) : text('editTitle', { one })
  return row ? text('actionOf', { action: title, name: titleName(definition, row) }) : title
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
