// Loaded when something is first chosen from the library.
import { SearchOutlined } from '@ant-design/icons'
import { attachment } from '@tutu/contract/resources/attachment'
import { Alert, Button, Empty, Modal, Select } from 'antd'
import { useDeferredValue, useState } from 'react'
import { Mascot } from '../../../kit/mascot.tsx'
import { useLanguage } from '../../../lib/i18n.ts'
import { type ListState, PAGE_SIZES } from '../../../resource/list-state.ts'
import { Pager } from '../../../resource/pager.tsx'
import { useList } from '../../../resource/use-list.ts'
import { ClearInput } from '../../clear.tsx'
import type { Accept } from '../uploaders.ts'
import { useUploadText } from '../text.ts'
import '../upload.css'
import { FileCard } from './file-card.tsx'
import { FileGridSkeleton } from './file-grid-skeleton.tsx'
import { type Folder, NO_FOLDER, useFolders } from './folders.ts'
import './library.css'
import { FILE_TYPES, type LibraryFile, libraryFile } from './library-file.ts'

export type LibraryDialogProps = {
  accept: Accept
  /** How many may be chosen. */
  max: number
  onChoose: (files: readonly LibraryFile[]) => void
  onClose: () => void
}

/** The files that were uploaded before, to choose one or several from. */
export function LibraryDialog({ accept, max, onChoose, onClose }: LibraryDialogProps) {
  const text = useUploadText()
  const [page, setPage] = useState(1)
  const [limit, setLimit] = useState<number>(PAGE_SIZES[1])
  const [type, setType] = useState(accept === 'pictures' ? 'picture' : '')
  const [folder, setFolder] = useState('')
  const { folders } = useFolders()
  const [typed, setTyped] = useState('')
  const [chosen, setChosen] = useState<readonly LibraryFile[]>([])
  const quickSearch = useDeferredValue(typed.trim())
  const filters = { ...(type && { type }), ...(folder && { folder_id: folder }) }
  const state: ListState = { page, limit, order: undefined, quickSearch, filters }
  const { data, isError, isFetching, error, refetch } = useList(attachment, state)
  const files = data?.list.map(libraryFile)
  const isNarrowed = quickSearch !== '' || folder !== '' || (type !== '' && accept === 'any')

  const toggle = (file: LibraryFile) => {
    const others = chosen.filter(({ id }) => id !== file.id)
    if (others.length < chosen.length) setChosen(others)
    else setChosen([...(max === 1 ? [] : others), file].slice(0, max))
  }

  return (
    <Modal
      open
      title={text('libraryTitle')}
      width="min(960px, 96vw)"
      onCancel={onClose}
      okText={max === 1 ? text('useOne') : text('useChosen', { count: chosen.length })}
      cancelText={text('cancelDialog')}
      okButtonProps={{ disabled: chosen.length === 0 }}
      onOk={() => onChoose(chosen)}
    >
      <div className="library">
        <div className="library-filters">
          <ClearInput
            allowClear
            type="search"
            prefix={<SearchOutlined aria-hidden />}
            value={typed}
            aria-label={text('search')}
            placeholder={text('search')}
            onChange={(event) => {
              setTyped(event.target.value)
              setPage(1)
            }}
          />
          {folders.length > 0 && (
            <FolderSelect
              folders={folders}
              value={folder}
              onChange={(next) => {
                setFolder(next)
                setPage(1)
              }}
            />
          )}
          {accept === 'any' && (
            <TypeSelect
              value={type}
              onChange={(next) => {
                setType(next)
                setPage(1)
              }}
            />
          )}
        </div>
        {isError && !isFetching ? (
          <Alert
            type="error"
            showIcon
            title={text('failed')}
            description={error.message}
            action={<Button onClick={() => void refetch()}>{text('tryAgain')}</Button>}
          />
        ) : files === undefined ? (
          <FileGridSkeleton />
        ) : files.length === 0 ? (
          <Empty
            image={<Mascot pose={isNarrowed ? 'puzzled' : 'asleep'} />}
            description={
              isNarrowed ? (
                text('notFound')
              ) : (
                <>
                  {text('empty')}
                  <br />
                  {text('emptyHint')}
                </>
              )
            }
          />
        ) : (
          <ul className="file-grid" aria-busy={isFetching}>
            {files.map((file) => (
              <FileCard
                key={file.id}
                file={file}
                label={text('chooseOne', { name: file.name })}
                isChoice
                isChosen={chosen.some(({ id }) => id === file.id)}
                onPress={() => toggle(file)}
                onDoublePress={() =>
                  onChoose(max === 1 ? [file] : [...chosen.filter(({ id }) => id !== file.id), file])
                }
              />
            ))}
          </ul>
        )}
        {(data?.total ?? 0) > PAGE_SIZES[0] && (
          <Pager
            page={page}
            limit={limit}
            total={data?.total ?? 0}
            isEstimate={data?.totalEstimated ?? false}
            onChange={(next, size) => {
              setPage(next)
              setLimit(size)
            }}
          />
        )}
      </div>
    </Modal>
  )
}

type FolderSelectProps = { folders: readonly Folder[]; value: string; onChange: (folder: string) => void }

function FolderSelect({ folders, value, onChange }: FolderSelectProps) {
  const text = useUploadText()
  return (
    <Select
      aria-label={text('folders')}
      value={value}
      onChange={onChange}
      options={[
        { value: '', label: text('anyFolder') },
        ...folders.map(({ id, name, level }) => ({ value: String(id), label: `${'\u2003'.repeat(level)}${name}` })),
        { value: String(NO_FOLDER), label: text('placeNone') },
      ]}
    />
  )
}

function TypeSelect({ value, onChange }: { value: string; onChange: (type: string) => void }) {
  const text = useUploadText()
  const language = useLanguage()
  const { options } = attachment.fields.type
  return (
    <Select
      aria-label={text('types')}
      value={value}
      onChange={onChange}
      options={[
        { value: '', label: text('allTypes') },
        ...FILE_TYPES.map((type) => ({ value: type, label: options[type as keyof typeof options][language] })),
      ]}
    />
  )
}
