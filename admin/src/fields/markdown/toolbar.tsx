import {
  BoldOutlined,
  BulbOutlined,
  CodeOutlined,
  CommentOutlined,
  DownOutlined,
  FontSizeOutlined,
  ItalicOutlined,
  LinkOutlined,
  OrderedListOutlined,
  PictureOutlined,
  TableOutlined,
  UnorderedListOutlined,
} from '@ant-design/icons'
import { Button, type MenuProps, Tooltip } from 'antd'
import { type ComponentProps, type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import { ButtonMenu } from '../../kit/button-menu.tsx'
import { useMayBrowse } from '../upload/library-access.ts'
import { type EditorText, useEditorText } from './text.ts'

/** What the toolbar asks for. */
export type Action =
  | { mark: 'bold' | 'italic' | 'code' | 'bullets' | 'numbers' | 'quote' }
  | { heading: 0 | 2 | 3 | 4 }
  | { fence: string }
  | { callout: 'TIP' | 'WARNING' | 'TRY' }
  | { answer: true }
  | { ask: 'link' | 'table' | 'upload' | 'picture' | 'file' }

type Entry = { key: string; label: string; action: Action }
type Tool = { key: string; label: string; icon: ReactNode; shortcut?: string } & (
  | { action: Action }
  | { entries: readonly Entry[] }
)

/** Languages as the renderer knows them (`server/src/markdown/marks.ts`): those that children write programs in. */
const LANGUAGES = [
  ['python', 'Python'],
  ['javascript', 'JavaScript'],
  ['html', 'HTML'],
  ['cpp', 'C++'],
] as const

function toolsOf(text: EditorText, mayBrowse: boolean): Tool[] {
  const entry = (key: string, label: string, action: Action): Entry => ({ key, label, action })
  return [
    {
      key: 'heading',
      label: text('heading'),
      icon: <FontSizeOutlined aria-hidden />,
      entries: [
        entry('2', text('heading2'), { heading: 2 }),
        entry('3', text('heading3'), { heading: 3 }),
        entry('4', text('heading4'), { heading: 4 }),
        entry('0', text('headingNone'), { heading: 0 }),
      ],
    },
    { key: 'bold', label: text('bold'), icon: <BoldOutlined aria-hidden />, shortcut: 'B', action: { mark: 'bold' } },
    {
      key: 'italic',
      label: text('italic'),
      icon: <ItalicOutlined aria-hidden />,
      shortcut: 'I',
      action: { mark: 'italic' },
    },
    {
      key: 'bullets',
      label: text('bullets'),
      icon: <UnorderedListOutlined aria-hidden />,
      action: { mark: 'bullets' },
    },
    { key: 'numbers', label: text('numbers'), icon: <OrderedListOutlined aria-hidden />, action: { mark: 'numbers' } },
    { key: 'quote', label: text('quote'), icon: <CommentOutlined aria-hidden />, action: { mark: 'quote' } },
    { key: 'link', label: text('link'), icon: <LinkOutlined aria-hidden />, shortcut: 'K', action: { ask: 'link' } },
    {
      key: 'picture',
      label: text('picture'),
      icon: <PictureOutlined aria-hidden />,
      entries: [
        entry('upload', text('pictureUpload'), { ask: 'upload' }),
        ...(mayBrowse
          ? [
              entry('picture', text('pictureLibrary'), { ask: 'picture' }),
              entry('file', text('fileLibrary'), { ask: 'file' }),
            ]
          : []),
      ],
    },
    { key: 'table', label: text('table'), icon: <TableOutlined aria-hidden />, action: { ask: 'table' } },
    {
      key: 'code',
      label: text('code'),
      icon: <CodeOutlined aria-hidden />,
      entries: [
        entry('inline', text('codeInline'), { mark: 'code' }),
        ...LANGUAGES.flatMap(([name, language]) => [
          entry(name, language, { fence: name }),
          entry(`${name}-run`, text('codeRun', { language }), { fence: `${name} run` }),
        ]),
        entry('scratch', text('codeScratch'), { fence: 'scratch' }),
        entry('text', text('codePlain'), { fence: 'text' }),
      ],
    },
    {
      key: 'box',
      label: text('box'),
      icon: <BulbOutlined aria-hidden />,
      entries: [
        entry('tip', text('tip'), { callout: 'TIP' }),
        entry('warning', text('warning'), { callout: 'WARNING' }),
        entry('try', text('try'), { callout: 'TRY' }),
        entry('answer', text('answer'), { answer: true }),
      ],
    },
  ]
}

type Props = { controls: string; disabled: boolean; onAction: (action: Action) => void }

/** One stop of the tab key, then the arrow keys (ARIA's toolbar). Words where there is room, else names. */
export function Toolbar({ controls, disabled, onAction }: Props) {
  const text = useEditorText()
  const tools = toolsOf(text, useMayBrowse())
  const bar = useRef<HTMLDivElement>(null)
  const [at, setAt] = useState(0)

  const onKeyDown = (event: KeyboardEvent) => {
    const buttons = [...(bar.current?.querySelectorAll<HTMLElement>(':scope > button') ?? [])]
    const here = buttons.indexOf(event.target as HTMLElement)
    if (here < 0) return
    const last = buttons.length - 1
    const moves: Readonly<Record<string, number>> = {
      ArrowRight: here === last ? 0 : here + 1,
      ArrowLeft: here === 0 ? last : here - 1,
      Home: 0,
      End: last,
    }
    const next = moves[event.key]
    if (next === undefined) return
    event.preventDefault()
    setAt(next)
    buttons[next]?.focus()
  }

  return (
    <div
      ref={bar}
      role="toolbar"
      tabIndex={-1}
      aria-label={text('tools')}
      aria-controls={controls}
      className="markdown-tools"
      onKeyDown={onKeyDown}
    >
      {tools.map((tool, index) => {
        const { key, label, icon, shortcut } = tool
        const button = (
          <Button
            key={key}
            type="text"
            size="small"
            icon={icon}
            disabled={disabled}
            aria-label={label}
            aria-keyshortcuts={shortcut && `Control+${shortcut}`}
            tabIndex={index === at ? 0 : -1}
            onFocus={() => setAt(index)}
            onClick={'action' in tool ? () => onAction(tool.action) : undefined}
          >
            <span className="markdown-tool-word">{label}</span>
            {'entries' in tool && <DownOutlined className="markdown-tool-more" aria-hidden />}
          </Button>
        )
        if ('entries' in tool)
          return <Choice key={key} button={button} entries={tool.entries} onAction={onAction} disabled={disabled} />
        return (
          <Tooltip key={key} title={shortcut ? `${label} · Ctrl+${shortcut}` : label}>
            {button}
          </Tooltip>
        )
      })}
    </div>
  )
}

type ChoiceProps = {
  button: ComponentProps<typeof ButtonMenu>['children']
  entries: readonly Entry[]
  disabled: boolean
  onAction: (action: Action) => void
}

function Choice({ button, entries, disabled, onAction }: ChoiceProps) {
  const items: MenuProps['items'] = entries.map(({ key, label }) => ({ key, label }))
  const onClick: MenuProps['onClick'] = ({ key, domEvent }) => {
    // The form around it hears of keys pressed in here.
    domEvent.stopPropagation()
    const chosen = entries.find((entry) => entry.key === key)
    if (chosen) onAction(chosen.action)
  }
  return (
    <ButtonMenu menu={{ items, onClick }} disabled={disabled}>
      {button}
    </ButtonMenu>
  )
}
