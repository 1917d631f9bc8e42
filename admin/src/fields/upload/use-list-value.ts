import { PATHS_MAX } from '@tutu/contract/core/upload'
import { useRef } from 'react'
import { message } from '../../lib/message.ts'
import { asList } from '../../kit/face.ts'
import { useUploadText } from './text.ts'

type Options = { value: unknown; max: number | undefined; onChange: (paths: string[]) => void }

/** The paths of a list field. Uploads arrive one after the other, faster than the form draws: each adds to the latest list. */
export function useListValue({ value, max = PATHS_MAX, onChange }: Options) {
  const text = useUploadText()
  const paths = asList<string>(value)
  const latest = useRef(paths)
  latest.current = paths
  const set = (next: string[]) => {
    latest.current = next
    onChange(next)
  }
  return {
    paths,
    max,
    /** How many more there is room for. */
    room: Math.max(0, max - paths.length),
    isFull: paths.length >= max,
    set,
    add: (more: readonly string[]) => {
      const merged = [...new Set([...latest.current, ...more])]
      if (merged.length > max) void message.warning(text('tooMany', { max }))
      set(merged.slice(0, max))
    },
    remove: (path: string) => set(latest.current.filter((one) => one !== path)),
    /** As many of the files as there is room for besides those on their way. */
    fitting: (files: readonly File[], underWay: number): File[] => {
      const free = Math.max(0, max - latest.current.length - underWay)
      if (files.length > free) void message.warning(text('tooMany', { max }))
      return files.slice(0, free)
    },
  }
}
