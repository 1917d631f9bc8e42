import { DownOutlined } from '@ant-design/icons'
import { type Definition, keepsHistory } from '@tutu/contract/definition/define-resource'
import { Button, Segmented, Skeleton } from 'antd'
import { type ReactNode, Suspense } from 'react'
import { ButtonMenu } from '../../kit/button-menu.tsx'
import type { Row } from '../../kit/face.ts'
import { useText } from '../../kit/text.ts'
import { useAllowed } from '../../kit/use-allowed.ts'
import { lazyPart } from '../../lib/lazy-part.tsx'
import { useMedia } from '../../lib/media.ts'
import { type Children, useChildren } from '../children/use-children.ts'
import type { Said } from './form-body.tsx'

const ChildrenPanel = lazyPart(async () => (await import('../record-parts.ts')).ChildrenPanel)
const PreviewPanel = lazyPart(async () => (await import('./preview-panel.tsx')).PreviewPanel)
const RowHistory = lazyPart(async () => (await import('../history/row-history.tsx')).RowHistory)

/** What there is of a record beside its form: what hangs on it, how visitors will see it, what it was before. */
export type FormViews = ReturnType<typeof useFormViews>

/** `id` absent: a new record, which has nothing yet. */
export function useFormViews(definition: Definition, id: number | undefined, row: Row | undefined) {
  const can = useAllowed(definition)
  const all = useChildren(definition)
  return {
    // Of a family that has no account yet nothing hangs on one.
    children: id === undefined ? [] : all.filter(({ of }) => !of || definition.fields[of]?.required || row?.[of]),
    hasPreview: definition.publishable === true && definition.public?.page !== undefined && can('edit'),
    hasHistory: id !== undefined && keepsHistory(definition) && can('index'),
  }
}

type SwitchProps = { views: FormViews; view: string; onView: (view: string) => void }

/** As many as a phone has room for in a line. */
const ON_A_PHONE = 3

export function ViewSwitch({ views: { children, hasPreview, hasHistory }, view, onView }: SwitchProps) {
  const text = useText()
  const isPhone = useMedia('(max-width: 599px)')
  if (children.length === 0 && !hasPreview && !hasHistory) return null
  const seldom = children.filter(({ under }) => under)
  const usual: Choice[] = [
    { value: 'form', label: text('tabForm') },
    ...children
      .filter(({ under }) => !under)
      .map(({ definition: { name, title } }) => ({ value: name, label: title[text.language] })),
    ...(hasPreview ? [{ value: 'preview', label: text('previewTab') }] : []),
    ...(hasHistory ? [{ value: 'history', label: text('tabHistory') }] : []),
  ]
  if (isPhone && usual.length + seldom.length > ON_A_PHONE)
    return <ViewMenu usual={usual} seldom={seldom} view={view} onView={onView} />
  return (
    <div className="form-views">
      <Segmented
        className="form-view-choices"
        aria-label={text('view')}
        value={view}
        options={usual}
        onChange={onView}
      />
      {seldom.length > 0 && <ViewMenu usual={[]} seldom={seldom} view={view} onView={onView} />}
    </div>
  )
}

type Choice = { value: string; label: string }
type MenuProps = { usual: readonly Choice[]; seldom: readonly Children[] } & Pick<SwitchProps, 'view' | 'onView'>

/** What is seldom looked at stands under its headings; the one that is looked at names the button. */
function ViewMenu({ usual, seldom, view, onView }: MenuProps) {
  const text = useText()
  const { language } = text
  const item = ({ value, label }: Choice) => ({ key: value, label })
  const headings = [...Map.groupBy(seldom, ({ under }) => under?.[language] ?? '')].map(([label, some]) => ({
    label,
    choices: some.map(({ definition: { name, title } }) => ({ value: name, label: title[language] })),
  }))
  const shown = [...usual, ...headings.flatMap(({ choices }) => choices)].find(({ value }) => value === view)
  return (
    <ButtonMenu
      menu={{
        selectedKeys: [view],
        items: [
          ...usual.map(item),
          ...headings.map(({ label, choices }) => ({
            type: 'group' as const,
            key: label,
            label,
            children: choices.map(item),
          })),
        ],
        onClick: ({ key }) => onView(key),
      }}
    >
      <Button type={shown ? 'default' : 'text'} icon={<DownOutlined aria-hidden />} iconPlacement="end">
        {shown?.label ?? text('moreViews')}
      </Button>
    </ButtonMenu>
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
  const parent = child?.of ? Number(row?.[child.of]) : id
  if (child && parent)
    return (
      <Scrolled>
        <ChildrenPanel key={`${id}.${child.definition.name}`} {...child} parent={parent} row={row} />
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
