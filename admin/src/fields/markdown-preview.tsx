// Loaded when a preview is first opened.
import MarkdownIt from 'markdown-it'
import { useMemo } from 'react'
import { useText } from '../kit/text.ts'

/** `html: false` writes typed HTML as text, and markdown-it refuses script links itself: what it returns is safe to show. */
const renderer = new MarkdownIt({ html: false, linkify: true })

export function MarkdownPreview({ source }: { source: string }) {
  const text = useText()
  const html = useMemo(() => renderer.render(source), [source])
  if (!source.trim()) return <div className="markdown-preview">{text('previewEmpty')}</div>
  return <div className="markdown-preview" dangerouslySetInnerHTML={{ __html: html }} />
}
