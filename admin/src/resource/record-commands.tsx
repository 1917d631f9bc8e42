import type { Definition } from '@tutu/contract/definition/define-resource'
import { Button } from 'antd'
import { type ReactNode, useMemo, useState } from 'react'
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

/** Whether a command leaves the record as it is. */
export function leavesAsIs({ commands }: Definition, name: string): boolean {
  const command = commands?.[name]
  return Boolean(command?.reads || command?.downloads)
}

/** As those of a list's row, of a record that is open: done with `row` as it is now, whenever a dialog was opened. */
export function useRecordCommands(definition: Definition, row: Row, actions: RowActions, { onDone, onRefused }: Heard) {
  const [running, setRunning] = useState<string>()
  const heard = useMemo<RowActions>(
    () => ({
      ...actions,
      async command(name, _rows, input) {
        setRunning(name)
        try {
          try {
            await actions.command(name, [row], input)
          } catch (error) {
            await onRefused()
            throw error
          }
          if (!leavesAsIs(definition, name)) await onDone()
        } finally {
          setRunning(undefined)
        }
      },
    }),
    [actions, definition, row, onDone, onRefused],
  )
  // Records are copied from their lists.
  return { ...useRowCommands(definition, heard, nothing), actions: heard, running }
}

const nothing = () => undefined

type Props = {
  definition: Definition
  commands: readonly string[]
  /** The command that is being done. */
  running: string | undefined
  onCommand: (command: string) => void
  /** After them. */
  children?: ReactNode
}

export function RecordCommands({ definition, commands, running, onCommand, children }: Props) {
  const text = useText()
  return (
    <div className="record-commands">
      {commands.map((name) => {
        const { icon, label, danger = false } = definition.commands![name]!
        return (
          <Button
            key={name}
            danger={danger}
            icon={<IconView name={icon} />}
            loading={running === name}
            onClick={() => onCommand(name)}
          >
            {label[text.language]}
          </Button>
        )
      })}
      {children}
    </div>
  )
}
