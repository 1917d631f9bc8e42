import { DownloadOutlined } from '@ant-design/icons'
import { type UseQueryResult, useQueryClient } from '@tanstack/react-query'
import type { Definition } from '@tutu/contract/definition/define-resource'
import { type ImportFile, type ImportRun, importTargets, targetLabel } from '@tutu/contract/definition/import'
import { Button, Flex } from 'antd'
import { useEffect, useRef, useState } from 'react'
import { DropZone } from '../../fields/upload/drop-zone.tsx'
import { UploadList } from '../../fields/upload/upload-list.tsx'
import { useUploads } from '../../fields/upload/use-uploads.ts'
import { message } from '../../lib/message.ts'
import { LeaveWarning } from '../form/leave-warning.tsx'
import type { Shown } from './import-drawer.tsx'
import { runsQuery } from './import-runs.ts'
import { lastPlan } from './plan.ts'
import { RecentRuns } from './recent-runs.tsx'
import { saveCsv } from './save-file.ts'
import { StepList, StepTitle } from './step-list.tsx'
import { useImportText } from './text.ts'
import { IMPORT_MAX_MB, toImport } from './uploader.ts'

type Props = {
  definition: Definition
  runs: UseQueryResult<ImportRun[]>
  onShow: (run: ImportRun, before?: Omit<Shown, 'id'>) => void
  onDirty: (isDirty: boolean) => void
  onGiveUp: () => void
}

/** The first step: a file, what it should look like, and the imports before. */
export function ChooseFile({ definition, runs, onShow, onDirty, onGiveUp }: Props) {
  const text = useImportText()
  const client = useQueryClient()
  const input = useRef<HTMLInputElement>(null)
  const [uploader] = useState(() => toImport(definition))

  const take = async ({ id, name, columns, plan }: ImportFile) => {
    const begun = { state: 'ready', dry: true, read: 0, rows: null, result: null, reason: null } as const
    const run = { id, name, columns, plan, ...begun, undoing: false, undo: null }
    // A mended file most often: what was chosen for it holds on.
    const known = await client.fetchQuery(runsQuery(definition)).catch(() => [])
    const last = lastPlan(definition, columns, known)
    const createtime = Math.floor(Date.now() / 1000)
    onShow({ ...run, createtime }, last && { plan: last.plan, from: last.name })
  }
  const { queue, uploads } = useUploads<ImportFile>({ uploader, onStored: (file) => void take(file) })
  const isBusy = uploads.some(({ state }) => state !== 'failed')
  useEffect(() => onDirty(isBusy), [isBusy, onDirty])
  const send = (files: readonly File[]) => {
    const [file, ...others] = files
    if (!file) return
    if (others.length > 0) void message.warning(text('onlyOne'))
    queue.cancelAll()
    queue.add([file])
  }
  const saveTemplate = () => {
    const targets = importTargets(definition).filter(({ field }) => field !== 'id')
    const headings = targets.map((target) => targetLabel(definition, target, text.language))
    saveCsv(text('templateName', { title: definition.title[text.language] }), [headings])
  }

  return (
    <>
      <LeaveWarning isDirty={isBusy} onGiveUp={queue.cancelAll} onDiscard={onGiveUp} />
      <StepList at="stepFile" />
      <div className="form-scroll import-step">
        <StepTitle>{text('choose')}</StepTitle>
        <DropZone label={text('chooseLabel')} onFiles={send}>
          <Flex gap={8} wrap>
            <Button type="primary" onClick={() => input.current?.click()}>
              {text('choose')}
            </Button>
            <Button icon={<DownloadOutlined aria-hidden />} onClick={saveTemplate}>
              {text('template')}
            </Button>
          </Flex>
          <input
            ref={input}
            type="file"
            hidden
            accept=".csv,.xlsx"
            aria-label={text('chooseLabel')}
            onChange={({ target }) => {
              send([...(target.files ?? [])])
              // The same file may be chosen again.
              target.value = ''
            }}
          />
          <p className="upload-hint">{text('dropHint', { max: IMPORT_MAX_MB })}</p>
          <UploadList queue={queue} uploads={uploads} />
        </DropZone>
        <section>
          <h3>{text('hints')}</h3>
          <ul className="import-hints">
            {(['hintHeadings', 'hintRelations', 'hintLists', 'hintExport'] as const).map((hint) => (
              <li key={hint}>{text(hint)}</li>
            ))}
          </ul>
        </section>
        <RecentRuns runs={runs} onOpen={(run) => onShow(run)} />
      </div>
    </>
  )
}
