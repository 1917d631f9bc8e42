import { SwapOutlined } from '@ant-design/icons'
import { useQueryClient } from '@tanstack/react-query'
import { Button, Popconfirm } from 'antd'
import { useRef } from 'react'
import { useSiteConfig } from '../../../stores/site-config.ts'
import { acceptAttribute } from '../allowed-types.ts'
import { toReplace } from '../uploaders.ts'
import { useUploadText } from '../text.ts'
import { UploadList } from '../upload-list.tsx'
import { useUploads } from '../use-uploads.ts'
import type { LibraryFile } from './library-file.ts'
import { tellReplaced } from './put-back.tsx'

/** Puts another file in the place of this one, wherever it is used. Asks first, since visitors see it at once. */
export function ReplaceFile({ file, onReplaced }: { file: LibraryFile; onReplaced: () => void }) {
  const text = useUploadText()
  const client = useQueryClient()
  const input = useRef<HTMLInputElement>(null)
  const accept = file.type === 'picture' ? 'pictures' : 'any'
  const { mimetype } = useSiteConfig((config) => config.upload)
  const { queue, uploads } = useUploads({
    uploader: toReplace(accept, file.id),
    onStored: () => {
      tellReplaced(text('replaced', { count: file.usage }), file.id, client)
      onReplaced()
    },
  })
  return (
    <>
      <Popconfirm
        title={text('replaceTitle')}
        description={text('replaceText', { count: file.usage })}
        okText={text('replaceChoose')}
        onConfirm={() => input.current?.click()}
      >
        <Button icon={<SwapOutlined aria-hidden />} disabled={uploads.some(({ state }) => state !== 'failed')}>
          {text('replaceFile')}
        </Button>
      </Popconfirm>
      <input
        ref={input}
        type="file"
        hidden
        accept={acceptAttribute(mimetype, accept)}
        aria-label={text('replaceFile')}
        onChange={({ target }) => {
          queue.cancelAll()
          queue.add([...(target.files ?? [])])
          target.value = ''
        }}
      />
      <div className="file-panel-uploads">
        <UploadList queue={queue} uploads={uploads} />
      </div>
    </>
  )
}
