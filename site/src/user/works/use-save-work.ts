import { ClientError, fieldErrors } from '@tutu/contract/core/client-error'
import { isAsked } from '@tutu/contract/definition/form-conditions'
import { cases } from '@tutu/contract/resources/cases'
import { useState } from 'react'
import type { CodeLanguage } from '../../lib/code-editor.ts'
import { notices } from '../../lib/member/notices.ts'
import { sendFile } from '../../lib/member/send-file.ts'
import { useText } from '../../lib/use-site.ts'
import { coverOfCode } from '../../lib/work-cover.ts'
import type { WorkDraft } from '../../lib/work-draft.ts'
import { en } from './en.ts'
import { doWith, myWork, saveWork, type WorkForm } from '../../lib/member/my-works.ts'
import type { OpenWork } from './use-work-draft.ts'
import { isTyped } from './work-fields.tsx'
import { zhCn } from './zh-cn.ts'

/** By the name of the field. */
export type WorkErrors = Readonly<Record<string, string>>

export const hasFile = (draft: WorkDraft): boolean => isAsked(cases.fields.file, draft)
export const hasSource = (draft: WorkDraft): boolean => isAsked(cases.fields.source, draft)

/** A program, which is written in the form, and runs there. */
export const isProgram = (draft: WorkDraft): draft is WorkDraft & { kind: CodeLanguage } =>
  hasSource(draft) && isTyped(draft.kind)

/** Without a cover that was chosen it has its own. */
export const isCoverMade = (draft: WorkDraft): draft is WorkDraft & { kind: CodeLanguage } =>
  isProgram(draft) && !draft.cover && !draft.ownCover

type Program = { cover: () => Promise<File> }

/**
 * Sends what is written, and says what is wrong with it. `handsIn`: it goes to review at once, and must be whole. `program`: the one
 * that is written in the form, where its editor is there.
 */
export function useSaveWork(work: OpenWork | undefined, onDone: () => void, program: () => Program | undefined) {
  const t = useText({ 'zh-cn': zhCn, en })
  const [errors, setErrors] = useState<WorkErrors>({})
  const [isBusy, setBusy] = useState(false)

  function missingIn(draft: WorkDraft, handsIn: boolean): WorkErrors {
    return {
      ...(!draft.title.trim() && { title: t('needsTitle') }),
      ...(!draft.cover && !draft.ownCover && !isProgram(draft) && { cover: t('needsCover') }),
      ...(handsIn && hasFile(draft) && !draft.file && !draft.ownFile && { file: t('needsFile') }),
      ...((handsIn || isCoverMade(draft)) && hasSource(draft) && !draft.source.trim() && { source: t('needsSource') }),
    }
  }

  /** What the program drew, else its first lines. Made anew whenever it is saved: it goes on, and its picture with it. */
  async function withCoverMade(draft: WorkDraft): Promise<WorkDraft> {
    if (!isCoverMade(draft)) return draft
    const made = await (program()?.cover() ?? coverOfCode(draft.source, draft.kind))
    return { ...draft, cover: await sendTo('cover', made) }
  }

  async function send({ draft, known, setSent, setKnown, forget }: OpenWork, handsIn: boolean): Promise<void> {
    const sent = await withFilesSent(draft)
    setSent(sent)
    const id = await saveWork(formOf(await withCoverMade(sent)), known && { id: known.id, version: known.version })
    await forget()
    // What is refused from here on is there already: it is mended, not added once more.
    if (handsIn) setKnown(await myWork(id))
    if (handsIn && known?.state !== 'pending' && known?.state !== 'approved') await doWith('handIn', id)
  }

  async function save(handsIn: boolean): Promise<void> {
    if (isBusy || !work) return
    const missing = missingIn(work.draft, handsIn)
    setErrors(missing)
    if (Object.keys(missing).length > 0) return
    setBusy(true)
    try {
      await send(work, handsIn)
      notices.success(t(handsIn ? 'handedIn' : 'saved'))
      onDone()
    } catch (error) {
      const wrong = errorsOf(error)
      if (Object.keys(wrong).length > 0) setErrors(wrong)
      notices.error(t('keptHere', { problem: messageOf(error) }))
    } finally {
      setBusy(false)
    }
  }

  return { errors, isBusy, save }
}

async function withFilesSent({ ownCover, ownFile, ...draft }: WorkDraft): Promise<WorkDraft> {
  const cover = ownCover ? await sendTo('cover', ownCover) : draft.cover
  const file = ownFile && hasFile(draft) ? await sendTo('file', ownFile) : draft.file
  return { ...draft, cover, file }
}

/** A file that is not taken: what is wrong stands beside it. */
class FileRefused extends Error {
  readonly field: string
  constructor(field: string, cause: unknown) {
    super(messageOf(cause), { cause })
    this.field = field
  }
}

const UNANSWERED: ReadonlySet<ClientError['reason']> = new Set(['offline', 'network', 'timeout'])

async function sendTo(field: string, file: File): Promise<string> {
  try {
    return (await sendFile(file, 'work')).url
  } catch (error) {
    // Without an answer nothing is wrong with the file: that is told once, with what was to be saved.
    if (error instanceof ClientError && UNANSWERED.has(error.reason)) throw error
    throw new FileRefused(field, error)
  }
}

function formOf(draft: WorkDraft): WorkForm {
  const { title, kind, cover, file, source, description, tag_ids, remix_id } = draft
  return {
    title: title.trim(),
    kind,
    cover,
    file: hasFile(draft) ? file : null,
    source: hasSource(draft) ? source : null,
    description,
    tag_ids,
    remix_id,
  }
}

function errorsOf(error: unknown): WorkErrors {
  if (error instanceof FileRefused) return { [error.field]: error.message }
  return fieldErrors(error)
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))
