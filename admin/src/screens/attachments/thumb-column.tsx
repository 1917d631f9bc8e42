import type { TableColumnType } from 'antd'
import type { Row } from '../../kit/face.ts'
import { FileThumb } from '../../fields/upload/library/file-thumb.tsx'
import { libraryFile } from '../../fields/upload/library/library-file.ts'
import '../../fields/upload/library/library.css'
import { Bar } from '../../resource/bar.tsx'
import { isPlaceholder } from '../../resource/columns.tsx'

/** How files look, in front of what is known of them. */
export function thumbColumn(title: string): TableColumnType<Row> {
  return {
    key: 'thumb',
    title,
    width: 80,
    render: (_, row) =>
      isPlaceholder(row) ? (
        <Bar />
      ) : (
        <span className="file-thumb-cell">
          <FileThumb file={libraryFile(row)} width={160} />
        </span>
      ),
  }
}
