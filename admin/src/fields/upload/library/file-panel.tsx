// Loaded when a file of the library is first looked at.
import { CopyOutlined, DownloadOutlined } from '@ant-design/icons'
import { formatBytes } from '@tutu/contract/core/bytes'
import { attachment } from '@tutu/contract/resources/attachment'
import { Button, Drawer, Grid } from 'antd'
import { Fragment } from 'react'
import { useAssetUrl } from '../../../lib/asset-url.ts'
import { useLanguage } from '../../../lib/i18n.ts'
import { useCopy } from '../../../kit/copy-button.tsx'
import { useDrawerPlace } from '../../../kit/drawer-place.ts'
import type { RowPanelProps } from '../../../resource/row-panels.ts'
import { useAllowed } from '../../../kit/use-allowed.ts'
import type { Row } from '../../../kit/face.ts'
import { formatSeconds } from '../../format.ts'
import { useUploadText } from '../text.ts'
import { EditPicture } from './edit-picture.tsx'
import { FileThumb } from './file-thumb.tsx'
import { FileUses } from './file-uses.tsx'
import './library.css'
import { type LibraryFile, libraryFile } from './library-file.ts'
import { PutBack } from './put-back.tsx'
import { ReplaceFile } from './replace-file.tsx'

/** A file of the library: how it looks, what it is, where it is used, and what can be done with it. */
export function FilePanel({ definition, row, open, onClose }: RowPanelProps) {
  const text = useUploadText()
  const asset = useAssetUrl()
  const copy = useCopy()
  const can = useAllowed(definition)
  const isPhone = !Grid.useBreakpoint().sm
  const file = libraryFile(row)
  const address = new URL(asset(file.url), window.location.origin).href

  return (
    <Drawer {...useDrawerPlace(open)} open={open} title={file.name} size={isPhone ? '100%' : 560} onClose={onClose}>
      <div className="file-panel">
        <div className="file-panel-preview">
          <FilePreview file={file} address={address} />
        </div>
        <div className="file-panel-tools">
          <Button icon={<CopyOutlined aria-hidden />} onClick={() => copy(address)}>
            {text('copyLink')}
          </Button>
          <Button icon={<DownloadOutlined aria-hidden />} href={address} download={file.name}>
            {text('downloadShort')}
          </Button>
          {can('replace') && <EditPicture file={file} onDone={onClose} />}
          {can('replace') && <PutBack file={file} onDone={onClose} />}
          {can('replace') && <ReplaceFile file={file} onReplaced={onClose} />}
        </div>
        <Facts row={row} file={file} />
        <FileUses file={file} />
      </div>
    </Drawer>
  )
}

/** Pictures, sound and films can be looked at and listened to; of the rest there is the icon. */
function FilePreview({ file, address }: { file: LibraryFile; address: string }) {
  // oxlint-disable-next-line jsx-a11y/media-has-caption -- what somebody has uploaded has none
  if (file.type === 'audio') return <audio controls preload="none" src={address} />
  // oxlint-disable-next-line jsx-a11y/media-has-caption -- likewise
  if (file.type === 'video') return <video controls preload="metadata" src={address} width="100%" />
  return <FileThumb file={file} width={640} />
}

function Facts({ row, file }: { row: Row; file: LibraryFile }) {
  const text = useUploadText()
  const language = useLanguage()
  const { fields } = attachment
  const admin = row.admin as { nickname?: string; username?: string } | undefined
  const stored = fields.storage.options[row.storage as keyof typeof fields.storage.options]
  const facts: [string, string][] = [
    [fields.type.label[language], fields.type.options[file.type as keyof typeof fields.type.options]?.[language] ?? ''],
    [fields.mimetype.label[language], String(row.mimetype ?? '')],
    [fields.size.label[language], formatBytes(file.size)],
    [text('dimensions'), file.width && file.height ? `${file.width} × ${file.height}` : ''],
    [fields.folder_id.label[language], String((row.folder as Row | null | undefined)?.name ?? '')],
    [
      fields.tag_ids.label[language],
      ((row.tags as Row[] | undefined) ?? []).map(({ name }) => String(name)).join(', '),
    ],
    [fields.topic.label[language], String(row.topic ?? '')],
    [text('uploader'), uploaderOf(admin, row.user_id, text('member'))],
    [fields.lastuploadtime.label[language], formatSeconds(Number(row.lastuploadtime))],
    [fields.unusedtime.label[language], row.unusedtime ? formatSeconds(Number(row.unusedtime)) : ''],
    [fields.storage.label[language], stored?.[language] ?? ''],
    [fields.url.label[language], file.url],
  ]
  return (
    <dl className="row-details">
      {facts
        .filter(([, value]) => value !== '')
        .map(([label, value]) => (
          <Fragment key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </Fragment>
        ))}
    </dl>
  )
}

function uploaderOf(
  admin: { nickname?: string; username?: string } | undefined,
  member: unknown,
  memberText: string,
): string {
  if (admin) return admin.nickname || admin.username || ''
  return typeof member === 'number' ? `${memberText} ${member}` : ''
}
