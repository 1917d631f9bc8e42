import { ClockCircleOutlined, FolderOpenOutlined, FolderOutlined, InboxOutlined, StopOutlined } from '@ant-design/icons'
import { type DragEvent, type ReactNode, useState } from 'react'
import { carriesLibraryFiles, draggedFiles } from '../../fields/upload/library/file-drag.ts'
import { useUploadText } from '../../fields/upload/text.ts'
import type { Place } from './places.ts'

type Props = {
  places: readonly Place[]
  current: Place | undefined
  onGo: (place: Place) => void
  /** Absent: the caller may not move files. */
  onPut: ((ids: number[], place: Place) => void) | undefined
  /** Beside the place one is at. */
  tools: ReactNode
}

/** The places of the library, one below the other; files can be let go on folders. */
export function PlaceList({ places, current, onGo, onPut, tools }: Props) {
  const text = useUploadText()
  const [over, setOver] = useState('')
  const targetOf = (place: Place) =>
    onPut && place.folder !== undefined
      ? {
          onDragOver: (event: DragEvent) => {
            if (!carriesLibraryFiles(event)) return
            event.preventDefault()
            event.dataTransfer.dropEffect = 'move'
            setOver(place.key)
          },
          onDragLeave: () => setOver(''),
          onDrop: (event: DragEvent) => {
            setOver('')
            if (!carriesLibraryFiles(event)) return
            event.preventDefault()
            event.stopPropagation()
            onPut(draggedFiles(event), place)
          },
        }
      : {}
  return (
    <nav aria-label={text('places')} className="place-nav">
      <ul className="place-list">
        {places.map((place) => {
          const isHere = place === current
          return (
            <li key={place.key} className={isHere ? 'place is-here' : 'place'}>
              <button
                type="button"
                aria-current={isHere ? 'page' : undefined}
                className={over === place.key ? 'place-button is-over' : 'place-button'}
                style={{ paddingInlineStart: 10 + place.level * 16 }}
                onClick={() => onGo(place)}
                {...targetOf(place)}
              >
                {iconOf(place, isHere)}
                <span className="place-name" title={place.label}>
                  {place.label}
                </span>
                {place.count !== undefined && place.count > 0 && (
                  <span className="place-count" aria-label={text('total', { total: place.count })}>
                    {place.count}
                  </span>
                )}
              </button>
              {isHere && tools}
            </li>
          )
        })}
      </ul>
    </nav>
  )
}

function iconOf({ key, folder }: Place, isHere: boolean): ReactNode {
  if (folder) return isHere ? <FolderOpenOutlined aria-hidden /> : <FolderOutlined aria-hidden />
  if (key === 'unused') return <StopOutlined aria-hidden />
  return key === 'unused-long' ? <ClockCircleOutlined aria-hidden /> : <InboxOutlined aria-hidden />
}
