import type { Folder } from '../../fields/upload/library/folders.ts'
import { NO_FOLDER } from '../../fields/upload/library/folders.ts'
import type { UploadText } from '../../fields/upload/text.ts'

/** Fields of the list that places stand for; the rest of a search stays when another place is gone to. */
export const PLACED = ['folder_id', 'usage', 'unusedtime'] as const

/** What the dashboard counts as well. */
const UNUSED_DAYS = 90

/** A part of the library that one can go to. `filters`: what its list is narrowed to. */
export type Place = {
  key: string
  label: string
  level: number
  count?: number
  /** What goes into it: a folder, or out of all of them. Absent: nothing can be put there. */
  folder?: number
  filters: Readonly<Record<string, string>>
}

const dayBefore = (days: number): string => {
  const day = new Date(Date.now() - days * 86_400_000)
  return [day.getFullYear(), day.getMonth() + 1, day.getDate()].map((part) => String(part).padStart(2, '0')).join('-')
}

/** Everything, the folders, and what nothing uses. */
export function placesOf(text: UploadText, folders: readonly Folder[], hasFolders: boolean): Place[] {
  return [
    { key: 'all', label: text('placeAll'), level: 0, filters: {} },
    ...folders.map(({ id, name, level, files }) => ({
      key: `folder-${id}`,
      label: name,
      level,
      count: files,
      folder: id,
      filters: { folder_id: String(id) },
    })),
    ...(hasFolders && folders.length > 0
      ? [
          {
            key: 'none',
            label: text('placeNone'),
            level: 0,
            folder: NO_FOLDER,
            filters: { folder_id: String(NO_FOLDER) },
          },
        ]
      : []),
    { key: 'unused', label: text('placeUnused'), level: 0, filters: { usage: '0,0' } },
    {
      key: 'unused-long',
      label: text('placeUnusedLong', { days: UNUSED_DAYS }),
      level: 0,
      filters: { unusedtime: `,${dayBefore(UNUSED_DAYS)}` },
    },
  ]
}

/** The place that a list is at; none where its conditions are somebody's own. */
export function placeAt(places: readonly Place[], filters: Readonly<Record<string, string>>): Place | undefined {
  const set = PLACED.filter((name) => filters[name])
  return places.find((place) => {
    const wanted = Object.keys(place.filters)
    if (wanted.length !== set.length) return false
    // The day moves on, the address of yesterday stays what it was.
    return wanted.every((name) =>
      set.some((one) => one === name && (name === 'unusedtime' || filters[one] === place.filters[name])),
    )
  })
}

/** The conditions of a list that goes to a place. */
export function filtersAt(place: Place, filters: Readonly<Record<string, string>>): Record<string, string> {
  const others = Object.entries(filters).filter(([name]) => !(PLACED as readonly string[]).includes(name))
  return { ...Object.fromEntries(others), ...place.filters }
}
