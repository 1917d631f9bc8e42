import type { ProjectFacts } from '@tutu/learning/scratch/outcome'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { languageTag } from '../../lib/language-tag.ts'
import { useSite } from '../../lib/use-site.ts'
import { loadSounds } from './music.ts'
import type { PageOptions } from './player/options.ts'
import type { FromPlayer, ToPlayer } from './player/preview-link.ts'
import { loadRuntime } from './runtime.ts'

const FRAME = '/tool-frame'
const COVER_MAX = 600_000

type Options = {
  file: File
  facts: ProjectFacts
  options: PageOptions
  /** A change opens the frame anew. */
  opened: number
  onCover: (picture: string, chosen: boolean) => void
}

export type PreviewState = 'loading' | 'ready' | 'failed' | 'no-webgl' | 'no-runtime'

/** Fills the opaque-origin frame with a page and its project, and speaks with it over a port of its own. */
export function usePreviewFrame({ file, facts, options, opened, onCover }: Options) {
  const { language, siteName, asset } = useSite()
  const frame = useRef<HTMLIFrameElement>(null)
  const port = useRef<MessagePort>(undefined)
  const askedForCover = useRef(false)
  const [state, setState] = useState<PreviewState>('loading')

  const preparePage = useEffectEvent(async () => {
    const [runtime, sounds, project, { previewPage }] = await Promise.all([
      loadRuntime(asset),
      loadSounds(facts.music),
      file.arrayBuffer(),
      import('./produce/page.ts'),
    ])
    const lang = languageTag(language)
    return { html: previewPage({ options, lang, siteName, runtime, sounds }), project }
  })

  const hear = useEffectEvent((message: FromPlayer) => {
    if (message.type === 'ready') setState('ready')
    if (message.type === 'failed') setState(message.reason === 'webgl' ? 'no-webgl' : 'failed')
    if (message.type === 'cover' && isPicture(message.picture)) {
      onCover(message.picture, askedForCover.current)
      askedForCover.current = false
    }
  })

  useEffect(() => {
    const element = frame.current
    if (!element) return undefined
    let gone = false
    setState('loading')
    const page = preparePage().catch(() => {
      if (!gone) setState('no-runtime')
      return undefined
    })
    const onMessage = ({ source, data }: MessageEvent<{ type?: unknown } | null>): void => {
      if (source !== element.contentWindow || data?.type !== 'tutu-frame-ready') return
      void page.then((prepared) => {
        if (gone || !prepared) return
        const { html, project } = prepared
        const channel = new MessageChannel()
        channel.port1.onmessage = (event: MessageEvent<FromPlayer>) => hear(event.data)
        port.current = channel.port1
        // The frame has no origin that could be named here.
        element.contentWindow?.postMessage({ type: 'tutu-show', html, project }, '*', [channel.port2, project])
      })
    }
    addEventListener('message', onMessage)
    element.src = FRAME
    return () => {
      gone = true
      removeEventListener('message', onMessage)
      port.current?.close()
      port.current = undefined
    }
  }, [opened, file])

  const tell = (message: ToPlayer): void => port.current?.postMessage(message)
  useEffect(() => tell({ type: 'options', options }), [options])

  const takeCover = (): void => {
    askedForCover.current = true
    tell({ type: 'cover' })
  }
  return { frame, state, takeCover }
}

/** What comes out of the frame is not believed: a picture of a bounded size, or nothing. */
function isPicture(value: unknown): value is string {
  return typeof value === 'string' && value.length < COVER_MAX && /^data:image\/jpeg;base64,[\w+/]+=*$/.test(value)
}
