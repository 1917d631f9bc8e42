// Loaded when a picture is first edited.
import { RotateLeftOutlined, RotateRightOutlined, UndoOutlined } from '@ant-design/icons'
import { useQueryClient } from '@tanstack/react-query'
import { Alert, Button, Modal, Segmented, Skeleton } from 'antd'
import type { PictureEdit, PicturePoint } from '@tutu/contract/core/upload'
import { useState } from 'react'
import { type PercentCrop, ReactCrop } from 'react-image-crop'
import 'react-image-crop/dist/ReactCrop.css'
import { api } from '../../../lib/api.ts'
import { useAssetUrl } from '../../../lib/asset-url.ts'
import { message } from '../../../lib/message.ts'
import { useUploadText } from '../text.ts'
import { largest, partsOf, percentOf, turned, WHOLE } from './crops.ts'
import { FocusPicker } from './focus-picker.tsx'
import type { LibraryFile } from './library-file.ts'
import './picture-editor.css'
import { useTurned } from './turned-picture.ts'

type Props = { file: LibraryFile; onClose: () => void; onDone: () => void }
type Step = 'crop' | 'focus'
type Turn = PictureEdit['turn']

/** Width to height; 0: any. */
const SHAPES = { free: 0, '1:1': 1, '4:3': 4 / 3, '8:5': 8 / 5, '16:9': 16 / 9 } as const
type Shape = keyof typeof SHAPES

/** Cuts and turns a picture, and says what of it must stay in sight. It always starts from the original. */
export function PictureEditor({ file, onClose, onDone }: Props) {
  const text = useUploadText()
  const asset = useAssetUrl()
  const client = useQueryClient()
  const [step, setStep] = useState<Step>('crop')
  const [turn, setTurn] = useState<Turn>(file.edited?.turn ?? 0)
  const [crop, setCrop] = useState<PercentCrop>(() => percentOf(file.edited?.crop ?? null))
  const [shape, setShape] = useState<Shape>('free')
  const [focus, setFocus] = useState<PicturePoint | null>(file.focus)
  const [isSaving, setSaving] = useState(false)
  const [error, setError] = useState('')
  const picture = useTurned(asset(file.original ?? file.url), turn)
  const isWhole = crop.width > 99.5 && crop.height > 99.5
  const isOriginal = turn === 0 && isWhole

  const turnBy = (degrees: 90 | 270) => {
    setTurn(((turn + degrees) % 360) as Turn)
    setCrop((before) => turned(before, degrees))
    setFocus(null)
    setShape('free')
  }
  const choose = (next: Shape) => {
    setShape(next)
    if (SHAPES[next] && picture.size) setCrop(largest(SHAPES[next], picture.size))
    setFocus(null)
  }
  const save = async () => {
    setSaving(true)
    setError('')
    const edit = { turn, crop: isWhole ? null : partsOf(crop), focus }
    try {
      const { msg } = await api.call(
        'POST /admin/routine.attachment/adjust',
        { body: { id: file.id, ...edit } },
        { showError: false },
      )
      void message.success(msg)
      await client.invalidateQueries({ queryKey: ['resource'] })
      onDone()
    } catch (refusal) {
      setError((refusal as Error).message)
      setSaving(false)
    }
  }

  return (
    <Modal
      open
      title={text('editPicture', { name: file.name })}
      width="min(880px, 96vw)"
      style={{ top: 24 }}
      mask={{ closable: false }}
      onCancel={onClose}
      okText={text('editSave')}
      cancelText={text('cancelDialog')}
      confirmLoading={isSaving}
      okButtonProps={{ disabled: !picture.url }}
      onOk={() => void save()}
    >
      <div className="picture-editor">
        <div className="picture-editor-tools">
          <Segmented<Step>
            value={step}
            onChange={setStep}
            options={[
              { value: 'crop', label: text('editCrop') },
              { value: 'focus', label: text('editFocus') },
            ]}
          />
          {step === 'crop' ? (
            <>
              <Segmented<Shape>
                aria-label={text('editShape')}
                disabled={!picture.size}
                value={shape}
                onChange={choose}
                options={(Object.keys(SHAPES) as Shape[]).map((value) => ({
                  value,
                  label: value === 'free' ? text('editFree') : value,
                }))}
              />
              <Button
                icon={<RotateLeftOutlined aria-hidden />}
                aria-label={text('turnLeft')}
                title={text('turnLeft')}
                onClick={() => turnBy(270)}
              />
              <Button
                icon={<RotateRightOutlined aria-hidden />}
                aria-label={text('turnRight')}
                title={text('turnRight')}
                onClick={() => turnBy(90)}
              />
              <Button
                icon={<UndoOutlined aria-hidden />}
                disabled={isOriginal}
                onClick={() => {
                  setTurn(0)
                  setCrop(WHOLE)
                  setFocus(null)
                  setShape('free')
                }}
              >
                {text('editOriginal')}
              </Button>
            </>
          ) : (
            <Button disabled={focus === null} onClick={() => setFocus(null)}>
              {text('focusMiddle')}
            </Button>
          )}
        </div>
        {error !== '' && <Alert type="error" showIcon title={error} />}
        {picture.isLost ? (
          <Alert
            type="error"
            showIcon
            title={text('editLost')}
            action={<Button onClick={picture.retry}>{text('tryAgain')}</Button>}
          />
        ) : !picture.url || !picture.size ? (
          <Skeleton.Node active style={{ width: '100%', height: 320 }} />
        ) : step === 'crop' ? (
          <div className="picture-editor-stage">
            <ReactCrop
              crop={crop}
              {...(SHAPES[shape] > 0 && { aspect: SHAPES[shape] })}
              minWidth={16}
              minHeight={16}
              keepSelection
              ruleOfThirds
              ariaLabels={cropLabels(text)}
              onChange={(_, next) => {
                setCrop(next)
                setFocus(null)
              }}
            >
              <img src={picture.url} alt={file.name} draggable={false} />
            </ReactCrop>
          </div>
        ) : (
          <FocusPicker url={picture.url} size={picture.size} crop={crop} value={focus} onChange={setFocus} />
        )}
        <p className="upload-hint">{text(step === 'crop' ? 'editHint' : 'focusHint')}</p>
      </div>
    </Modal>
  )
}

function cropLabels(text: ReturnType<typeof useUploadText>) {
  const handle = (corner: string): string => text('cropHandle', { corner: text(`corner${corner}` as 'cornerN') })
  return {
    cropArea: text('cropArea'),
    nwDragHandle: handle('NW'),
    nDragHandle: handle('N'),
    neDragHandle: handle('NE'),
    eDragHandle: handle('E'),
    seDragHandle: handle('SE'),
    sDragHandle: handle('S'),
    swDragHandle: handle('SW'),
    wDragHandle: handle('W'),
  }
}
