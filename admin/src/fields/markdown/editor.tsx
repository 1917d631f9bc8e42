// Loaded when Markdown is first edited.
import type { MarkdownField } from '@tutu/contract/fields/markdown'
import { Button, ConfigProvider, Input, Segmented } from 'antd'
import {
  type ClipboardEvent,
  type DragEvent,
  type KeyboardEvent,
  useDeferredValue,
  useMemo,
  useRef,
  useState,
} from 'react'
import { asText, type InputProps } from '../../kit/face.ts'
import { useLanguage } from '../../lib/i18n.ts'
import { useMedia } from '../../lib/media.ts'
import { useSiteConfig } from '../../stores/site-config.ts'
import { lazyInput } from '../lazy.tsx'
import { acceptAttribute } from '../upload/allowed-types.ts'
import { useDialogs } from '../upload/use-dialogs.tsx'
import { useFileDrag } from '../upload/use-file-drag.ts'
import { apply } from './apply.ts'
import { countWords } from './count-words.ts'
import type { LinkDialogProps } from './link-dialog.tsx'
import './markdown.css'
import { continueLine, type Edit, link, type Selected, table } from './marks.ts'
import { PlacedFilesList } from './placed-files-list.tsx'
import type { MarkdownPreview } from './preview.tsx'
import type { TableDialogProps } from './table-dialog.tsx'
import { useEditorText } from './text.ts'
import { type Action, Toolbar } from './toolbar.tsx'
import { usePlacedFiles } from './use-placed-files.ts'
import { selectedIn, write } from './write.ts'

const Preview = lazyInput<Parameters<typeof MarkdownPreview>[0]>(
  async () => (await import('./preview.tsx')).MarkdownPreview,
)
const LinkDialog = lazyInput<LinkDialogProps>(async () => (await import('./link-dialog.tsx')).LinkDialog)
const TableDialog = lazyInput<TableDialogProps>(async () => (await import('./table-dialog.tsx')).TableDialog)

const SHORTCUTS: Readonly<Record<string, Action>> = {
  b: { mark: 'bold' },
  i: { mark: 'italic' },
  k: { ask: 'link' },
}
/** px of the window from which on a text and how it looks have room beside each other. */
const BOTH_FROM = 900

type View = 'write' | 'both' | 'preview'
type Dialog = 'link' | 'table'

export function MarkdownEditor({ id, value, onChange, definition, language: written }: InputProps<MarkdownField>) {
  const text = useEditorText()
  const shownIn = useLanguage()
  const language = written ?? shownIn
  const area = useRef<HTMLTextAreaElement>(null)
  const fileInput = useRef<HTMLInputElement>(null)
  const [view, setView] = useState<View>('write')
  const [asking, setAsking] = useState<Dialog>()
  const hasRoom = useMedia(`(min-width: ${BOTH_FROM}px)`)
  const isDragging = useFileDrag()
  const { componentDisabled: isDisabled = false } = ConfigProvider.useConfig()
  const { mimetype } = useSiteConfig((config) => config.upload)
  const { open, dialog } = useDialogs()
  const placed = usePlacedFiles({
    area,
    topic: definition.name,
    placeholder: (name) => text('placeholder', { name }),
  })

  // What is typed may hold placeholders of files on their way; the form never does.
  const source = asText(value)
  const [typed, setTyped] = useState({ text: source, saved: source })
  const shown = typed.saved === source ? typed.text : source
  const type = (next: string) => {
    const saved = placed.withoutPlaceholders(next)
    setTyped({ text: next, saved })
    onChange(saved)
  }

  const act = (action: Action) => {
    if (!area.current) return
    const edit = apply(action, selectedIn(area.current), text)
    if (edit) return write(area.current, edit)
    if (!('ask' in action)) return
    const { ask } = action
    if (ask === 'upload') fileInput.current?.click()
    else if (ask === 'link' || ask === 'table') setAsking(ask)
    else
      open({
        kind: 'library',
        accept: ask === 'picture' ? 'pictures' : 'any',
        max: 20,
        onChoose: (files) => setTimeout(() => placed.choose(files)),
      })
  }

  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.nativeEvent.isComposing || event.altKey || event.shiftKey) return
    const isCommand = event.ctrlKey || event.metaKey
    const action = isCommand ? SHORTCUTS[event.key.toLowerCase()] : undefined
    const edit = !isCommand && event.key === 'Enter' ? continueLine(selectedIn(event.currentTarget)) : undefined
    if (!action && !edit) return
    event.preventDefault()
    // In a text Ctrl+K is a link, not the search of the menu.
    event.stopPropagation()
    if (action) act(action)
    else if (edit) write(event.currentTarget, edit)
  }

  const onPaste = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    const { files, types } = event.clipboardData
    // Word and Excel bring a picture of what they copied: their text is meant.
    if (files.length > 0 && !types.includes('text/plain')) {
      event.preventDefault()
      return placed.add([...files].map((file) => (file.name === 'image.png' ? renamed(file, text('pasted')) : file)))
    }
    const selected = selectedIn(event.currentTarget)
    const address = event.clipboardData.getData('text/plain').trim()
    const words = selected.source.slice(selected.start, selected.end)
    // An address over words makes them a link.
    if (words === '' || /[\n[\]]/.test(words) || !/^https?:\/\/[^\s"<>]{1,2000}$/.test(address)) return undefined
    event.preventDefault()
    return write(event.currentTarget, link(selected, words, address))
  }

  const onDrop = (event: DragEvent) => {
    if (event.dataTransfer.files.length === 0) return
    event.preventDefault()
    event.stopPropagation()
    placed.add([...event.dataTransfer.files])
  }

  /** The dialog closes; what it answered is written when it no longer holds the focus. */
  const back = (answer?: (selected: Selected) => Edit) => {
    setAsking(undefined)
    setTimeout(() => {
      if (area.current && answer) write(area.current, answer(selectedIn(area.current)))
      else area.current?.focus()
    })
  }
  const isBoth = view === 'both' && hasRoom
  const views: View[] = hasRoom ? ['write', 'both', 'preview'] : ['write', 'preview']
  return (
    <div className={isBoth ? 'markdown-editor is-both' : 'markdown-editor'}>
      <div className="markdown-head">
        <Segmented<View>
          aria-label={text('view')}
          size="small"
          value={isBoth ? 'both' : view === 'both' ? 'write' : view}
          onChange={setView}
          options={views.map((one) => ({
            value: one,
            label: text(one),
            ...(one === 'both' && { title: text('bothTitle') }),
          }))}
        />
        {view !== 'preview' && <Toolbar controls={id} disabled={isDisabled} onAction={act} />}
        {isBoth && (
          <Button size="small" className="markdown-leave" onClick={() => setView('write')}>
            {text('leaveBoth')}
          </Button>
        )}
      </div>
      <div className="markdown-panes">
        <div className="markdown-write" hidden={view === 'preview'} onDrop={onDrop}>
          <Input.TextArea
            ref={(input) => {
              area.current = input?.resizableTextArea?.textArea ?? null
            }}
            id={id}
            value={shown}
            rows={14}
            className={isDragging ? 'markdown-source is-offered' : 'markdown-source'}
            spellCheck={false}
            onChange={(event) => type(event.target.value)}
            onKeyDown={onKeyDown}
            onPaste={onPaste}
          />
        </div>
        {(isBoth || view === 'preview') && <Preview source={source} language={language} area={area} />}
      </div>
      <PlacedFilesList placed={placed} onDone={() => area.current?.focus()} />
      <Foot source={source} hint={view === 'preview' || isDisabled ? '' : text('hint')} />
      <input
        ref={fileInput}
        type="file"
        hidden
        multiple
        accept={acceptAttribute(mimetype, 'any')}
        aria-label={text('pictureUpload')}
        onChange={({ target }) => {
          const chosen = [...(target.files ?? [])]
          // The same file may be chosen again.
          target.value = ''
          if (chosen.length > 0) placed.add(chosen)
        }}
      />
      {dialog}
      {asking === 'link' && (
        <LinkDialog
          words={area.current ? area.current.value.slice(area.current.selectionStart, area.current.selectionEnd) : ''}
          language={language}
          onClose={() => back()}
          onChoose={({ words, address }) => back((selected) => link(selected, words, address))}
        />
      )}
      {asking === 'table' && (
        <TableDialog
          onClose={() => back()}
          onChoose={({ columns, rows }) =>
            back((selected) => table(selected, columns, rows, (at) => text('sampleColumn', { at })))
          }
        />
      )}
    </div>
  )
}

/** Pictures from the clipboard are all called alike: the time tells them apart in the library. */
function renamed(file: File, name: string): File {
  const now = new Date()
  const two = (part: number) => String(part).padStart(2, '0')
  const day = `${now.getFullYear()}${two(now.getMonth() + 1)}${two(now.getDate())}`
  const time = [now.getHours(), now.getMinutes(), now.getSeconds()].map(two).join('')
  return new File([file], `${name} ${day}-${time}.png`, { type: file.type })
}

/** How long the text is: counted when nothing more urgent is to do. */
function Foot({ source, hint }: { source: string; hint: string }) {
  const text = useEditorText()
  const settled = useDeferredValue(source)
  const { han, words, minutes } = useMemo(() => countWords(settled), [settled])
  const counts = [
    han > 0 && text('han', { count: han }),
    words > 0 && text('words', { count: words }),
    minutes > 0 && text('minutes', { count: minutes }),
  ].filter(Boolean)
  return (
    <div className="markdown-foot">
      <span>{counts.join(' · ')}</span>
      <span>{hint}</span>
    </div>
  )
}
