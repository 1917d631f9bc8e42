import type { Definition } from '@tutu/contract/definition/define-resource'
import { isLocalized, type Row } from '../../kit/face.ts'
import { LANGUAGES, type Language } from '@tutu/contract/core/languages'
import { Alert, Button, Flex, Popconfirm, Tag } from 'antd'
import { useState } from 'react'
import { formatSeconds } from '../../fields/format.ts'
import { api } from '../../lib/api.ts'
import { message, tellRefusal } from '../../lib/message.ts'
import { useText } from '../../kit/text.ts'
import { Changes } from '../history/changes.tsx'
import { ClientError } from '@tutu/contract/core/client'
import { controllerBase } from '@tutu/contract/definition/controller-base'

/** What `edit` answers of a row: as visitors see it, and what waits beside it. */
export type Loaded = { row: Row; draft?: { row: Row; fields: string[] } | undefined }

/** The record that the form goes on with. */
export function workedOn({ row, draft }: Loaded): Row {
  return draft ? { ...row, ...draft.row } : row
}

type Props = {
  definition: Definition
  loaded: Loaded
  canDiscard: boolean
  /** Asks first when something was typed. */
  mayLeave: () => Promise<boolean>
  onDiscarded: () => Promise<void>
}

/** How far a record is: what visitors see of it, what waits, and until when. */
export function PublishingState({ definition, loaded, canDiscard, mayLeave, onDiscarded }: Props) {
  const text = useText()
  const [isOpen, setOpen] = useState(false)
  const [busy, setBusy] = useState(false)
  const { row, draft } = loaded
  const isShown = row.publication !== 'draft'
  const told = draft && isShown ? 'draftWaiting' : isShown ? 'isPublished' : 'notPublished'

  const discard = async () => {
    if (!(await mayLeave())) return
    setBusy(true)
    try {
      const path = `/admin/${controllerBase(definition)}/discardDraft`
      await api.post(path, { id: row.id, version: row.version }, { showSuccess: true, showError: false })
      await onDiscarded()
    } catch (error) {
      if (!(error instanceof ClientError)) throw error
      tellRefusal(error)
    } finally {
      setBusy(false)
    }
  }

  return (
    <Alert
      className="publishing-state"
      type={draft ? 'warning' : 'info'}
      title={
        <Flex gap="4px 12px" wrap align="center">
          <span>{text(told)}</span>
          {typeof row.publish_at === 'number' && (
            <Tag>{text('publishAt', { time: formatSeconds(row.publish_at) })}</Tag>
          )}
          {typeof row.withdraw_at === 'number' && (
            <Tag>{text('withdrawAt', { time: formatSeconds(row.withdraw_at) })}</Tag>
          )}
          {draft && (
            <span>
              <Button type="link" size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
                {text(isOpen ? 'draftChangesHide' : 'draftChanges')}
              </Button>
              {canDiscard && (
                <Popconfirm
                  title={text('discardDraftQuestion')}
                  okText={text('discardDraft')}
                  cancelText={text('cancel')}
                  okButtonProps={{ danger: true }}
                  onConfirm={() => void discard()}
                >
                  <Button type="link" size="small" danger loading={busy}>
                    {text('discardDraft')}
                  </Button>
                </Popconfirm>
              )}
            </span>
          )}
        </Flex>
      }
      description={
        draft && isOpen ? <Changes definition={definition} changes={changesOf(definition, loaded)} /> : undefined
      }
    />
  )
}

/** What publishing would change, as a history tells it: of texts the languages that differ. */
function changesOf(definition: Definition, { row, draft }: Loaded) {
  const before: Record<string, unknown> = { ...row }
  const after: Record<string, unknown> = { ...draft?.row }
  const fields = draft?.fields ?? []
  for (const name of fields) {
    const field = definition.fields[name]
    if (!field || !isLocalized(field)) continue
    const key = `${name}_i18n`
    const [was, is] = [row, draft?.row].map((side) => (side?.[key] ?? {}) as Partial<Record<Language, string>>)
    const other = LANGUAGES.filter((one) => (was![one] ?? '') !== (is![one] ?? ''))
    before[key] = Object.fromEntries(other.map((one) => [one, was![one] ?? '']))
    after[key] = Object.fromEntries(other.map((one) => [one, is![one] ?? '']))
  }
  return { fields, secrets: [], before, after }
}

/** Tells that nothing was done, where a message is all there is to say. */
export function tellFailure(error: unknown, fallback: string): void {
  if (error instanceof ClientError) tellRefusal(error)
  else message.error(fallback)
}
