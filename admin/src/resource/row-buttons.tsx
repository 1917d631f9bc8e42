import {
  CopyOutlined,
  EditOutlined,
  ExportOutlined,
  HolderOutlined,
  OrderedListOutlined,
  VerticalAlignBottomOutlined,
  VerticalAlignTopOutlined,
} from '@ant-design/icons'
import { actionsOf, type Definition, fieldOfRole } from '@tutu/contract/definition/define-resource'
import { Button } from 'antd'
import type { ReactNode } from 'react'
import { IconView } from '../fields/icon-view.tsx'
import { DeleteButton } from './delete-button.tsx'
import type { Deletion } from './deletion.ts'
import { useDragHandle } from './drag-handle.ts'
import { placeButton, PLACES } from './place-row.ts'
import { MoreButton, type RowChoice } from './more-button.tsx'
import { ROW_PANELS } from './row-panels.ts'
import { type Text, useText } from '../kit/text.ts'
import { useAllowed } from '../kit/use-allowed.ts'

type Props = {
  definition: Definition
  buttons: readonly string[]
  rowName: string
  onEdit: () => void
  deletion: Deletion
  /** A button beyond the standard ones was pressed. */
  onPanel: (name: string) => void
  /** Address of the row's page on the site. */
  page?: string | undefined
  /** True: there is room for the handle and one button only. */
  isNarrow?: boolean
}

/**
 * Standard buttons (spec 2, 9) and further ones in the definition's order, less those the caller has no right to. Where nobody
 * edits, a row is looked at.
 */
export function useRowButtons(definition: Definition, isInHandOrder: boolean): string[] {
  const can = useAllowed(definition)
  const weighs = fieldOfRole(definition, 'order') !== undefined
  const { commands = {} } = definition
  const standard: Readonly<Record<string, boolean>> = {
    'weigh-sort': weighs && isInHandOrder && can('sortable'),
    see: definition.public?.page !== undefined,
    edit: can('edit'),
    duplicate: can('add') && can('edit'),
    delete: can('del'),
  }
  const opening = actionsOf(definition).includes('edit') ? 'edit' : 'info'
  const all = ['weigh-sort', opening, 'see', ...Object.keys(commands), 'duplicate', 'delete']
  return withDuplicate(definition.rowButtons ?? all).filter(
    (button) => standard[button] ?? (commands[button] ? can(button) : button in ROW_PANELS),
  )
}

/** Whatever can be edited can be taken as a pattern, also where a definition lists its buttons. */
function withDuplicate(buttons: readonly string[]): readonly string[] {
  if (!buttons.includes('edit') || buttons.includes('duplicate')) return buttons
  return [...buttons.filter((button) => button !== 'delete'), 'duplicate', ...buttons.filter((one) => one === 'delete')]
}

const isSeldom = (definition: Definition, button: string): boolean =>
  button === 'duplicate' || Boolean(definition.commands?.[button]?.seldom)

/** What the head 'Actions' takes, px; where there is no room it is read out only. */
const HEAD_WIDTH = 68

/** px that the fullest row needs. An order that is paid has no button of one that is not: each state is asked by itself. */
export function buttonsWidth(definition: Definition, buttons: readonly string[], isNarrow: boolean): number {
  const { states, ...rest } = definition
  if (states) {
    const isIn = (state: string) => (button: string) =>
      definition.commands?.[button]?.when?.[states.field]?.includes(state) ?? true
    const widths = Object.keys(states.moves).map((state) => buttonsWidth(rest, buttons.filter(isIn(state)), isNarrow))
    return Math.max(...widths)
  }
  const handles = buttons.filter((button) => button === 'weigh-sort').length
  const others = buttons.length - handles
  const inMenu = buttons.filter((button) => isSeldom(definition, button)).length
  const shown = handles + (isNarrow ? Math.min(1, others) : others - inMenu + Math.min(1, inMenu))
  const width = 16 + 34 * shown
  return isNarrow ? width : Math.max(HEAD_WIDTH, width)
}

/** What a button beyond the standard ones looks like and is called. */
function faceOfButton(
  definition: Definition,
  button: string,
  text: Text,
): { icon: ReactNode; title: string } | undefined {
  if (button === 'duplicate') return { icon: <CopyOutlined aria-hidden />, title: text('duplicate') }
  const command = definition.commands?.[button]
  if (command) return { icon: <IconView name={command.icon} />, title: command.label[text.language] }
  const panel = ROW_PANELS[button]
  if (!panel?.icon || !panel.title) return undefined
  return { icon: <panel.icon aria-hidden />, title: text(panel.title) }
}

/** The same in a menu; none where there is no such button. */
function choiceOf(definition: Definition, button: string, text: Text, onPanel: Props['onPanel']): RowChoice[] {
  const face = faceOfButton(definition, button, text)
  if (!face) return []
  // Around it: the menu gives its size and its gap by a class, which an icon from a definition does not take.
  return [{ key: button, label: face.title, icon: <span>{face.icon}</span>, onChoose: () => onPanel(button) }]
}

/** Titles, not antd's tooltips: a hundred rows would carry three hundred of those. */
export function RowButtons(props: Props) {
  const { definition, buttons, rowName, onEdit, deletion, onPanel, page, isNarrow = false } = props
  const text = useText()
  if (isNarrow && buttons.filter((button) => button !== 'weigh-sort').length > 1) return <NarrowButtons {...props} />
  const seldom = buttons.filter((button) => isSeldom(definition, button))
  return (
    <span className="row-buttons">
      {buttons.map((button) => {
        if (button === 'weigh-sort') return <DragHandle key={button} rowName={rowName} />
        if (button === 'see')
          return page === undefined ? null : (
            <Button
              key={button}
              type="text"
              icon={<ExportOutlined aria-hidden />}
              title={text('seeOnSite')}
              aria-label={text('actionOf', { action: text('seeOnSite'), name: rowName })}
              href={page}
              target="_blank"
              rel="noopener"
            />
          )
        if (button === 'edit')
          return (
            <Button
              key={button}
              type="text"
              icon={<EditOutlined aria-hidden />}
              title={text('edit')}
              aria-label={text('editRow', { name: rowName })}
              onClick={onEdit}
            />
          )
        if (seldom.includes(button)) {
          // One menu for all of them, where the last would stand.
          if (button !== seldom.at(-1)) return null
          const choices = seldom.flatMap((one) => choiceOf(definition, one, text, onPanel))
          choices.push(...placeChoices(buttons, text, onPanel))
          return <MoreButton key={button} rowName={rowName} choices={choices} deletion={undefined} />
        }
        const face = faceOfButton(definition, button, text)
        if (face)
          return (
            <Button
              key={button}
              type="text"
              icon={face.icon}
              title={face.title}
              aria-label={text('actionOf', { action: face.title, name: rowName })}
              onClick={() => onPanel(button)}
            />
          )
        return (
          <DeleteButton
            key={button}
            type="text"
            title={text('delete')}
            aria-label={text('deleteRow', { name: rowName })}
            deletion={deletion}
          />
        )
      })}
    </span>
  )
}

/** Farther than one drags: to the front, to the end, to a place by its number. */
function placeChoices(buttons: readonly string[], text: Text, onPanel: Props['onPanel']): RowChoice[] {
  if (!buttons.includes('weigh-sort')) return []
  const icons = { first: VerticalAlignTopOutlined, last: VerticalAlignBottomOutlined, number: OrderedListOutlined }
  return PLACES.map((place) => {
    const Icon = icons[place]
    const key = placeButton(place)
    const label = text(`place_${place}`)
    return { key, label, icon: <Icon aria-hidden />, onChoose: () => onPanel(key) }
  })
}

function NarrowButtons({ definition, buttons, rowName, onEdit, deletion, onPanel, page }: Props) {
  const text = useText()
  const choices = buttons.flatMap((button): RowChoice[] => {
    if (button === 'edit')
      return [{ key: button, label: text('edit'), icon: <EditOutlined aria-hidden />, onChoose: onEdit }]
    if (button === 'see') {
      const open = () => window.open(page, '_blank', 'noopener')
      const icon = <ExportOutlined aria-hidden />
      return page === undefined ? [] : [{ key: button, label: text('seeOnSite'), icon, onChoose: open }]
    }
    return choiceOf(definition, button, text, onPanel)
  })
  choices.push(...placeChoices(buttons, text, onPanel))
  return (
    <span className="row-buttons">
      {buttons.includes('weigh-sort') && <DragHandle rowName={rowName} />}
      <MoreButton rowName={rowName} choices={choices} deletion={buttons.includes('delete') ? deletion : undefined} />
    </span>
  )
}

function DragHandle({ rowName }: { rowName: string }) {
  const text = useText()
  const { ref, ...handle } = useDragHandle()
  return (
    <Button
      {...handle}
      ref={ref}
      type="text"
      className="drag-handle"
      icon={<HolderOutlined aria-hidden />}
      aria-label={text('sortRow', { name: rowName })}
    />
  )
}
