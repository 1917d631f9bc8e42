// Loaded when a command first asks for something.
import { type Command, commandInput, type Definition, type Proposal } from '@tutu/contract/definition/define-resource'
import { isTold } from '@tutu/contract/definition/form-conditions'
import type { Field } from '@tutu/contract/fields/index'
import { Form, Modal } from 'antd'
import { Fragment, useId, useRef } from 'react'
import { isBlank, type Row } from '../kit/face.ts'
import { FormUploadsContext, useFormUploads } from '../fields/upload/form-uploads.ts'
import { focusFirst } from '../lib/focus-first.ts'
import { message } from '../lib/message.ts'
import { CommandFile, useCommandFile } from './command-file.tsx'
import { rowName } from './columns.tsx'
import { useFieldFocus } from './form/focus-field.ts'
import { FormField } from './form/form-field.tsx'
import { askedFields } from './form/form-values.ts'
import { askToDiscard } from './form/leave-warning.tsx'
import { RelatedForms } from './form/related-forms.tsx'
import { useForm } from './form/use-form.ts'
import { RowDetail } from './row-detail.tsx'
import { isQuiet } from './row-facts.tsx'
import { useText } from '../kit/text.ts'
import type { RowActions } from './use-row-actions.ts'

export type CommandDialogProps = {
  definition: Definition
  /** Of the command. */
  name: string
  rows: readonly [Row, ...Row[]]
  actions: RowActions
  open: boolean
  onClose: () => void
}

const NAMED_MAX = 5

/** What a command asks before it is done: which rows, its question, its input. */
export function CommandDialog({ definition, name, rows, actions, open, onClose }: CommandDialogProps) {
  const text = useText()
  const id = useId()
  const { isUploading, report } = useFormUploads()
  const command = definition.commands?.[name]
  const asked = typeof command?.takesFile === 'object' ? command.takesFile : undefined
  const file = useCommandFile(asked)
  const input = commandInput(definition, name)
  const proposal = rows.length === 1 ? proposalOf(command, rows[0]) : undefined
  const form = useForm({
    definition: input,
    language: text.language,
    record: undefined,
    presets: rows.length === 1 ? { ...sharedValues(input, rows[0]), ...proposal?.values } : undefined,
    send: async (body) => actions.command(name, rows, { ...body, ...(await file.read()) }),
    onSaved: async () => onClose(),
  })
  const fields = askedFields(input, form.values)
  useFieldFocus(id, form.focus)
  const questions = useRef<HTMLFormElement>(null)
  if (!command) return null

  const label = command.label[text.language]
  const shown =
    rows.length === 1 ? (command.shows ?? []).filter((name) => tells(definition.fields[name]!, name, rows[0])) : []
  const submit = () => {
    if (isUploading) void message.warning(text('stillUploading'))
    else if (file.check()) void form.save()
  }
  const tryClose = () => {
    if (!form.isDirty && !isUploading && !file.isChosen) return onClose()
    void askToDiscard(text).then((discard) => discard && onClose())
  }
  return (
    <RelatedForms of={rows.length === 1 ? rows[0] : undefined} isOverDialog>
      <Modal
        open={open}
        title={label}
        // Its buttons are in sight on a school laptop, too.
        style={{ top: 'clamp(16px, 15vh - 72px, 100px)' }}
        okText={label}
        okButtonProps={{ danger: command.danger ?? false, autoFocus: fields.length === 0 && !asked }}
        cancelText={text('cancel')}
        confirmLoading={form.saving}
        onOk={submit}
        onCancel={tryClose}
        afterOpenChange={(isOpen) => isOpen && focusFirst(questions.current)}
      >
        <p>{namesOf(definition, rows, text)}</p>
        {shown.length > 0 && (
          <dl className="row-details command-shown">
            {shown.map((field) => (
              <Fragment key={field}>
                <dt>{definition.fields[field]!.label[text.language]}</dt>
                <dd>
                  <RowDetail definition={definition} name={field} field={definition.fields[field]!} row={rows[0]} />
                </dd>
              </Fragment>
            ))}
          </dl>
        )}
        {proposal && <p>{proposal.why}</p>}
        {command.question && <p>{command.question[text.language]}</p>}
        {(fields.length > 0 || asked) && (
          <form
            ref={questions}
            noValidate
            aria-busy={form.saving}
            onSubmit={(event) => {
              event.preventDefault()
              submit()
            }}
          >
            <FormUploadsContext value={report}>
              <Form component={false} layout="vertical">
                {fields.map(([field, kind]) => (
                  <FormField
                    key={field}
                    id={`${id}-${field}`}
                    name={field}
                    field={kind}
                    definition={input}
                    form={form}
                  />
                ))}
                {asked && <CommandFile id={`${id}-file`} asked={asked} file={file} />}
              </Form>
            </FormUploadsContext>
            {/* Enter in a field submits; the button that is seen stands in the footer. */}
            <button type="submit" hidden aria-hidden tabIndex={-1} />
          </form>
        )}
      </Modal>
    </RelatedForms>
  )
}

/** Whether a row says something in a field: what is empty there is not worth a line of the question. */
function tells(field: Field, name: string, row: Row): boolean {
  return isTold(field, row) && !isBlank(field, row[name]) && !isQuiet(field, row[name])
}

const proposalOf = (command: Command | undefined, row: Row): Proposal | undefined =>
  command?.proposal === undefined ? undefined : (row[command.proposal] as Proposal | undefined)

/** What is asked for under the name of a field begins with what the record holds there. */
function sharedValues({ fields }: Definition, row: Row): Record<string, unknown> {
  return Object.fromEntries(Object.keys(fields).flatMap((name) => (name in row ? [[name, row[name]]] : [])))
}

function namesOf(definition: Definition, rows: readonly Row[], text: ReturnType<typeof useText>): string {
  const names = rows.slice(0, NAMED_MAX).map((row) => rowName(definition, row))
  const more = rows.length - names.length
  return names.join(text('comma')) + (more > 0 ? text('andMore', { count: more }) : '')
}
