import type { StoredFile, Uploader } from '@tutu/contract/core/upload-client'
import { createUploadQueue, type Upload, type UploadQueue } from '@tutu/contract/core/upload-queue'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { message } from '../../lib/message.ts'
import { useUnsaved } from '../../lib/unsaved.ts'
import { useReportUploads } from './form-uploads.ts'
import { useUploadText } from './text.ts'

type Options<Answer> = {
  /** Taken once. */
  uploader: Uploader<Answer>
  /** Taken once: a folder of the naming template, and a filter of the library. */
  topic?: string | undefined
  onStored: (file: Answer) => void
}

/**
 * A queue of uploads that lives as long as what shows it: gone from the page means aborted. While any is on its way,
 * the form, the tab and the page ask before they are left.
 */
export function useUploads<Answer = StoredFile>({
  uploader,
  topic,
  onStored,
}: Options<Answer>): { queue: UploadQueue; uploads: readonly Upload[] } {
  const text = useUploadText()
  const latest = useRef({ onStored, text })
  latest.current = { onStored, text }
  const [queue] = useState(() =>
    createUploadQueue({
      uploader,
      topic,
      onStored: (file) => latest.current.onStored(file),
      onFailed: ({ message: error }, name) =>
        void message.error({ key: `${name} ${error}`, content: latest.current.text('failedOf', { name, error }) }),
    }),
  )
  const uploads = useSyncExternalStore(queue.subscribe, queue.list)
  const isBusy = uploads.some(({ state }) => state !== 'failed')
  useReportUploads(isBusy)
  useUnsaved(isBusy)
  useEffect(() => () => queue.cancelAll(), [queue])
  return { queue, uploads }
}
