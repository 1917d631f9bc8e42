import { ExportOutlined } from '@ant-design/icons'
import type { Definition } from '@tutu/contract/definition/define-resource'
import { isTold } from '@tutu/contract/definition/form-conditions'
import type { Field } from '@tutu/contract/fields/index'
import { traitsOf } from '@tutu/contract/fields/traits'
import { Button, theme } from 'antd'
import { createPortal } from 'react-dom'
import { formatSeconds } from '../../fields/format.ts'
import { isBlank, type Row } from '../../kit/face.ts'
import { useText } from '../../kit/text.ts'
import { leavesAsIs, RecordCommands, useCommandsOf, useRecordCommands } from '../record-commands.tsx'
import { RowDetail } from '../row-detail.tsx'
import { isQuiet } from '../row-facts.tsx'
import { RowPanelHost } from '../row-panel-host.tsx'
import { sitePage } from '../site-page.ts'
import { SlipButton } from '../slip.tsx'
import { columnLabel } from '../table-settings.tsx'
import { useRowActions } from '../use-row-actions.ts'

/** A record that no list holds. */
const NO_LIST = ['no-list'] as const

export type RecordHeadProps = {
  definition: Definition
  /** As it is, without what waits to be published: that is what commands are done with, and what the site shows. */
  row: Row
  /** Its place in the form. */
  slot: HTMLElement | null
  /** Asks first when something was typed. */
  mayLeave: () => Promise<boolean>
  onDone: () => Promise<void>
  /** The record may have changed meanwhile. */
  onRefused: () => Promise<void>
}

/** Above the form of a record: what nobody types, as far as its list shows it, and what may be done with it. */
export function RecordHead({ definition, row, slot, mayLeave, onDone, onRefused }: RecordHeadProps) {
  const text = useText()
  const { token } = theme.useToken()
  // The form itself publishes.
  const commands = useCommandsOf(definition, row, (command) => command === 'publish')
  const run = useRecordCommands(definition, row, useRowActions(definition, NO_LIST), { onDone, onRefused })
  const command = async (name: string) => {
    if (leavesAsIs(definition, name) || (await mayLeave())) run.runOne(name, row)
  }
  const facts = factsOf(definition, row)
  const page = sitePage(definition, row, text.language)
  const isEmpty = facts.length === 0 && commands.length === 0 && !page && !definition.slip
  const head = (
    <div className="record-head" style={{ background: token.colorFillQuaternary }}>
      {facts.length > 0 && (
        <dl className="record-facts">
          {facts.map(([name, field]) => (
            <div key={name}>
              <dt>{columnLabel(definition, name, text)}</dt>
              <dd>
                <RowDetail definition={definition} name={name} field={field} row={row} />
              </dd>
            </div>
          ))}
          {typeof row.createtime === 'number' && (
            <div>
              <dt>{columnLabel(definition, 'createtime', text)}</dt>
              <dd>{formatSeconds(row.createtime)}</dd>
            </div>
          )}
        </dl>
      )}
      {(commands.length > 0 || page || definition.slip) && (
        <RecordCommands
          definition={definition}
          commands={commands}
          running={run.running}
          onCommand={(name) => void command(name)}
        >
          {page && (
            <Button icon={<ExportOutlined aria-hidden />} href={page} target="_blank" rel="noopener">
              {text('seeOnSite')}
            </Button>
          )}
          <SlipButton definition={definition} row={row} />
        </RecordCommands>
      )}
    </div>
  )
  // What asks before a command stands beside the form, which would take what is submitted there, or typed, for its own.
  return (
    <>
      {slot && !isEmpty && createPortal(head, slot)}
      <RowPanelHost definition={definition} target={run.panel} actions={run.actions} onClose={run.closePanel} />
    </>
  )
}

/** How far it is published is told by itself. */
const TOLD = 'publication'

function factsOf({ fields }: Definition, row: Row): [string, Field][] {
  return Object.entries(fields).filter(([name, field]) => {
    const isTyped = !field.readonly || field.form !== false
    const isKept = traitsOf(field).secret || field.shown === false || field.table === false || field.table?.hidden
    const isNothing = isBlank(field, row[name]) || isQuiet(field, row[name])
    return !isTyped && !isKept && name !== TOLD && name in row && !isNothing && isTold(field, row)
  })
}
