import type { StoredFile, Uploader } from '@tutu/contract/core/upload-client'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { toLibrary } from '../upload/uploaders.ts'
import { useUploads } from '../upload/use-uploads.ts'
import { files as filesIn, image } from './marks.ts'
import { replaceText, selectedIn, write } from './write.ts'

/** A file on its way into the text, or just put there, until its words have been asked for. */
export type PlacedFile = {
  key: number
  name: string
  kind: 'picture' | 'player' | 'file'
  /** What stands in the text for it: a placeholder while it is uploaded, then its mark. */
  mark: string
  url: string | undefined
  /** The picture itself, from this device. */
  thumb: string | undefined
  upload: number | undefined
  alt: string
  /** Nothing more is asked; it leaves when it has arrived. */
  isAnswered: boolean
  /** Its place in the text was deleted while it was on its way. */
  isHomeless?: boolean
}

const kindOf = (type: string): PlacedFile['kind'] =>
  type.startsWith('image/') ? 'picture' : /^(?:video|audio)\//.test(type) ? 'player' : 'file'

/** Only pictures, films and sounds are shown in place; the rest is linked to. */
const markOf = ({ kind, alt, name }: PlacedFile, url: string): string =>
  kind === 'file' ? image(alt || name, url).slice(1) : image(alt, url)

let lastKey = 0

type Options = {
  area: RefObject<HTMLTextAreaElement | null>
  topic: string
  placeholder: (name: string) => string
}

/** Files that are put into a text: each stands there at once, as a placeholder, and in the end as its mark. */
export function usePlacedFiles({ area, topic, placeholder }: Options) {
  const [files, setFiles] = useState<readonly PlacedFile[]>([])
  const latest = useRef(files)
  const [sentFrom] = useState(() => new WeakMap<StoredFile, File>())
  const [keys] = useState(() => new WeakMap<File, number>())

  const show = (next: readonly PlacedFile[]) => {
    latest.current = next
    setFiles(next)
  }
  const change = (key: number, fields: Partial<PlacedFile>) =>
    show(latest.current.map((file) => (file.key === key ? { ...file, ...fields } : file)))
  const drop = (key: number) => {
    const file = latest.current.find((one) => one.key === key)
    if (file?.thumb) URL.revokeObjectURL(file.thumb)
    show(latest.current.filter((one) => one.key !== key))
  }

  const [uploader] = useState<Uploader>(() => {
    const library = toLibrary('any')
    return {
      check: library.check,
      async send(file, options) {
        const stored = await library.send(file, options)
        sentFrom.set(stored, file)
        return stored
      },
    }
  })
  const whenTyped = useWhenTyped()
  const onStored = (stored: StoredFile) => whenTyped(() => place(stored))
  const place = (stored: StoredFile) => {
    const key = keys.get(sentFrom.get(stored)!)
    const file = latest.current.find((one) => one.key === key)
    if (!file || !area.current) return
    const mark = markOf(file, stored.url)
    const isPlaced = replaceText(area.current, file.mark, mark)
    const arrived = { url: stored.url, upload: undefined, mark }
    if (!isPlaced) change(file.key, { ...arrived, isHomeless: true })
    else if (file.isAnswered || file.kind === 'file') drop(file.key)
    else change(file.key, arrived)
  }
  const { queue, uploads } = useUploads({ topic, uploader, onStored })

  useEffect(
    () => () => {
      for (const { thumb } of latest.current) if (thumb) URL.revokeObjectURL(thumb)
    },
    [],
  )

  /** The marks where the caret is. */
  const put = (marks: readonly string[]) => {
    if (area.current && marks.length > 0) write(area.current, filesIn(selectedIn(area.current), marks))
  }

  return {
    files,
    queue,
    uploads,
    /** From this device. */
    add: (chosen: readonly File[]) => {
      const added = chosen.map((file): PlacedFile => {
        lastKey += 1
        keys.set(file, lastKey)
        const kind = kindOf(file.type)
        return {
          key: lastKey,
          name: file.name,
          kind,
          mark: image(placeholder(file.name), `upload-${lastKey}`),
          url: undefined,
          thumb: kind === 'picture' ? URL.createObjectURL(file) : undefined,
          upload: undefined,
          alt: '',
          isAnswered: kind === 'file',
        }
      })
      // Known first: what is written now is not yet what may be saved.
      show([...latest.current, ...added])
      put(added.map(({ mark }) => mark))
      for (const [at, file] of chosen.entries()) {
        queue.add([file])
        change(added[at]!.key, { upload: queue.list().at(-1)?.id })
      }
    },
    /** From the library. */
    choose: (chosen: readonly { url: string; name: string; type: string }[]) => {
      const added = chosen.map(({ url, name, type }): PlacedFile => {
        lastKey += 1
        const kind = type === 'picture' ? 'picture' : type === 'video' || type === 'audio' ? 'player' : 'file'
        const file = { key: lastKey, name, kind, url, thumb: undefined, upload: undefined, alt: '', isAnswered: false }
        return { ...file, kind, mark: markOf({ ...file, kind, mark: '' }, url) } satisfies PlacedFile
      })
      put(added.map(({ mark }) => mark))
      show([...latest.current, ...added.filter(({ kind }) => kind !== 'file')])
    },
    /** What was typed about it: into its mark, where it stands already. */
    describe: (key: number, alt: string) => {
      const file = latest.current.find((one) => one.key === key)
      if (!file || file.alt === alt) return
      const described = { ...file, alt }
      const mark = file.url === undefined ? file.mark : markOf(described, file.url)
      if (file.url !== undefined && area.current) replaceText(area.current, file.mark, mark)
      change(key, { alt, mark })
    },
    answered: (key: number) => {
      const file = latest.current.find((one) => one.key === key)
      if (file?.url === undefined) change(key, { isAnswered: true })
      else drop(key)
    },
    /** Out of the text and the queue. */
    remove: (key: number) => {
      const file = latest.current.find((one) => one.key === key)
      if (!file) return
      if (file.upload !== undefined) queue.cancel(file.upload)
      if (area.current) replaceText(area.current, file.mark, '')
      drop(key)
    },
    putBack: (key: number) => {
      const file = latest.current.find((one) => one.key === key)
      if (!file) return
      put([file.mark])
      drop(key)
    },
    /** The text without placeholders: what is saved names no file that is not there. */
    withoutPlaceholders: (source: string): string => withoutMarks(source, latest.current),
  }
}

/** Runs what changes the text between two words of an input method, which it would interrupt. */
function useWhenTyped(): (run: () => void) => void {
  const [waiting] = useState<(() => void)[]>(() => [])
  const isComposing = useRef(false)
  useEffect(() => {
    const onStart = () => void (isComposing.current = true)
    const onEnd = () => {
      isComposing.current = false
      // The word itself comes after the event.
      setTimeout(() => {
        if (!isComposing.current) for (const run of waiting.splice(0)) run()
      })
    }
    document.addEventListener('compositionstart', onStart)
    document.addEventListener('compositionend', onEnd)
    return () => {
      document.removeEventListener('compositionstart', onStart)
      document.removeEventListener('compositionend', onEnd)
    }
  }, [waiting])
  return (run) => {
    if (isComposing.current) waiting.push(run)
    else run()
  }
}

function withoutMarks(source: string, files: readonly PlacedFile[]): string {
  return files.reduce((text, { url, mark }) => (url === undefined ? text.replace(mark, '') : text), source)
}

export type PlacedFiles = ReturnType<typeof usePlacedFiles>
