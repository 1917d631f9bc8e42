import type { Definition } from '@tutu/contract/definition/define-resource'
import { Button } from 'antd'
import { type ReactNode, useMemo } from 'react'
import { IconView } from '../fields/icon-view.tsx'
import type { Row } from '../kit/face.ts'
import { useText } from '../kit/text.ts'
import { useRowButtons } from './row-buttons.tsx'
import { buttonsOf } from './row-panels.ts'
import type { RowActions } from './use-row-actions.ts'
import { useRowCommands } from './use-row-commands.ts'

/** What may be done with a record that is open, less what is left out. */
export function useCommandsOf(definition: Definition, row: Row, less: (command: string) => boolean): readonly string[] {
  const buttons = useRowButtons(definition, false)
  const { commands = {} } = definition
  return buttonsOf(definition, row, buttons).filter((button) => commands[button] && !less(button))
}

/** `onRefused`: the record may have changed meanwhile. */
type Heard = { onDone: () => Promise<void>; onRefused: () => Promise<void> }

/** As those of a list's row, of a record that is open. */
export function useRecordCommands(definition: Definition, actions: RowActions, { onDone, onRefused }: Heard) {
  const heard = useMemo<RowActions>(
    () => ({
      ...actions,
      async command(...what) {
        try {
          await actions.command(...what)
        } catch (error) {
          await onRefused()
          throw error
        }
        await onDone()
      },
    }),
    [actions, onDone, onRefused],
  )
  // Records are copied from their lists.
  return { ...useRowCommands(definition, heard, nothing), actions: heard }
}

const nothing = () => undefined

type Props = {
  definition: Definition
  commands: readonly string[]
  onCommand: (command: string) => void
  /** After them. */
  children?: ReactNode
}

export function RecordCommands({ definition, commands, onCommand, children }: Props) {
  const text = useText()
  return (
    <div className="record-commands">
      {commands.map((name) => {
        const { icon, label, danger = false } = definition.commands![name]!
        return (
          <Button key={name} danger={danger} icon={<IconView name={icon} />} onClick={() => onCommand(name)}>
            {label[text.language]}
          </Button>
        )
      })}
      {children}
    </div>
  )
}
