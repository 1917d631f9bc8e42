// Loaded when the views of a list are first looked at.
import {
  CheckOutlined,
  DeleteOutlined,
  EditOutlined,
  LinkOutlined,
  PlusOutlined,
  PushpinOutlined,
  SaveOutlined,
  UndoOutlined,
} from '@ant-design/icons'
import type { SavedView } from '@tutu/contract/api/saved-view'
import { Dropdown } from 'antd'
import type { MenuProps } from 'antd'
import { type ReactNode, useEffect } from 'react'
import { useCopy } from '../../kit/copy-button.tsx'
import { message, modal, tellRefusal } from '../../lib/message.ts'
import { useScreenLocation, useScreenParams } from '../../lib/screen-location.tsx'
import { useDefaultViews } from '../../stores/default-views.ts'
import { useViewText } from './text.ts'
import { useViewActions } from './use-view-actions.ts'
import { useViews } from './use-viewed-list.ts'
import { addressOfView } from './view-address.ts'
import type { ViewFormMode, ViewMenuProps } from './view-menu.tsx'

type Props = ViewMenuProps & {
  isChanged: boolean
  onForm: (mode: ViewFormMode) => void
  onClose: () => void
}

const WITHOUT = 'view.0'
const ICON_ROOM = <span className="view-no-icon" aria-hidden />

/** The menu is there only while it is open. */
export function ViewChoices({ definition, viewed, table, isChanged, onForm, onClose }: Props) {
  const text = useViewText()
  const copy = useCopy()
  const location = useScreenLocation()
  const [params] = useScreenParams()
  const { data, isError } = useViews(definition, true)
  useEffect(() => {
    if (isError) onClose()
    // oxlint-disable-next-line react/exhaustive-deps -- once they cannot be had
  }, [isError])
  const actions = useViewActions(definition)
  const usual = useDefaultViews(({ of }) => of[definition.name])
  const { saved } = viewed
  const { list = [], none = false } = data ?? {}

  const nameOf = (view: SavedView): string => {
    const { name, owner, group } = view
    const said = owner ? text('sharedWith', { name, owner, group }) : group ? text('sharedByMe', { name, group }) : name
    return view.id === usual ? text('begins', { name: said }) : said
  }
  const choices = (views: readonly SavedView[]) =>
    views.map((view) => ({
      key: `view.${view.id}`,
      label: <span className="view-name">{nameOf(view)}</span>,
      icon: view.id === saved?.id ? <CheckOutlined aria-hidden /> : ICON_ROOM,
    }))
  const groupOf = (label: string, views: readonly SavedView[]) =>
    views.length > 0 ? [{ type: 'group' as const, label, children: choices(views) }] : []
  const own = list.filter(({ owner }) => !owner)
  const shared = list.filter(({ owner }) => owner)

  const confirmDeletion = (view: SavedView) =>
    modal.confirm({
      title: text('deleteQuestion', { name: view.name }),
      content: view.group ? text('deleteShared', { group: view.group }) : text('deleteOwn'),
      okText: text('delete'),
      okButtonProps: { danger: true },
      cancelText: text('cancel'),
      onOk: () => actions.remove(view).catch(tellRefusal),
    })
  const link = () => {
    const address = saved && !isChanged ? addressOfView(definition, saved.id, params) : params
    copy(`${window.location.origin}${location.pathname}${address.size > 0 ? `?${address}` : ''}`)
  }
  const update = async (view: SavedView) => {
    await actions.save(view.id, viewed.state, table.columns)
    void message.success(text('saved'))
  }
  const choose = (id: number) => {
    if (id === saved?.id) table.reset()
    actions.choose(id)
  }

  // What can be done with the list as it is shown: key → whether it is there, and what it does.
  const doings: Record<string, { icon: ReactNode; isThere: boolean; run: () => unknown; danger?: boolean }> = {
    ...(saved && {
      update: { icon: <SaveOutlined aria-hidden />, isThere: isChanged && saved.may_change, run: () => update(saved) },
      revert: { icon: <UndoOutlined aria-hidden />, isThere: isChanged, run: () => choose(saved.id) },
    }),
    saveAs: { icon: <PlusOutlined aria-hidden />, isThere: true, run: () => onForm('add') },
    ...(saved && {
      edit: { icon: <EditOutlined aria-hidden />, isThere: saved.may_change, run: () => onForm('edit') },
      makeDefault: {
        icon: <PushpinOutlined aria-hidden />,
        isThere: !saved.own_default,
        run: () => actions.begin({ id: saved.id }, saved.id),
      },
      dropDefault: {
        icon: <PushpinOutlined aria-hidden />,
        isThere: saved.own_default,
        run: () => actions.begin({}, saved.id),
      },
    }),
    beginWithout: {
      icon: <PushpinOutlined aria-hidden />,
      isThere: !saved && usual !== undefined,
      run: () => actions.begin({ none: true }, 0),
    },
    beginAsGroup: {
      icon: <PushpinOutlined aria-hidden />,
      isThere: !saved && none,
      run: () => actions.begin({}, 0),
    },
    link: { icon: <LinkOutlined aria-hidden />, isThere: true, run: link },
    ...(saved && {
      delete: {
        icon: <DeleteOutlined aria-hidden />,
        isThere: saved.may_change,
        danger: true,
        run: () => confirmDeletion(saved),
      },
    }),
  }
  const items: MenuProps['items'] = [
    ...(list.length === 0 ? [{ key: 'empty', label: text('empty'), disabled: true }] : []),
    ...groupOf(text('mine'), own),
    ...groupOf(text('shared'), shared),
    ...(list.length > 0
      ? [{ key: WITHOUT, label: text('without'), icon: saved ? ICON_ROOM : <CheckOutlined aria-hidden /> }]
      : []),
    { type: 'divider' },
    ...Object.entries(doings)
      .filter(([, { isThere }]) => isThere)
      .map(([key, { icon, danger = false }]) => ({ key, label: text(key as 'saveAs'), icon, danger })),
  ]
  return (
    <Dropdown
      open={data !== undefined}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- a menu that was asked for: the arrow keys go through it
      autoFocus
      trigger={['click']}
      placement="bottomLeft"
      menu={{
        items,
        className: 'view-choices',
        onClick({ key }) {
          onClose()
          const [, id] = key.split('view.')
          if (id !== undefined) return choose(Number(id))
          void Promise.resolve(doings[key]?.run()).catch(tellRefusal)
        },
      }}
      onOpenChange={(next) => next || onClose()}
    >
      <span className="delete-anchor" />
    </Dropdown>
  )
}
