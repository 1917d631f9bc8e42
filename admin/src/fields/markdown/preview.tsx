// Loaded when a preview is first opened.
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { Language } from '@tutu/contract/core/languages'
import { Alert, Button, Skeleton } from 'antd'
import { type RefObject, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { api } from '../../lib/api.ts'
import { useIsDark } from '../../lib/theme.ts'
import { useDebounced } from '../use-debounced.ts'
import { useEditorText } from './text.ts'

/** ms without a key until the server is asked. */
const PAUSE = 350

type Props = {
  source: string
  language: Language
  /** What is scrolled beside it. */
  area: RefObject<HTMLTextAreaElement | null>
}

/**
 * A text as the site would show it, from the server. Scripts do not run in the frame; this page may reach in, so that a
 * change keeps the place one was reading at.
 */
export function MarkdownPreview({ source, language, area }: Props) {
  const text = useEditorText()
  const caller = useId()
  const theme = useIsDark() ? 'dark' : 'light'
  const asked = useDebounced(source, PAUSE)
  const { data, isError, error, refetch } = useQuery({
    queryKey: ['markdown-preview', asked, language, theme],
    enabled: asked.trim() !== '',
    placeholderData: keepPreviousData,
    gcTime: 0,
    queryFn: async ({ signal }) =>
      (
        await api.call(
          'POST /admin/ajax/renderText',
          { body: { source: asked, language, theme } },
          { caller: `preview${caller}`, signal, showError: false },
        )
      ).data.page,
  })
  if (source.trim() === '') return <div className="markdown-preview is-empty">{text('previewEmpty')}</div>
  if (isError)
    return (
      <Alert
        type="error"
        showIcon
        className="markdown-preview"
        title={text('previewFailed')}
        description={error.message}
        action={<Button onClick={() => void refetch()}>{text('retry')}</Button>}
      />
    )
  if (data === undefined)
    return (
      <div className="markdown-preview is-waiting" aria-busy>
        <Skeleton active paragraph={{ rows: 6 }} />
      </div>
    )
  return <Page title={text('previewTitle')} page={data} area={area} />
}

function Page({ title, page, area }: { title: string; page: string; area: Props['area'] }) {
  const frame = useRef<HTMLIFrameElement>(null)
  /** The first page there is; what follows is put into it. */
  const [begun] = useState(page)

  const show = () => {
    const inside = frame.current?.contentDocument
    if (inside?.body && page !== begun) putInto(inside, page)
  }
  // oxlint-disable-next-line react/exhaustive-deps -- once for each page
  useLayoutEffect(show, [page])

  // It goes along with the text beside it.
  useEffect(() => {
    const source = area.current
    if (!source) return undefined
    const follow = () => {
      const inside = frame.current?.contentDocument?.documentElement
      const way = source.scrollHeight - source.clientHeight
      if (inside && way > 0) inside.scrollTop = (source.scrollTop / way) * (inside.scrollHeight - inside.clientHeight)
    }
    source.addEventListener('scroll', follow, { passive: true })
    return () => source.removeEventListener('scroll', follow)
  }, [area])

  return (
    <iframe
      ref={frame}
      className="markdown-preview"
      title={title}
      sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox"
      srcDoc={begun}
      onLoad={show}
    />
  )
}

/** A newer text in the place of the one that is shown: where one was reading stays, and what one had opened. */
function putInto(shown: Document, page: string): void {
  const next = new DOMParser().parseFromString(page, 'text/html')
  const opened = [...shown.querySelectorAll('details')].map(({ open }) => open)
  const { scrollTop } = shown.documentElement
  shown.documentElement.dataset.theme = next.documentElement.dataset.theme
  shown.body.replaceWith(shown.importNode(next.body, true))
  for (const [at, details] of shown.querySelectorAll('details').entries()) details.open = opened[at] ?? false
  shown.documentElement.scrollTop = scrollTop
}
