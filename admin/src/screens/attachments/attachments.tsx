import { AppstoreOutlined, UnorderedListOutlined } from '@ant-design/icons'
import { useQueryClient } from '@tanstack/react-query'
import type { Uploader } from '@tutu/contract/core/upload-client'
import { attachment } from '@tutu/contract/resources/attachment'
import { Segmented } from 'antd'
import { useState } from 'react'
import { DropZone } from '../../fields/upload/drop-zone.tsx'
import { FileGrid } from '../../fields/upload/library/file-grid.tsx'
import { useFolders } from '../../fields/upload/library/folders.ts'
import { toLibrary } from '../../fields/upload/uploaders.ts'
import { useUploadText } from '../../fields/upload/text.ts'
import { UploadButton } from '../../fields/upload/upload-button.tsx'
import { UploadHint } from '../../fields/upload/upload-hint.tsx'
import { UploadList } from '../../fields/upload/upload-list.tsx'
import { useUploads } from '../../fields/upload/use-uploads.ts'
import { message } from '../../lib/message.ts'
import { useViewedList } from '../../resource/views/use-viewed-list.ts'
import { ResourceScreen } from '../../resource/resource-screen.tsx'
import { PlacePane } from './place-pane.tsx'
import { filtersAt, PLACED, placeAt, placesOf } from './places.ts'
import { thumbColumn } from './thumb-column.tsx'
import { DEFAULT_TOPIC, TopicChoice } from './topic-choice.tsx'
import { loadView, storeView, type View } from './view.ts'

/** The library of uploaded files: as thumbnails or as a table, with a place to drop new ones. */
export function Attachments() {
  const text = useUploadText()
  const client = useQueryClient()
  const [view, setView] = useState(loadView)
  const [topic, setTopic] = useState(DEFAULT_TOPIC)
  const { state, update } = useViewedList(attachment)
  const folders = useFolders()
  const places = placesOf(text, folders.folders, folders.enabled)
  const current = placeAt(places, state.filters)
  const folder = current?.folder ? { id: current.folder, name: current.label } : undefined
  // Those that wait go where they were meant to go when they were chosen.
  const [targets] = useState(() => new WeakMap<File, Target>())
  const [uploader] = useState(() => withTargets(toLibrary('any'), targets))
  const { queue, uploads } = useUploads({
    uploader,
    onStored: ({ name }) => {
      message.success(text('uploaded', { name }))
      void client.invalidateQueries({ queryKey: ['resource'] })
    },
  })
  const upload = (files: File[]) => {
    for (const file of files) targets.set(file, { topic, folder: folder?.id })
    queue.add(files)
  }
  const choose = (next: View) => {
    setView(next)
    storeView(next)
  }
  return (
    <DropZone label={text('library')} isPage sign={folder && text('dropInto', { name: folder.name })} onFiles={upload}>
      <div className="library-screen">
        <PlacePane
          folders={folders}
          places={places}
          current={current}
          onGo={(place) => update({ filters: filtersAt(place, state.filters) })}
        />
        <ResourceScreen
          definition={attachment}
          Body={view === 'grid' ? FileGrid : undefined}
          leading={thumbColumn(text('thumb'))}
          placed={PLACED}
          {...(current &&
            Object.keys(current.filters).length > 0 && {
              emptyText: folder ? text('folderEmpty', { name: folder.name }) : text('placeEmpty'),
            })}
          extra={
            <>
              <UploadButton primary label={text('upload')} accept="any" multiple onFiles={upload} />
              <TopicChoice value={topic} onChange={setTopic} />
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
      </div>
    </DropZone>
  )
}

type Target = { topic: string; folder: number | undefined }

function withTargets(uploader: Uploader, targets: WeakMap<File, Target>): Uploader {
  return { ...uploader, send: (file, options) => uploader.send(file, { ...options, ...targets.get(file) }) }
}
