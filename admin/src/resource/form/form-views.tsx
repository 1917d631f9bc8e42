import { type Definition, keepsHistory } from '@tutu/contract/definition/define-resource'
import { Segmented, Skeleton } from 'antd'
import { type ReactNode, Suspense } from 'react'
import type { Row } from '../../kit/face.ts'
import { useText } from '../../kit/text.ts'
import { useAllowed } from '../../kit/use-allowed.ts'
import { lazyPart } from '../../lib/lazy-part.tsx'
import { useChildren } from '../children/use-children.ts'
import type { Said } from './form-body.tsx'

const ChildrenPanel = lazyPart(async () => (await import('../record-parts.ts')).ChildrenPanel)
const PreviewPanel = lazyPart(async () => (await import('./preview-panel.tsx')).PreviewPanel)
const RowHistory = lazyPart(async () => (await import('../history/row-history.tsx')).RowHistory)

/** What there is of a record beside its form: what hangs on it, how visitors will see it, what it was before. */
export type FormViews = ReturnType<typeof useFormViews>

/** `id` absent: a new record, which has nothing yet. */
export function useFormViews(definition: Definition, id: number | undefined) {
  const can = useAllowed(definition)
  const all = useChildren(definition)
  return {
    children: id === undefined ? [] : all,
    hasPreview: definition.publishable === true && definition.public?.page !== undefined && can('edit'),
    hasHistory: id !== undefined && keepsHistory(definition) && can('index'),
  }
}

type SwitchProps = { views: FormViews; view: string; onView: (view: string) => void }

export function ViewSwitch({ views: { children, hasPreview, hasHistory }, view, onView }: SwitchProps) {
  const text = useText()
  if (children.length === 0 && !hasPreview && !hasHistory) return null
  return (
    <Segmented
      className="form-views"
      aria-label={text('view')}
      value={view}
      options={[
        { value: 'form', label: text('tabForm') },
        ...children.map(({ definition: { name, title } }) => ({ value: name, label: title[text.language] })),
        ...(hasPreview ? [{ value: 'preview', label: text('previewTab') }] : []),
        ...(hasHistory ? [{ value: 'history', label: text('tabHistory') }] : []),
      ]}
      onChange={onView}
    />
  )
}

type OtherViewProps = {
  definition: Definition
  id: number | undefined
  row: Row | undefined
  views: FormViews
  view: string
  /** What the form says, once it has said it. */
  said: Said | undefined
  /** Asks first where something typed would be lost. */
  mayLeave: () => Promise<boolean>
  onRestored: () => Promise<void>
}

/** The one of them that is looked at; nothing while that is the form. */
export function OtherView({ definition, id, row, views, view, said, mayLeave, onRestored }: OtherViewProps) {
  const can = useAllowed(definition)
  const child = views.children.find(({ definition: { name } }) => name === view)
  if (view === 'preview' && said)
    return (
      <Suspense fallback={<Skeleton active paragraph={{ rows: 6 }} />}>
        <PreviewPanel definition={definition} id={id} body={said.body} content={said.content} />
      </Suspense>
    )
  if (child && id !== undefined)
    return (
      <Scrolled>
        <ChildrenPanel key={`${id}.${child.definition.name}`} {...child} parent={id} />
      </Scrolled>
    )
  if (view === 'history' && views.hasHistory && id !== undefined && row)
    return (
      <Scrolled>
        <RowHistory
          key={id}
          definition={definition}
          id={id}
          version={row.version}
          canRestore={can('edit')}
          mayLeave={mayLeave}
          onRestored={onRestored}
        />
      </Scrolled>
    )
  return null
}

function Scrolled({ children }: { children: ReactNode }) {
  return (
    <div className="form-scroll">
      <Suspense fallback={<Skeleton active paragraph={{ rows: 6 }} />}>{children}</Suspense>
    </div>
  )
}
