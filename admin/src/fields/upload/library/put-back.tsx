import { RollbackOutlined } from '@ant-design/icons'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { Button } from 'antd'
import { useState } from 'react'
import { api } from '../../../lib/api.ts'
import { tellWithUndo } from '../../../resource/undo-notice.tsx'
import { useUploadText } from '../text.ts'
import type { LibraryFile } from './library-file.ts'

/** Says that a file was replaced, with the way back beside it, which has one itself. */
export function tellReplaced(said: string, id: number, client: QueryClient): void {
  void client.invalidateQueries({ queryKey: ['resource'] })
  tellWithUndo(said, () => putBack(id, client))
}

async function putBack(id: number, client: QueryClient): Promise<void> {
  try {
    const { msg } = await api.call('POST /admin/routine.attachment/putBack', { body: { id } })
    tellReplaced(msg, id, client)
  } catch {
    // The client has said why.
  }
}

/** Puts back the file that was there before this one; there is none where it was never replaced, or long ago. */
export function PutBack({ file, onDone }: { file: LibraryFile; onDone: () => void }) {
  const text = useUploadText()
  const client = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  if (file.former === undefined) return null
  return (
    <Button
      icon={<RollbackOutlined aria-hidden />}
      loading={isBusy}
      title={file.former}
      onClick={async () => {
        setBusy(true)
        await putBack(file.id, client)
        onDone()
      }}
    >
      {text('putBack')}
    </Button>
  )
}
