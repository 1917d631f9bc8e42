import type { ImageField } from '@tutu/contract/fields/image'
import { Button, Flex, Popover, Space } from 'antd'
import { useState } from 'react'
import { useText } from '../resource/text.ts'
import { EmptySearch } from './empty-search.tsx'
import { asText, type CellProps, type FieldFace, type InputProps, type SearchProps } from './face.ts'
import { lazyInput } from './lazy.tsx'
import type { PictureDialogProps } from './picture-dialog.tsx'
import { TextSearch } from './text-search.tsx'

const PictureDialog = lazyInput<PictureDialogProps>(async () => (await import('./picture-dialog.tsx')).PictureDialog)

function ImageInput({ id, field, value, onChange }: InputProps<ImageField>) {
  const text = useText()
  const [choosing, setChoosing] = useState(false)
  const path = asText(value)
  const label = field.label[text.language]
  const action = text(path ? 'changePicture' : 'choosePicture')
  return (
    <>
      <Flex gap={12} align="center" wrap>
        {path && <img src={path} alt={path} className="picture-thumb picture-thumb-large" />}
        <Space>
          {/* The label points here; without a name of its own the button would be called by the field alone. */}
          <Button id={id} aria-label={`${action} · ${label}`} onClick={() => setChoosing(true)}>
            {action}
          </Button>
          {path && !field.required && (
            <Button type="link" onClick={() => onChange(null)}>
              {text('clear')}
            </Button>
          )}
        </Space>
      </Flex>
      {choosing && (
        <PictureDialog
          title={text('pictureTitle', { label })}
          set={field.set}
          value={path}
          onClose={() => setChoosing(false)}
          onChoose={(next) => {
            onChange(next)
            setChoosing(false)
          }}
        />
      )}
    </>
  )
}

function ImageCell({ value, rowName }: CellProps<ImageField>) {
  const path = asText(value)
  return path ? (
    <Popover content={<img src={path} alt="" className="picture-preview" />}>
      <img src={path} alt={rowName} loading="lazy" className="picture-thumb" />
    </Popover>
  ) : null
}

function ImageSearch(props: SearchProps<ImageField>) {
  return props.operator === '=' ? <TextSearch {...props} /> : <EmptySearch {...props} />
}

export const image: FieldFace<ImageField> = {
  Input: ImageInput,
  Cell: ImageCell,
  Search: ImageSearch,
  width: 96,
  initial: (stored) => asText(stored) || null,
  chosen: true,
}
