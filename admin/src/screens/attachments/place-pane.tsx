import { EditOutlined, FolderAddOutlined } from '@ant-design/icons'
import { useQueryClient } from '@tanstack/react-query'
import { attachment } from '@tutu/contract/resources/attachment'
import { attachmentFolder } from '@tutu/contract/resources/attachment-folder'
import { Alert, Button, Select } from 'antd'
import { useState } from 'react'
import { useCanFolders, type useFolders } from '../../fields/upload/library/folders.ts'
import { useUploadText } from '../../fields/upload/text.ts'
import { useAllowed } from '../../kit/use-allowed.ts'
import { api } from '../../lib/api.ts'
import { useMedia } from '../../lib/media.ts'
import { DeleteButton } from '../../resource/delete-button.tsx'
import { type FormTarget, LazyForm } from '../../resource/form/lazy-form.tsx'
import { useRowActions } from '../../resource/use-row-actions.ts'
import { PlaceList } from './place-list.tsx'
import type { Place } from './places.ts'
import './places.css'

type Props = {
  folders: ReturnType<typeof useFolders>
  places: readonly Place[]
  current: Place | undefined
  onGo: (place: Place) => void
}

/** Where one is in the library, and the ways from there: a list beside the files, a field above them where it is narrow. */
export function PlacePane({ folders, places, current, onGo }: Props) {
  const text = useUploadText()
  const client = useQueryClient()
  const canFolders = useCanFolders()
  const can = useAllowed(attachment)
  const isNarrow = useMedia('(max-width: 899px)')
  const [form, setForm] = useState<FormTarget>()
  const actions = useRowActions(attachmentFolder, ['resource', attachmentFolder.base, 'tree'])

  const put = async (ids: number[], { folder }: Place) => {
    // A refusal has been told by the client.
    await api
      .post('/admin/routine.attachment/move', { ids, folder_id: folder }, { showSuccess: true })
      .catch(() => null)
    await client.invalidateQueries({ queryKey: ['resource'] })
  }
  const folder = current?.folder
  const name = current?.label ?? ''
  const tools = folder ? (
    <span className="place-tools">
      {canFolders('edit') && (
        <Button
          type="text"
          size="small"
          icon={<EditOutlined aria-hidden />}
          title={text('folderEdit')}
          aria-label={text('folderEditOf', { name })}
          onClick={() => setForm({ id: folder })}
        />
      )}
      {canFolders('del') && (
        <DeleteButton
          type="text"
          size="small"
          title={text('folderDelete')}
          aria-label={text('folderDeleteOf', { name })}
          deletion={actions.deletion([folder], name)}
        />
      )}
    </span>
  ) : null
  const add = canFolders('add') && (
    <Button
      icon={<FolderAddOutlined aria-hidden />}
      onClick={() => setForm({ presets: folder ? { pid: folder } : {} })}
    >
      {text('folderAdd')}
    </Button>
  )

  return (
    <div className="place-pane">
      {isNarrow ? (
        <Select
          aria-label={text('places')}
          value={current?.key ?? ''}
          onChange={(key) => {
            const place = places.find((one) => one.key === key)
            if (place) onGo(place)
          }}
          options={places.map(({ key, label, level }) => ({ value: key, label: `${'\u2003'.repeat(level)}${label}` }))}
        />
      ) : (
        <PlaceList
          places={places}
          current={current}
          onGo={onGo}
          onPut={can('move') ? (ids, place) => void put(ids, place) : undefined}
          tools={tools}
        />
      )}
      {folders.isError && (
        <Alert
          type="warning"
          showIcon
          title={text('foldersFailed')}
          action={<Button onClick={() => void folders.refetch()}>{text('tryAgain')}</Button>}
        />
      )}
      <span className="place-pane-tools">
        {add}
        {isNarrow && tools}
      </span>
      <LazyForm
        definition={attachmentFolder}
        target={form}
        onClose={() => setForm(undefined)}
        onSaved={actions.refresh}
      />
    </div>
  )
}
