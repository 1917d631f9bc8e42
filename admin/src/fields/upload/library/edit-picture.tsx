import { ScissorOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { Suspense, useState } from 'react'
import { lazyPart } from '../../../lib/lazy-part.tsx'
import { useUploadText } from '../text.ts'
import type { LibraryFile } from './library-file.ts'

const PictureEditor = lazyPart(async () => (await import('./picture-editor.tsx')).PictureEditor)

/** Formats that the server cuts; one that moves it refuses. */
const EDITABLE = new Set(['jpg', 'jpeg', 'png', 'gif', 'webp', 'avif'])

/** Opens the editor of a picture; there is none of other files. */
export function EditPicture({ file, onDone }: { file: LibraryFile; onDone: () => void }) {
  const text = useUploadText()
  const [isOpen, setOpen] = useState(false)
  if (file.type !== 'picture' || !EDITABLE.has(file.suffix)) return null
  return (
    <>
      <Button icon={<ScissorOutlined aria-hidden />} onClick={() => setOpen(true)}>
        {text('editPictureShort')}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <PictureEditor
            file={file}
            onClose={() => setOpen(false)}
            onDone={() => {
              setOpen(false)
              onDone()
            }}
          />
        </Suspense>
      )}
    </>
  )
}
