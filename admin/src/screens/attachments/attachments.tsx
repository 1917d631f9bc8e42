import { AppstoreOutlined, UnorderedListOutlined } from '@ant-design/icons'
import { useQueryClient } from '@tanstack/react-query'
import { attachment } from '@tutu/contract/resources/attachment'
import { Segmented } from 'antd'
import { useState } from 'react'
import { DropZone } from '../../fields/upload/drop-zone.tsx'
import { FileGrid } from '../../fields/upload/library/file-grid.tsx'
import { toLibrary } from '../../fields/upload/uploaders.ts'
import { useUploadText } from '../../fields/upload/text.ts'
import { UploadButton } from '../../fields/upload/upload-button.tsx'
import { UploadHint } from '../../fields/upload/upload-hint.tsx'
import { UploadList } from '../../fields/upload/upload-list.tsx'
import { useUploads } from '../../fields/upload/use-uploads.ts'
import { message } from '../../lib/message.ts'
import { ResourceScreen } from '../../resource/resource-screen.tsx'
import { loadView, storeView, type View } from './view.ts'

/** The library of uploaded files: as thumbnails or as a table, with a place to drop new ones. */
export function Attachments() {
  const text = useUploadText()
  const client = useQueryClient()
  const [view, setView] = useState(loadView)
  const { queue, uploads } = useUploads({
    uploader: toLibrary('any'),
    onStored: ({ name }) => {
      message.success(text('uploaded', { name }))
      void client.invalidateQueries({ queryKey: ['resource'] })
    },
  })
  const choose = (next: View) => {
    setView(next)
    storeView(next)
  }
  return (
    <DropZone label={text('library')} isPage onFiles={queue.add}>
      <ResourceScreen
        definition={attachment}
        Body={view === 'grid' ? FileGrid : undefined}
        extra={
          <>
            <UploadButton primary label={text('upload')} accept="any" multiple onFiles={queue.add} />
            <Segmented<View>
              aria-label={text('view')}
              value={view}
              onChange={choose}
              options={[
                { value: 'grid', icon: <AppstoreOutlined aria-hidden />, title: text('viewGrid') },
                { value: 'table', icon: <UnorderedListOutlined aria-hidden />, title: text('viewTable') },
              ]}
            />
          </>
        }
        notice={
          <>
            <UploadHint accept="any" />
            <UploadList queue={queue} uploads={uploads} />
          </>
        }
      />
    </DropZone>
  )
}
