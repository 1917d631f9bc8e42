import { type Change, diffLines, diffWords } from 'diff'
import { theme } from 'antd'
import { Fragment, type ReactNode } from 'react'
import type { Language } from '@tutu/contract/core/languages'
import { useText } from '../../kit/text.ts'

/** Unchanged lines that stay around a change. */
const CONTEXT = 2
/** Longer texts are compared by lines only: word by word would take the browser too long. */
const WORDS_MAX = 20_000

type Props = { before: string; after: string; content: Language }

/** What of a text is gone and what is new: words where it is one line, else lines, and words within a line that changed. */
export function TextDiff({ before, after, content }: Props) {
  const text = useText()
  const isShort = !/\n/.test(before + after)
  if (isShort) return <Words changes={wordsOf(before, after, content)} />
  // A line at the end of one text and in the middle of the other is the same line.
  const whole = (one: string): string => (one.endsWith('\n') || !one ? one : `${one}\n`)
  const blocks = blocksOf(diffLines(whole(before), whole(after)))
  return (
    <div className="text-diff">
      {blocks.map((block, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- the blocks of two texts never change their places
        <Fragment key={index}>
          {block.kind === 'same' && <Unchanged lines={block.lines} text={text} />}
          {block.kind === 'changed' && (
            <div className="text-diff-lines">
              <Words changes={wordsOf(withoutEnd(block.before), withoutEnd(block.after), content)} />
            </div>
          )}
        </Fragment>
      ))}
    </div>
  )
}

const withoutEnd = (lines: string): string => lines.replace(/\n$/, '')

type Block = { kind: 'same'; lines: readonly string[] } | { kind: 'changed'; before: string; after: string }

/** Lines taken out and those put in their place as one block. */
function blocksOf(changes: readonly Change[]): Block[] {
  const blocks: Block[] = []
  for (const { added, removed, value } of changes) {
    const last = blocks.at(-1)
    if (!added && !removed) blocks.push({ kind: 'same', lines: withoutEnd(value).split('\n') })
    else if (last?.kind !== 'changed')
      blocks.push({ kind: 'changed', before: '', after: '', [removed ? 'before' : 'after']: value })
    else if (removed) last.before += value
    else last.after += value
  }
  return blocks
}

function wordsOf(before: string, after: string, content: Language): Change[] {
  if (before.length + after.length > WORDS_MAX) return wholeOf(before, after)
  return diffWords(before, after, { intlSegmenter: new Intl.Segmenter(content, { granularity: 'word' }) })
}

const wholeOf = (before: string, after: string): Change[] => [
  ...(before ? [{ value: before, removed: true, added: false, count: 1 }] : []),
  ...(after ? [{ value: after, removed: false, added: true, count: 1 }] : []),
]

function Words({ changes }: { changes: readonly Change[] }) {
  return (
    <span className="text-diff-words">
      {changes.map(({ added, removed, value }, index) => {
        // oxlint-disable-next-line react/no-array-index-key -- the words of two texts never change their places
        if (added)
          return (
            <Mark key={index} as="ins">
              {value}
            </Mark>
          )
        // oxlint-disable-next-line react/no-array-index-key -- as above
        if (removed)
          return (
            <Mark key={index} as="del">
              {value}
            </Mark>
          )
        // oxlint-disable-next-line react/no-array-index-key -- as above
        return <span key={index}>{value}</span>
      })}
    </span>
  )
}

/** Gone or new; told by more than the colour. */
export function Mark({ as: Tag, children }: { as: 'ins' | 'del'; children: ReactNode }) {
  const { token } = theme.useToken()
  const style =
    Tag === 'ins'
      ? { background: token.colorSuccessBg, boxShadow: `inset 0 -2px ${token.colorSuccess}` }
      : { background: token.colorErrorBg }
  return <Tag style={style}>{children}</Tag>
}

/** Lines that stayed: those beside a change, the others by their number. */
function Unchanged({ lines, text }: { lines: readonly string[]; text: ReturnType<typeof useText> }) {
  const { token } = theme.useToken()
  const isLong = lines.length > 2 * CONTEXT + 1
  const shown = (some: readonly string[]) => <div className="text-diff-lines">{some.join('\n')}</div>
  if (!isLong) return shown(lines)
  return (
    <>
      {shown(lines.slice(0, CONTEXT))}
      <div className="text-diff-skipped" style={{ color: token.colorTextSecondary }}>
        {text('linesSkipped', { count: lines.length - 2 * CONTEXT })}
      </div>
      {shown(lines.slice(-CONTEXT))}
    </>
  )
}
